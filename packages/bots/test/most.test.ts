import { SETS } from '@sundown/engine'
import { expect, it } from 'vitest'
import { rule, type Situation } from '../src/index.ts'
import { deedOf, scoreOf } from '../src/rule/play.ts'
import { readTable } from '../src/rule/table.ts'
import { playGame } from './games.ts'

it('nothing scores more than is said of it, or it would be passed over', () => {
  const tooHigh: string[] = []
  let looked = 0
  const watching = {
    ...rule,
    answer(situation: Situation, ...rest: [Parameters<typeof rule.answer>[1]]) {
      const table = situation.kind === 'play' ? readTable(situation) : undefined
      for (const option of situation.options) {
        if (table === undefined || option.id === 'end') continue
        const { most } = deedOf(table, option)
        if (most === Number.POSITIVE_INFINITY) continue
        looked++
        const score = scoreOf(table, option)
        if (score > most) tooHigh.push(`${option.id}: ${score}`)
      }
      return rule.answer(situation, ...rest)
    },
  }
  for (let n = 0; n < 6; n++) {
    playGame({ players: 5, text: `most ${n}`, options: { sets: SETS } }, () => Array.from({ length: 5 }, () => watching))
  }
  expect(tooHigh).toEqual([])
  expect(looked).toBeGreaterThan(1000)
})
