import { useSyncExternalStore } from 'react'

/**
 * Drawings that come again and again are printed beside the page: from then on each is a picture, for which the page has one box instead of a dozen shapes
 * with styles and places of their own. A picture is as sharp as the drawing if it is as large as it is shown, so its name says where it is
 * shown besides what it shows.
 */
export interface Wanted {
  readonly name: string
  readonly box: string
  readonly inside: string
  /** The drawing, where it is shown. */
  readonly svg: SVGSVGElement
}

/** The class that shows a picture, by its name, if it has been printed. */
const prints = new Map<string, string>()
const listeners = new Set<() => void>()

export const hasPrint = (name: string): boolean => prints.has(name)

/** Whatever shows one of them as a drawing shows the picture from now on. */
export function publish(printed: ReadonlyMap<string, string>): void {
  for (const [name, shown] of printed) prints.set(name, shown)
  for (const hear of listeners) hear()
}

/** Everything is shown as a drawing again, until it has been printed once more. */
export function forgetPrints(): void {
  prints.clear()
  for (const hear of listeners) hear()
}

const subscribe = (hear: () => void) => {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

/** The class that shows the picture of this name, as soon as it has been printed. */
export const usePrint = (name = ''): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => prints.get(name),
    () => undefined,
  )

/** Has a drawing printed as soon as there is time. */
export function wantPrint(wanted: Wanted): void {
  // A browser that cannot print in a worker keeps the drawing; so does a page without a network.
  if (typeof OffscreenCanvas === 'undefined') return
  void import('./printer.ts').then(({ printer }) => printer.want(wanted)).catch(() => undefined)
}
