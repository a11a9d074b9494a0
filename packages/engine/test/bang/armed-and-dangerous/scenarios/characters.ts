import { expect } from 'vitest'
import { scenario } from '../../../content.ts'
import { armed, loaded, TOKEN, tokens } from '../armed.ts'

export const scenarios = [
  scenario('al-preacher', 'draws for two tokens when another plays a blue card', () => {
    const t = armed({ A: { hand: ['mustang'] }, B: { character: 'al-preacher', ...tokens(4) }, C: {} }, { supplies: { [TOKEN]: 0 } })
    t.say('A', 'play', { card: 'mustang' })
    expect(t.asked()).toBe('al-preacher:B')
    t.say('B', 'draw', { picks: [[2]] })
    expect([t.hand('B').length, t.countOn('B', TOKEN)]).toEqual([1, 2])
  }),
  scenario('bass-greeves', 'a card for two tokens on one slot', () => {
    const t = armed({ A: { character: 'bass-greeves', hand: ['beer'], ...loaded({ crate: 1 }) }, B: {}, C: {} })
    t.say('A', 'bass-greeves', { card: 'crate', picks: [['beer']] })
    expect([t.countOn('A', TOKEN, 'crate'), t.hand('A')]).toEqual([3, []])
  }),
  scenario('bloody-mary', 'draws when her BANG! card is cancelled', () => {
    const t = armed({ A: { character: 'bloody-mary', hand: ['bang'] }, B: { hand: ['missed'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.hand('A')).toHaveLength(1)
  }),
  scenario('frankie-canton', 'takes a token onto himself', () => {
    const t = armed({ A: { character: 'frankie-canton' }, B: loaded({ crate: 2 }), C: {} })
    t.say('A', 'frankie-canton', { card: t.handle('B', 'crate') })
    expect([t.countOn('A', TOKEN), t.countOn('B', TOKEN, 'crate')]).toEqual([1, 1])
  }),
  scenario('julie-cutter', 'shoots back on red', () => {
    const t = armed({ A: { hand: ['bang', 'missed'] }, B: { character: 'julie-cutter' }, C: {} }, { deck: ['*/diamonds'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('shot:A')
  }),
  scenario('mexicali-kid', 'a shot for two tokens', () => {
    const t = armed({ A: { character: 'mexicali-kid', ...tokens(2) }, B: {}, C: {} })
    t.say('A', 'mexicali-kid', { seat: 'B', picks: [[2]] })
    expect([t.life('B'), t.countOn('A', TOKEN)]).toEqual([3, 0])
  }),
  scenario('ms-abigail', 'ignores a high brown card', () => {
    const t = armed({ A: { hand: ['bang/QH'] }, B: { character: 'ms-abigail' }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'ms-abigail')
    expect([t.life('B'), t.discard()]).toEqual([4, ['bang']])
  }),
  scenario('red-ringo', 'moves two tokens to his cards', () => {
    const t = armed({ A: { character: 'red-ringo', ...tokens(4), ...loaded({ crate: 3, whip: 3 }) }, B: {}, C: {} })
    t.say('A', 'red-ringo', { picks: [[1], [1]] })
    expect([t.countOn('A', TOKEN), t.countOn('A', TOKEN, 'crate'), t.countOn('A', TOKEN, 'whip')]).toEqual([2, 4, 4])
  }),
]
