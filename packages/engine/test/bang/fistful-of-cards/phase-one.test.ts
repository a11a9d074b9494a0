import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

describe('Hard Liquor', () => {
  test('11. offered after the Dynamite; who drinks draws nothing', () => {
    const t = table({ A: {}, B: { front: ['dynamite'] }, C: {} }, { options, event: 'hard-liquor', turn: 'B', deck: ['*/5S'] })
    expect([t.life('B'), t.asked()]).toEqual([1, 'hard-liquor:B'])
    t.say('B', 'drink')
    expect([t.life('B'), t.hand('B'), t.asked()]).toEqual([2, [], 'play:B'])
  })

  test('33. Black Jack draws and shows nothing', () => {
    const t = table({ A: {}, B: { character: 'black-jack', life: 3 }, C: {} }, { options, event: 'hard-liquor', turn: 'B' })
    t.say('B', 'drink')
    expect([t.life('B'), t.hand('B'), t.events('shown')]).toEqual([4, [], []])
  })

  test('at full life there is nothing to ask; who declines draws as usual', () => {
    const full = table({ A: {}, B: {}, C: {} }, { options, event: 'hard-liquor', turn: 'B' })
    expect([full.asked(), full.hand('B').length]).toEqual(['play:B', 2])
    const t = table({ A: {}, B: { life: 1 }, C: {} }, { options, event: 'hard-liquor', turn: 'B' })
    t.say('B', 'draw')
    expect([t.life('B'), t.hand('B').length]).toEqual([1, 2])
  })

  test('it is no Beer: two players are enough', () => {
    const t = table({ A: {}, B: { life: 1 } }, { options, event: 'hard-liquor', turn: 'B' })
    t.say('B', 'drink')
    expect(t.life('B')).toBe(2)
  })

  test('at maximum it is refused', () => {
    const t = table(
      { A: {}, B: { character: 'sid-ketchum', life: 3, hand: ['beer', 'scope'] }, C: {} },
      { options, event: 'hard-liquor', turn: 'B' },
    )
    t.say('B', 'sid-ketchum', { picks: [['beer', 'scope']] })
    expect(t.refused('B', 'drink')).toEqual({ code: 'full-life' })
    t.say('B', 'draw')
    expect(t.hand('B')).toHaveLength(2)
  })
})

describe('Peyote', () => {
  test('19. right: he keeps the card and may stop; wrong: it is discarded and phase 1 is over', () => {
    const right = table({ A: {}, B: {}, C: {} }, { options, event: 'peyote', turn: 'B', deck: ['*/QH'] })
    right.say('B', 'red').say('B', 'stop')
    expect([right.hand('B').length, right.asked()]).toEqual([1, 'play:B'])
    const wrong = table({ A: {}, B: {}, C: {} }, { options, event: 'peyote', turn: 'B', deck: ['*/3D'] })
    wrong.say('B', 'black')
    expect([wrong.hand('B'), wrong.discardFaces().length, wrong.asked()]).toEqual([[], 1, 'play:B'])
  })

  test('the card he wins is public', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'peyote', turn: 'B', deck: ['beer/7H'] })
    t.say('B', 'red')
    expect(JSON.stringify(t.told('C'))).toContain('beer')
    expect(t.events('called')).toMatchObject([{ seat: 1, source: 'peyote', call: 'red' }])
  })

  test('20. Pixie Pete and Kit Carlson do exactly the same', () => {
    for (const character of ['pixie-pete', 'kit-carlson']) {
      const t = table(
        { A: {}, B: { character }, C: {} },
        { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event: 'peyote', turn: 'B', deck: ['*/QH'] },
      )
      t.say('B', 'red').say('B', 'stop')
      expect([t.hand('B').length, t.asked()]).toEqual([1, 'play:B'])
    }
  })

  test('40. Jesse Jones calls like everyone', () => {
    const t = table({ A: { hand: ['beer'] }, B: { character: 'jesse-jones' }, C: {} }, { options, event: 'peyote', turn: 'B' })
    expect(t.options('B')).toEqual(['red', 'black'])
    expect(t.refused('B', 'hand', { seat: 'A' })).toEqual({ code: 'not-allowed' })
  })

  test('no stop before the first call', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'peyote', turn: 'B' })
    expect(t.refused('B', 'stop')).toEqual({ code: 'not-allowed' })
  })

  test('it is no draw!: Lucky Duke flips one card', () => {
    const t = table({ A: {}, B: { character: 'lucky-duke' }, C: {} }, { options, event: 'peyote', turn: 'B', deck: ['*/3D', '*/QS'] })
    t.say('B', 'black')
    expect([t.hand('B'), t.asked(), t.deckSize]).toEqual([[], 'play:B', 79])
  })

  test('an empty deck is made anew; without any card phase 1 is over', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'peyote', turn: 'B', deckSize: 0, discard: ['beer/7H'] })
    t.say('B', 'red')
    expect([t.hand('B'), t.asked()]).toEqual([['beer'], 'play:B'])
    const none = table({ A: {}, B: {}, C: {} }, { options, event: 'peyote', turn: 'B', deckSize: 0 })
    expect(none.asked()).toBe('play:B')
  })

  test('a wrong card that was the last of the deck: the discards are shuffled before it comes to lie on their pile', () => {
    const t = table(
      { A: {}, B: {}, C: {} },
      { options, event: 'peyote', turn: 'B', deckSize: 1, deck: ['bang/2C'], discard: ['beer', 'saloon'] },
    )
    t.say('B', 'red')
    expect([t.asked(), t.discard(), t.deckSize]).toEqual(['play:B', ['bang'], 2])
  })
})

