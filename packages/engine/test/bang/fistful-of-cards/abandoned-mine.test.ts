import { expect, test } from 'vitest'
import { DECK } from '../../../src/bang/zones.ts'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

test('1. phase 1 takes the top of the discard pile, one after another, and all see it', () => {
  const t = table({ A: {}, B: {}, C: {} }, { options, event: 'abandoned-mine', turn: 'B', discard: ['beer', 'bang', 'panic'] })
  expect(t.hand('B')).toEqual(['beer', 'bang'])
  expect(t.told('C').filter(({ type }) => type === 'moved')).toMatchObject([{ face: { id: 'beer' } }, { face: { id: 'bang' } }])
})

test('2. when the discard pile is empty the rest comes from the deck', () => {
  const t = table({ A: {}, B: {}, C: {} }, { options, event: 'abandoned-mine', turn: 'B', discard: ['panic'], deck: ['saloon'] })
  expect(t.hand('B')).toEqual(['panic', 'saloon'])
})

test('3. what is discarded in phase 3 lies on the deck, known to its former owner only', () => {
  const t = table(
    { A: {}, B: { life: 2, hand: ['missed', 'duel/8C', 'scope', 'mustang'] }, C: { front: ['jail'] }, D: {} },
    { options, event: 'abandoned-mine', turn: 'B', phase: 'play' },
  )
  t.say('B', 'end').say('B', 'discard', { card: 'missed' }).say('B', 'discard', { card: 'duel' })
  expect(t.events('checked')).toMatchObject([{ seat: 2, source: 'jail', cards: [{ id: 'duel' }], good: false }])
  expect(t.deck()[0]).toBe('missed')
  const put = t.told('C').filter((event) => event.type === 'moved' && JSON.stringify(event).includes('"to":{"zone":"deck"'))
  expect(put).toHaveLength(2)
  for (const move of put) expect(move).not.toHaveProperty('face')
})

test('4. Kit Carlson looks at the top of the discard pile and puts one card back there', () => {
  const t = table(
    { A: {}, B: { character: 'kit-carlson' }, C: {} },
    { options, event: 'abandoned-mine', turn: 'B', discard: ['scope', 'saloon', 'beer', 'panic'] },
  )
  t.say('B', 'put-back', { card: 'saloon' })
  expect([...t.hand('B')].sort()).toEqual(['beer', 'scope'])
  expect(t.discard()).toEqual(['saloon', 'panic'])
})

test('5. Gary Looter takes the excess cards', () => {
  const t = table(
    { A: {}, B: { life: 1, hand: ['missed', 'duel', 'scope'] }, C: {}, D: { character: 'gary-looter' } },
    { options: { sets: ['fistful-of-cards', 'wild-west-show'] }, event: 'abandoned-mine', turn: 'B', phase: 'play' },
  )
  t.say('B', 'end').say('B', 'discard', { card: 'missed' }).say('B', 'discard', { card: 'duel' })
  expect(t.hand('D')).toEqual(['missed', 'duel'])
})

test('Jesse Jones may take the first from a hand, the second is from the pile; Pedro Ramirez draws like everyone', () => {
  const jesse = table(
    { A: { hand: ['missed'] }, B: { character: 'jesse-jones' }, C: {} },
    { options, event: 'abandoned-mine', turn: 'B', discard: ['beer', 'bang'] },
  )
  jesse.say('B', 'hand', { seat: 'A' })
  expect(jesse.hand('B')).toEqual(['missed', 'beer'])
  const pedro = table(
    { A: {}, B: { character: 'pedro-ramirez' }, C: {} },
    { options, event: 'abandoned-mine', turn: 'B', discard: ['beer', 'bang'] },
  )
  expect(pedro.asked()).toBe('play:B')
  expect(pedro.hand('B')).toEqual(['beer', 'bang'])
})

test('Black Jack shows the second card, and the extra one comes from the same pile', () => {
  const t = table(
    { A: {}, B: { character: 'black-jack' }, C: {} },
    { options, event: 'abandoned-mine', turn: 'B', discard: ['scope', 'beer/7H', 'panic'] },
  )
  expect(t.hand('B')).toEqual(['scope', 'beer', 'panic'])
})

test('nothing else changes: Stagecoach draws from the deck, played cards go to the discard pile', () => {
  const t = table(
    { A: {}, B: { hand: ['stagecoach'] }, C: {} },
    { options, event: 'abandoned-mine', turn: 'B', phase: 'play', discard: ['beer', 'bang'], deck: ['scope', 'saloon'] },
  )
  t.say('B', 'play', { card: 'stagecoach' })
  expect(t.hand('B')).toEqual(['scope', 'saloon'])
  expect(t.discard()).toEqual(['stagecoach', 'beer', 'bang'])
  t.endTurn('B')
  expect(t.hand('C')).toEqual(['stagecoach', 'beer'])
})

test('Kit Carlson: a discard pile that is too short is completed from the deck, and each card goes back where it came from', () => {
  const t = table(
    { A: {}, B: { character: 'kit-carlson' }, C: {} },
    { options, event: 'abandoned-mine', turn: 'B', discard: ['scope', 'saloon'], deck: ['beer', 'panic'] },
  )
  expect(t.look('B')).toEqual(['scope', 'saloon', 'beer'])
  t.say('B', 'put-back', { card: 'beer' })
  expect([t.discard(), t.deck().slice(0, 2)]).toEqual([[], ['beer', 'panic']])
})

test('what Kit Carlson keeps of the discard pile stays known to all, also when a card goes back to the deck', () => {
  const kit = (discard: readonly string[], back: string) => {
    const t = table(
      { A: {}, B: { character: 'kit-carlson' }, C: {} },
      { options, event: 'abandoned-mine', turn: 'B', discard, deck: ['beer', 'panic'] },
    )
    t.say('B', 'put-back', { card: back })
    const known = t.game.hand(t.seat('B')).filter((card) => t.game.canKnow(card, t.seat('C')))
    return known.map((card) => t.game.faceOf(card).id)
  }
  expect(kit(['scope', 'saloon'], 'beer')).toEqual(['scope', 'saloon'])
  expect(kit(['scope', 'saloon'], 'scope')).toEqual(['saloon'])
  expect(kit(['scope'], 'beer')).toEqual(['scope'])
  expect(kit([], 'beer')).toEqual([])
})

test('of two cards of the deck that Kit Carlson has looked at, whoever put them there no longer knows which went back', () => {
  const known = (discard: readonly string[], back: string) => {
    const t = table(
      { A: { life: 1, hand: ['beer', 'panic', 'duel', 'jail'] }, B: { character: 'kit-carlson' }, C: {} },
      { options, event: 'abandoned-mine', phase: 'play', discard },
    )
    t.say('A', 'end').say('A', 'discard', { card: 'panic' }).say('A', 'discard', { card: 'duel' }).say('A', 'discard', { card: 'beer' })
    t.say('B', 'put-back', { card: back })
    const cards = [...t.game.hand(t.seat('B')), ...t.game.at(DECK).slice(-1)]
    return cards.map((card) => (t.game.canKnow(card, t.seat('A')) ? t.game.faceOf(card).id : '?'))
  }
  expect(known(['scope'], 'duel')).toEqual(['scope', '?', '?'])
  // Two of the discard pile and one of the deck: everybody can tell which is which.
  expect(known(['scope', 'saloon'], 'beer')).toEqual(['scope', 'saloon', 'beer'])
  // Only the card of the discard pile goes back, so both others are in his hand.
  expect(known(['scope'], 'scope')).toEqual(['beer', 'duel', 'panic'])
})
