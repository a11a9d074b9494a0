import { expect, test } from 'vitest'
import { table } from '../../scenario.ts'

test('Belle Star, doomed by a shot back in the middle of her Gatling: the cards of the others stay without effect until it is over', () => {
  const t = table(
    {
      A: { character: 'belle-star', life: 1, hand: ['gatling'], role: 'outlaw' },
      B: { character: 'julie-cutter', role: 'deputy' },
      C: { role: 'sheriff', front: ['barrel'] },
      D: { role: 'outlaw' },
    },
    { phase: 'play', deck: ['*/5H', '*/6H', '*/7H'], options: { sets: ['base', 'dodge-city', 'armed-and-dangerous'] } },
  )
  t.say('A', 'play', { card: 'gatling' })
  expect(t.isOut('A')).toBe(true)
  expect(t.life('B')).toBe(3)
  // His Barrel was of no use.
  expect(t.life('C')).toBe(4)
})

test('a shadow that shoots down to one player under Wild West Show ends the game at once', () => {
  const t = table(
    {
      A: { role: 'sheriff', life: 1, hand: ['bang'] },
      B: { role: 'outlaw', out: true },
      C: { role: 'renegade', out: true },
      D: { role: 'outlaw' },
    },
    {
      phase: 'play',
      show: 'wild-west-show',
      deck: ['bang', 'scope'],
      options: { sets: ['base', 'wild-west-show'], shadowGunslingers: true },
    },
  )
  t.say('A', 'end')
  expect(t.asked()).toBe('play:B')
  t.say('B', 'play', { card: 'bang', seat: 'A' })
  if (t.asked() === 'shot:A') t.say('A', 'take-it')
  if (t.asked() === 'dying:A') t.say('A', 'give-up')
  expect([t.over, t.winners()]).toEqual(['last-standing', ['D']])
})

test('a shadow-Renegade who is back with a role dealt anew has lost his side', () => {
  const t = table(
    { A: { role: 'sheriff' }, B: { role: 'renegade', out: true }, C: { role: 'outlaw' }, D: { role: 'outlaw' } },
    {
      phase: 'play',
      show: 'bone-orchard',
      states: { shadows: { sides: ['', 'deputy', '', ''], gone: false } },
      options: { sets: ['base', 'wild-west-show'], shadowGunslingers: true },
    },
  )
  t.say('A', 'end')
  expect(t.asked()).toBe('play:B')
  expect([t.life('B'), t.role('B')]).toEqual([1, 'renegade'])
  expect(t.state('shadows').sides).toEqual(['', '', '', ''])
})
