// What the measurements of the page share: a server with the built client, a browser, a page that is throttled to a quarter, some runs and their medians.
import { chromium } from '@playwright/test'
import { executablePath } from '../script/chromium.mjs'
import { serveBuilt } from '../script/serve-built.mjs'

const SLOWER = 4

/** The value below which this share of them lies. */
export const at = (values, share) => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]

/** A page with these wishes in its browser, as it is on a desktop. `slow` throttles it from then on, `quick` no longer. */
export async function pageAt(browser, address, prepare, given) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.addInitScript(prepare, given)
  await page.goto(address)
  const devtools = await context.newCDPSession(page)
  const throttle = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate })
  return { page, slow: () => throttle(SLOWER), quick: () => throttle(1), close: () => context.close() }
}

/** Runs it this often, each time with the browser and the address of the server. Prints a line of JSON a run, then the medians. */
export async function measure({ port, runs, about = {} }, run) {
  const { base, stop } = await serveBuilt(port, process.env.E2E_WEB)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const results = []
    for (let i = 0; i < runs; i++) {
      results.push(await run(browser, `${base}/`))
      console.log(JSON.stringify(results.at(-1)))
    }
    const median = (key) =>
      at(
        results.map((each) => each[key]),
        0.5,
      )
    const medians = Object.fromEntries(Object.keys(results[0]).map((key) => [key, median(key)]))
    console.log(JSON.stringify({ throttled: SLOWER, ...about, runs, medians }))
  } finally {
    await browser.close()
    await stop()
  }
}
