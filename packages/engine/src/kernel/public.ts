/** What the kernel promises to programs outside the workspace: to run a game, to read what it asks and tells, to record and replay it. */
export { isOpen } from './ask.ts'
export type { Deal } from './deal.ts'
export { type KernelEvent, type Moved, message, type Shuffled, type ToldMove, type ZoneName } from './events.ts'
export { Game, type Imagination, type Outcome } from './game.ts'
export { type CardId, type Handle, handleOf, type Json, type Seat, seatOf, type Viewer } from './ids.ts'
export { type Asked, type Judged, Match, type Rules } from './match.ts'
export { applyPatch, diff, type Patch, type Path } from './patch.ts'
export {
  type Answer,
  type Field,
  type Input,
  nextField,
  type Option,
  type Part,
  type Picks,
  plainAnswer,
  type Question,
  type Reason,
} from './question.ts'
export { Random, type Seed, sealOf, seedFrom } from './random.ts'
export type { GameRecord, Sample } from './record.ts'
export { isRecord, type ReplayFault, replay } from './replay.ts'
