import { expect } from 'vitest'
import { Bang } from '../src/bang/bang.ts'
import { cardGame } from '../src/bang/card-game.ts'
import { type Mixture, mixture, ROLE_TABLE, type SetContent } from '../src/bang/catalog.ts'
import { type Def, variant } from '../src/bang/def.ts'
import type { BangEvent, Face, TableEvent } from '../src/bang/events.ts'
import { RANKS, type Rank, type RoleId, SUITS, type Suit } from '../src/bang/facts.ts'
import { type BangOptions, readOptions } from '../src/bang/options.ts'
import type { Counter, Plain, Zone } from '../src/bang/parts/declare.ts'
import { atSeat, inTheMiddle, onCard, onCharacter } from '../src/bang/parts/spots.ts'
import { nextGame } from '../src/bang/series.ts'
import { allSets } from '../src/bang/sets/all.ts'
import type { Variant } from '../src/bang/sets/manifests.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from '../src/bang/size.ts'
import type { BangView, SeatView } from '../src/bang/view/shown.ts'
import {
  ASIDE,
  besidePlace,
  CHARACTER_BOX,
  characterPlace,
  DECK,
  DISCARD,
  EVENT,
  EVENT_DECK,
  front,
  hand,
  look,
  REMOVED,
  ROLE_BOX,
  rolePlace,
  SHOW,
  SHOW_DECK,
} from '../src/bang/zones.ts'
import {
  type Answer,
  type CardId,
  cardOf,
  entryOf,
  type Field,
  type Handle,
  handleOf,
  isOpen,
  layOut,
  Match,
  message,
  nth,
  type Option,
  type Reason,
  type Seat,
  type Shuffled,
  seatOf,
  seedFrom,
  type ToldMove,
  type Viewer,
  type ZoneId,
} from '../src/kernel/index.ts'
import { blank, knockedOut } from './knock-out.ts'

/**
 * The scenario language: a table, answers, facts. `docs/scenarios.md` explains it. It sets the state up with the same methods that the rules use and
 * then runs the ordinary game. What a scenario adds (a stranger without abilities, a first turn that starts in phase 2) is content that
 * acts at the moments of the rulebook, as a set does.
 */
export interface SeatSpec {
  /** Left out: the first such seat becomes the Sheriff if nobody else is; the others get what is left in the role table, enemies first. */
  readonly role?: RoleId
  /** Left out: a stranger with 4 life points and no ability. */
  readonly character?: string
  /** Left out: all his life points. */
  readonly life?: number
  /** Cards, or a number of harmless cards, which answer nothing and cannot heal. */
  readonly hand?: readonly string[] | number
  readonly front?: readonly string[]
  /** Eliminated. */
  readonly out?: true
  /** In play without life, because a card in front of him keeps him there. */
  readonly ghost?: true
  /** Characters laid beside his own. */
  readonly beside?: readonly string[]
  /** Characters whose abilities he has copied. */
  readonly copies?: readonly string[]
  /** Counters of sets at his seat, on his character and on cards in front of him. */
  readonly counters?: Counts
  readonly onCharacter?: Counts
  readonly on?: { readonly [card: string]: Counts }
  /** Cards in places before him that a set adds, by the name of the zone. */
  readonly zones?: { readonly [zone: string]: readonly string[] }
}

/** How many, by the id of the counter. */
interface Counts {
  readonly [counter: string]: number
}

export interface Situation<S extends string> {
  /** The top of the deck, the uppermost card first. Below lie all the other cards, harmless ones first. */
  readonly deck?: readonly string[]
  /** The deck has only this many cards; the others are out of the game. */
  readonly deckSize?: number
  /** The discard pile, top card first; or a number of any cards. */
  readonly discard?: readonly string[] | number
  /** Whose turn it is. Left out: the first seat's. */
  readonly turn?: S
  /**
   * `play`: the scenario begins with phase 2; nothing is drawn and nothing is checked. What a rule in force does at the start of a turn still comes
   * first: High Noon takes a life point, Vera Custer is asked whom to copy. Left out: the turn runs from its start.
   */
  readonly phase?: 'play'
  /** BANG! cards he has played this turn; only with `phase: 'play'`. */
  readonly bangsPlayed?: number
  /** Who holds the Stick of Dynamite. */
  readonly stick?: S
  /** The event in force, and those to come, next one first. Left out: none. The first turn of a scenario turns no event; the keeper's next turn does. */
  readonly event?: string
  readonly events?: readonly string[]
  /** The same for the show pile. */
  readonly show?: string
  readonly shows?: readonly string[]
  /** Left out: the Sheriff, with three players the Deputy. */
  readonly keeper?: S
  /** The player who was eliminated first. */
  readonly firstOut?: S
  /** Rows of sets from their beginning, and the top of their piles, the uppermost card first. All other cards stay below in the pile they start in. */
  readonly zones?: { readonly [zone: string]: readonly string[] }
  /** What sets remember about the table. */
  readonly states?: { readonly [name: string]: Plain }
  /** What is left in the supply of a counter; the rest is out of reach. */
  readonly supplies?: Counts
  readonly options?: Partial<Pick<BangOptions, 'sets' | 'combinedEventCount'>> & { readonly [variant in Variant]?: boolean }
  /** Left out: every set there is. */
  readonly content?: readonly SetContent[]
  readonly seed?: string
}

