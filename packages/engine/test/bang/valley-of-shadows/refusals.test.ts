import { describe, expect, test } from 'vitest'
import { SEEN, valley } from './valley.ts'

describe('what must be refused', () => {
  test('Aim alone', () => {
    const t = valley({ A: { hand: ['aim', 'bang'] }, B: {}, C: {} }, SEEN)
    expect(t.refused('A', 'play', { card: 'aim' })).toEqual({ code: 'needs-bang', facts: { card: 'aim' } })
    expect(t.refused('A', 'play', { card: 'aim', seat: 'B' }).code).toBe('needs-bang')
  })

  test('3. Aim with a Gatling, Fanning, a Tomahawk, or a card that is no BANG!', () => {
    const t = valley({ A: { hand: ['aim', 'gatling', 'fanning', 'tomahawk', 'duel'] }, B: {}, C: {} }, SEEN)
    expect(t.refused('A', 'play', { card: 'gatling', picks: [['aim']] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'play', { card: 'fanning', seat: 'B', picks: [['C'], ['aim']] }).code).toBe('second-target')
    expect(t.refused('A', 'play', { card: 'tomahawk', seat: 'B', picks: [['aim']] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'play', { card: 'duel', seat: 'B', picks: [['aim']] }).code).toBe('wrong-choice')
  })

  test('Fanning beyond the limit or without a possible second target', () => {
    const t = valley({ A: { hand: ['fanning'] }, B: {}, C: {}, D: {} }, { ...SEEN, bangsPlayed: 1 })
    expect(t.refused('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).code).toBe('bang-limit')
    const free = valley({ A: { hand: ['fanning'] }, B: {}, C: {}, D: {} }, SEEN)
    expect(free.refused('A', 'play', { card: 'fanning', seat: 'B' })).toEqual({ code: 'second-target', facts: { card: 'fanning' } })
    expect(free.refused('A', 'play', { card: 'fanning', seat: 'B', picks: [['A']] }).code).toBe('second-target')
    expect(free.refused('A', 'play', { card: 'fanning', seat: 'C', picks: [['B']] }).code).toBe('out-of-reach')
  })

  test('Ghost on a player in play', () => {
    const t = valley({ A: { hand: ['ghost'] }, B: {}, C: { role: 'outlaw', out: true } }, SEEN)
    expect(t.refused('A', 'play', { card: 'ghost', seat: 'B' })).toEqual({ code: 'still-in-play', facts: { card: 'ghost', seat: 1 } })
    expect(t.refused('A', 'play', { card: 'ghost', seat: 'A' }).code).toBe('still-in-play')
  })

  test('Ghost where the same name lies', () => {
    const t = valley({ A: { hand: ['ghost/9S'] }, B: { role: 'outlaw', ghost: true, front: ['ghost/10S'] }, C: { role: 'renegade' } }, SEEN)
    expect(t.refused('A', 'play', { card: 'ghost', seat: 'B' }).code).toBe('still-in-play')
  })

  test.each(['bounty', 'rattlesnake'])('a %s where the same name lies', (id) => {
    // There is one copy of each, so the rule itself is asked.
    const t = valley({ A: {}, B: { front: [id] }, C: {} }, SEEN)
    const { aim } = t.game.mixture.defs.find((def) => def.id === id) ?? {}
    expect(aim?.refuse(t.game, t.seat('A'), t.seat('B'))).toBe('twin-there')
    expect(aim?.refuse(t.game, t.seat('A'), t.seat('C'))).toBeUndefined()
  })

  test('Last Call out of turn', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { life: 1, hand: ['last-call'] }, C: {} }, SEEN)
    expect(t.refused('B', 'play', { card: 'last-call' }).code).toBe('not-asked')
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.refused('B', 'play', { card: 'last-call' }).code).toBe('only-beer-saves')
  })

  test('Saved! for oneself', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { hand: ['saved', 'beer'] }, C: { hand: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('spare:C')
    expect(t.refused('B', 'spare', { card: 'saved' }).code).toBe('not-asked')
  })

  test('Saved!, Escape and Backfire are answers only', () => {
    const t = valley({ A: { hand: ['saved', 'escape', 'backfire'] }, B: {}, C: {} }, { phase: 'play' })
    for (const card of ['saved', 'escape', 'backfire']) expect(t.refused('A', 'play', { card }).code).toBe('only-as-answer')
  })

  test('interactions 14. Escape against a BANG!', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { hand: ['escape'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'ignore', { card: 'escape' }).code).toBe('no-escape')
    expect(t.refused('B', 'missed', { card: 'escape' }).code).toBe('not-a-missed')
  })

  test('Evelyn naming one target twice or out of range', () => {
    const t = valley({ A: { character: 'evelyn-shebang' }, B: {}, C: {}, D: {} }, { discard: ['saved', 'escape'] })
    expect(t.refused('A', 'shoot', { picks: [['B', 'B']] }).code).toBe('wrong-choice')
    expect(t.refused('A', 'shoot', { picks: [['C']] })).toMatchObject({ code: 'out-of-reach', facts: { distance: 2 } })
    expect(t.refused('A', 'shoot', { picks: [['A']] }).code).toBe('yourself')
    expect(t.refused('A', 'shoot', { picks: [[]] }).code).toBe('wrong-choice')
  })

  test('Black Flower or Der Spot twice in a turn', () => {
    const flower = valley({ A: { character: 'black-flower', hand: ['schofield/JC', 'schofield/QC'] }, B: {}, C: {} }, SEEN)
    flower.say('A', 'black-flower', { card: 'schofield', seat: 'B' })
    expect(flower.refused('A', 'black-flower', { card: 'schofield', seat: 'B' })).toMatchObject({
      code: 'once-a-turn',
      facts: { source: 'black-flower' },
    })
    const spot = valley({ A: { character: 'der-spot-burst-ringer', hand: ['bang', 'bang', 'scope'] }, B: {}, C: {} }, SEEN)
    expect(spot.refused('A', 'der-spot-burst-ringer', { card: 'scope' }).code).toBe('not-a-bang')
    spot.say('A', 'der-spot-burst-ringer', { card: 'bang' })
    expect(spot.refused('A', 'der-spot-burst-ringer', { card: 'bang' }).code).toBe('once-a-turn')
  })

  test('Poker: taking after an Ace', () => {
    const t = valley({ A: { hand: ['poker'] }, B: { hand: ['scope/AS'] }, C: { hand: ['beer'] } }, SEEN)
    t.say('A', 'play', { card: 'poker' })
    expect(t.refused('A', 'take', { picks: [[]] }).code).toBe('not-allowed')
  })
})
