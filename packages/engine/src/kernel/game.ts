import type { Moved, Shuffled, ZoneName, ZoneSpec } from './events.ts'
import {
  type CardId,
  cardOf,
  EVERYBODY,
  type Handle,
  type Mask,
  maskOf,
  NOBODY,
  type Seat,
  seatOf,
  type Viewer,
  type ZoneId,
} from './ids.ts'
import type { Answer, Option, Reason, Rule } from './question.ts'
import { Random, type Seed } from './random.ts'

/** How a game ended. */
export interface Outcome {
  readonly winners: readonly Seat[]
  /** Who has won, in the words of the rulebook: a side, a role, or nobody. */
  readonly by: string
}

/** How far another world may differ from this one. */
export interface Imagination {
  /** What the viewer remembers stays as well as what lies open to him now; otherwise only the latter. */
  readonly remember: boolean
  /** Chance stays: the same shuffles and blind picks will come. */
  readonly keepChance: boolean
  /** What lies where nobody sees it stays: only what other seats hold is dealt anew. */
  readonly keepPiles: boolean
}

/** What never changes during a game and is shared by all games of the same kind: faces by number, zones and their names. */
export interface Layout<Face> {
  readonly faces: readonly Face[]
  /** By face: the family of its back. In another world only faces with the same back change places. */
  readonly backs: Uint8Array
  /** What everybody calls these families, if the backs tell something and everybody sees them. */
  readonly backNames?: readonly string[]
  /** The face each card starts with. */
  readonly start: Int16Array
  readonly zones: readonly ZoneSpec[]
  readonly names: readonly ZoneName[]
  /** The zone each card starts in. */
  readonly home: Uint8Array
  /** By zone: the cards that start there, and who sees what lies there. */
  readonly piles: readonly (readonly CardId[])[]
  readonly sight: Uint16Array
  /** By card: its first stay, and who can know it from the start. */
  readonly stay: Int32Array
  readonly known: Uint16Array
}

/** Completes a layout with what follows from it, once for all games that share it. */
export function layOut<Face>(plan: Pick<Layout<Face>, 'faces' | 'backs' | 'backNames' | 'zones' | 'home'>): Layout<Face> {
  const piles: CardId[][] = plan.zones.map(() => [])
  plan.home.forEach((zone, card) => {
    piles[zone].push(cardOf(card))
  })
  const sight = Uint16Array.from(plan.zones, sightOf)
  return {
    ...plan,
    start: Int16Array.from(plan.faces, (_, i) => i),
    names: plan.zones.map(({ zone, seat }) => (seat === undefined ? { zone } : { zone, seat })),
    piles,
    sight,
    stay: Int32Array.from(plan.home, (_, card) => card + 1),
    known: Uint16Array.from(plan.home, (zone) => sight[zone]),
  }
}

/**
 * The plain state every game has: cards in zones, who can know them, what happened. Changed only through its mutators, which keep places,
 * knowledge, cached views and events right together.
 */
export abstract class Game<Face = unknown, Event extends { readonly type: string } = { readonly type: string }> {
  readonly seats: number
  readonly random: Random
  readonly layout: Layout<Face>
  /** By card: which face it wears, where it lies, the number of its last move, who can know its face. */
  protected readonly face: Int16Array
  protected readonly zone: Uint8Array
  protected readonly stay: Int32Array
  protected readonly known: Uint16Array
  private readonly piles: CardId[][]
  /** By zone: who sees the faces of what lies there. */
  protected readonly sight: Uint16Array
  private moves: number
  private happened: (Event | Moved<Face> | Shuffled)[] = []
  /** A rolling hash of what everybody saw: shows when changed rules no longer replay a record. */
  digest: number
  over: Outcome | undefined
  turns: number
  /** Parts of views, kept until a mutator touches what they show. */
  protected readonly parts: (object | undefined)[]

