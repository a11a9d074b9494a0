import { describe, expect, test } from 'vitest'
import { firstOf } from '../../../src/kernel/index.ts'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }
const event = 'law-of-the-west'

test('15. the second card is a Duel: other things first, but not the end', () => {
  const t = table({ A: {}, B: { hand: ['scope'] }, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'duel'] })
  t.say('B', 'play', { card: 'scope' })
  expect(t.refused('B', 'end')).toEqual({ code: 'must-play', facts: { card: 'duel' } })
  t.say('B', 'play', { card: 'duel', seat: 'C' }).say('B', 'end')
  expect(t.turn()).toBe('C')
})

test('16. a Missed! is no duty, except for Calamity Janet with somebody in range', () => {
  const t = table({ A: {}, B: {}, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'missed'] })
  expect(t.can('B', 'end')).toBe(true)
  const janet = table({ A: {}, B: { character: 'calamity-janet' }, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'missed'] })
  expect(janet.refused('B', 'end')).toEqual({ code: 'must-play', facts: { card: 'missed' } })
  janet.say('B', 'as-bang', { card: 'missed', seat: 'C' }).say('B', 'end')
  expect(janet.turn()).toBe('C')
  const far = table(
    { A: { front: ['mustang'] }, B: { character: 'calamity-janet' }, C: { character: 'paul-regret' } },
    { options, event, turn: 'B', deck: ['scope', 'missed'] },
  )
  expect(far.can('B', 'end')).toBe(true)
})

test('a card that was played and has come back to the hand is no duty any more', () => {
  const t = table({ A: {}, B: { hand: ['panic'] }, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'scope'] })
  t.say('B', 'play', { card: 'scope' }).say('B', 'play', { card: 'panic', seat: 'B', picks: [['scope']] })
  expect(t.hand('B')).toContain('scope')
  expect(t.can('B', 'end')).toBe(true)
})

test('17. another BANG! has to wait until the shown one is played', () => {
  const t = table({ A: {}, B: { hand: ['bang/AS'] }, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'bang/KH'] })
  expect(t.refused('B', 'play', { card: 'bang/AS', seat: 'C' })).toEqual({
    code: 'must-play-first',
    facts: { card: 'bang', source: event },
  })
  t.say('B', 'play', { card: 'bang/KH', seat: 'C' })
  expect(t.refused('B', 'play', { card: 'bang/AS', seat: 'C' })).toMatchObject({ code: 'bang-limit' })
  t.say('B', 'end')
  expect(t.turn()).toBe('C')
})

test('17. but it may be discarded: in a Duel an answer is no play', () => {
  const t = table(
    { A: {}, B: { hand: ['bang/AS', 'duel'] }, C: { hand: ['bang'] } },
    { options, event, turn: 'B', deck: ['mustang', 'bang/KH'] },
  )
  t.say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' }).say('B', 'give', { card: 'bang/AS' })
  expect(t.life('C')).toBe(3)
})

test('18. a Beer at full life must be played', () => {
  const t = table({ A: {}, B: {}, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'beer'] })
  expect(t.refused('B', 'end')).toMatchObject({ code: 'must-play' })
  t.say('B', 'play', { card: 'beer' }).say('B', 'end')
  expect(t.turn()).toBe('C')
})

test('18. Jail with nobody left to jail, and a second Barrel, are no duty', () => {
  const jail = table({ A: {}, B: {}, C: { front: ['jail/4H'] } }, { options, event, turn: 'B', deck: ['mustang', 'jail/JS'] })
  expect(jail.can('B', 'end')).toBe(true)
  expect(jail.can('B', 'play', { card: 'jail', seat: 'B' })).toBe(true)
  const barrel = table({ A: {}, B: { front: ['barrel'] }, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'barrel'] })
  expect(barrel.can('B', 'end')).toBe(true)
})

test('18. the duty arises when the Barrel in front is gone', () => {
  const t = table(
    { A: {}, B: { hand: ['cat-balou'], front: ['barrel/QS'] }, C: {} },
    { options, event, turn: 'B', deck: ['mustang', 'barrel/KS'] },
  )
  t.say('B', 'play', { card: 'cat-balou', seat: 'B', picks: [['barrel/QS']] })
  expect(t.refused('B', 'end')).toEqual({ code: 'must-play', facts: { card: 'barrel' } })
})

