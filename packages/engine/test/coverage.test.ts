import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defsOf } from '../src/bang/catalog.ts'
import { allSets } from '../src/bang/sets/all.ts'
import { fault, type Scenario, scenario } from './content.ts'
import { table } from './scenario.ts'

interface ScenarioFile {
  readonly scenarios: readonly Scenario[]
}

/** Each set has its scenarios in a folder of its name. A set without any is reported below, because its cards then have none. */
async function scenariosOf(set: string): Promise<readonly Scenario[]> {
  const folder = join(import.meta.dirname, 'bang', set, 'scenarios')
  const files: ScenarioFile[] = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))))
  return files.flatMap((file) => file.scenarios)
}

const scenarios = (await Promise.all(allSets.map(({ id }) => scenariosOf(id)))).flat()

for (const set of allSets) {
  const content = defsOf(set)
  describe(`set ${set.id}`, () => {
    for (const def of content) {
      const name = (def.facts ?? def.character ?? def.event ?? def.thing)?.name.en ?? def.id
      describe(name, () => {
        test('a scenario of its name uses its rule', () => {
          expect(fault(def.id, scenarios)).toBeUndefined()
        })
        for (const { title, run } of scenarios.filter((one) => one.id === def.id)) test(title, run)
      })
    }
  })
}

test('every scenario is named after something that exists', () => {
  const ids = new Set(allSets.flatMap((set) => defsOf(set).map(({ id }) => id)))
  expect(scenarios.filter(({ id }) => !ids.has(id))).toEqual([])
})

describe('the check itself reports', () => {
  test('a card without a scenario', () => {
    expect(fault('barrel', [])).toBe('barrel has no scenario')
    expect(fault('barrel', [scenario('scope', 'another name', () => {})])).toBe('barrel has no scenario')
  })

  test('an empty scenario', () => {
    expect(fault('barrel', [scenario('barrel', 'empty', () => {})])).toBe('the scenarios of barrel assert nothing')
  })

  test('a scenario that plays and asserts nothing', () => {
    const silent = scenario('barrel', 'silent', () => {
      const t = table({ A: { hand: ['bang'] }, B: { front: ['barrel'] } }, { phase: 'play', deck: ['*/hearts'] })
      t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    })
    expect(fault('barrel', [silent])).toBe('the scenarios of barrel assert nothing')
  })

  test('a scenario that asserts something but never uses its card', () => {
    const idle = scenario('barrel', 'idle', () => {
      const t = table({ A: { hand: ['bang', 'barrel'] }, B: {} }, { phase: 'play' })
      t.say('A', 'play', { card: 'bang', seat: 'B' })
      expect(t.life('B')).toBe(3)
    })
    expect(fault('barrel', [idle])).toBe('no scenario of barrel uses its rule')
  })

  test('a scenario that puts its card down without using what it says', () => {
    const down = scenario('barrel', 'down', () => {
      const t = table({ A: { hand: ['barrel'] }, B: {} }, { phase: 'play' })
      t.say('A', 'play', { card: 'barrel' })
      expect(t.front('A')).toEqual(['barrel'])
    })
    expect(fault('barrel', [down])).toBe('no scenario of barrel uses its rule')
  })

  test('but not one that does', () => {
    const good = scenario('scope', 'good', () => {
      expect(table({ A: { front: ['scope'] }, B: {}, C: {}, D: {} }, { phase: 'play' }).distance('A', 'C')).toBe(1)
    })
    expect(fault('scope', [good])).toBeUndefined()
  })
})
