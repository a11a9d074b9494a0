import type { BangView, CardView, OwnView, RoleId, Seat, SeatView } from '@sundown/engine'
import type { RoleChances } from '../belief/joint.ts'
import type { Situation } from '../bot.ts'
import { absent } from '../list.ts'
import { PLAIN, type Temper } from '../temper.ts'
import { type Census, censusOf, wishTowards } from './roles.ts'

/** What a player thinks of the others. */
export interface Opinion {
  readonly temper: Temper
  /** By seat: how likely each role is there, to somebody who knows his own; nothing: he has no idea. */
  roles(table: Table): readonly RoleChances[] | undefined
  /** By seat: above zero, it is wanted hurt; below, well. */
  enmity(table: Table, roles: readonly RoleChances[] | undefined): readonly number[]
}

/** A situation as players of this kind read it: with an opinion of the others, or by what lies open alone. */
export interface Read extends Situation {
  readonly opinion?: Opinion | undefined
  /** The view, of which only what is read is made; where there is none, the view itself is read. */
  readonly glance?: BangView | undefined
}

/** What is seen of the table now. */
export const seen = (situation: Read): BangView => situation.glance ?? situation.view

/** The table as the bot reads it, once for each decision: whom it wants hurt, and what its own hand holds. */
export class Table {
  readonly view: BangView
  readonly seats: readonly SeatView[]
  readonly own: OwnView
  readonly me: SeatView
  readonly role: RoleId
  /** The show card is in force under which everybody plays for himself. */
  readonly isLastStanding: boolean
  /** Who is left, whom it wants hurt and what the hand holds, worked out when it is first asked for: not every decision needs it. */
  private census: Census | undefined
  private wishes: readonly number[] | undefined
  private held: Held | undefined
  private readonly opinion: Opinion | undefined
  /** By seat: how likely each role is, if the bot has an opinion. */
  readonly roles: readonly RoleChances[] | undefined
  readonly temper: Temper

  /** All is read before the first field is written: an object that is filled between calls costs twice as much. */
  constructor(view: BangView, own: OwnView, role: RoleId, opinion: Opinion | undefined) {
    const { seats } = view
    const { show } = view.table
    const me = seats[own.seat] ?? absent()
    this.view = view
    this.seats = seats
    this.own = own
    this.role = role
    this.me = me
    this.isLastStanding = show !== undefined && show.now === 'wild-west-show'
    this.census = undefined
    this.wishes = undefined
    this.held = undefined
    this.opinion = opinion
    this.temper = opinion?.temper ?? PLAIN
    this.roles = opinion?.roles(this)
  }

  /** How much the bot wants a seat hurt; below zero, it wants it well. Zero for itself and for those who are out. */
  wish(seat: number): number {
    return this.opinion === undefined ? wishTowards(this, this.player(seat)) : this.wishBy(this.opinion, seat)
  }

  private wishBy(opinion: Opinion, seat: number): number {
    this.wishes ??= opinion.enmity(this, this.roles)
    return this.wishes[seat] ?? absent()
  }

  /** Players in play. */
  get left(): number {
    return this.counted.left
  }

  /** How much the bot wants somebody hurt whose role is hidden, by what lies open. */
  get towardsHidden(): number {
    return this.counted.towardsHidden
  }

  private get counted(): Census {
    this.census ??= censusOf(this)
    return this.census
  }

  /** What lies open of a seat. */
  player(seat: number): SeatView {
    return this.seats[seat] ?? absent()
  }

  /** How far away a seat is. */
  distance(seat: number): number {
    return this.own.distances[seat] ?? absent()
  }

  /** Cards in hand that can serve as each. */
  get bangs(): number {
    return this.inHand.bangs
  }

  get misses(): number {
    return this.inHand.misses
  }

  get beers(): number {
    return this.inHand.beers
  }

  private get inHand(): Held {
    this.held ??= count(this.own.hand, this.can('calamity-janet'))
    return this.held
  }

  /** The bot has the ability of that character, its own or another's. */
  can(character: string): boolean {
    return isAble(this.me, character)
  }

  isAble(seat: Seat, character: string): boolean {
    return isAble(this.player(seat), character)
  }

  /** Any number of BANG! a turn. */
  get shootsOften(): boolean {
    return this.me.weapon === 'volcanic' || this.can('willy-the-kid')
  }

  /** Life points the bot lacks; none for a ghost, whom nothing heals. */
  get wounds(): number {
    return this.me.state === 'ghost' ? 0 : Math.max(0, this.me.maxLife - this.me.life)
  }

  /** Hand cards that would have to go at the end of the turn. */
  get excess(): number {
    return this.own.hand.length - (this.can('sean-mallory') ? 10 : Math.max(0, this.me.life))
  }

  handCard(handle: number | undefined): CardView | undefined {
    return handle === undefined ? undefined : cardCalled(this.own.hand, handle)
  }

  /** A card of the bot's own, in hand or in front. */
  ownCard(handle: number | undefined): CardView | undefined {
    return handle === undefined ? undefined : (cardCalled(this.own.hand, handle) ?? cardCalled(this.me.front, handle))
  }

  has(seat: Seat, id: string): boolean {
    for (const card of this.player(seat).front) if (card.id === id) return true
    return false
  }
}

/** Somebody has the ability of that character. */
export const isAble = ({ character: own, abilities }: SeatView, character: string): boolean =>
  own === character || (abilities.length > 0 && abilities.includes(character))

/** Cards in hand that can serve as a BANG!, a Missed!, a Beer. */
interface Held {
  readonly bangs: number
  readonly misses: number
  readonly beers: number
}

/** `both`: a BANG! serves as a Missed!, and the other way round. */
function count(hand: readonly CardView[], both: boolean): Held {
  let bangs = 0
  let misses = 0
  let beers = 0
  for (const { id } of hand) {
    if (id === 'bang') bangs++
    else if (id === 'beer') beers++
    else if (isDodge(id)) misses++
  }
  return both ? { bangs: bangs + misses, misses: bangs + misses, beers } : { bangs, misses, beers }
}

/** What cancels a shot at its player. Compared one by one, as below: for so few names that is faster than a set. */
const isDodge = (id: string): boolean =>
  id === 'missed' || id === 'dodge' || id === 'backfire' || id === 'duck' || id === 'cactus' || id === 'evaded'

function cardCalled(cards: readonly CardView[], handle: number): CardView | undefined {
  for (const card of cards) if (card.card === handle) return card
  return undefined
}

/** Nothing while roles are not dealt yet: then there is nothing to read either. */
export function readTable(situation: Read): Table | undefined {
  const view = seen(situation)
  const { own } = view
  return own?.role === undefined ? undefined : new Table(view, own, own.role, situation.opinion)
}

/** What two could do to each other for ever is left alone in every third turn. */
export const givesItARest = ({ view }: Table): boolean => view.table.turn % 3 === 1
