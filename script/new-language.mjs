// Begins a new language: adds its code wherever languages are listed, and gives every file of words one of its own that starts out in English.
// Usage: node script/new-language.mjs de
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const [code = ''] = process.argv.slice(2)
const name = /^[a-z]{2}$/.test(code) && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
if (!name) {
  console.error('Name the language by its two letters: node script/new-language.mjs de')
  process.exit(2)
}

/** The last language there is: a new one is listed behind it. */
const LAST = 'it'
const capital = (text) => text.slice(0, 1).toUpperCase() + text.slice(1)
/** `accountIt` becomes `accountDe`, `it` becomes `de`. */
const renamed = (text, to = code) => (text === LAST ? to : text.replace(new RegExp(`${capital(LAST)}$`), capital(to)))

const files = execFileSync('git', ['ls-files', 'packages', 'examples'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && existsSync(join(root, file)))
const isWords = (file) => new RegExp(`[/.]${LAST}\\.ts$`).test(file)
const read = (file) => readFileSync(join(root, file), 'utf8')

/** Words that are still the English ones; what other files of this language bring along is theirs. */
function begun(file) {
  const last = read(file)
  const [, constant, type] = /^export const (\w+): (\w+)/m.exec(last) ?? []
  if (!constant) throw new Error(`${file} exports no words of a named type`)
  const imports = last.match(/^import [^\n]*$/gm) ?? []
  const typeImport = imports.find((line) => line.includes(type))
  const parts = imports.filter((line) => line.includes(`.${LAST}.ts'`))
  const names = parts.flatMap((line) => /\{ (\w+) \}/.exec(line)?.[1] ?? [])
  const used = names.flatMap((part) => last.match(new RegExp(`^  (?:\\.\\.\\.|\\w+: )${part},$`, 'm'))?.[0] ?? [])
  const english = file.slice(file.lastIndexOf('/') + 1).replace(`${LAST}.ts`, 'en.ts')
  const from = constant === renamed(constant, 'en') ? `{ ${constant} as english }` : `{ ${renamed(constant, 'en')} as english }`
  const toNew = (text) =>
    text.replaceAll(`.${LAST}.ts`, `.${code}.ts`).replaceAll(new RegExp(`\\w*${capital(LAST)}\\b`, 'g'), (word) => renamed(word))
  return [
    ...[typeImport?.replace(/\{.*\}/, `{ ${type} }`).replace(/^import (?!type)/, 'import type '), ...parts.map(toNew)],
    `import ${from} from './${english}'`,
    '',
    `/** ${name}. Whatever is not said here is still English. */`,
    `export const ${renamed(constant)}: ${type} = {`,
    '  ...english,',
    ...used.map(toNew),
    '}',
    '',
  ].join('\n')
}

/** A file that lists the languages, with one more. */
const listed = (text) =>
  text
    .replace(/(LANGUAGES = \[[^\]]*)\]/, `$1, '${code}']`)
    .replace(new RegExp(`\\{ en, fr, ${LAST} \\}`, 'g'), `{ en, fr, ${LAST}, ${code} }`)
    .replace(new RegExp(`${LAST}: of\\('${LAST}'\\)`), `$&, ${code}: of('${code}')`)
    .replace(new RegExp(`${LAST}: await ${LAST}\\b`), `$&, ${code}: await ${code}`)
    .replace(new RegExp(`^import \\{ ${LAST} \\} from '(.*)${LAST}\\.ts'$`, 'm'), `$&\nimport { ${code} } from '$1${code}.ts'`)
    .replace(
      new RegExp(`^( +)${LAST}: (.*import\\('.*[/.])${LAST}(\\.ts'\\)\\)\\.)(\\w+),$`, 'gm'),
      (line, indent, path, rest, constant) => `${line}\n${indent}${code}: ${path}${code}${rest}${renamed(constant)},`,
    )

const ofTheNew = (file) => join(dirname(file), file.slice(file.lastIndexOf('/') + 1).replace(`${LAST}.ts`, `${code}.ts`))
const there = files
  .filter(isWords)
  .map(ofTheNew)
  .find((path) => existsSync(join(root, path)))
if (there !== undefined) {
  console.error(`${name} has been begun already: there is ${there}`)
  process.exit(2)
}

const made = []
for (const file of files) {
  if (isWords(file)) {
    const path = ofTheNew(file)
    made.push(path)
    writeFileSync(join(root, path), begun(file))
  } else {
    const before = read(file)
    const after = listed(before)
    if (after !== before) writeFileSync(join(root, file), after)
  }
}
execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', '--log-level=error', ...made], { cwd: root, stdio: 'inherit' })
console.log(`${name}: ${made.length} files of words, all of them English so far. "npm run types" names the few places that are left.`)
