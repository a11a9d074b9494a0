import { describe, expect, test } from 'vitest'
import { characters } from '../../src/dice/characters.ts'
import {
  ARROWS,
  DICE,
  DIE_FACES,
  dieFaces,
  ROLE_TABLE,
  ROLLS,
  roles,
  THREE_PLAYER_FIRST,
  THREE_PLAYER_GOALS,
} from '../../src/dice/facts.ts'
import { DICE_SET } from '../../src/dice/options.ts'
import { MAX_PLAYERS, MIN_PLAYERS } from '../../src/dice/size.ts'
import printed from '../facts/dice-game.json'

const withIds = (entries: object) => Object.entries(entries).map(([id, facts]) => ({ id, ...facts }))

describe('the dice game as printed', () => {
  test('characters: ids, names, life points, also as the Sheriff', () => {
    const bonus = roles.sheriff.lifeBonus ?? 0
    expect(characters.map(({ id, name, life }) => ({ id, name, life, sheriffLife: life + bonus }))).toEqual(printed.characters)
    expect(characters).toHaveLength(printed.totals.characters)
  })

  test('faces of a die', () => {
    expect(withIds(dieFaces)).toEqual(printed.dieFaces)
    expect(DIE_FACES).toEqual(printed.dieFaces.map(({ id }) => id))
  })

  test('roles, and who plays', () => {
    expect(withIds(roles)).toEqual(printed.roles)
    const counted = Object.entries(ROLE_TABLE).map(([players, list]) => [
      players,
      Object.fromEntries(Object.keys(roles).map((id) => [id, list.filter((role) => role === id).length])),
    ])
    expect(Object.fromEntries(counted)).toEqual(printed.roleTable)
  })

  test('three players', () => {
    expect([THREE_PLAYER_FIRST, THREE_PLAYER_GOALS]).toEqual([printed.threePlayer.firstPlayer, printed.threePlayer.goals])
  })

  test('dice, arrows, rolls, players, set', () => {
    const duke = characters.find(({ id }) => id === 'lucky-duke')
    expect([DICE, ARROWS, ROLLS, ROLLS + (duke?.moreRolls ?? 0), DIE_FACES.length]).toEqual([
      printed.totals.dice,
      printed.totals.arrows,
      printed.setup.rolls,
      printed.setup.rollsLuckyDuke,
      printed.totals.dieFaces,
    ])
    expect([DICE_SET, MIN_PLAYERS, MAX_PLAYERS]).toEqual([printed.set, printed.players.min, printed.players.max])
  })
})
