import { expect } from 'vitest'
import { Cast, type Character } from '../../src/dice/cast.ts'
import { characters } from '../../src/dice/characters.ts'
import { Dice } from '../../src/dice/dice.ts'
import type { DiceEvent } from '../../src/dice/events.ts'
import { DIE_FACES, type DieFace, ROLE_TABLE, roles } from '../../src/dice/facts.ts'
import { dice as rules } from '../../src/dice/index.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from '../../src/dice/size.ts'
import { CHARACTER_BOX, characterPlace, ROLE_BOX, rolePlace } from '../../src/dice/zones.ts'
import { type Answer, entryOf, firstOf, Match, nth, type Reason, type Rules, type Seat, seatOf, seedFrom } from '../../src/kernel/index.ts'
import type { RoleId } from '../../src/western/facts.ts'
import { knockedOut } from '../knock-out.ts'

/** Dice as they are written in scenarios: Arrow, Dynamite, 1, 2, Beer, Gatling. */
const LETTERS: { readonly [letter: string]: DieFace } = {
  A: 'arrow',
  D: 'dynamite',
  1: 'bullseye-1',
  2: 'bullseye-2',
  B: 'beer',
  G: 'gatling',
}
const facesIn = (text: string): DieFace[] => [...text].map((letter) => entryOf(LETTERS, letter))

/** What is rolled if the scenario does not say: nothing that takes effect by itself. */
const HARMLESS = facesIn('BBGGD')

export interface Place {
  readonly character?: string
  readonly role?: RoleId
  readonly life?: number
  readonly arrows?: number
  readonly out?: true
}

interface Situation {
  /** Whose turn begins. Left out: the first seat's. */
  readonly turn?: string
  /** The first roll, and those after it as far as they are known beforehand. */
  readonly roll?: string
}

/** Eight life points and no ability, so that nothing about him can disturb a scenario. */
const strangers: readonly Character[] = Array.from({ length: MAX_PLAYERS }, (_, i) => ({
  id: `stranger-${i}`,
  name: { en: `Stranger ${i}` },
  life: 8,
}))

const blank = ({ id, name, life }: Character): Character => ({ id, name, life })
const castNow = (): Cast => new Cast([...characters.map((each) => (each.id === knockedOut() ? blank(each) : each)), ...strangers])

/** A table of the dice game as a scenario describes it, played by the ordinary rules with loaded dice. */
export class DiceTable {
  readonly match: Match<Dice>
  private readonly names: readonly string[]
  private readonly seen: DiceEvent[] = []
  private readonly coming: DieFace[]

  constructor(places: { readonly [name: string]: Place }, { turn, roll = '' }: Situation = {}) {
    this.names = Object.keys(places)
    if (this.names.length < MIN_PLAYERS) throw new Error('a table has at least three places; those out of play count')
    this.coming = facesIn(roll)
    const cast = castNow()
    const options = { players: this.names.length, sets: ['dice-game'] }
    const game = new Dice(cast, options, seedFrom('scenario'))
    const here: Rules<Dice> = { ...rules, create: (_options, seed) => new Dice(cast, options, seed) }
    seat(game, Object.values(places))
    game.passTurn(turn === undefined ? seatOf(0) : this.seat(turn))
    let harmless = 0
    game.random.below = () => DIE_FACES.indexOf(this.coming.shift() ?? nth(HARMLESS, harmless++ % HARMLESS.length))
    this.match = Match.resume(here, game, { players: options.players }, seedFrom('scenario'))
    this.listen()
  }

  get game(): Dice {
    return this.match.game
  }

  private listen(): void {
    for (const event of this.match.drain()) this.seen.push(event as DiceEvent)
  }

  seat(name: string): Seat {
    const seat = this.names.indexOf(name)
    if (seat < 0) throw new Error(`nobody is called ${name}`)
    return seatOf(seat)
  }

  /** `what`: a player, dice to roll again (by number), or for each shot or Beer in turn who gets it; a number there names a die. */
  private answer(id: string, what?: string | readonly (string | number)[]): Answer {
    if (what === undefined) return { id }
    if (typeof what === 'string') return { id, seat: this.seat(what) }
    const picks = what.map((each) => (typeof each === 'string' ? this.seat(each) : each))
    return { id, picks: id === 'roll' ? [picks] : picks.map((pick) => [pick]) }
  }

