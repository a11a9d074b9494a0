import { printed } from '../art/print.ts'
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

const inksAt = (element: Element) => {
  const style = getComputedStyle(element)
  return (name: string) => style.getPropertyValue(name)
}

/** In pixels of the screen. */
const acrossOf = (element: Element): number => Math.round(element.clientWidth * devicePixelRatio)

const PREFIX = 'print-'

/** Prints what is wanted, a little at a time, and all that is seen anew when its inks or the size of the screen have changed. */
class Printer {
  private readonly sheet = new CSSStyleSheet()
  private readonly prints = new Map<string, Print>()
  private waiting: Wanted[] = []
  private last = 0

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
    if ('requestIdleCallback' in window) requestIdleCallback((deadline) => this.work(() => deadline.timeRemaining() > 3))
    else setTimeout(() => this.work(() => false), 30)
  }

  /** One at least, and more for as long as there is time. */
  private work(goOn: () => boolean): void {
    // Letters that have not come would be missing for good.
    if (document.fonts.status === 'loaded') {
      do {
        const next = this.waiting.shift()
        if (next) this.one(next)
      } while (this.waiting.length > 0 && goOn())
    }
    this.soon()
  }

  private one({ place, id, box, inside, svg }: Wanted): void {
    const across = acrossOf(svg)
    // It has left the page, or somebody else has asked for the same.
    if (across === 0 || printOf(place, id) !== undefined) return
    const address = printed(parsed(inside), box, across, inksAt(svg))
    if (address === undefined) return
    const name = `${PREFIX}${++this.last}`
    this.prints.set(name, { place, id, box, inside, address })
    this.sheet.insertRule(ruleFor(name, address), this.sheet.cssRules.length)
    keepPrint(place, id, name)
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
