import { type RoleId, SETS, seatOf } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { random, rule } from '../src/index.ts'
import { playGame } from './games.ts'

const GAMES = 100
const EXPANDED_GAMES = 60
const PLAYERS = 5
const SIDES = { sheriff: 'law', deputy: 'law', outlaw: 'outlaws', renegade: 'renegade' } as const

/** Games won by a role at a table of random bots, when its seats are held by one bot or the other. */
function wins(role: RoleId, bot: typeof rule): number {
  let won = 0
  for (let game = 0; game < GAMES; game++) {
    const match = playGame({ players: PLAYERS, text: `strength ${game}` }, ({ game: table }) =>
      Array.from({ length: PLAYERS }, (_, i) => (table.role(seatOf(i)) === role ? bot : random)),
    )
    if (match.game.over?.by === SIDES[role]) won++
  }
  return won
}

describe('the rule bot', () => {
  it.each(['sheriff', 'deputy', 'outlaw', 'renegade'] as const)('beats the random bot as %s', (role) => {
    // Measured over thousands of games: 34 to 48 of 100 more.
    expect(wins(role, rule) - wins(role, random)).toBeGreaterThan(GAMES / 6)
  })

  it('beats the random bot with all expansions', () => {
    const won = { rule: 0, random: 0 }
    for (let game = 0; game < EXPANDED_GAMES; game++) {
      const bots = Array.from({ length: PLAYERS }, (_, i) => ((i + game) % 2 === 0 ? rule : random))
      const { winners } = playGame({ players: PLAYERS, text: `expanded ${game}`, options: { sets: SETS } }, () => bots).game.over ?? {
        winners: [],
      }
      for (const seat of winners) won[bots[seat] === rule ? 'rule' : 'random']++
    }
    // Measured over hundreds of games: 53 of 100 seats against 24.
    expect(won.rule).toBeGreaterThan(won.random * 1.4)
  })

  it('ends its games, and every side can win', () => {
    const by = new Set<string | undefined>()
    for (let game = 0; game < GAMES; game++) {
      const match = playGame({ players: 4 + (game % 4), text: `own ${game}` }, (m) => Array.from({ length: m.game.seats }, () => rule))
      by.add(match.game.over?.by)
    }
    expect([...by].sort()).toEqual(['law', 'outlaws', 'renegade'])
  })
})
