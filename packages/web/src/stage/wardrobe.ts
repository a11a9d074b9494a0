import type { AnyFace } from '@sundown/engine/lazy'
import { cardBack, type DeckKind } from '../art/card-back.ts'
import { cardBox, cardFace, type Printed } from '../art/card-face.ts'
import { artOf } from '../art/cards.ts'
import { eventFace } from '../art/event-face.ts'
import type { IconName } from '../art/icons.ts'
import { roleFace } from '../art/role-face.ts'
import { copyOf } from '../kit/copies.ts'
import { inkOf } from './inks.ts'
import { elementAt } from './places.ts'
import type { Prop } from './score.ts'

const NS = 'http://www.w3.org/2000/svg'

/** How the game at this table prints its things. */
export interface Prints {
  readonly card?: (face: AnyFace) => Printed
  /** The inside of the back of this name, where a game has its own. */
  readonly back?: (name: string | undefined) => string
  /** The inside of a die that shows this, its box and its inks, where dice are thrown. */
  readonly die?: (face: string) => { readonly box: string; readonly inside: string; readonly inks: string }
  readonly role: (id: string) => { readonly name: string; readonly goal: string }
  /** A card for the whole table, where there are such. */
  readonly event?: (id: string) => { readonly icon: IconName; readonly name: string; readonly text: string }
}

export interface Dressed {
  readonly node: HTMLElement
  /** What turns over, if it does. */
  readonly turns: HTMLElement | undefined
}

function drawing(box: string, inside: string, classes = ''): SVGElement {
  const svg = document.createElementNS(NS, 'svg')
  svg.setAttribute('viewBox', box)
  if (classes !== '') svg.setAttribute('class', classes)
  svg.append(copyOf(inside))
  return svg
}

function side(content: Element, back = false): HTMLElement {
  const holder = document.createElement('div')
  holder.className = back ? 'prop-side other' : 'prop-side'
  holder.append(content)
  return holder
}

const turned = (ry = 0): boolean => Math.abs((((ry % 360) + 360) % 360) - 180) < 90

/** Everything that goes on stage is dressed here. */
export class Wardrobe {
  private readonly prints: () => Prints

  constructor(prints: () => Prints) {
    this.prints = prints
  }

  dress(prop: Prop): Dressed {
    const node = document.createElement('div')
    node.className = `prop ${prop.fromLeft ? 'from-left' : ''}`
    node.style.width = `${prop.w}px`
    node.style.height = `${prop.h}px`
    node.style.margin = `${-prop.h / 2}px 0 0 ${prop.fromLeft ? 0 : -prop.w / 2}px`
    const turns = this.fill(node, prop)
    return { node, turns }
  }

  /** Throws away what has left the stage. */
  takeBack(node: Element): void {
    node.replaceChildren()
  }

  private fill(node: HTMLElement, prop: Prop): HTMLElement | undefined {
    const { look } = prop
    if ('ink' in look) {
      node.dataset.ink = look.ink
      node.append(drawing(inkOf(look.ink).box, inkOf(look.ink).inside))
    } else if ('tag' in look) {
      node.classList.add('tag', look.tone)
      node.textContent = look.tag
    } else if ('paint' in look) node.classList.add('paint', look.paint)
    else if ('copy' in look) {
      const copy = elementAt(look.copy, true)?.cloneNode(true)
      if (copy instanceof Element) {
        copy.removeAttribute('data-part')
        node.append(copy)
      }
    } else if ('banner' in look) {
      node.classList.add('stage-banner')
      node.textContent = look.banner
      // A letter is five eighths as wide as it is high; its frame needs its room.
      node.style.fontSize = `${Math.min(44, (prop.w - 48) / (look.banner.length * 0.625))}px`
    } else if ('event' in look) return this.twoSided(node, prop, this.eventSide(look.event), () => this.backSide('event'))
    else if ('role' in look) return this.twoSided(node, prop, this.roleSide(look.role), () => this.backSide('role'))
    else if ('die' in look) return this.twoSided(node, prop, this.dieSide(look.die), () => this.dieSide(look.other ?? look.die))
    else return this.twoSided(node, prop, look.card ? this.faceSide(look.card) : undefined, () => this.backSide(look.back))
    return undefined
  }

  /** The side that is never seen is not made. */
  private twoSided(node: HTMLElement, { keys }: Prop, face: Element | undefined, back: () => Element): HTMLElement | undefined {
    const away = keys.map(([, { ry }]) => turned(ry))
    const turns = keys.some(([, { ry = 0 }]) => ry % 180 !== 0) || away.some((each) => each !== away[0])
    if (!face || (!turns && away[0])) {
      node.append(side(back()))
      return undefined
    }
    if (!turns) {
      node.append(side(face))
      return undefined
    }
    const turning = document.createElement('div')
    turning.className = 'prop-turn'
    turning.append(side(face), side(back(), true))
    node.append(turning)
    return turning
  }

  private faceSide(face: AnyFace): Element | undefined {
    const card = this.prints().card?.(face)
    return card && drawing(cardBox('hand'), cardFace(card, 'hand'), `k-${artOf(card).kind}`)
  }

  private roleSide(id: string): Element {
    const { name, goal } = this.prints().role(id)
    return drawing('0 0 250 350', roleFace(id, name, goal), `card-role r-${id}`)
  }

  private dieSide(face: string): Element {
    const die = this.prints().die?.(face)
    return drawing(die?.box ?? '0 0 1 1', die?.inside ?? '', `die ${die?.inks ?? ''}`)
  }

  private eventSide(id: string): Element | undefined {
    const event = this.prints().event?.(id)
    return event && drawing('0 0 350 250', eventFace(event.icon, event.name, event.text), 'k-event')
  }

  private backSide(name: string | undefined): Element {
    return drawing('0 0 250 350', (this.prints().back ?? plainBack)(name))
  }
}

const DECKS: readonly string[] = ['play', 'role', 'character', 'event']
const isDeck = (name: string): name is DeckKind => DECKS.includes(name)

const plainBack = (name: string | undefined): string => cardBack(name !== undefined && isDeck(name) ? name : 'play')
