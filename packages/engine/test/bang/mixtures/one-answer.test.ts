import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { dice } from '../../../src/dice/index.ts'
import { duel } from '../../../src/duel/index.ts'
import { type Game, type Json, Match, nth, type Option, onlyAnswer, Random, type Rules, seedFrom } from '../../../src/kernel/index.ts'
import { randomAnswer } from '../../player.ts'
import { table } from '../../scenario.ts'
import { mixed } from './mixed.ts'

/** If everybody can see that a question has only one possible answer, it is not asked, whatever the hand holds. */

const play = { phase: 'play' } as const
const highNoon = (event: string, ...sets: string[]) => ({ ...play, event, options: { sets: ['high-noon', ...sets] } })

describe('a BANG! or a loss', () => {
  test('The Sermon: a challenger who is answered loses at once', () => {
    for (const card of ['bang', 'scope']) {
      const t = table({ A: { hand: ['duel', card] }, B: {}, C: { hand: ['bang'] } }, highNoon('the-sermon'))
      t.say('A', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' })
      expect([t.asked(), t.life('A'), t.hand('A')]).toEqual(['play:A', 4, [card]])
    }
  })

  test('The Sermon: Indians! that another was ordered to play cost the active player a life point at once', () => {
    const t = mixed({ A: { hand: ['bang'] }, B: { hand: ['indians'] }, C: {} }, { ...play, event: 'the-sermon', show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'indians', 'B'))
    expect(t.asked()).toBe('obey:B')
    t.say('B', 'obey', { card: 'indians' })
    expect([t.asked(), t.life('A')]).toEqual(['play:A', 4])
  })

  test('The Sermon: if he might hold an Escape he is asked', () => {
    const t = mixed(
      { A: { hand: ['bang', 'scope'] }, B: { hand: ['indians'] }, C: {} },
      { ...play, event: 'the-sermon', show: 'dorothy-rage', deck: ['escape'] },
    )
    t.say('A', 'dorothy-rage', t.order('B', 'indians', 'B')).say('B', 'obey', { card: 'indians' })
    expect([t.asked(), t.options('A')]).toEqual(['give-bang:A', ['decline']])
  })
})

describe('a Beer or the end', () => {
  const shot = (event: string, hand: readonly string[], character?: string) => {
    const t = table(
      { A: { hand: ['bang'] }, B: { life: 1, hand, ...(character && { character }) }, C: {} },
      highNoon(event, 'wild-west-show'),
    )
    return t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
  }

  test('The Reverend: nobody is asked for a Beer he may not drink', () => {
    for (const card of ['beer', 'scope']) expect(shot('the-reverend', [card]).isOut('B')).toBe(true)
    expect(shot('thirst', ['scope']).asked()).toBe('dying:B')
  })

  test('The Reverend: Sid Ketchum is asked while he has two cards, Teren Kill draws at once', () => {
    expect(shot('the-reverend', ['beer', 'scope'], 'sid-ketchum').asked()).toBe('dying:B')
    expect(shot('the-reverend', ['beer'], 'sid-ketchum').isOut('B')).toBe(true)
    expect(shot('the-reverend', ['beer'], 'teren-kill').events('checked')).toHaveLength(1)
  })

  test('Handcuffs in his own turn: only where there are Beers of the suit he has named', () => {
    const dyingWith = (suit: string) => {
      const t = table(
        { A: {}, B: { life: 1, hand: ['beer', 'panic/JH', 'cat-balou/8C'] }, C: { character: 'henry-block', front: ['scope'] } },
        {
          turn: 'B',
          event: 'handcuffs',
          options: { sets: ['high-noon', 'valley-of-shadows', 'dodge-city'], highNoonExtras: true },
          discard: ['saved', 'escape'],
        },
      )
      t.say('B', suit).say('B', 'play', { card: suit === 'hearts' ? 'panic' : 'cat-balou', seat: 'C', picks: [['scope']] })
      return t.say('B', 'take-it')
    }
    expect([dyingWith('hearts').asked(), dyingWith('clubs').isOut('B')]).toEqual(['dying:B', true])
  })
})

describe('a Missed! or a hit', () => {
  test('Big Spencer is asked only where some card that he may use carries the symbol', () => {
    const shot = (...sets: string[]) =>
      table(
        { A: { hand: ['bang'] }, B: { character: 'big-spencer', hand: ['missed'] }, C: {} },
        { ...play, options: { sets: ['wild-west-show', ...sets] } },
      ).say('A', 'play', { card: 'bang', seat: 'B' })
    expect([shot().asked(), shot().life('B')]).toEqual(['play:A', 8])
    expect(shot('dodge-city').asked()).toBe('shot:B')
  })
})

describe('a window', () => {
  test('Handcuffs: whoever has named another suit is not asked for a Saved! or an Escape, whatever he holds', () => {
    const t = table(
      { A: { hand: ['saved', 'bang/AS'] }, B: {}, C: {} },
      { event: 'handcuffs', options: { sets: ['high-noon', 'valley-of-shadows'], highNoonExtras: true }, discard: ['escape'] },
    )
    t.say('A', 'spades').say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.asked(), t.life('B')]).toEqual(['play:A', 3])
  })
})

