import { describe, expect, test } from 'vitest'
import { rich, selling } from '../gold-rush/gold.ts'
import { journey, robbery } from '../great-train-robbery/train.ts'
import { DODGE, FISTFUL, GOLD, meet, NOON, SHOW } from './meet.ts'

const PLAY = { phase: 'play' } as const

describe('an extra turn of the Sheriff', () => {
  test('moves the train and brings no event', () => {
    const t = robbery(
      { A: { role: 'sheriff', front: ['express-car'] }, B: {}, C: {} },
      { ...PLAY, at: 0, sets: [NOON], event: 'shootout', events: ['thirst'] },
    )
    expect(journey(t).position).toBe(1)
    t.say('A', 'express-car', { card: 'express-car' })
    expect([t.turn(), journey(t).position, t.event()]).toEqual(['A', 2, 'shootout'])
  })

  test('Handcuffs: the suit of the turn before does not bind when the Ironhorse opens it', () => {
    const t = robbery(
      { A: { role: 'sheriff', hand: ['missed/2S'], ...rich(5) }, B: {}, C: {}, D: {} },
      {
        at: 2,
        sets: [NOON, GOLD],
        event: 'handcuffs',
        options: { highNoonExtras: true },
        zones: { market: ['gold-rush', 'shot', 'shot'] },
      },
    )
    t.say('A', 'clubs').say('A', 'buy', { card: 'gold-rush' }).say('A', 'pass')
    t.say('A', 'missed', { card: 'missed' })
    expect([t.life('A'), t.view('B').duty]).toEqual([5, undefined])
  })

  test('of Don Bell: no Gold Rush in it, no check at its end', () => {
    const t = meet(
      [GOLD, NOON],
      { A: { character: 'don-bell', ...rich(5) }, B: {}, C: {} },
      { ...selling('gold-rush', 'shot', 'shot'), event: 'shootout', events: ['thirst'], deck: ['*/hearts'] },
    )
    t.say('A', 'end')
    expect([t.turn(), t.event(), t.can('A', 'buy', { card: 'gold-rush' })]).toEqual(['A', 'shootout', false])
    t.endTurn('A')
    expect([t.turn(), t.events('checked').length]).toEqual(['B', 1])
  })
})

describe('what a turn allows once', () => {
  test('a green card laid in the turn before may be used', () => {
    const t = meet([DODGE, FISTFUL], { A: { hand: ['pepperbox'] }, B: {}, C: {} }, { ...PLAY, event: 'vendetta', deck: ['*/hearts'] })
    t.say('A', 'play', { card: 'pepperbox' })
    expect(t.can('A', 'use', { card: 'pepperbox', seat: 'B' })).toBe(false)
    expect(t.say('A', 'end').say('A', 'use', { card: 'pepperbox', seat: 'B' }).life('B')).toBe(3)
  })

  test('Raddie Snake buys two cards more', () => {
    const t = meet(
      [GOLD, FISTFUL],
      { A: { character: 'raddie-snake', ...rich(4) }, B: {}, C: {} },
      { ...PLAY, event: 'vendetta', deck: ['panic', 'panic', '*/hearts'] },
    )
    t.say('A', 'raddie-snake').say('A', 'raddie-snake')
    expect(t.can('A', 'raddie-snake')).toBe(false)
    t.endTurn('A')
    expect([t.turn(), t.can('A', 'raddie-snake')]).toEqual(['A', true])
  })

  test('Josh McCloud takes a Gold Rush: it goes under the pile unused', () => {
    const t = meet(
      [GOLD, FISTFUL],
      { A: { character: 'josh-mccloud', ...rich(4) }, B: {}, C: {} },
      { ...PLAY, event: 'vendetta', deck: ['*/hearts'], zones: { 'equipment-pile': ['gold-rush'] } },
    )
    t.say('A', 'end').say('A', 'josh-mccloud')
    expect([t.asked(), t.count('A', 'nugget'), t.zone('equipment-pile').at(-1)]).toEqual(['play:A', 2, 'gold-rush'])
    expect(t.say('A', 'end').turn()).toBe('B')
  })
})

describe('New Identity is offered once a round', () => {
  test('so not in an extra turn of somebody who has declined', () => {
    const t = robbery(
      { A: { front: ['express-car'] }, B: {}, C: {} },
      { sets: [NOON], event: 'new-identity', options: { highNoonExtras: true } },
    )
    t.say('A', 'decline').say('A', 'express-car', { card: 'express-car' })
    expect([t.turn(), t.asked()]).toEqual(['A', 'play:A'])
  })
})

