import { describe, expect, test } from 'vitest'
import { handleOf } from '../../../src/kernel/index.ts'
import { table } from '../../scenario.ts'
import { entering } from './turns.ts'

const withDodgeCity = { sets: ['high-noon', 'dodge-city'] }
const withValley = { sets: ['high-noon', 'valley-of-shadows'] }
const withShow = { sets: ['high-noon', 'wild-west-show'] }
const withAll = { sets: ['high-noon', 'dodge-city', 'valley-of-shadows', 'wild-west-show'] }
/** Nobody can hold a card that steps in. */
const discard = ['saved', 'escape']

test('a ghost before whose turns the events change hands that on when he leaves', () => {
  const t = table(
    { A: { out: true }, B: { ghost: true, front: ['ghost'] }, C: { hand: ['cat-balou'] }, D: {} },
    { options: withAll, event: 'thirst', events: ['shootout'], show: 'wild-west-show', keeper: 'B', turn: 'C', phase: 'play', discard },
  )
  t.say('C', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
  expect([t.isOut('B'), t.view('D').table.keeper]).toEqual([true, 2])
  t.endTurns('C', 'D')
  expect([t.turn(), t.event()]).toEqual(['C', 'shootout'])
})

describe('Hangover', () => {
  test('Suzy Lafayette draws the moment it ends, before the next event does anything', () => {
    const t = entering({ A: { hand: ['missed'] }, B: { character: 'suzy-lafayette' }, C: {} }, 'C', {
      options: { sets: ['high-noon', 'fistful-of-cards'] },
      event: 'hangover',
      events: ['russian-roulette'],
      deck: ['missed'],
    })
    expect(t.hand('B')).toEqual(['missed'])
    t.say('A', 'missed', { card: 'missed' })
    expect(t.asked()).toBe('shot:B')
  })

  test('Big Spencer may play a Missed!; Sean Mallory keeps as many cards as life points', () => {
    const spencer = table(
      { A: { hand: ['bang'] }, B: { character: 'big-spencer', hand: ['missed'] }, C: {} },
      { options: withShow, event: 'hangover', phase: 'play' },
    )
    spencer.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(spencer.life('B')).toBe(9)
    const sean = table(
      { A: {}, B: { character: 'sean-mallory', hand: 5 }, C: {} },
      { options: withDodgeCity, event: 'hangover', turn: 'B', phase: 'play' },
    )
    expect(sean.say('B', 'end').asked()).toBe('discard:B')
  })

  test('Gregory Deck is not asked; his two abilities are back when it is over', () => {
    const t = table(
      { A: {}, B: { character: 'gregory-deck', beside: ['paul-regret', 'rose-doolan'] }, C: {}, D: {} },
      { options: withShow, event: 'hangover', events: ['shootout'], turn: 'B' },
    )
    expect([t.asked(), t.distance('A', 'B')]).toEqual(['play:B', 1])
    t.endTurns('B', 'C', 'D')
    expect([t.event(), t.distance('A', 'B')]).toEqual(['shootout', 2])
    t.endTurn('A')
    expect(t.asked()).toBe('gregory-deck:B')
  })
})

test('The Sermon: in her turn Calamity Janet may not even answer with a BANG!', () => {
  const t = table(
    {
      A: { character: 'calamity-janet', hand: ['cat-balou', 'bang', 'missed'] },
      B: { character: 'henry-block', front: ['mustang'] },
      C: {},
    },
    { options: withValley, event: 'the-sermon', phase: 'play', discard },
  )
  t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
  expect(t.asked()).toBe('shot:A')
  expect(t.refused('A', 'missed', { card: 'bang' })).toEqual({ code: 'forbidden', facts: { card: 'bang', source: 'the-sermon' } })
  t.say('A', 'missed', { card: 'missed' })
  expect(t.life('A')).toBe(5)
})

test('The Sermon and Showdown: nothing at all is a BANG! in one’s own turn', () => {
  const t = table(
    { A: { hand: ['beer', 'bang'] }, B: {}, C: {} },
    { options: withShow, event: 'the-sermon', show: 'showdown', phase: 'play' },
  )
  expect(t.refused('A', 'as-bang', { card: 'beer', seat: 'B' })).toMatchObject({ code: 'forbidden' })
  expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'forbidden' })
})

