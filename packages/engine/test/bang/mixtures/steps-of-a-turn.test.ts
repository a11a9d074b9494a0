import { describe, expect, test } from 'vitest'

import { mixed } from './mixed.ts'

const EXTRAS = { highNoonExtras: true } as const

describe('between two turns', () => {
  test('Wild West Show in a Gold Rush: the next one clockwise keeps the events, but the turns still go the other way', () => {
    const t = mixed(
      { A: { life: 1 }, B: {}, C: {}, D: { hand: ['bang'] } },
      { turn: 'D', phase: 'play', event: 'gold-rush-event', events: ['shootout'], show: 'wild-west-show' },
    )
    t.say('D', 'play', { card: 'bang', seat: 'A' })
    t.endTurn('D')
    expect([t.turn(), t.event()]).toEqual(['C', 'gold-rush-event'])
    t.endTurn('C')
    expect([t.turn(), t.event()]).toEqual(['B', 'shootout'])
    t.endTurn('B')
    expect(t.turn()).toBe('C')
  })

  test('Bone Orchard under High Noon: back with one life point, and out again before he has done anything', () => {
    const seats = { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} } as const
    const t = mixed(seats, { phase: 'play', event: 'high-noon', show: 'bone-orchard' })
    t.endTurn('A')
    expect([t.isOut('B'), t.turn(), t.life('C')]).toEqual([true, 'C', 3])
  })

  test('Bone Orchard under Hangover: Suzy Lafayette is back with an empty hand and has no ability to fill it', () => {
    const seats = { A: {}, B: { role: 'outlaw', out: true, character: 'suzy-lafayette' }, C: { role: 'outlaw' }, D: {} } as const
    const t = mixed(seats, { phase: 'play', event: 'hangover', show: 'bone-orchard' })
    t.endTurn('A')
    expect([t.asked(), t.hand('B').length]).toEqual(['play:B', 2])
  })

  test('with three players: Blessing comes before the Deputy’s turn, and so before the check of his Jail', () => {
    const seats = { A: { role: 'deputy', front: ['jail'] }, B: { role: 'outlaw' }, C: { role: 'renegade' } } as const
    const t = mixed(seats, { turn: 'C', phase: 'play', events: ['blessing'], deck: ['*/spades'] })
    t.endTurn('C')
    expect([t.event(), t.asked(), t.front('A')]).toEqual(['blessing', 'play:A', []])
  })
})