  /** A fresh table from a seed, or the same table as another one. Both ways make objects of one shape. */
  constructor(layout: Layout<Face>, seats: number, parts: number, origin: Seed | Game<Face, Event>) {
    const model = typeof origin === 'string' ? undefined : origin
    this.layout = layout
    this.seats = seats
    this.random = new Random(typeof origin === 'string' ? origin : origin.random)
    this.face = (model?.face ?? layout.start).slice()
    this.zone = (model?.zone ?? layout.home).slice()
    this.stay = (model?.stay ?? layout.stay).slice()
    this.known = (model?.known ?? layout.known).slice()
    this.piles = (model?.piles ?? layout.piles).map((pile) => pile.slice())
    this.sight = (model?.sight ?? layout.sight).slice()
    this.parts = new Array<object | undefined>(parts).fill(undefined)
    this.moves = model?.moves ?? layout.stay.length
    this.digest = model?.digest ?? 0
    this.over = model?.over
    this.turns = model?.turns ?? 0
  }

  /** Rules and sets never look behind these. */
  abstract copy(): Game<Face, Event>
  /** What each seat may do whoever is asked. */
  abstract interjections(seat: Seat): readonly Option[]
  /** Why an interjection that the seat knows of is not possible now; nothing if the answer is no interjection of his. */
  abstract whyNoInterjection(seat: Seat, answer: Answer): Reason | undefined
  abstract interject(seat: Seat, answer: Answer): Rule
  abstract view(viewer: Viewer): object
  /** Which cached parts show a zone. */
  protected abstract touch(zone: ZoneId): void
  /** The last card has left a zone. */
  protected abstract emptied(zone: ZoneId): void
  /** Cards of one dealing were mixed among themselves for all to see: they are known as a set. */
  protected dealingOf(_card: CardId): number {
    return 0
  }
  /** Public knowledge about where a face can be is kept when hidden faces are dealt anew. */
  protected abstract afterSample(): void

  // ---- looking -------------------------------------------------------------------------------------------------------------------------

  faceOf(card: CardId): Face {
    return this.layout.faces[this.face[card]]
  }

  /** The cards of a zone, the oldest first; of a pile, the top card last. */
  at(zone: ZoneId): readonly CardId[] {
    return this.piles[zone]
  }

  zoneOf(card: CardId): ZoneId {
    return this.zone[card] as ZoneId
  }

  handle(card: CardId): Handle {
    return this.stay[card] as Handle
  }

  /** The card a handle means, if it still lies where it lay. */
  cardAt(handle: Handle | undefined): CardId | undefined {
    const card = handle === undefined ? -1 : this.stay.indexOf(handle)
    return card < 0 ? undefined : cardOf(card)
  }

  /** The family of its back. */
  backOf(card: CardId): number {
    return this.layout.backs[this.face[card]]
  }

  /** Everybody can know this face. */
  isPublic(card: CardId): boolean {
    return this.known[card] === EVERYBODY
  }

