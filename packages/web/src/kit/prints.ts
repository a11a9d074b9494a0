/**
 * Drawings that come again and again are printed when the page has nothing else to do: from then on each is a picture, for which the page has one box instead
 * of a dozen shapes with styles and places of their own. A picture is as sharp as the drawing if it is as large as it is shown, so it belongs to a place.
 */
export interface Wanted {
  readonly place: string
  /** What it shows. */
  readonly id: string
  readonly box: string
  readonly inside: string
  /** The drawing, where it is shown. */
  readonly svg: SVGSVGElement
}

const printed = new Map<string, Map<string, string>>()
let wanted: Wanted[] = []

/** The class that shows a drawing as a picture, if it has been printed for this place. */
export const printOf = (place: string, id: string): string | undefined => printed.get(place)?.get(id)

/** From now on this class shows it; without one, nothing does. */
export function keepPrint(place: string, id: string, name: string | undefined): void {
  const here = printed.get(place) ?? new Map<string, string>()
  printed.set(place, here)
  if (name === undefined) here.delete(id)
  else here.set(id, name)
}

/** Safari tells nobody when it is idle. */
const whenIdle = (job: () => void): unknown => ('requestIdleCallback' in window ? requestIdleCallback(job) : setTimeout(job, 300))

/** Has a drawing printed as soon as there is time. */
export function wantPrint(one: Wanted): void {
  wanted.push(one)
  if (wanted.length > 1) return
  whenIdle(() => {
    const all = wanted
    wanted = []
    void import('./printer.ts').then(({ printer }) => printer.print(all))
  })
}
