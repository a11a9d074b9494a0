import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstOf } from '@sundown/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOneSentence, scratch, sundown, sundownHere } from './sundown.ts'

const folder = scratch()
const records = join(folder, 'records')
const [open, full] = [join(folder, 'open.jsonl'), join(folder, 'full.jsonl')]
const GAMES = 6

const linesIn = (file: string): unknown[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

const recordOfFirst = (): { inputs: unknown[]; digests: unknown[] } =>
  JSON.parse(readFileSync(join(records, firstOf(readdirSync(records))), 'utf8'))

beforeAll(async () => {
  await sundown(['simulate', '--games', String(GAMES), '--record', records, '--json'])
  await sundownHere(['export', records, '--to', open])
  await sundownHere(['export', records, '--full', '--to', full])
}, 60_000)

describe('sundown export', () => {
  it('writes one line a game, with what spectators saw', () => {
    const lines = linesIn(open)
    expect(lines).toHaveLength(GAMES)
    for (const line of lines) {
      expect(line).toMatchObject({ format: 'sundown-game', version: 1, game: 'bang', sets: ['base'], over: { by: expect.any(String) } })
      expect(line).not.toHaveProperty('record')
    }
    // A card that is drawn is known to whoever draws it, and to nobody else.
    const drawn = JSON.stringify(lines).match(/\{"type":"moved","from":\{"zone":"deck"\},"to":\{"zone":"hand"[^}]*\}[^{}]*\}/g) ?? []
    expect(drawn.length).toBeGreaterThan(100)
    expect(drawn.filter((event) => event.includes('"face"'))).toEqual([])
  })

  it('writes everything on wish, and reads it back into records that replay', async () => {
    const back = join(folder, 'back')
    const { code, out, err } = await sundownHere(['export', '--read', full, '--records', back])
    expect([code, err]).toEqual([0, ''])
    expect(out).toBe(`${GAMES} games, ${GAMES} played again and verified\n`)
    const first = firstOf(readdirSync(back))
    expect((await sundownHere(['replay', '--verify', join(back, first)])).code).toBe(0)
    expect((await sundownHere(['export', '--read', open])).out).toBe(`${GAMES} games, 0 played again and verified\n`)
  })

  it('says which line does not tell what its record comes to', async () => {
    const changed = readFileSync(full, 'utf8').replace(/"winners":\[\d/, '"winners":[7')
    const file = join(folder, 'changed.jsonl')
    writeFileSync(file, changed)
    const { code, err } = await sundownHere(['export', '--read', file])
    expect([code, err]).toEqual([1, 'sundown: these lines do not say what their record comes to: 1\n'])
  })

  it('names nobody, though a record may hold names', async () => {
    const named = join(folder, 'named.json')
    writeFileSync(named, JSON.stringify({ ...recordOfFirst(), names: ['Tex'], bots: [null] }))
    const { code, out } = await sundownHere(['export', named, '--full'])
    expect([code, out.includes('Tex'), out.includes('"bots"')]).toEqual([0, false, false])
  })

  it('does not pass a seed that is not the sealed one', async () => {
    const [unsealed, file] = [join(folder, 'unsealed.json'), join(folder, 'unsealed.jsonl')]
    const seal = '0'.repeat(64)
    writeFileSync(unsealed, JSON.stringify({ ...recordOfFirst(), seal }))
    expect(await sundownHere(['export', unsealed])).toMatchObject({
      code: 1,
      out: '',
      err: 'sundown: 1 left out: dealt with another seed than was sealed\nsundown: no game was exported: all of them were left out\n',
    })
    writeFileSync(file, readFileSync(full, 'utf8').replace(/"seal":"[0-9a-f]+"/, `"seal":"${seal}"`))
    const { code, out } = await sundownHere(['export', '--read', file])
    expect([code, out]).toEqual([1, `${GAMES} games, ${GAMES - 1} played again and verified\n`])
  })

  it('reads lines that begin with a byte order mark', async () => {
    const file = join(folder, 'marked.jsonl')
    writeFileSync(file, `\ufeff${readFileSync(full, 'utf8')}`)
    expect(await sundownHere(['export', '--read', file])).toMatchObject({ code: 0, err: '' })
  })

  it('reads lines to which a later version has added a field', async () => {
    const file = join(folder, 'later.jsonl')
    writeFileSync(file, readFileSync(full, 'utf8').replace('{"format"', '{"weather":"fine","format"'))
    expect(await sundownHere(['export', '--read', file])).toMatchObject({ code: 0, err: '' })
  })

  it('leaves a file as it was when something cannot be read', async () => {
    const [kept, bad] = [join(folder, 'kept.jsonl'), join(folder, 'bad.json')]
    writeFileSync(kept, 'of before\n')
    writeFileSync(bad, 'no record')
    const run = await sundownHere(['export', records, bad, '--to', kept])
    expect(run).toMatchObject({ code: 2, out: '' })
    expect(isOneSentence(run.err)).toBe(true)
    expect(readFileSync(kept, 'utf8')).toBe('of before\n')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('leaves out what is not finished', async () => {
    const record = recordOfFirst()
    const half = join(folder, 'half.json')
    writeFileSync(
      half,
      JSON.stringify({ ...record, events: undefined, inputs: record.inputs.slice(0, 1), digests: record.digests.slice(0, 1) }),
    )
    const { code, out, err } = await sundownHere(['export', half, records, '--to', join(folder, 'rest.jsonl')])
    expect([code, out, err]).toEqual([0, `${GAMES} games in ${join(folder, 'rest.jsonl')}\n`, 'sundown: 1 left out: not finished\n'])
    // Nothing is left: that is no success, and the file stays as it was.
    const kept = join(folder, 'kept-too.jsonl')
    writeFileSync(kept, 'of before\n')
    expect(await sundownHere(['export', half, half, '--to', kept])).toMatchObject({
      code: 1,
      out: '',
      err: 'sundown: 2 left out: not finished\nsundown: no game was exported: all of them were left out\n',
    })
    expect(readFileSync(kept, 'utf8')).toBe('of before\n')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it.each([
    [[]],
    [['nowhere.json']],
    [['--read', 'nowhere.jsonl']],
    [['--data', join(folder, 'nobody')]],
    [[records, '--data', folder]],
    [[records, '--records', folder]],
    [['--read', full, '--full']],
    [[records, '--to', join(folder, 'no', 'such', 'folder')]],
    [['--read', join(records, '..', 'text')]],
    [['--read', full, '--records', open]],
    [[records, '--to', '/dev/full']],
    [[records, '--to', '']],
    [['--read', '/dev/zero']],
    [[open, '--sets', 'nope']],
  ])('refuses bad use: %j', async (args) => {
    writeFileSync(join(folder, 'text'), 'no JSON\n')
    const { code, out, err } = await sundownHere(['export', ...args])
    expect([code, out]).toEqual([2, ''])
    expect(isOneSentence(err)).toBe(true)
  })

  it('does not replace a record that it is to export', async () => {
    const [name] = readdirSync(records)
    const path = join(records, String(name))
    const before = readFileSync(path, 'utf8')
    const { code, err } = await sundownHere(['export', records, '--to', path])
    expect([code, err]).toEqual([2, `sundown: ${path} is among the records that are to be exported: name another file with --to\n`])
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  it('gives the table of win rates and the plot of docs/data.md', () => {
    const example = fileURLToPath(new URL('../../../examples/win-rates.mjs', import.meta.url))
    const plot = join(folder, 'plot.svg')
    const table = execFileSync(process.execPath, [example, open, plot], { encoding: 'utf8' })
    const games = table
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((row) => Number(row.slice(24).trim().split(/\s+/)[0]))
    expect(games.reduce((sum, one) => sum + one, 0)).toBe(GAMES * 5)
    expect(readFileSync(plot, 'utf8')).toMatch(/^<svg .*<\/svg>\n$/)
  })
})
