import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

describe('Suzy Lafayette waits for the effect to end', () => {
  test('53. her last card is a Stagecoach: she draws 2 and nothing more', () => {
    const t = table({ A: { character: 'suzy-lafayette', hand: ['stagecoach'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.hand('A')).toHaveLength(2)
    expect(t.events('ability')).toEqual([])
  })

  test('54. her last card is a BANG!: she draws 1 after the answer and the damage', () => {
    const t = table({ A: { character: 'suzy-lafayette', hand: ['bang'] }, B: { hand: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('A')).toEqual([])
    t.say('B', 'take-it')
    expect(t.hand('A')).toHaveLength(1)
    const types = t.events().map(({ type }) => type)
    expect(types.indexOf('wounded')).toBeLessThan(types.indexOf('ability'))
  })

  test('55. she gives her last card in a Duel that goes on: asked again, she loses', () => {
    const t = table(
      { A: { hand: ['duel', 'bang'] }, B: { character: 'suzy-lafayette', hand: ['bang'] } },
      { phase: 'play', deck: ['bang'] },
    )
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'bang' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['bang'])
    expect(t.asked()).toBe('play:A')
  })

  test("56. El Gringo, hit by Suzy's last card, finds an empty hand; then she draws 1", () => {
    const t = table(
      { A: { character: 'suzy-lafayette', hand: ['bang'] }, B: { character: 'el-gringo' } },
      { phase: 'play', deck: ['beer'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.hand('B')).toEqual([])
    expect(t.hand('A')).toEqual(['beer'])
  })

  test('57. Suzy, the Sheriff, kills a Deputy: after discarding everything she draws 1', () => {
    const t = table(
      {
        A: { role: 'sheriff', character: 'suzy-lafayette', hand: ['bang', 'beer'], front: ['scope'] },
        B: { role: 'deputy', life: 1 },
        C: {},
      },
      { phase: 'play', deck: ['missed'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('A')).toEqual(['missed'])
    expect(t.front('A')).toEqual([])
  })

  test('55. an interjection in the middle of the Duel does not let her draw', () => {
    const t = table(
      {
        A: { hand: ['duel', 'bang'] },
        B: { character: 'suzy-lafayette', hand: ['bang'] },
        C: { character: 'sid-ketchum', life: 2, hand: 2 },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
    t.say('C', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect(t.hand('B')).toEqual([])
    t.say('A', 'decline')
    expect(t.hand('B')).toHaveLength(1)
  })

  test('decision 13: she does not draw between two Missed! against Slab', () => {
    const t = table(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { character: 'suzy-lafayette', hand: ['missed'] } },
      { phase: 'play', deck: ['missed'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['missed'])
  })

  test("decision 25: emptied by Jesse Jones' first card, she draws after his second", () => {
    const t = table(
      { A: { character: 'jesse-jones' }, B: { character: 'suzy-lafayette', hand: ['missed'] } },
      { deck: ['beer/6H', 'beer/7H'] },
    )
    t.say('A', 'hand', { seat: 'B' })
    expect(t.handFaces('A')[1]).toBe('beer/6H')
    expect(t.handFaces('B')).toEqual(['beer/7H'])
  })

  test('she draws when Panic! takes her last card, and when somebody else is to play', () => {
    const t = table({ A: { hand: ['panic'] }, B: { character: 'suzy-lafayette', hand: ['missed'] } }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] })
    expect(t.hand('A')).toEqual(['missed'])
    expect(t.hand('B')).toEqual(['beer'])
  })
})

test('Suzy drinks her last Beer against a Gatling: she draws when everybody has answered', () => {
  const t = table(
    { A: { hand: ['gatling'] }, B: { character: 'suzy-lafayette', life: 1, hand: ['beer'] }, C: { hand: 1 } },
    { phase: 'play' },
  )
  t.say('A', 'play', { card: 'gatling' }).say('B', 'take-it').say('B', 'beer', { card: 'beer' })
  expect(t.hand('B')).toEqual([])
  t.say('C', 'take-it')
  expect(t.hand('B')).toHaveLength(1)
})

describe('deck and discard pile', () => {
  test('a reward may consist of the cards of the dead, if there are no others', () => {
    const t = table(
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 1, front: ['scope', 'barrel'] }, C: {} },
      { phase: 'play', deckSize: 0 },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.hand('A').sort()).toEqual(['bang', 'barrel', 'scope'])
    expect([t.deckSize, t.discard()]).toEqual([0, []])
  })

  test('everything is in hands: phase 1 brings nothing, and Kit Carlson looks at nothing', () => {
    const t = table({ A: { character: 'kit-carlson', hand: ['bang'] }, B: { hand: 1 } }, { deckSize: 0 })
    expect([t.asked(), t.hand('A')]).toEqual(['play:A', ['bang']])
  })

  test('Pedro Ramirez takes the only card there is; for the second nothing is left', () => {
    const t = table({ A: { character: 'pedro-ramirez' }, B: {} }, { deckSize: 0, discard: ['beer'] })
    t.say('A', 'discard')
    expect([t.asked(), t.hand('A')]).toEqual(['play:A', ['beer']])
  })

  test('58. the last card is drawn, the discards are shuffled at once, and the draw goes on', () => {
    const t = table({ A: { hand: [] }, B: {} }, { deck: ['beer'], deckSize: 1, discard: 10 })
    expect(t.hand('A')).toHaveLength(2)
    expect(t.hand('A')[0]).toBe('beer')
    expect(t.discard()).toEqual([])
    expect(t.deckSize).toBe(9)
    expect(t.events('shuffled')).toEqual([{ type: 'shuffled', zone: { zone: 'deck' }, count: 10 }])
  })

  test("59. then Pedro Ramirez' turn: with an empty discard pile only the deck is offered", () => {
    const t = table({ A: { hand: [] }, B: { character: 'pedro-ramirez' } }, { deck: ['beer'], deckSize: 1, discard: 10 })
    t.say('A', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.hand('B')).toHaveLength(2)
  })

  test('60. Wells Fargo is shuffled in by its own draw; for the third card nothing is left', () => {
    const t = table({ A: { hand: ['wells-fargo'] }, B: {} }, { phase: 'play', deck: ['beer'], deckSize: 1 })
    t.say('A', 'play', { card: 'wells-fargo' })
    expect(t.hand('A')).toEqual(['beer', 'wells-fargo'])
    expect(t.discard()).toEqual([])
    expect(t.deckSize).toBe(0)
  })

  test('61. both piles empty and B jailed: Jail is discarded, the turn is skipped', () => {
    const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { turn: 'B', deckSize: 0 })
    expect(t.events('checked')).toEqual([{ type: 'checked', seat: 1, source: 'jail', cards: [], chosen: 0, good: false }])
    expect(t.events('turn-skipped')).toHaveLength(1)
    expect(t.turn()).toBe('C')
    expect(t.front('B')).toEqual([])
    // C's draw finds the Jail: it was the only card of both piles.
    expect(t.hand('C')).toEqual(['jail'])
  })

  test('both piles empty: the Dynamite does not explode and moves on', () => {
    const t = table({ A: { front: ['dynamite'] }, B: {}, C: {} }, { deckSize: 0 })
    expect(t.life('A')).toBe(5)
    expect(t.front('B')).toEqual(['dynamite'])
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toEqual([])
  })

  test('an empty deck and one discard: the discard is shuffled when a card is needed', () => {
    const t = table({ A: { hand: ['bang/AS'] }, B: { front: ['barrel'] } }, { phase: 'play', deckSize: 0 })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.events('checked')).toMatchObject([{ cards: [{ id: 'bang' }], good: false }])
    expect(t.discard()).toEqual(['bang'])
    expect(t.life('B')).toBe(3)
  })

  test('62. five players and three cards: A, B, C get one each, D and E none', () => {
    // Two in the deck, and the General Store itself, which its own effect shuffles in.
    const t = table({ A: { hand: ['general-store'] }, B: {}, C: {}, D: {}, E: {} }, { phase: 'play', deck: ['beer', 'bang'], deckSize: 2 })
    t.say('A', 'play', { card: 'general-store' })
    expect(t.row()).toEqual(['beer', 'bang', 'general-store'])
    t.say('A', 'take', { card: 'bang' }).say('B', 'take', { card: 'general-store' })
    expect([t.hand('A'), t.hand('B'), t.hand('C'), t.hand('D'), t.hand('E')]).toEqual([['bang'], ['general-store'], ['beer'], [], []])
    expect(t.asked()).toBe('play:A')
  })

  test('63. Kit Carlson with 2 deck cards: the discards are shuffled while he looks; the third goes on top', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {} }, { deck: ['beer', 'scope'], deckSize: 2, discard: 5 })
    expect(t.asked()).toBe('put-back:A')
    expect(t.look('A').slice(0, 2)).toEqual(['beer', 'scope'])
    expect(t.look('A')).toHaveLength(3)
    expect(t.deckSize).toBe(4)
    t.say('A', 'put-back', { card: 'scope' })
    expect(t.deck()[0]).toBe('scope')
    expect(t.deckSize).toBe(5)
    expect(t.hand('A')).toHaveLength(2)
    expect(t.hand('A')[0]).toBe('beer')
  })

  test('cards laid out are not shuffled in: the row of a General Store that empties the deck', () => {
    const t = table(
      { A: { hand: ['general-store'] }, B: {}, C: {} },
      { phase: 'play', deck: ['beer', 'bang', 'missed'], deckSize: 3, discard: ['scope', 'saloon'] },
    )
    t.say('A', 'play', { card: 'general-store' })
    expect(t.row()).toEqual(['beer', 'bang', 'missed'])
    expect(t.deck().sort()).toEqual(['general-store', 'saloon', 'scope'])
    expect(t.discard()).toEqual([])
  })

  test('Lucky Duke turns the only card there is; Kit Carlson keeps both of the only two', () => {
    const lucky = table({ A: {}, B: { character: 'lucky-duke', front: ['jail'] }, C: {} }, { turn: 'B', deck: ['*/hearts'], deckSize: 1 })
    expect([lucky.asked(), lucky.events('checked')[0]?.cards.length]).toEqual(['play:B', 1])
    const kit = table({ A: {}, B: { character: 'kit-carlson' }, C: {} }, { turn: 'B', deck: ['scope', 'mustang'], deckSize: 2 })
    expect([kit.asked(), kit.hand('B').sort()]).toEqual(['play:B', ['mustang', 'scope']])
  })

  test('Suzy Lafayette, empty-handed while there is no card at all, gets the first that is played', () => {
    const t = table({ A: { hand: ['duel'] }, B: { character: 'suzy-lafayette' }, C: {} }, { phase: 'play', deckSize: 0 })
    t.say('A', 'play', { card: 'duel', seat: 'C' })
    expect([t.life('C'), t.hand('B'), t.deckSize]).toEqual([3, ['duel'], 0])
  })
})
