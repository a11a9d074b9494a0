import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { SETS } from '../../../src/bang/sets/manifests.ts'
import { Random, seedFrom } from '../../../src/kernel/index.ts'
import { playOut } from '../../player.ts'

const GAMES = process.env.SOAK ? 400 : 30

/** Parts of a view are kept until something about them changes. Whoever forgets to say so shows what was true before. */
test(`what is kept of a view is what would be made anew, in ${GAMES} games of any mixture`, { timeout: 120_000 }, () => {
  for (let number = 0; number < GAMES; number++) {
    const seed = `kept ${number}`
    const random = new Random(seedFrom(seed))
    const sets = SETS.slice(1).filter(() => random.below(2) === 0)
    playOut({ players: 4 + random.below(5), sets }, seed, {
      each({ game }) {
        const anew = game.copy()
        for (const viewer of [game.active, 'spectator'] as const) {
          if (!isDeepStrictEqual(game.view(viewer), anew.view(viewer)))
            expect(game.view(viewer), `${seed}: ${sets}`).toEqual(anew.view(viewer))
        }
      },
    })
  }
})
