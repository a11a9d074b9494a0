import { expect } from 'vitest'
import { allCards, allCharacters, catalogOf } from '../../src/duel/catalog.ts'
import { character, type Def } from '../../src/duel/def.ts'
import { Duel } from '../../src/duel/duel.ts'
import type { DuelTableEvent, Face } from '../../src/duel/events.ts'
import { REVEAL_SYMBOLS, type RevealSymbol, SIDES, type Side } from '../../src/duel/facts.ts'
import { duel } from '../../src/duel/index.ts'
import { readDuelOptions } from '../../src/duel/options.ts'
import { playAndDiscard, turn } from '../../src/duel/rules/turn.ts'
import type { DuelView } from '../../src/duel/view.ts'
import { ASIDE, box, COMMON, DISCARD, equipmentAt, hand, look, ownDeck, PLACES, type Place, reserve } from '../../src/duel/zones.ts'
import {
  type Answer,
  type CardId,
  cardOf,
  type Handle,
  isOpen,
  Match,
  nth,
  type Option,
  type Reason,
  type Rule,
  type Rules,
  type Seat,
  seatOf,
  seedFrom,
  type Viewer,
  type ZoneId,
} from '../../src/kernel/index.ts'
import { inForce } from './knock-out.ts'

/** A character in play: its id, or more about it. Left out: a stranger with 4 life points and no ability. */
type CharacterSpec = string | { readonly id?: string; readonly life?: number; readonly gear?: readonly string[] }

export interface SideSpec {
  readonly ac?: CharacterSpec
  /** `null`: the active character is the only one. */
  readonly bc?: CharacterSpec | null
  readonly hand?: readonly string[]
  /** Characters that may still come, the next one first. Left out: two strangers. */
  readonly reserve?: readonly string[]
  /** The top of the own deck, top card first; below lie all other cards of this deck. */
  readonly deck?: readonly string[]
  /** The own deck has only this many cards. */
  readonly deckSize?: number
}

export interface Situation {
  readonly turn?: Side
  /** `start`: the turn runs from its start. Left out: the scenario begins with the question of phase 2, exactly as described. */
  readonly from?: 'start'
  /** The uppermost card first. */
  readonly discard?: readonly string[]
  readonly common?: readonly string[]
  readonly seed?: string
}

/** What an answer is about: `target` is a character (`law.bc`) or a card in play, `back` the back of a card picked blindly. */
export interface What {
  readonly card?: string
  readonly seat?: Side
  readonly target?: string
  readonly back?: Side
}

const STRANGERS = 6
const STRANGER = 'stranger'
const stranger = (side: Side): Def => character({ id: STRANGER, name: { en: 'Stranger' }, side, life: 4, alwaysActive: false }, {})
const strangers = SIDES.flatMap((side) => Array.from({ length: STRANGERS }, () => stranger(side)))

/** `colt`, `colt/law`, `colt/dynamite`, any name with a symbol: a name or `*`, then a deck or a symbol. */
interface Wanted {
  readonly id: string | undefined
  readonly deck: Side | undefined
  readonly symbol: RevealSymbol | undefined
}

function readCard(text: string): Wanted {
  const [name, ...marks] = text.split('/')
  return {
    id: name === '*' ? undefined : name,
    deck: SIDES.find((side) => marks.includes(side)),
    symbol: REVEAL_SYMBOLS.find((symbol) => marks.includes(symbol)),
  }
}

const fits = ({ id, deck, symbol }: Wanted, face: Face): boolean =>
  (id === undefined || id === face.id) && (deck === undefined || deck === face.deck) && (symbol === undefined || symbol === face.symbol)

const LAW = seatOf(0)
const seatOfSide = (side: Side): Seat => (side === 'law' ? LAW : seatOf(1))

/** The ordinary rules, but the first turn begins with phase 2: nothing is drawn and nothing is checked before. */
const fromPhase2: Rules<Duel> = {
  ...duel,
  *turn(game): Rule {
    if (game.turns !== 1) return yield* turn(game)
    game.startTurn()
    yield* playAndDiscard(game, game.turnPlayer)
  },
}

export function table(sides: { readonly [side in Side]?: SideSpec }, situation: Situation = {}): Table {
  const options = readDuelOptions({})
  const seed = seedFrom(situation.seed ?? 'scenario')
  const game = new Duel(catalogOf(LAW, allCards.map(inForce), [...allCharacters.map(inForce), ...strangers]), options, seed)
  const wants: { readonly text: string; readonly zone: ZoneId; readonly side?: Side }[] = []
  for (const side of SIDES) {
    const spec = sides[side] ?? {}
    const seat = seatOfSide(side)
    dealCharacters(game, seat, spec)
    for (const place of PLACES) {
      const one = placed(spec, place)
      const gear = typeof one === 'object' && one !== null ? (one.gear ?? []) : []
      for (const text of gear) wants.push({ text, zone: equipmentAt(seat, place) })
    }
    for (const text of spec.hand ?? []) wants.push({ text, zone: hand(seat) })
    for (const text of [...(spec.deck ?? [])].reverse()) wants.push({ text: `${text}/${side}`, zone: ownDeck(seat) })
  }
  for (const text of [...(situation.discard ?? [])].reverse()) wants.push({ text, zone: DISCARD })
  for (const text of [...(situation.common ?? [])].reverse()) wants.push({ text, zone: COMMON })
  dealCards(game, wants, sides)
  game.passTurn(seatOfSide(situation.turn ?? 'law'))
  game.drain()
  const match = Match.resume(situation.from === 'start' ? duel : fromPhase2, game, { law: 0 }, seed)
  return new Table(match)
}

