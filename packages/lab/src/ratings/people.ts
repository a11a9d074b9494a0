import { type AnyBot, random, rule } from '@sundown/bots'
import { entryOf, firstOf, games, nth, Random, SETS, type Seed, seatOf, seedFrom } from '@sundown/engine'
import { type Outcome, playOut } from '../outcome.ts'

/** A game of made-up people: who sat where, and what came of it. */
export interface PlayedGame extends Outcome {
  readonly sets: readonly string[]
  readonly people: readonly number[]
}

export interface Population {
  readonly seed: string
  readonly people: number
  readonly games: number
  /** By the rules of the game, played out; or by a formula that is stated in docs/ratings.md, which takes no time. */
  readonly by: 'engine' | 'formula'
}

export interface Played {
  /** By person: how well he really plays, from 0 to 1. */
  readonly skills: readonly number[]
  readonly games: Iterable<PlayedGame>
}

/** The weakest does anything he may in this many of a thousand decisions. */
const MOST_SLIPS = 600
const SIZES = [4, 5, 6, 7] as const
/** In ten games this many are played with the base game alone, the others with the next set besides. */
const BASE_ALONE = 6

/** People of known skill: each plays like `rule`, but slips in a share of his decisions that is his own. */
export function playedBy({ seed, people, games: many, by }: Population): Played {
  const chance = new Random((): Seed => seedFrom(`${seed} people`))
  const slips = Array.from({ length: people }, () => chance.below(MOST_SLIPS + 1))
  const skills = slips.map((share) => 1 - share / MOST_SLIPS)
  return { skills, games: gamesOf() }

  function* gamesOf(): Generator<PlayedGame> {
    const kind = games.get('bang')
    if (!kind) throw new Error('there is no game to play')
    const bots = slips.map(careless)
    for (let i = 0; i < many; i++) {
      const players = nth(SIZES, chance.below(SIZES.length))
      const sets = SETS.slice(0, chance.below(10) < BASE_ALONE ? 1 : 2)
      const seated = drawn(people, players, chance)
      const deal = { kind, options: { players, sets: [...sets] }, seed: seedFrom(`${seed}:${i}`) }
      const outcome =
        by === 'engine'
          ? playOut(deal, () => seated.map((person) => nth(bots, person)))
          : byFormula(
              seated.map((person) => nth(skills, person)),
              chance,
            )
      yield { sets, people: seated, ...outcome }
    }
  }
}

const careless = (slips: number, i: number): AnyBot => ({
  name: `person ${i}`,
  answer: (situation, chance) => (chance.below(1000) < slips ? random : rule).answer(situation, chance),
  interject: (situation, chance) => rule.interject?.(situation, chance),
})

function drawn(people: number, many: number, chance: Random): readonly number[] {
  const seated: number[] = []
  while (seated.length < many) {
    const person = chance.below(people)
    if (!seated.includes(person)) seated.push(person)
  }
  return seated
}

function shuffled<T>(things: readonly T[], chance: Random): readonly T[] {
  const left = [...things]
  return things.map(() => firstOf(left.splice(chance.below(left.length), 1)))
}

/** What each role adds to the odds of its side with one full step of skill, and what the sides win among equals. Made up, and stated in docs/ratings.md. */
const WEIGHT: { readonly [role: string]: number } = { sheriff: 2, deputy: 1, outlaw: 1, renegade: 1.5 }
const ODDS: { readonly [side: string]: number } = { law: 0.4, outlaws: 0.48, renegade: 0.12 }
const ROLES = ['sheriff', 'outlaw', 'outlaw', 'renegade', 'deputy', 'outlaw', 'deputy'] as const

function byFormula(skills: readonly number[], chance: Random): Outcome {
  const roles = shuffled(ROLES.slice(0, skills.length), chance)
  const sideOf = (role: string) => (role === 'renegade' ? 'renegade' : role === 'outlaw' ? 'outlaws' : 'law')
  const sides = Object.keys(ODDS)
  const weights = sides.map((side) => {
    const members = roles.flatMap((role, seat) => (sideOf(role) === side ? [entryOf(WEIGHT, role) * (nth(skills, seat) - 0.5)] : []))
    return entryOf(ODDS, side) * Math.exp(members.reduce((sum, one) => sum + one, 0))
  })
  const point = (chance.below(1_000_000) / 1_000_000) * weights.reduce((sum, one) => sum + one, 0)
  const winner = sides.find((_, i) => point < weights.slice(0, i + 1).reduce((sum, one) => sum + one, 0)) ?? sides[0]
  return { roles, winners: roles.flatMap((role, seat) => (sideOf(role) === winner ? [seatOf(seat)] : [])) }
}
