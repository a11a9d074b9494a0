import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { isOneSentence, scratch, sundown } from './sundown.ts'

const folder = scratch()
const arena = (...flags: readonly string[]) => sundown(['arena', '--players', '4', '--seed', 'test', ...flags])

it('compares two bots role by role, goes on where it was stopped, and draws it', async () => {
  const [save, plot] = [join(folder, 'run.json'), join(folder, 'run.svg')]
  await arena('--games', '3', '--save', save)
  const [on, whole] = await Promise.all([arena('--games', '6', '--save', save, '--plot', plot, '--json'), arena('--games', '6', '--json')])
  expect(whole.code).toBe(0)
  expect(JSON.parse(on.out)).toEqual(JSON.parse(whole.out))
  expect(JSON.parse(on.out)).toMatchObject({ game: 'bang', sets: ['base'], bots: { better: 'normal', weaker: 'rule' }, games: 6 })
  expect(JSON.parse(on.out).cells.map(({ role, games }: { role: string; games: number }) => [role, games])).toEqual([
    ['outlaw', 6],
    ['renegade', 6],
    ['sheriff', 6],
  ])
  expect(readFileSync(plot, 'utf8')).toMatch(/^<svg /)
}, 60_000)

it('says what is wrong in one sentence', async () => {
  const other = join(folder, 'other.json')
  writeFileSync(other, '{"question":"something else","tables":{}}')
  const nowhere = join(folder, 'nowhere', 'run.json')
  const wrong = await Promise.all([
    arena('--bots', 'normal'),
    arena('--role', 'mayor'),
    arena('--games', '0'),
    arena('--save', other),
    arena('--save', nowhere),
  ])
  expect(wrong.at(-1)?.err).toBe(`sundown: cannot write ${nowhere}: there is no such folder\n`)
  for (const { code, err } of wrong) {
    expect(code).toBe(2)
    expect(isOneSentence(err)).toBe(true)
  }
}, 60_000)