/** What an answer names. Cards go by name as in `table`, or by handle; picks are cards, seats or numbers. */
export interface What<S extends string> {
  readonly card?: string | Handle
  readonly seat?: S
  readonly picks?: readonly (readonly (string | number)[])[]
}

/** What happened, as one viewer is told it: a card that moved unseen has no face. */
type ToldEvent = BangEvent | ToldMove<Face> | Shuffled

type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>

/** A further choice of an option. */
interface FieldFact {
  readonly name: string
  readonly min: number
  readonly max: number
  /** Cards, seats or numbers, as the scenario language writes them. */
  readonly offered: readonly string[]
}

// ---- cards by name -----------------------------------------------------------------------------------------------------------------------

interface Wanted {
  readonly id: string | undefined
  readonly suit: Suit | undefined
  readonly rank: Rank | undefined
}

const letterOf = (suit: Suit): string => suit.charAt(0).toUpperCase()

/** `bang`, `bang/hearts`, `bang/5S`, `bang/hearts+4`, and the same with `*` for any name. */
export function readCard(text: string): Wanted {
  const [name, print, ...more] = text.split('/')
  const id = name === '*' ? undefined : name
  if (name === '' || more.length > 0 || (id === undefined && print === undefined)) throw new Error(`"${text}" names no card`)
  if (print === undefined) return { id, suit: undefined, rank: undefined }
  const [word, number] = print.split('+')
  const suit = SUITS.find((known) => known === word) ?? SUITS.find((known) => letterOf(known) === print.slice(-1))
  const rankText = number ?? (word === suit ? undefined : print.slice(0, -1))
  const rank = RANKS.find((known) => known === rankText)
  if (suit === undefined || (rankText !== undefined && rank === undefined)) throw new Error(`"${text}" names no card`)
  return { id, suit, rank }
}

const isWanted = ({ id, suit, rank }: Wanted, face: Face): boolean =>
  (id === undefined || id === face.id) && (suit === undefined || suit === face.suit) && (rank === undefined || rank === face.rank)

/** A face as the scenario language writes it: `beer/7H`. */
const nameOf = ({ id, suit, rank }: Face): string => (suit && rank ? `${id}/${rank}${letterOf(suit)}` : id)

/** Cards that answer nothing, heal nobody and do nothing while they lie in a hand. */
const HARMLESS = [
  'schofield',
  'volcanic',
  'remington',
  'rev-carabine',
  'winchester',
  'stagecoach',
  'mustang',
  'barrel',
  'cat-balou',
  'panic',
]

/** Which copy is taken for a vague name: plain ones first, the Dynamite last. */
const plainness = (face: Face): number => (face.id === 'bang' ? 0 : face.id === 'dynamite' ? 2 : 1)

/** One card for each text. Texts that fit the fewest cards are served first. */
function reserve(faces: readonly Face[], texts: readonly string[]): number[] {
  const taken = new Set<number>()
  const found: number[] = []
  const open = texts.map((text, index) => {
    const wanted = readCard(text)
    const fit = faces.map((face, card) => ({ face, card })).filter(({ face }) => isWanted(wanted, face))
    if (wanted.id === undefined) fit.sort((a, b) => plainness(a.face) - plainness(b.face))
    return { text, index, fit: fit.map(({ card }) => card) }
  })
  for (const { text, index, fit } of open.sort((a, b) => a.fit.length - b.fit.length)) {
    const card = fit.find((one) => !taken.has(one))
    if (card === undefined) throw new Error(fit.length === 0 ? `there is no card "${text}"` : `all cards "${text}" are used up`)
    taken.add(card)
    found[index] = card
  }
  return found
}

// ---- roles -------------------------------------------------------------------------------------------------------------------------------

const ENEMIES_FIRST: readonly RoleId[] = ['outlaw', 'renegade', 'deputy', 'sheriff']

/** Deputy, Outlaw and Renegade, all named: the game of three. */
const isThree = (specs: readonly SeatSpec[]): boolean =>
  specs.length === MIN_PLAYERS && entryOf(ROLE_TABLE, MIN_PLAYERS).every((role) => specs.some((spec) => spec.role === role))