describe('The Reverend', () => {
  test('a Beer may be used as something else', () => {
    const elena = table(
      { A: { hand: ['bang'] }, B: { character: 'elena-fuente', hand: ['beer'] }, C: {} },
      { options: withDodgeCity, event: 'the-reverend', phase: 'play' },
    )
    elena.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'beer' })
    expect(elena.life('B')).toBe(3)
    const lemat = table(
      { A: { hand: ['beer'], front: ['lemat'] }, B: {}, C: {} },
      { options: withValley, event: 'the-reverend', phase: 'play', discard },
    )
    lemat.say('A', 'as-bang', { card: 'beer', seat: 'B' })
    expect(lemat.life('B')).toBe(3)
  })

  test('nobody can be ordered to drink one', () => {
    const t = table(
      { A: {}, B: { life: 2, hand: ['beer'] }, C: {} },
      { options: withShow, event: 'the-reverend', show: 'dorothy-rage', phase: 'play' },
    )
    const beer = handleOf(t.game.mixture.names.indexOf('beer'))
    t.say('A', 'dorothy-rage', { seat: 'B', picks: [[beer], [beer], ['B']] })
    expect([t.life('B'), t.events('hand-shown').length]).toEqual([2, 1])
  })
})

describe('Blessing and Curse', () => {
  test('Blessing: Apache Kid is safe from nothing, Black Flower has no Clubs, John Pain still takes the flip', () => {
    const t = table(
      { A: { character: 'black-flower', hand: ['bang/2D', '*/9C'] }, B: { character: 'apache-kid' }, C: {} },
      { options: withAll, event: 'blessing', phase: 'play', discard },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.refused('A', 'black-flower', { card: '*/9C', seat: 'B' })).toMatchObject({ code: 'wrong-suit' })
    const flip = table(
      { A: { hand: ['bang'] }, B: { front: ['barrel'] }, C: { character: 'john-pain' } },
      { options: withShow, event: 'blessing', phase: 'play', deck: ['*/5S'] },
    )
    flip.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect([flip.life('B'), flip.hand('C').length]).toEqual([4, 1])
  })

  test('Curse: Colorado Bill cannot be answered, Teren Kill is not saved, Rattlesnake bites', () => {
    const shot = table(
      { A: { character: 'colorado-bill', hand: ['bang'] }, B: { character: 'teren-kill', life: 1, hand: ['missed'] }, C: {}, D: {} },
      { options: withAll, event: 'curse', phase: 'play', discard, deck: ['*/KH', '*/QH'] },
    )
    shot.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'give-up')
    expect(shot.isOut('B')).toBe(true)
    const snake = table(
      { A: {}, B: { front: ['rattlesnake'] }, C: {}, D: {} },
      { options: withValley, event: 'curse', turn: 'B', discard, deck: ['*/KH'] },
    )
    expect(snake.life('B')).toBe(3)
  })
})

