import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { sundown } from './sundown.ts'

// Follows "A card in ten minutes" and "A character" in CONTRIBUTING.md to the letter: every block that names a file and a place is put there.

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Beside the other examples, so that what it imports is found. */
const copy = join(root, 'examples', `.page-${process.pid}`)
const NAMED = 'examples/gold-creek'

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
const BLOCK = /^ *```ts (\S+) at="([^\n]*)"\n([\s\S]*?)^ *```$/gm

afterAll(() => rmSync(copy, { recursive: true, force: true }))

it('a card and a character are added as the page says, pass their scenarios, and play', { timeout: 180_000 }, async () => {
  expect(page).toContain(`cp -r examples/my-set ${NAMED}`)
  cpSync(join(root, 'examples/my-set'), copy, { recursive: true })
  const blocks = [...page.matchAll(BLOCK)]
  expect(blocks.length).toBeGreaterThan(9)
  for (const [, file = '', place = '', code = ''] of blocks) {
    expect(file.startsWith(NAMED)).toBe(true)
    const path = join(copy, file.slice(NAMED.length))
    const before = readFileSync(path, 'utf8')
    expect(before.split(place), `${file} has one place ${place}`).toHaveLength(2)
    const at = before.indexOf(place) + place.length
    writeFileSync(path, `${before.slice(0, at)}\n${code.trimEnd()}${before.slice(at)}`)
  }
  // The scenarios of the set, the new one among them.
  writeFileSync(join(copy, 'vitest.config.mjs'), "export default { test: { include: ['test/*.test.ts'] } }\n")
  const said = execFileSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', copy, '--reporter', 'verbose'],
    {
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1' },
    },
  )
  expect(said).toContain('Sarsaparilla heals two life points')
  expect(said).toContain('Doc Weaver draws a card when another player drinks a Beer')
  expect(page).toContain(`./script/sundown simulate --sets ./${NAMED} --games 200 --check`)
  const run = await sundown(['simulate', '--sets', copy, '--games', '5', '--check', '--json'])
  expect(run).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(run.out).violations).toEqual([])
})