/** The smallest table that has the wanted roles; places that the scenario does not name belong to eliminated players. */
function rolesFor(specs: readonly SeatSpec[]): RoleId[] {
  if (isThree(specs)) return specs.flatMap(({ role }) => role ?? [])
  const sheriff = specs.some(({ role }) => role === 'sheriff') ? -1 : specs.findIndex(({ role, out }) => role === undefined && !out)
  for (let players = Math.max(4, specs.length); players <= MAX_PLAYERS; players++) {
    const left = [...entryOf(ROLE_TABLE, players)]
    const take = (role: RoleId | undefined): RoleId | undefined => {
      const at = role === undefined ? -1 : left.indexOf(role)
      return at < 0 ? undefined : left.splice(at, 1)[0]
    }
    const roles = Array.from({ length: players }, (_, i) => take(i === sheriff ? 'sheriff' : specs[i]?.role))
    const given = roles.filter((role) => role !== undefined).length
    if (given < specs.filter(({ role }, i) => role !== undefined || i === sheriff).length) continue
    const living = (i: number) => specs[i] !== undefined && !specs[i].out
    for (const wanted of [true, false]) {
      for (let i = 0; i < players; i++) {
        if (living(i) === wanted) roles[i] ??= take(ENEMIES_FIRST.find((role) => left.includes(role)))
      }
    }
    const dealt = roles.flatMap((role) => role ?? [])
    const alive = dealt.filter((_, i) => living(i))
    // A scenario may say that the Sheriff is out. The winner is then decided when the next player leaves.
    const law = alive.includes('sheriff') || specs.some(({ role, out }) => role === 'sheriff' && out)
    if (dealt.length === players && law && alive.some((role) => role === 'outlaw' || role === 'renegade')) return dealt
  }
  throw new Error('no table of 4 to 8 players has these roles with a Sheriff and an enemy of his in play')
}

// ---- the content of a scenario -----------------------------------------------------------------------------------------------------------

/** A character without any ability: nothing about him can disturb a scenario. */
const STRANGER: Def = {
  ...variant('stranger', {}),
  kind: 'character',
  character: { id: 'stranger', name: { en: 'Stranger' }, life: 4 },
}

/** The content of the sets, a stranger for every seat, and what the scenario itself adds. */
function content(options: BangOptions, sets: readonly SetContent[], extra: readonly Def[]): Mixture {
  const real = mixture(options, sets)
  const strangers = Array.from({ length: options.players }, () => STRANGER)
  const { faces, backs, home, zones } = real.layout
  const characterBack = backs[home.indexOf(CHARACTER_BOX)]
  const inForce = (def: Def) => (def.id === knockedOut() ? blank(def) : def)
  const defs = [...real.defs.map(inForce), ...strangers]
  return {
    ...real,
    layout: layOut({
      faces: [...faces, ...strangers.map(({ id }) => ({ id, suit: undefined, rank: undefined }))],
      backs: Uint8Array.from([...backs, ...strangers.map(() => characterBack)]),
      home: Uint8Array.from([...home, ...strangers.map(() => CHARACTER_BOX)]),
      zones,
    }),
    defs,
    variants: [...real.variants.map(inForce), ...extra],
    bangDef: defs.find((def) => def.facts?.isBangCard) ?? real.bangDef,
  }
}

/** A card that would be checked at the start of the first turn, and what is to lie on it. */
interface Unchecked {
  readonly card: CardId
  counts: Counts
}

/** The first turn starts in phase 2: nothing is drawn, and cards that would be checked come into play only now. */
const startsInPhase2 = (bangs: number, unchecked: readonly Unchecked[]): Def =>
  variant('scenario', {
    replacesPhase1(game, _self, seat) {
      if (game.turns !== 1) return 'drawn'
      game.acting.bangs = bangs
      for (const { card, counts } of unchecked) {
        game.move(card, front(seat))
        for (const [id, count] of Object.entries(counts)) game.gain(counterNamed(game, id), onCard(card), count)
      }
      return 'skipped'
    },
  })

/** Cards that are out of the game lie with the unused characters. */
const OUT_OF_THE_GAME = CHARACTER_BOX