/** Who is to stand there: the active character at the first place, the backup at the second. */
const placed = ({ ac, bc }: SideSpec, place: Place) => (place === 0 ? ac : bc)

function dealCharacters(game: Duel, seat: Seat, spec: SideSpec): void {
  const pick = (id: string): CardId => {
    const card = game.at(box(seat)).find((one) => game.def(one).id === id)
    if (card === undefined) throw new Error(`there is no ${id} on this side`)
    return card
  }
  for (const place of PLACES) {
    const one = placed(spec, place)
    if (one === null) continue
    const { id = STRANGER, life = undefined } = typeof one === 'object' ? one : { id: one }
    const card = pick(id)
    game.enter(card, seat, place)
    if (life !== undefined) game.setLife(card, life)
  }
  for (const id of [...(spec.reserve ?? [STRANGER, STRANGER])].reverse()) game.move(pick(id), reserve(seat))
}

/** Exact cards are reserved before vague ones. The rest lies below in the decks, or is out of the game. */
function dealCards(
  game: Duel,
  wants: readonly { readonly text: string; readonly zone: ZoneId }[],
  sides: { readonly [side in Side]?: SideSpec },
): void {
  const all = SIDES.flatMap((side) => [...game.at(ownDeck(seatOfSide(side)))])
  for (const card of all) game.move(card, box(LAW))
  const taken = new Set<CardId>()
  const found: CardId[] = []
  const open = wants.map(({ text }, index) => {
    const wanted = readCard(text)
    return { text, index, fit: all.filter((card) => fits(wanted, game.faceOf(card))) }
  })
  for (const { text, index, fit } of open.sort((a, b) => a.fit.length - b.fit.length)) {
    const card = fit.find((one) => !taken.has(one))
    if (card === undefined) throw new Error(`there is no card "${text}" left`)
    taken.add(card)
    found[index] = card
  }
  for (const side of SIDES) {
    const free = all.filter((card) => !taken.has(card) && game.faceOf(card).deck === side)
    const named = sides[side]?.deck?.length ?? 0
    const size = sides[side]?.deckSize ?? free.length + named
    for (const card of free.slice(0, size - named)) game.move(card, ownDeck(seatOfSide(side)))
  }
  wants.forEach(({ zone }, i) => {
    game.move(nth(found, i), zone)
  })
}

export class Table {
  readonly match: Match<Duel>
  private readonly log: DuelTableEvent[] = []

  constructor(match: Match<Duel>) {
    this.match = match
    this.listen()
  }

  get game(): Duel {
    return this.match.game
  }

  private listen(): void {
    this.log.push(...this.game.drain())
  }

  // ---- answers

  say(who: Side, id: string, what: What = {}): this {
    const reason = this.match.answer(seatOfSide(who), this.answerOf(who, id, what))
    if (reason) throw new Error(`${who} may not ${id} ${JSON.stringify(what)} (${this.asked()}): ${JSON.stringify(reason)}`)
    this.listen()
    return this
  }

  /** Tries an answer that must be refused, checks that nothing has changed, and returns the code. */
  refused(who: Side, id: string, what: What = {}): string {
    const answer = this.answerOf(who, id, what)
    const before = this.everything()
    const reason: Reason | undefined = this.match.answer(seatOfSide(who), answer)
    if (!reason) throw new Error(`${who} may ${id} ${JSON.stringify(what)}, but should not`)
    expect(this.everything()).toEqual(before)
    return reason.code
  }

  can(who: Side, id: string, what: What = {}): boolean {
    return this.match.whyNot(seatOfSide(who), this.answerOf(who, id, what)) === undefined
  }

  private answerOf(who: Side, id: string, { card, seat, target, back }: What): Answer {
    const own = seatOfSide(who)
    const picked = target !== undefined ? this.handleOf(own, target) : back === undefined ? undefined : SIDES.indexOf(back)
    return {
      id,
      ...(card !== undefined && { card: this.find(own, card, this.offered(own, id)) }),
      ...(seat !== undefined && { seat: seatOfSide(seat) }),
      ...(picked !== undefined && { picks: [[picked]] }),
    }
  }

