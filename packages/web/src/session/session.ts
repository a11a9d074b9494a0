import type { GameRecord, Outcome, ReplayFault } from '@sundown/engine'
import type { Answer, ChatLine, ClockView, QuestionView, TableView } from '@sundown/protocol'
import type { GameName, OwnOf, ToldEvent, ViewOf } from './played.ts'

/** Why something was refused: said by the teller (`reason`) if it is one of the game's, else by the words of the protocol. */
export interface Refusal {
  readonly code: string
  readonly facts?: { readonly [name: string]: number | string } | undefined
}

/**
 * What happened between two moments. Numbers grow by one for as long as the session lives; the list begins anew with another game or another past
 * (undo), the numbers do not. Each begins where the one before has ended.
 */
export interface Batch<G extends GameName = GameName> {
  readonly number: number
  readonly events: readonly ToldEvent<G>[]
  readonly before: ViewOf<G> | undefined
  readonly after: ViewOf<G>
  /** Told afterwards (a reload, a resume, a game that was already running): for the log, not for motion. */
  readonly past: boolean
}

/**
 * `connecting`: for the first time. `live`. `lost`: trying again by itself. `gone`: tried for long; `retry` or wait. `reload`: the page is of
 * another version. `out`: logged out or banned (see `Hub.why`). A game in the page is always `live`.
 */
export type Connection = 'connecting' | 'live' | 'lost' | 'gone' | 'reload' | 'out'

export interface Verdict {
  /** Every answer follows the rules, the seed matches its seal, and the shares make the seed. */
  readonly fair: boolean
  readonly fault: ReplayFault | undefined
  /** The deal was made with shares of the players; `mine`: the share this page added is among them. */
  readonly shared: boolean
  readonly mine: boolean | undefined
  /** The seal shown before the deal is the one of the record. */
  readonly sealed: boolean
}

export type RecordState =
  | { readonly is: 'secret' }
  | { readonly is: 'loading' }
  | { readonly is: 'failed'; readonly refusal: Refusal }
  | { readonly is: 'open'; readonly record: GameRecord; readonly verdict: Verdict }

export interface Snapshot<G extends GameName = GameName> {
  readonly solo: boolean
  /** Changes with every game: a rematch is another one. */
  readonly game: string | undefined
  readonly view: ViewOf<G> | undefined
  readonly question: QuestionView | undefined
  /** My seat; none: I watch. */
  readonly me: number | null
  /** By seat. */
  readonly names: readonly string[]
  readonly log: readonly Batch<G>[]
  /** Seconds left at the local time `clocksAt` (milliseconds, `performance.now` or whatever clock the session was given). */
  readonly clocks: readonly ClockView[]
  readonly clocksAt: number
  readonly connection: Connection
  /** The page is waiting for what the bots or the server say to an answer. */
  readonly busy: boolean
  /** What lies in the box; nothing in a game that has one box only. */
  readonly sets: readonly string[]
  readonly table: TableView | undefined
  /** When the table was told, by the clock of `clocksAt`: who is away has been so for longer by now. */
  readonly tableAt: number
  readonly chat: readonly ChatLine[]
  readonly outcome: Outcome | undefined
  /** What each seat alone sees, by seat: for the eliminated where the table allows it. */
  readonly open: readonly (OwnOf<G> | undefined)[] | undefined
  /** Shown before the first card is dealt. */
  readonly seal: string | undefined
  readonly record: RecordState
  readonly canUndo: boolean
  /** The table is closed to me: why, as a code (kicked, closed, no-spectators ...). */
  readonly gone: string | undefined
}

/** Somebody waits for me. */
export const isAsked = ({ question }: Pick<Snapshot, 'question'>): boolean => question?.options !== undefined

/** Before anything is known of a game. */
export const NOTHING_YET = {
  solo: false,
  game: undefined,
  view: undefined,
  question: undefined,
  me: null,
  names: [],
  log: [],
  clocks: [],
  clocksAt: 0,
  connection: 'live',
  busy: false,
  sets: [],
  table: undefined,
  tableAt: 0,
  chat: [],
  outcome: undefined,
  open: undefined,
  seal: undefined,
  record: { is: 'secret' },
  canUndo: false,
  gone: undefined,
} satisfies Snapshot

/** The one thing the table screen knows, whatever drives the game. Fit for `useSyncExternalStore`. */
export interface GameSession<G extends GameName = GameName> {
  subscribe(listener: () => void): () => void
  getSnapshot(): Snapshot<G>
  /** Nothing: accepted. */
  answer(answer: Answer): Promise<Refusal | undefined>
  /** What may be picked next for a half-made answer. */
  complete(partial: Answer): Promise<readonly number[] | undefined>
  /** Why each of these answers would be refused, or nothing. */
  whyNot(answers: readonly Answer[]): Promise<readonly (Refusal | undefined)[]>
  /** Back to my last decision, where that is possible. */
  undo?(): void
  /** The deal has been shown: the bots may begin. */
  seen?(): void
  /** Plays what the bots do at once, without pauses, until something is asked. */
  hurry?(): void
  /** Fetches the record and checks it, unless that is under way. Done by itself when the game is over. */
  verify(): Promise<void>
  /** Tries a lost connection at once. */
  retry?(): void
  /** The screen is left. A running game goes on, or is kept, without it. */
  leave(): void
}

/** This is the game it plays now. */
export const isOf = <G extends GameName>(session: GameSession, game: G): session is GameSession<G> =>
  session.getSnapshot().view?.game === game
