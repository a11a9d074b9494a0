import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { serving } from './serving.ts'
import { isOneSentence, scratch, sundown, sundownHere } from './sundown.ts'

const FEW = ['ratings', 'simulate', '--by', 'formula', '--players', '30', '--games', '800', '--seed', 'test']

it('made-up people of known skill are found better by role than by plain Elo, and the figures go into a page', async () => {
  const folder = scratch()
  const [page, plot] = [join(folder, 'page.md'), join(folder, 'plot.svg')]
  writeFileSync(page, 'before\n<!-- figures -->\nold\n<!-- end of figures -->\nafter\n')
  const { code, out, err } = await sundown([...FEW, '--json', '--plot', plot, '--docs', page])
  expect([code, err]).toEqual([0, ''])
  const { correlation, miscalibration } = JSON.parse(out)
  expect(correlation.ours.value).toBeGreaterThan(correlation.elo.value)
  expect(miscalibration.ours.value).toBeLessThan(miscalibration.elo.value)
  expect(readFileSync(page, 'utf8')).toMatch(/^before\n<!-- figures -->\n\| with 95 % intervals.*<!-- end of figures -->\nafter\n$/s)
  expect(readFileSync(plot, 'utf8')).toMatch(/^<svg /)
})

it('all games of a store are rated anew, but not while its server runs', async () => {
  const server = await serving()
  const running = await sundownHere(['ratings', 'fit', '--data', server.data])
  expect(running.err).toMatch(/a server is running on/)
  await server.stop()
  expect(await sundownHere(['ratings', 'fit', '--data', server.data])).toEqual({
    code: 0,
    out: '0 games, 0 ratings: 0 changed.\n',
    err: '',
  })
})

it('a folder without a store is refused, and none is made there', async () => {
  const data = join(scratch(), 'misspelt')
  const { code, out, err } = await sundownHere(['ratings', 'fit', '--data', data])
  expect([code, out, err]).toEqual([2, '', `sundown: there is no store in ${data}\n`])
  expect(existsSync(data)).toBe(false)
})

it('a run that comes to nothing leaves no file behind', async () => {
  const out = join(scratch(), 'start.json')
  expect((await sundownHere(['ratings', 'start', '--games', 'none', '--out', out])).code).toBe(2)
  const plot = join(scratch(), 'arena.svg')
  expect((await sundownHere(['arena', '--games', '1', '--role', 'nobody', '--plot', plot])).code).toBe(2)
  expect([existsSync(out), existsSync(plot)]).toEqual([false, false])
})

it('a wrong flag is told in one sentence', async () => {
  for (const args of [
    ['simulate', '--by', 'luck'],
    ['simulate', '--players', '3'],
    ['simulate', '--games', 'many'],
    ['simulate', '--docs', join(scratch(), 'none.md')],
    ['fit', '--database-url', 'nonsense'],
  ]) {
    const { code, err } = await sundownHere(['ratings', ...args])
    expect([args.join(' '), code, isOneSentence(err)]).toEqual([args.join(' '), 2, true])
  }
})
