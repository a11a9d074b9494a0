import { firstOf } from '@sundown/engine/kernel'
import type { AnyFace } from '@sundown/engine/lazy'
import { aspectOf, type Cover, type Fact } from './picture.ts'
import { elementAt } from './places.ts'
import type { Spot } from './scene.ts'
import type { Box, Prop } from './score.ts'
import type { Wardrobe } from './wardrobe.ts'

/** Takes a cover away again. */
type Lift = () => void

interface Laid {
  readonly cover: Cover
  /** What it was laid on: if the page has put something else there, it is laid anew. */
  readonly on: readonly Element[]
  readonly lift: Lift
}

/** Something that is no longer where it was, and the transform that shows it there. */
interface Moved {
  readonly element: Element
  readonly back: string
}

/** What covers need to know. */
export interface Covering {
  readonly wardrobe: Wardrobe
  readonly layer: () => HTMLElement | null
  /** What a card shows, if it was ever seen. */
  readonly faceOf: (card: number) => AnyFace | undefined
  /** Where somebody sat before, in pixels of the window. */
  readonly stood: (anchor: string) => DOMRect | undefined
  /** Where something is, within the layer. */
  readonly box: (spot: Spot) => Box | undefined
  /** A copy of something that is no longer on the page, and where it stood, in pixels of the window. */
  readonly gone: (anchor: string) => { readonly node: HTMLElement; readonly box: DOMRect } | undefined
  /** Where a card or a die lay that is gone, within the layer. */
  readonly lay: (
    anchor: string,
  ) => { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly r: number } | undefined
}

/** An attribute that the style sheet turns into a picture of before. */
function mark(element: Element, name: string, value: Fact): Lift {
  element.setAttribute(name, String(value))
  return () => element.removeAttribute(name)
}

/** Keeps it there from this very frame on: a single keyframe would be where it goes to, not where it is. */
function holdAt(element: Element, transform: string): Animation {
  const held = element.animate([{ transform }, { transform }], { duration: 1, fill: 'both' })
  held.pause()
  return held
}

const both = (a: Lift, b: Lift): Lift => {
  return () => {
    a()
    b()
  }
}

const isSame = (one: Cover, other: Cover | undefined): boolean => one.seen === other?.seen && one.known === other?.known

const numbered = (fact: Fact | undefined): number => (typeof fact === 'number' ? fact : 0)

/** Lays pictures of what was over what is, and takes them away when it may be seen. Nothing here changes what the page says. */
export class Covers {
  private readonly parts: Covering
  private laid = new Map<string, Laid>()

  constructor(parts: Covering) {
    this.parts = parts
  }

  show(covers: readonly Cover[]): void {
    const wanted = new Map(covers.map((cover) => [cover.fact, cover]))
    const next = new Map(
      [...this.laid].filter(([fact, { cover, on }]) => isSame(cover, wanted.get(fact)) && on.every((element) => element.isConnected)),
    )
    for (const [fact, { lift }] of this.laid) if (!next.has(fact)) lift()
    const fresh = covers.filter(({ fact }) => !next.has(fact))
    // Measured before anything is laid: to measure after that is to lay out the page once more, for each of them.
    const measured = fresh.map((cover) => ({ cover, moved: this.movedBy(cover) }))
    for (const { cover, moved } of measured) {
      const laid = this.lay(cover, moved)
      if (laid) next.set(cover.fact, laid)
    }
    this.laid = next
  }

  /** What is somewhere else now, and has to be seen where it was. */
  private movedBy({ fact, known }: Cover): readonly Moved[] {
    const [aspect, anchor] = aspectOf(fact)
    switch (aspect) {
      case 'place':
        // Who has fallen stands in for himself, where he stood.
        return known === undefined ? [] : this.seated(anchor)
      case 'nth':
        return this.onRails(elementAt({ anchor }))
      case 'position':
        return this.onRails(...(elementAt({ anchor })?.querySelectorAll('[data-anchor]') ?? []))
      default:
        return []
    }
  }

