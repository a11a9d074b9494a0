import type { Page } from '@playwright/test'
import { nextInput, random, randomsFor, rule } from '@sundown/bots'
import { type Asked, type Game, type GameRecord, games, Match, seatOf, seedFrom } from '@sundown/engine'

const ME = seatOf(0)
const GAMES = 400
const MOST = 3000
const NAMES = ['Marta', 'Belle', 'Clem', 'Dolly', 'Eli', 'Flora', 'Gus', 'Hattie']

/** What the page keeps of a game against bots. */
export interface Kept {
  readonly record: GameRecord
  readonly names: readonly string[]
  readonly bots: readonly string[]
  readonly over: boolean
}

export interface Wanted {
  readonly game: string
  readonly options: { readonly [name: string]: number | readonly string[] }
  /** Random ones come into situations that nobody looks for. */
  readonly bots?: 'rule' | 'random'
}

/** What is so at a moment: the game, and what seat 0 is asked. */
export type Is = (match: Match<Game>, asked: Asked | undefined) => boolean

/** Plays games between bots until seat 0 is in such a moment; the page can open it as a game of its own. */
export function moment({ game, options, bots = 'rule' }: Wanted, is: Is): Kept {
  const kind = games.get(game)
  if (!kind) throw new Error(`there is no game ${game}`)
  const players = Number(options.players ?? 2)
  for (let i = 0; i < GAMES; i++) {
    const seed = `${game} ${i}`
    const match: Match<Game> = Match.start(kind.rules, options, seedFrom(seed))
    const seats = Array.from({ length: players }, () => (bots === 'rule' ? rule : random))
    const chances = randomsFor(players, seed)
    for (let step = 0; step < MOST; step++) {
      if (is(match, match.game.over ? undefined : match.questionFor(ME))) return kept(match, players, bots)
      if (match.game.over) break
      match.apply(nextInput(match, seats, chances))
    }
  }
  throw new Error(`this never happens at a table of ${players}`)
}

const kept = (match: Match<Game>, players: number, bot: string): Kept => ({
  record: match.record(),
  names: NAMES.slice(0, players),
  bots: Array.from({ length: players - 1 }, () => bot),
  over: match.game.over !== undefined,
})

/** Seat 0 has something to answer of this kind. */
export const isAsked =
  (kind: string, more: (asked: Asked) => boolean = () => true): Is =>
  (_, asked) =>
    asked?.kind === kind && asked.options !== undefined && more(asked)

/** Opens a game against bots where it was left. Bots wait, unless they are told not to. */
export async function open(page: Page, game: Kept, settings: { readonly [name: string]: unknown } = {}): Promise<void> {
  await page.addInitScript(
    ({ save, wishes }) => {
      if (localStorage.getItem('sundown.solo')) return
      localStorage.setItem('sundown.solo', save)
      localStorage.setItem('sundown.settings', wishes)
    },
    {
      save: JSON.stringify(game),
      wishes: JSON.stringify({ pace: 60_000, muted: true, motion: false, careful: false, hints: false, ...settings }),
    },
  )
  await page.goto('/#/solo')
  await page.locator('.ask, .end-page').first().waitFor()
}