/** Seats in the order in which they are named, clockwise. */
export function table<const S extends string>(seats: { readonly [name in S]: SeatSpec }, situation: Situation<NoInfer<S>> = {}): Table<S> {
  const names = namesOf(seats)
  const specs = names.map((name) => seats[name])
  const roles = rolesFor(specs)
  const sets = situation.content ?? allSets
  const options = readOptions(
    { ...situation.options, players: roles.length },
    sets.map(({ manifest }) => manifest),
  )
  const unchecked: Unchecked[] = []
  const late = situation.phase === 'play'
  if (!late && situation.bangsPlayed !== undefined) throw new Error("bangsPlayed needs phase: 'play'")
  const seed = seedFrom(situation.seed ?? 'scenario')
  const game = new Bang(content(options, sets, late ? [startsInPhase2(situation.bangsPlayed ?? 0, unchecked)] : []), options, seed)
  const active = seatOf(situation.turn === undefined ? 0 : names.indexOf(situation.turn))
  if (specs[active]?.out) throw new Error(`it cannot be the turn of ${names[active]}, who is out`)
  dealPeople(game, specs, roles)
  dealPiles(game, situation)
  unchecked.push(...dealCards(game, specs, situation, late ? active : undefined).map((card) => ({ card, counts: {} })))
  const first = roles.indexOf(roles.includes('sheriff') ? 'sheriff' : 'deputy')
  if (situation.stick !== undefined) game.setStick(seatOf(names.indexOf(situation.stick)))
  else if (options.variants.includes('stickOfDynamite')) game.setStick(seatOf(first))
  specs.forEach((spec, i) => {
    if (spec.ghost) game.setPresence(seatOf(i), 'ghost')
    const copied = game.mixture.defs.filter((def) => def.kind === 'character' && spec.copies?.includes(def.id))
    game.copyAbilities(seatOf(i), copied, 'scenario')
  })
  dealParts(game, specs, situation, unchecked)
  game.setKeeper(seatOf(situation.keeper === undefined ? first : names.indexOf(situation.keeper)))
  game.eventsBegun = active !== game.keeper
  const firstOut = situation.firstOut === undefined ? specs.findIndex(({ out }) => out) : names.indexOf(situation.firstOut)
  if (firstOut >= 0) game.noteElimination(seatOf(firstOut))
  game.succeedKeeper()
  game.passTurn(active)
  game.drain()
  const on = Object.fromEntries(options.variants.map((id) => [id, true]))
  const { players, combinedEventCount } = options
  const match = Match.resume(cardGame(sets), game, { players, sets: [...options.sets], combinedEventCount, ...on }, seed)
  if (late) game.drain()
  return new Table(match, names)
}

const namesOf = <S extends string>(seats: { readonly [name in S]: SeatSpec }): S[] => {
  const names: S[] = []
  for (const name in seats) names.push(name)
  return names
}

/** What sets bring besides cards. */
function dealParts(
  game: Bang,
  specs: readonly SeatSpec[],
  { zones = {}, states = {}, supplies = {} }: Situation<string>,
  unchecked: readonly Unchecked[],
): void {
  const zoneNamed = (name: string) =>
    named(
      game.mixture.ownZones.map(({ zone }) => zone),
      'zone',
      name,
      (zone) => zone.name,
    )
  const things = game.mixture.ownZones.flatMap(({ id }) => [...game.at(id)])
  const lay = (ids: readonly string[], to: ZoneId) => {
    for (const id of ids) {
      const at = things.findIndex((card) => game.faceOf(card).id === id)
      if (at < 0) throw new Error(`there is no ${id} left`)
      for (const card of things.splice(at, 1)) game.move(card, to)
    }
  }
  specs.forEach((spec, i) => {
    const seat = seatOf(i)
    for (const [name, ids] of Object.entries(spec.zones ?? {})) lay(ids, game.placeOf(zoneNamed(name), seat))
    for (const [id, count] of Object.entries(spec.counters ?? {})) game.gain(counterNamed(game, id), atSeat(seat), count)
    for (const [id, count] of Object.entries(spec.onCharacter ?? {})) game.gain(counterNamed(game, id), onCharacter(seat), count)
    for (const [text, counts] of Object.entries(spec.on ?? {})) {
      const isMeant = (one: CardId) => isWanted(readCard(text), game.faceOf(one))
      const waiting = unchecked.find(({ card }) => isMeant(card))
      if (waiting !== undefined) {
        waiting.counts = counts
        continue
      }
      const card = game.front(seat).find(isMeant)
      if (card === undefined) throw new Error(`there is no ${text} in front of seat ${i}`)
      for (const [id, count] of Object.entries(counts)) game.gain(counterNamed(game, id), onCard(card), count)
    }
  })
  for (const [name, ids] of Object.entries(zones)) {
    const zone = zoneNamed(name)
    lay(zone.isPile ? [...ids].reverse() : ids, game.placeOf(zone))
  }
  for (const [id, left] of Object.entries(supplies)) {
    const counter = counterNamed(game, id)
    game.gain(counter, inTheMiddle, game.supply(counter) - left)
  }
  for (const [name, change] of Object.entries(states))
    game.note(
      named(game.mixture.states, 'state', name, (one) => one.name),
      change,
    )
}

function named<T>(all: readonly T[], what: string, name: string, of: (one: T) => string): T {
  const found = all.find((one) => of(one) === name)
  if (found === undefined) throw new Error(`this game has no ${what} ${name}`)
  return found
}

const counterNamed = (game: Bang, id: string): Counter => named(game.mixture.counters, 'counter', id, (one) => one.id)

/** Events and show cards that are in force or still to come; all others are out of the game. */
function dealPiles(game: Bang, { event, events = [], show, shows = [] }: Situation<string>): void {
  const lay = (deck: ZoneId, now: ZoneId, inForce: string | undefined, next: readonly string[]) => {
    const cards = [...game.at(deck)]
    const take = (id: string): CardId => {
      const card = cards.find((one) => game.faceOf(one).id === id)
      if (card === undefined) throw new Error(`there is no ${id} in this pile`)
      return card
    }
    const coming = [...next].reverse().map(take)
    const current = inForce === undefined ? undefined : take(inForce)
    for (const card of cards) game.move(card, REMOVED)
    for (const card of coming) game.move(card, deck)
    if (current !== undefined) game.move(current, now)
  }
  lay(EVENT_DECK, EVENT, event, events)
  lay(SHOW_DECK, SHOW, show, shows)
  const top = game.at(EVENT_DECK).at(-1)
  if (top !== undefined) game.reveal(top)
}

