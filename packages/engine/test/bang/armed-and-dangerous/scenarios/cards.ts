import { expect } from 'vitest'
import { scenario } from '../../../content.ts'
import { armed, fromStart, loaded, TOKEN, tokens } from '../armed.ts'

export const scenarios = [
  scenario('ace-up-the-sleeve', 'draws a card for two of its tokens', () => {
    const t = armed({ A: loaded({ 'ace-up-the-sleeve': 3 }), B: {}, C: {} })
    t.say('A', 'ace-up-the-sleeve', { card: 'ace-up-the-sleeve' })
    expect([t.hand('A').length, t.countOn('A', TOKEN, 'ace-up-the-sleeve')]).toEqual([1, 1])
  }),
  scenario('bandolier', 'a BANG! card beyond the limit for a token', () => {
    const t = armed({ A: { ...loaded({ bandolier: 3 }), hand: ['bang', 'bang'] }, B: {}, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'bandolier', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.countOn('A', TOKEN, 'bandolier')]).toEqual([2, 2])
  }),
  scenario('beer-keg', 'regains a life point for three tokens, and is gone', () => {
    const t = armed({ A: { life: 2, ...loaded({ 'beer-keg': 3 }) }, B: {}, C: {} })
    t.say('A', 'beer-keg', { card: 'beer-keg' })
    expect([t.life('A'), t.front('A'), t.supply(TOKEN)]).toEqual([3, [], 32])
  }),
  scenario('bell-tower', 'everybody is at distance 1 for one card', () => {
    const t = armed({ A: { ...loaded({ 'bell-tower': 1 }), hand: ['bang'] }, B: {}, C: {}, D: {}, E: { front: ['mustang'] }, F: {}, G: {} })
    expect(t.distance('A', 'E')).toBe(4)
    t.say('A', 'bell-tower', { card: 'bell-tower' })
    expect(t.front('A')).toEqual([])
    t.say('A', 'play', { card: 'bang', seat: 'E' })
    expect(t.life('E')).toBe(3)
  }),
  scenario('big-fifty', 'what the target has does nothing against the shot', () => {
    const t = armed({
      A: { ...loaded({ 'big-fifty': 3 }), hand: ['bang'] },
      B: { front: ['barrel'], character: 'jourdonnais', hand: ['missed'] },
      C: {},
    })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect(t.options('B').map((option) => option.split(' ')[0])).toEqual(['missed', 'take-it'])
  }),
  scenario('bomb', 'on black two tokens leave it, then it explodes', () => {
    const t = fromStart({ A: loaded({ bomb: 2 }), B: {}, C: {} }, { deck: ['*/clubs'] })
    expect([t.life('A'), t.front('A'), t.supply(TOKEN)]).toEqual([3, [], 32])
    expect(t.events('wounded')).toMatchObject([{ amount: 2, cause: 'bomb' }])
  }),
  scenario('buntline-special', 'who cancels the shot discards a card', () => {
    const t = armed({ A: { ...loaded({ 'buntline-special': 3 }), hand: ['bang'] }, B: { hand: ['missed', 'beer', 'scope'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
      .say('B', 'missed', { card: 'missed' })
      .say('B', 'discard', { card: 'scope' })
    expect(t.hand('B')).toEqual(['beer'])
  }),
  scenario('crate', 'counts as a Missed! for two tokens', () => {
    const t = armed({ A: { hand: ['bang'] }, B: loaded({ crate: 3 }), C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'crate', { card: 'crate' })
    expect([t.life('B'), t.countOn('B', TOKEN, 'crate')]).toEqual([4, 1])
  }),
  scenario('double-barrel', 'a BANG! card of Diamonds that nothing cancels', () => {
    const t = armed({
      A: { ...loaded({ 'double-barrel': 3 }), hand: ['bang/diamonds'] },
      B: { front: ['barrel'], hand: ['missed'] },
      C: {},
    })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.asked(), t.life('B')]).toEqual(['play:A', 3])
  }),
  scenario('lock-pick', 'takes a card from the hand of anybody', () => {
    const t = armed({ A: loaded({ 'lock-pick': 3 }), B: {}, C: {}, D: { hand: ['beer'] }, E: {}, F: {} })
    t.say('A', 'lock-pick', { card: 'lock-pick', seat: 'D' })
    expect([t.hand('A'), t.hand('D'), t.front('A')]).toEqual([['beer'], [], []])
  }),
  scenario('thunderer', 'the BANG! card is back in the hand before the target answers', () => {
    const t = armed({ A: { ...loaded({ thunderer: 3 }), hand: ['bang'] }, B: { hand: ['missed'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.asked(), t.hand('A'), t.discard()]).toEqual(['shot:B', ['bang'], []])
  }),
  scenario('tumbleweed', 'has a check of another repeated', () => {
    const t = fromStart(
      { A: { front: ['jail'], role: 'outlaw' }, B: { role: 'sheriff', ...loaded({ tumbleweed: 3 }) }, C: {} },
      { deck: ['*/spades', '*/hearts'] },
    )
    expect(t.asked()).toBe('tumbleweed:B')
    t.say('B', 'repeat').say('B', 'leave-it')
    expect([t.asked(), t.countOn('B', TOKEN, 'tumbleweed')]).toEqual(['play:A', 2])
  }),
  scenario('whip', 'discards a card in front of anybody', () => {
    const t = armed({ A: loaded({ whip: 3 }), B: {}, C: {}, D: { front: ['barrel'] }, E: {}, F: {} })
    t.say('A', 'whip', { card: 'whip', seat: 'D', picks: [['barrel']] })
    expect([t.front('D'), t.front('A')]).toEqual([[], []])
  }),
  scenario('a-little-nip', 'regains a life point, and one more for three tokens', () => {
    const t = armed({ A: { life: 1, hand: ['a-little-nip'], ...tokens(3) }, B: {}, C: {} })
    t.say('A', 'play', { card: 'a-little-nip', picks: [[1], [3]] })
    expect([t.life('A'), t.supply(TOKEN)]).toEqual([3, 32])
  }),
  scenario('arrow', 'a BANG! card or a life point, from one more for a token', () => {
    const t = armed({ A: { hand: ['arrow'], ...tokens(1) }, B: { hand: ['bang'] }, C: {}, D: {} })
    t.say('A', 'play', { card: 'arrow', seat: 'D', picks: [['B'], [1]] }).say('B', 'give', { card: 'bang' })
    expect([t.life('B'), t.life('C'), t.life('D'), t.hand('B')]).toEqual([4, 4, 3, []])
  }),
  scenario('caravan', 'draws two cards, and one more for two tokens', () => {
    const t = armed({ A: { hand: ['caravan'], ...tokens(2) }, B: {}, C: {} })
    t.say('A', 'play', { card: 'caravan', picks: [[1], [2]] })
    expect(t.hand('A')).toHaveLength(3)
  }),
  scenario('duck', 'counts as a Missed!, and comes back for two tokens', () => {
    const t = armed({ A: { hand: ['bang'] }, B: { hand: ['duck'], ...tokens(2) }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'duck', { card: 'duck', picks: [[1], [2]] })
    expect([t.life('B'), t.hand('B'), t.supply(TOKEN)]).toEqual([4, ['duck'], 32])
  }),
  scenario('flintlock', 'comes back for two tokens when it is cancelled', () => {
    const t = armed({ A: { hand: ['flintlock'], ...tokens(2) }, B: { hand: ['missed'] }, C: {} })
    t.say('A', 'play', { card: 'flintlock', seat: 'B' })
      .say('B', 'missed', { card: 'missed' })
      .say('A', 'take-back', { picks: [[2]] })
    expect([t.hand('A'), t.supply(TOKEN)]).toEqual([['flintlock'], 32])
  }),
  scenario('quick-shot', 'shoots at one more for a token', () => {
    const t = armed({ A: { hand: ['quick-shot'], ...tokens(1) }, B: {}, C: {}, D: {} })
    t.say('A', 'play', { card: 'quick-shot', seat: 'D', picks: [['B'], [1]] })
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 4, 3])
  }),
  scenario('reloading', 'three tokens, split as one likes', () => {
    const t = armed({ A: { hand: ['reloading'], ...loaded({ crate: 1 }) }, B: {}, C: {} })
    t.say('A', 'play', { card: 'reloading', picks: [[2], [1]] })
    expect([t.countOn('A', TOKEN, 'crate'), t.countOn('A', TOKEN), t.supply(TOKEN)]).toEqual([3, 1, 28])
  }),
  scenario('rust', 'takes a token from every slot of everybody else', () => {
    const t = armed({ A: { hand: ['rust'] }, B: { ...loaded({ crate: 1 }), ...tokens(2) }, C: tokens(1) })
    t.say('A', 'play', { card: 'rust' })
    expect([t.countOn('A', TOKEN), t.front('B'), t.countOn('B', TOKEN), t.countOn('C', TOKEN)]).toEqual([3, [], 1, 0])
  }),
  scenario('squaw', 'discards a card in play, or takes it for two tokens', () => {
    const t = armed({ A: { hand: ['squaw'], ...tokens(2) }, B: {}, C: {}, D: { front: ['winchester'] }, E: {}, F: {} })
    t.say('A', 'play', { card: 'squaw', seat: 'D', picks: [['winchester'], [1], [2]] })
    expect([t.hand('A'), t.front('D')]).toEqual([['winchester'], []])
  }),
]
