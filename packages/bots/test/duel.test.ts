import { type Duel, duel, Match, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { type AnyBot, nextInput, random, randomsFor, rule } from '../src/index.ts'
import { STUCK } from './games.ts'

/** Every answer goes through the checked door. */
function play(
  bots: readonly AnyBot[],
  text: string,
  options: { charactersPerSide?: number; law?: number } = {},
  before?: (match: Match<Duel>, input: ReturnType<typeof nextInput>) => void,
): Match<Duel> {
  const match = Match.start(duel, options, seedFrom(text), { checkpoints: false })
  const randoms = randomsFor(2, text)
  for (let n = 0; match.question && n < STUCK; n++) {
    const { seat, answer } = nextInput(match, bots, randoms)
    before?.(match, { seat, answer })
    const refusal = match.answer(seat, answer)
    if (refusal) throw new Error(`${text}, decision ${n}: ${JSON.stringify(answer)} is refused: ${JSON.stringify(refusal)}`)
    match.drain()
  }
  return match
}

describe.each([random, rule])('bot $name in The Duel', (bot: AnyBot) => {
  it('answers only what is legal and ends its games', () => {
    for (let game = 0; game < 25; game++) {
      const options = { charactersPerSide: game % 5 === 0 ? 12 : 4, law: game % 2 }
      expect(play([bot, bot], `legal ${game}`, options).game.over).toBeDefined()
    }
  })
})

describe('the rule bot', () => {
  it.each([
    ['law', 0],
    ['outlaw', 1],
  ])('beats the random bot as %s', (_side, seat) => {
    const bots = seat === 0 ? [rule, random] : [random, rule]
    let won = 0
    for (let game = 0; game < 40; game++) if (play(bots, `strength ${game}`).game.over?.winners.includes(seatOf(seat))) won++
    expect(won).toBeGreaterThan(34)
  })

  it('wins on both sides against itself', () => {
    const by = new Set<string | undefined>()
    for (let game = 0; game < 40; game++) by.add(play([rule, rule], `own ${game}`).game.over?.by)
    expect([...by].sort()).toEqual(['law', 'outlaw'])
  })

  it('never lays a card in place of the same one, and robs Wild Bill only with a dodge in hand', () => {
    let laid = 0
    for (let game = 0; game < 40; game++) {
      play([rule, rule], `silly ${game}`, {}, ({ game: street }, { seat, answer }) => {
        const card = street.cardAt(answer.card)
        const [target] = answer.picks?.[0] ?? []
        const character = street.both.flatMap((side) => street.characters(side)).find((one) => street.handle(one) === target)
        if (answer.id === 'play' && card !== undefined && character !== undefined && street.def(card).facts?.border === 'blue') {
          laid++
          expect(street.equipment(character).map((one) => street.def(one).id)).not.toContain(street.def(card).id)
        }
        const front = street.active(street.opponent(seat))
        if (answer.id === 'rob' && card !== undefined && front !== undefined && street.def(front).id === 'wild-bill') {
          expect(street.hand(seat).some((one) => street.usable(seat, one, 'dodge'))).toBe(true)
        }
      })
    }
    expect(laid).toBeGreaterThan(100)
  })
})
