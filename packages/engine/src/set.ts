/** All that is needed to write a set of the card game outside this package. The sets that come with it import the same things by their paths. */
export { Bang } from './bang/bang.ts'
export { cardGame } from './bang/card-game.ts'
export { type SetContent, setContent, type ThingKind } from './bang/catalog.ts'
export {
  type CardSpec,
  type Def,
  type EventSpec,
  inOrder,
  NO_LIMIT,
  type Numbers,
  type Source,
} from './bang/def.ts'
export type { Face } from './bang/events.ts'
export {
  type CardFacts,
  type CharacterFacts,
  type Check,
  type Copy,
  cardFacts,
  characterFacts,
  type EventFacts,
  eventFacts,
  type Printed,
  reprintFacts,
  type SetFacts,
  SUITS,
  type ThingFacts,
  thingFacts,
} from './bang/facts.ts'
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
export { atSeat, inTheMiddle, onCard, onCharacter, type Spot } from './bang/parts/spots.ts'
export { type Shot, shoot, shootOthers, shootTarget, shotOf } from './bang/rules/attack.ts'
export { drinkBeer, misfortune, payLife, type Wound, wound } from './bang/rules/damage.ts'
export { drawCheck } from './bang/rules/draw-check.ts'
export { challenge } from './bang/rules/duel.ts'
export { openStore } from './bang/rules/general-store.ts'
export { giveBang } from './bang/rules/give.ts'
export { type Hit, hitOf, reaches } from './bang/rules/ignore.ts'
export { discardFromTarget, type Loss, loseCard, takeFromHand, takeFromTarget } from './bang/rules/lose-card.ts'
export { heldAt, pay, paymentFields } from './bang/rules/payment.ts'
export { cardIn, everybody, everybodyElse, layBefore, type Play } from './bang/rules/play.ts'
export type { BangReason, ReasonCode } from './bang/rules/reasons.ts'
export { Aim, another, anotherInReach, anotherWithin, cardOfAnyone, cardOfNeighbour, cardToTake } from './bang/rules/target.ts'
export type { AnySetWords, Say, SetWords } from './bang/words/types.ts'
export { card, character, event, show, thing, variant } from './bang/written.ts'
export { DECK, DISCARD, front, hand } from './bang/zones.ts'
export {
  type Answer,
  ask,
  askAll,
  askUnlessForced,
  type CardId,
  choose,
  type Field,
  type Handle,
  type Kind,
  type Option,
  option,
  type Rule,
  type Seat,
} from './kernel/index.ts'
