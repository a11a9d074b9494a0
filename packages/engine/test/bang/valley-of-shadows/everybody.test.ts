import { describe, expect, test } from 'vitest'
import { SEEN, valley } from './valley.ts'

describe('Bandidos', () => {
  test('7. its player first; one card is enough if there is one; without cards a life point; Apache Kid is unaffected', () => {
    const t = valley(
      {
        A: { hand: 2 },
        B: { hand: ['bandidos', 'scope', 'mustang'] },
        C: { hand: ['missed'] },
        D: {},
        E: { character: 'apache-kid', hand: ['barrel'] },
      },
      { ...SEEN, turn: 'B' },
      'dodge-city',
    )
    t.say('B', 'play', { card: 'bandidos' })
    expect(t.asked()).toBe('bandidos:B')
    t.say('B', 'discard', { picks: [['scope', 'mustang']] })
    expect(t.asked()).toBe('bandidos:C')
    t.say('C', 'discard', { picks: [['missed']] })
    expect(t.asked()).toBe('bandidos:A')
    expect(t.life('D')).toBe(3)
    expect([t.life('E'), t.hand('E')]).toEqual([3, ['barrel']])
    expect(t.events('unaffected')).toMatchObject([{ seat: 4, because: 'apache-kid' }])
    expect(t.refused('A', 'discard', { picks: [['schofield']] }).code).toBe('not-allowed')
    t.say('A', 'lose')
    expect(t.life('A')).toBe(4)
  })

  test('its player is responsible for the others, nobody for himself', () => {
    const t = valley(
      { A: { hand: ['bandidos', 'beer'], life: 1 }, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade' } },
      { ...SEEN, deck: ['scope', 'mustang', 'barrel'] },
    )
    t.say('A', 'play', { card: 'bandidos' }).say('A', 'lose').say('A', 'beer', { card: 'beer' })
    expect(t.events('wounded')).toMatchObject([
      { seat: 0, by: undefined },
      { seat: 1, by: 0 },
      { seat: 2, by: 0 },
    ])
    expect(t.isOut('B')).toBe(true)
    expect(t.hand('A')).toEqual(['scope', 'mustang', 'barrel'])
  })

  test('Escape and Mick Defender stay out of it', () => {
    const t = valley(
      { A: { hand: ['bandidos', 'escape'] }, B: { character: 'mick-defender', hand: ['missed', 'beer'] }, C: {} },
      { phase: 'play', discard: ['saved'] },
    )
    t.say('A', 'play', { card: 'bandidos' }).say('A', 'ignore', { card: 'escape' }).say('B', 'ignore', { card: 'missed' })
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([5, 4, 3])
    expect([t.hand('A'), t.hand('B')]).toEqual([[], ['beer']])
  })

  test('a ghost may choose the life point, which it does not lose', () => {
    const t = valley(
      { A: { hand: ['bandidos', 'scope'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'], hand: 2 }, C: { role: 'renegade' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'bandidos' })
      .say('A', 'discard', { picks: [['scope']] })
      .say('B', 'lose')
    expect([t.life('B'), t.hand('B').length, t.isOut('B')]).toEqual([0, 2, false])
  })

  test('Molly Stark draws for what she gives, after the whole card', () => {
    const t = valley(
      { A: { hand: ['bandidos', 'scope'] }, B: { character: 'molly-stark', hand: ['missed', 'beer'] }, C: { hand: 1 } },
      SEEN,
      'dodge-city',
    )
    t.say('A', 'play', { card: 'bandidos' })
      .say('A', 'discard', { picks: [['scope']] })
      .say('B', 'discard', { picks: [['missed', 'beer']] })
    expect(t.hand('B')).toEqual([])
    t.say('C', 'lose')
    expect(t.hand('B')).toHaveLength(2)
  })

  test('Sid Ketchum has paid his cards away meanwhile: he loses the life point', () => {
    const t = valley({ A: { hand: ['bandidos'] }, B: { character: 'sid-ketchum', life: 2, hand: 2 }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bandidos' })
    expect(t.asked()).toBe('bandidos:B')
    t.say('B', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect(t.life('B')).toBe(2)
    expect(t.asked()).toBe('play:A')
  })
})

describe('Poker', () => {
  test('22. an Ace: all cards are discarded', () => {
    const more = 'mustang'
    const t = valley(
      { A: { hand: ['poker'] }, B: { hand: ['missed/7S', 'beer'] }, C: { hand: ['scope/AS', more] }, D: { hand: ['duel/QD', more] } },
      SEEN,
    )
    t.say('A', 'play', { card: 'poker' })
    expect(t.asked()).toBe('poker:B+C+D')
    t.say('C', 'bet', { card: 'scope' }).say('B', 'bet', { card: 'missed' })
    expect(t.row()).toEqual([])
    t.say('D', 'bet', { card: 'duel' })
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toEqual([])
    expect(t.discard().slice(0, 3)).toEqual(['duel', 'scope', 'missed'])
  })

  test('22. no Ace: at most two; the rest is discarded', () => {
    const t = valley(
      { A: { hand: ['poker'] }, B: { hand: ['missed/7S'] }, C: { hand: ['scope/AS', 'beer'] }, D: { hand: ['duel/QD'] } },
      SEEN,
    )
    t.say('A', 'play', { card: 'poker' }).say('C', 'bet', { card: 'beer' })
    expect(t.can('A', 'take', { picks: [['missed', 'beer', 'duel']] })).toBe(false)
    t.say('A', 'take', { picks: [['duel', 'missed']] })
    expect(t.hand('A').sort()).toEqual(['duel', 'missed'])
    expect(t.discard()[0]).toBe('beer')
  })

  test('42. players without cards are passed over; none, one or both may be taken', () => {
    const start = () => {
      const t = valley({ A: { hand: ['poker'] }, B: { hand: ['bang/4D'] }, C: { hand: ['beer/9H'] }, D: {}, E: {} }, SEEN)
      return t.say('A', 'play', { card: 'poker' })
    }
    expect(
      start()
        .say('A', 'take', { picks: [['bang', 'beer']] })
        .hand('A')
        .sort(),
    ).toEqual(['bang', 'beer'])
    expect(
      start()
        .say('A', 'take', { picks: [['beer']] })
        .hand('A'),
    ).toEqual(['beer'])
    expect(
      start()
        .say('A', 'take', { picks: [[]] })
        .hand('A'),
    ).toEqual([])
  })

  test('nobody has cards: nothing happens', () => {
    const t = valley({ A: { hand: ['poker', 'scope'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'poker' })
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toEqual(['scope'])
  })

  test('Escape and Mick Defender: no card of theirs is among them', () => {
    const t = valley(
      {
        A: { hand: ['poker'] },
        B: { hand: ['escape', 'beer'] },
        C: { character: 'mick-defender', hand: ['missed', 'duel'] },
        D: { hand: ['bang/4D'] },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'poker' })
      .say('B', 'ignore', { card: 'escape' })
      .say('D', 'bet', { card: 'bang' })
      .say('C', 'ignore', { card: 'missed' })
    expect(t.row()).toEqual(['bang'])
    t.say('A', 'take', { picks: [['bang']] })
    expect([t.hand('B'), t.hand('C'), t.hand('D')]).toEqual([['beer'], ['duel'], []])
  })

  test('what is chosen stays secret until all have chosen', () => {
    const t = valley({ A: { hand: ['poker'] }, B: { hand: ['beer', 'bang'] }, C: { hand: 2 } }, SEEN)
    t.say('A', 'play', { card: 'poker' })
    const before = [t.view('A'), t.view('C'), t.view('spectator')]
    t.say('B', 'bet', { card: 'beer' })
    expect([t.view('A'), t.view('C'), t.view('spectator')]).toEqual(before)
  })

  test('a promised card that Sid Ketchum pays away is chosen anew', () => {
    const t = valley(
      {
        A: { hand: ['poker'] },
        B: { character: 'sid-ketchum', life: 2, hand: ['beer', 'bang', 'duel/QD', 'mustang'] },
        C: { hand: ['scope/AS', 'beer'] },
      },
      SEEN,
    )
    t.say('A', 'play', { card: 'poker' })
      .say('B', 'bet', { card: 'beer' })
      .say('B', 'sid-ketchum', { picks: [['beer', 'bang']] })
    expect(t.asked()).toBe('poker:B+C')
    t.say('B', 'bet', { card: 'duel' }).say('C', 'bet', { card: 'scope' })
    expect(t.discard().slice(0, 2)).toEqual(['scope', 'duel'])
  })
})

describe('Tornado', () => {
  test('30. without cards one just draws two', () => {
    const t = valley({ A: { hand: ['tornado', 'scope'] }, B: { hand: ['beer', 'mustang'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'tornado' }).say('B', 'discard', { card: 'beer' })
    expect([t.hand('A').length, t.hand('B').length, t.hand('C').length]).toEqual([2, 3, 2])
  })

  test('43. as his last card: nothing to discard, two drawn', () => {
    const t = valley({ A: { hand: ['tornado'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'tornado' })
    expect(t.hand('A')).toHaveLength(2)
    expect(t.asked()).toBe('play:A')
  })

  test('44. Escape: neither discards nor draws', () => {
    const t = valley({ A: { hand: ['tornado'] }, B: {}, C: { hand: ['escape', 'beer'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'tornado' }).say('C', 'ignore', { card: 'escape' })
    expect(t.hand('C')).toEqual(['beer'])
  })

  test('one player is finished before the next: the new deck holds what was discarded', () => {
    const t = valley({ A: { hand: ['tornado', 'scope'] }, B: {}, C: {} }, { phase: 'play', deckSize: 2, deck: ['beer', 'bang'] })
    t.say('A', 'play', { card: 'tornado' }).say('A', 'discard', { card: 'scope' })
    expect(t.hand('A')).toEqual(['beer', 'bang'])
    expect(t.hand('B').sort()).toEqual(['scope', 'tornado'])
    expect(t.hand('C')).toEqual([])
  })
})
