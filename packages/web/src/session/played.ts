import type {
  BangEvent,
  BangView,
  DiceCard,
  DiceEvent,
  DiceOwnView,
  DiceView,
  DuelEvent,
  DuelFace,
  DuelOwnView,
  DuelView,
  Face,
  OwnView,
  Shuffled,
  ToldMove,
} from '@sundown/engine'

/** What a page is shown and told of each game, by its name. */
interface Played {
  readonly bang: { readonly view: BangView; readonly event: BangEvent | ToldMove<Face> | Shuffled; readonly own: OwnView }
  readonly dice: { readonly view: DiceView; readonly event: DiceEvent | ToldMove<DiceCard> | Shuffled; readonly own: DiceOwnView }
  readonly duel: { readonly view: DuelView; readonly event: DuelEvent | ToldMove<DuelFace> | Shuffled; readonly own: DuelOwnView }
}

export type GameName = keyof Played

/** A game as one viewer sees it; which game it is, it says itself. */
export type ViewOf<G extends GameName = GameName> = Played[G]['view']
export type AnyView = ViewOf

/** Something that happened, as this viewer is told it. */
export type ToldEvent<G extends GameName = GameName> = Played[G]['event']

/** What only one seat sees. */
export type OwnOf<G extends GameName = GameName> = Played[G]['own']

/** What makes talking cost something now, in a game where that can be. */
export const speechOf = (view: AnyView | undefined): string | undefined => (view && 'speech' in view.table ? view.table.speech : undefined)

// The engine's own data as a worker or a server sends it: known by one mark, trusted for the rest.

export const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null
export const isView = (value: unknown): value is AnyView => isTree(value) && 'game' in value && 'seats' in value && 'table' in value
export const isTold = (value: unknown): value is ToldEvent => isTree(value) && 'type' in value && typeof value.type === 'string'
export const isOwn = (value: unknown): value is OwnOf => isTree(value) && 'seat' in value

/** The sets among the options of a game. */
export const setsIn = (options: unknown): readonly string[] =>
  isTree(options) && 'sets' in options && Array.isArray(options.sets)
    ? options.sets.filter((set): set is string => typeof set === 'string')
    : []