describe('between two turns and in phase 1', () => {
  test('a Dynamite that comes to the Sheriff while Russian Roulette goes round is checked in the turn that follows', () => {
    const STICK = { stick: 'A', deck: ['dynamite', '*/KH', '*/5S'], options: { stickOfDynamite: true } } as const
    const t = mixed({ A: { front: ['barrel'] }, B: {}, C: {} }, { ...STICK, turn: 'C', phase: 'play', events: ['russian-roulette'] })
    t.endTurn('C')
    t.say('A', 'barrel', { card: 'barrel' })
    expect([t.life('B'), t.events('exploded').length, t.life('A')]).toEqual([2, 1, 2])
  })

  test('Showdown: a BANG! is a Missed! in Russian Roulette, and so is a Missed!', () => {
    const seats = { A: { hand: ['bang'] }, B: { hand: ['missed'] }, C: {} } as const
    const t = mixed(seats, { turn: 'C', phase: 'play', show: 'showdown', events: ['russian-roulette'] })
    t.endTurn('C')
    t.say('A', 'missed', { card: 'bang' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('C')).toBe(2)
  })

  test('against Henry Block’s shot in phase 1 The Sermon binds already, Handcuffs not yet', () => {
    const robbed = { character: 'henry-block', hand: 1 } as const
    const janet = { character: 'gregory-deck', beside: ['jesse-jones', 'calamity-janet'], hand: ['bang'] } as const
    const sermon = mixed({ A: {}, B: janet, C: robbed }, { turn: 'B', event: 'the-sermon' })
    sermon.say('B', 'keep').say('B', 'hand', { seat: 'C' })
    expect(sermon.options('B')).toEqual(['take-it'])
    const jesse = { character: 'jesse-jones', hand: ['missed/2S'] } as const
    const cuffs = mixed({ A: {}, B: jesse, C: robbed }, { turn: 'B', event: 'handcuffs', options: EXTRAS })
    cuffs.say('B', 'hand', { seat: 'C' }).say('B', 'missed', { card: 'missed/2S' })
    expect([cuffs.asked(), cuffs.life('B')]).toEqual(['handcuffs:B', 4])
  })
})

describe('the start of a turn', () => {
  test('a Dynamite that comes to lie there now is not checked before the next turn', () => {
    const STICK = { turn: 'B', stick: 'B', deck: ['dynamite', 'scope', '*/5S'], options: { stickOfDynamite: true } } as const
    const valentine = mixed({ A: {}, B: { hand: 1 }, C: {} }, { ...STICK, show: 'darling-valentine' })
    const bart = mixed({ A: {}, B: { character: 'bart-cassidy' }, C: {} }, { ...STICK, event: 'high-noon' })
    for (const t of [valentine, bart]) expect([t.asked(), t.front('B'), t.events('checked')]).toEqual(['play:B', ['dynamite'], []])
  })

  test('New Identity: a Sheriff who misses his turn makes the event last a round more, and everybody has an offer in it', () => {
    const t = mixed({ A: {}, B: {}, C: {} }, { turn: 'B', event: 'new-identity', show: 'lady-rosa-del-texas', options: EXTRAS })
    t.say('B', 'decline').say('B', 'lady-rosa-del-texas')
    t.endTurn('B')
    t.say('C', 'decline')
    t.endTurn('C')
    expect(t.asked()).toBe('new-identity:B')
  })

  test('A Fistful of Cards: Suzy Lafayette, who answers with her last cards, draws when all shots are over', () => {
    const seats = { A: {}, B: { character: 'suzy-lafayette', hand: ['missed', 'missed'] }, C: {} } as const
    const t = mixed(seats, { turn: 'B', event: 'a-fistful-of-cards' })
    t.say('B', 'missed', { card: 'missed' }).say('B', 'missed', { card: 'missed' })
    expect([t.hand('B').length, t.life('B')]).toEqual([1 + 2, 4])
  })

  test('Vera Custer chooses, then collects as Youl Grinner, and only then decides about Hard Liquor', () => {
    const seats = { A: {}, B: { character: 'vera-custer', life: 1 }, C: { character: 'youl-grinner', hand: 2 } } as const
    const t = mixed(seats, { turn: 'B', event: 'hard-liquor' })
    t.say('B', 'copy', { seat: 'C' })
    t.say('C', 'give', { card: t.hand('C')[0] }).say('B', 'drink')
    expect([t.life('B'), t.hand('B').length]).toEqual([2, 1])
  })
})

describe('phase 1 is over before its end brings anything', () => {
  test('Evelyn Shebang shoots the Sheriff: the game is over, nobody is asked about the Ranch', () => {
    const seats = { A: { life: 1 }, B: { character: 'evelyn-shebang', role: 'outlaw', hand: 1 }, C: {} } as const
    const t = mixed(seats, { turn: 'B', event: 'ranch' })
    t.say('B', 'shoot', { picks: [['A']] })
    expect([t.asked(), t.over]).toEqual(['over', 'outlaws'])
  })

  test('she shoots an Outlaw: the three cards are in her hand when she names a suit', () => {
    const seats = {
      A: {},
      B: { character: 'evelyn-shebang', role: 'renegade' },
      C: { role: 'outlaw', life: 1 },
      D: { role: 'outlaw' },
    } as const
    const t = mixed(seats, { turn: 'B', event: 'handcuffs', options: EXTRAS })
    t.say('B', 'shoot', { picks: [['C']] })
    expect([t.asked(), t.hand('B').length]).toEqual(['handcuffs:B', 1 + 3])
  })

  test('Pat Brennan takes the Ghost of the last Outlaw: the law has won before the train arrives', () => {
    const seats = { A: { character: 'pat-brennan' }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'deputy' } } as const
    const t = mixed(seats, { event: 'train-arrival' })
    t.say('A', 'take', { seat: 'B', picks: [['ghost']] })
    expect([t.over, t.hand('A')]).toEqual(['law', ['ghost']])
  })

  test('Suzy Lafayette, robbed of her last card by Jesse Jones, draws before the train arrives', () => {
    const seats = { A: {}, B: { character: 'jesse-jones' }, C: { character: 'suzy-lafayette', hand: ['panic'] } } as const
    const t = mixed(seats, { turn: 'B', event: 'train-arrival', deck: ['beer', 'duel', 'scope'] })
    t.say('B', 'hand', { seat: 'C' })
    expect([t.hand('B'), t.hand('C')]).toEqual([['panic', 'beer', 'scope'], ['duel']])
  })

  test('a return shot takes Evelyn Shebang out: the second shot she has named still comes', () => {
    const t = mixed(
      { A: {}, B: { hand: ['backfire'] }, C: { role: 'outlaw', character: 'evelyn-shebang', life: 1 }, D: { life: 3 } },
      { turn: 'C' },
    )
    t.say('C', 'shoot', { picks: [['B', 'D']] }).say('B', 'missed', { card: 'backfire' })
    t.letItHappen()
    expect([t.isOut('C'), t.life('D')]).toEqual([true, 2])
  })
})

test('Abandoned Mine: what Darling Valentine has made him discard is on top of the pile he draws from', () => {
  const t = mixed(
    { A: {}, B: { hand: ['beer', 'duel'] }, C: {} },
    { turn: 'B', event: 'abandoned-mine', show: 'darling-valentine', deck: ['scope', 'mustang'] },
  )
  expect(t.hand('B')).toEqual(['scope', 'mustang', 'duel', 'beer'])
})

test('Abandoned Mine: a ghost’s hand goes on the deck, and Suzy Lafayette’s draws the last of it back', () => {
  const seats = { A: {}, B: { ghost: true, front: ['ghost'], character: 'suzy-lafayette', hand: ['beer', 'duel'] }, C: {} } as const
  const t = mixed(seats, { turn: 'B', phase: 'play', event: 'abandoned-mine' })
  t.say('B', 'end').say('B', 'discard', { card: 'beer' })
  expect([t.hand('B'), t.deck()[0]]).toEqual([['duel'], 'beer'])
})

test('Gag: Suzy Lafayette has drawn for her last card when she pays for talking while it was answered', () => {
  const seats = { A: {}, B: { character: 'suzy-lafayette', life: 1, hand: ['bang'] }, C: { hand: 1 } } as const
  const t = mixed(seats, { turn: 'B', phase: 'play', show: 'gag', deck: ['beer'] })
  t.say('B', 'play', { card: 'bang', seat: 'C' }).say('B', 'gag').say('C', 'take-it')
  expect([t.asked(), t.hand('B')]).toEqual(['dying:B', ['beer']])
})
