import { describe, expect, test } from 'vitest'
import { DIE_FACES, type DieFace } from '../../src/dice/facts.ts'
import { type Chance, chance, type Hope, percentOf } from '../../src/dice/odds.ts'
import { nth, Random, seedFrom } from '../../src/kernel/index.ts'
import { probabilities } from '../facts/dice-game.json'

const fraction = ({ of, in: all }: Chance): string => `${of}/${all}`
const trio = (face: DieFace): Hope => ({ faces: [face], count: 3 })
const NO_SHOT: Hope = { faces: ['arrow', 'dynamite', 'beer', 'gatling'], count: 5 }
const PAIR: Hope = { faces: ['gatling'], count: 2 }

/** "3rolls" */
const rollsIn = (name: string): number => Number.parseInt(name, 10)

describe('exact chances', () => {
  test('of one roll', () => {
    for (const face of DIE_FACES) expect(fraction(chance(trio(face), [], 1))).toBe(probabilities.threeOrMoreOfAFaceInOneRoll)
    expect(fraction(chance(PAIR, [], 1))).toBe(probabilities.twoOrMoreOfAFaceInOneRoll)
    expect(fraction(chance(NO_SHOT, [], 1))).toBe(probabilities.noBullsEyeInOneRoll)
  })

  test('of exactly so many of one face', () => {
    const atLeast = (count: number) => (count > 5 ? 0 : percentOf(chance({ faces: ['beer'], count }, [], 1)))
    probabilities.exactlyKOfAFaceInOneRollOfFive.forEach((text, count) => {
      const [of = 0, all = 0] = text.split('/').map(Number)
      expect(atLeast(count) - atLeast(count + 1)).toBeCloseTo((100 * of) / all, 2)
    })
  })

  test.each([
    ['three Dynamites, everything else rolled again', probabilities.threeDynamiteRerollingEverything, trio('dynamite')],
    ['three Gatlings, only they are kept', probabilities.gatlingTrioKeepingOnlyGatlings, trio('gatling')],
    ['two Gatlings, only they are kept', probabilities.gatlingPairKeepingOnlyGatlings, PAIR],
    ['no 1 and no 2, only they are rolled again', probabilities.noBullsEyeRerollingOnlyBullsEyes, NO_SHOT],
  ])('%s', (_what, known, hope) => {
    for (const [rolls, exact] of Object.entries(known)) expect(fraction(chance(hope, [], rollsIn(rolls)))).toBe(exact)
  })

  test('from dice that lie there', () => {
    expect(fraction(chance(trio('gatling'), ['gatling', 'gatling', 'gatling', 'beer', 'beer'], 2))).toBe('1/1')
    expect(fraction(chance(trio('gatling'), ['gatling', 'gatling', 'dynamite', 'dynamite', 'beer'], 1))).toBe('1/6')
    expect(fraction(chance(trio('gatling'), ['gatling', 'gatling', 'dynamite', 'dynamite', 'dynamite'], 2))).toBe('0/1')
    expect(fraction(chance(trio('gatling'), ['gatling', 'gatling', 'beer', 'beer', 'beer'], 0))).toBe('0/1')
  })

  test('Black Jack rolls Dynamite again', () => {
    const shown: readonly DieFace[] = ['gatling', 'gatling', 'dynamite', 'dynamite', 'beer']
    expect(fraction(chance(trio('gatling'), shown, 1, { rerollsDynamite: true }))).toBe('91/216')
  })

  test('agrees with dice that are really rolled', () => {
    const random = new Random(seedFrom('odds'))
    const GAMES = 40_000
    let won = 0
    for (let game = 0; game < GAMES; game++) {
      let dice: DieFace[] = []
      for (let roll = 0; roll < 3 && dice.filter((face) => face === 'dynamite').length < 3; roll++) {
        const kept = dice.filter((face) => face === 'gatling' || face === 'dynamite')
        dice = [...kept, ...Array.from({ length: 5 - kept.length }, () => nth(DIE_FACES, random.below(6)))]
      }
      if (dice.filter((face) => face === 'gatling').length >= 3) won++
    }
    // Four standard deviations for this many games.
    expect(Math.abs((100 * won) / GAMES - percentOf(chance(trio('gatling'), [], 3)))).toBeLessThan(0.86)
  })

  test('is rounded for a hint', () => {
    expect(percentOf(chance(trio('dynamite'), [], 2))).toBe(17.051)
    expect(percentOf(chance(NO_SHOT, [], 3))).toBe(80.226)
  })
})
