// Dependencies point one way: engine <- art, bots, protocol <- lab <- server, web <- cli. And the engine is pure.
// Prints each breach as file:line and exits 1. Reads code, not comments or strings.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const scope = '@sundown/'

/** A package may depend on packages of an earlier layer only. */
const layers = [['engine'], ['art', 'bots', 'protocol'], ['lab'], ['server', 'web'], ['cli']]

/** What would make the engine depend on anything but its inputs. */
const impure = [
  [/(?<![\w$.])Math(?!\s*\.\s*(?!random\b)[\w$])/g, 'Math.random: use the randomness of the game'],
  [/(?<![\w$.])Date(?![\w$])/g, 'Date: the engine has no clock'],
  [/(?<![\w$.])performance(?![\w$])/g, 'performance: the engine has no clock'],
  [/(?<![\w$.])(?:setTimeout|setInterval|setImmediate|queueMicrotask)(?![\w$])/g, 'a timer: the engine has no clock'],
  [/(?<![\w$.])process(?![\w$])/g, 'process: the engine does no I/O'],
  [/(?<![\w$.])console(?![\w$])/g, 'console: the engine does no I/O'],
  [/(?<![\w$.])(?:globalThis|require)(?![\w$])/g, 'the engine uses no global and no require'],
]

const breaches = []
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
const rootDev = Object.keys(readJson(join(root, 'package.json')).devDependencies ?? {})
const folders = readdirSync(join(root, 'packages')).filter((name) => existsSync(join(root, 'packages', name, 'package.json')))

for (const folder of folders) checkPackage(folder)
for (const breach of breaches) console.error(breach)
console.log(
  breaches.length ? `${breaches.length} breach(es) of the dependency rules` : `Dependency directions hold in ${folders.length} packages`,
)
process.exitCode = breaches.length ? 1 : 0

function checkPackage(folder) {
  const home = join(root, 'packages', folder)
  const manifest = readJson(join(home, 'package.json'))
  const runtime = Object.keys(manifest.dependencies ?? {})
  const tests = [...runtime, ...Object.keys(manifest.devDependencies ?? {}), ...rootDev]
  checkManifest(folder, home, manifest, runtime)

  for (const file of sources(home)) {
    const inSrc = file.startsWith(join(home, 'src') + sep)
    const pure = inSrc && folder === 'engine'
    const text = readFileSync(file, 'utf8')
    const code = blank(text)
    const report = (at, what) => breaches.push(`${relative(root, file)}:${lineOf(text, at)}: ${what}`)

    for (const { at, specifier } of imports(text, code)) {
      if (specifier === undefined) {
        if (pure) report(at, 'import of a computed path: the engine imports by literal relative paths')
      } else if (specifier.startsWith('.')) {
        checkRelative(report, at, specifier, file, home, inSrc)
      } else if (pure) {
        report(at, `import of '${specifier}': the engine depends on nothing but itself`)
      } else {
        checkBare(report, at, specifier, manifest.name, inSrc ? runtime : tests, inSrc)
      }
    }
    if (pure) for (const [pattern, what] of impure) for (const hit of code.matchAll(pattern)) report(hit.index, what)
  }
}

function checkManifest(folder, home, manifest, runtime) {
  const file = relative(root, join(home, 'package.json'))
  const text = readFileSync(join(home, 'package.json'), 'utf8')
  const report = (word, what) => breaches.push(`${file}:${lineOf(text, Math.max(0, text.indexOf(`"${word}"`)))}: ${what}`)
  const layer = layers.findIndex((names) => names.includes(folder))
  if (manifest.name !== scope + folder)
    report('name', `the package in packages/${folder} is called ${manifest.name}, not ${scope}${folder}`)
  if (layer < 0) report('name', `package ${folder} has no layer: give it one in script/check-deps.mjs`)
  if (folder === 'engine' && runtime.length) report('dependencies', 'the engine has no runtime dependency')

  const ours = runtime.filter((name) => name.startsWith(scope)).map((name) => name.slice(scope.length))
  for (const name of ours) {
    if (layer >= 0 && layers.findIndex((names) => names.includes(name)) >= layer)
      report(scope + name, `${folder} must not depend on ${name}`)
  }
  const config = join(home, 'tsconfig.json')
  const references = existsSync(config)
    ? (readJson(config).references ?? [])
        .map(({ path }) => relative(join(root, 'packages'), resolve(home, path)))
        // A part of a package may be a project of its own.
        .filter((path) => !path.startsWith(`${folder}/`))
    : []
  if ([...references].sort().join() !== [...ours].sort().join()) {
    breaches.push(`${relative(root, config)}:1: references [${references}] are not the dependencies [${ours}] of package.json`)
  }
}

