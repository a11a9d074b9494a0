import { describe, expect, test } from 'vitest'
import type { SeatSpec, Situation, Table } from '../../scenario.ts'
import { mixed } from './mixed.ts'

type Seats = 'A' | 'B' | 'C'

/** Everybody sees who takes the Escape of a General Store; then it is B's turn. */
function withEscape(taker: 'B' | 'C', b: SeatSpec, more: Situation<Seats> = {}): Table<Seats> {
  const t = mixed(
    { A: { hand: ['general-store'] }, B: b, C: { hand: ['scope'] } },
    { phase: 'play', deck: ['beer', 'hideout', 'escape', 'panic', 'cat-balou'], ...more },
  )
  t.say('A', 'play', { card: 'general-store' }).say('A', 'take', { card: 'beer' })
  t.say('B', 'take', { card: taker === 'B' ? 'escape' : 'hideout' }).say('A', 'end')
  return t
}

/** What somebody can know of a hand. */
const knownOf = (t: Table<Seats>, viewer: Seats, who: Seats) =>
  t.game
    .hand(t.seat(who))
    .filter((card) => t.game.canKnow(card, t.seat(viewer)))
    .map((card) => t.game.faceOf(card).id)

describe('what is picked in secret: only those who see the card know which it was', () => {
  test('Youl Grinner: for all that others can tell the giver still has his Escape, so he is asked', () => {
    const t = withEscape('C', { character: 'youl-grinner' })
    expect(knownOf(t, 'A', 'C')).toEqual(['escape'])
    t.say('C', 'give', { card: 'escape' })
    expect([knownOf(t, 'A', 'B'), knownOf(t, 'A', 'C'), knownOf(t, 'C', 'B')]).toEqual([['hideout'], [], ['hideout', 'escape']])
    t.say('B', 'play', { card: 'panic', seat: 'C', picks: [[]] })
    expect(t.asked()).toBe('ignore:C')
  })

  test('Flint Westwood', () => {
    const t = withEscape('B', { character: 'flint-westwood', hand: ['mustang'] })
    expect(knownOf(t, 'A', 'B')).toEqual(['escape'])
    t.say('B', 'flint-westwood', { seat: 'C', picks: [['escape']] })
    expect(t.hand('C')).toEqual(['escape'])
    expect([knownOf(t, 'A', 'B'), knownOf(t, 'A', 'C')]).toEqual([[], []])
  })

  test('Abandoned Mine: what goes face down on the deck, or to Gary Looter', () => {
    for (const character of [undefined, 'gary-looter']) {
      const t = mixed(
        { A: { character }, B: { life: 1, hand: ['general-store', 'beer'] }, C: {} },
        { turn: 'B', phase: 'play', event: 'abandoned-mine', deck: ['escape', 'scope', 'mustang'] },
      )
      t.say('B', 'play', { card: 'general-store' }).say('B', 'take', { card: 'escape' }).say('C', 'take', { card: 'scope' })
      expect(knownOf(t, 'C', 'B')).toEqual(['escape'])
      t.say('B', 'end').say('B', 'discard', { card: 'beer' })
      expect(knownOf(t, 'C', 'B')).toEqual([])
    }
  })
})

test('what is announced is known before Escape is offered: the card in front that is to go, or none for one of the hand', () => {
  const aimedAt = (pick: readonly string[]) => {
    const t = mixed({ A: { hand: ['cat-balou'] }, B: { hand: ['escape'], front: ['mustang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [pick] })
    return t.match.questionFor(t.seat('B'))?.about
  }
  expect(aimedAt(['mustang'])).toMatchObject({ card: 'cat-balou', aimed: 'mustang' })
  expect(aimedAt([])).toMatchObject({ card: 'cat-balou', aimed: undefined })
  const t = mixed(
    { A: { hand: ['brawl', 'beer'] }, B: { hand: ['escape'], front: ['mustang', 'scope'] }, C: { hand: 1 } },
    { phase: 'play' },
  )
  t.say('A', 'play', { card: 'brawl', picks: [['beer'], [t.handle('B', 'scope')]] })
  expect(t.match.questionFor(t.seat('B'))?.about).toMatchObject({ card: 'brawl', aimed: 'scope' })
})

test('all targets are named before the first of them answers: Fanning, Evelyn Shebang', () => {
  const named = (t: Table<Seats>) => t.events('ability').map(({ target }) => target)
  const fanning = mixed({ A: { hand: ['fanning'] }, B: { hand: 1 }, C: {} }, { phase: 'play' })
  fanning.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
  const evelyn = mixed({ A: { character: 'evelyn-shebang' }, B: { hand: 1 }, C: {} })
  evelyn.say('A', 'shoot', { picks: [['B', 'C']] })
  expect([fanning.asked(), named(fanning), evelyn.asked(), named(evelyn)]).toEqual(['shot:B', [2], 'shot:B', [1, 2]])
})
