import { expect } from 'vitest'
import { type Scenario, scenario } from '../../content.ts'
import { table } from '../table.ts'

const outlaws = { turn: 'outlaw' } as const

export const scenarios: readonly Scenario[] = [
  scenario('alan-pinkertoon', 'shoots for every point lost but the last', () => {
    const t = table({ law: { ac: 'alan-pinkertoon' }, outlaw: { hand: ['colt'] } }, outlaws).say('outlaw', 'play', {
      card: 'colt',
      target: 'law.ac',
    })
    expect([t.life('law.ac'), t.life('outlaw.ac')]).toEqual([3, 3])
    const last = table({ law: { ac: { id: 'alan-pinkertoon', life: 1 } }, outlaw: { hand: ['colt'] } }, outlaws)
    expect(last.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).life('outlaw.ac')).toBe(4)
  }),
  scenario('annie-oakey', 'shot cards dodge, a Missed! is a Colt', () => {
    const t = table({ law: { ac: 'annie-oakey', hand: ['gatling'] }, outlaw: { hand: ['colt'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'dodge', { card: 'gatling' })
    expect([t.life('law.ac'), t.life('outlaw.ac')]).toEqual([4, 4])
  }),
  scenario('bart-masterson', 'two cards are turned and he picks', () => {
    const t = table({ law: { bc: 'bart-masterson', ac: { gear: ['rattlesnake'] }, deck: ['*/snake', '*/barrel'] } }, { from: 'start' })
    expect(t.say('law', 'count', { card: '*/barrel' }).life('law.ac')).toBe(4)
  }),
  scenario('bill-tightman', 'may draw two whoever is eliminated', () => {
    const t = table({ law: { ac: 'bill-tightman', hand: ['colt'] }, outlaw: { ac: { life: 1 } } })
    expect(t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('law', 'yes').hand('law')).toHaveLength(2)
  }),
  scenario('buffalo-bell', 'loses a point in place of another', () => {
    const t = table({ law: { bc: 'buffalo-bell' }, outlaw: { hand: ['colt'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'yes')
    expect([t.life('law.ac'), t.life('law.bc')]).toEqual([4, 3])
  }),
  scenario('dalon-ranger', 'may draw for what the opponent does to him', () => {
    const t = table({ law: { ac: 'dalon-ranger' }, outlaw: { hand: ['colt'] } }, outlaws)
    expect(t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'yes').hand('law')).toHaveLength(1)
    const snake = table({ law: { ac: { id: 'dalon-ranger', gear: ['rattlesnake'] }, deck: ['*/snake'] } }, { from: 'start' })
    expect([snake.life('law.ac'), snake.asked()]).toEqual([4, 'play:law'])
  }),
  scenario('jango', 'may draw when the opposing token moves', () => {
    const t = table({ law: { ac: 'jango' } }, outlaws)
      .say('outlaw', 'swap')
      .say('law', 'yes')
    expect(t.hand('law')).toHaveLength(1)
  }),
  scenario('pat-garret', 'a horseshoe brings a card of the opponent', () => {
    const t = table({ law: { ac: 'pat-garret', deck: ['*/snake', '*/horseshoe'] }, outlaw: { deck: ['beer'] } }, { from: 'start' })
    expect(t.say('law', 'yes').hand('law')[2]).toBe('beer')
  }),
  scenario('tex-killer', 'a dodge costs another card', () => {
    const t = table({ law: { ac: 'tex-killer', hand: ['colt'] }, outlaw: { hand: ['missed'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(t.life('outlaw.ac')).toBe(3)
    const knife = table({ law: { ac: 'tex-killer', hand: ['knife'] }, outlaw: { hand: ['missed'] } })
    knife.say('law', 'play', { card: 'knife', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(knife.life('outlaw.ac')).toBe(4)
  }),
  scenario('the-stranger', 'one BANG! more, also from the back', () => {
    const t = table({ law: { bc: 'the-stranger', hand: ['colt', 'carbine'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('law', 'play', { card: 'carbine', target: 'outlaw.ac' })
    expect(t.life('outlaw.ac')).toBe(2)
  }),
  scenario('wild-bill', 'shoots who takes his cards', () => {
    const t = table({ law: { ac: { id: 'wild-bill', gear: ['bank'] } }, outlaw: { hand: ['steal'] } }, outlaws)
    expect(t.say('outlaw', 'play', { card: 'steal', target: 'bank' }).life('outlaw.ac')).toBe(3)
  }),
  scenario('wyatt-ear', 'may draw when a shot is dodged', () => {
    const t = table({ law: { ac: 'wyatt-ear', hand: ['colt'] }, outlaw: { hand: ['missed'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' }).say('law', 'yes')
    expect(t.hand('law')).toHaveLength(1)
  }),
  scenario('babe-leroy', 'draws two with an empty hand', () => {
    expect(
      table({ outlaw: { ac: 'babe-leroy' } }, outlaws)
        .say('outlaw', 'babe-leroy')
        .hand('outlaw'),
    ).toHaveLength(2)
  }),
  scenario('bull-anderson', 'takes two cards of whoever is eliminated', () => {
    const t = table({ law: { ac: { life: 1, gear: ['bank', 'scope'] } }, outlaw: { ac: 'bull-anderson', hand: ['colt'] } }, outlaws)
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('outlaw', 'take', { card: 'scope' })
    expect(t.hand('outlaw')).toEqual(['scope', 'bank'])
  }),
  scenario('cattle-katie', 'a card in play for two from the deck', () => {
    const t = table({ outlaw: { ac: { id: 'cattle-katie', gear: ['scope'] } } }, outlaws).say('outlaw', 'cattle-katie', { card: 'scope' })
    expect(t.hand('outlaw')).toHaveLength(2)
  }),
  scenario('the-daltons', 'three cards', () => {
    expect(table({ outlaw: { ac: 'the-daltons' } }, { turn: 'outlaw', from: 'start' }).hand('outlaw')).toHaveLength(3)
  }),
  scenario('jack-ransome', 'any card on any character', () => {
    const t = table({ law: { bc: { gear: ['bank'] } }, outlaw: { ac: 'jack-ransome', hand: ['steal'] } }, outlaws)
    expect(t.say('outlaw', 'play', { card: 'steal', target: 'bank' }).gear('law.bc')).toEqual([])
  }),
  scenario('pearl-hat', 'copies the action on the pile; a copied shot is no BANG! card', () => {
    const t = table({ outlaw: { ac: 'pearl-hat', hand: ['beer', 'colt'] } }, { turn: 'outlaw', discard: ['knife'] })
    t.say('outlaw', 'pearl-hat', { card: 'beer', target: 'law.ac' }).say('outlaw', 'play', { card: 'colt', target: 'law.ac' })
    expect(t.life('law.ac')).toBe(2)
  }),
  scenario('sid-curry', 'a barrel of the other deck dodges and shoots back', () => {
    const t = table({ law: { hand: ['colt'], deck: ['*/barrel'] }, outlaw: { ac: 'sid-curry' } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'sid-curry')
    expect([t.life('outlaw.ac'), t.life('law.ac')]).toEqual([4, 3])
  }),
  scenario('slim-poet', 'may discard a random card of whoever hurts him', () => {
    const t = table({ law: { hand: ['colt', 'bank'] }, outlaw: { ac: 'slim-poet' } }).say('law', 'play', {
      card: 'colt',
      target: 'outlaw.ac',
    })
    expect(t.say('outlaw', 'rob', { seat: 'law' }).hand('law')).toEqual([])
  }),
  scenario('soundance-kid', 'a card for one of two', () => {
    const t = table({ law: { deck: ['bank'] }, outlaw: { ac: 'soundance-kid', hand: ['colt'], deck: ['beer'] } }, outlaws)
    t.say('outlaw', 'soundance-kid', { card: 'colt' }).say('outlaw', 'discard', { card: 'beer' })
    expect(t.hand('outlaw')).toEqual(['bank'])
  }),
  scenario('toco-ramirez', 'any card is a Colt', () => {
    const t = table({ outlaw: { ac: 'toco-ramirez', hand: ['beer'] } }, outlaws).say('outlaw', 'as-colt', {
      card: 'beer',
      target: 'law.ac',
    })
    expect([t.life('law.ac'), t.bangs]).toEqual([3, 1])
  }),
  scenario('tom-thorn', 'shoots at the backup when he comes to the front', () => {
    expect(
      table({ outlaw: { bc: 'tom-thorn' } }, outlaws)
        .say('outlaw', 'swap')
        .life('law.bc'),
    ).toBe(3)
  }),
  scenario('west-harding', 'any number of BANG! cards', () => {
    const t = table({ outlaw: { ac: 'west-harding', hand: ['colt', 'colt', 'remington'] } }, outlaws)
    for (const card of ['colt', 'colt', 'remington']) t.say('outlaw', 'play', { card, target: 'law.ac' })
    expect([t.life('law.ac'), t.bangs]).toEqual([1, 0])
  }),
]
