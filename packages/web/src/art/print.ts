/** What an ink of the page is now: `--paper`. */
export type Inks = (name: string) => string

/** What a shape is drawn with; it holds for whatever is inside, too. */
interface Pen {
  readonly [attribute: string]: string
}

const INHERITED = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linejoin',
  'stroke-linecap',
  'stroke-dasharray',
  'paint-order',
]

/** The letters of each kind of text on a card. */
const LETTERS: { readonly [kind: string]: string } = { 'card-num': '--font-label', 'card-name': '--font-display' }

const numberIn = (element: Element, name: string): number => Number(element.getAttribute(name) ?? 0)

function penOf(element: Element, pen: Pen): Pen {
  const own = INHERITED.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [[name, value] as const]
  })
  return own.length === 0 ? pen : { ...pen, ...Object.fromEntries(own) }
}

function outlineOf(element: Element): Path2D | undefined {
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => numberIn(element, name))
  const [cx, cy, r, rx, ry] = ['cx', 'cy', 'r', 'rx', 'ry'].map((name) => numberIn(element, name))
  const outline = new Path2D(element.getAttribute('d') ?? '')
  switch (element.localName) {
    case 'path':
      return outline
    case 'rect':
      outline.roundRect(x ?? 0, y ?? 0, w ?? 0, h ?? 0, rx ?? 0)
      return outline
    case 'circle':
      outline.arc(cx ?? 0, cy ?? 0, r ?? 0, 0, 2 * Math.PI)
      return outline
    case 'ellipse':
      outline.ellipse(cx ?? 0, cy ?? 0, rx ?? 0, ry ?? 0, 0, 0, 2 * Math.PI)
      return outline
    default:
      return undefined
  }
}

/** Prints the drawings of art/ on paper of a fixed size: the few elements and attributes they are made of, and no others. */
class Press {
  private readonly on: CanvasRenderingContext2D
  private readonly drawing: Element
  private readonly inks: Inks
  /** Everything that is referred to was there. */
  whole = true

  constructor(on: CanvasRenderingContext2D, drawing: Element, inks: Inks) {
    this.on = on
    this.drawing = drawing
    this.inks = inks
  }

  print(element: Element, around: Pen): void {
    const { on } = this
    const pen = penOf(element, around)
    on.save()
    this.place(element)
    switch (element.localName) {
      case 'clipPath':
        break
      case 'text':
        this.letter(element, pen)
        break
      case 'use':
        this.inside(this.named(element.getAttribute('href')), pen)
        break
      default: {
        const outline = outlineOf(element)
        if (outline) this.ink(outline, pen)
        else this.inside(element, pen)
      }
    }
    on.restore()
  }

  inside(element: Element | null, pen: Pen): void {
    for (const child of element?.children ?? []) this.print(child, pen)
  }

