import { describe, expect, test } from 'vitest'
import { type SeatSpec, type Situation, table } from '../../scenario.ts'

/** A shoots B. */
function shot(a: SeatSpec, b: SeatSpec, situation: Omit<Situation<'A' | 'B' | 'C' | 'D'>, 'turn' | 'phase'> = {}) {
  const t = table({ A: { hand: ['bang'], ...a }, B: b, C: {}, D: {} }, { ...situation, turn: 'A', phase: 'play' })
  return t.say('A', 'play', { card: 'bang', seat: 'B' })
}

describe('answers to a shot', () => {
  test('10. Barrel and a Heart: cancelled, the Heart lies on the discard pile', () => {
    const t = shot({}, { front: ['barrel'] }, { deck: ['jail/4H'] })
    t.say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(4)
    expect(t.asked()).toBe('play:A')
    expect(t.discardFaces()[0]).toBe('jail/4H')
    expect(t.events('cancelled')).toMatchObject([{ seat: 1, by: 0 }])
  })

  test('10. with another suit he may still play Missed!', () => {
    const t = shot({}, { front: ['barrel'], hand: ['missed'] }, { deck: ['*/diamonds'] })
    t.say('B', 'barrel', { card: 'barrel' })
    expect(t.asked()).toBe('shot:B')
    t.say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toEqual([])
  })

  test('without any answer the shot hits', () => {
    const t = shot({}, { hand: ['missed'] })
    t.say('B', 'take-it')
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['missed'])
    expect(t.events('wounded')).toMatchObject([{ seat: 1, amount: 1, by: 0, cause: 'bang' }])
  })

  test('a target is asked whatever his hand holds, as long as he has a card', () => {
    expect(shot({}, { hand: ['missed'] }).asked()).toBe('shot:B')
    expect(shot({}, { hand: ['beer'] }).asked()).toBe('shot:B')
    expect(shot({}, { hand: [] }).asked()).toBe('play:A')
  })

  test('23. one Missed! against Slab, then giving up: it is spent and B loses 1', () => {
    const t = shot({ character: 'slab-the-killer' }, { hand: ['missed', 'stagecoach'] })
    t.say('B', 'missed', { card: 'missed' })
    expect(t.asked()).toBe('shot:B')
    t.say('B', 'take-it')
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['stagecoach'])
    expect(t.discard()).toEqual(['missed', 'bang'])
  })

  test('24. a Barrel Heart and a Missed! cancel a shot of Slab', () => {
    const t = shot({ character: 'slab-the-killer' }, { front: ['barrel'], hand: ['missed'] }, { deck: ['*/hearts'] })
    t.say('B', 'barrel', { card: 'barrel' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.asked()).toBe('play:A')
  })

  test('25. Slab against Jourdonnais with a Barrel, two Hearts: cancelled without a hand card', () => {
    const t = shot(
      { character: 'slab-the-killer' },
      { character: 'jourdonnais', front: ['barrel'], hand: ['missed'] },
      { deck: ['*/hearts', '*/hearts'] },
    )
    t.say('B', 'jourdonnais').say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toEqual(['missed'])
    expect(t.asked()).toBe('play:A')
  })

  test('25. Heart, Club: one Missed! more is needed, and there is no third check', () => {
    const t = shot(
      { character: 'slab-the-killer' },
      { character: 'jourdonnais', front: ['barrel'], hand: ['missed'] },
      { deck: ['*/hearts', '*/clubs'] },
    )
    t.say('B', 'barrel', { card: 'barrel' }).say('B', 'jourdonnais')
    expect(t.asked()).toBe('shot:B')
    expect(t.refused('B', 'jourdonnais')).toEqual({ code: 'once-a-shot', facts: { card: 'jourdonnais' } })
    expect(t.refused('B', 'barrel', { card: 'barrel' })).toEqual({ code: 'once-a-shot', facts: { card: 'barrel' } })
    t.say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
  })

  test('26. one Missed! is enough against a Gatling of Slab', () => {
    const t = table(
      { A: { character: 'slab-the-killer', hand: ['gatling'] }, B: { hand: ['missed'] }, C: { front: ['barrel'] } },
      { phase: 'play', deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'missed', { card: 'missed' }).say('C', 'barrel', { card: 'barrel' })
    expect([t.life('B'), t.life('C')]).toEqual([4, 4])
    expect(t.asked()).toBe('play:A')
  })

  test('27. Calamity Janet cancels a shot of Slab with a BANG! and a Missed!', () => {
    const t = shot({ character: 'slab-the-killer' }, { character: 'calamity-janet', hand: ['bang', 'missed'] })
    t.say('B', 'missed', { card: 'bang' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('B')).toEqual([])
  })

  test('28. a Missed! that Calamity Janet played as a BANG! counts against the limit', () => {
    const t = table({ A: { character: 'calamity-janet', hand: ['missed', 'bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'as-bang', { card: 'missed', seat: 'C' }).code).toBe('out-of-reach')
    t.say('A', 'as-bang', { card: 'missed', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
  })

  test('28. with a Volcanic she may go on', () => {
    const t = table(
      { A: { character: 'calamity-janet', hand: ['missed', 'bang', 'missed'], front: ['volcanic'] }, B: {}, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'as-bang', { card: 'missed', seat: 'B' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    t.say('A', 'as-bang', { card: 'missed', seat: 'B' })
    expect(t.life('B')).toBe(1)
  })

  test('29. Calamity Janet gives a Missed! to the Indians', () => {
    const t = table({ A: { hand: ['indians'] }, B: { character: 'calamity-janet', hand: ['missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' }).say('B', 'give', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.life('C')).toBe(3)
  })

  test('30. Lucky Duke picks the Heart of two flips for his Barrel; both are discarded in flip order', () => {
    const t = shot({}, { character: 'lucky-duke', front: ['barrel'] }, { deck: ['scope/AS', 'beer/6H'] })
    t.say('B', 'barrel', { card: 'barrel' })
    expect(t.asked()).toBe('flip:B')
    expect(t.row()).toEqual(['scope', 'beer'])
    t.say('B', 'flip', { card: 'beer' })
    expect(t.life('B')).toBe(4)
    expect(t.discardFaces().slice(0, 2)).toEqual(['beer/6H', 'scope/AS'])
  })

  test('interactions 18, the base half: Lucky Duke may also pick the card that does not help', () => {
    const t = shot({}, { character: 'lucky-duke', front: ['barrel'] }, { deck: ['*/spades', '*/hearts'] })
    t.say('B', 'barrel', { card: 'barrel' }).say('B', 'flip', { card: '*/spades' })
    expect(t.life('B')).toBe(3)
    expect(t.events('checked')).toMatchObject([{ source: 'barrel', chosen: 0, good: false }])
  })

  test('31. a jailed player may answer with Missed!', () => {
    const t = shot({}, { hand: ['missed'], front: ['jail'] })
    t.say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.front('B')).toEqual(['jail'])
  })

  test('interactions 33. the flip that empties the deck lies alone on the discard pile', () => {
    const t = shot({}, { front: ['barrel'] }, { deck: ['beer/7H'], deckSize: 1, discard: 4 })
    t.say('B', 'barrel', { card: 'barrel' })
    expect(t.discardFaces()).toEqual(['beer/7H'])
    expect(t.deckSize).toBe(5)
    expect(t.life('B')).toBe(4)
    expect(t.events('shuffled')).toMatchObject([{ count: 5 }])
  })

  test('each shot of a Gatling allows the Barrel once more', () => {
    const t = table(
      { A: { hand: ['gatling', 'bang'] }, B: { front: ['barrel'] }, C: {} },
      { phase: 'play', deck: ['*/hearts', '*/hearts'] },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'barrel', { card: 'barrel' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(4)
  })
})