function dealPeople(game: Bang, specs: readonly SeatSpec[], roles: readonly RoleId[]): void {
  const pick = (box: ZoneId, id: string): CardId => {
    const card = game.at(box).find((one) => game.faceOf(one).id === id)
    if (card === undefined) throw new Error(`there is no ${id} left`)
    return card
  }
  roles.forEach((role, i) => {
    const seat = seatOf(i)
    const { character, life, out, ghost, beside } = specs[i] ?? { out: true }
    game.move(pick(ROLE_BOX, role), rolePlace(seat))
    game.move(pick(CHARACTER_BOX, character ?? STRANGER.id), characterPlace(seat))
    for (const id of beside ?? []) game.move(pick(CHARACTER_BOX, id), besidePlace(seat))
    const max = (game.character(seat)?.character?.life ?? 0) + (role === 'sheriff' ? 1 : 0)
    if (life !== undefined && (life > max || life < 1)) throw new Error(`seat ${i} cannot have ${life} of ${max} life points`)
    game.setMaxLife(seat, max)
    game.setLife(seat, out || ghost ? 0 : (life ?? max))
    if (out) game.setPresence(seat, 'out')
    if (out || ghost || role === 'sheriff' || !roles.includes('sheriff')) game.revealRole(seat)
  })
}

/** Returns the cards that come in front of `late` only when his phase 2 begins. */
function dealCards(game: Bang, specs: readonly SeatSpec[], situation: Situation<string>, late: Seat | undefined): CardId[] {
  const { deck = [], discard = [], deckSize } = situation
  const playing = [...game.at(DECK)]
  for (const card of playing) game.move(card, OUT_OF_THE_GAME)
  // Things of sets may lie in front of players, too; the rest of them stays where it is.
  const all = [...playing, ...game.mixture.ownZones.flatMap(({ id }) => [...game.at(id)])]
  const faces = all.map((card) => game.faceOf(card))
  const places: { readonly text: string; readonly zone: ZoneId }[] = []
  const unchecked: CardId[] = []
  const want = (cards: readonly string[] | number, zone: ZoneId) => {
    if (typeof cards === 'number') fillers.push(...Array.from({ length: cards }, () => zone))
    else for (const text of cards) places.push({ text, zone })
  }
  const fillers: ZoneId[] = []
  specs.forEach((spec, i) => {
    want(spec.hand ?? [], hand(seatOf(i)))
    want(spec.front ?? [], front(seatOf(i)))
  })
  want([...deck].reverse(), DECK)
  want(typeof discard === 'number' ? discard : [...discard].reverse(), DISCARD)
  const reserved = reserve(
    faces,
    places.map(({ text }) => text),
  )
  const free = byHarm(faces.slice(0, playing.length), new Set(reserved))
  const below = free.slice(fillers.length)
  const size = deckSize ?? deck.length + below.length
  if (size < deck.length || size > deck.length + below.length) throw new Error(`the deck cannot have ${size} cards`)
  for (const card of below.slice(0, size - deck.length).reverse()) game.move(nth(all, card), DECK)
  places.forEach(({ zone }, i) => {
    const card = nth(all, nth(reserved, i))
    if (late !== undefined && zone === front(late) && game.def(card).check) unchecked.push(card)
    else game.move(card, zone)
  })
  fillers.forEach((zone, i) => {
    game.move(nth(all, nth(free, i)), zone)
  })
  return unchecked
}

/** The cards that the scenario does not name, harmless ones first, the Dynamite last. */
function byHarm(faces: readonly Face[], reserved: ReadonlySet<number>): number[] {
  const harm = ({ id }: Face) => (id === 'dynamite' ? HARMLESS.length + 1 : HARMLESS.includes(id) ? HARMLESS.indexOf(id) : HARMLESS.length)
  const free = faces.map((face, card) => ({ face, card })).filter(({ card }) => !reserved.has(card))
  return free.sort((a, b) => harm(a.face) - harm(b.face)).map(({ card }) => card)
}

// ---- playing and looking -----------------------------------------------------------------------------------------------------------------

export class Table<S extends string> {
  readonly match: Match<Bang>
  private readonly names: readonly S[]
  private readonly log: TableEvent[] = []

  constructor(match: Match<Bang>, names: readonly S[]) {
    this.match = match
    this.names = names
    this.listen()
  }

  get game(): Bang {
    return this.match.game
  }

  private listen(): void {
    this.log.push(...this.game.drain())
  }

  seat(name: S): Seat {
    return seatOf(this.names.indexOf(name))
  }