  /** Moved and turned; cut off at the edge of a picture within the picture, or as a clip path says. */
  private place(element: Element): void {
    const { on } = this
    if (element instanceof SVGGraphicsElement) {
      const matrix = element.transform.baseVal.consolidate()?.matrix
      if (matrix) on.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
    }
    const clip = this.named(/url\((#.*)\)/.exec(element.getAttribute('clip-path') ?? '')?.[1] ?? null)?.firstElementChild
    const edge = clip ? outlineOf(clip) : undefined
    if (edge) on.clip(edge)
    if (element.localName === 'svg') {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(element, name))
      on.beginPath()
      on.rect(x ?? 0, y ?? 0, width ?? 0, height ?? 0)
      on.clip()
      const [left = 0, top = 0, across = 0] = (element.getAttribute('viewBox') ?? '').split(' ').map(Number)
      if (across === 0) return
      on.translate(x ?? 0, y ?? 0)
      on.scale((width ?? 0) / across, (width ?? 0) / across)
      on.translate(-left, -top)
    }
  }

  /** What is referred to: a part of the drawing, or of what all drawings of the page share. */
  private named(reference: string | null): Element | null {
    if (reference === null) return null
    const found = this.drawing.querySelector(reference) ?? document.querySelector(reference)
    this.whole &&= found !== null
    return found
  }

  private color(value: string): string {
    return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => this.inks(name).trim())
  }

  private ink(outline: Path2D, pen: Pen): void {
    if (pen['paint-order'] === 'stroke') {
      this.stroke(outline, pen)
      this.fill(outline, pen)
    } else {
      this.fill(outline, pen)
      this.stroke(outline, pen)
    }
  }

  private fill(outline: Path2D, pen: Pen): void {
    const { on } = this
    const fill = pen.fill ?? '#000'
    if (fill === 'none') return
    on.globalAlpha = Number(pen['fill-opacity'] ?? 1)
    const [, pattern] = /url\((#.*)\)/.exec(fill) ?? []
    on.fillStyle = pattern === undefined ? this.color(fill) : (this.pattern(this.named(pattern)) ?? 'transparent')
    on.fill(outline)
  }

  /** One tile, as fine as it will be seen. */
  private pattern(element: Element | null): CanvasPattern | null {
    if (!element) return null
    const [width, height] = [numberIn(element, 'width'), numberIn(element, 'height')]
    const scale = Math.hypot(this.on.getTransform().a, this.on.getTransform().b)
    const tile = document.createElement('canvas')
    tile.width = Math.ceil(width * scale)
    tile.height = Math.ceil(height * scale)
    const on = tile.getContext('2d', { willReadFrequently: true })
    if (!on) return null
    on.scale(tile.width / width, tile.height / height)
    new Press(on, this.drawing, this.inks).inside(element, {})
    const pattern = on.createPattern(tile, 'repeat')
    pattern?.setTransform(new DOMMatrix().scale(width / tile.width, height / tile.height))
    return pattern
  }

  private stroke(outline: Path2D, pen: Pen): void {
    const { on } = this
    if (pen.stroke === undefined || pen.stroke === 'none') return
    on.globalAlpha = Number(pen['stroke-opacity'] ?? 1)
    on.strokeStyle = this.color(pen.stroke)
    on.lineWidth = Number(pen['stroke-width'] ?? 1)
    on.lineJoin = pen['stroke-linejoin'] === 'round' ? 'round' : 'miter'
    on.lineCap = pen['stroke-linecap'] === 'round' ? 'round' : 'butt'
    on.setLineDash((pen['stroke-dasharray'] ?? '').split(/[ ,]+/).filter(Boolean).map(Number))
    on.stroke(outline)
  }

  private letter(element: Element, pen: Pen): void {
    const { on } = this
    const text = element.textContent
    on.font = `${element.getAttribute('font-size')}px ${this.inks(LETTERS[element.getAttribute('class') ?? ''] ?? '--font-text')}`
    on.textAlign = 'center'
    on.fillStyle = this.color(pen.fill ?? 'var(--ink)')
    on.translate(numberIn(element, 'x'), numberIn(element, 'y'))
    const wanted = numberIn(element, 'textLength')
    if (wanted > 0) on.scale(wanted / Math.max(1, on.measureText(text).width), 1)
    on.fillText(text, 0, 0)
  }
}

const paper = document.createElement('canvas')
const on = paper.getContext('2d', { willReadFrequently: true })

/** A drawing as the address of a picture, so many pixels wide; nothing: something it is made of has not come yet. */
export function printed(drawing: Element, box: string, across: number, inks: Inks): string | undefined {
  const [x = 0, y = 0, width = 1, height = 1] = box.split(' ').map(Number)
  if (!on || across === 0) return undefined
  paper.width = across
  paper.height = Math.round((across * height) / width)
  on.setTransform(across / width, 0, 0, paper.height / height, -x, -y)
  const press = new Press(on, drawing, inks)
  press.inside(drawing, {})
  return press.whole ? paper.toDataURL() : undefined
}
