import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'
import { town } from './town.ts'

const vera = { character: 'vera-custer' } as const

describe('Vera Custer', () => {
  test('has no ability before her first choice', () => {
    const t = town({ A: { hand: ['bang'] }, B: vera, C: { character: 'bart-cassidy' } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.hand('B')]).toEqual([2, []])
  })

  test('44. and interactions 3: the start checks run with the last copy; then she chooses anew', () => {
    const t = town(
      { A: { ...vera, copies: ['lucky-duke'], front: ['dynamite'] }, B: {}, C: { character: 'pixie-pete' } },
      { deck: ['*/3S', '*/hearts'] },
    )
    expect(t.asked()).toBe('flip:A')
    expect(t.row()).toHaveLength(2)
    t.say('A', 'flip', { card: '*/hearts' })
    expect(t.front('B')).toEqual(['dynamite'])
    expect(t.asked()).toBe('copy-ability:A')
    t.say('A', 'copy', { seat: 'C' })
    expect(t.hand('A')).toHaveLength(3)
    expect(t.sees('B', 'A').abilities).toEqual(['pixie-pete'])
  })

  test('45. and interactions 4: a turn lost to Jail leaves her without ability until her next turn', () => {
    const t = town(
      { A: { hand: ['bang'] }, B: { ...vera, copies: ['bart-cassidy'], front: ['jail'] }, C: {} },
      { turn: 'B', deck: ['*/spades'] },
    )
    expect(t.asked()).toBe('play:C')
    expect(t.sees('A', 'B').abilities).toEqual([])
    t.say('C', 'end').say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.hand('B')]).toEqual([2, []])
    t.say('A', 'end')
    expect(t.asked()).toBe('copy-ability:B')
  })

  test('a Heart frees her from Jail: she chooses', () => {
    const t = town({ A: {}, B: { ...vera, copies: ['bart-cassidy'], front: ['jail'] }, C: {} }, { turn: 'B', deck: ['*/hearts'] })
    expect(t.asked()).toBe('copy-ability:B')
  })

  test('46. the copy outlives the copied character', () => {
    const t = town(
      { A: { hand: ['bang', 'punch'] }, B: { ...vera, copies: ['bart-cassidy'] }, C: { character: 'bart-cassidy', life: 1 }, D: {} },
      { phase: 'play', deck: ['beer', 'beer', 'beer', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('B')).toEqual(['beer'])
    const later = town(
      { A: { hand: ['bang', 'punch'] }, B: { ...vera, copies: ['bart-cassidy'] }, C: { character: 'bart-cassidy', life: 1 } },
      { phase: 'play', deck: ['remington', 'volcanic', 'winchester', 'beer'] },
    )
    later.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(later.isOut('C')).toBe(true)
    later.say('A', 'play', { card: 'punch', seat: 'B' })
    expect(later.hand('B')).toEqual(['beer'])
  })

  test('47. and interactions 21: with two Vulture Sams the cards of the dead are picked in turns', () => {
    const t = town(
      {
        A: { character: 'vulture-sam', hand: ['bang'] },
        B: { life: 1, role: 'renegade', hand: ['missed', 'beer', 'scope'], front: ['barrel'] },
        C: { ...vera, copies: ['vulture-sam'] },
        D: { role: 'outlaw' },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.asked()).toBe('inherit:C')
    t.say('C', 'from-hand')
    expect(t.asked()).toBe('inherit:A')
    t.say('A', 'take', { card: t.handle('B', 'barrel') })
    expect([t.hand('C').length, t.hand('A').length]).toEqual([2, 2])
    expect(t.hand('A')).toContain('barrel')
    expect(t.isOut('B')).toBe(true)
  })

  test('while two Vulture Sams divide, the card is not over: Suzy gets the reward first, even if Sid Ketchum pays in between', () => {
    const t = town(
      {
        A: { role: 'sheriff', character: 'suzy-lafayette', hand: ['bang'] },
        B: { role: 'outlaw', life: 1, hand: ['missed'], front: ['scope'] },
        C: { role: 'outlaw', character: 'vulture-sam' },
        D: { role: 'renegade', ...vera, copies: ['vulture-sam'] },
        E: { role: 'deputy', character: 'sid-ketchum', life: 2, hand: 2 },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.asked()).toBe('inherit:C')
    t.say('E', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect(t.hand('A')).toEqual([])
    t.say('C', 'from-hand')
    expect([t.hand('A').length, t.hand('D'), t.life('E')]).toEqual([3, ['scope'], 3])
  })

  test('48. Suzy’s ability with an empty hand: a card at once, then phase 1', () => {
    const t = town({ A: vera, B: { character: 'suzy-lafayette', hand: 1 }, C: {} }, { deck: ['beer', 'bang', 'missed'] })
    t.say('A', 'copy', { seat: 'B' })
    expect(t.hand('A')).toEqual(['beer', 'bang', 'missed'])
  })

  test('she must choose, another player, in play', () => {
    const t = town({ A: vera, B: {}, C: { out: true }, D: { character: 'pixie-pete' } })
    expect(t.options('A')).toEqual(['copy > B', 'copy > D'])
    expect(t.refused('A', 'copy', { seat: 'A' }).code).toBe('yourself')
    expect(t.refused('A', 'copy', { seat: 'C' }).code).toBe('not-in-play')
    expect(t.refused('A', 'end').code).toBe('not-allowed')
  })

  test('uses of a copied ability are her own', () => {
    const t = town(
      { A: { ...vera, hand: ['barrel', 'scope', 'mustang', 'schofield'] }, B: { character: 'jose-delgado', hand: ['remington'] } },
      { deck: ['beer', 'bang', 'missed'] },
    )
    t.say('A', 'jose-delgado', { card: 'barrel' }).say('A', 'jose-delgado', { card: 'scope' })
    expect(t.refused('A', 'jose-delgado', { card: 'mustang' }).code).toBe('once-a-turn')
    t.say('A', 'end')
    while (t.asked() === 'discard:A') t.say('A', 'discard', { card: t.hand('A')[0] })
    t.say('B', 'jose-delgado', { card: 'remington' })
    expect(t.hand('B')).toHaveLength(4)
  })

  test('copying Vera brings nothing: she has only what she copies, and life stays her own', () => {
    const t = town({ A: vera, B: { character: 'paul-regret' }, C: {} })
    t.say('A', 'copy', { seat: 'B' })
    expect([t.maxLife('A'), t.distance('B', 'A')]).toEqual([4, 2])
    expect(t.sees('C', 'A')).toMatchObject({ character: 'vera-custer' })
  })

  test('beside Herb Hunter, with his ability: for each victim both draw, clockwise from the active player; rewards come after', () => {
    const t = town(
      {
        A: { role: 'sheriff', hand: ['gatling'] },
        B: { role: 'outlaw', life: 1 },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'outlaw', character: 'herb-hunter' },
        E: { role: 'renegade', ...vera, copies: ['herb-hunter'] },
      },
      { phase: 'play', deck: ['*/2C', '*/3C', '*/4C', '*/5C', '*/6C', '*/7C', '*/8C', '*/9C', '*/10C', '*/JC'] },
    )
    t.say('A', 'play', { card: 'gatling' })
    const ranks = (who: 'D' | 'E') => t.handFaces(who).map((face) => face.split('/')[1])
    expect([ranks('D'), ranks('E')]).toEqual([
      ['2C', '3C', '6C', '7C'],
      ['4C', '5C', '8C', '9C'],
    ])
    expect(t.hand('A')).toHaveLength(6)
  })

  test('between two turns she still has her copy: as Elena Fuente she gives any card in Russian Roulette', () => {
    const t = table(
      { A: { hand: ['missed'] }, B: { ...vera, copies: ['elena-fuente'], hand: ['scope'] }, C: {} },
      { turn: 'C', phase: 'play', events: ['russian-roulette'], options: { sets: ['base', 'dodge-city', 'fistful-of-cards'] } },
    )
    t.say('C', 'end').say('A', 'missed', { card: 'missed' }).say('B', 'missed', { card: 'scope' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 2])
  })
})
