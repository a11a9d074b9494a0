/** All that is needed to write a set of the card game outside this package. The sets that come with it import the same things by their paths. */
export { Bang } from './bang/bang.ts'
export { cardGame } from './bang/card-game.ts'
export { type SetContent, setContent } from './bang/catalog.ts'
export { card, character, type Def, event, inOrder, type Source, show, thing, variant } from './bang/def.ts'
export { type Copy, cardFacts, characterFacts, eventFacts, type Printed, type SetFacts, thingFacts } from './bang/facts.ts'
export { type KnownManifest, manifest, type SetManifest, type Switch } from './bang/manifest.ts'
export type { Moments } from './bang/moments.ts'
export {
  type Counter,
  counter,
  type Happening,
  happening,
  type Plain,
  pile,
  placeBeforeEach,
  row,
  type State,
  state,
  type Zone,
} from './bang/parts/declare.ts'
export { atSeat, onCard, onCharacter, type Spot } from './bang/parts/spots.ts'
export { heldAt, pay, paymentFields } from './bang/rules/payment.ts'
export { cardIn, layBefore } from './bang/rules/play.ts'
export type { SetWords } from './bang/words/types.ts'