describe('the only card', () => {
  const ALONE = { hand: ['beer'] } as const

  test('Tornado and Poker: a single card goes without a question, unless it might be an Escape', () => {
    const tornado = mixed({ A: { hand: ['tornado'] }, B: ALONE, C: {} }, play)
    tornado.say('A', 'play', { card: 'tornado' })
    expect([tornado.asked(), tornado.hand('B').length, tornado.discard()[0]]).toEqual(['play:A', 2, 'beer'])
    const maybe = mixed({ A: { hand: ['tornado'] }, B: ALONE, C: {} }, { ...play, deck: ['scope', 'mustang', 'escape'] })
    expect(maybe.say('A', 'play', { card: 'tornado' }).asked()).toBe('tornado:B')
    const poker = mixed({ A: { hand: ['poker'] }, B: ALONE, C: { hand: ['scope', 'mustang'] } }, play)
    expect(poker.say('A', 'play', { card: 'poker' }).asked()).toBe('poker:C')
    poker.say('C', 'bet', { card: 'mustang' })
    expect([poker.asked(), poker.row().sort()]).toEqual(['poker-pot:A', ['beer', 'mustang']])
  })

  test('a Shotgun, Youl Grinner, the last card of a ghost’s hand', () => {
    const shotgun = mixed({ A: { hand: ['bang'], front: ['shotgun'] }, B: ALONE, C: {} }, play)
    shotgun.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect([shotgun.asked(), shotgun.hand('B')]).toEqual(['play:A', []])
    const youl = mixed({ A: { character: 'youl-grinner' }, B: ALONE, C: {} })
    expect([youl.asked(), youl.hand('B'), youl.hand('A')[0]]).toEqual(['play:A', [], 'beer'])
    const ghost = mixed(
      { A: {}, B: { role: 'outlaw', ghost: true, front: ['ghost'], hand: ['beer', 'scope'] }, C: { role: 'renegade' } },
      {
        ...play,
        turn: 'B',
      },
    )
    ghost.say('B', 'end').say('B', 'discard', { card: 'beer' })
    expect([ghost.turn(), ghost.hand('B')]).toEqual(['C', []])
  })

  test('Vera Custer with one other left copies him', () => {
    const t = mixed({ A: { character: 'vera-custer' }, B: { character: 'willy-the-kid', role: 'outlaw' } })
    expect(t.events('abilities')).toMatchObject([{ characters: ['willy-the-kid'] }])
    expect(t.asked()).toBe('play:A')
  })
})

describe('in random games', () => {
  /** Here the number of answers depends on a hand. `play` is asked even if ending the turn is the only answer, because a player says that himself. */
  const OF_HANDS = new Set(['play', 'shot', 'give-bang', 'dying', 'spare', 'ignore', 'tornado', 'poker', 'obey', 'give-shot'])

  const findings = (rules: Rules<Game>, options: (i: number) => Json, games: number): readonly string[] => {
    const found = new Set<string>()
    for (let i = 0; i < games; i++) {
      const match = Match.start(rules, options(i), seedFrom(`one answer ${i}`))
      const random = new Random(seedFrom(`player ${i}`))
      for (let step = 0; step < 2000 && match.question; step++) {
        const waiting = match.waiting()
        for (const seat of waiting) {
          const part = match.question.parts.find((one) => one.seat === seat)
          const menu: readonly Option[] = match.menu(seat)
          if (part && !OF_HANDS.has(part.kind.name) && onlyAnswer(menu)) found.add(`${part.kind.name}: ${JSON.stringify(onlyAnswer(menu))}`)
        }
        const seat = nth(waiting, random.below(waiting.length))
        match.answer(seat, randomAnswer(match.menu(seat), random))
      }
    }
    return [...found]
  }
  const ALL = ['base', 'dodge-city', 'high-noon', 'fistful-of-cards', 'wild-west-show', 'valley-of-shadows']

  test('of the card game with all sets', () => {
    expect(findings(bang, (i) => ({ players: 3 + (i % 6), sets: ALL, highNoonExtras: true }), 40)).toEqual([])
  })

  test('of the dice game', () => {
    expect(findings(dice, (i) => ({ players: 3 + (i % 6) }), 30)).toEqual([])
  })

  test('of The Duel', () => {
    expect(findings(duel, () => ({}), 40)).toEqual([])
  })
})