  canKnow(card: CardId, viewer: Viewer): boolean {
    return (this.known[card] & maskOf(viewer)) !== 0
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  emit(event: Event): void {
    this.happened.push(event)
  }

  /** Hands over what has happened since it was asked before. */
  drain(): readonly (Event | Moved<Face> | Shuffled)[] {
    if (this.happened.length === 0) return NOTHING_HAPPENED
    const events = this.happened
    this.happened = []
    return events
  }

  protected hash(value: number): void {
    this.digest = Math.imul(this.digest ^ value, 0x01000193)
  }

  /** The only way a card changes place. `unseen`: picked blindly or in secret, so that others lose track of what they knew where it lay. */
  move(card: CardId, to: ZoneId, unseen = false): void {
    const from = this.zone[card] as ZoneId
    const left = this.piles[from]
    if (left[left.length - 1] === card) left.pop()
    else left.splice(left.indexOf(card), 1)
    this.piles[to].push(card)
    this.zone[card] = to
    const saw = this.sight[from]
    const sees = this.sight[to]
    if (unseen && left.length > 0 && sees !== EVERYBODY) {
      const follow = saw | sees
      this.known[card] &= follow
      for (let i = 0; i < left.length; i++) this.known[left[i]] &= follow
    }
    this.known[card] |= sees
    const was = this.stay[card]
    const now = ++this.moves
    this.stay[card] = now
    this.touch(from)
    this.touch(to)
    const face = this.face[card]
    this.hash((from << 16) | (to << 8) | (sees === EVERYBODY ? face : 0xff))
    const { names, faces, backs, backNames } = this.layout
    const moved = { type: 'moved', from: names[from], to: names[to], was, now, face: faces[face], saw, sees } as const
    this.happened.push(backNames ? { ...moved, back: backNames[backs[face]] } : moved)
    if (left.length === 0) this.emptied(from)
  }

  /** Puts all cards of one pile under another, in a new random order that nobody knows: faces change places, slots do not. */
  shuffleInto(from: ZoneId, to: ZoneId): void {
    const pile = this.piles[to]
    if (from !== to) {
      const added = this.piles[from]
      for (const card of added) this.zone[card] = to
      pile.unshift(...added)
      added.length = 0
      this.touch(from)
    }
    for (let i = pile.length - 1; i > 0; i--) this.swapFaces(pile[i], pile[this.random.below(i + 1)])
    for (const card of pile) {
      this.known[card] = this.sight[to]
      this.stay[card] = ++this.moves
    }
    this.touch(to)
    this.happened.push({ type: 'shuffled', zone: this.layout.names[to], count: pile.length })
  }

  /** A card chosen blindly. */
  anyOf(zone: ZoneId): CardId {
    const cards = this.piles[zone]
    return cards[this.random.below(cards.length)]
  }

  /** Everybody may look at this card where it lies. */
  reveal(card: CardId): void {
    this.known[card] = EVERYBODY
    this.hash(this.face[card])
    this.touch(this.zone[card] as ZoneId)
  }

  // ---- other worlds --------------------------------------------------------------------------------------------------------------------

  /** Deals everything the viewer cannot know anew, among faces with the same back; what he knows as a set stays that set. */
  redeal(viewer: Viewer, seed: Seed, { remember, keepChance, keepPiles }: Imagination): void {
    const dealer = new Random(seed)
    const mask = maskOf(viewer)
    const { backs, zones } = this.layout
    const hidden = new Map<number, CardId[]>()
    for (let card = 0; card < this.face.length; card++) {
      const open = remember ? this.known[card] : this.sight[this.zone[card]] | (this.known[card] === EVERYBODY ? EVERYBODY : NOBODY)
      if ((open & mask) !== 0 || (keepPiles && this.sight[this.zone[card]] === NOBODY)) continue
      const { pool, seat } = zones[this.zone[card]]
      const own = pool && seat === viewer ? (this.zone[card] + 1) << 8 : 0
      const key = backs[this.face[card]] | own | (this.dealingOf(cardOf(card)) << 16)
      const group = hidden.get(key)
      if (group) group.push(cardOf(card))
      else hidden.set(key, [cardOf(card)])
    }
    for (const group of hidden.values()) {
      for (let i = group.length - 1; i > 0; i--) this.swapFaces(group[i], group[dealer.below(i + 1)])
    }
    this.afterSample()
    this.parts.fill(undefined)
    if (!keepChance) this.random.rekey(seed)
  }

  protected swapFaces(a: CardId, b: CardId): void {
    const face = this.face[a]
    this.face[a] = this.face[b]
    this.face[b] = face
  }
}

const NOTHING_HAPPENED: readonly never[] = Object.freeze([])

function sightOf(zone: ZoneSpec): Mask {
  if (zone.sight === 'all') return EVERYBODY
  return zone.sight === 'owner' && zone.seat !== undefined ? maskOf(seatOf(zone.seat)) : NOBODY
}
