import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { applyPatch, type Patch } from '@sundown/engine'

/** Everything that went over the line of a page, as it went. */
const wires = new WeakMap<Page, string[]>()

/** From now on the wire of a page is kept, so that an alarm can be explained afterwards. */
export function listenTo(page: Page): void {
  const lines: string[] = []
  wires.set(page, lines)
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => lines.push(`< ${payload}`))
    socket.on('framesent', ({ payload }) => lines.push(`> ${payload}`))
  })
}

interface Told {
  readonly say: string
  readonly state?: { readonly view: object }
  readonly step?: { readonly patch: Patch }
}

/** The view to which a wire leads: the last whole one, and every patch since. */
function viewOf(lines: readonly string[]): object | undefined {
  let view: object | undefined
  for (const line of lines) {
    if (!line.startsWith('< ')) continue
    const { say, state, step }: Told = JSON.parse(line.slice(2))
    if (say === 'state') view = state?.view
    if (say === 'step' && view && step) view = applyPatch(view, step.patch)
  }
  return view
}

/** What each page shows, was told and knows, written into a folder: document, picture, wire and view. */
export async function keepEvidence(pages: readonly Page[], pathOf: (name: string) => string): Promise<void> {
  for (const [i, page] of pages.entries()) {
    const wire = wires.get(page) ?? []
    await writeFile(pathOf(`page-${i}.wire.txt`), wire.join('\n'))
    await writeFile(pathOf(`page-${i}.view.json`), JSON.stringify(viewOf(wire) ?? null, undefined, 2))
    await writeFile(pathOf(`page-${i}.html`), await page.content())
    await page.screenshot({ path: pathOf(`page-${i}.png`) })
  }
}
