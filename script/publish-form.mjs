// A package as others install it. `npm pack` runs this in the folder of the package: `prepack` builds JavaScript, types and source maps into
// dist/package and lets package.json point there, with the entry points listed under `published` and no others; `postpack` puts back the package.json of the workspace, which points at the sources.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [when] = process.argv.slice(2)
const home = process.cwd()
const manifest = join(home, 'package.json')
const kept = join(home, 'dist', 'package.json.kept')
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))

if (when === 'prepack') prepack()
else if (when === 'postpack') putBack()
else {
  console.error('script/publish-form.mjs takes prepack or postpack')
  process.exitCode = 2
}

function prepack() {
  // A pack that was broken off has left its own form behind.
  if (existsSync(kept)) putBack()
  rmSync(join(home, 'dist', 'package'), { recursive: true, force: true })
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.publish.json'], { cwd: home, stdio: ['ignore', 'inherit', 'inherit'] })
  const { private: _, scripts: __, exports: ___, published: open, ...rest } = JSON.parse(readFileSync(manifest, 'utf8'))
  const published = Object.entries({ ...open, './package.json': './package.json' }).map(([path, file]) => [path, built(file)])
  writeFileSync(`${kept}.new`, readFileSync(manifest))
  renameSync(`${kept}.new`, kept)
  writeFileSync(manifest, `${JSON.stringify({ ...rest, exports: Object.fromEntries(published) }, null, 2)}\n`)
}

/** Where a source has gone. */
function built(source) {
  if (!source.endsWith('.ts')) return source
  const path = source.replace(/^\.\/src\//, './dist/package/').replace(/\.ts$/, '')
  return { types: `${path}.d.ts`, default: `${path}.js` }
}

function putBack() {
  if (existsSync(kept)) renameSync(kept, manifest)
}