describe('before it', () => {
  test('Vendetta flips nothing for whoever has bought a Gold Rush', () => {
    const t = meet(
      [GOLD, FISTFUL],
      { A: { ...rich(5), life: 1 }, B: {}, C: {} },
      { ...selling('gold-rush', 'shot', 'shot'), event: 'vendetta', deck: ['*/spades'] },
    )
    t.say('A', 'buy', { card: 'gold-rush' })
    expect([t.turn(), t.life('A'), t.events('checked')]).toEqual(['A', 5, []])
  })

  test('Miss Susanna takes her point of whoever has used an Express Car', () => {
    const t = robbery({ A: { front: ['express-car'] }, B: {}, C: {} }, { ...PLAY, sets: [SHOW], show: 'miss-susanna' })
    t.say('A', 'express-car', { card: 'express-car' })
    expect([t.turn(), t.life('A')]).toEqual(['A', 3])
  })

  test('Law of the West: an Express Car may be used although the shown card is owed', () => {
    const t = robbery(
      { A: { front: ['express-car'] }, B: {}, C: {} },
      { sets: [FISTFUL], event: 'law-of-the-west', deck: ['panic', 'stagecoach'] },
    )
    expect(t.can('A', 'end')).toBe(false)
    t.say('A', 'express-car', { card: 'express-car' })
    expect([t.turn(), t.hand('A').length]).toEqual(['A', 2])
  })
})

describe('Ghost Town', () => {
  test('Don Bell’s ghost makes no “draw!”', () => {
    const t = meet(
      [GOLD, NOON],
      { A: {}, B: { character: 'don-bell', role: 'outlaw', out: true }, C: {}, D: {} },
      { ...PLAY, event: 'ghost-town' },
    )
    t.endTurns('A', 'B')
    expect([t.turn(), t.events('checked')]).toEqual(['C', []])
  })

  test('but he does if a Ghost Car keeps him when the turn is over, and plays on as a ghost', () => {
    const t = robbery(
      { A: {}, B: { character: 'don-bell', role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} },
      {
        ...PLAY,
        cars: ['ghost-car', 'mail-car', 'cattle-truck'],
        sets: [GOLD, NOON],
        event: 'ghost-town',
        line: ['virginia-town'],
        deck: ['scope', 'mustang', 'panic', '*/hearts'],
      },
    )
    t.say('A', 'end')
      .say('B', 'rob', { card: 'ghost-car', seat: 'B', picks: [['scope', 'mustang']] })
      .endTurn('B')
    expect([t.turn(), t.isOut('B'), t.events('checked').length]).toEqual(['B', false, 1])
    expect(t.endTurn('B').turn()).toBe('C')
  })

  test('a ghost who uses an Express Car is out, and has no other turn', () => {
    const t = robbery(
      { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} },
      {
        ...PLAY,
        cars: ['express-car', 'mail-car', 'cattle-truck'],
        sets: [NOON],
        event: 'ghost-town',
        line: ['virginia-town'],
        deck: ['scope', 'mustang', 'panic'],
      },
    )
    t.say('A', 'end')
      .say('B', 'rob', { card: 'express-car', picks: [['scope', 'mustang']] })
      .say('B', 'express-car', { card: 'express-car' })
    expect([t.turn(), t.isOut('B')]).toEqual(['C', true])
  })

  test('unless he has taken a Ghost Car from somebody: he plays his other turn as a ghost', () => {
    const t = robbery(
      { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw', front: ['ghost-car'] }, D: {} },
      {
        ...PLAY,
        cars: ['express-car', 'mail-car', 'cattle-truck'],
        sets: [NOON],
        event: 'ghost-town',
        line: ['virginia-town'],
        deck: ['scope', 'mustang', 'panic'],
      },
    )
    t.say('A', 'end')
      .say('B', 'play', { card: 'panic', seat: 'C', picks: [['ghost-car']] })
      .say('B', 'rob', { card: 'express-car', picks: [['scope', 'mustang']] })
      .say('B', 'express-car', { card: 'express-car' })
    expect([t.turn(), t.isOut('B'), t.hand('B').length]).toEqual(['B', false, 2])
  })

  test('a ghost who takes the Ghost Car for himself stays', () => {
    const t = robbery(
      { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: {} },
      {
        ...PLAY,
        cars: ['ghost-car', 'mail-car', 'cattle-truck'],
        sets: [NOON],
        event: 'ghost-town',
        line: ['virginia-town'],
        deck: ['scope', 'mustang', 'panic'],
      },
    )
    t.say('A', 'end')
      .say('B', 'rob', { card: 'ghost-car', seat: 'B', picks: [['scope', 'mustang']] })
      .endTurn('B')
    expect([t.turn(), t.isOut('B'), t.front('B')]).toEqual(['C', false, ['ghost-car']])
  })

  test('Dutch Will’s ghost draws three and discards one of them', () => {
    const t = meet(
      [GOLD, NOON],
      { A: {}, B: { character: 'dutch-will', role: 'outlaw', out: true }, C: {}, D: {} },
      { ...PLAY, event: 'ghost-town', deck: ['beer', 'scope', 'panic'] },
    )
    t.say('A', 'end').say('B', 'discard', { card: 'scope' })
    expect([t.hand('B'), t.count('B', 'nugget')]).toEqual([['beer', 'panic'], 1])
  })
})
