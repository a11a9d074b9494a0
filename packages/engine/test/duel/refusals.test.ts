import { describe, expect, test } from 'vitest'
import { firstOf, seatOf } from '../../src/kernel/index.ts'
import { table } from './table.ts'

describe('refused', () => {
  test('a second BANG! beyond the limit', () => {
    const t = table({ law: { hand: ['colt', 'carbine'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
    expect(t.refused('law', 'play', { card: 'carbine', target: 'outlaw.ac' })).toBe('bang-limit')
  })

  test('a red card on the opposing backup without what allows it', () => {
    const t = table({ law: { hand: ['colt', 'winchester'] } })
    expect(t.refused('law', 'play', { card: 'colt', target: 'outlaw.bc' })).toBe('their-backup')
    expect(t.can('law', 'play', { card: 'winchester', target: 'outlaw.bc' })).toBe(true)
  })

  test('a Scope on the backup allows nothing', () => {
    const t = table({ law: { bc: { gear: ['scope'] }, hand: ['colt'] } })
    expect(t.refused('law', 'play', { card: 'colt', target: 'outlaw.bc' })).toBe('their-backup')
  })

  test('a shot at an own character', () => {
    expect(table({ law: { hand: ['colt'] } }).refused('law', 'play', { card: 'colt', target: 'law.bc' })).toBe('own-character')
  })

  test('a blue card on the opposing backup', () => {
    expect(table({ law: { hand: ['barrel'] } }).refused('law', 'play', { card: 'barrel', target: 'outlaw.bc' })).toBe('their-backup')
  })

  test('a blue card on the own active character of two', () => {
    expect(table({ law: { hand: ['barrel'] } }).refused('law', 'play', { card: 'barrel', target: 'law.ac' })).toBe('own-active')
  })

  test('Dynamite on an opponent, or on the own active character of two', () => {
    const t = table({ outlaw: { hand: ['dynamite'] } }, { turn: 'outlaw' })
    for (const target of ['law.ac', 'law.bc', 'outlaw.ac']) {
      expect(t.refused('outlaw', 'play', { card: 'dynamite', target })).toBe('own-backup-only')
    }
  })

  test('Strong Liquor, a Duel and a Schoolmarm on the opposing backup', () => {
    const t = table({ law: { hand: ['strong-liquor', 'duel', 'schoolmarm'] }, outlaw: { bc: { gear: ['barrel'] } } })
    expect(t.refused('law', 'play', { card: 'strong-liquor', target: 'outlaw.bc' })).toBe('their-backup')
    expect(t.refused('law', 'play', { card: 'duel', target: 'outlaw.bc' })).toBe('their-backup')
    expect(t.refused('law', 'play', { card: 'schoolmarm', target: 'barrel' })).toBe('their-backup')
  })

  test('a dodge card with no shot pending', () => {
    const t = table({ law: { hand: ['missed', 'riposte'] } })
    for (const card of ['missed', 'riposte']) {
      expect(t.refused('law', 'play', { card })).toBe('only-as-answer')
      expect(t.refused('law', 'dodge', { card })).toBe('only-as-answer')
    }
  })

  test('a Barrel with no shot pending', () => {
    expect(table({ law: { ac: { gear: ['barrel'] } } }).refused('law', 'barrel', { card: 'barrel' })).toBe('only-as-answer')
  })

  test('Riposte, Missed! and Scope in a Duel, Barrel and Stetson in play as well', () => {
    const t = table({
      law: { hand: ['duel'] },
      outlaw: { ac: { gear: ['barrel', 'stetson'] }, hand: ['riposte', 'missed', 'scope'] },
    })
    t.say('law', 'play', { card: 'duel', target: 'outlaw.ac' })
    for (const card of ['riposte', 'missed', 'scope']) expect(t.refused('outlaw', 'give', { card })).toBe('not-a-shot')
    for (const card of ['barrel', 'stetson']) expect(t.refused('outlaw', card, { card })).toBe('not-a-shot')
  })

  test('a Riposte against Indians!', () => {
    const t = table({ law: { hand: ['indians'] }, outlaw: { hand: ['riposte'] } })
    t.say('law', 'play', { card: 'indians' })
    expect(t.refused('outlaw', 'give', { card: 'riposte' })).toBe('not-a-shot')
    expect(t.refused('outlaw', 'dodge', { card: 'riposte' })).toBe('not-a-shot')
  })

  test('an icon a card shows only in its text: no Scope and no Riposte as a shot, no Derringer and no Stetson from hand as a dodge', () => {
    const t = table({ law: { hand: ['scope', 'colt'] }, outlaw: { hand: ['derringer', 'stetson', 'scope'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
    for (const card of ['derringer', 'stetson', 'scope']) expect(t.refused('outlaw', 'dodge', { card })).toBe('not-a-dodge')
  })

  test('Barrel or Stetson of the active character for a shot at the backup', () => {
    const t = table({ law: { hand: ['winchester'] }, outlaw: { ac: { gear: ['barrel', 'stetson'] }, hand: ['beer'] } })
    t.say('law', 'play', { card: 'winchester', target: 'outlaw.bc' })
    expect(t.refused('outlaw', 'barrel', { card: 'barrel' })).toBe('asleep')
    expect(t.refused('outlaw', 'stetson', { card: 'stetson' })).toBe('asleep')
  })

  test('a swap with one character, and a second normal move', () => {
    expect(table({ law: { bc: null } }).refused('law', 'swap')).toBe('one-character')
    const t = table({}).say('law', 'swap')
    expect(t.refused('law', 'swap')).toBe('already-swapped')
  })

  test('a Canteen on a side with one character', () => {
    const t = table({ law: { hand: ['canteen'] }, outlaw: { bc: null } })
    expect(t.refused('law', 'play', { card: 'canteen', seat: 'outlaw' })).toBe('one-character')
    expect(t.can('law', 'play', { card: 'canteen', seat: 'law' })).toBe(true)
  })

  test('recharging while both sides have two characters, or from the own backup, or what has no such icon', () => {
    const both = table({ law: { ac: { gear: ['scope'] }, hand: ['canteen'] } })
    expect(both.refused('law', 'recharge', { card: 'canteen' })).toBe('both-have-two')
    expect(both.refused('law', 'recharge', { card: 'scope' })).toBe('both-have-two')
    const alone = table({ law: { bc: { gear: ['scope'] }, hand: ['bank'] }, outlaw: { bc: null } })
    expect(alone.refused('law', 'recharge', { card: 'scope' })).toBe('recharge-backup')
    expect(alone.refused('law', 'recharge', { card: 'bank' })).toBe('no-recharge')
  })

  test.each(['colt', 'barrel', 'missed', 'riposte'])('Pearl Hat with a %s on top of the pile', (top) => {
    const t = table({ outlaw: { ac: 'pearl-hat', hand: ['knife'] } }, { turn: 'outlaw', discard: [top] })
    expect(t.refused('outlaw', 'pearl-hat', { card: 'knife' })).toBe('not-copied')
  })

  test('Pearl Hat a second time in a turn, and asleep', () => {
    const t = table({ outlaw: { ac: 'pearl-hat', hand: ['knife', 'colt'] } }, { turn: 'outlaw', discard: ['beer'] })
    t.say('outlaw', 'pearl-hat', { card: 'knife' })
    expect(t.refused('outlaw', 'pearl-hat', { card: 'colt' })).toBe('used')
    const asleep = table({ outlaw: { bc: 'pearl-hat', hand: ['knife'] } }, { turn: 'outlaw', discard: ['beer'] })
    expect(asleep.refused('outlaw', 'pearl-hat', { card: 'knife' })).toBe('asleep')
  })

  test('Cattle Katie: always-active equipment, and what another character carries', () => {
    const t = table({ outlaw: { ac: { id: 'cattle-katie', gear: ['rattlesnake'] }, bc: { gear: ['scope'] } } }, { turn: 'outlaw' })
    expect(t.refused('outlaw', 'cattle-katie', { card: 'rattlesnake' })).toBe('always-active')
    expect(t.refused('outlaw', 'cattle-katie', { card: 'scope' })).toBe('not-hers')
  })

  test('Beer outside the own turn, not even to survive', () => {
    const t = table({ law: { hand: ['colt'] }, outlaw: { ac: { life: 1 }, hand: ['beer'] } })
    expect(t.refused('outlaw', 'play', { card: 'beer' })).toBe('not-asked')
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
    expect(t.refused('outlaw', 'play', { card: 'beer' })).toBe('not-a-dodge')
  })

  test('ending the turn over the hand limit', () => {
    const t = table({ law: { ac: { life: 2 }, hand: ['bank', 'duel', 'scope'] } })
    t.say('law', 'end')
    expect(t.refused('law', 'end')).toBe('too-many-cards')
  })

  test('Babe Leroy with cards in hand', () => {
    expect(table({ outlaw: { ac: 'babe-leroy', hand: ['beer'] } }, { turn: 'outlaw' }).refused('outlaw', 'babe-leroy')).toBe(
      'hand-not-empty',
    )
  })

  test('a Missed! as a Colt without Annie Oakey at the front', () => {
    const t = table({ law: { bc: 'annie-oakey', hand: ['missed'] } })
    expect(t.refused('law', 'as-colt', { card: 'missed', target: 'outlaw.ac' })).toBe('not-a-colt')
  })

  test('a card without a target, a target that is none, and a card one does not hold', () => {
    const t = table({ law: { hand: ['colt', 'gatling', 'schoolmarm', 'canteen'] }, outlaw: { hand: ['beer'] } })
    expect(t.refused('law', 'play', { card: 'colt' })).toBe('target-needed')
    expect(t.refused('law', 'play', { card: 'gatling', target: 'outlaw.ac' })).toBe('no-target')
    expect(t.refused('law', 'play', { card: 'schoolmarm' })).toBe('nothing-to-take')
    expect(t.refused('law', 'play', { card: 'canteen' })).toBe('target-needed')
    expect(t.match.answer(seatOf(0), { id: 'play', card: t.game.handle(firstOf(t.game.hand(seatOf(1)))) })).toEqual({
      code: 'not-in-hand',
    })
  })
})
