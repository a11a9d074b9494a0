import { type Inks, printed } from '../art/print.ts'
import { parsed } from './copies.ts'
import { keepPrint, printOf, type Wanted } from './prints.ts'

/** What has been printed, and how to print it again. */
interface Print {
  readonly place: string
  readonly id: string
  readonly box: string
  readonly inside: string
  address: string
}

/** The inks at a place, each looked up once. */
function inksAt(element: Element): Inks {
  const style = getComputedStyle(element)
  const found = new Map<string, string>()
  return (name) => {
    const ink = found.get(name) ?? style.getPropertyValue(name)
    found.set(name, ink)
    return ink
  }
}

/** In pixels of the screen. */
const acrossOf = (element: Element): number => Math.round(element.clientWidth * devicePixelRatio)

const PREFIX = 'print-'

/** Milliseconds that a picture may take, as long as nobody knows better. */
const PATIENCE = 5

/** Prints what is wanted, a little at a time, and all that is seen anew when its inks or the size of the screen have changed. */
class Printer {
  private readonly sheet = new CSSStyleSheet()
  private readonly prints = new Map<string, Print>()
  private waiting: Wanted[] = []
  /** Printed, and not shown yet: every change of the sheet costs the page a look at its styles, so they come together. */
  private dry: string[] = []
  private last = 0
  /** Milliseconds that a picture for a place took last. */
  private readonly takes = new Map<string, number>()

  constructor() {
    document.adoptedStyleSheets.push(this.sheet)
    new MutationObserver(() => this.renew()).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-suits'] })
    addEventListener('resize', () => this.renew())
  }

  print(wanted: readonly Wanted[]): void {
    this.waiting.push(...wanted)
    this.soon()
  }

  private soon(): void {
    if (this.waiting.length === 0) return
    if ('requestIdleCallback' in window) requestIdleCallback((deadline) => this.work(deadline))
    else setTimeout(() => this.work({ timeRemaining: () => PATIENCE }), 100)
  }

  /** As many as there is time for: whatever moves meanwhile must not halt for it. */
  private work(deadline: Pick<IdleDeadline, 'timeRemaining'>): void {
    // Letters that have not come would be missing for good.
    while (document.fonts.status === 'loaded') {
      const [next] = this.waiting
      if (!next || deadline.timeRemaining() < (this.takes.get(next.place) ?? PATIENCE)) break
      this.waiting.shift()
      const from = performance.now()
      this.one(next)
      this.takes.set(next.place, performance.now() - from)
    }
    if (this.waiting.length === 0) this.show()
    this.soon()
  }

  private isDry(place: string, id: string): boolean {
    return this.dry.some((name) => this.prints.get(name)?.place === place && this.prints.get(name)?.id === id)
  }

  private show(): void {
    for (const name of this.dry.splice(0)) {
      const print = this.prints.get(name)
      if (!print) continue
      this.sheet.insertRule(ruleFor(name, print.address), this.sheet.cssRules.length)
      keepPrint(print.place, print.id, name)
    }
  }

  private one({ place, id, box, inside, svg }: Wanted): void {
    const across = acrossOf(svg)
    // It has left the page, or somebody else has asked for the same.
    if (across === 0 || printOf(place, id) !== undefined || this.isDry(place, id)) return
    const address = printed(parsed(inside), box, across, inksAt(svg))
    if (address === undefined) return
    const name = `${PREFIX}${++this.last}`
    this.prints.set(name, { place, id, box, inside, address })
    this.dry.push(name)
  }

  /** What is seen is printed anew at once; what is not is forgotten, and printed when it is wanted again. */
  private renew(): void {
    const seen = new Map<string, Element>()
    for (const element of document.querySelectorAll('.print')) {
      for (const name of element.classList) if (name.startsWith(PREFIX)) seen.set(name, element)
    }
    for (const [name, print] of this.prints) {
      const element = seen.get(name)
      const address = element && printed(parsed(print.inside), print.box, acrossOf(element), inksAt(element))
      if (address === undefined) {
        this.prints.delete(name)
        keepPrint(print.place, print.id, undefined)
      } else print.address = address
    }
    this.sheet.replaceSync([...this.prints].map(([name, { address }]) => ruleFor(name, address)).join(''))
  }
}

const ruleFor = (name: string, address: string): string => `.${name}{background-image:url(${address})}`

export const printer = new Printer()
