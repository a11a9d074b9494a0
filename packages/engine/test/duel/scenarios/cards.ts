import { expect } from 'vitest'
import { type Scenario, scenario } from '../../content.ts'
import { table } from '../table.ts'

export const scenarios: readonly Scenario[] = [
  scenario('colt', 'one shot', () => {
    const t = table({ law: { hand: ['colt'] } }).say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
    expect(t.life('outlaw.ac')).toBe(3)
  }),
  scenario('carbine', 'dodged, it may take equipment away', () => {
    const t = table({ law: { ac: { gear: ['rattlesnake'] }, hand: ['carbine'] }, outlaw: { hand: ['missed'] } })
    t.say('law', 'play', { card: 'carbine', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    t.say('law', 'discard', { card: 'rattlesnake' })
    expect(t.gear('law.ac')).toEqual([])
  }),
  scenario('fanning', 'a shot for every card the target carries', () => {
    const t = table({ law: { hand: ['fanning'] }, outlaw: { ac: { gear: ['scope', 'gunbelt'] } } })
    expect(t.say('law', 'play', { card: 'fanning', target: 'outlaw.ac' }).life('outlaw.ac')).toBe(2)
  }),
  scenario('peacemaker', 'dodged, it costs another card', () => {
    const t = table({ law: { hand: ['peacemaker'] }, outlaw: { hand: ['missed', 'beer'] } })
    t.say('law', 'play', { card: 'peacemaker', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(t.hand('outlaw')).toEqual([])
  }),
  scenario('remington', 'dodged, it may draw a card', () => {
    const t = table({ law: { hand: ['missed'] }, outlaw: { hand: ['remington'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'remington', target: 'law.ac' }).say('law', 'dodge', { card: 'missed' }).say('outlaw', 'yes')
    expect(t.hand('outlaw')).toHaveLength(1)
  }),
  scenario('schofield', 'dodged, it heals the shooter', () => {
    const t = table({ law: { hand: ['missed'] }, outlaw: { ac: { life: 2 }, hand: ['schofield'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'schofield', target: 'law.ac' }).say('law', 'dodge', { card: 'missed' })
    expect(t.life('outlaw.ac')).toBe(3)
  }),
  scenario('shotgun', 'dodged, it makes two change places', () => {
    const t = table({ law: { hand: ['shotgun'] }, outlaw: { ac: 'west-harding', hand: ['missed'] } })
    t.say('law', 'play', { card: 'shotgun', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'missed' })
    expect(t.options('law')).toEqual(['swap law', 'swap outlaw'])
    expect(t.say('law', 'swap', { seat: 'outlaw' }).who('outlaw.bc')).toBe('west-harding')
  }),
  scenario('winchester', 'reaches the opposing backup', () => {
    const t = table({ law: { hand: ['winchester'] } }).say('law', 'play', { card: 'winchester', target: 'outlaw.bc' })
    expect(t.life('outlaw.bc')).toBe(3)
  }),
  scenario('bank', 'a card more in the draw phase, on the active character only', () => {
    expect(table({ law: { ac: { gear: ['bank'] } } }, { from: 'start' }).hand('law')).toHaveLength(3)
    expect(table({ law: { bc: { gear: ['bank'] } } }, { from: 'start' }).hand('law')).toHaveLength(2)
  }),
  scenario('barrel', 'a barrel dodges', () => {
    const t = table({ law: { hand: ['colt'] }, outlaw: { ac: { gear: ['barrel'] }, deck: ['*/barrel'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'barrel', { card: 'barrel' })
    expect(t.life('outlaw.ac')).toBe(4)
  }),
  scenario('pocket-watch', 'a card for every move of the opposing token', () => {
    const t = table({ law: { hand: ['canteen'] }, outlaw: { ac: { gear: ['pocket-watch'] } } })
    t.say('law', 'swap').say('law', 'play', { card: 'canteen', seat: 'law' })
    expect(t.hand('outlaw')).toHaveLength(2)
  }),
  scenario('dynamite', 'goes on until it explodes', () => {
    const t = table({ law: { ac: { gear: ['dynamite'] }, deck: ['*/snake'] } }, { from: 'start' })
    expect(t.gear('outlaw.bc')).toEqual(['dynamite'])
    const exploding = table({ law: { ac: { gear: ['dynamite'] }, deck: ['*/dynamite'] } }, { from: 'start' })
    expect(exploding.life('law.ac')).toBe(1)
  }),
  scenario('gunbelt', 'no limit, and nothing counts', () => {
    const t = table({ law: { ac: { gear: ['gunbelt'] }, hand: ['colt', 'winchester'] } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('law', 'play', { card: 'winchester', target: 'outlaw.ac' })
    expect([t.life('outlaw.ac'), t.bangs]).toEqual([2, 0])
  }),
  scenario('stetson', 'discarded, it dodges', () => {
    const t = table({ law: { hand: ['colt'] }, outlaw: { ac: { gear: ['stetson'] } } })
    t.say('law', 'play', { card: 'colt', target: 'outlaw.ac' }).say('outlaw', 'stetson', { card: 'stetson' })
    expect([t.life('outlaw.ac'), t.gear('outlaw.ac')]).toEqual([4, []])
  }),
  scenario('rattlesnake', 'bites also a backup, and stays', () => {
    const t = table({ law: { bc: { gear: ['rattlesnake'] }, deck: ['*/snake'] } }, { from: 'start' })
    expect([t.life('law.bc'), t.gear('law.bc')]).toEqual([3, ['rattlesnake']])
  }),
  scenario('scope', 'shot cards reach the opposing backup', () => {
    const t = table({ law: { ac: { gear: ['scope'] }, hand: ['colt'] } })
    expect(t.say('law', 'play', { card: 'colt', target: 'outlaw.bc' }).life('outlaw.bc')).toBe(3)
  }),
  scenario('stampede', 'two change places before drawing', () => {
    const t = table({ law: { ac: 'jango', bc: { gear: ['stampede'] } } }, { from: 'start' })
    expect(t.who('law.bc')).toBe('jango')
    const alone = table({ law: { ac: { gear: ['stampede'] }, bc: null } }, { from: 'start' })
    expect(alone.events('swapped')).toEqual([])
  }),
  scenario('beer', 'a point for each of the two, once for the only one', () => {
    const t = table({ outlaw: { ac: { life: 1 }, bc: { life: 3 }, hand: ['beer'] } }, { turn: 'outlaw' }).say('outlaw', 'play', {
      card: 'beer',
    })
    expect([t.life('outlaw.ac'), t.life('outlaw.bc')]).toEqual([2, 4])
    const alone = table({ outlaw: { ac: { life: 1 }, bc: null, hand: ['beer'] } }, { turn: 'outlaw' }).say('outlaw', 'play', {
      card: 'beer',
    })
    expect(alone.life('outlaw.ac')).toBe(2)
  }),
  scenario('derringer', 'any card dodges it', () => {
    const t = table({ law: { hand: ['derringer'] }, outlaw: { hand: ['beer'] } })
    t.say('law', 'play', { card: 'derringer', target: 'outlaw.ac' }).say('outlaw', 'dodge', { card: 'beer' })
    expect(t.life('outlaw.ac')).toBe(4)
  }),
  scenario('duel', 'the first without a shot card loses a point', () => {
    const t = table({ law: { hand: ['duel'] }, outlaw: { hand: ['knife'] } })
    t.say('law', 'play', { card: 'duel', target: 'outlaw.ac' }).say('outlaw', 'give', { card: 'knife' })
    expect([t.life('law.ac'), t.life('outlaw.ac')]).toEqual([3, 4])
  }),
  scenario('gatling', 'everybody but the own active character', () => {
    const t = table({ law: { hand: ['gatling'] } }).say('law', 'play', { card: 'gatling' })
    expect([t.life('law.ac'), t.life('law.bc'), t.life('outlaw.ac'), t.life('outlaw.bc')]).toEqual([4, 3, 3, 3])
  }),
  scenario('general-store', 'four of the common deck if there is one', () => {
    const t = table({ law: { hand: ['general-store'] } }, { common: ['beer', 'knife', 'bank', 'steal'] })
    t.say('law', 'play', { card: 'general-store' })
    expect(t.row()).toEqual(['beer', 'knife', 'bank', 'steal'])
  }),
  scenario('indians', 'a shot card or a point, not for the own active character', () => {
    const t = table({ law: { hand: ['indians'] }, outlaw: { ac: { gear: ['stetson'] } } }).say('law', 'play', { card: 'indians' })
    expect([t.life('law.ac'), t.life('law.bc'), t.life('outlaw.ac'), t.life('outlaw.bc')]).toEqual([4, 3, 3, 3])
  }),
  scenario('knife', 'a shot that is no BANG! card', () => {
    const t = table({ outlaw: { hand: ['knife'] } }, { turn: 'outlaw' }).say('outlaw', 'play', { card: 'knife', target: 'law.ac' })
    expect([t.life('law.ac'), t.bangs]).toEqual([3, 0])
  }),
  scenario('missed', 'dodges a shot', () => {
    const t = table({ law: { hand: ['colt'] }, outlaw: { hand: ['missed'] } }).say('law', 'play', { card: 'colt', target: 'outlaw.ac' })
    expect(t.say('outlaw', 'dodge', { card: 'missed' }).life('outlaw.ac')).toBe(4)
  }),
  scenario('riposte', 'dodges and shoots back', () => {
    const t = table({ law: { hand: ['riposte'] }, outlaw: { hand: ['colt'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'play', { card: 'colt', target: 'law.ac' }).say('law', 'dodge', { card: 'riposte' })
    expect([t.life('law.ac'), t.life('outlaw.ac')]).toEqual([4, 3])
  }),
  scenario('schoolmarm', 'takes a card in play', () => {
    const t = table({ law: { hand: ['schoolmarm'] }, outlaw: { ac: { gear: ['gunbelt'] } } })
    expect(t.say('law', 'play', { card: 'schoolmarm', target: 'gunbelt' }).hand('law')).toEqual(['gunbelt'])
  }),
  scenario('steal', 'a hand card picked by its back, or a card in play', () => {
    const t = table({ law: { hand: ['bank', 'duel/outlaw', 'beer'] }, outlaw: { hand: ['steal'] } }, { turn: 'outlaw' })
    t.say('outlaw', 'rob', { card: 'steal', seat: 'law', back: 'law' })
    expect(t.hand('outlaw')).toEqual(['bank'])
  }),
  scenario('strong-liquor', 'exactly 3, up or down', () => {
    const down = table({ law: { hand: ['strong-liquor'] }, outlaw: { ac: 'bull-anderson' } })
    expect(down.say('law', 'play', { card: 'strong-liquor', target: 'outlaw.ac' }).life('outlaw.ac')).toBe(3)
    const up = table({ law: { bc: { life: 1 }, hand: ['strong-liquor'] } })
    expect(up.say('law', 'play', { card: 'strong-liquor', target: 'law.bc' }).life('law.bc')).toBe(3)
  }),
  scenario('stagecoach', 'three drawn, two kept', () => {
    const t = table({ law: { hand: ['stagecoach'], deck: ['bank', 'duel', 'gatling'] } }).say('law', 'play', { card: 'stagecoach' })
    expect(t.say('law', 'discard', { card: 'duel' }).hand('law')).toEqual(['bank', 'gatling'])
  }),
  scenario('canteen', 'the characters of a side change places', () => {
    const t = table({ law: { ac: 'jango', hand: ['canteen'] } }).say('law', 'play', { card: 'canteen', seat: 'law' })
    expect(t.who('law.bc')).toBe('jango')
    expect(t.can('law', 'swap')).toBe(true)
  }),
]