  private lay(cover: Cover, moved: readonly Moved[]): Laid | undefined {
    const [aspect, anchor] = aspectOf(cover.fact)
    switch (aspect) {
      case 'life':
        return this.cartridges(cover, anchor)
      case 'hand':
      case 'arrows':
      case 'nuggets':
        return this.attribute(cover, elementAt({ anchor, part: aspect }, true)?.querySelector('[data-part="count"]'), 'data-seen')
      case 'count':
        return this.attribute(cover, elementAt({ anchor, part: 'count' }, true), 'data-seen')
      case 'backs':
        return this.backs(cover, anchor)
      case 'street':
        return this.street(cover, anchor)
      case 'state':
      case 'bars':
      case 'sun':
      case 'roll':
      case 'role':
      case 'face':
      case 'mine':
        return this.attribute(cover, elementAt({ anchor }), `data-seen-${aspect}`)
      case 'place':
      case 'nth':
      case 'position':
        return this.still(cover, moved)
      case 'loads':
        return this.attribute(cover, elementAt({ anchor, part: anchor.startsWith('card-') ? 'loads' : 'tokens' }, true), 'data-seen')
      case 'rule':
        return this.attribute(cover, elementAt({ anchor }), 'data-unseen')
      case 'card':
        return cover.known === undefined
          ? this.gone(cover, Number(anchor))
          : this.attribute(cover, elementAt({ anchor: `card-${anchor}` }), 'data-unseen')
      case 'top':
        return this.top(cover, anchor)
      case 'die':
        return this.die(cover, `die-${anchor}`)
      case 'pile':
        return this.pile(cover, anchor)
      default:
        return undefined
    }
  }

  private attribute(cover: Cover, element: Element | null | undefined, name: string): Laid | undefined {
    return element ? { cover, on: [element], lift: mark(element, name, cover.seen ?? '') } : undefined
  }

  private cartridges(cover: Cover, anchor: string): Laid | undefined {
    const [seen, known] = [numbered(cover.seen), numbered(cover.known)]
    const on: Element[] = []
    const lifts: Lift[] = []
    for (let i = Math.min(seen, known); i < Math.max(seen, known); i++) {
      const cartridge = elementAt({ anchor, part: `life-${i}` }, true)
      if (!cartridge) continue
      on.push(cartridge)
      lifts.push(mark(cartridge, 'data-seen', seen > known ? 'full' : 'spent'))
    }
    const row = elementAt({ anchor, part: 'life' }, true)
    if (row) lifts.push(mark(row, 'data-seen', seen))
    const lift = () => {
      for (const each of lifts) each()
    }
    return { cover, on: row ? [...on, row] : on, lift }
  }

  /** Somebody still sits where he sat. */
  private seated(anchor: string): readonly Moved[] {
    const element = elementAt({ anchor })
    const was = this.parts.stood(anchor)
    if (!element || !was) return []
    const now = element.getBoundingClientRect()
    const [x, y] = [was.left - now.left + (was.width - now.width) / 2, was.top - now.top + (was.height - now.height) / 2]
    return [{ element, back: `translate(${x}px,${y}px) scale(${was.width / Math.max(1, now.width)})` }]
  }

  /** What has moved on the rails still stands where it stood. */
  private onRails(...elements: readonly (Element | null)[]): readonly Moved[] {
    return elements.flatMap((element) => {
      const anchor = element instanceof HTMLElement ? element.dataset.anchor : undefined
      if (!element || anchor === undefined) return []
      const [was, now] = [this.parts.lay(anchor), this.parts.box({ anchor })]
      return was && now ? [{ element, back: `translate(${was.x - now.x}px,${was.y - now.y}px)` }] : []
    })
  }

  private still(cover: Cover, moved: readonly Moved[]): Laid | undefined {
    if (moved.length === 0) return undefined
    const held = moved.map(({ element, back }) => holdAt(element, back))
    const lift = () => {
      for (const animation of held) animation.cancel()
    }
    return { cover, on: moved.map(({ element }) => element), lift }
  }

  /** A card that is no longer there still lies where it lay. */
  private gone(cover: Cover, card: number): Laid | undefined {
    const box = this.parts.lay(`card-${card}`)
    const face = this.parts.faceOf(card)
    return box && face
      ? this.picture(cover, [], {
          look: { card: face, back: undefined },
          w: box.w,
          h: box.h,
          keys: [[0, box]],
          stays: true,
          fromLeft: false,
        })
      : undefined
  }

