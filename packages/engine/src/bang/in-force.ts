import { absent, type CardId, type Each, Few, listOf, nth, type Seat, type Seed, seatOf, type ZoneId } from '../kernel/index.ts'
import type { Mixture } from './catalog.ts'
import type { Def, Source } from './def.ts'
import { Distances } from './distances.ts'
import { Lists } from './lists.ts'
import { maskOf } from './moments.ts'
import { newSource, sameSources } from './sources.ts'
import { PLACES_PART } from './view/parts.ts'
import { besidePlace, CHARACTER_BOX, characterPlace, front } from './zones.ts'

/**
 * What is in force for each seat: the sources of its moments and numbers, what it has copied, and what switches off what.
 * All of it is brought up to date when somebody asks, and only where something has changed.
 */
export abstract class InForce extends Distances {
  /** By card: 1 for those in front of somebody that are switched off. */
  private readonly off: Few
  private readonly raw: Source[][]
  protected override readonly lists: Lists[]
  /** A bit for each seat whose lists are stale. */
  protected override stale: number
  /** The moments that anything in force here has had so far, and those anybody has a source for now, of those that have a bit. */
  private moments: number
  private everybody = 0
  /** A bit for each seat that has something to do when an effect is over. */
  private delayed = 0
  /** Abilities each seat has copied. */
  private readonly copies: Source[][]
  /** Characters of anybody in play that switch off cards and are not switched off themselves. */
  private judges: readonly Source[] = NONE
  private judging = 0
  /** A bit for each seat whose abilities and cards do nothing for the moment. */
  private silenced = 0

  constructor(mixture: Mixture, seats: number, origin: Seed | InForce) {
    super(mixture, seats, origin)
    const model = typeof origin === 'string' ? undefined : origin
    this.raw = listOf(seats, (seat) => sameSources(model?.raw[seat] ?? NONE))
    this.copies = listOf(seats, (seat) => sameSources(model?.copies[seat] ?? NONE))
    this.silenced = model?.silenced ?? 0
    this.off = new Few(model?.off)
    this.lists = listOf(seats, () => NOT_LISTED)
    this.moments = model?.moments ?? mixture.variants.reduce((moments, { mask }) => moments | mask, mixture.moments)
    this.stale = (1 << seats) - 1
  }

  /** A source switches off another one. */
  protected abstract suppresses(judge: Source, other: Source): boolean
  /** It may do so now. */
  protected abstract judgesNow(judge: Source): boolean

  // ---- cards and characters -------------------------------------------------------------------------------------------------------------

  character(seat: Seat): Def | undefined {
    const cards = this.at(characterPlace(seat))
    return cards.length === 0 ? undefined : this.def(cards[0] ?? absent())
  }

  /** Characters laid beside a player's own. */
  beside(seat: Seat): readonly CardId[] {
    return this.at(besidePlace(seat))
  }

  /** A card in front of somebody is not switched off. */
  works(card: CardId): boolean {
    const { seat } = this.layout.names[this.zoneOf(card)] ?? absent()
    if (seat !== undefined) this.of(seatOf(seat))
    return this.off.at(card) === 0
  }

  /** What lies before somebody who is doomed or has just left: it would not be switched off if he were still there. */
  wouldWork(card: CardId, seat: Seat): boolean {
    const source = this.sourceOf(this.raw[seat] ?? absent(), seat, card)
    return !this.isOff(source, this.tableJudges) && !this.isOff(source, this.judges)
  }

  // ---- sources --------------------------------------------------------------------------------------------------------------------------

  /** The sources in force for a seat, by moment; those of the whole table first. */
  of<S extends Seat>(seat: S): Lists {
    const all: Each<S, Lists> = this.lists
    return ((this.stale >> seat) & 1) !== 0 ? this.refresh(seat) : all[seat]
  }

  /** Something came to lie where it is in force. */
  protected comesInForce(card: CardId): void {
    this.moments |= this.def(card).mask
  }

  /** Something at this table may have one of these moments. */
  protected mayHave(mask: number): boolean {
    return (this.moments & mask) !== 0
  }

  /** A seat has a source for one of these moments. What nothing here has had so far is asked for at no cost. */
  has(seat: Seat, mask: number): boolean {
    return (this.moments & mask) !== 0 && (this.of(seat).mask & mask) !== 0
  }

  /** Anybody has one. */
  anybodyHas(mask: number): boolean {
    if ((this.moments & mask) === 0) return false
    if (this.stale !== 0) this.refreshSources()
    return (this.everybody & mask) !== 0
  }

  /** A seat has something to do when an effect is over: everybody is asked after every one of them, so this is kept by seat. */
  waitsForEnd(seat: Seat): boolean {
    if (this.stale !== 0) this.refreshSources()
    return ((this.delayed >> seat) & 1) !== 0
  }