  /** The cards that options of this id name. */
  private offered(own: Seat, id: string): readonly number[] {
    return this.match.menu(own).flatMap((option) => (option.id === id && option.card !== undefined ? [option.card] : []))
  }

  /** A character by its position, or a card in play. */
  private handleOf(own: Seat, text: string): number {
    const character = this.at(text)
    return character === undefined ? this.find(own, text) : this.game.handle(character)
  }

  private find(own: Seat, text: string, about: readonly number[] = []): Handle {
    const wanted = readCard(text)
    const other = this.game.opponent(own)
    const inPlay = (seat: Seat) => PLACES.map((place) => equipmentAt(seat, place))
    const zones = [hand(own), look(own), ASIDE, ...inPlay(own), ...inPlay(other)]
    const handles = zones
      .flatMap((zone) => this.game.at(zone).filter((one) => fits(wanted, this.game.faceOf(one))))
      .map((card) => this.game.handle(card))
    // A name may fit several cards. One that the question offers is preferred.
    const found = handles.find((handle) => about.includes(handle)) ?? handles[0]
    if (found === undefined) throw new Error(`there is no "${text}" within reach of the answer`)
    return found
  }

  /** `law.ac`, `outlaw.bc`. */
  private at(text: string): CardId | undefined {
    const [side, place] = text.split('.')
    if (place === undefined || (side !== 'law' && side !== 'outlaw')) return undefined
    const seat = seatOfSide(side)
    return place === 'ac' ? this.game.active(seat) : this.game.backup(seat)
  }

  // ---- facts

  /** Who is asked what: `shot:law`, or `over`. */
  asked(): string {
    const open = this.match.question?.parts.filter(isOpen) ?? []
    const [first] = open
    return first === undefined ? 'over' : `${first.kind.name}:${open.map((part) => this.game.side(part.seat)).join('+')}`
  }

  about(): unknown {
    return this.match.questionFor('spectator')?.about
  }

  options(who: Side): string[] {
    return this.match.menu(seatOfSide(who)).map(({ id, card, seat }: Option) => {
      const shown = this.game.cardAt(card)
      return [id, shown !== undefined && this.game.faceOf(shown).id, seat !== undefined && this.game.side(seat)].filter(Boolean).join(' ')
    })
  }

  /** The id of a character by its position. */
  who(text: string): string | undefined {
    const character = this.at(text)
    return character === undefined ? undefined : this.game.def(character).id
  }

  life(text: string): number {
    const character = this.at(text)
    return character === undefined ? 0 : this.game.life(character)
  }

  gear(text: string): string[] {
    const character = this.at(text)
    return character === undefined ? [] : this.ids(this.game.equipment(character))
  }

  hand(side: Side): string[] {
    return this.ids(this.game.hand(seatOfSide(side)))
  }

  look(side: Side): string[] {
    return this.ids(this.game.at(look(seatOfSide(side))))
  }

  row(): string[] {
    return this.ids(this.game.at(ASIDE))
  }

  deckSize(side: Side): number {
    return this.game.at(ownDeck(seatOfSide(side))).length
  }

  get commonSize(): number {
    return this.game.at(COMMON).length
  }

  /** The uppermost card first. */
  discard(): string[] {
    return this.ids(this.game.at(DISCARD)).reverse()
  }

  get bangs(): number {
    return this.game.done.bangs
  }

  queue(): string[] {
    return this.game.queued.map(({ source, what }) => `${source} ${what}`)
  }

  turn(): Side {
    return this.game.side(this.game.turnPlayer)
  }

  get over(): string | undefined {
    return this.game.over?.by
  }

  private ids(cards: readonly CardId[]): string[] {
    return cards.map((card) => this.game.faceOf(card).id)
  }

  events<T extends DuelTableEvent['type']>(type: T): readonly Extract<DuelTableEvent, { readonly type: T }>[] {
    return this.log.filter((event): event is Extract<DuelTableEvent, { readonly type: T }> => event.type === type)
  }

  told(viewer: Viewer): readonly { readonly type: string }[] {
    return this.match.tell(this.log, viewer)
  }

  view(viewer: Side | 'spectator'): DuelView {
    return this.game.view(viewer === 'spectator' ? viewer : seatOfSide(viewer))
  }

  /** Everything that anybody can see, all questions, the record, where every card lies, and the random numbers to come. */
  private everything(): unknown {
    const viewers: Viewer[] = [...this.game.both, 'spectator']
    return JSON.stringify({
      views: viewers.map((viewer) => this.game.view(viewer)),
      questions: viewers.map((viewer) => this.match.questionFor(viewer)),
      record: this.match.record().inputs,
      digest: this.game.digest,
      places: this.game.layout.faces.map((_, card) => this.game.zoneOf(cardOf(card))),
      done: this.game.done,
      chance: this.game.copy().random.word(),
    })
  }
}
