import { sharedDrawings } from './icon.tsx'
import { whenIdle } from './idle.ts'
import type { FromPress, Job, Letters, ToPress } from './press-messages.ts'
import { forgetPrints, hasPrint, publish, type Wanted } from './prints.ts'

/** This many are handed over at once, and come back at once: more would be too much for one frame. */
const BATCH = 10
/** Milliseconds to wait for an idle moment. A slow page that has none gains most by its pictures. */
const PATIENCE = 600
/** Milliseconds without another change of size. */
const CALM = 250

const PREFIX = 'print-'
const ink = /var\((--[\w-]+)\)/g
const LETTERS = ['--font-label', '--font-display', '--font-text']

/** In pixels of the screen; what is hidden has none. */
const acrossOf = (element: Element): number => Math.round(element.clientWidth * devicePixelRatio)

/** The upright letters that the style sheets of the page name. Those of somebody else's sheets cannot be read. */
function lettersHere(): Letters[] {
  const own = [...document.styleSheets].filter(({ href }) => href === null || href.startsWith(location.origin))
  const rules = own.flatMap((sheet) => [...sheet.cssRules])
  return rules.flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule) || rule.style.getPropertyValue('font-style') === 'italic') return []
    const [family = '', source = '', weight = ''] = ['font-family', 'src', 'font-weight'].map((name) => rule.style.getPropertyValue(name))
    return [{ family: family.replaceAll('"', ''), source, weight: weight || 'normal' }]
  })
}

/** What is being printed, as wide as it was seen. */
interface Printing {
  readonly wanted: Wanted
  readonly across: number
}

/** Printed: the class that shows it, and the picture itself. */
interface Dry extends Printing {
  readonly shown: string
  readonly address: string
}

/** Has what is wanted printed in a worker, and shows the pictures a few at a time. */
class Printer {
  private readonly press: Pick<Worker, 'postMessage'>
  private readonly sheet = new CSSStyleSheet()
  private readonly waiting: Wanted[] = []
  /** In the press, by the number of the job. */
  private readonly asked = new Map<number, Printing>()
  /** Something they are made of had not come. */
  private readonly unready: Wanted[] = []
  /** Not shown yet: every change of the sheet costs the page a look at its styles, so they come together. By their names. */
  private readonly dry = new Map<string, Dry>()
  /** How wide each picture is, by the class that shows it. */
  private readonly made = new Map<string, number>()
  /** Files that the press has already. */
  private readonly told = new Set<string>()
  private last = 0
  private isLooking = false
  private isShowing = false
  private resized: ReturnType<typeof setTimeout> | undefined = undefined

  constructor() {
    // Its address is spelled out, so that the bundler finds it.
    const press = new Worker(new URL('./press.worker.ts', import.meta.url), { type: 'module' })
    press.addEventListener('message', ({ data }: MessageEvent<FromPress>) => this.take(data))
    this.press = press
    this.post({ letters: lettersHere() })
    document.adoptedStyleSheets.push(this.sheet)
    new MutationObserver(() => this.forget()).observe(document.documentElement, { attributeFilter: ['data-theme', 'data-suits'] })
    addEventListener('resize', () => {
      clearTimeout(this.resized)
      this.resized = setTimeout(() => this.hasStale() && this.forget(), CALM)
    })
  }

  want(wanted: Wanted): void {
    this.waiting.push(wanted)
    this.lookSoon()
  }

  private lookSoon(): void {
    if (this.isLooking) return
    this.isLooking = true
    whenIdle(() => {
      this.isLooking = false
      this.look()
    }, PATIENCE)
  }

  /** How large it is and in which inks can be seen only here. */
  private look(): void {
    const fresh = [...sharedDrawings()].filter(([file]) => !this.told.has(file))
    if (fresh.length > 0) this.waiting.push(...this.unready.splice(0))
    const inPress = new Set([...this.asked.values()].map(({ wanted }) => wanted.name))
    const jobs: Job[] = []
    while (jobs.length < BATCH) {
      const wanted = this.waiting.shift()
      if (!wanted) break
      const { name, box, inside, svg } = wanted
      const across = acrossOf(svg)
      // It is not seen, or somebody else has asked for the same.
      if (across === 0 || hasPrint(name) || this.dry.has(name) || inPress.has(name)) continue
      inPress.add(name)
      const style = getComputedStyle(svg)
      const names = new Set([...LETTERS, '--paper', '--ink', ...[...inside.matchAll(ink)].map(([, each = '']) => each)])
      const id = ++this.last
      this.asked.set(id, { wanted, across })
      jobs.push({ id, box, inside, across, inks: new Map([...names].map((each) => [each, style.getPropertyValue(each).trim()])) })
    }
    for (const [file] of fresh) this.told.add(file)
    if (jobs.length > 0 || fresh.length > 0) this.post({ shared: fresh.map(([, inside]) => inside), jobs })
    if (this.waiting.length > 0) this.lookSoon()
  }

  private post(message: Partial<ToPress>): void {
    this.press.postMessage({ letters: [], shared: [], jobs: [], ...message } satisfies ToPress)
  }

  private take({ id, address }: FromPress): void {
    const printing = this.asked.get(id)
    // In other inks by now.
    if (!printing) return
    this.asked.delete(id)
    if (address === undefined) this.unready.push(printing.wanted)
    else this.dry.set(printing.wanted.name, { ...printing, shown: `${PREFIX}${id}`, address })
    if (this.asked.size === 0 || this.dry.size >= BATCH) this.showSoon()
  }

  private showSoon(): void {
    if (this.isShowing || this.dry.size === 0) return
    this.isShowing = true
    whenIdle(() => {
      this.isShowing = false
      this.show()
      this.showSoon()
    }, PATIENCE)
  }

  private show(): void {
    const batch = [...this.dry].slice(0, BATCH)
    for (const [name, { shown, across, address }] of batch) {
      this.dry.delete(name)
      this.made.set(shown, across)
      this.sheet.insertRule(`.${shown}{background-image:url(${address})}`, this.sheet.cssRules.length)
    }
    publish(new Map(batch.map(([name, { shown }]) => [name, shown])))
  }

  /** Something is shown in another size than it was printed for. */
  private hasStale(): boolean {
    return [...document.querySelectorAll('.print')].some((element) => {
      const shown = [...element.classList].find((name) => this.made.has(name))
      return shown !== undefined && ![0, this.made.get(shown)].includes(acrossOf(element))
    })
  }

  /** In other inks or sizes everything is a drawing again, and is printed anew. What is a drawing still does not ask a second time. */
  private forget(): void {
    for (const { wanted } of [...this.asked.values(), ...this.dry.values()]) this.want(wanted)
    this.asked.clear()
    this.dry.clear()
    this.made.clear()
    forgetPrints()
    this.sheet.replaceSync('')
  }
}

export const printer = new Printer()