test('41. the duty ends when El Gringo takes exactly that card, and only then', () => {
  const ends = new Set<string>()
  for (let chance = 0; chance < 12; chance++) {
    const t = table(
      { A: {}, B: { hand: ['bang'] }, C: { character: 'el-gringo' } },
      { options, event, turn: 'B', deck: ['missed', 'wells-fargo'], seed: `chance ${chance}` },
    )
    t.say('B', 'play', { card: 'bang', seat: 'C' })
    const gone = t.hand('C')[0] === 'wells-fargo'
    expect(t.can('B', 'end')).toBe(gone)
    ends.add(`${gone}`)
  }
  expect(ends.size).toBe(2)
})

test('everybody sees the card, and nobody loses sight of it while it stays', () => {
  const t = table({ A: {}, B: {}, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'duel'] })
  expect(t.game.hand(t.seat('B')).map((card) => t.game.isPublic(card))).toEqual([false, true])
})

test('Kit Carlson shows the second he picks; Black Jack shows his card once', () => {
  const kit = table({ A: {}, B: { character: 'kit-carlson' }, C: {} }, { options, event, turn: 'B', deck: ['beer', 'saloon', 'scope'] })
  kit.say('B', 'put-back', { card: 'beer' }).say('B', 'take', { card: 'scope' })
  expect(kit.events('shown')).toMatchObject([{ card: { id: 'saloon' } }])
  const jack = table({ A: {}, B: { character: 'black-jack' }, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'duel/8C'] })
  expect(jack.events('shown')).toMatchObject([{ card: { id: 'duel' }, because: 'black-jack' }])
  expect(jack.refused('B', 'end')).toMatchObject({ code: 'must-play' })
})

test('Pat Brennan with one card has no duty', () => {
  const t = table(
    { A: { front: ['scope'] }, B: { character: 'pat-brennan' }, C: {} },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event, turn: 'B' },
  )
  t.say('B', 'take', { seat: 'A', picks: [['scope']] })
  expect([t.events('shown'), t.can('B', 'end')]).toEqual([[], true])
})

test('a card that needs another as its price is no duty when there is none', () => {
  const t = table(
    { A: {}, B: {}, C: {} },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event, turn: 'B', deck: ['beer', 'springfield'] },
  )
  t.say('B', 'play', { card: 'beer' })
  expect(t.can('B', 'end')).toBe(true)
})

test('the duty of one player does not bind the next', () => {
  const t = table({ A: {}, B: {}, C: { hand: ['missed'] } }, { options, event, turn: 'B', deck: ['mustang', 'missed', 'scope', 'beer'] })
  t.say('B', 'end')
  expect(t.refused('C', 'end')).toMatchObject({ code: 'must-play', facts: { card: 'beer' } })
})

test('a card that may be played along with the shown one does not stop the turn', () => {
  const t = table(
    { A: {}, B: { hand: ['aim', 'bang/AS'] }, C: {} },
    { options: { sets: ['fistful-of-cards', 'valley-of-shadows'] }, event, turn: 'B', deck: ['mustang', 'bang/KH'], discard: ['saved'] },
  )
  expect(t.refused('B', 'end')).toMatchObject({ code: 'must-play', facts: { card: 'bang' } })
  t.say('B', 'play', { card: 'bang/KH', seat: 'C', picks: [['aim']] })
  expect(t.life('C')).toBe(2)
})