  /** The card that was on top still lies on top; if there was none, the new one is not seen. */
  private top(cover: Cover, anchor: string): Laid | undefined {
    const pile = elementAt({ anchor })
    const stack = elementAt({ anchor, part: 'stack' }, true)
    const layer = this.parts.layer()
    if (!pile || !stack || !layer) return undefined
    const marked = mark(pile, 'data-seen-top', cover.seen ?? '')
    const face = typeof cover.seen === 'number' ? this.parts.faceOf(cover.seen) : undefined
    if (!face) {
      const hidden = mark(stack, 'data-unseen', '')
      return { cover, on: [stack], lift: both(marked, hidden) }
    }
    const box = this.parts.box({ anchor, part: 'stack' })
    if (!box) return { cover, on: [stack], lift: marked }
    const shown = this.picture(cover, [stack], {
      look: { card: face, back: undefined },
      w: box.w,
      h: box.h,
      keys: [[0, { x: box.x, y: box.y }]],
      stays: true,
      fromLeft: false,
    })
    return shown && { ...shown, lift: both(marked, shown.lift) }
  }

  /** Cards that have not reached a hand yet are not seen in it. */
  private backs(cover: Cover, anchor: string): Laid | undefined {
    const [seen, known] = [numbered(cover.seen), numbered(cover.known)]
    const hidden: Element[] = []
    for (let i = seen; i < known; i++) {
      const back = elementAt({ anchor, part: `back-${i}` }, true)
      if (back) hidden.push(back)
    }
    const lifts = hidden.map((back) => mark(back, 'data-unseen', ''))
    const lift = () => {
      for (const each of lifts) each()
    }
    return { cover, on: hidden, lift }
  }

  /** Who is about to step into the street is not seen there; who has fallen stands there still, with everything that was on him. */
  private street(cover: Cover, anchor: string): Laid | undefined {
    if (cover.known !== undefined) return this.attribute(cover, elementAt({ anchor }), 'data-unseen')
    const layer = this.parts.layer()
    const gone = this.parts.gone(anchor)
    if (!layer || !gone) return undefined
    const { node, box } = gone
    const origin = layer.getBoundingClientRect()
    node.classList.add('stand-in')
    node.style.width = `${box.width}px`
    node.style.height = `${box.height}px`
    node.style.transform = `translate(${box.left - origin.left}px,${box.top - origin.top}px)`
    layer.prepend(node)
    return { cover, on: [node], lift: () => node.remove() }
  }

  /** A die still shows what it showed, or is still in somebody's hand. */
  private die(cover: Cover, anchor: string): Laid | undefined {
    const element = elementAt({ anchor })
    const hidden = element && mark(element, 'data-unseen', '')
    const box = this.parts.lay(anchor)
    const shown =
      typeof cover.seen === 'string' && box
        ? this.picture(cover, [], { look: { die: cover.seen }, w: box.w, h: box.h, keys: [[0, box]], stays: true, fromLeft: false })
        : undefined
    if (!hidden && !shown) return undefined
    const none = () => undefined
    return { cover, on: [...(element ? [element] : []), ...(shown?.on ?? [])], lift: both(hidden ?? none, shown?.lift ?? none) }
  }

  /** Arrows that are still in the middle, or not back yet. */
  private pile(cover: Cover, anchor: string): Laid | undefined {
    const [seen, known] = [numbered(cover.seen), numbered(cover.known)]
    const arrows: Element[] = []
    for (let i = Math.min(seen, known); i < Math.max(seen, known); i++) {
      const arrow = elementAt({ anchor, part: `arrow-${i}` }, true)
      if (arrow) arrows.push(arrow)
    }
    const count = elementAt({ anchor, part: 'count' }, true)
    const lifts = arrows.map((arrow) => mark(arrow, 'data-seen', seen > known ? 'there' : 'taken'))
    if (count) lifts.push(mark(count, 'data-seen', seen))
    const lift = () => {
      for (const each of lifts) each()
    }
    return { cover, on: count ? [...arrows, count] : arrows, lift }
  }

  private picture(cover: Cover, on: readonly Element[], prop: Prop): Laid | undefined {
    const layer = this.parts.layer()
    if (!layer) return undefined
    const { node } = this.parts.wardrobe.dress(prop)
    const [, { x = 0, y = 0, r = 0 }] = firstOf(prop.keys)
    node.classList.add('cover')
    node.style.transform = `translate(${x}px,${y}px) rotate(${r}deg)`
    layer.prepend(node)
    return {
      cover,
      on: [...on, node],
      lift: () => {
        node.remove()
        this.parts.wardrobe.takeBack(node)
      },
    }
  }
}
