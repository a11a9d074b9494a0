import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

/** The moves a viewer is told, as `from>to face`. */
const moves = (told: readonly { readonly type: string }[]): string[] =>
  told.flatMap((event) => {
    if (event.type !== 'moved') return []
    const { from, to, face }: { from?: { zone: string }; to?: { zone: string }; face?: { id: string } } = event as object
    return [`${from?.zone}>${to?.zone}${face ? ` ${face.id}` : ''}`]
  })

describe('who sees what', () => {
  test('64. Panic! on a hand: taker and former owner know the card, others only the counts', () => {
    const t = table({ A: { hand: ['panic'] }, B: { hand: ['beer'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] })
    expect(t.hand('A')).toEqual(['beer'])
    expect(moves(t.told('A'))).toEqual(['hand>discard panic', 'hand>hand beer'])
    expect(moves(t.told('B'))).toEqual(['hand>discard panic', 'hand>hand beer'])
    expect(moves(t.told('C'))).toEqual(['hand>discard panic', 'hand>hand'])
    expect(moves(t.told('spectator'))).toEqual(['hand>discard panic', 'hand>hand'])
    expect(t.view('C').seats.map(({ hand }) => hand)).toEqual([1, 0, 0, 0])
    expect(JSON.stringify(t.view('C'))).not.toContain('beer')
  })

  test('64. Cat Balou on a hand: everybody sees the discarded card', () => {
    const t = table({ A: { hand: ['cat-balou'] }, B: { hand: ['beer'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [[]] })
    expect(moves(t.told('C'))).toEqual(['hand>discard cat-balou', 'hand>discard beer'])
    expect(t.view('spectator').table.top).toMatchObject({ id: 'beer' })
  })

  test('65. Black Jack shows a Heart as his second card and draws a third that nobody else sees', () => {
    const t = table({ A: { character: 'black-jack' }, B: {} }, { deck: ['bang/7C', 'mustang/9H', 'saloon'] })
    expect(t.handFaces('A')).toEqual(['bang/7C', 'mustang/9H', 'saloon/5H'])
    expect(t.events('shown')).toEqual([
      { type: 'shown', seat: 0, card: { id: 'mustang', suit: 'hearts', rank: '9' }, because: 'black-jack' },
    ])
    expect(JSON.stringify(t.told('B'))).not.toContain('saloon')
    expect(JSON.stringify(t.told('B'))).not.toContain('"7"')
  })

  test('65. a black second card is shown as well, and brings no third', () => {
    const t = table({ A: { character: 'black-jack' }, B: {} }, { deck: ['bang/7C', 'scope/AS', 'saloon'] })
    expect(t.hand('A')).toEqual(['bang', 'scope'])
    expect(t.events('shown')).toMatchObject([{ card: { id: 'scope' } }])
  })

  test('66. Jesse Jones and all other hands empty: only the deck is offered', () => {
    const t = table({ A: { character: 'jesse-jones' }, B: {}, C: {} })
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toHaveLength(2)
  })

  test('66. only players with cards are offered to him', () => {
    const t = table({ A: { character: 'jesse-jones' }, B: {}, C: { hand: 1 } })
    expect(t.options('A')).toEqual(['deck', 'hand > C'])
  })

  test("Kit Carlson's three cards are seen by him alone", () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {} }, { deck: ['beer', 'scope', 'saloon'] })
    expect(t.view('A').own?.look.map(({ id }) => id)).toEqual(['beer', 'scope', 'saloon'])
    t.say('A', 'put-back', { card: 'scope' })
    expect(moves(t.told('B'))).toEqual(['deck>look', 'deck>look', 'deck>look', 'look>deck', 'look>hand', 'look>hand'])
    expect(moves(t.told('A'))).toEqual([
      'deck>look beer',
      'deck>look scope',
      'deck>look saloon',
      'look>deck scope',
      'look>hand beer',
      'look>hand saloon',
    ])
  })

  test('cards Vulture Sam takes: those in play everybody knows, those of the hand only he and the dead', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { life: 1, hand: ['beer'], front: ['scope'] }, C: { character: 'vulture-sam' }, D: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(moves(t.told('D')).slice(0, 3)).toEqual(['hand>discard bang', 'front>hand scope', 'hand>hand'])
    expect(moves(t.told('C')).slice(1, 3)).toEqual(['front>hand scope', 'hand>hand beer'])
    expect(moves(t.told('B')).slice(1, 3)).toEqual(['front>hand scope', 'hand>hand beer'])
  })

  test('General Store: the row and the picks are public', () => {
    const t = table({ A: { hand: ['general-store'] }, B: {} }, { phase: 'play', deck: ['beer', 'scope'] })
    t.say('A', 'play', { card: 'general-store' }).say('A', 'take', { card: 'scope' })
    expect(moves(t.told('spectator'))).toEqual([
      'hand>discard general-store',
      'deck>aside beer',
      'deck>aside scope',
      'aside>hand scope',
      'aside>hand beer',
    ])
  })

  test('a card given to the Indians is public', () => {
    const t = table({ A: { hand: ['indians'] }, B: { hand: ['bang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' }).say('B', 'give', { card: 'bang' })
    expect(moves(t.told('C'))).toEqual(['hand>discard indians', 'hand>discard bang'])
  })

  test('cards given in a Duel are public', () => {
    const t = table({ A: { hand: ['duel'] }, B: { hand: ['bang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
    expect(moves(t.told('C'))).toEqual(['hand>discard duel', 'hand>discard bang'])
  })

  test('a role is known to its owner, and shown when he is eliminated; the dead learn nothing', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
      { phase: 'play' },
    )
    expect(t.view('B').own?.role).toBe('outlaw')
    expect(t.view('A').seats.map(({ role }) => role)).toEqual(['sheriff', undefined, undefined, undefined])
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    for (const viewer of ['A', 'B', 'spectator'] as const) {
      expect(t.view(viewer).seats.map(({ role }) => role)).toEqual(['sheriff', 'outlaw', undefined, undefined])
    }
  })

  test('a hand is a number for everybody but its owner; the deck has a size and no order', () => {
    const t = table({ A: { hand: ['beer'] }, B: { hand: ['saloon', 'scope'] } }, { phase: 'play', deck: ['gatling'] })
    expect(t.view('B').own?.hand.map(({ id }) => id)).toEqual(['saloon', 'scope'])
    expect(t.sees('A', 'B').hand).toBe(2)
    for (const viewer of ['A', 'spectator'] as const) {
      for (const secret of ['saloon', 'scope', 'gatling']) expect(JSON.stringify(t.view(viewer))).not.toContain(secret)
    }
    expect(t.view('A').table.deck).toBe(t.deckSize)
  })
})
