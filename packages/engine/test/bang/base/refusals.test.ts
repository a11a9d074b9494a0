import { describe, expect, test } from 'vitest'
import { firstOf, handleOf, seatOf } from '../../../src/kernel/index.ts'
import { table } from '../../scenario.ts'

// `refused` itself checks that no view, question, card, record or random number has changed.

describe('out of turn', () => {
  test('acting out of turn without a pending question', () => {
    const t = table({ A: {}, B: { hand: ['bang', 'stagecoach'] }, C: {} }, { phase: 'play' })
    expect(t.refused('B', 'play', { card: 'bang', seat: 'A' })).toEqual({ code: 'not-asked' })
    expect(t.refused('B', 'play', { card: 'stagecoach' })).toEqual({ code: 'not-asked' })
    expect(t.refused('B', 'end')).toEqual({ code: 'not-asked' })
  })

  test('an eliminated player', () => {
    const t = table({ A: {}, B: { out: true }, C: {} }, { phase: 'play' })
    expect(t.refused('B', 'end')).toEqual({ code: 'not-asked' })
  })

  test('Beer out of turn when not dying', () => {
    const t = table({ A: { hand: ['bang'] }, B: { life: 2, hand: ['beer'] }, C: { life: 2, hand: ['beer'] } }, { phase: 'play' })
    expect(t.refused('C', 'play', { card: 'beer' })).toEqual({ code: 'not-asked' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'play', { card: 'beer' })).toEqual({ code: 'not-a-missed', facts: { card: 'beer' } })
    expect(t.refused('B', 'beer', { card: 'beer' }).code).toBe('not-allowed')
    expect(t.refused('C', 'beer', { card: 'beer' })).toEqual({ code: 'not-asked' })
  })

  test('Missed! with no shot on its player', () => {
    const t = table({ A: { hand: ['missed', 'bang'] }, B: { hand: ['missed'] }, C: { hand: ['missed'] } }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'missed' })).toEqual({ code: 'only-as-answer', facts: { card: 'missed' } })
    expect(t.refused('B', 'missed', { card: 'missed' })).toEqual({ code: 'not-asked' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('C', 'missed', { card: 'missed' })).toEqual({ code: 'not-asked' })
  })

  test('an answer to a question that is gone', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: 1 } }, { phase: 'play' })
    const old = t.match.questionNumber
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.match.answer(t.seat('B'), { id: 'take-it' }, old)).toEqual({ code: 'old-question' })
    expect(t.asked()).toBe('shot:B')
  })

  test('anything after the game', () => {
    const t = table({ A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('A', 'end')).toEqual({ code: 'game-over' })
  })
})

