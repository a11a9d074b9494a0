/** What this package promises to those who install it. The workspace itself imports `index.ts`, which has more and promises nothing. */
export { BadOptions } from './bad-options.ts'
export type { Bang } from './bang/bang.ts'
export { ROLE_TABLE } from './bang/catalog.ts'
export type { BangEvent, Face, Phase, TableEvent } from './bang/events.ts'
export type { Border, CardType, Rank, RoleId, Suit } from './bang/facts.ts'
export { bang } from './bang/index.ts'
export { BadSet, joinSet } from './bang/join-set.ts'
export type { SetManifest, Switch } from './bang/manifest.ts'
export type { BangOptions } from './bang/options.ts'
export type { Plain } from './bang/parts/declare.ts'
export { nextGame } from './bang/series.ts'
export { SETS } from './bang/sets/manifests.ts'
export { MAX_PLAYERS, MIN_PLAYERS } from './bang/size.ts'
export type { BangView, CardView, Counted, DutyView, FrontView, OwnView, PileView, SeatView, TableView } from './bang/view/shown.ts'
export type { Dice } from './dice/dice.ts'
export type { DiceCard, DiceEvent, DicePhase, DiceTableEvent } from './dice/events.ts'
export { DICE, DIE_FACES, type DieFace, ROLE_TABLE as DICE_ROLE_TABLE, THREE_PLAYER_GOALS, TRIO } from './dice/facts.ts'
export { dice } from './dice/index.ts'
export type { DiceOptions } from './dice/options.ts'
export type { DiceOwnView, DiceSeatView, DiceTableView, DiceView, DieView } from './dice/view.ts'
export type { Duel } from './duel/duel.ts'
export type { DuelEvent, DuelTableEvent, Face as DuelFace, Phase as DuelPhase } from './duel/events.ts'
export { cards as duelCards, type Side } from './duel/facts.ts'
export { duel } from './duel/index.ts'
export type { DuelOptions } from './duel/options.ts'
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
export * from './kernel/public.ts'
export { whatIsNoRecord } from './record-file.ts'
export { plain, type Sentence } from './western/words/sentence.ts'
export type { Seen, Speech } from './western/words/speech.ts'
