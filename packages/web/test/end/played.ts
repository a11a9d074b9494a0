import { nextInput, random, randomsFor, rule } from '@sundown/bots'
import { type Game, games, Match, seedFrom } from '@sundown/engine'
import { isTold, isView, type ToldEvent } from '../../src/session/played.ts'

export type Options = { readonly [name: string]: number | readonly string[] }

/** A whole game between bots, as somebody who watches is told it. */
export function played(name: string, options: Options, seed: string) {
  const kind = games.get(name)
  if (!kind) throw new Error(`there is no game ${name}`)
  const players = Number(options.players ?? 2)
  const match: Match<Game> = Match.start(kind.rules, options, seedFrom(seed))
  const chances = randomsFor(players, seed)
  const bots = Array.from({ length: players }, (_, seat) => (seat % 2 ? rule : random))
  const events: ToldEvent[] = [...match.tell(match.drain(), 'spectator')].filter(isTold)
  while (!match.game.over) {
    match.apply(nextInput(match, bots, chances))
    events.push(...match.tell(match.drain(), 'spectator').filter(isTold))
  }
  const view: unknown = match.game.view('spectator')
  if (!isView(view)) throw new Error('no view')
  return { events, view }
}
