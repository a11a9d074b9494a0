import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const WORKER = 'sw.js'

/** Tells the service worker which files make the client, and which version that is. */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  // After everything is written: what lies in the folder is what is served.
  writeBundle: {
    order: 'post',
    handler: ({ dir = 'dist' }) => {
      const files = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.parentPath.includes('.vite') && ![WORKER, 'index.html'].includes(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length).replaceAll('\\', '/'))
        .filter((file) => !file.endsWith('.txt'))
        .sort()
      const hash = createHash('sha256').update(readFileSync(join(dir, 'index.html')))
      for (const file of files) hash.update(file).update(readFileSync(join(dir, file)))
      const worker = join(dir, WORKER)
      const text = readFileSync(worker, 'utf8')
        .replaceAll('__FILES__', () => JSON.stringify(['/', ...files]))
        .replaceAll('__VERSION__', () => JSON.stringify(hash.digest('hex').slice(0, 12)))
      writeFileSync(worker, text)
    },
  },
})

const COMMON =
  /^(?!.*(?:art.(?:duel|dice)|kit.die|src.stage|screens.(?:duel|library|setup.set-picture))).*(?:packages.web.src|protocol.src|engine.src.bang.words)/

export default defineConfig({
  plugins: [react(), offline()],
  build: {
    target: 'es2022',
    // A page under a strict content security policy: nothing inline, no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What is loaded when: script/web-sizes.mjs reads it.
    manifest: true,
    rollupOptions: {
      input: { index: 'index.html', sw: 'offline/worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'sw' ? WORKER : 'assets/[name]-[hash].js'),
        // One file for what several screens share: many small ones compress worse.
        // But not what the library and the help show of the other games: only their tables need it besides.
        codeSplitting: { groups: [{ name: 'common', test: COMMON, minShareCount: 3 }] },
      },
    },
  },
  worker: {
    format: 'es',
    // What every game needs, then the rules of the card game, in one file each; its sets come one by one.
    rollupOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'kernel', test: /engine.src.(?:kernel|western|bad-options)/, priority: 1 },
            { name: 'card-game', test: /engine.src.bang.(?!sets|words|options|index)/ },
          ],
        },
      },
    },
  },
})
