import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { executablePath } from './script/chromium.mjs'

/** Against the real server with the built client; build both first (`npm run build`, `npx vite build packages/web`). */
const port = Number(process.env.E2E_PORT ?? 4599)
const data = process.env.E2E_DATA ?? mkdtempSync(join(tmpdir(), 'sundown-e2e-'))
process.env.E2E_DATA = data
const settings = [
  '--port',
  String(port),
  '--data',
  data,
  '--web',
  process.env.E2E_WEB ?? 'packages/web/dist',
  '--log-level',
  'error',
  '--guests-per-hour',
  '10000',
  '--max-tables-per-address',
  '10000',
  '--visits-per-minute',
  '10000',
  // Long enough for a slow machine, and shorter than usual.
  '--quick-seconds',
  '15',
]

/** The longest tests, and files whose tests run one after the other: begun first, so that no worker waits for another at the end. */
const LONGEST = '**/{axe,company,duel,expansions,four,friends,questions,replay,stage,walk}.test.ts'

export default defineConfig({
  testDir: 'e2e',
  // Tests share nothing but the server, and each opens tables of its own.
  workers: 2,
  fullyParallel: true,
  projects: [
    { name: 'first', testMatch: LONGEST },
    { name: 'then', testIgnore: LONGEST },
  ],
  // The same with another language, size or game: in the long runs.
  ...(!process.env.E2E_LONG && { grepInvert: /@long/ }),
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  outputDir: join(data, 'results'),
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    contextOptions: { reducedMotion: 'reduce' },
    // What the page keeps for later costs every new page a second of processor: allowed where it is tested.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node packages/cli/dist/sundown.mjs serve ${settings.join(' ')}`,
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
    timeout: 20_000,
  },
})
