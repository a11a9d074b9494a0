import { type Inks, printed } from '../art/print.ts'
import { parsed } from './copies.ts'
import { forget, hasPrint, publish, type Wanted } from './prints.ts'

/** What has been printed, and how to print it again. */
interface Print extends Omit<Wanted, 'svg'> {
  across: number
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

/** In pixels of the screen; what is hidden has none. */
const acrossOf = (element: Element): number => Math.round(element.clientWidth * devicePixelRatio)

const PREFIX = 'print-'
const ruleFor = (shown: string, address: string): string => `.${shown}{background-image:url(${address})}`

/** Milliseconds that a picture may take, as long as nobody knows better. No browser is idle for longer than the most, so nothing waits for more. */
const PATIENCE = 15
const MOST = 40

/** Milliseconds without anything new: whatever has just changed the page is drawn first. */
const CALM = 400

/** So many come at once, even if others still wait: more would be too much for one frame. */
const BATCH = 8

/** Prints what is wanted, a little at a time, and all that is seen anew when its inks or its size have changed. */
class Printer {
  private readonly sheet = new CSSStyleSheet()
  /** By the class that shows it. */
  private readonly made = new Map<string, Print>()
  private readonly waiting: Wanted[] = []
  /** Printed, and not shown yet: every change of the sheet costs the page a look at its styles, so they come together. By their names. */
  private readonly dry = new Map<string, string>()
  private last = 0
  /** Something new has come, and nothing is printed for a while. */
  private pause: ReturnType<typeof setTimeout> | undefined = undefined
  /** The fewest milliseconds that a picture took, by its width: whatever else the machine did meanwhile does not count. */
  private readonly takes = new Map<number, number>()

  constructor() {
    document.adoptedStyleSheets.push(this.sheet)
    new MutationObserver(() => this.renew(true)).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-suits'] })
    addEventListener('resize', () => this.renew(false))
  }

  want(wanted: Wanted): void {
    this.waiting.push(wanted)
    clearTimeout(this.pause)
    this.pause = setTimeout(() => {
      this.pause = undefined
      this.soon()
    }, CALM)
  }

  private soon(): void {
    if ('requestIdleCallback' in window) requestIdleCallback((deadline) => this.work(deadline))
    else setTimeout(() => this.work({ timeRemaining: () => MOST }), 100)
  }

  /** As many as there is time for: whatever moves meanwhile must not halt for it. */
  private work(deadline: Pick<IdleDeadline, 'timeRemaining'>): void {
    if (this.pause !== undefined) return
    // Letters that have not come would be missing for good.
    while (document.fonts.status === 'loaded') {
      const [next] = this.waiting
      if (!next) break
      const across = acrossOf(next.svg)
      // It has left the page, or somebody else has asked for the same.
      const vain = across === 0 || hasPrint(next.name) || this.dry.has(next.name)
      if (!vain && deadline.timeRemaining() < Math.min(MOST, this.takes.get(across) ?? PATIENCE)) break
      this.waiting.shift()
      if (!vain) this.print(next, across)
    }
    if (this.waiting.length === 0 || this.dry.size >= BATCH) this.show()
    if (this.waiting.length > 0) this.soon()
  }

  private print({ svg, ...wanted }: Wanted, across: number): void {
    const from = performance.now()
    const address = printed(parsed(wanted.inside), wanted.box, across, inksAt(svg))
    this.takes.set(across, Math.min(this.takes.get(across) ?? Number.POSITIVE_INFINITY, performance.now() - from))
    if (address === undefined) return
    const shown = `${PREFIX}${++this.last}`
    this.made.set(shown, { ...wanted, across, address })
    this.dry.set(wanted.name, shown)
  }

  private show(): void {
    for (const shown of this.dry.values()) {
      const print = this.made.get(shown)
      if (print) this.sheet.insertRule(ruleFor(shown, print.address), this.sheet.cssRules.length)
    }
    publish(this.dry)
    this.dry.clear()
  }

  /** What is seen is printed anew at once; what is not is forgotten, and printed when it is wanted again. `inked`: in other inks. */
  private renew(inked: boolean): void {
    const seen = new Map<string, Element>()
    for (const element of document.querySelectorAll('.print')) {
      for (const name of element.classList) if (name.startsWith(PREFIX)) seen.set(name, element)
    }
    const isStale = ([shown, element]: readonly [string, Element]) => ![0, this.made.get(shown)?.across].includes(acrossOf(element))
    if (!inked && ![...seen].some(isStale)) return
    for (const [shown, print] of this.made) {
      const element = seen.get(shown)
      if (element) {
        print.across = acrossOf(element) || print.across
        print.address = printed(parsed(print.inside), print.box, print.across, inksAt(element)) ?? print.address
      } else {
        this.made.delete(shown)
        forget(print.name)
      }
    }
    this.sheet.replaceSync([...this.made].map(([shown, { address }]) => ruleFor(shown, address)).join(''))
  }
}

export const printer = new Printer()
