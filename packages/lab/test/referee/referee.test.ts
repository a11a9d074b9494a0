import { botNamed } from '@sundown/bots'
import { bang, type Seed } from '@sundown/engine'
import { expect, test } from 'vitest'
import { Referee, runShare, type Spec, toolsFor } from '../../src/index.ts'
import { cardReferee } from '../../src/referee/beside.ts'
import { kindWith } from '../kind.ts'

/** Some games of any mixture with the referee beside them. */
function followed(bot: string, games: number) {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  const options = (seed: Seed) => toolsFor('bang').anyTable?.(seed) ?? null
  const spec: Spec = { kind: kindWith(bang), options, bots: Array.from({ length: 8 }, () => player), seed: `referee ${bot}` }
  return runShare(spec, { from: 0, to: games, step: 1 }, { referee: cardReferee })
}

for (const bot of ['random', 'rule']) {
  test(`the referee agrees with 20 games of mixtures between ${bot} bots`, () => {
    const tally = followed(bot, 20)
    expect(tally.violations).toEqual([])
    expect(tally.finished).toBe(20)
    for (const rule of Referee.rules) expect(tally.checks[`referee-${rule}`]).toBeGreaterThan(tally.decisions)
  })
}
