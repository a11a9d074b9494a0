import { type DiceView, type DieFace, dice, firstOf, Match, type Option, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { type AnyBot, nextInput, random, randomsFor, rule } from '../src/index.ts'

/** More decisions than this is stuck. */
const STUCK = 20_000

/** Plays a game of the dice game through the checked door. */
function play(players: number, text: string, bots: (role: string) => AnyBot) {
  const match = Match.start(dice, { players }, seedFrom(text), { checkpoints: false })
  const seated = match.game.ring.map((seat) => bots(match.game.role(seat)))
  const randoms = randomsFor(players, text)
  for (let n = 0; match.question; n++) {
    if (n === STUCK) throw new Error(`${text} is stuck`)
    const { seat, answer } = nextInput(match, seated, randoms)
    const refusal = match.answer(seat, answer)
    if (refusal) throw new Error(`${text}, decision ${n}: ${JSON.stringify(answer)} is refused: ${JSON.stringify(refusal)}`)
  }
  return match.game
}

describe.each([random, rule])('bot $name at the dice game', (bot) => {
  it.each([3, 4, 5, 6, 7, 8])('gives legal answers until the end with %i players', (players) => {
    for (let i = 0; i < 25; i++) expect(play(players, `legal ${players} ${i}`, () => bot).over).toBeDefined()
  })
})

describe('the rule bot at the dice game', () => {
  const GAMES = 150

  /** Games somebody with this role wins at a table of random bots. */
  const wins = (players: number, role: string, bot: AnyBot): number => {
    let won = 0
    for (let i = 0; i < GAMES; i++) {
      const game = play(players, `strength ${role} ${i}`, (dealt) => (dealt === role ? bot : random))
      if (game.over?.winners.some((seat) => game.role(seat) === role)) won++
    }
    return won
  }

  it.each(['sheriff', 'outlaw', 'renegade'])('beats the random bot as %s', (role) => {
    expect(wins(5, role, rule) - wins(5, role, random)).toBeGreaterThan(GAMES / 12)
  })

  it.each(['deputy', 'outlaw', 'renegade'])('beats the random bot as %s at a table of three', (role) => {
    expect(wins(3, role, rule) - wins(3, role, random)).toBeGreaterThan(GAMES / 12)
  })

  it('has no answer for a game it does not know', () => {
    const situation = { game: 'chess', seat: seatOf(0), kind: 'move', about: null, options: [], interjections: [], view: {} }
    const chance = firstOf(randomsFor(1, 'chess'))
    expect(() => rule.answer(situation, chance)).toThrow('does not play chess')
  })
})

describe('what it sees at once', () => {
  /** A Sheriff between two Outlaws who have shown themselves. */
  const seen = (character: string, faces: readonly DieFace[]): DiceView => ({
    game: 'dice',
    viewer: seatOf(0),
    seats: [10, 1, 8, 8, 5].map((life, i) => ({
      seat: seatOf(i),
      character: i === 0 ? character : 'jesse-jones',
      life,
      maxLife: 10,
      arrows: 0,
      role: ([0, 1, 4] as const).some((shown) => shown === i) ? (i === 0 ? 'sheriff' : 'outlaw') : undefined,
      state: 'in',
    })),
    table: {
      ring: [0, 1, 2, 3, 4].map(seatOf),
      turn: 1,
      active: seatOf(0),
      phase: 'roll',
      arrows: 9,
      dice: faces.map((face) => ({ face, fresh: true })),
      rolls: 1,
      rollsLeft: 2,
    },
    own: { seat: seatOf(0), role: 'sheriff', distances: [0, 1, 2, 2, 1] },
    over: undefined,
  })
  const answer = (kind: string, view: DiceView, options: readonly Option[]) =>
    rule.answer({ game: 'dice', seat: seatOf(0), kind, about: null, options, interjections: [], view }, firstOf(randomsFor(1, kind)))
  const choice = (pick: 'seats' | 'tokens', from: readonly number[]) => ({ name: 'any', pick, min: 1, max: 1, from: () => from })

  it('one shot is enough for an enemy with one point: the next goes to another', () => {
    const shots = [choice('seats', [1, 4]), choice('seats', [1, 4])]
    expect(answer('aim', seen('jesse-jones', []), [{ id: 'aim', fields: shots }]).picks).toEqual([[1], [4]])
  })

  it('Black Jack rolls his Dynamites away', () => {
    const view = seen('black-jack', ['dynamite', 'bullseye-1', 'dynamite', 'bullseye-1', 'bullseye-1'])
    const roll = { id: 'roll', fields: [{ ...choice('tokens', [0, 1, 2, 3, 4]), max: 5 }] }
    expect(answer('roll', view, [roll, { id: 'stop' }])).toEqual({ id: 'roll', picks: [[0, 2]] })
  })
})