  private named(name: string): number {
    const known: readonly string[] = this.names
    return known.indexOf(name)
  }

  /** The name of a seat. */
  who(seat: Seat): string {
    return this.names[seat] ?? `(${seat})`
  }

  // ---- answers

  /** Answers, or interjects; a refusal is an error. */
  say(who: S, id: string, what: What<S> = {}): this {
    const answer = this.answerOf(who, id, what)
    const reason = this.match.answer(this.seat(who), answer)
    if (reason) throw new Error(`${who} may not ${id} ${JSON.stringify(what)} (${this.asked()}): ${JSON.stringify(reason)}`)
    this.listen()
    return this
  }

  /** Tries an answer that must be refused, checks that nothing at all has changed, and returns the reason. */
  refused(who: S, id: string, what: What<S> = {}): Reason {
    const answer = this.answerOf(who, id, what)
    const before = this.everything()
    const reason = this.match.answer(this.seat(who), answer)
    if (!reason) throw new Error(`${who} may ${id} ${JSON.stringify(what)}, but should not`)
    expect(this.everything()).toEqual(before)
    return reason
  }

  /** Whether an answer would be accepted. */
  can(who: S, id: string, what: What<S> = {}): boolean {
    return this.match.whyNot(this.seat(who), this.answerOf(who, id, what)) === undefined
  }

  /** Ends the turn of a player, who discards what is over the limit, oldest cards first. */
  endTurn(who: S): this {
    this.say(who, 'end')
    while (this.asked() === `discard:${who}`) this.say(who, 'discard', { card: this.match.menu(this.seat(who))[0]?.card })
    return this
  }

  /** The turns of these players pass without anything being done. */
  endTurns(...seats: readonly S[]): this {
    for (const who of seats) this.endTurn(who)
    return this
  }

  /** Everybody who is asked now does nothing, as somebody absent would: takes the shot, lets it happen, passes. One question, or one window. */
  pass(): this {
    for (const seat of this.match.waiting()) {
      const answer = this.match.fallback(seat)
      if (answer) this.match.answer(seat, answer)
    }
    this.listen()
    return this
  }

  /** Nobody does anything until somebody is asked what to play, or the game is over. */
  letItHappen(): this {
    while (!this.asked().startsWith('play') && this.asked() !== 'over') this.pass()
    return this
  }

  /** What an order is about (Dorothy Rage): who is to play which card, at whom, and under which name. */
  order(seat: S, card: string, target: S, as: string = card): What<S> {
    const named = (id: string) => this.game.mixture.names.indexOf(id)
    return { seat, picks: [[named(card)], [named(as)], [target]] }
  }

  /** The next game of a series, dealt with this seed; its seats have the same names. */
  nextGame(seed = 'scenario'): Table<S> {
    return new Table(Match.start(this.match.rules, nextGame(this.match), seedFrom(seed)), this.names)
  }

  private answerOf(who: S, id: string, { card, seat, picks }: What<S>): Answer {
    const own = this.seat(who)
    const target = seat === undefined ? own : this.seat(seat)
    const placesOf = (whose: Seat) => this.game.mixture.ownZones.flatMap(({ seat: owner, id: zone }) => (owner === whose ? [zone] : []))
    const rows = this.game.mixture.ownZones.flatMap(({ seat: owner, zone, id: place }) =>
      owner === undefined && !zone.isPile ? [place] : [],
    )
    const near = [hand(own), look(own), ASIDE, front(own), ...placesOf(own), ...rows]
    const there = target === own ? near : [front(target), ...placesOf(target), ...near]
    const about = this.offered(own, id, seat === undefined ? undefined : target)
    const partial: Answer = {
      id,
      ...(card !== undefined && { card: typeof card === 'number' ? card : this.find([...near, ...placesOf(target)], card, { about }) }),
      ...(seat !== undefined && { seat: target }),
    }
    if (picks === undefined) return partial
    const all: number[][] = []
    for (const field of picks) {
      const offered = field.some((pick) => typeof pick === 'string') ? this.match.complete(own, { ...partial, picks: all }) : undefined
      const picked: number[] = []
      for (const pick of field) picked.push(this.pickOf(pick, there, { about: offered, but: picked }))
      all.push(picked)
    }
    return { ...partial, picks: all }
  }

  /** A seat, a number, or a card. */
  private pickOf(pick: string | number, there: readonly ZoneId[], preferred: Preferred): number {
    if (typeof pick === 'number') return pick
    const at = this.named(pick)
    return at < 0 ? this.find(there, pick, preferred) : at
  }

  /** The cards that options of this id name. */
  private offered(own: Seat, id: string, target: Seat | undefined): readonly number[] {
    const options = [...this.match.menu(own), ...this.match.interjections(own)]
    return options.flatMap((option) => (option.id === id && option.seat === target && option.card !== undefined ? [option.card] : []))
  }

