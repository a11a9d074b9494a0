import { expect, test } from 'vitest'
import { mixed } from './mixed.ts'

/** Something changes while something else is under way. */

test('Poker: a card that Sid Ketchum has bet and then pays with, while another still thinks, is no bet any more: he is asked again', () => {
  const t = mixed(
    {
      A: { hand: ['poker'] },
      B: { character: 'sid-ketchum', life: 2, hand: ['scope', 'mustang', 'volcanic'] },
      C: { hand: ['barrel', 'schofield'] },
      D: {},
    },
    { phase: 'play' },
  )
  t.say('A', 'play', { card: 'poker' }).say('B', 'bet', { card: 'scope' })
  t.say('B', 'sid-ketchum', { picks: [['scope', 'mustang']] })
  expect([t.life('B'), t.asked()]).toEqual([3, 'poker:B+C'])
  t.say('B', 'bet', { card: 'volcanic' }).say('C', 'bet', { card: 'barrel' })
  t.say('A', 'take', { picks: [['volcanic', 'barrel']] })
  expect(t.hand('A').toSorted()).toEqual(['barrel', 'volcanic'])
})

test('Law of the West: a Ghost is owed from the moment somebody is out', () => {
  const t = mixed(
    { A: {}, B: { role: 'outlaw' }, C: { life: 1 }, D: { role: 'renegade' } },
    { turn: 'B', event: 'law-of-the-west', deck: ['bang', 'ghost'] },
  )
  expect(t.can('B', 'end')).toBe(true)
  t.say('B', 'play', { card: 'bang', seat: 'C' })
  expect([t.isOut('C'), t.can('B', 'end')]).toEqual([true, false])
  t.say('B', 'play', { card: 'ghost', seat: 'C' })
  expect([t.isOut('C'), t.can('B', 'end')]).toEqual([false, true])
})

test('Stick of Dynamite: a ghost of Ghost Town wins it in his turn; when he is out again the next player has it', () => {
  const t = mixed(
    { A: {}, B: { role: 'deputy', out: true }, C: {}, D: {}, E: { role: 'outlaw' } },
    { phase: 'play', event: 'ghost-town', stick: 'E', deck: ['bang', 'scope', 'mustang'], options: { stickOfDynamite: true } },
  )
  t.say('A', 'end').say('B', 'play', { card: 'bang', seat: 'C' })
  expect(t.stick()).toBe('B')
  t.endTurn('B')
  expect([t.isOut('B'), t.stick()]).toEqual([true, 'C'])
})

test('Stick of Dynamite: a Ricochet at a Dynamite mixes it into the deck', () => {
  const t = mixed(
    { A: { hand: ['bang'] }, B: { front: ['dynamite'] }, C: {}, D: {} },
    { phase: 'play', event: 'ricochet', stick: 'D', options: { stickOfDynamite: true } },
  )
  const before = t.deckSize
  t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['dynamite']] })
  expect([t.front('B'), t.deckSize - before]).toEqual([[], 1])
  expect(t.discard()).not.toContain('dynamite')
})

test('Russian Roulette takes the keeper before his turn, with three players: the next one keeps the events, and the next event comes at once', () => {
  const t = mixed(
    { A: { role: 'deputy', life: 2 }, B: { role: 'outlaw' }, C: { role: 'renegade' } },
    { turn: 'C', phase: 'play', events: ['russian-roulette', 'thirst'] },
  )
  t.say('C', 'end')
  expect([t.isOut('A'), t.over]).toEqual([true, undefined])
  expect([t.event(), t.asked(), t.hand('B').length]).toEqual(['thirst', 'play:B', 1])
})

test('Sid Ketchum heals himself while somebody is asked: no Hard Liquor at full life, no gift of a Blood Brother', () => {
  const sid = { character: 'sid-ketchum', life: 3, hand: ['scope', 'mustang'] } as const
  const liquor = mixed({ A: {}, B: sid, C: {} }, { turn: 'B', event: 'hard-liquor' })
  liquor.say('B', 'sid-ketchum', { picks: [['scope', 'mustang']] })
  expect(liquor.refused('B', 'drink')).toMatchObject({ code: 'full-life' })
  const brothers = mixed({ A: {}, B: sid, C: { life: 1 } }, { event: 'blood-brothers' })
  brothers.say('B', 'sid-ketchum', { picks: [['scope', 'mustang']] })
  expect(brothers.options('A')).toEqual(['give > C', 'keep'])
})

test('Abandoned Mine: what Sid Ketchum pays in phase 3 is no excess: it goes on the discard pile, and the next player draws it', () => {
  const t = mixed(
    { A: { character: 'sid-ketchum', life: 1, hand: ['scope', 'mustang', 'saloon', 'duel', 'jail'] }, B: {}, C: {} },
    { phase: 'play', event: 'abandoned-mine' },
  )
  t.say('A', 'end').say('A', 'sid-ketchum', { picks: [['scope', 'mustang']] })
  expect(t.asked()).toBe('discard:A')
  t.say('A', 'discard', { card: 'saloon' })
  expect([t.deck()[0], [...t.hand('B')].sort()]).toEqual(['saloon', ['mustang', 'scope']])
})

test('Ghost Town after Russian Roulette, with three players: with the successor a new round has begun, so the keeper who fell is back in it', () => {
  const t = mixed(
    { A: { role: 'deputy', life: 2 }, B: { role: 'outlaw' }, C: { role: 'renegade' } },
    { turn: 'C', phase: 'play', events: ['russian-roulette', 'ghost-town'] },
  )
  t.say('C', 'end')
  expect([t.isOut('A'), t.turn(), t.event()]).toEqual([true, 'B', 'ghost-town'])
  t.endTurns('B', 'C')
  expect([t.turn(), t.isOut('A'), t.life('A')]).toEqual(['A', false, 0])
})

test('Vendetta with the Stick of Dynamite: a Dynamite flipped for another turn is checked in that turn', () => {
  const t = mixed(
    { A: { life: 5 }, B: {}, C: {} },
    { phase: 'play', event: 'vendetta', stick: 'A', deck: ['dynamite/2H', '*/hearts', '*/9S'], options: { stickOfDynamite: true } },
  )
  t.say('A', 'end')
  expect([t.turn(), t.life('A'), t.front('A')]).toEqual(['A', 2, []])
})
