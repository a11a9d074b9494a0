import type { BangEvent } from '../bang/events.ts'
import type { DiceEvent } from '../dice/events.ts'
import type { DuelEvent } from '../duel/events.ts'
import { nth } from '../kernel/index.ts'
import { wentWell } from './luck.ts'

/** What everybody sees happen, in any game. */
export type StoryEvent = BangEvent | DiceEvent | DuelEvent
type Happening = { readonly type: string }

/** How somebody fell. `character`: where a player has several. */
export interface Fall {
  /** Of the steps the story was told in. */
  readonly step: number
  readonly seat: number
  readonly character: string | undefined
  readonly round: number
  readonly by: number | undefined
  readonly cause: string | undefined
}

/** Life of one seat: at the deal, then at the end of every round. */
export interface LifeLine {
  readonly seat: number
  readonly life: readonly number[]
}

/** What a player did and suffered in a game. */
export interface Deeds {
  hits: number
  felled: number
  healed: number
  dodges: number
  /** Life points lost at once. */
  blow: number
  blowBy: string | undefined
  flips: number
  luckyFlips: number
  arrows: number
  friendlyFire: number
}

/** A game, told from its end. */
export interface Chronicle {
  readonly rounds: number
  /** By round from 1: the step it begins with. */
  readonly roundsAt: readonly number[]
  readonly lines: readonly LifeLine[]
  readonly falls: readonly Fall[]
  readonly deeds: readonly Deeds[]
}

const noDeeds = (): Deeds => ({
  hits: 0,
  felled: 0,
  healed: 0,
  dodges: 0,
  blow: 0,
  blowBy: undefined,
  flips: 0,
  luckyFlips: 0,
  arrows: 0,
  friendlyFire: 0,
})

/** The life of the characters of one seat; a seat without characters of its own has one. */
type Standing = Map<string, number>
const THE_ONE = ''

class Chronicler {
  private step = 0
  private round = 0
  private readonly roundsAt: number[] = []
  private readonly turns: number[]
  private readonly standing: Standing[]
  /** Before the first change that was told, somebody had as much life as this. */
  private readonly first: (number | undefined)[]
  /** By round, at its end. */
  private readonly past: (readonly (number | undefined)[])[] = []
  private readonly falls: Fall[] = []
  /** Seats that play several characters, one after the other. */
  private readonly several = new Set<number>()
  private readonly deeds: Deeds[]
  private readonly lastWound = new Map<string, { readonly by: number | undefined; readonly cause: string }>()

  constructor(seats: number) {
    this.turns = Array.from({ length: seats }, () => 0)
    this.standing = Array.from({ length: seats }, () => new Map())
    this.first = Array.from({ length: seats }, () => undefined)
    this.deeds = Array.from({ length: seats }, noDeeds)
  }

  private of(seat: number): Deeds {
    return nth(this.deeds, seat)
  }

  private lives(): readonly (number | undefined)[] {
    return this.standing.map((standing) => (standing.size === 0 ? undefined : sum([...standing.values()])))
  }

  private changed(seat: number, who: string, life: number, before: number): void {
    if (who === THE_ONE) this.first[seat] ??= before
    nth(this.standing, seat).set(who, Math.max(0, life))
  }

  /** A round begins with the first turn that is one more than anybody has had. */
  private turn(seat: number): void {
    const turns = nth(this.turns, seat) + 1
    this.turns[seat] = turns
    if (turns <= this.round) return
    this.past.push(this.lives())
    this.round = turns
    this.roundsAt.push(this.step)
  }

  private wounded(event: Extract<StoryEvent, { type: 'wounded' }>): void {
    const { seat, life, by, cause } = event
    const who = 'character' in event ? event.character : THE_ONE
    const amount = 'amount' in event ? event.amount : 1
    this.changed(seat, who, life, life + amount)
    this.lastWound.set(`${seat} ${who}`, { by, cause })
    if (by !== undefined && by !== seat) this.of(by).hits += amount
    const deeds = this.of(seat)
    if (amount <= deeds.blow) return
    deeds.blow = amount
    deeds.blowBy = cause
  }

  private eliminated(event: Extract<StoryEvent, { type: 'eliminated' }>): void {
    const { seat } = event
    const character = 'character' in event ? event.character : undefined
    const wound = this.lastWound.get(`${seat} ${character ?? THE_ONE}`)
    const by = 'by' in event ? event.by : wound?.by
    if (character === undefined) nth(this.standing, seat).set(THE_ONE, 0)
    else nth(this.standing, seat).delete(character)
    this.falls.push({ step: this.step, seat, character, round: this.round, by, cause: wound?.cause })
    if (by !== undefined && by !== seat) this.of(by).felled++
  }

  hear(step: number, event: StoryEvent): void {
    this.step = step
    switch (event.type) {
      case 'turn':
        this.turn(event.seat)
        break
      case 'entered':
        this.several.add(event.seat)
        nth(this.standing, event.seat).set(event.character, event.life)
        break
      case 'wounded':
        this.wounded(event)
        break
      case 'healed':
        this.changed(event.seat, 'character' in event ? event.character : THE_ONE, event.life, event.life - event.amount)
        this.of(event.seat).healed += event.amount
        break
      case 'returned':
        this.changed(event.seat, THE_ONE, event.life, 0)
        break
      case 'eliminated':
        this.eliminated(event)
        break
      case 'cancelled':
      case 'dodged':
        this.of(event.seat).dodges++
        break
      case 'checked':
      case 'revealed':
        this.of(event.seat).flips++
        if (wentWell(event)) this.of(event.seat).luckyFlips++
        break
      case 'arrow':
        this.of(event.seat).arrows++
        break
      case 'penalised':
        this.of(event.seat).friendlyFire++
        break
    }
  }

  /** `final`: the life of each seat at the end, for those of whom nothing was told. */
  told(final: readonly number[]): Chronicle {
    const ends = [...this.past, this.lives()]
    const lines = final.map((life, seat) => {
      const start = this.first[seat] ?? life
      const untold = this.several.has(seat) ? 0 : start
      return { seat, life: ends.map((at) => at[seat] ?? untold) }
    })
    return { rounds: this.round, roundsAt: this.roundsAt, lines, falls: this.falls, deeds: this.deeds }
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** Cards that change place tell no story: everything else does. */
export const isStory = (event: Happening): event is StoryEvent => event.type !== 'moved' && event.type !== 'shuffled'

/** The story of a whole game from what was told of it, step by step. `final`: the life of each seat at the end. */
export function chronicle(steps: readonly (readonly Happening[])[], final: readonly number[]): Chronicle {
  const chronicler = new Chronicler(final.length)
  for (const [step, events] of steps.entries()) for (const event of events) if (isStory(event)) chronicler.hear(step, event)
  return chronicler.told(final)
}
