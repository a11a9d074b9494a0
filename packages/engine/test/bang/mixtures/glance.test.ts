import { expect, test } from 'vitest'
import type { Bang } from '../../../src/bang/bang.ts'
import { SETS } from '../../../src/bang/sets/manifests.ts'
import type { BangView, TableParts, TableView } from '../../../src/bang/view/shown.ts'
import { type Match, seatOf, type Viewer } from '../../../src/kernel/index.ts'
import { playOut } from '../../player.ts'

/** All that can be read from a glance, as a view has it. */
const whole = (glance: BangView): BangView => ({
  game: glance.game,
  viewer: glance.viewer,
  seats: glance.seats,
  table: wholeTable(glance.table),
  duty: glance.duty,
  own: glance.own,
  over: glance.over,
})

const wholeTable = (table: TableView): TableView => ({
  ring: table.ring,
  turn: table.turn,
  active: table.active,
  phase: table.phase,
  deck: table.deck,
  discard: table.discard,
  top: table.top,
  aside: table.aside,
  stick: table.stick,
  event: table.event,
  show: table.show,
  reversed: table.reversed,
  keeper: table.keeper,
  extraTurn: table.extraTurn,
  speech: table.speech,
  ...(table.parts && { parts: wholeParts(table.parts) }),
})

const wholeParts = ({ supplies, counters, rows, piles, states }: TableParts): TableParts => ({ supplies, counters, rows, piles, states })

const viewers = (match: Match<Bang>): readonly Viewer[] => [...match.game.ring, 'spectator']

/** Whoever looks first, and at whatever: the other must find the same. */
test.each([
  ['the base game', { players: 5 }],
  ['every set', { players: 6, sets: SETS }],
])('a glance shows what the view shows: %s', (name, options) => {
  let step = 0
  playOut(options, `glance at ${name}`, {
    steps: 400,
    each(match) {
      const viewer = viewers(match)[step++ % (match.game.seats + 1)] ?? 'spectator'
      if (step % 2 === 0) {
        const view = match.game.view(viewer)
        expect(whole(match.game.glance(viewer))).toEqual(view)
      } else {
        const glance = whole(match.game.glance(viewer))
        expect(glance).toEqual(match.game.view(viewer))
        expect(glance).toEqual(match.game.copy().view(viewer))
      }
    },
  })
})

test('a glance has nothing but what can be read from it', () => {
  const { game } = playOut({ players: 4 }, 'nothing else', { steps: 30 })
  const glance = game.glance(seatOf(1))
  expect(Object.keys(glance)).toEqual(['game', 'viewer'])
  expect(Object.keys(glance.table)).toEqual([])
})