function checkRelative(report, at, specifier, file, home, inSrc) {
  const target = resolve(dirname(file), specifier)
  const src = join(home, 'src')
  const kernel = join(src, 'kernel')
  if (!within(target, home)) report(at, `import of '${specifier}' leaves the package: import the other package by name`)
  else if (inSrc && !within(target, src)) report(at, `import of '${specifier}' leaves src`)
  else if (within(file, kernel) && !within(target, kernel)) report(at, `import of '${specifier}': the kernel knows nothing outside kernel/`)
}

function checkBare(report, at, specifier, self, allowed, inSrc) {
  if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (name === self && !inSrc) return
  if (!allowed.includes(name)) report(at, `import of '${specifier}': ${name} is not among the dependencies of ${self}`)
}

function within(path, folder) {
  return path === folder || path.startsWith(folder + sep)
}

function lineOf(text, at) {
  return text.slice(0, at).split('\n').length
}

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* sources(path)
    else if (/\.[cm]?[jt]sx?$/.test(entry.name)) yield path
  }
}

/** Where a module is named: `from '...'`, `import '...'`, `import(...)`, `require(...)`. The strings are blank in `code`, so they are read in `text`. */
function* imports(text, code) {
  for (const hit of code.matchAll(/(?<![\w$.])(?:from|import)\s*(['"])|(?<![\w$.])(?:import|require)\s*\(\s*(['"`]?)/g)) {
    const quote = hit[1] ?? hit[2]
    const start = hit.index + hit[0].length
    const specifier = quote && text.slice(start, code.indexOf(quote, start))
    yield { at: hit.index, specifier: !quote || specifier.includes('${') ? undefined : specifier }
  }
}

/** The same text with the insides of comments, strings and regular expressions turned to spaces; line breaks stay, and so does code in `${}`. */
function blank(text) {
  const out = text.split('')
  const wipe = (from, to) => {
    for (let i = from; i < to; i++) if (out[i] !== '\n') out[i] = ' '
  }
  const braces = [] // for each open brace: does it close a `${`?
  let last = '' // the end of the code before this place: tells a regular expression from a division
  let i = 0
  const templateText = () => {
    const from = i
    while (i < text.length && text[i] !== '`' && !text.startsWith('${', i)) i += text[i] === '\\' ? 2 : 1
    wipe(from, Math.min(i, text.length))
    if (text[i] === '`') i++
    else if (i < text.length) {
      braces.push(true)
      i += 2
    }
  }
  while (i < text.length) {
    const char = text[i]
    if (text.startsWith('//', i) || (i === 0 && text.startsWith('#!'))) {
      const from = i
      while (i < text.length && text[i] !== '\n') i++
      wipe(from, i)
      continue
    }
    if (text.startsWith('/*', i)) {
      const end = text.indexOf('*/', i + 2)
      const to = end < 0 ? text.length : end + 2
      wipe(i, to)
      i = to
      continue
    }
    if (char === "'" || char === '"') {
      const from = ++i
      while (i < text.length && text[i] !== char && text[i] !== '\n') i += text[i] === '\\' ? 2 : 1
      wipe(from, Math.min(i, text.length))
      i++
      last = char
      continue
    }
    if (char === '`') {
      i++
      templateText()
      last = '`'
      continue
    }
    if (char === '/' && /(?:^|[(,=:[!&|?{};+\-*%<>~^]|\b(?:return|typeof|case|in|of|do|else|void|yield|delete|throw|await))$/.test(last)) {
      const from = ++i
      let inClass = false
      while (i < text.length && text[i] !== '\n' && (inClass || text[i] !== '/')) {
        if (text[i] === '[') inClass = true
        else if (text[i] === ']') inClass = false
        i += text[i] === '\\' ? 2 : 1
      }
      wipe(from, Math.min(i, text.length))
      i++
      last = ')'
      continue
    }
    if (char === '{') braces.push(false)
    if (char === '}' && braces.pop()) {
      i++
      templateText()
      last = '`'
      continue
    }
    if (/\S/.test(char)) last = /[\w$]/.test(char) && i > 0 && /[\w$]/.test(text[i - 1]) ? last + char : char
    i++
  }
  return out.join('')
}