  /** A name may fit several cards. One that the question offers is preferred. */
  private find(zones: readonly ZoneId[], text: string, { about = [], but = [] }: Preferred = {}): Handle {
    const wanted = readCard(text)
    const fit = zones.flatMap((zone) => this.game.at(zone).filter((one) => isWanted(wanted, this.game.faceOf(one))))
    const handles = fit.map((card) => this.game.handle(card)).filter((handle) => !but.includes(handle))
    const found = handles.find((handle) => about.includes(handle)) ?? handles[0]
    if (found === undefined) throw new Error(`there is no "${text}" within reach of the answer`)
    return found
  }

  /** The handle of a card in a hand, for answers about cards that the player cannot see. */
  handle(who: S, text: string): Handle {
    return this.find([hand(this.seat(who)), front(this.seat(who))], text)
  }

  // ---- questions

  /** Who is asked what: `shot:B`, `choose-character:A+B`, or `over`. */
  asked(): string {
    const open = this.match.question?.parts.filter(isOpen) ?? []
    const [first] = open
    return first === undefined ? 'over' : `${first.kind.name}:${open.map((part) => this.who(part.seat)).join('+')}`
  }

  /** The options of a seat: `play bang/5S > B`, `missed missed/2S`, `end`. */
  options(who: S): string[] {
    return this.match.menu(this.seat(who)).map((option) => this.optionName(option))
  }

  /** What a seat may do unasked. */
  interjections(who: S): string[] {
    return this.match.interjections(this.seat(who)).map((option) => this.optionName(option))
  }

  /** What else is to be chosen for an answer, field by field: its name, and what the first open one offers. */
  fields(who: S, id: string, what: What<S> = {}): FieldFact[] {
    const own = this.seat(who)
    const partial = this.answerOf(who, id, what)
    const fit = [...this.match.menu(own), ...this.match.interjections(own)].find(
      (option) => option.id === id && option.card === partial.card && option.seat === partial.seat,
    )
    const chosen = partial.picks?.length ?? 0
    return (fit?.fields ?? []).map(({ name, pick, min, max, from }, i) => {
      const offered = i === chosen ? from(partial.picks ?? []) : []
      return { name, min, max, offered: offered.map((one) => this.pickName(pick, one)) }
    })
  }

  private pickName(kind: Field['pick'], one: number): string {
    const card = kind === 'cards' ? this.game.cardAt(handleOf(one)) : undefined
    return card !== undefined ? nameOf(this.game.faceOf(card)) : kind === 'seats' ? this.who(seatOf(one)) : String(one)
  }

  private optionName({ id, card, seat }: Option): string {
    const shown = this.game.cardAt(card)
    const aimed = seat === undefined ? '' : ` > ${this.who(seat)}`
    return `${id}${shown === undefined ? '' : ` ${nameOf(this.game.faceOf(shown))}`}${aimed}`
  }

  // ---- facts

  life(who: S): number {
    return this.game.life(this.seat(who))
  }

  maxLife(who: S): number {
    return this.game.maxLife(this.seat(who))
  }

  /** Names of the cards in a hand, the oldest first. */
  hand(who: S): string[] {
    return this.idsAt(hand(this.seat(who)))
  }

  front(who: S): string[] {
    return this.idsAt(front(this.seat(who)))
  }

  /** Characters laid beside his own. */
  beside(who: S): string[] {
    return this.idsAt(besidePlace(this.seat(who)))
  }

  look(who: S): string[] {
    return this.idsAt(look(this.seat(who)))
  }

  /** Cards laid out for all: the row of a General Store, flips. */
  row(): string[] {
    return this.idsAt(ASIDE)
  }

  /** The discard pile, the uppermost card first. */
  discard(): string[] {
    return this.idsAt(DISCARD).reverse()
  }

  /** The same with ranks and suits. */
  discardFaces(): string[] {
    return this.facesAt(DISCARD).reverse()
  }

  handFaces(who: S): string[] {
    return this.facesAt(hand(this.seat(who)))
  }

  deck(): string[] {
    return this.idsAt(DECK).reverse()
  }

  /** The event in force. */
  event(): string | undefined {
    return this.idsAt(EVENT)[0]
  }

  /** Events to come, the next one first. */
  eventsLeft(): string[] {
    return this.idsAt(EVENT_DECK).reverse()
  }

  show(): string | undefined {
    return this.idsAt(SHOW)[0]
  }

  showsLeft(): string[] {
    return this.idsAt(SHOW_DECK).reverse()
  }

  /** Cards in a zone of a set, by its name; a pile from its top. */
  zone(name: string, who?: S): string[] {
    const zone = named<Zone>(
      this.game.mixture.ownZones.map((own) => own.zone),
      'zone',
      name,
      (one) => one.name,
    )
    const ids = this.idsAt(this.game.placeOf(zone, who === undefined ? undefined : this.seat(who)))
    return zone.isPile ? ids.reverse() : ids
  }

  /** Counters at a seat. */
  count(who: S, counter: string): number {
    return this.game.count(counterNamed(this.game, counter), atSeat(this.seat(who)))
  }

