import { type Game, type GameRecord, type Match, replay } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import { chronicle } from '@sundown/engine/story'
import { isView, setsIn } from '../session/played.ts'

/** Somebody else at a table. */
export interface Other {
  readonly seat: number
  /** Known to whoever sat there; a record has no names. */
  readonly name: string | undefined
  readonly bot: boolean
  readonly role: string | undefined
}

/** What is kept of a game one has played. */
export interface PlayedGame {
  /** Of the game: it is counted once. */
  readonly id: string
  readonly game: string
  /** When it ended, by the clock on the wall. */
  readonly at: number
  readonly players: number
  readonly sets: readonly string[]
  readonly won: boolean
  readonly role: string | undefined
  readonly character: string | undefined
  readonly others: readonly Other[]
  /** The seat that shot me out of it. */
  readonly fellTo: number | undefined
}

/** What a record does not say. */
export interface Known {
  readonly id: string
  readonly at: number
  readonly seat: number
  /** By seat, where they are known. */
  readonly names?: readonly string[] | undefined
  readonly isBot: (seat: number) => boolean
}

/** Who was a bot, as far as a record tells: bots have no part in the deal. Neither has somebody who was away at that moment. */
export const hadNoPart =
  ({ deal }: GameRecord) =>
  (seat: number): boolean =>
    deal?.shares[seat] == null

interface Sat {
  readonly seat: number
  readonly role: string | undefined
  readonly character: string | undefined
}

/** Who was who at the end. The two of The Duel have sides, and several characters each. */
function satIn(match: Match<Game>): readonly Sat[] {
  const view = match.game.view('spectator')
  if (!isView(view)) return []
  if (view.game === 'duel') return view.seats.map(({ seat, side }) => ({ seat, role: side, character: undefined }))
  return view.seats.map(({ seat, role, character }) => ({ seat, role, character }))
}

/** What is kept of a finished game, from its record; nothing: the rules of today do not play it, or it came to no end. */
export async function playedGame(record: GameRecord, { id, at, seat, names, isBot }: Known): Promise<PlayedGame | undefined> {
  const rules = await rulesOf(record.game, record.options)
  if (!rules) return undefined
  const steps: { readonly type: string }[][] = []
  const { match } = replay(rules, record, { each: (played) => steps.push([...played.drain()]) })
  const winners: readonly number[] | undefined = match?.game.over?.winners
  if (!match || !winners) return undefined
  const sat = satIn(match)
  const me = sat.find((one) => one.seat === seat)
  if (!me) return undefined
  const { falls } = chronicle(
    steps,
    sat.map(() => 0),
  )
  const by = falls.findLast((fall) => fall.seat === seat && fall.character === undefined)?.by
  return {
    id,
    game: record.game,
    at,
    players: sat.length,
    sets: setsIn(record.options),
    won: winners.includes(seat),
    role: me.role,
    character: me.character,
    others: sat
      .filter((one) => one !== me)
      .map((one) => ({ seat: one.seat, name: names?.[one.seat], bot: isBot(one.seat), role: one.role })),
    fellTo: by === seat ? undefined : by,
  }
}