  /** The only seat that has; nothing if there are several or none. */
  get onlyOneWaiting(): Seat | undefined {
    if (this.stale !== 0) this.refreshSources()
    const { delayed } = this
    return delayed !== 0 && (delayed & (delayed - 1)) === 0 ? seatOf(31 - Math.clz32(delayed)) : undefined
  }

  /** What a seat has of its own, not by the whole table, that is called so and lets it do something in its turn. */
  ownAction(seat: Seat, id: string): Source | undefined {
    const { actions } = this.of(seat)
    for (let i = this.tableLists.actions.length; i < actions.length; i++) {
      const source = actions[i] ?? absent()
      if (source.def.id === id) return source
    }
    return undefined
  }

  /** The abilities this seat has copied, as sources in force for it. */
  copiesOf(seat: Seat): readonly Source[] {
    return this.copies[seat] ?? absent()
  }

  /** The abilities somebody else may copy: those laid beside him instead of his own, if there are any. */
  abilitiesOf(seat: Seat): readonly Def[] {
    const beside = this.beside(seat).map((card) => this.def(card))
    const own = this.character(seat)
    return beside.length > 0 || own === undefined ? beside : [own]
  }

  /** Copied abilities take the place of those copied before. */
  copyAbilities(seat: Seat, defs: readonly Def[], source: string): void {
    if (defs.length === 0 && this.copiesOf(seat).length === 0) return
    this.copies[seat] = listOf(defs.length, (i) => newSource(nth(defs, i), seat, undefined, 0))
    for (const { mask } of defs) this.moments |= mask
    this.spoilPart(seat)
    this.abilitiesChanged(seat)
    this.emit({ type: 'abilities', seat, source, characters: defs.map(({ id }) => id) })
  }

  /** For one shot the character of a player and the cards before him do nothing, or do again. They stay where they are. */
  silence(seat: Seat, isSilent: boolean): void {
    this.silenced = isSilent ? this.silenced | (1 << seat) : this.silenced & ~(1 << seat)
    this.abilitiesChanged(seat)
  }

  protected override refreshSources(): void {
    for (let left = this.stale; left !== 0; left &= left - 1) this.of(seatOf(31 - Math.clz32(left & -left)))
  }

  protected spoil(seat: number): void {
    this.stale |= 1 << seat
  }

  private spoilAll(): void {
    this.judging = this.whoJudges()
    for (const seat of this.places) this.spoil(seat)
  }

  /** Other characters of somebody, or he comes or goes: where one of them switches off the cards of others, that may change for all. */
  protected abilitiesChanged(seat: number): void {
    this.spoil(seat)
    if (!this.mixture.suppressors) return
    const before = this.judges
    this.judges = this.workingJudges()
    if (before.length > 0 || this.judges.length > 0) this.spoilAll()
  }

  private refresh(seat: Seat): Lists {
    let lists = this.lists[seat] ?? absent()
    if (lists === NOT_LISTED) {
      lists = new Lists()
      this.lists[seat] = lists
    }
    this.stale &= ~(1 << seat)
    const old = this.raw[seat] ?? absent()
    const sources: Source[] = []
    this.sourcesAt(characterPlace(seat), seat, old, sources)
    if (this.beside(seat).length > 0) this.sourcesAt(besidePlace(seat), seat, old, sources)
    const people = sources.length
    this.sourcesAt(front(seat), seat, old, sources)
    for (const { id } of this.mixture.forceZones[seat] ?? absent()) this.sourcesAt(id, seat, old, sources)
    this.raw[seat] = sources
    const { distanceFrom, distanceTo, reach, weapon, mask } = lists
    lists.renew(this.tableLists, this.inForce(seat, sources, people))
    if (lists.distanceFrom !== distanceFrom || lists.distanceTo !== distanceTo) this.distancesChanged()
    if (lists.reach !== reach || lists.weapon !== weapon) this.spoilPart(seat)
    if (lists.mask !== mask) this.lookAtAll()
    return lists
  }

  /** What anybody has of the moments that have a bit. */
  private lookAtAll(): void {
    const { lists } = this
    let everybody = 0
    let delayed = 0
    for (let seat = 0; seat < lists.length; seat++) {
      const { mask } = lists[seat] ?? absent()
      everybody |= mask
      if ((mask & EFFECT_OVER) !== 0) delayed |= 1 << seat
    }
    this.everybody = everybody
    this.delayed = delayed
  }

  private sourcesAt(zone: ZoneId, seat: Seat, old: readonly Source[], out: Source[]): void {
    const cards = this.at(zone)
    for (let i = 0; i < cards.length; i++) out.push(this.sourceOf(old, seat, cards[i] ?? absent()))
  }

