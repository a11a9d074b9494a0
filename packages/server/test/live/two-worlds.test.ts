import { Bang, Dice, EVERYBODY, Match, Random, seatOf, seedFrom } from '@sundown/engine'
import { TableSettings } from '@sundown/protocol'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Position } from '../../src/live/position.ts'
import { begin, gather, letPlay, toTheEnd } from './gather.ts'
import { nothingSeen, type Seating, sentAgain, type Watched, watchGame } from './two-worlds.ts'

/** Of each kind of table. */
const GAMES = process.env.SOAK ? 40 : 2

const CLOCKS = { turn: 30, reaction: 10, reserve: 60 }

interface Choice {
  readonly options?: object
  readonly settings?: object
  readonly allowed?: Seating['allowed']
}

/** Every other seat is a person's. */
function seat(players: number, { options, settings, allowed }: Choice = {}): Seating {
  return {
    settings: TableSettings.parse({ game: 'bang', clocks: CLOCKS, ...settings, options: { players, ...options } }),
    people: Array.from({ length: players }, (_, i) => i % 2 === 0),
    ...(allowed && { allowed }),
  }
}

function watch(seating: Seating, chance: string, games: number, oneIn: number): Watched {
  const watched = nothingSeen()
  for (let game = 0; game < games; game++) {
    watchGame(seating, seedFrom(`${chance} ${game}`), new Random(seedFrom(`moments ${chance} ${game}`)), oneIn, watched)
  }
  return watched
}

describe('what is sent does not depend on what its receiver cannot know', () => {
  test.each([
    [4, {}],
    [5, { settings: { eliminatedSeeAll: true } }],
    [6, { options: { characterChoice: true }, settings: { clocks: null } }],
    [7, {}],
    [5, { options: { sets: ['valley-of-shadows'] } }],
    [5, { options: { sets: ['armed-and-dangerous'] } }],
    [5, { settings: { game: 'dice' } }],
    [8, { settings: { game: 'dice', clocks: null } }],
  ])('%i seats, %j', (players, choice) => {
    const watched = watch(seat(players, choice), `worlds ${players}`, GAMES, 4)
    expect(watched.leaks).toEqual([])
    expect(watched.moments).toBeGreaterThan(25 * GAMES)
    expect(watched.steps).toBeGreaterThan(38 * GAMES)
    expect(watched.shown).toBeGreaterThan(0)
    // They may watch where the table allows it: then nothing is kept from them that could be compared.
    if ('settings' in choice && 'eliminatedSeeAll' in choice.settings) expect(watched.eliminated).toBe(0)
    else expect(watched.eliminated).toBeGreaterThan(0)
  })
})

test('what is compared are the bytes of the wire', async () => {
  const { house, players, code } = await gather(5, { clocks: CLOCKS })
  const watcher = await house.player('Watcher')
  await watcher.come(code)
  letPlay(players, await begin(players, 'wire'))
  await toTheEnd([...players, watcher])
  const { table, state } = players[0]
  const record = await house.store.record(state?.game ?? '')
  if (!table || !record) throw new Error('no record')
  const seating = { settings: table.settings, people: players.map(() => true), names: { table: table.id, game: state?.game ?? '' } }
  for (const player of [...players, watcher]) {
    const viewer = player === watcher ? 'spectator' : seatOf(player.seat)
    const steps = player.bytes.filter((text) => text.startsWith('{"say":"step"'))
    expect(steps.length).toBeGreaterThan(20)
    expect(steps).toEqual(sentAgain(seating, record, viewer, house.clock.monotonic()).slice(1))
  }
})

describe('leaks that were planted are found in the dice game', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const { view: honest } = Dice.prototype
  const leaks = () => watch(seat(5, { settings: { game: 'dice' } }), 'planted dice', 2, 6).leaks

  test('none, without a plant', () => {
    expect(leaks()).toEqual([])
  })

  test('in a view: whether a neighbour is an Outlaw', () => {
    vi.spyOn(Dice.prototype, 'view').mockImplementation(function (this: Dice, viewer) {
      const view = honest.call(this, viewer)
      return { ...view, foe: viewer !== 'spectator' && this.role(seatOf((viewer + 1) % this.seats)) === 'outlaw' }
    })
    expect(leaks().length).toBeGreaterThan(0)
  })
})

describe('leaks that were planted are found', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })
  const leaks = (choice: Choice = {}) => watch(seat(5, choice), 'planted', 1, 12).leaks
  const honest = {
    view: Bang.prototype.view,
    questionFor: Match.prototype.questionFor,
    waiting: Match.prototype.waiting,
    take: Position.prototype.take,
  }
  const handOf = (game: Bang, owner: number) => honest.view.call(game, seatOf(owner)).own?.hand ?? []

  test('none, without a plant', () => {
    expect(leaks()).toEqual([])
  })

  test("in a view: whether a neighbour's hand has an odd number of BANG! cards", () => {
    vi.spyOn(Bang.prototype, 'view').mockImplementation(function (this: Bang, viewer) {
      const view = honest.view.call(this, viewer)
      const odd = viewer !== 'spectator' && handOf(this, (viewer + 1) % this.seats).filter(({ id }) => id === 'bang').length % 2
      return { ...view, odd }
    })
    expect(leaks().length).toBeGreaterThan(0)
  })

  test('in a question: who is asked, only if he holds a Missed!', () => {
    vi.spyOn(Match.prototype, 'questionFor').mockImplementation(function (this: Match<Bang>, viewer) {
      const asked = honest.questionFor.call(this, viewer)
      const able = asked?.seats?.filter((other) => handOf(this.game, other).some(({ id }) => id === 'missed'))
      return asked && { ...asked, ...(able && { seats: able }) }
    })
    expect(leaks().length).toBeGreaterThan(0)
  })

  test('in the clocks: one that runs only for who holds a Missed!', () => {
    vi.spyOn(Match.prototype, 'waiting').mockImplementation(function (this: Match<Bang>) {
      return honest.waiting.call(this).filter((other) => handOf(this.game, other).some(({ id }) => id === 'missed'))
    })
    expect(leaks().some((leak) => leak.includes('clocks'))).toBe(true)
  })

  test('in an event: the face of a card that moves from hand to hand or from the deck', () => {
    vi.spyOn(Position.prototype, 'take').mockImplementation(function (this: Position, ...given) {
      const draft = honest.take.apply(this, given)
      return { ...draft, events: draft.events.map((event) => (event.type === 'moved' ? { ...event, sees: EVERYBODY } : event)) }
    })
    const found = leaks()
    expect(found.length).toBeGreaterThan(0)
    expect(found.every((leak) => leak.includes('step') || leak.includes('events'))).toBe(true)
  })

  test('a Show that opens everything to the eliminated of a table that does not allow it', () => {
    expect(leaks({ settings: { eliminatedSeeAll: true }, allowed: { eliminatedSeeAll: false } }).length).toBeGreaterThan(0)
  })
})