describe('Ghost Town', () => {
  test('when the ghost is out again Greg Digger and Herb Hunter gain; what he had to discard is Gary Looter’s', () => {
    const t = table(
      {
        A: {},
        B: { role: 'outlaw', out: true },
        C: { character: 'greg-digger', life: 1 },
        D: { character: 'herb-hunter' },
        E: { character: 'gary-looter' },
      },
      { options: withAll, event: 'ghost-town', phase: 'play', deck: ['scope', 'mustang', 'barrel', 'saloon', 'beer'], discard },
    )
    t.endTurn('A')
    t.say('B', 'play', { card: 'scope' })
    t.endTurn('B')
    expect([t.life('C'), t.hand('D'), t.hand('E')]).toEqual([3, ['saloon', 'beer'], ['mustang', 'barrel']])
  })

  test('Vera Custer’s ghost chooses an ability, which is gone with him', () => {
    const t = table(
      { A: {}, B: { character: 'vera-custer', out: true }, C: { character: 'pixie-pete' }, D: {} },
      { options: withDodgeCity, event: 'ghost-town', phase: 'play' },
    )
    t.endTurn('A')
    t.say('B', 'copy', { seat: 'C' })
    expect(t.hand('B')).toHaveLength(3)
    t.endTurn('B')
    expect(t.sees('A', 'B').abilities).toEqual([])
  })

  test('whom he calls back with a Ghost stays, and draws two', () => {
    const t = table(
      { A: {}, B: { role: 'outlaw', out: true }, C: { role: 'outlaw', out: true }, D: {}, E: {} },
      { options: withValley, event: 'ghost-town', phase: 'play', discard, deck: ['ghost', 'scope', 'mustang'] },
    )
    t.endTurn('A')
    expect(t.can('B', 'play', { card: 'ghost', seat: 'B' })).toBe(false)
    t.say('B', 'play', { card: 'ghost', seat: 'C' })
    t.endTurn('B')
    expect([t.turn(), t.hand('C').length]).toEqual(['C', 2])
    t.endTurn('C')
    expect([t.turn(), t.isOut('B'), t.isOut('C')]).toEqual(['D', true, false])
  })

  test('a ghost who loses the card that keeps him before his turn still has one', () => {
    const t = table(
      { A: { hand: ['cat-balou'] }, B: { ghost: true, front: ['ghost'] }, C: {}, D: {} },
      { options: withValley, event: 'ghost-town', phase: 'play', discard },
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect(t.isOut('B')).toBe(true)
    t.endTurn('A')
    expect([t.turn(), t.hand('B').length]).toEqual(['B', 3])
  })

  test('Tuco Franziskaner’s ghost draws five', () => {
    const t = table(
      { A: {}, B: { character: 'tuco-franziskaner', out: true }, C: {}, D: {} },
      { options: withValley, event: 'ghost-town', phase: 'play' },
    )
    t.endTurn('A')
    expect(t.hand('B')).toHaveLength(5)
  })
})

test('High Noon takes nothing from a ghost', () => {
  const t = table({ A: {}, B: { ghost: true, front: ['ghost'] }, C: {} }, { options: withValley, event: 'high-noon', turn: 'B' })
  expect([t.events('wounded'), t.asked()]).toEqual([[], 'play:B'])
})

test('High Noon: Saved! may spare the point; Vulture Sam takes the Dynamite of whoever dies of it', () => {
  const saved = table(
    { A: {}, B: { life: 1 }, C: { hand: ['saved'] }, D: {} },
    { options: withValley, event: 'high-noon', turn: 'B', discard: ['escape'] },
  )
  saved.say('C', 'spare', { card: 'saved' })
  expect([saved.life('B'), saved.hand('C').length]).toEqual([1, 2])
  const dead = table(
    { A: {}, B: { life: 1, front: ['dynamite'] }, C: {}, D: { character: 'vulture-sam' } },
    { options: withValley, event: 'high-noon', turn: 'B', discard },
  )
  expect([dead.isOut('B'), dead.hand('D'), dead.turn()]).toEqual([true, ['dynamite'], 'C'])
})

test('Lady Rosa: a Sheriff who misses his turn brings no event', () => {
  const t = table(
    { A: {}, B: {}, C: {}, D: {} },
    { options: withShow, event: 'thirst', events: ['shootout'], show: 'lady-rosa-del-texas', turn: 'B', phase: 'play' },
  )
  t.say('B', 'lady-rosa-del-texas')
  t.endTurn('B')
  expect([t.turn(), t.event()]).toEqual(['C', 'thirst'])
})

test('Train Arrival: with Black Jack’s ability, too, Kit Carlson chooses what he puts back and the order of what he keeps', () => {
  const t = table(
    { A: {}, B: { character: 'gregory-deck', beside: ['kit-carlson', 'black-jack'] }, C: {}, D: {} },
    { options: withShow, event: 'train-arrival', turn: 'B', deck: ['*/2C', '*/8H', '*/3C', '*/4C'] },
  )
  t.say('B', 'keep').say('B', 'put-back', { card: '*/3C' }).say('B', 'take', { card: '*/2C' })
  expect(t.events('shown')).toMatchObject([{ card: { suit: 'hearts', rank: '8' } }])
  expect(t.hand('B')).toHaveLength(4)
})

test('Gold Rush is over when Russian Roulette enters: that goes clockwise, and so do the turns', () => {
  const t = entering({ A: { hand: ['missed'] }, B: { hand: ['scope'] }, C: {}, D: { hand: ['missed'] } }, 'B', {
    options: { sets: ['high-noon', 'fistful-of-cards'] },
    event: 'gold-rush-event',
    events: ['russian-roulette'],
  })
  t.say('A', 'missed', { card: 'missed' }).say('B', 'take-it')
  t.endTurn('A')
  expect(t.turn()).toBe('B')
})

describe('Handcuffs', () => {
  test('a price may be of any suit', () => {
    const t = table(
      { A: {}, B: { hand: ['springfield/KS', 'beer/7H'] }, C: {} },
      { options: { ...withDodgeCity, highNoonExtras: true }, event: 'handcuffs', turn: 'B' },
    )
    t.say('B', 'spades').say('B', 'play', { card: 'springfield', seat: 'C', picks: [['beer/7H']] })
    expect(t.life('C')).toBe(3)
  })

  test('the suit binds until the very end of the turn', () => {
    const t = table(
      { A: {}, B: { life: 1, hand: ['beer/7H'] }, C: {}, D: {} },
      {
        options: { sets: [...withShow.sets, 'dodge-city'], highNoonExtras: true },
        event: 'handcuffs',
        show: 'miss-susanna',
        turn: 'B',
        deck: ['scope', 'mustang'],
      },
    )
    t.say('B', 'spades').say('B', 'end').say('B', 'discard', { card: 'scope' }).say('B', 'discard', { card: 'mustang' })
    expect(t.asked()).toBe('dying:B')
    expect(t.refused('B', 'beer', { card: 'beer' })).toMatchObject({ code: 'forbidden' })
  })
})

describe('New Identity', () => {
  test('the characters beside Gregory Deck go with him', () => {
    const t = entering({ A: { character: 'gregory-deck', beside: ['paul-regret', 'rose-doolan'] }, B: {}, C: {} }, 'C', {
      options: { ...withShow, highNoonExtras: true },
      events: ['new-identity'],
    })
    t.say('A', 'accept', { card: t.look('A')[0] })
    expect(t.sees('B', 'A').abilities).toEqual([])
  })

  test('a ghost stays without life', () => {
    const t = table(
      { A: {}, B: { ghost: true, front: ['ghost'] }, C: {} },
      { options: { ...withValley, highNoonExtras: true }, event: 'new-identity', turn: 'B' },
    )
    t.say('B', 'accept', { card: t.look('B')[0] })
    expect([t.life('B'), t.isOut('B')]).toEqual([0, false])
  })

  test('a copy of the old ability stays what it was', () => {
    const t = entering({ A: { character: 'paul-regret' }, B: { character: 'vera-custer', copies: ['paul-regret'] }, C: {}, D: {} }, 'D', {
      options: { ...withDodgeCity, highNoonExtras: true },
      events: ['new-identity'],
    })
    t.say('A', 'accept', { card: t.look('A')[0] })
    expect(t.distance('C', 'B')).toBe(2)
  })
})

describe('Evelyn Shebang', () => {
  test('Train Arrival brings her a card even if she has given up both', () => {
    const t = table(
      { A: {}, B: { character: 'evelyn-shebang' }, C: {} },
      { options: withValley, event: 'train-arrival', turn: 'B', discard },
    )
    t.say('B', 'shoot', { picks: [['A', 'C']] })
    expect([t.hand('B').length, t.life('A'), t.life('C')]).toEqual([1, 4, 3])
  })

  test('Thirst leaves her one card to give up', () => {
    const t = table({ A: {}, B: { character: 'evelyn-shebang' }, C: {} }, { options: withValley, event: 'thirst', turn: 'B', discard })
    expect(t.can('B', 'shoot', { picks: [['A', 'C']] })).toBe(false)
    t.say('B', 'shoot', { picks: [['A']] })
    expect(t.hand('B')).toEqual([])
  })
})
