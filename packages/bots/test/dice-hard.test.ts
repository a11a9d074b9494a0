import {
  DIE_FACES,
  type DiceSeatView,
  type DiceView,
  type DieFace,
  dice,
  firstOf,
  Match,
  nth,
  type Option,
  seatOf,
  seedFrom,
} from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { bestKept, type Faces, type Stakes } from '../src/dice/falls.ts'
import { diceHard } from '../src/dice/hard.ts'
import { aidsFor, hard, nextInput, normal, randomsFor } from '../src/index.ts'

const faces = (...shown: readonly DieFace[]): Faces => DIE_FACES.map((face) => shown.filter((one) => one === face).length)

describe('what to keep', () => {
  const beers: Stakes = { worth: (kept) => nth(kept, DIE_FACES.indexOf('beer')), atOnce: () => 0, isEnd: () => false, fixed: undefined }

  it('keeps what counts and rolls the rest, as long as there are rolls', () => {
    const shown = faces('beer', 'beer', 'arrow', 'gatling', 'dynamite')
    expect(bestKept(shown, 1, beers)).toEqual(faces('beer', 'beer'))
    expect(bestKept(shown, 2, { ...beers, fixed: DIE_FACES.indexOf('dynamite') })).toEqual(faces('beer', 'beer', 'dynamite'))
  })

  it('stops where a roll costs more than it promises', () => {
    const shown = faces('beer', 'beer', 'beer', 'beer', 'gatling')
    // One die brings a sixth of a Beer.
    const cost = (of: number): Stakes => ({ ...beers, atOnce: () => -of })
    expect(bestKept(shown, 1, cost(0.16))).toEqual(faces('beer', 'beer', 'beer', 'beer'))
    expect(bestKept(shown, 1, cost(0.17))).toEqual(shown)
  })

  it('knows the odds of three of a kind', () => {
    const gatling = DIE_FACES.indexOf('gatling')
    const three: Stakes = { ...beers, worth: (kept) => (nth(kept, gatling) >= 3 ? 1 : nth(kept, DIE_FACES.indexOf('beer')) * 0.2) }
    // 1 - (5/6)^3 is 42 % for the third; three Beers are worth 0.6 as they lie, two of them with a Gatling less.
    expect(bestKept(faces('gatling', 'gatling', 'arrow', 'arrow', 'arrow'), 1, three)).toEqual(faces('gatling', 'gatling'))
    expect(bestKept(faces('gatling', 'beer', 'beer', 'beer', 'beer'), 1, three)[DIE_FACES.indexOf('beer')]).toBe(4)
  })
})

describe('the hard bot at the dice game', () => {
  const seat = (at: number, rest: Partial<DiceSeatView> = {}): DiceSeatView => ({
    seat: seatOf(at),
    character: 'black-jack',
    life: 8,
    maxLife: 8,
    arrows: 0,
    role: undefined,
    state: 'in',
    ...rest,
  })
  /** A Renegade between the Sheriff and an Outlaw who has shown himself, and two more Outlaws further off. */
  const table = (own: Partial<DiceSeatView>, arrows: number, shown: readonly DieFace[], theirs = [4, 3]): DiceView => ({
    game: 'dice',
    viewer: seatOf(0),
    seats: [
      seat(0, { character: 'paul-regret', ...own }),
      seat(1, { role: 'outlaw', arrows: theirs[0], life: 4 }),
      seat(2, { role: 'outlaw', arrows: theirs[1], life: 3 }),
      seat(3, { role: 'outlaw' }),
      seat(4, { role: 'sheriff' }),
    ],
    table: {
      ring: [0, 1, 2, 3, 4].map(seatOf),
      turn: 9,
      active: seatOf(0),
      phase: 'roll',
      arrows,
      dice: shown.map((face) => ({ face, fresh: true })),
      rolls: 2,
      rollsLeft: 1,
    },
    own: { seat: seatOf(0), role: 'renegade', distances: [0, 1, 2, 2, 1] },
    over: undefined,
  })
  const decide = (view: DiceView, kind: string, options: readonly Option[]) =>
    diceHard.answer({ game: 'dice', seat: seatOf(0), kind, about: null, options, interjections: [], view }, firstOf(randomsFor(1, 'x')))
  const roll = (view: DiceView) =>
    decide(view, 'roll', [
      { id: 'roll', fields: [{ name: 'dice', pick: 'tokens', min: 1, max: 5, from: () => [0, 1, 2, 3, 4] }] },
      { id: 'stop' },
    ])

  it('keeps Beers when it is weak, and shots when it is well', () => {
    const shown: readonly DieFace[] = ['beer', 'beer', 'bullseye-1', 'bullseye-1', 'arrow']
    expect(roll(table({ life: 1 }, 9, shown)).picks?.[0]).not.toContain(0)
    expect(roll(table({}, 9, shown)).picks?.[0]).toContain(0)
    expect(roll(table({}, 9, shown)).picks?.[0]).not.toContain(2)
  })

  it('lets the Indians come when they hit the others, and not when they hit itself', () => {
    const shown: readonly DieFace[] = ['bullseye-1', 'bullseye-1', 'bullseye-1', 'bullseye-1', 'gatling']
    const again = (own: Partial<DiceSeatView>, theirs: number[]) => roll(table(own, 1, shown, theirs)).picks?.[0]?.length ?? 0
    expect(again({ life: 9, maxLife: 10 }, [4, 3])).toBeGreaterThan(0)
    expect(again({ life: 1, arrows: 1 }, [1, 1])).toBe(0)
  })

  it('finishes off whom it can, and shoots no friend where there is an enemy', () => {
    const fields = ['bullseye-1', 'bullseye-2'].map((name) => ({
      name,
      pick: 'seats' as const,
      min: 1,
      max: 1,
      from: () => (name === 'bullseye-1' ? [seatOf(1), seatOf(4)] : [seatOf(2), seatOf(3)]),
    }))
    expect(decide(table({}, 9, []), 'aim', [{ id: 'aim', fields }]).picks).toEqual([[1], [2]])
  })

  it('gives legal answers to the end, as everybody', () => {
    for (const [players, text] of [
      [3, 'three'],
      [5, 'five'],
      [8, 'eight'],
    ] as const) {
      const match = Match.start(dice, { players }, seedFrom(text), { checkpoints: false })
      const bots = match.game.ring.map((one) => (one % 3 === 2 ? normal : hard))
      const randoms = randomsFor(players, text)
      const aids = aidsFor(match, bots)
      match.drain()
      for (let n = 0; match.question; n++) {
        if (n === 5000) throw new Error(`${text} is stuck`)
        const { seat: at, answer } = nextInput(match, bots, randoms, aids)
        expect(match.answer(at, answer)).toBeUndefined()
        aids.witness?.saw(match.drain())
      }
    }
  })
})
