import { describe, expect, test } from 'vitest'
import { type SeatSpec, type Situation, table } from '../../scenario.ts'

const ALL = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'valley-of-shadows']

/** A table with all sets. */
const mixed = <const S extends string>(seats: { readonly [name in S]: SeatSpec }, situation: Omit<Situation<NoInfer<S>>, 'options'> = {}) =>
  table<S>(seats, { ...situation, options: { sets: ALL } })

describe('green cards', () => {
  test('1. a Sombrero of this turn is no answer to the shot of a Backfire', () => {
    const t = mixed({ A: { hand: ['sombrero', 'bang', 'scope'] }, B: { hand: ['backfire'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'sombrero' }).say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect(t.asked()).toBe('shot:A')
    expect(t.options('A')).toEqual(['take-it'])
    expect(t.refused('A', 'sombrero', { card: 'sombrero' })).toEqual({ code: 'not-ready', facts: { card: 'sombrero' } })
  })

  test('a Lasso switches them off; they stay', () => {
    const t = mixed({ A: { life: 2, front: ['canteen'] }, B: {} }, { phase: 'play', event: 'lasso' })
    expect(t.refused('A', 'use', { card: 'canteen' })).toMatchObject({ code: 'switched-off' })
    expect(t.front('A')).toEqual(['canteen'])
  })

  test('Escape is no help against a Knife, but against a Punch and a Springfield', () => {
    const seats = { A: { hand: ['punch', 'springfield', 'beer'], front: ['knife'] }, B: { hand: ['escape'] }, C: {} } as const
    const t = mixed(seats, { phase: 'play' })
    t.say('A', 'use', { card: 'knife', seat: 'B' })
    expect(t.refused('B', 'ignore', { card: 'escape' }).code).toBe('no-escape')
    t.say('B', 'take-it').say('A', 'pass').say('A', 'play', { card: 'punch', seat: 'B' }).say('B', 'ignore', { card: 'escape' })
    expect(t.life('B')).toBe(3)
    const u = mixed(seats, { phase: 'play' })
    u.say('A', 'play', { card: 'springfield', seat: 'B', picks: [['beer']] }).say('B', 'ignore', { card: 'escape' })
    expect(u.life('B')).toBe(4)
  })

  test('Pony Express does not move the show pile', () => {
    const t = mixed({ A: { front: ['pony-express'] }, B: {} }, { phase: 'play', shows: ['gag'] })
    t.say('A', 'use', { card: 'pony-express' })
    expect([t.show(), t.showsLeft()]).toEqual([undefined, ['gag']])
  })
})

describe('Brawl', () => {
  test('Escape leaves its owner out; the others lose their cards', () => {
    const t = mixed(
      { A: { hand: ['brawl', 'scope'] }, B: { hand: ['escape'], front: ['barrel'] }, C: { hand: ['beer'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'brawl', picks: [['scope'], [t.handle('B', 'barrel')]] })
    while (t.asked().startsWith('ignore')) {
      if (t.asked() === 'ignore:B') t.say('B', 'ignore', { card: 'escape' })
      else t.say('C', 'let-it')
    }
    expect([t.front('B'), t.hand('B'), t.hand('C')]).toEqual([['barrel'], [], []])
  })

  test('Henry Block shoots first; if he kills its player he keeps his card, but what was announced goes on: the others lose theirs', () => {
    const t = mixed(
      {
        S: {},
        A: { life: 1, role: 'outlaw', hand: ['brawl', 'scope'] },
        B: { character: 'henry-block', role: 'outlaw', hand: ['mustang'] },
        C: { role: 'renegade', front: ['barrel'] },
      },
      { turn: 'A', phase: 'play' },
    )
    t.say('A', 'play', { card: 'brawl', picks: [['scope'], [t.handle('C', 'barrel')]] })
    while (t.asked() !== 'over' && t.turn() === 'A') {
      const [kind, seat] = t.asked().split(':') as [string, 'S' | 'A' | 'B' | 'C']
      t.say(seat, kind === 'ignore' ? 'let-it' : kind === 'spare' ? 'pass' : 'take-it')
    }
    expect(t.isOut('A')).toBe(true)
    expect([t.hand('B')[0], t.front('C')]).toEqual(['mustang', []])
  })
})

describe('a card named for a Brawl that is gone when its turn comes', () => {
  test('its owner loses nothing, not even a card of his hand', () => {
    const t = mixed(
      { A: { hand: ['brawl', 'scope', 'backfire'] }, B: { character: 'henry-block', hand: 2, front: ['sombrero'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'brawl', picks: [['scope'], [t.handle('B', 'sombrero')]] })
    while (t.asked() !== 'play:A') {
      const [kind, seat] = t.asked().split(':') as [string, 'A' | 'B' | 'C']
      if (kind === 'ignore') t.say(seat, 'let-it')
      else if (kind === 'spare') t.say(seat, 'pass')
      else if (seat === 'A') t.say('A', 'missed', { card: 'backfire' })
      else t.say('B', 'sombrero', { card: 'sombrero' })
    }
    expect([t.life('A'), t.life('B'), t.front('B'), t.hand('B').length]).toEqual([5, 4, [], 2])
  })
})

describe('characters and events', () => {
  test('under a Blessing no card is of Diamonds: Apache Kid is hit', () => {
    const t = mixed({ A: { hand: ['bang/7D'] }, B: { character: 'apache-kid' } }, { phase: 'play', event: 'blessing' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
  })

  test('Apache Kid is not safe from his own Bandidos', () => {
    const t = mixed({ A: { character: 'apache-kid', hand: ['bandidos', 'scope'] }, B: { hand: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bandidos' })
    expect(t.asked()).toBe('bandidos:A')
  })

  test('Belle Star’s power ends with phase 3: not in a “draw!” at the end of her turn', () => {
    const t = mixed(
      { A: { character: 'belle-star', copies: ['lucky-duke'] }, B: { front: ['mustang'] }, C: {} },
      { phase: 'play', event: 'vendetta' },
    )
    expect(t.distance('A', 'B')).toBe(1)
    t.say('A', 'end')
    expect([t.asked(), t.distance('A', 'B')]).toEqual(['flip:A', 2])
  })

  test('Hangover: Belle Star switches nothing off, Elena has no Missed!, Tequila Joe drinks like everybody', () => {
    const t = mixed(
      {
        A: { character: 'belle-star', hand: ['bang', 'punch'] },
        B: { front: ['mustang'] },
        C: { character: 'elena-fuente', hand: ['scope'] },
      },
      { phase: 'play', event: 'hangover' },
    )
    expect(t.distance('A', 'B')).toBe(2)
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.refused('C', 'missed', { card: 'scope' }).code).toBe('not-a-missed')
    const joe = mixed({ A: { character: 'tequila-joe', life: 1, hand: ['beer'] }, B: {}, C: {} }, { phase: 'play', event: 'hangover' })
    joe.say('A', 'play', { card: 'beer' })
    expect(joe.life('A')).toBe(2)
  })

  test('interactions 24: the copy of Vera Custer is lost when Hangover enters, and she chooses when it is over', () => {
    const t = mixed(
      { A: {}, B: { character: 'vera-custer', copies: ['pixie-pete'] }, C: { character: 'pixie-pete' }, D: {} },
      { turn: 'D', phase: 'play', events: ['hangover', 'blessing'] },
    )
    t.say('D', 'end')
    expect([t.event(), t.sees('A', 'B').abilities]).toEqual(['hangover', []])
    t.say('A', 'end')
    expect([t.asked(), t.hand('B').length]).toEqual(['play:B', 2])
    t.say('B', 'end').say('C', 'end').say('D', 'end').say('A', 'end')
    expect(t.asked()).toBe('copy-ability:B')
  })

  test('Thirst: Pixie Pete draws 2, Bill Noface at full life 1', () => {
    const draws = (character: string) => mixed({ A: {}, B: { character } }, { turn: 'B', event: 'thirst' }).hand('B').length
    expect([draws('pixie-pete'), draws('bill-noface')]).toEqual([2, 1])
  })

  test('Peyote goes before Pat Brennan', () => {
    const t = mixed({ A: {}, B: { character: 'pat-brennan', front: ['scope'] } }, { turn: 'B', event: 'peyote' })
    expect(t.asked()).toBe('peyote:B')
  })

  test('a ghost with Sean Mallory’s ability keeps 10 cards', () => {
    const t = mixed(
      { A: {}, B: { character: 'sean-mallory', ghost: true, life: 1, hand: 3, front: ['ghost'] }, C: {} },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'end')
    expect(t.hand('B')).toHaveLength(3)
  })

  test('Vera Custer copies both abilities of Gregory Deck', () => {
    const t = mixed({
      A: { character: 'vera-custer' },
      B: { character: 'gregory-deck', beside: ['paul-regret', 'willy-the-kid'] },
      C: {},
    })
    t.say('A', 'copy', { seat: 'B' })
    expect(t.sees('C', 'A').abilities).toEqual(['paul-regret', 'willy-the-kid'])
    expect(t.distance('C', 'A')).toBe(2)
  })

  test('Molly Stark draws for what she gives to the Bandidos, not for what the Poker takes', () => {
    const t = mixed(
      { A: { hand: ['bandidos'] }, B: { character: 'molly-stark', hand: ['bang', 'missed', 'scope'] }, C: {} },
      { phase: 'play', deck: ['beer', 'volcanic'] },
    )
    t.say('A', 'play', { card: 'bandidos' })
    while (t.asked() !== 'play:A') {
      const [kind, seat] = t.asked().split(':') as [string, 'A' | 'B' | 'C']
      if (kind === 'ignore') t.say(seat, 'let-it')
      else if (kind === 'spare') t.say(seat, 'pass')
      else if (seat === 'B') t.say('B', 'discard', { picks: [['bang', 'missed']] })
      else t.say(seat, 'lose')
    }
    expect(t.hand('B')).toEqual(['scope', 'beer', 'volcanic'])
  })

  test('The Reverend forbids Beer, not Tequila or Canteen', () => {
    const t = mixed(
      { A: { life: 1, hand: ['beer', 'tequila', 'scope'], front: ['canteen'] }, B: {}, C: {} },
      { phase: 'play', event: 'the-reverend' },
    )
    expect(t.refused('A', 'play', { card: 'beer' }).code).toBe('forbidden')
    t.say('A', 'use', { card: 'canteen' }).say('A', 'play', { card: 'tequila', seat: 'A', picks: [['scope']] })
    expect(t.life('A')).toBe(3)
  })

  test('The Sermon: a BANG! among the two cards of Doc Holyday is an ordinary discard', () => {
    const t = mixed({ A: { character: 'doc-holyday', hand: ['bang', 'scope'] }, B: {} }, { phase: 'play', event: 'the-sermon' })
    t.say('A', 'doc-holyday', { seat: 'B', picks: [['bang', 'scope']] })
    expect(t.life('B')).toBe(3)
  })

  test('Greg Digger and Herb Hunter: a ghost that leaves is no elimination', () => {
    const t = mixed(
      {
        A: { hand: ['cat-balou'] },
        B: { role: 'outlaw', ghost: true, life: 1, front: ['ghost'] },
        C: { character: 'herb-hunter', role: 'outlaw' },
        D: { character: 'greg-digger', role: 'renegade', life: 1 },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect(t.isOut('B')).toBe(true)
    expect([t.hand('C').length, t.life('D')]).toEqual([0, 1])
  })

  test('three players with events: they change before the Deputy’s turn', () => {
    const t = mixed(
      { D: { role: 'deputy' }, O: { role: 'outlaw' }, R: { role: 'renegade' } },
      { turn: 'R', phase: 'play', events: ['blessing'] },
    )
    expect(t.event()).toBeUndefined()
    t.say('R', 'end')
    expect([t.turn(), t.event()]).toEqual(['D', 'blessing'])
  })
})
