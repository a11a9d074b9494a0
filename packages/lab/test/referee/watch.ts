import { botNamed, nextInput, randomsFor } from '@sundown/bots'
import { type Bang, type BangView, bang, type Json, Match, type OwnView, seedFrom, type TableEvent } from '@sundown/engine'
import { type Disagreement, Referee, type Sight, sightOf } from '../../src/index.ts'

/** What the referee is told instead of the truth. */
export interface Lies {
  /** Other events in place of one. */
  told?(event: TableEvent, game: Bang): readonly TableEvent[]
  /** Another table. */
  table?(view: BangView): BangView
  /** Other eyes. */
  own?(view: OwnView): OwnView
}

const isTold = (event: { readonly type: string }): event is TableEvent => 'type' in event

const tampered = (sight: Sight, { table, own }: Lies): Sight => ({
  ...sight,
  table: table ? table(sight.table) : sight.table,
  own: (seat) => {
    const view = sight.own(seat)
    return view && own ? own(view) : view
  },
})

/** Plays a game and lets the referee follow what the lies make of it; tells what he objects to. */
export function watch(options: Json, seed: string, lies: Lies = {}, bot = 'random'): readonly Disagreement[] {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  const match = Match.start(bang, options, seedFrom(seed), { checkpoints: false })
  const randoms = randomsFor(match.game.seats, match.seed)
  const found: Disagreement[] = []
  const referee = new Referee(options, match.game.seats, (one) => found.push(one))
  const events = () => {
    const happened = match.drain().filter(isTold)
    return lies.told ? happened.flatMap((event) => lies.told?.(event, match.game) ?? []) : happened
  }
  const bots = Array.from({ length: match.game.seats }, () => player)
  referee.follow(undefined, events(), tampered(sightOf(match), lies))
  while (match.question) {
    const input = nextInput(match, bots, randoms)
    match.apply(input)
    referee.follow(input, events(), tampered(sightOf(match), lies))
  }
  return found
}
