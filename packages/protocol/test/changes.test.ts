import { Random, seedFrom } from '@sundown/engine'
import { expect, test } from 'vitest'
import { changedTable, changeOf, TableSettings, type TableView } from '../src/index.ts'

const NAMES = ['Annie', 'Ben', 'Cora', 'Dan', 'Eve']
const person = (random: Random) => {
  const i = random.below(NAMES.length)
  return { id: `person-${i}`, name: `${NAMES[i]}${random.below(2)}`, account: i > 2 }
}
const crowd = (random: Random) =>
  Array.from({ length: random.below(4) }, () => person(random)).filter((one, i, all) => all.findIndex(({ id }) => id === one.id) === i)

/** Any table; most of it is as it always is. */
const anyTable = (random: Random): TableView => ({
  id: 'table',
  code: 'ABCDEF',
  settings: TableSettings.parse({ options: { players: 3 }, public: random.below(3) === 0 }),
  status: random.below(2) === 0 ? 'open' : 'playing',
  host: random.below(2) === 0 ? 'person-0' : null,
  seats: [0, 1, 2].map((seat) => ({
    seat,
    person: random.below(2) === 0 ? person(random) : null,
    bot: random.below(3) === 0 ? 'rule' : null,
    program: false,
    ready: random.below(2) === 0,
    connected: true,
    away: null,
  })),
  spectators: crowd(random),
  game: null,
  played: random.below(2),
  talk: random.below(2) === 0 ? 'open' : 'closed',
  paused: false,
  pauseVotes: random.below(2) === 0 ? [] : [1],
  seal: null,
  starts: random.below(3) === 0 ? 12.5 : null,
})

const byId = (table: TableView) => ({ ...table, spectators: [...table.spectators].sort((a, b) => (a.id < b.id ? -1 : 1)) })

test('whoever knows the table of before and hears what changed knows the table of now, and hears nothing else', () => {
  const random = new Random(seedFrom('changes'))
  for (let round = 0; round < 400; round++) {
    const [before, after] = [anyTable(random), anyTable(random)]
    const change = changeOf(before, after)
    if (change === 'all') throw new Error('the number of seats is the same')
    if (change === 'nothing') expect(byId(before)).toEqual(byId(after))
    else expect(byId(changedTable(before, change))).toEqual(byId(after))
    expect(changeOf(after, after)).toBe('nothing')
    if (change === 'nothing') continue
    for (const seat of change.seats ?? []) expect(seat).not.toEqual(before.seats[seat.seat])
    expect(change.settings ?? after.settings).toEqual(after.settings)
    expect('settings' in change).toBe(before.settings.public !== after.settings.public)
  }
})

test('for how long somebody is away everybody counts on his own; that he goes and comes back is told', () => {
  const random = new Random(seedFrom('away'))
  const table = anyTable(random)
  const away = (seconds: number | null): TableView => ({ ...table, seats: table.seats.map((seat) => ({ ...seat, away: seconds })) })
  expect(changeOf(away(3), away(9))).toBe('nothing')
  expect(changeOf(away(9), away(3))).toMatchObject({ seats: [{ away: 3 }, { away: 3 }, { away: 3 }] })
  expect(changeOf(away(9), away(null))).toMatchObject({ seats: [{ away: null }, { away: null }, { away: null }] })
  expect(changeOf(away(null), away(0))).toMatchObject({ seats: [{ away: 0 }, { away: 0 }, { away: 0 }] })
})

test('another number of seats is told whole', () => {
  const table = anyTable(new Random(seedFrom('seats')))
  expect(changeOf(table, { ...table, seats: table.seats.slice(1) })).toBe('all')
})
