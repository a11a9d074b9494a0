import { expect, test } from 'vitest'
import type { RoleId } from '../../../src/bang/facts.ts'
import { victory } from '../../../src/bang/rules/victory.ts'
import { allSets } from '../../../src/bang/sets/all.ts'
import { SETS } from '../../../src/bang/sets/manifests.ts'
import { firstOf, nth, Random, seedFrom } from '../../../src/kernel/index.ts'
import { randomAnswer } from '../../player.ts'
import type { SeatSpec, Table } from '../../scenario.ts'
import { mixed } from './mixed.ts'

/** Games that begin in situations that are rare in games from the deal on: ghosts and dead men at the table, an event and a show card in force. */

type Name = 'A' | 'B' | 'C' | 'D' | 'E'

const CAST = allSets.flatMap(({ characters }) => characters.map(({ id }) => id))
const EVENTS = allSets.flatMap(({ events }) => events.filter(({ event }) => !event?.last).map(({ id }) => id))
const SHOWS = allSets.flatMap(({ shows }) => shows.filter(({ event }) => !event?.last).map(({ id }) => id))
const LAST_SHOW = 'wild-west-show'

function some<T>(random: Random, all: readonly T[], count: number): T[] {
  const left = [...all]
  return Array.from({ length: count }, () => firstOf(left.splice(random.below(left.length), 1)))
}

const inPlay = (role: RoleId, character: string, random: Random): SeatSpec => ({
  role,
  character,
  life: 1 + random.below(3),
  hand: random.below(6),
})

function oddTable(name: string, random: Random): Table<Name> {
  const cast = some(random, CAST, 5)
  const ghost: SeatSpec = { role: 'outlaw', character: nth(cast, 3), ghost: true, front: ['ghost'], hand: random.below(4) }
  const out: SeatSpec = { role: 'deputy', character: nth(cast, 4), out: true }
  const [event, ...events] = some(random, EVENTS, 4)
  const [show, ...shows] = random.below(4) === 0 ? [LAST_SHOW] : some(random, SHOWS, 4)
  return mixed<Name>(
    {
      A: inPlay('sheriff', nth(cast, 0), random),
      B: inPlay('outlaw', nth(cast, 1), random),
      C: inPlay('renegade', nth(cast, 2), random),
      D: ghost,
      E: out,
    },
    { event, events, show, shows, seed: name, options: { sets: SETS, highNoonExtras: true, stickOfDynamite: random.below(2) === 0 } },
  )
}

function expectSound({ game, match }: Table<Name>): void {
  for (const seat of game.ring) {
    const presence = game.presenceOf(seat)
    if (presence === 'ghost') expect(game.front(seat).some((card) => game.def(card).keepsGhost)).toBe(true)
    if (presence === 'town-ghost') expect(game.active).toBe(seat)
    if (game.beside(seat).length > 0) expect(game.character(seat)?.id).toBe('gregory-deck')
    if (game.copiesOf(seat).length > 0) expect(game.character(seat)?.id).toBe('vera-custer')
  }
  if (match.question?.parts[0]?.kind.name !== 'play') return
  expect([game.depth, game.flips, game.aside, game.anyDoomed, game.anyFine]).toEqual([0, [], [], false, false])
  expect([game.acting.seat, game.inPlay(game.keeper)]).toEqual([game.active, true])
  expect(victory(game, [])).toBeUndefined()
}

const STEPS = 300

test.each(Array.from({ length: 30 }, (_, i) => `odd table ${i}`))('%s', (name) => {
  const random = new Random(seedFrom(name))
  const t = oddTable(name, random)
  for (let step = 0; step < STEPS && t.match.question; step++) {
    expectSound(t)
    const seat = firstOf(some(random, t.match.waiting(), 1))
    expect(t.match.answer(seat, randomAnswer(t.match.menu(seat), random))).toBeUndefined()
  }
})
