import { findShape, type Shape } from './markup.ts'

/** What an ink of the page is where the drawing stands: `--paper`. */
export type Inks = (name: string) => string

/** What all drawings of a page share, by its id. */
export type Shared = (id: string) => Shape | undefined

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

const numberIn = (shape: Shape, name: string): number => Number(shape.attributes.get(name) ?? 0)

function penOf({ attributes }: Shape, pen: Pen): Pen {
  const own = INHERITED.flatMap((name) => {
    const value = attributes.get(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  return own.length === 0 ? pen : { ...pen, ...Object.fromEntries(own) }
}

function outlineOf(shape: Shape): Path2D | undefined {
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => numberIn(shape, name))
  const [cx, cy, r, rx, ry] = ['cx', 'cy', 'r', 'rx', 'ry'].map((name) => numberIn(shape, name))
  const outline = new Path2D(shape.attributes.get('d') ?? '')
  switch (shape.name) {
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

type Paper = OffscreenCanvasRenderingContext2D

/** One after the other, as they are written: `translate(10 20) rotate(5)`. */
function move(on: Paper, transform: string): void {
  for (const [, how, written = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b, c = 0] = written.split(/[ ,]+/).map(Number)
    if (how === 'translate') on.translate(a, b ?? 0)
    else if (how === 'scale') on.scale(a, b ?? a)
    else if (how === 'rotate') {
      on.translate(b ?? 0, c)
      on.rotate((a * Math.PI) / 180)
      on.translate(-(b ?? 0), -c)
    }
  }
}

/** Prints the drawings of art/ on paper of a fixed size: the few elements and attributes they are made of, and no others. */
class Press {
  private readonly on: Paper
  private readonly drawing: Shape
  private readonly inks: Inks
  private readonly shared: Shared
  /** Everything that is referred to was there. */
  whole = true

  constructor(on: Paper, drawing: Shape, inks: Inks, shared: Shared) {
    this.on = on
    this.drawing = drawing
    this.inks = inks
    this.shared = shared
  }

  print(shape: Shape, around: Pen): void {
    const { on } = this
    const pen = penOf(shape, around)
    on.save()
    this.place(shape)
    switch (shape.name) {
      case 'clipPath':
        break
      case 'text':
        this.letter(shape, pen)
        break
      case 'use':
        this.inside(this.named(shape.attributes.get('href')), pen)
        break
      default: {
        const outline = outlineOf(shape)
        if (outline) this.ink(outline, pen)
        else this.inside(shape, pen)
      }
    }
    on.restore()
  }

  inside(shape: Shape | undefined, pen: Pen): void {
    for (const child of shape?.inside ?? []) this.print(child, pen)
  }

  /** Moved and turned; cut off at the edge of a picture within the picture, or as a clip path says. */
  private place(shape: Shape): void {
    const { on } = this
    move(on, shape.attributes.get('transform') ?? '')
    const clip = this.named(/url\((#.*)\)/.exec(shape.attributes.get('clip-path') ?? '')?.[1])?.inside[0]
    const edge = clip && outlineOf(clip)
    if (edge) on.clip(edge)
    if (shape.name === 'svg') {
      const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberIn(shape, name))
      on.beginPath()
      on.rect(x ?? 0, y ?? 0, width ?? 0, height ?? 0)
      on.clip()
      const [left = 0, top = 0, across = 0] = (shape.attributes.get('viewBox') ?? '').split(' ').map(Number)
      if (across === 0) return
      on.translate(x ?? 0, y ?? 0)
      on.scale((width ?? 0) / across, (width ?? 0) / across)
      on.translate(-left, -top)
    }
  }

  /** What is referred to: a part of the drawing, or of what all drawings of the page share. */
  private named(reference: string | undefined): Shape | undefined {
    if (reference === undefined) return undefined
    const id = reference.slice(1)
    const found = findShape(this.drawing, id) ?? this.shared(id)
    this.whole &&= found !== undefined
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
  private pattern(shape: Shape | undefined): CanvasPattern | null {
    if (!shape) return null
    const [width, height] = [numberIn(shape, 'width'), numberIn(shape, 'height')]
    const scale = Math.hypot(this.on.getTransform().a, this.on.getTransform().b)
    const tile = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale))
    const on = tile.getContext('2d', { willReadFrequently: true })
    if (!on) return null
    on.scale(tile.width / width, tile.height / height)
    new Press(on, this.drawing, this.inks, this.shared).inside(shape, {})
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

  private letter(shape: Shape, pen: Pen): void {
    const { on } = this
    const { attributes, text } = shape
    on.font = `${attributes.get('font-size')}px ${this.inks(LETTERS[attributes.get('class') ?? ''] ?? '--font-text')}`
    on.textAlign = 'center'
    on.fillStyle = this.color(pen.fill ?? 'var(--ink)')
    on.translate(numberIn(shape, 'x'), numberIn(shape, 'y'))
    const wanted = numberIn(shape, 'textLength')
    if (wanted > 0) on.scale(wanted / Math.max(1, on.measureText(text).width), 1)
    on.fillText(text, 0, 0)
  }
}

/** A drawing as a picture, this many pixels wide; nothing: something it is made of has not come yet. */
export function printed(drawing: Shape, box: string, across: number, inks: Inks, shared: Shared): OffscreenCanvas | undefined {
  const [x = 0, y = 0, width = 1, height = 1] = box.split(' ').map(Number)
  const paper = new OffscreenCanvas(across, Math.round((across * height) / width))
  const on = paper.getContext('2d', { willReadFrequently: true })
  if (!on) return undefined
  on.setTransform(across / width, 0, 0, paper.height / height, -x, -y)
  const press = new Press(on, drawing, inks, shared)
  press.inside(drawing, {})
  return press.whole ? paper : undefined
}
