import { HANDLES, listsIn, memoryFor } from './card-lists.ts'
import type { Moved, Shuffled, ZoneName, ZoneSpec } from './events.ts'
import {
  type CardId,
  cardOf,
  type Each,
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
import { absent, listOf, nth } from './list.ts'
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
  /** There are more faces than a byte can name: what is hashed of a move is wider. */
  readonly isWide: boolean
  readonly zones: readonly ZoneSpec[]
  readonly names: readonly ZoneName[]
  /** The zone each card starts in. */
  readonly home: Uint8Array
  /** By zone: the cards that start there, and who sees what lies there. */
  readonly piles: readonly (readonly CardId[])[]
  readonly sight: readonly Mask[]
  /** By card: its first face, stay and zone, and who can know it from the start; see `CardLists`. */
  readonly start: ArrayBuffer
  /** By card: nothing yet. */
  readonly zeros: readonly number[]
}

/** Completes a layout with what follows from it, once for all games that share it. */
export function layOut<Face>(
  plan: Pick<Layout<Face>, 'faces' | 'backs' | 'backNames' | 'zones'> & { readonly home: Uint8Array },
): Layout<Face> {
  const piles: CardId[][] = plan.zones.map(() => [])
  const sight = plan.zones.map(sightOf)
  const start = memoryFor(plan.faces.length)
  const { face, wearer, zone, known, stay, handles } = listsIn(start, plan.faces.length)
  for (let card = 0; card < plan.faces.length; card++) {
    const home = nth(plan.home, card)
    nth(piles, home).push(cardOf(card))
    zone[card] = home
    face[card] = card
    wearer[card] = card
    known[card] = nth(sight, home)
    stay[card] = card + 1
    handles[(card + 1) & (HANDLES - 1)] = card
  }
  return {
    ...plan,
    isWide: plan.faces.length > MOST_NARROW,
    names: plan.zones.map(({ zone, seat }) => (seat === undefined ? { zone } : { zone, seat })),
    piles,
    sight,
    start,
    zeros: plan.faces.map(() => 0),
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
  /** All lists by card, see `CardLists`. They are at hand here, because nothing is looked up as often. */
  private readonly memory: ArrayBuffer
  protected readonly face: Uint16Array
  private readonly wearer: Uint16Array
  protected readonly zone: Uint8Array
  protected readonly stay: Int32Array
  protected readonly known: Uint16Array
  private readonly handles: Uint16Array
  private readonly piles: CardId[][]
  /** By zone: who sees the faces of what lies there. Replaced, never changed: in most games it stays as it was laid out. */
  protected sight: readonly Mask[]
  private moves: number
  /** What lies on cards, all together; most games have none. */
  protected laden: number
  private happened: (Event | Moved<Face> | Shuffled)[] = []
  /** Somebody listens: what happens is kept until it is handed over. */
  isHeard = true
  /** A rolling hash of what everybody saw: shows when changed rules no longer replay a record. */
  digest: number
  over: Outcome | undefined
  turns: number
  /** Parts of views, kept until a mutator touches what they show, and a bit for each that no longer holds. */
  private readonly parts: (object | undefined)[]
  private spoiled = 0

  /** A fresh table from a seed, or the same table as another one. Both ways make objects of one shape. */
  constructor(layout: Layout<Face>, seats: number, parts: number, origin: Seed | Game<Face, Event>) {
    const model = typeof origin === 'string' ? undefined : origin
    this.layout = layout
    this.seats = seats
    this.random = new Random(typeof origin === 'string' ? origin : origin.random)
    this.memory = (model?.memory ?? layout.start).slice(0)
    const { face, wearer, zone, stay, known, handles } = listsIn(this.memory, layout.faces.length)
    this.face = face
    this.wearer = wearer
    this.zone = zone
    this.stay = stay
    this.known = known
    this.handles = handles
    this.piles = copiesOf(model?.piles ?? layout.piles)
    this.sight = model?.sight ?? layout.sight
    // A copy has no more room than it needs.
    this.parts = listOf(parts, () => undefined).slice()
    this.moves = model?.moves ?? zone.length
    this.laden = model?.laden ?? 0
    this.digest = model?.digest ?? 0
    this.over = model?.over
    this.turns = model?.turns ?? 0
  }

  /** Rules and sets never look behind these. */
  abstract copy(): Game<Face, Event>
  /** False: nobody can do anything now that he is not asked for. A quick look before everybody is looked at. */
  mayInterject(): boolean {
    return true
  }
  /** What each seat may do whoever is asked. */
  abstract interjections(seat: Seat): readonly Option[]
  /** Why an interjection that the seat knows of is not possible now; nothing if the answer is no interjection of his. */
  abstract whyNoInterjection(seat: Seat, answer: Answer): Reason | undefined
  abstract interject(seat: Seat, answer: Answer): Rule
  abstract view(viewer: Viewer): object
  /** The same for whoever reads only some of it, at once, and does not keep it: a game may make what is read when it is read. */
  glance(viewer: Viewer): object {
    return this.view(viewer)
  }
  /** Which cached parts show a zone. */
  protected abstract touch(zone: ZoneId): void
  /** The last card has left a zone. */
  protected abstract emptied(zone: ZoneId): void
  /** A card leaves its place: what lies on it may have to go. */
  protected unload(_card: CardId, _to: ZoneId): void {}
  /** Cards of one dealing were mixed among themselves for all to see: they are known as a set. */
  protected dealingOf(_card: CardId): number {
    return 0
  }
  /** By seat: the card that tells what only its owner knows; none where nobody has one. */
  secretCards(): readonly CardId[] {
    return []
  }
  /** Public knowledge about where a face can be is kept when hidden faces are dealt anew. */
  protected abstract afterSample(): void

  // ---- looking -------------------------------------------------------------------------------------------------------------------------

  faceOf(card: CardId): Face
  faceOf<C extends CardId>(card: C): Face {
    const face: Each<C, number> = this.face
    return this.layout.faces[face[card]] ?? absent()
  }

  /** The cards of a zone, the oldest first; of a pile, the top card last. */
  at(zone: ZoneId): readonly CardId[]
  at<Z extends ZoneId>(zone: Z): readonly CardId[] {
    const piles: Each<Z, readonly CardId[]> = this.piles
    return piles[zone]
  }

  zoneOf(card: CardId): ZoneId {
    return this.zone[card] as ZoneId
  }

  handle(card: CardId): Handle {
    return this.stay[card] as Handle
  }

  /** The card a handle means, if it still lies where it lay. */
  cardAt(handle: Handle | undefined): CardId | undefined {
    if (handle === undefined) return undefined
    const likely = this.handles[handle & (HANDLES - 1)] ?? absent()
    if (this.stay[likely] === handle) return cardOf(likely)
    const card = this.stay.indexOf(handle)
    return card < 0 ? undefined : cardOf(card)
  }

  protected wearerOf(face: number): CardId {
    return cardOf(this.wearer[face] ?? absent())
  }

  /** The family of its back. */
  backOf(card: CardId): number {
    return this.layout.backs[this.face[card] ?? absent()] ?? absent()
  }

  /** Everybody can know this face. */
  isPublic(card: CardId): boolean {
    return this.known[card] === EVERYBODY
  }

  canKnow(card: CardId, viewer: Viewer): boolean {
    return ((this.known[card] ?? absent()) & maskOf(viewer)) !== 0
  }

  // ---- changing ------------------------------------------------------------------------------------------------------------------------

  /** Tells what has happened, if anybody listens. Where something happens all the time `isHeard` is asked first: what nobody hears need not be made. */
  emit(event: Event): void {
    // Compared, because the machine cannot know that it is nothing but true or false.
    if (this.isHeard === true) this.happened.push(event)
  }

  /** Hands over what has happened since it was asked before. */
  drain(): readonly (Event | Moved<Face> | Shuffled)[] {
    if (this.happened.length === 0) return NOTHING_HAPPENED
    const events = this.happened
    this.happened = []
    return events
  }

  /** A part of views no longer holds. */
  protected spoilPart(part: number): void {
    this.spoiled |= 1 << part
  }

  /** The same for several: a bit for each. */
  protected spoilParts(parts: number): void {
    this.spoiled |= parts
  }

  protected spoilAllParts(): void {
    this.spoiled = (1 << this.parts.length) - 1
  }

  /** The parts of views that still hold; the others must be made. */
  protected freshParts(): (object | undefined)[] {
    const { parts } = this
    for (let left = this.spoiled; left !== 0; left &= left - 1) parts[31 - Math.clz32(left & -left)] = undefined
    this.spoiled = 0
    return parts
  }

  protected hash(value: number): void {
    this.digest = Math.imul(this.digest ^ value, 0x01000193)
  }

  /** The only way a card changes place. `unseen`: picked blindly or in secret, so that others lose track of what they knew where it lay. */
  move(card: CardId, to: ZoneId, unseen = false): void {
    if (this.laden !== 0) this.unload(card, to)
    const from = this.zone[card] as ZoneId
    const left = pileAt(this.piles, from)
    takeOut(left, card)
    pileAt(this.piles, to).push(card)
    // It fits into a byte: cut to one here, it goes through no fraction on its way there.
    this.zone[card] = to & 0xff
    const saw = this.sight[from] ?? absent()
    const sees = this.sight[to] ?? absent()
    if (unseen) this.loseTrack(card, left, saw, sees)
    this.known[card] = (this.known[card] ?? absent()) | sees
    const was = this.stay[card] ?? absent()
    const now = ++this.moves
    this.stay[card] = now
    this.handles[now & (HANDLES - 1)] = card
    this.touch(from)
    this.touch(to)
    const face = this.face[card] ?? absent()
    this.hash(wayOf(from, to, face, sees, this.layout.isWide))
    if (this.isHeard === true) this.happened.push(this.moved(from, to, was, now, face, saw, sees))
    if (left.length === 0) this.emptied(from)
  }

  /** Written out for both: a copy with one field more is another kind of object to the machine each time. */
  private moved<Z extends ZoneId>(from: Z, to: Z, was: number, now: number, face: number, saw: Mask, sees: Mask): Moved<Face> {
    const { faces, backs, backNames } = this.layout
    const names: Each<Z, ZoneName> = this.layout.names
    const shows = faces[face] ?? absent()
    if (backNames === undefined) return { type: 'moved', from: names[from], to: names[to], was, now, face: shows, saw, sees }
    const back = backNames[backs[face] ?? absent()] ?? absent()
    return { type: 'moved', from: names[from], to: names[to], was, now, face: shows, saw, sees, back }
  }

  /** To the bottom of a pile instead of its top. */
  moveUnder(card: CardId, to: ZoneId): void {
    this.move(card, to)
    const pile = pileAt(this.piles, to)
    for (let i = pile.length - 1; i > 0; i--) pile[i] = pile[i - 1] ?? absent()
    pile[0] = card
  }

  /** Who saw neither where it lay nor where it is no longer knows which of these cards is which. */
  private loseTrack(card: CardId, left: readonly CardId[], saw: Mask, sees: Mask): void {
    if (left.length === 0 || sees === EVERYBODY) return
    const follow = saw | sees
    const { known } = this
    known[card] = (known[card] ?? absent()) & follow
    for (let i = 0; i < left.length; i++) {
      const other = left[i] ?? absent()
      known[other] = (known[other] ?? absent()) & follow
    }
  }

  /** Puts all cards of one pile under another, in a new random order that nobody knows: faces change places, slots do not. */
  shuffleInto(from: ZoneId, to: ZoneId): void {
    const pile = pileAt(this.piles, to)
    if (from !== to) {
      const added = pileAt(this.piles, from)
      for (const card of added) this.zone[card] = to
      putUnder(pile, added)
      while (added.length > 0) added.pop()
      this.touch(from)
    }
    const { face, wearer, known, stay, handles, random, moves } = this
    const sees = this.sight[to] ?? absent()
    for (let i = pile.length - 1; i >= 0; i--) {
      const card = pile[i] ?? absent()
      const other = i === 0 ? card : (pile[random.below(i + 1)] ?? absent())
      const worn = face[other] ?? absent()
      face[other] = face[card] ?? absent()
      // From here on this card keeps its face, so what follows from it is written at once.
      face[card] = worn
      wearer[worn] = card
      known[card] = sees
      const now = moves + 1 + i
      stay[card] = now
      handles[now & (HANDLES - 1)] = card
    }
    this.moves = moves + pile.length
    this.touch(to)
    if (this.isHeard) this.happened.push({ type: 'shuffled', zone: this.layout.names[to] ?? absent(), count: pile.length })
  }

  /** A card chosen blindly. */
  anyOf(zone: ZoneId): CardId {
    const cards = pileAt(this.piles, zone)
    return cards[this.random.below(cards.length)] ?? absent()
  }

  /** Everybody may look at this card where it lies. */
  reveal(card: CardId): void {
    this.known[card] = EVERYBODY
    this.hash(this.face[card] ?? absent())
    this.touch(this.zone[card] as ZoneId)
  }

  // ---- other worlds --------------------------------------------------------------------------------------------------------------------

  /** Deals everything the viewer cannot know anew, among faces with the same back; what he knows as a set stays that set. */
  redeal(viewer: Viewer, seed: Seed, { remember, keepChance, keepPiles }: Imagination): void {
    const dealer = new Random(seed)
    const mask = maskOf(viewer)
    const { zones } = this.layout
    const hidden = new Map<number, CardId[]>()
    for (let card = 0; card < this.face.length; card++) {
      const zone = this.zone[card] ?? absent()
      const known = this.known[card] ?? absent()
      const sees = this.sight[zone] ?? absent()
      const open = remember ? known : sees | (known === EVERYBODY ? EVERYBODY : NOBODY)
      if ((open & mask) !== 0 || (keepPiles && sees === NOBODY)) continue
      const { pool, seat } = zones[zone] ?? absent()
      const own = pool && seat === viewer ? (zone + 1) << 8 : 0
      const key = this.backOf(cardOf(card)) | own | (this.dealingOf(cardOf(card)) << 16)
      const group = hidden.get(key)
      if (group) group.push(cardOf(card))
      else hidden.set(key, [cardOf(card)])
    }
    for (const group of hidden.values()) {
      this.putInOrder(group)
      for (let i = group.length - 1; i > 0; i--) this.swap(group[i] ?? absent(), group[dealer.below(i + 1)] ?? absent())
    }
    this.afterSample()
    this.spoilAllParts()
    if (!keepChance) this.random.rekey(seed)
  }

  /** Faces in their own order, whatever lies there: which worlds a viewer draws depends on nothing he cannot know. */
  private putInOrder(cards: readonly CardId[]): void {
    const faces = cards.map((card) => this.face[card] ?? absent()).sort((a, b) => a - b)
    cards.forEach((card, i) => {
      const face = faces[i] ?? absent()
      this.face[card] = face
      this.wearer[face] = card
    })
  }

  /** In a world that a viewer imagines: two cards change faces, unless he could tell. */
  swapUnknown(viewer: Viewer, one: CardId, other: CardId): boolean {
    if (this.canKnow(one, viewer) || this.canKnow(other, viewer) || this.dealingOf(one) !== this.dealingOf(other)) return false
    this.swapFaces(one, other)
    this.spoilAllParts()
    return true
  }

  protected swapFaces(a: CardId, b: CardId): void {
    this.swap(a, b)
  }

  private swap(a: CardId, b: CardId): void {
    const one = this.face[a] ?? absent()
    const other = this.face[b] ?? absent()
    this.face[a] = other
    this.face[b] = one
    this.wearer[one] = b
    this.wearer[other] = a
  }
}

const pileAt = <Z extends ZoneId>(piles: Each<Z, CardId[]>, zone: Z): CardId[] => piles[zone]

/** What is hashed of a move: from where, to where, and the face; a face that not everybody sees is all ones. */
function wayOf(from: ZoneId, to: ZoneId, face: number, sees: Mask, isWide: boolean): number {
  const bits = isWide ? 16 : 8
  return (((from << 8) | to) << bits) | (sees === EVERYBODY ? face : (1 << bits) - 1)
}

/** By hand: `splice` makes a list of what it takes out, and costs as much as all the rest of a move. */
function takeOut(pile: CardId[], card: CardId): void {
  let at = pile.length - 1
  while (pile[at] !== card) at--
  for (; at < pile.length - 1; at++) pile[at] = pile[at + 1] ?? absent()
  pile.pop()
}

/** By hand too: `unshift` with several takes ten times as long. Mostly there is nothing they could come to lie under. */
function putUnder(pile: CardId[], added: readonly CardId[]): void {
  const above = pile.length
  for (let i = 0; i < added.length; i++) pile.push(added[i] ?? absent())
  if (above === 0) return
  for (let i = above - 1; i >= 0; i--) pile[i + added.length] = pile[i] ?? absent()
  for (let i = 0; i < added.length; i++) pile[i] = added[i] ?? absent()
}

/** Most piles are empty. */
const copiesOf = (piles: readonly (readonly CardId[])[]): CardId[][] =>
  listOf(piles.length, (zone) => {
    const pile = piles[zone] ?? absent()
    return pile.length === 0 ? [] : pile.slice()
  })

/** Faces that can be hashed as a byte; the last one stands for a card nobody sees. */
const MOST_NARROW = 0xff

const NOTHING_HAPPENED: readonly never[] = Object.freeze([])

function sightOf(zone: ZoneSpec): Mask {
  if (zone.sight === 'all') return EVERYBODY
  return zone.sight === 'owner' && zone.seat !== undefined ? maskOf(seatOf(zone.seat)) : NOBODY
}
