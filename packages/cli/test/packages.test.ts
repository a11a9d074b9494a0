import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { firstOf, nth } from '@sundown/engine'
import { build } from 'esbuild'
import { beforeAll, expect, it } from 'vitest'
import { scratch } from './sundown.ts'

// The packages as others install them: packed, unpacked in an empty folder, and used as their READMEs say.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const PACKAGES = ['engine', 'bots', 'protocol'] as const
const folder = scratch()
const modules = join(folder, 'node_modules')
const tarballs = new Map<string, string>()
const tarfiles: string[] = []

const run = (command: string, args: readonly string[], cwd: string): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** Packed from a copy: while a package has the form it is published in, nobody else may look at it. */
const copy = join(folder, 'copy')

function copied(): void {
  for (const path of ['tsconfig.base.json', 'script/publish-form.mjs', ...PACKAGES.map((name) => `packages/${name}`)])
    cpSync(join(root, path), join(copy, path), { recursive: true, filter: (from) => !/\/packages\/\w+\/(test|dist)$/.test(from) })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
}

beforeAll(() => {
  mkdirSync(join(modules, '@sundown'), { recursive: true })
  copied()
  for (const name of PACKAGES) {
    const home = join(copy, 'packages', name)
    const before = readFileSync(join(home, 'package.json'), 'utf8')
    const made = run('npm', ['pack', '--silent', '--pack-destination', folder], home).trim().split('\n').at(-1) ?? ''
    expect(readFileSync(join(home, 'package.json'), 'utf8')).toBe(before)
    tarfiles.push(join(folder, made))
    run('tar', ['-xzf', made], folder)
    run('mv', ['package', join(modules, '@sundown', name)], folder)
    tarballs.set(name, run('tar', ['-tzf', made], folder))
  }
  // What they need besides: the validator, and for the compiler the types of the platform.
  symlinkSync(join(root, 'node_modules/zod'), join(modules, 'zod'))
  mkdirSync(join(modules, '@types'))
  symlinkSync(join(root, 'node_modules/@types/node'), join(modules, '@types/node'))
  symlinkSync(join(root, 'node_modules/undici-types'), join(modules, 'undici-types'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
}, 180_000)

const examples = (name: string): readonly string[] =>
  [...readFileSync(join(modules, '@sundown', name, 'README.md'), 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code)

it('hold what is needed and nothing else', () => {
  for (const [name, list] of tarballs) {
    const files = list.trim().split('\n')
    const odd = files.filter((file) => !/^package\/(package\.json|README\.md|dist\/package\/[\w/.-]+\.(js|js\.map|d\.ts|json))$/.test(file))
    expect([name, odd]).toEqual([name, []])
    expect(files.filter((file) => /test|scenario/.test(file) && !/dist\/package\/kernel/.test(file))).toEqual([])
  }
})

it('their manifests lead to files that are there', () => {
  for (const name of PACKAGES) {
    const { exports, private: hidden } = JSON.parse(readFileSync(join(modules, '@sundown', name, 'package.json'), 'utf8'))
    expect(hidden).toBeUndefined()
    for (const target of Object.values<string | { readonly types: string; readonly default: string }>(exports)) {
      const files = typeof target === 'string' ? [target] : [target.types, target.default]
      for (const file of files) if (!file.includes('*')) expect(() => readFileSync(join(modules, '@sundown', name, file))).not.toThrow()
    }
  }
})

it('their READMEs name only entry points that can be imported', () => {
  for (const name of PACKAGES) {
    const { exports } = JSON.parse(readFileSync(join(modules, '@sundown', name, 'package.json'), 'utf8'))
    const named = [...readFileSync(join(modules, '@sundown', name, 'README.md'), 'utf8').matchAll(/`(\/[a-z-]+)`/g)].map(
      ([, path]) => `.${path}`,
    )
    expect([name, named.filter((path) => !(path in exports))]).toEqual([name, []])
  }
})

it('the examples of their READMEs compile, and run', () => {
  for (const name of PACKAGES) for (const [i, code] of examples(name).entries()) writeFileSync(join(folder, `${name}-${i}.ts`), code)
  const options = { strict: true, noUncheckedIndexedAccess: true, target: 'ES2022', lib: ['ES2023'], types: ['node'], skipLibCheck: false }
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['Preserve', 'Bundler'],
  ]) {
    const compilerOptions = { ...options, module, moduleResolution, outDir: 'out' }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
    expect(run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.'], folder)).toBe('')
  }
  const said = PACKAGES.map((name) => run(process.execPath, [join(folder, 'out', `${name}-0.js`)], folder))
  expect(said[0]).toMatch(/won by \[[\s\S]*fault: undefined/)
  expect(said[1]).toMatch(/won by \[ '/)
  expect(said[2]).toMatch(/refused: [\s\S]*the server says done/)
})

const LAST_WORDS = { engine: /fault: undefined/, bots: /won by/, protocol: /the server says/ }

it('the same examples run in a browser, bundled', async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const said: string[] = []
    for (const name of PACKAGES) {
      const { outputFiles } = await build({
        entryPoints: [join(folder, `${name}-0.ts`)],
        bundle: true,
        write: false,
        platform: 'browser',
        format: 'esm',
        logLevel: 'silent',
      })
      const page = await browser.newPage()
      const lines: string[] = []
      page.on('console', (message) => lines.push(message.text()))
      page.on('pageerror', (error) => lines.push(`error: ${error.message}`))
      await page.goto('about:blank')
      await page.addScriptTag({ content: firstOf(outputFiles).text, type: 'module' })
      await expect.poll(() => lines.join('\n'), { timeout: 30_000 }).toMatch(LAST_WORDS[name])
      said.push(...lines)
      await page.close()
    }
    expect(said.filter((line) => line.startsWith('error: '))).toEqual([])
  } finally {
    await browser.close()
  }
})

it('nothing but what is public can be imported from them', () => {
  const script = `
    const tried = ['@sundown/engine/story', '@sundown/engine/dist/package/bang/bang.js', '@sundown/engine/src/index.ts', '@sundown/bots/explain', '@sundown/protocol/codec']
    for (const path of tried) await import(path).then(() => console.log(path), () => undefined)
    const { allSets } = await import('@sundown/engine')
    if (allSets) console.log('allSets')`
  expect(run(process.execPath, ['--input-type=module', '-e', script], folder)).toBe('')
})

/** What script/api.mjs has to say about these packages; nothing if all is well. */
function checked(): string {
  const { stderr } = spawnSync(process.execPath, [join(root, 'script/api.mjs'), '--check', join(modules, '@sundown')], { encoding: 'utf8' })
  return stderr
}

// If this fails, see "How to change the public API" in CONTRIBUTING.md.
it('their public API is documented, has changed with the version only, and docs/api shows it', () => {
  expect(checked()).toBe('')
})

it('a public name that is new, without a comment, or different is found', () => {
  const entry = join(modules, '@sundown/bots/dist/package/public.d.ts')
  const inside = join(modules, '@sundown/bots/dist/package/names.d.ts')
  const before = readFileSync(entry, 'utf8')
  const hidden = readFileSync(inside, 'utf8')
  try {
    writeFileSync(entry, `${before}\n/** Planted. */\nexport declare const planted: number\n`)
    expect(checked()).toContain('new: planted (.)')
    writeFileSync(entry, `${before}\nexport declare const planted: number\n`)
    expect(checked()).toContain('needs a comment')
    writeFileSync(entry, before)
    writeFileSync(inside, hidden.replace('botNames: readonly string[]', 'botNames: readonly number[]'))
    expect(checked()).toContain('changed: botNames (.)')
  } finally {
    writeFileSync(entry, before)
    writeFileSync(inside, hidden)
  }
})

it('those who check packages find nothing to object to', () => {
  const bin = (name: string) => join(root, 'node_modules/.bin', name)
  for (const name of PACKAGES) {
    const tarball = nth(tarfiles, PACKAGES.indexOf(name))
    run(bin('publint'), ['run', tarball, '--strict'], folder)
    // Takes long. Old ways of resolving know no "exports", and CommonJS is not offered.
    if (process.env.SOAK) run(bin('attw'), [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color', '--format', 'ascii'], folder)
  }
})
