// Bundles the command line into one file, packages/cli/dist/sundown.mjs. Worker threads start the same file.
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const cli = fileURLToPath(new URL('../packages/cli', import.meta.url))
const dist = join(cli, 'dist')
// Beside dist, so that the paths in the source map hold after the move; a rename never shows half a file to another run.
const fresh = mkdtempSync(join(cli, '.dist-'))
const started = new Date()

try {
  await build({
    entryPoints: { sundown: join(cli, 'src/main.ts') },
    outdir: fresh,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'eof',
    logLevel: 'warning',
    // These find their own files on disk and cannot live inside a bundle.
    external: ['esbuild', 'tsx', 'tsx/*'],
    // CommonJS dependencies ask for Node's modules with `require`, which an ES module does not have.
    banner: {
      js: "#!/usr/bin/env node\nimport { createRequire as sundownCreateRequire } from 'node:module'; const require = sundownCreateRequire(import.meta.url);",
    },
  })
  const made = join(fresh, 'sundown.mjs')
  chmodSync(made, 0o755)
  // As old as the moment the build began: a source saved meanwhile counts as newer.
  utimesSync(made, started, started)
  mkdirSync(dist, { recursive: true })
  renameSync(`${made}.map`, join(dist, 'sundown.mjs.map'))
  renameSync(made, join(dist, 'sundown.mjs'))
} catch (error) {
  // esbuild has already said what is wrong with the sources.
  if (!error.errors) console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(fresh, { recursive: true, force: true })
}
