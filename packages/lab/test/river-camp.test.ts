import { botNamed } from '@sundown/bots'
import { allSets, type Json } from '@sundown/engine'
import { cardGame } from '@sundown/engine/set'
import { describe, expect, test } from 'vitest'
import { runShare, type Spec } from '../src/index.ts'
import { riverCampSet } from './river-camp/index.ts'

/** A set that no other file knows: what it brings besides cards is handled because it is declared. */
const rules = cardGame([...allSets, riverCampSet])

function specOf(players: number, bot: string, options: { readonly [name: string]: Json } = {}): Spec {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  return {
    rules,
    options: { players, sets: [riverCampSet.id], ...options },
    bots: Array.from({ length: players }, () => player),
    seed: `${players} ${bot}`,
  }
}

describe('views, patches, records, forks and imagined worlds of a made-up set hold every invariant', () => {
  for (const bot of ['random', 'rule']) {
    for (const players of [4, 7]) {
      test(`${players} ${bot} bots`, () => {
        const tally = runShare(specOf(players, bot), { from: 0, to: 4, step: 1 }, { check: true })
        expect(tally.violations).toEqual([])
        expect(tally.finished).toBe(4)
      })
    }
  }
})
