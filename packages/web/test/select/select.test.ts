import { nextInput, random, randomsFor } from '@sundown/bots'
import { type Asked, bang, fitting, handleOf, Match, nextField, nth, type Option, seatOf, seedFrom } from '@sundown/engine'
import type { QuestionView } from '@sundown/protocol'
import { engineAnswer, wireQuestion } from '@sundown/protocol/codec'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carefulPolicy, plainPolicy } from '../../src/select/policy.ts'
import { type Move, nothing, numbered, offerOf, offerValues, type Policy, type Tap, tap } from '../../src/select/select.ts'
import { keyOf, legal, reachable } from './explore.ts'

const suspicious: Policy = { pickUpFirst: () => true, slip: () => 'give-up' }

function check(asked: Asked, policy: Policy): number {
  const options = [...(asked.options ?? []), ...(asked.interjections ?? [])]
  const complete = (partial: Parameters<typeof engineAnswer>[0]) => nextField(options, engineAnswer(partial))?.offered
  const reached = reachable(wireQuestion(asked), policy, complete)
  for (const answer of reached) expect(fitting(options, engineAnswer(answer)), JSON.stringify(answer)).toBeDefined()
  const keys = new Set(reached.map(keyOf))
  for (const answer of legal(options)) expect(keys, keyOf(answer)).toContain(keyOf(answer))
  return reached.length
}

describe('every legal answer can be tapped, and no other', () => {
  test('in random games', { timeout: 30_000 }, () => {
    let answers = 0
    for (let game = 0; game < 8; game++) {
      const players = 4 + (game % 4)
      const match = Match.start(bang, { players, sets: ['base'], characterChoice: game % 2 === 0 }, seedFrom(`select ${game}`))
      const bots = Array.from({ length: players }, () => random)
      const randoms = randomsFor(players, `select ${game}`)
      for (let step = 0; match.question && step < 120; step++) {
        for (let seat = 0; seat < players; seat++) {
          const asked = match.questionFor(seatOf(seat))
          const policy = nth([plainPolicy, suspicious, carefulPolicy(match.game.view(seatOf(seat)))], step % 3)
          if (asked?.options || asked?.interjections) answers += check(asked, policy)
        }
        match.apply(nextInput(match, bots, randoms))
      }
    }
    expect(answers).toBeGreaterThan(1000)
  })

  const field = fc.record({
    name: fc.constantFrom('a', 'b'),
    pick: fc.constantFrom<'cards' | 'seats' | 'names' | 'tokens' | 'number'>('cards', 'seats', 'names', 'tokens', 'number'),
    min: fc.integer({ min: 0, max: 2 }),
    more: fc.integer({ min: 0, max: 2 }),
    offers: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 4 }),
  })
  const option = fc.record({
    id: fc.constantFrom('play', 'as-bang', 'end', 'use'),
    card: fc.option(fc.integer({ min: 10, max: 13 }), { nil: undefined }),
    seat: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
    fields: fc.array(field, { maxLength: 2 }),
  })
  const options = fc.uniqueArray(option, { minLength: 1, maxLength: 8, selector: ({ id, card, seat }) => `${id} ${card} ${seat}` })
  type Made = typeof option extends fc.Arbitrary<infer T> ? T : never
  const made = ({ id, card, seat, fields }: Made): Option => ({
    id,
    card: card === undefined ? undefined : handleOf(card),
    seat: seat === undefined ? undefined : seatOf(seat),
    ...(fields.length > 0 && {
      fields: fields.map(({ name, pick, min, more, offers }) => ({
        name,
        pick,
        min,
        max: Math.max(1, min + more),
        // What later fields offer depends on what was picked before.
        from: (soFar) => offers.filter((value) => !soFar.flat().includes(value) || soFar.length === 0).map((value) => value + soFar.length),
      })),
    }),
  })

  test('in questions of every kind', { timeout: 30_000 }, () => {
    fc.assert(
      fc.property(options, fc.integer({ min: 0, max: 8 }), fc.boolean(), (all, split, doubt) => {
        const listed = all.map(made)
        const asked: Asked = { number: 1, kind: 'any', about: null, options: listed.slice(0, split), interjections: listed.slice(split) }
        check(asked, doubt ? suspicious : plainPolicy)
      }),
      { numRuns: 120 },
    )
  })
})

