// The public API of the packages people install: writes docs/api and the report of each package (packages/*/api.json).
//   npm run api                          writes; refuses if an API has changed and the version has not
//   npm run api -- --raise engine minor  first raises the version of a package, wherever it is named
//   node script/api.mjs --check FOLDER   says what is wrong with the packed packages in this folder, and writes nothing
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { apiPage, difference, marksOf, publicApi, undocumented } from './docs/api.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const PACKAGES = ['engine', 'bots', 'protocol']
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'))
const reportOf = (name) => `packages/${name}/api.json`
const write = (path, json) => writeFileSync(join(root, path), `${JSON.stringify(json, null, 2)}\n`)

const [flag, ...rest] = process.argv.slice(2)
if (flag === '--check') for (const name of PACKAGES) check(name, rest[0])
else {
  if (flag === '--raise') raise(...rest)
  else if (flag !== undefined) stop(`there is no ${flag}; say npm run api, or npm run api -- --raise engine minor`)
  mkdirSync(join(root, 'docs/api'), { recursive: true })
  for (const name of PACKAGES) update(name)
}

function update(name) {
  const manifest = read(`packages/${name}/package.json`)
  const api = apiOf(name, manifest)
  const wrong = whatIsWrong(name, manifest, api)
  if (wrong) stop(wrong)
  write(reportOf(name), { version: manifest.version, api: marksOf(api) })
  writeFileSync(join(root, `docs/api/${name}.md`), apiPage(manifest, api))
}

function check(name, folder) {
  const manifest = read(`packages/${name}/package.json`)
  const { exports } = JSON.parse(readFileSync(join(folder, name, 'package.json'), 'utf8'))
  const api = publicApi(
    Object.fromEntries(Object.entries(exports).flatMap(([entry, { types }]) => (types ? [[entry, join(folder, name, types)]] : []))),
  )
  const wrong = whatIsWrong(name, manifest, api)
  if (wrong) stop(wrong)
  const isFresh =
    read(reportOf(name)).version === manifest.version && readFileSync(join(root, `docs/api/${name}.md`), 'utf8') === apiPage(manifest, api)
  if (!isFresh) stop(`docs/api/${name}.md or ${reportOf(name)} is out of date: run npm run api`)
}

/** A public name without a comment, or an API that has changed under the same version. */
function whatIsWrong(name, { version }, api) {
  const silent = undocumented(api)
  if (silent.length > 0)
    return `every public name of @sundown/${name} needs a comment /** ... */ above it in the sources: ${silent.join(', ')}`
  const before = existsSync(join(root, reportOf(name))) ? read(reportOf(name)) : undefined
  const changed = before && difference(before.api, marksOf(api))
  return changed && before.version === version
    ? `the public API of @sundown/${name} has changed (${changed}): raise its version with npm run api -- --raise ${name} minor`
    : undefined
}

/** Compiled as for publishing, elsewhere. */
function apiOf(name, { published }) {
  const out = mkdtempSync(join(tmpdir(), 'sundown-api-'))
  try {
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    execFileSync(
      process.execPath,
      [tsc, '-p', join(root, `packages/${name}/tsconfig.publish.json`), '--emitDeclarationOnly', '--outDir', out],
      { stdio: 'inherit' },
    )
    return publicApi(
      Object.fromEntries(
        Object.entries(published).map(([entry, source]) => [entry, join(out, source.replace(/^\.\/src\//, '').replace(/\.ts$/, '.d.ts'))]),
      ),
    )
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** In the manifest, in those of the packages and examples that depend on it, and in the lockfile. */
function raise(name, how) {
  const at = ['major', 'minor', 'patch'].indexOf(how)
  if (!PACKAGES.includes(name) || at < 0) stop('npm run api -- --raise takes engine, bots or protocol, and major, minor or patch')
  const numbers = read(`packages/${name}/package.json`).version.split('.').map(Number)
  const version = numbers.map((number, i) => (i < at ? number : i === at ? number + 1 : 0)).join('.')
  const lock = read('package-lock.json')
  for (const folder of readdirSync(join(root, 'packages'))) {
    const path = `packages/${folder}/package.json`
    if (!existsSync(join(root, path))) continue
    const manifest = read(path)
    const both = [manifest, lock.packages[`packages/${folder}`]]
    for (const one of both) {
      if (folder === name) one.version = version
      for (const list of [one.dependencies, one.devDependencies, one.peerDependencies])
        if (list?.[`@sundown/${name}`]) list[`@sundown/${name}`] = version
    }
    write(path, manifest)
  }
  for (const example of ['my-bot', 'my-set']) {
    const path = `examples/${example}/package.json`
    const manifest = read(path)
    if (manifest.peerDependencies[`@sundown/${name}`]) manifest.peerDependencies[`@sundown/${name}`] = `^${version}`
    write(path, manifest)
  }
  write('package-lock.json', lock)
}

function stop(why) {
  console.error(why)
  process.exit(1)
}
