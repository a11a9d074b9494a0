import { chmodSync, existsSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newGuest, serving, statusOf } from './serving.ts'
import { isOneSentence, scratch, sundownHere } from './sundown.ts'

it('a store is copied while the server runs, and put back while it does not', async () => {
  const server = await serving()
  const { data } = server
  const early = await newGuest(server.url, 'Early Bird')
  const copy = join(scratch(), 'copy.db')
  expect(await sundownHere(['backup', '--data', data, '--to', copy])).toEqual({ code: 0, out: `${copy}\n`, err: '' })
  const late = await newGuest(server.url, 'Late Riser')

  const refused = await sundownHere(['restore', copy, '--data', data])
  expect(refused.err).toMatch(/a server is running on/)
  expect([refused.code, isOneSentence(refused.err)]).toEqual([2, true])
  expect(await statusOf(server.url, '/api/me', late.cookie)).toBe(200)

  expect(await server.stop()).toBe(0)
  const restored = await sundownHere(['restore', copy], { env: { DATA: data } })
  expect(restored).toMatchObject({ code: 0, err: '' })
  const [, kept = ''] = /The store that was there is kept in (\S+)\.\n/.exec(restored.out) ?? []
  expect(existsSync(kept)).toBe(true)

  const again = await serving([], { data })
  expect(await statusOf(again.url, '/api/me', early.cookie)).toBe(200)
  expect(await statusOf(again.url, '/api/me', late.cookie)).toBe(401)
  expect(await again.stop()).toBe(0)

  // And what was there before is not lost either.
  await sundownHere(['restore', kept, '--data', data])
  const before = await serving([], { data })
  expect(await statusOf(before.url, '/api/me', late.cookie)).toBe(200)
})

it('a store that was put back is copied to another place before any server has opened it', async () => {
  const server = await serving()
  await newGuest(server.url, 'Early Bird')
  const copy = join(scratch(), 'copy.db')
  await sundownHere(['backup', '--data', server.data, '--to', copy])
  const [restored, moved] = [join(scratch(), 'restored'), join(scratch(), 'moved')]
  await sundownHere(['restore', copy, '--data', restored])
  const { code, out, err } = await sundownHere(['store', 'copy', restored, moved, '--json'])
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out).counts).toMatchObject({ people: 1, held: 0 })
  expect(readdirSync(restored)).not.toContain('windows.db')
})

it('what cannot be written or restored is called by the name it was given', async () => {
  const { data } = await serving()
  const [folder, text] = [scratch(), join(scratch(), 'text.db')]
  writeFileSync(text, 'once upon a time there was a store, but this is only a story about it')
  const cases: readonly (readonly [readonly string[], string])[] = [
    [['backup', '--data', data, '--to', folder], `${folder} is a folder: name a file with --to`],
    [['backup', '--data', data, '--to', ''], '--to takes the name of a file'],
    [['backup', '--data', data, '--to', '/proc/copy.db'], 'cannot write /proc/copy.db: there is no such folder'],
    [['backup', '--data', folder], `there is no store in ${folder}`],
    [['restore', text, '--data', folder], `${text} is damaged or is not a store`],
    [['restore', join(folder, 'none.db'), '--data', folder], `there is no file ${join(folder, 'none.db')}`],
    [['restore', data, '--data', folder], `${data} is a folder: name the file that "sundown backup" has written`],
    [['restore', text, '--data', text], `${text} cannot be used: it is no folder`],
  ]
  for (const [args, sentence] of cases) expect(await sundownHere(args)).toEqual({ code: 2, out: '', err: `sundown: ${sentence}\n` })
})

it('a backup, and a store that was put back, are read by their own user only', async () => {
  const { data } = await serving()
  const [copy, restored] = [join(scratch(), 'copy.db'), scratch()]
  await sundownHere(['backup', '--data', data, '--to', copy])
  const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)
  expect(modeOf(copy)).toBe('600')
  // Mail and other disks give files other modes.
  chmodSync(copy, 0o644)
  await sundownHere(['restore', copy, '--data', restored])
  expect(modeOf(join(restored, 'sundown.db'))).toBe('600')
})

it('a backup goes beside the store if nothing else is said', async () => {
  const { data } = await serving()
  const { code, out } = await sundownHere(['backup'], { env: { DATA: data } })
  expect(code).toBe(0)
  expect(out.startsWith(join(data, 'backups', 'sundown-'))).toBe(true)
  expect(existsSync(out.trim())).toBe(true)
})

it('what is no store is refused in one sentence, and nothing changes', async () => {
  const data = scratch()
  const text = join(scratch(), 'text.db')
  writeFileSync(text, 'once upon a time there was a store, but this is only a story about it')
  for (const args of [
    ['backup', '--data', data],
    ['restore', text, '--data', data],
    ['restore', join(data, 'none.db'), '--data', data],
    ['restore'],
    ['backup', '--nonsense'],
  ]) {
    const { code, out, err } = await sundownHere(args)
    expect([code, out, isOneSentence(err)]).toEqual([2, '', true])
  }
  expect(existsSync(join(data, 'sundown.db'))).toBe(false)
})