describe('BANG!', () => {
  test('beyond reach', () => {
    const t = table(
      { A: { hand: ['bang'], front: ['schofield'] }, B: {}, C: {}, D: { front: ['mustang'] }, E: {}, F: {} },
      { phase: 'play' },
    )
    expect(t.refused('A', 'play', { card: 'bang', seat: 'D' })).toEqual({
      code: 'out-of-reach',
      facts: { seat: 3, distance: 4, reach: 2, weapon: 'schofield' },
    })
  })

  test('beyond the limit', () => {
    const t = table({ A: { hand: ['bang'] }, B: {} }, { phase: 'play', bangsPlayed: 1 })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toEqual({ code: 'bang-limit', facts: { card: 'bang' } })
  })

  test('on yourself', () => {
    const t = table({ A: { hand: ['bang'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'A' })).toMatchObject({ code: 'yourself' })
  })

  test('Duel on yourself', () => {
    const t = table({ A: { hand: ['duel', 'bang'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'duel', seat: 'A' })).toMatchObject({ code: 'yourself' })
  })
})

describe('targets', () => {
  test.each(['bang', 'duel', 'jail', 'panic', 'cat-balou'])('%s on an eliminated player', (card) => {
    const t = table({ A: { hand: [card] }, B: { out: true }, C: {}, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card, seat: 'B' })).toEqual({ code: 'not-in-play', facts: { card, seat: 1 } })
    expect(t.refused('A', 'play', { card, seat: 'B', picks: [[]] })).toMatchObject({ code: 'not-in-play' })
  })

  test('Jail on the Sheriff', () => {
    const t = table({ A: { role: 'sheriff' }, B: { hand: ['jail'] }, C: {} }, { turn: 'B', phase: 'play' })
    expect(t.refused('B', 'play', { card: 'jail', seat: 'A' })).toEqual({ code: 'sheriff', facts: { card: 'jail', seat: 0 } })
  })

  test('Jail on a jailed player', () => {
    const t = table({ A: { hand: ['jail/JS'] }, B: { front: ['jail/4H'] }, C: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'jail', seat: 'B' })).toEqual({ code: 'twin-there', facts: { card: 'jail', seat: 1 } })
  })

  test('Panic! on the own hand', () => {
    const bare = table({ A: { hand: ['panic', 'beer'] }, B: {} }, { phase: 'play' })
    expect(bare.refused('A', 'play', { card: 'panic', seat: 'A', picks: [[]] })).toMatchObject({ code: 'yourself' })
    const t = table({ A: { hand: ['panic', 'beer'], front: ['scope'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'panic', seat: 'A', picks: [[]] })).toMatchObject({ code: 'wrong-choice' })
    expect(t.refused('A', 'play', { card: 'panic', seat: 'A', picks: [['beer']] })).toMatchObject({ code: 'wrong-choice' })
    t.say('A', 'play', { card: 'panic', seat: 'A', picks: [['scope']] })
    expect(t.hand('A')).toEqual(['beer', 'scope'])
  })

  test('Panic! beyond distance 1, whatever the weapon', () => {
    const t = table({ A: { hand: ['panic'], front: ['winchester'] }, B: {}, C: { hand: 1 }, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'panic', seat: 'C', picks: [[]] })).toEqual({
      code: 'too-far',
      facts: { seat: 2, distance: 2, reach: 1 },
    })
  })

  test.each(['panic', 'cat-balou'])('%s on a player without cards', (card) => {
    const t = table({ A: { hand: [card] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card, seat: 'B', picks: [[]] })).toEqual({ code: 'no-cards', facts: { card, seat: 1 } })
  })

  test.each(['panic', 'cat-balou'])('%s naming a card of a hidden hand', (card) => {
    const t = table({ A: { hand: [card] }, B: { hand: ['beer', 'missed'], front: ['scope'] } }, { phase: 'play' })
    const hidden = t.handle('B', 'beer')
    expect(t.refused('A', 'play', { card, seat: 'B', picks: [[hidden]] })).toEqual({ code: 'wrong-choice', facts: { card } })
  })

  test('the reason for a wrong choice is the same whatever the hidden hand holds', () => {
    const reasonWith = (held: string) => {
      const t = table({ A: { hand: ['panic'] }, B: { hand: [held], front: ['scope'] } }, { phase: 'play' })
      return t.refused('A', 'play', { card: 'panic', seat: 'B', picks: [[t.handle('B', held)]] })
    }
    expect(reasonWith('beer')).toEqual(reasonWith('missed'))
  })

  test('a seat that is not at the table, a target too many, a target missing', () => {
    const t = table({ A: { hand: ['bang', 'beer', 'cat-balou'] }, B: { hand: 1 }, C: {} }, { phase: 'play' })
    const a = t.seat('A')
    expect(t.match.answer(a, { id: 'play', card: t.handle('A', 'bang'), seat: seatOf(9) })).toEqual({ code: 'no-such-seat' })
    expect(t.refused('A', 'play', { card: 'beer', seat: 'B' })).toEqual({ code: 'no-target', facts: { card: 'beer' } })
    expect(t.refused('A', 'play', { card: 'cat-balou' })).toEqual({ code: 'target-needed', facts: { card: 'cat-balou' } })
  })
})