describe('Ranch', () => {
  test('21. three cards for three others, once', () => {
    const t = table(
      { A: {}, B: { hand: ['missed', 'duel', 'scope'] }, C: {} },
      { options, event: 'ranch', turn: 'B', deck: ['bang', 'beer', 'saloon', 'mustang', 'barrel'] },
    )
    t.say('B', 'exchange', { picks: [['missed', 'bang', 'scope']] })
    expect(t.hand('B')).toEqual(['duel', 'beer', 'saloon', 'mustang', 'barrel'])
    expect([...t.discard()].sort()).toEqual(['bang', 'missed', 'scope'])
    expect(t.asked()).toBe('play:B')
    expect(t.refused('B', 'exchange', { picks: [['duel']] })).toEqual({ code: 'not-allowed' })
  })

  test('35. none: declined; all of them go before the first is drawn', () => {
    const no = table({ A: {}, B: {}, C: {} }, { options, event: 'ranch', turn: 'B' })
    no.say('B', 'keep')
    expect([no.asked(), no.hand('B').length]).toEqual(['play:B', 2])
    const t = table(
      { A: {}, B: { hand: ['missed', 'duel', 'scope'] }, C: {} },
      { options, event: 'ranch', turn: 'B', deck: ['bang', 'beer', 'saloon'], deckSize: 3, discard: 6 },
    )
    t.say('B', 'exchange', { picks: [['missed', 'duel', 'scope']] })
    expect([t.hand('B').length, t.deckSize, t.discard().length]).toEqual([5, 7, 0])
  })

  test('Suzy Lafayette’s hand is not empty in between', () => {
    const t = table(
      { A: {}, B: { character: 'suzy-lafayette' }, C: {} },
      { options, event: 'ranch', turn: 'B', deck: ['bang', 'beer', 'saloon', 'mustang'] },
    )
    t.say('B', 'exchange', { picks: [['bang', 'beer']] })
    expect(t.hand('B')).toEqual(['saloon', 'mustang'])
  })

  test('an exchange of nothing, or of what one does not hold, is none', () => {
    const t = table({ A: { hand: ['beer'] }, B: {}, C: {} }, { options, event: 'ranch', turn: 'B' })
    expect(t.refused('B', 'exchange', { picks: [[]] })).toEqual({ code: 'wrong-choice' })
    expect(t.refused('B', 'exchange', { picks: [[t.handle('A', 'beer')]] })).toEqual({ code: 'wrong-choice' })
  })
})
