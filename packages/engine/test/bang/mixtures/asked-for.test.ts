import { expect, test } from 'vitest'
import { hasBit, MOMENT_NAMES, maskOf } from '../../../src/bang/moments.ts'
import { SETS } from '../../../src/bang/sets/manifests.ts'
import { playOut } from '../../player.ts'

const ASKED_FOR = MOMENT_NAMES.filter(hasBit)

/** A table notes which moments anything in force has had: what comes into force and is not noted would never be asked. */
test('whatever a seat has a source for is found by its mask, in games with every set', { timeout: 60_000 }, () => {
  const found = new Set<string>()
  for (const number of [0, 1, 2, 3]) {
    playOut({ players: 5 + number, sets: SETS }, `asked for ${number}`, {
      each({ game }) {
        for (const seat of game.ring) {
          const lists = game.of(seat)
          for (const moment of ASKED_FOR) {
            if (lists[moment].length === 0) continue
            found.add(moment)
            if (!game.has(seat, maskOf(moment))) expect.fail(`${moment} of seat ${seat} is asked for in vain`)
          }
        }
      },
    })
  }
  expect(found.size).toBeGreaterThan(20)
})
