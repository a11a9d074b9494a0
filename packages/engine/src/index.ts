export { BadOptions } from './bad-options.ts'
export { Bang } from './bang/bang.ts'
export { defsOf, mixture, type OwnZone, ROLE_TABLE, type SetContent, setContent, type ThingKind } from './bang/catalog.ts'
export type { Def, Source } from './bang/def.ts'
export { eventCounts } from './bang/event-counts.ts'
export type { BangEvent, Face, Phase, TableEvent } from './bang/events.ts'
export type { Border, CardType, Copy, Name, Rank, RoleId, Suit } from './bang/facts.ts'
export { RANKS, SUITS } from './bang/facts.ts'
export { bang } from './bang/index.ts'
export { BadSet, joinSet } from './bang/join-set.ts'
export { setsMissing, setsNeeded } from './bang/load-sets.ts'
export type { SetManifest, Switch } from './bang/manifest.ts'
export { type BangOptions, readOptions } from './bang/options.ts'
export type { Counter, Plain, State, Zone } from './bang/parts/declare.ts'
export { atSeat, inTheMiddle, onCard, onCharacter, type Spot } from './bang/parts/spots.ts'
export type { BangReason, ReasonCode } from './bang/rules/reasons.ts'
export { nextGame } from './bang/series.ts'
export { allSets } from './bang/sets/all.ts'
export { listSet, manifests, SETS, VARIANTS, type Variant } from './bang/sets/manifests.ts'
export { MAX_PLAYERS, MIN_PLAYERS } from './bang/size.ts'
export type { BangView, CardView, Counted, DutyView, FrontView, OwnView, PileView, SeatView, TableView } from './bang/view/shown.ts'
export { Dice } from './dice/dice.ts'
export type { DiceCard, DiceEvent, DicePhase, DiceTableEvent, ShotTold } from './dice/events.ts'
export {
  ARROWS,
  characters as diceCharacters,
  DICE,
  DIE_FACES,
  type DieFace,
  dieFaces,
  ROLE_TABLE as DICE_ROLE_TABLE,
  roles as diceRoles,
  THREE_PLAYER_GOALS,
  TRIO,
} from './dice/facts.ts'
export { dice } from './dice/index.ts'
export { type Chance, chance, type Hope, percentOf } from './dice/odds.ts'
export type { DiceOptions } from './dice/options.ts'
export type { DiceReason, DiceReasonCode } from './dice/reasons.ts'
export { MAX_PLAYERS as DICE_MAX, MIN_PLAYERS as DICE_MIN } from './dice/size.ts'
export type { DiceOwnView, DiceSeatView, DiceTableView, DiceView, DieView } from './dice/view.ts'
export { Duel } from './duel/duel.ts'
export type { DuelEvent, DuelTableEvent, Face as DuelFace, Phase as DuelPhase } from './duel/events.ts'
export { cards as duelCards, characters as duelCharacters, type RevealSymbol, type Side } from './duel/facts.ts'
export { duel } from './duel/index.ts'
export { type DuelOptions, FEWEST_CHARACTERS, MOST_CHARACTERS } from './duel/options.ts'
export type { DuelReason, ReasonCode as DuelReasonCode } from './duel/rules/reasons.ts'
export type {
  CardView as DuelCardView,
  CharacterView,
  DuelOwnView,
  DuelSeatView,
  DuelTableView,
  DuelView,
  EquipmentView,
  WaitingView,
} from './duel/view.ts'
export type { GameKind } from './game-kind.ts'
export { games } from './games.ts'
export * from './kernel/index.ts'
export type { AnyFace } from './lazy.ts'
export { GAME_NAMES, loadGame } from './load-game.ts'
export { plain, type Sentence } from './western/words/sentence.ts'
export type { Seen, Speech } from './western/words/speech.ts'