describe('a turn at the table', () => {
  const turn: QuestionView = {
    number: 7,
    kind: 'play',
    about: null,
    options: [
      { id: 'play', card: 1, seat: 2 },
      { id: 'play', card: 1, seat: 3 },
      { id: 'play', card: 4 },
      { id: 'play', card: 5, seat: 2, fields: [{ name: 'front-or-random', pick: 'cards', min: 0, max: 1, from: [21, 22] }] },
      { id: 'end' },
    ],
    interjections: [{ id: 'sid-ketchum', fields: [{ name: 'discard-two', pick: 'cards', min: 2, max: 2, from: [1, 4, 5] }] }],
  }
  const taps = (...all: Tap[]) => all.reduce<Move>((move, on) => tap(turn, move.selection, on, plainPolicy), { selection: nothing(turn) })

  test('a card is picked up, then a seat answers', () => {
    const { selection } = taps({ on: 'card', card: 1 })
    expect([...offerOf(turn, selection, plainPolicy).seats]).toEqual([2, 3])
    expect(taps({ on: 'card', card: 1 }, { on: 'seat', seat: 3 }).answer).toEqual({ id: 'play', card: 1, seat: 3 })
  })

  test('nothing picked up: seats need a card first', () => {
    expect(offerOf(turn, nothing(turn), plainPolicy).seats.size).toBe(0)
    expect(taps({ on: 'seat', seat: 2 }).answer).toBeUndefined()
  })

  test('a card without a target is played by a second tap', () => {
    expect(taps({ on: 'card', card: 4 }).answer).toBeUndefined()
    expect(taps({ on: 'card', card: 4 }, { on: 'card', card: 4 }).answer).toEqual({ id: 'play', card: 4 })
    expect(taps({ on: 'card', card: 4 }, { on: 'confirm' }).answer).toEqual({ id: 'play', card: 4 })
  })

  test('put back, and another card instead', () => {
    expect(taps({ on: 'card', card: 1 }, { on: 'card', card: 1 }).selection.card).toBeUndefined()
    expect(taps({ on: 'card', card: 1 }, { on: 'card', card: 4 }).selection.card).toBe(4)
    expect(taps({ on: 'card', card: 1 }, { on: 'back' }).selection).toEqual(nothing(turn))
  })

  test('a field: a card in play, or none for a random one', () => {
    const aimed = taps({ on: 'card', card: 5 }, { on: 'seat', seat: 2 })
    expect([...offerOf(turn, aimed.selection, plainPolicy).cards]).toEqual([21, 22])
    expect(taps({ on: 'card', card: 5 }, { on: 'seat', seat: 2 }, { on: 'card', card: 22 }).answer?.picks).toEqual([[22]])
    expect(taps({ on: 'card', card: 5 }, { on: 'seat', seat: 2 }, { on: 'done' }).answer?.picks).toEqual([[]])
    expect(taps({ on: 'card', card: 5 }, { on: 'seat', seat: 2 }, { on: 'back' }).selection.card).toBe(5)
  })

  test('an ability takes its cards in the order of the taps', () => {
    const use = { on: 'option', option: 5 } as const
    expect(taps(use, { on: 'card', card: 5 }, { on: 'done' }).answer).toBeUndefined()
    const all = taps(use, { on: 'card', card: 5 }, { on: 'card', card: 1 })
    expect(offerOf(turn, all.selection, plainPolicy)).toMatchObject({ picked: [5, 1], done: true })
    expect(taps(use, { on: 'card', card: 5 }, { on: 'card', card: 1 }, { on: 'done' }).answer?.picks).toEqual([[5, 1]])
  })

  test('keys 1 to 9 are the things in the order of focus', () => {
    const offer = offerOf(turn, nothing(turn), plainPolicy)
    expect(numbered(offer, 1)).toEqual({ on: 'card', card: 1 })
    expect(numbered(offer, 4)).toEqual({ on: 'option', option: 4 })
    expect(numbered(offer, 9)).toBeUndefined()
  })

  test('answers are numbered as they are listed: an ability between two cards has its number between theirs', () => {
    const options = [{ id: 'missed', card: 3 }, { id: 'jourdonnais' }, { id: 'barrel', card: 7 }, { id: 'take-it' }]
    const shot: QuestionView = { number: 8, kind: 'shot', about: null, options }
    expect(offerOf(shot, nothing(shot), plainPolicy).order).toEqual([
      { on: 'card', card: 3 },
      { on: 'option', option: 1 },
      { on: 'card', card: 7 },
      { on: 'option', option: 3 },
    ])
  })

  test('a response is given by one tap', () => {
    const shot: QuestionView = { number: 8, kind: 'shot', about: null, options: [{ id: 'missed', card: 3 }, { id: 'take-it' }] }
    expect(tap(shot, nothing(shot), { on: 'card', card: 3 }, plainPolicy).answer).toEqual({ id: 'missed', card: 3 })
  })

  test('a card that can answer in several ways is no dead end: each way is offered at once, and again if the card is picked up', () => {
    const ways = (card: number) => [
      { id: 'discard', card },
      { id: 'face-it', card },
    ]
    const robbery: QuestionView = { number: 9, kind: 'train-robbery', about: null, options: [...ways(3), ...ways(4)] }
    const offer = offerOf(robbery, nothing(robbery), plainPolicy)
    expect(offer.order).toEqual([0, 1, 2, 3].map((option) => ({ on: 'option', option })))
    expect(tap(robbery, nothing(robbery), { on: 'option', option: 3 }, plainPolicy).answer).toEqual({ id: 'face-it', card: 4 })
    const { selection } = tap(robbery, nothing(robbery), { on: 'card', card: 4 }, plainPolicy)
    expect(offerOf(robbery, selection, plainPolicy).buttons.map(({ option }) => option)).toEqual(ways(4))
  })

  test('a price from several places is shown whole before it is paid, and can be taken back', () => {
    const price = (card: number) => ({ name: 'pay-token', card, pick: 'number', min: 1, max: 1 }) as const
    const upgrade: QuestionView = {
      number: 9,
      kind: 'play',
      about: null,
      options: [{ id: 'play', card: 4, fields: [{ name: 'times', pick: 'number', min: 1, max: 1, from: [0, 1] }, price(21), price(22)] }],
    }
    const chosen = (times: number, first: number, second: number) => {
      let { selection } = tap(upgrade, nothing(upgrade), { on: 'card', card: 4 }, plainPolicy)
      selection = tap(upgrade, selection, { on: 'value', value: times }, plainPolicy).selection
      selection = offerValues(upgrade, selection, times === 0 ? [0] : [0, 1, 2], plainPolicy).selection
      if (times > 0) selection = tap(upgrade, selection, { on: 'value', value: first }, plainPolicy).selection
      return offerValues(upgrade, selection, [second], plainPolicy)
    }
    const whole = chosen(1, 1, 1)
    expect(whole.answer).toBeUndefined()
    expect(offerOf(upgrade, whole.selection, plainPolicy)).toMatchObject({ confirm: 'play', back: true })
    expect(tap(upgrade, whole.selection, { on: 'confirm' }, plainPolicy).answer).toEqual({ id: 'play', card: 4, picks: [[1], [1], [1]] })
    const back = tap(upgrade, whole.selection, { on: 'back' }, plainPolicy).selection
    expect(offerOf(upgrade, back, plainPolicy).values).toEqual([0, 1, 2])
    // Nothing to pay, nothing to show.
    expect(chosen(0, 0, 0).answer).toEqual({ id: 'play', card: 4, picks: [[0], [0], [0]] })
  })

  test('a selection of an earlier question counts for nothing', () => {
    const { selection } = taps({ on: 'card', card: 1 })
    const next = { ...turn, number: 8 }
    expect(tap(next, selection, { on: 'seat', seat: 2 }, plainPolicy)).toEqual({ selection: nothing(next) })
  })

  test('ending the turn with a BANG! in hand is asked again', () => {
    const match = Match.start(bang, { players: 4 }, seedFrom('slip'))
    const view = match.game.view(seatOf(0))
    const held = [{ card: 1, id: 'bang', suit: undefined, rank: undefined }]
    const careful = carefulPolicy({ ...view, own: view.own && { ...view.own, hand: held } })
    const end = tap(turn, nothing(turn), { on: 'option', option: 4 }, careful)
    expect(end).toMatchObject({ selection: { asks: 'unused-bang' } })
    expect(end.answer).toBeUndefined()
    expect(tap(turn, end.selection, { on: 'confirm' }, careful).answer).toEqual({ id: 'end' })
  })
})
