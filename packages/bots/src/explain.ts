/** What a belief is made of, in facts that can be told. Apart from the bots themselves: nobody needs it to play. */
export {
  type DeedKind,
  type Guess,
  guessOf,
  likeliest,
  type Reason,
  type Remembered,
  rememberedNow,
  seenBy,
  type Viewer,
} from './belief/evidence.ts'
export { type Exposure, exposure } from './belief/exposure.ts'
export type { RoleChances } from './belief/joint.ts'
export { told } from './belief/witness.ts'