  private sourceOf(old: readonly Source[], seat: Seat, card: CardId): Source {
    const stay = this.stay[card] ?? absent()
    for (const source of old) if (source.card === card && source.stay === stay) return source
    return newSource(this.def(card), seat, card, stay)
  }

  /** What a seat has besides the table. In strata, so that nothing is judged by something later: after the table characters and copies, then cards in front. */
  private inForce(seat: Seat, sources: readonly Source[], people: number): readonly Source[] {
    if (!this.alive(seat)) return NONE
    const copies = this.copies[seat] ?? absent()
    const isUntouched = this.tableJudges.length === 0 && this.judges.length === 0 && this.silenced === 0 && this.off.isEmpty
    if (isUntouched && copies.length === 0) return sources
    const inForce: Source[] = []
    const isSilent = ((this.silenced >> seat) & 1) !== 0
    for (let i = 0; i < people; i++) {
      const source = sources[i] ?? absent()
      if (!isSilent && !this.isOff(source, this.tableJudges)) inForce.push(source)
    }
    for (let i = 0; i < copies.length; i++) {
      const copy = copies[i] ?? absent()
      if (!isSilent && !this.isOff(copy, this.tableJudges)) inForce.push(copy)
    }
    for (let i = people; i < sources.length; i++) {
      const source = sources[i] ?? absent()
      const off = isSilent || this.isOff(source, this.tableJudges) || this.isOff(source, this.judges)
      if (!off) inForce.push(source)
      this.setOff(source.card, seat, off)
    }
    return inForce
  }

  private isOff(source: Source, judges: readonly Source[]): boolean {
    for (const judge of judges) if (this.suppresses(judge, source)) return true
    return false
  }

  private setOff(card: CardId | undefined, seat: Seat, off: boolean): void {
    if (card === undefined || (this.off.at(card) === 1) === off) return
    this.off.put(card, off ? 1 : 0)
    this.shownCards[card] = undefined
    this.spoilFront(seat)
    this.spoilPart(PLACES_PART + seat)
  }

  private workingJudges(): readonly Source[] {
    if (!this.mixture.suppressors) return NONE
    const judges: Source[] = []
    const add = (source: Source) => {
      if (!this.isOff(source, this.tableJudges)) judges.push(source)
    }
    for (const seat of this.places) {
      // Whoever is doomed is in play until the effect is over.
      if (!this.inPlay(seat)) continue
      const old = this.raw[seat] ?? absent()
      for (const card of this.at(characterPlace(seat))) if (this.def(card).suppresses) add(this.sourceOf(old, seat, card))
      for (const card of this.beside(seat)) if (this.def(card).suppresses) add(this.sourceOf(old, seat, card))
      for (const copy of this.copiesOf(seat)) if (copy.def.suppresses) add(copy)
    }
    return judges
  }

  protected override tableChanged(): void {
    this.judgeAnew()
    this.spoilAll()
    this.distancesChanged()
  }

  /** What holds for the whole table, and which characters switch off cards; not before the whole table is there. */
  protected judgeAnew(): void {
    this.readWeather()
    this.judges = this.workingJudges()
  }

  protected override presenceChanged(seat: Seat, circle: boolean): void {
    this.abilitiesChanged(seat)
    if (circle) this.distancesChanged()
  }

  /** What switches off others may do so at times only. */
  protected override turnMoved(): void {
    if (this.judges.length > 0 && this.judging !== this.whoJudges()) this.spoilAll()
  }

  /** A bit for each character that switches off others now. */
  private whoJudges(): number {
    let judging = 0
    for (let i = 0; i < this.judges.length; i++) if (this.judgesNow(this.judges[i] ?? absent())) judging |= 1 << i
    return judging
  }

  /** T2: what was used in the turn before can be used again. */
  protected clearUses(seat: Seat): void {
    for (const source of this.raw[seat] ?? absent()) source.used = 0
    for (const source of this.copiesOf(seat)) source.used = 0
    for (const source of this.table) source.used = 0
  }

  /** Somebody is out: what he had copied, what lay beside his character, what his abilities remember. */
  dropAbilities(seat: Seat): void {
    this.copies[seat] = []
    for (const card of [...this.beside(seat)]) this.move(card, CHARACTER_BOX)
    for (const source of this.raw[seat] ?? absent()) {
      source.used = 0
      Object.assign(source.memory, source.def.memory)
    }
  }
}

const EFFECT_OVER = maskOf('effectOver')
const NONE: readonly Source[] = []
/** All tables share these until they need their own. */
const NOT_LISTED = new Lists()