describe('cards in front', () => {
  test.each(['barrel', 'mustang', 'jail'])('a second %s in front of oneself', (card) => {
    const t = table({ A: {}, B: { hand: [card], front: [card] }, C: {} }, { turn: 'B', phase: 'play' })
    const reason = card === 'jail' ? t.refused('B', 'play', { card, seat: 'B' }) : t.refused('B', 'play', { card })
    expect(reason.code).toBe(card === 'jail' ? 'twin-there' : 'twin')
  })

  test.each(['volcanic', 'schofield'])('a %s when it is the weapon in play', (card) => {
    const t = table({ A: { hand: [card], front: [card] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card })).toEqual({ code: 'twin', facts: { card } })
  })

  test('a Barrel is no action of phase 2', () => {
    const t = table({ A: { front: ['barrel'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'barrel', { card: 'barrel' })).toEqual({ code: 'only-as-answer', facts: { card: 'barrel' } })
  })
})

describe('answers', () => {
  test.each(['indians', 'duel'] as const)('Missed! against %s', (card) => {
    const t = table({ A: { hand: [card] }, B: { hand: ['missed'], front: ['barrel'] } }, { phase: 'play' })
    t.say('A', 'play', card === 'duel' ? { card, seat: 'B' } : { card })
    expect(t.asked()).toBe('give-bang:B')
    expect(t.refused('B', 'missed', { card: 'missed' })).toEqual({ code: 'not-a-bang', facts: { card: 'missed' } })
    expect(t.refused('B', 'give', { card: 'missed' })).toEqual({ code: 'not-a-bang', facts: { card: 'missed' } })
  })

  test.each(['indians', 'duel'] as const)('Barrel against %s', (card) => {
    const t = table({ A: { hand: [card] }, B: { hand: ['missed'], front: ['barrel'] } }, { phase: 'play' })
    t.say('A', 'play', card === 'duel' ? { card, seat: 'B' } : { card })
    expect(t.refused('B', 'barrel', { card: 'barrel' })).toEqual({ code: 'not-a-bang', facts: { card: 'barrel' } })
  })

  test('the same Barrel twice for one shot', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: 1, front: ['barrel'] } }, { phase: 'play', deck: ['*/clubs', '*/hearts'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.refused('B', 'barrel', { card: 'barrel' })).toEqual({ code: 'once-a-shot', facts: { card: 'barrel' } })
  })

  test("Jourdonnais' own Barrel twice for one shot", () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'jourdonnais', hand: 1 } }, { phase: 'play', deck: ['*/clubs', '*/hearts'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'jourdonnais')
    expect(t.refused('B', 'jourdonnais')).toEqual({ code: 'once-a-shot', facts: { card: 'jourdonnais' } })
  })

  test('a card that is no Missed! against a shot', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['bang'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'missed', { card: 'bang' })).toEqual({ code: 'not-a-missed', facts: { card: 'bang' } })
  })

  test('a card that is not in the own hand', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['beer'] }, C: { hand: ['missed'] } }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: t.handle('C', 'missed') })).toEqual({ code: 'not-in-hand' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'missed', { card: t.handle('C', 'missed') })).toEqual({ code: 'not-in-hand' })
    expect(t.refused('B', 'missed', { card: handleOf(99999) })).toEqual({ code: 'not-in-hand' })
  })

  test('Saloon in a dying window', () => {
    const t = table({ A: { hand: ['bang'] }, B: { life: 1, hand: ['saloon'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('dying:B')
    expect(t.refused('B', 'play', { card: 'saloon' })).toEqual({ code: 'only-beer-saves', facts: { card: 'saloon' } })
    expect(t.refused('B', 'beer', { card: 'saloon' })).toEqual({ code: 'only-beer-saves', facts: { card: 'saloon' } })
  })

  test('Beer in a dying window with two players in play', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', character: 'sid-ketchum', life: 1, hand: ['beer', 'missed'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('dying:B')
    expect(t.refused('B', 'beer', { card: 'beer' })).toEqual({ code: 'two-players-left', facts: { card: 'beer' } })
  })

  test('a General Store card that is already taken', () => {
    const t = table({ A: { hand: ['general-store'] }, B: {}, C: {} }, { phase: 'play', deck: ['beer', 'scope', 'saloon'] })
    t.say('A', 'play', { card: 'general-store' })
    const taken = firstOf(t.view('A').table.aside)
    t.say('A', 'take', { card: 'beer' })
    expect(t.refused('B', 'take', { card: handleOf(taken.card) })).toEqual({ code: 'not-in-row' })
    expect(t.refused('B', 'take', { card: t.handle('A', 'beer') })).toEqual({ code: 'not-in-row' })
  })
})

describe('phase 3', () => {
  test('ending above the limit', () => {
    const t = table({ A: { life: 2, hand: 4 }, B: {} }, { phase: 'play' })
    t.say('A', 'end')
    expect(t.refused('A', 'end')).toEqual({ code: 'too-many-cards', facts: { cards: 4, limit: 2 } })
    t.say('A', 'discard', { card: 'schofield' })
    expect(t.refused('A', 'end')).toEqual({ code: 'too-many-cards', facts: { cards: 3, limit: 2 } })
  })

  test('discarding below the limit', () => {
    const t = table({ A: { life: 2, hand: 3 }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'discard', { card: 'schofield' }).code).toBe('not-allowed')
    t.say('A', 'end').say('A', 'discard', { card: 'schofield' })
    expect(t.refused('A', 'discard', { card: 'schofield' })).toEqual({ code: 'not-asked' })
    expect(t.hand('A')).toHaveLength(2)
  })
})

describe('abilities', () => {
  test('Sid Ketchum with one card', () => {
    const t = table({ A: {}, B: { character: 'sid-ketchum', life: 2, hand: ['beer'] } }, { phase: 'play' })
    expect(t.refused('B', 'sid-ketchum', { picks: [['beer']] })).toEqual({ code: 'too-few-cards', facts: { cards: 2 } })
  })

  test('Sid Ketchum at full life', () => {
    const t = table({ A: {}, B: { character: 'sid-ketchum', hand: ['beer', 'missed'] } }, { phase: 'play' })
    expect(t.refused('B', 'sid-ketchum', { picks: [['beer', 'missed']] }).code).toBe('full-life')
  })

  test('Sid Ketchum naming the same card twice, one card, or three', () => {
    const t = table({ A: {}, B: { character: 'sid-ketchum', life: 2, hand: ['beer', 'missed', 'bang'] } }, { phase: 'play' })
    const beer = t.handle('B', 'beer')
    expect(t.refused('B', 'sid-ketchum', { picks: [[beer, beer]] }).code).toBe('wrong-choice')
    expect(t.refused('B', 'sid-ketchum', { picks: [['beer']] }).code).toBe('wrong-choice')
    expect(t.refused('B', 'sid-ketchum', { picks: [['beer', 'missed', 'bang']] }).code).toBe('wrong-choice')
  })

  test("somebody else's ability", () => {
    const t = table({ A: {}, B: { life: 2, hand: ['beer', 'missed'] } }, { phase: 'play' })
    expect(t.refused('B', 'sid-ketchum', { picks: [['beer', 'missed']] })).toEqual({ code: 'not-asked' })
  })

  test('a Missed! as a BANG! by somebody who is not Calamity Janet', () => {
    const t = table({ A: { hand: ['missed'] }, B: {} }, { phase: 'play' })
    expect(t.refused('A', 'as-bang', { card: 'missed', seat: 'B' })).toEqual({ code: 'not-a-bang', facts: { card: 'missed' } })
  })

  test('Jesse Jones and an empty hand, his own hand, an eliminated player', () => {
    const t = table({ A: { character: 'jesse-jones', hand: 1 }, B: {}, C: { hand: 1 }, D: { out: true } })
    expect(t.asked()).toBe('first-card:A')
    expect(t.refused('A', 'hand', { seat: 'B' }).code).toBe('no-cards')
    expect(t.refused('A', 'hand', { seat: 'A' }).code).toBe('yourself')
    expect(t.refused('A', 'hand', { seat: 'D' }).code).toBe('not-in-play')
  })
})

test('Jesse Jones and a hand that Sid Ketchum has emptied meanwhile', () => {
  const t = table({ A: { character: 'jesse-jones' }, B: { character: 'sid-ketchum', life: 2, hand: 2 }, C: {} }, {})
  expect(t.asked()).toBe('first-card:A')
  t.say('B', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
  expect(t.refused('A', 'hand', { seat: 'B' }).code).toBe('no-cards')
})