describe('Aim is shown', () => {
  const shown = (
    hand: readonly string[],
    more: { readonly character?: string; readonly front?: readonly string[] } = {},
    far: object = {},
  ) =>
    table(
      { A: { ...far }, B: { hand, ...more }, C: { ...far } },
      {
        options: { sets: ['fistful-of-cards', 'valley-of-shadows'] },
        event,
        turn: 'B',
        deck: ['barrel', 'aim'],
        discard: ['saved', 'escape'],
      },
    )

  test('with a BANG! and somebody in range it can be played, so the turn cannot end', () => {
    const t = shown(['bang'])
    expect(t.refused('B', 'end')).toMatchObject({ code: 'must-play', facts: { card: 'aim' } })
    expect(t.view('B').own?.mustPlay).toMatchObject({ id: 'aim' })
    t.say('B', 'play', { card: 'bang', seat: 'C', picks: [['aim']] })
    expect([t.life('C'), t.can('B', 'end')]).toEqual([2, true])
  })

  test('he may fire the BANG! without it: then there is none left to go with, and no duty', () => {
    const t = shown(['bang', 'bang'])
    t.say('B', 'play', { card: 'bang', seat: 'C', picks: [[]] })
    expect([t.hand('B').sort(), t.can('B', 'end')]).toEqual([['aim', 'bang', 'barrel'], true])
  })

  test('without a BANG!, or with nobody in range, it is no duty', () => {
    expect(shown(['scope']).can('B', 'end')).toBe(true)
    expect(shown(['bang'], {}, { front: ['mustang'] }).can('B', 'end')).toBe(true)
  })

  test('any card that may be fired as a BANG! will do: Calamity Janet’s Missed!, LeMat, Black Flower’s extra shot', () => {
    const must = { code: 'must-play', facts: { card: 'aim' } }
    expect(shown(['missed'], { character: 'calamity-janet' }).refused('B', 'end')).toMatchObject(must)
    expect(shown(['beer'], { front: ['lemat'] }).refused('B', 'end')).toMatchObject(must)
    const flower = shown(['bang', 'schofield/JC'], { character: 'black-flower' })
    flower.say('B', 'play', { card: 'bang', seat: 'C', picks: [[]] })
    expect(flower.refused('B', 'end')).toMatchObject(must)
    flower.say('B', 'black-flower', { card: 'schofield', seat: 'C', picks: [['aim']] })
    expect(flower.can('B', 'end')).toBe(true)
  })

  test('whoever is away plays on until he may end', () => {
    const t = shown(['bang'])
    for (let i = 0; t.turn() === 'B' && i < 20; i++) {
      const seat = firstOf(t.match.waiting())
      const answer = t.match.fallback(seat)
      if (answer) expect(t.match.answer(seat, answer)).toBeUndefined()
    }
    expect(t.turn()).toBe('C')
  })
})

test('Panic! and Cat Balou that could only name a card of his own are no duty', () => {
  for (const card of ['panic', 'cat-balou']) {
    const t = table({ A: {}, B: { front: ['scope'] }, C: {} }, { options, event, turn: 'B', deck: ['missed', card] })
    expect(t.can('B', 'end')).toBe(true)
    expect(t.can('B', 'play', { card, seat: 'B', picks: [['scope']] })).toBe(true)
  }
})

test('his own view tells what he must play, as long as he must; others can only guess', () => {
  const t = table({ A: {}, B: {}, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'duel'] })
  expect(t.view('B').own?.mustPlay).toMatchObject({ id: 'duel' })
  expect(t.view('A').own?.mustPlay).toBeUndefined()
  t.say('B', 'play', { card: 'duel', seat: 'C' })
  expect(t.view('B').own?.mustPlay).toBeUndefined()
  const none = table({ A: {}, B: {}, C: {} }, { options, event, turn: 'B', deck: ['mustang', 'missed'] })
  expect(none.view('B').own?.mustPlay).toBeUndefined()
})

test('a Scope of his own makes a duty of a BANG! for which nobody was in range', () => {
  const t = table(
    { A: { hand: ['scope'] }, B: { front: ['mustang/8H'] }, C: { front: ['mustang/9H'] } },
    { options, event: 'law-of-the-west', deck: ['beer', 'bang'] },
  )
  expect(t.can('A', 'end')).toBe(true)
  t.say('A', 'play', { card: 'scope' })
  expect(t.refused('A', 'end')).toEqual({ code: 'must-play', facts: { card: 'bang' } })
})

test('a BANG! of Diamonds with only Apache Kid in range is owed: playing it is legal, if useless', () => {
  const t = table(
    { A: {}, B: { character: 'apache-kid' }, C: { front: ['mustang'] } },
    { options: { sets: ['fistful-of-cards', 'dodge-city'] }, event: 'law-of-the-west', deck: ['beer', 'bang/diamonds'] },
  )
  expect(t.can('A', 'end')).toBe(false)
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.life('B'), t.can('A', 'end')]).toEqual([3, true])
})

test('the shown BANG! is the one that is owed: a Missed! that Calamity Janet fires is another card, and leaves no BANG! to play', () => {
  const janet = (front: readonly string[]) =>
    table(
      { A: {}, B: { character: 'calamity-janet', hand: ['missed'], front }, C: { life: 4 } },
      { options, event, turn: 'B', deck: ['mustang', 'bang'] },
    ).say('B', 'as-bang', { card: 'missed', seat: 'C' })
  expect([janet([]).can('B', 'end'), janet(['volcanic']).refused('B', 'end').code]).toEqual([true, 'must-play'])
})
