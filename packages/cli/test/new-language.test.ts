import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { scratch } from './sundown.ts'

// Begins a fourth language as "How to add a language" in CONTRIBUTING.md says, in a copy of the sources.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const copy = scratch()
afterAll(() => rmSync(copy, { recursive: true, force: true }))

const git = (cwd: string, ...args: readonly string[]): string[] =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean)
const node = (...args: readonly string[]): string => execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

it('a new language is listed everywhere and can be spoken, in English at first', { timeout: 120_000 }, () => {
  const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  expect(page).toContain('`node script/new-language.mjs de`')
  const sources = git(root, 'ls-files', 'packages/*/src/**.ts', 'packages/*/package.json', 'examples', 'script/new-language.mjs')
  for (const file of sources.filter((name) => existsSync(join(root, name)))) cpSync(join(root, file), join(copy, file), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  git(copy, 'init', '-q')
  git(copy, 'add', 'packages', 'examples')
  expect(node('script/new-language.mjs', 'de')).toContain('German')

  // Once more, or one of those that are there: one sentence, and nothing changes.
  for (const code of ['de', 'fr'])
    expect(() => node('script/new-language.mjs', code)).toThrow(/^Command failed: .*\n\w+ has been begun already: there is \S+\n$/)

  const words = git(copy, 'ls-files').filter((file) => /[/.]it\.ts$/.test(file))
  expect(words.length).toBeGreaterThan(40)
  for (const file of words) expect(existsSync(join(copy, file.replace(/it\.ts$/, 'de.ts'))), file).toBe(true)
  // Wherever the words of one language are loaded, those of the new one are.
  for (const file of git(copy, 'grep', '-lE', "import\\('.*[/.]it\\.ts'\\)", '--', 'packages', 'examples')) {
    const text = readFileSync(join(copy, file), 'utf8')
    const loads = (language: string) => text.match(new RegExp(`import\\('.*[/.]${language}\\.ts'\\)`, 'g'))?.length
    expect(loads('de'), file).toBe(loads('it'))
  }
  // The engine imports nothing from outside, so that the copy runs as it is.
  const engine = join(copy, 'packages/engine/src/bang')
  const said = node(
    '--import',
    join(dirname(fileURLToPath(import.meta.resolve('tsx'))), 'loader.mjs'),
    '--input-type=module',
    '--eval',
    `import { LANGUAGES, loadWords, teller } from ${JSON.stringify(join(engine, 'words/index.ts'))}
    import { SETS } from ${JSON.stringify(join(engine, 'sets/manifests.ts'))}
    const german = teller(await loadWords('de', SETS), ['Anna', 'Bruno'])
    console.log(LANGUAGES.join(), Object.keys(german).length > 3)`,
  )
  expect(said.trim()).toBe('en,fr,it,de true')
})
