import { nth } from '../kernel/index.ts'
import { isStory, type StoryEvent } from './chronicle.ts'

type Happening = { readonly type: string }

/** What chance did for somebody. */
export interface Luck {
  /** How often chance alone decided something of his. */
  readonly tries: number
  /** How often it went well for him. */
  readonly lucky: number
  /** How often that was to be expected. */
  readonly expected: number
}

/** How likely what is called for turns up, and whether whoever turns it fears it. */
interface Check {
  readonly chance: number
  readonly feared?: true
}

/** In every set a quarter of the cards is of each suit. */
const SUIT: Check = { chance: 1 / 4 }
const COLOUR: Check = { chance: 1 / 2 }
/** A Spade from 2 to 9: 10 of 80 cards. The symbol of The Duel: 5 of 40. */
const DYNAMITE: Check = { chance: 1 / 8, feared: true }

/** By card or character. Where the share of cards that fit differs from table to table, nothing is counted. */
const CHECKS: { readonly [source: string]: Check } = {
  barrel: SUIT,
  jourdonnais: SUIT,
  'sid-curry': SUIT,
  jail: SUIT,
  vendetta: SUIT,
  'dining-car': SUIT,
  'colorado-bill': SUIT,
  rattlesnake: { ...SUIT, feared: true },
  'most-wanted': { ...SUIT, feared: true },
  dynamite: DYNAMITE,
  bomb: COLOUR,
  cactus: COLOUR,
  'don-bell': COLOUR,
  'julie-cutter': COLOUR,
  'helena-zontero': COLOUR,
  'teren-kill': { chance: 3 / 4 },
}

/** While one of these lies there, every card has the same suit: nothing is left to chance. */
const FIXED = new Set(['blessing', 'curse'])
/** Faces nobody wants, two of six. */
const UNWANTED = new Set<string>(['arrow', 'dynamite'])
const WANTED = 4 / 6

type Turned = Extract<StoryEvent, { type: 'checked' | 'revealed' }>

/** Well for whoever turned the card, not only what the card called for. */
export const wentWell = ({ source, good }: Turned): boolean => good !== (CHECKS[source]?.feared ?? false)

/** Several cards of which one is chosen: what is hoped for needs one of them, what is feared all. */
function chanceOf({ chance, feared }: Check, cards: number): number {
  return feared ? 1 - chance ** cards : 1 - (1 - chance) ** cards
}

class Luckometer {
  readonly luck: { tries: number; lucky: number; expected: number }[]
  private fixed = false

  constructor(seats: number) {
    this.luck = Array.from({ length: seats }, () => ({ tries: 0, lucky: 0, expected: 0 }))
  }

  private count(seat: number, well: boolean, chance: number): void {
    const luck = nth(this.luck, seat)
    luck.tries++
    luck.expected += chance
    if (well) luck.lucky++
  }

  hear(event: StoryEvent): void {
    switch (event.type) {
      case 'turned':
        if (event.pile === 'event') this.fixed = FIXED.has(event.card)
        break
      case 'checked':
        if (!this.fixed) this.turned(event)
        break
      case 'revealed':
        // Of several the other side may choose.
        if (event.cards.length === 1) this.turned(event)
        break
      case 'rolled':
        for (const die of event.dice) this.count(event.seat, !UNWANTED.has(nth(event.faces, die)), WANTED)
        break
    }
  }

  private turned(event: Turned): void {
    const { seat, source, cards } = event
    const check = Object.hasOwn(CHECKS, source) ? CHECKS[source] : undefined
    if (check && cards.length > 0) this.count(seat, wentWell(event), chanceOf(check, cards.length))
  }
}

/** What chance did for each seat, against what was to be expected of the whole deck, or of six faces. */
export function luckOf(events: readonly Happening[], seats: number): readonly Luck[] {
  const meter = new Luckometer(seats)
  for (const event of events) if (isStory(event)) meter.hear(event)
  return meter.luck
}