  /** Answers, and fails if the rules refuse. `comes`: what is rolled next. */
  say(name: string, id: string, what?: string | readonly (string | number)[], comes = ''): this {
    this.coming.push(...facesIn(comes))
    const reason = this.match.answer(this.seat(name), this.answer(id, what))
    if (reason) throw new Error(`${name} cannot ${id}: ${JSON.stringify(reason)}`)
    this.listen()
    return this
  }

  /** The reason why an answer is refused; nothing may have changed. */
  refused(name: string, id: string, what?: string | readonly (string | number)[]): Reason {
    return this.refusedAnswer(name, this.answer(id, what))
  }

  refusedAnswer(name: string, answer: Answer): Reason {
    const before = this.everything()
    const reason = this.match.answer(this.seat(name), answer)
    if (!reason) throw new Error(`${name} was allowed ${JSON.stringify(answer)}`)
    expect(this.everything()).toBe(before)
    expect(this.match.drain()).toEqual([])
    return reason
  }

  private everything(): string {
    const viewers = [...this.game.ring, 'spectator'] as const
    const told = viewers.map((viewer) => [this.game.view(viewer), this.match.questionFor(viewer)])
    return JSON.stringify([told, this.match.inputs, this.match.digests, this.game.digest])
  }

  private called = (seats: readonly number[]): string[] => seats.map((seat) => nth(this.names, seat))

  /** `roll:A`, or `over`. */
  asked(): string {
    const kind = this.match.question?.parts[0]?.kind.name
    return kind === undefined ? 'over' : `${kind}:${this.called(this.match.waiting())}`
  }

  /** The players a shot or Beer may go to, by the number of its field. */
  targets(field = 0): string[] {
    const { fields = [] } = firstOf(this.match.menu(firstOf(this.match.waiting())))
    return this.called(nth(fields, field).from([])).sort()
  }

  life = (name: string): number => this.game.life(this.seat(name))
  arrows = (name: string): number => this.game.arrows(this.seat(name))
  isOut = (name: string): boolean => !this.game.inPlay(this.seat(name))

  get supply(): number {
    return this.game.supply
  }

  dice = (): string => this.game.dice.map((face) => Object.keys(LETTERS).find((letter) => LETTERS[letter] === face)).join('')

  get over(): string | undefined {
    return this.game.over?.by
  }

  winners = (): string[] => this.called(this.game.over?.winners ?? [])

  events<T extends DiceEvent['type']>(type: T): Extract<DiceEvent, { readonly type: T }>[] {
    return this.seen.filter((event): event is Extract<DiceEvent, { readonly type: T }> => event.type === type)
  }
}

export const table = (places: { readonly [name: string]: Place }, situation?: Situation): DiceTable => new DiceTable(places, situation)

/** Sets the table up with the same methods that the rules use. */
function seat(game: Dice, places: readonly Place[]): void {
  const left: RoleId[] = [...entryOf(ROLE_TABLE, places.length)]
  const take = (role: RoleId): RoleId => {
    const at = left.indexOf(role)
    if (at < 0) throw new Error(`there is no ${role} left at a table of ${places.length}`)
    left.splice(at, 1)
    return role
  }
  const named = places.map(({ role }) => role && take(role))
  places.forEach((place, i) => {
    const here = seatOf(i)
    const role = named[i] ?? take(firstOf(left))
    const wanted = place.character ?? `stranger-${i}`
    const find = (box: typeof ROLE_BOX, id: string) => {
      const card = game.at(box).find((each) => game.faceOf(each).id === id)
      if (card === undefined) throw new Error(`there is no ${id}`)
      return card
    }
    game.move(find(ROLE_BOX, role), rolePlace(here))
    if (role === 'sheriff' || places.length === MIN_PLAYERS) game.revealRole(here)
    game.move(find(CHARACTER_BOX, wanted), characterPlace(here))
    const life = game.character(here).life + (roles[role].lifeBonus ?? 0)
    game.setMaxLife(here, life)
    if (place.life !== undefined) game.setLife(here, place.life)
    game.setArrows(here, place.arrows ?? 0)
    if (!place.out) return
    game.setLife(here, 0)
    game.leave(here)
    game.revealRole(here)
  })
  if (game.supply < 1) throw new Error('there are nine arrows, and at least one is in the middle')
}