  /** Counters on his character, or on a card in front of him. */
  countOn(who: S, counter: string, card?: string): number {
    const { game } = this
    const seat = this.seat(who)
    if (card === undefined) return game.count(counterNamed(game, counter), onCharacter(seat))
    const found = game.front(seat).find((one) => isWanted(readCard(card), game.faceOf(one)))
    if (found === undefined) throw new Error(`there is no ${card} in front of ${who}`)
    return game.count(counterNamed(game, counter), onCard(found))
  }

  supply(counter: string): number {
    return this.game.supply(counterNamed(this.game, counter))
  }

  /** What a set remembers about the table. */
  state(name: string): Plain {
    return this.game.recall(named(this.game.mixture.states, 'state', name, (one) => one.name))
  }

  role(who: S): RoleId {
    return this.game.role(this.seat(who))
  }

  /** The order of places, clockwise. */
  ring(): string[] {
    return this.game.ring.map((seat) => this.who(seat))
  }

  get deckSize(): number {
    return this.game.at(DECK).length
  }

  private idsAt(zone: ZoneId): string[] {
    return this.game.at(zone).map((card) => this.game.faceOf(card).id)
  }

  private facesAt(zone: ZoneId): string[] {
    return this.game.at(zone).map((card) => nameOf(this.game.faceOf(card)))
  }

  /** Every card that is in the game, wherever it lies. */
  cardsInPlay(): number {
    return this.game.layout.faces.filter((face, card) => face.suit && this.game.zoneOf(cardOf(card)) !== OUT_OF_THE_GAME).length
  }

  isOut(who: S): boolean {
    return !this.game.inPlay(this.seat(who))
  }

  distance(from: S, to: S): number {
    return this.game.distance(this.seat(from), this.seat(to))
  }

  /** How far his weapon reaches. */
  reach(who: S): number {
    return this.game.of(this.seat(who)).reach
  }

  /** A green card in front of him can be used: it did not come this turn. */
  isReady(who: S, card: string): boolean {
    const found = this.game.front(this.seat(who)).find((one) => isWanted(readCard(card), this.game.faceOf(one)))
    if (found === undefined) throw new Error(`there is no ${card} in front of ${who}`)
    return this.game.isReady(found)
  }

  turn(): string {
    return this.who(this.game.active)
  }

  stick(): string | undefined {
    return this.game.stick === undefined ? undefined : this.who(this.game.stick)
  }

  /** Who has won: `outlaws`, `law`, `renegade`; nothing while the game goes on. */
  get over(): string | undefined {
    return this.game.over?.by
  }

  winners(): string[] {
    return (this.game.over?.winners ?? []).map((seat) => this.who(seat))
  }

  /** What has happened since the scenario began. */
  events(): readonly TableEvent[]
  events<T extends TableEvent['type']>(type: T): readonly EventOf<T>[]
  events(type?: string): readonly TableEvent[] {
    this.listen()
    return type === undefined ? this.log : this.log.filter((event) => event.type === type)
  }

  /** The same as one viewer is told it. */
  told(viewer: S | 'spectator'): readonly ToldEvent[]
  told<T extends ToldEvent['type']>(viewer: S | 'spectator', type: T): readonly Extract<ToldEvent, { readonly type: T }>[]
  told(viewer: S | 'spectator', type?: string): readonly ToldEvent[] {
    this.listen()
    const told: readonly ToldEvent[] = this.log.map((event) => message<Face, TableEvent>(event, this.viewer(viewer)))
    return type === undefined ? told : told.filter((event) => event.type === type)
  }

  private viewer(name: S | 'spectator'): Viewer {
    const at = this.named(name)
    return at < 0 ? 'spectator' : seatOf(at)
  }

  view(viewer: S | 'spectator'): BangView {
    return this.game.view(this.viewer(viewer))
  }

  /** What one viewer sees of a seat. */
  sees(viewer: S | 'spectator', who: S): SeatView {
    return nth(this.view(viewer).seats, this.seat(who))
  }

  /** Everything that anybody can see, all questions, the record, where every card lies, and the random numbers to come. */
  private everything(): unknown {
    this.listen()
    const viewers: Viewer[] = [...this.game.ring, 'spectator']
    const { inputs, digests } = this.match.record()
    return structuredClone({
      views: viewers.map((viewer) => this.game.view(viewer)),
      questions: viewers.map((viewer) => plain(this.match.questionFor(viewer))),
      inputs,
      digests,
      digest: this.game.digest,
      places: this.game.layout.zones.map(({ id }) => this.game.at(id).map((card) => [this.game.handle(card), this.game.faceOf(card)])),
      bangs: this.game.acting.bangs,
      chance: this.game.copy().random.word(),
      unheard: this.game.drain().length,
    })
  }
}

/** Of the cards that fit a name, those that the question offers come first; cards that are already picked are left out. */
interface Preferred {
  readonly about?: readonly number[] | undefined
  readonly but?: readonly number[]
}

/** Without the functions of fields. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
