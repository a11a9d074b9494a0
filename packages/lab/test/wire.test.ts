import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  bang,
  dice,
  diff,
  duel,
  firstOf,
  type Game,
  type Json,
  Match,
  nth,
  Random,
  type Rules,
  SETS,
  seatOf,
  seedFrom,
  type Viewer,
} from '@sundown/engine'
import {
  Answer,
  AnyGameView,
  askedOf,
  EventView,
  engineAnswer,
  isWithin,
  PatchEntry,
  QuestionView,
  wireAnswer,
  wireQuestion,
} from '@sundown/protocol'
import { describe, expect, test } from 'vitest'
import { completed } from '../src/check/complete.ts'

const sent = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** Everything one viewer is sent, step by step, as the schemas have it. */
function follow(rules: Rules<Game>, options: Json, seed: string, steps: number): Set<string> {
  const kinds = new Set<string>()
  const match = Match.start(rules, options, seedFrom(seed))
  const random = new Random(seedFrom(`player of ${seed}`))
  const viewers: Viewer[] = [...Array.from({ length: match.game.seats }, (_, i) => seatOf(i)), 'spectator']
  let before: object | undefined
  match.drain()
  for (let step = 0; step < steps && match.question; step++) {
    const viewer = nth(viewers, step % viewers.length)
    const view = match.game.view(viewer)
    AnyGameView.parse(sent(view))
    if (before) for (const entry of diff(before, match.game.view('spectator'))) PatchEntry.parse(sent(entry))
    before = match.game.view('spectator')
    const seat = firstOf(match.waiting())
    const asked = match.questionFor(seat)
    if (!asked) throw new Error('nobody is asked')
    const wire = QuestionView.parse(sent(wireQuestion(asked)))
    kinds.add(wire.kind)
    // There and back it says the same.
    expect(sent(wireQuestion(askedOf(wire)))).toEqual(sent(wire))
    const menu = match.menu(seat)
    const answer = completed(nth(menu, random.below(menu.length)), random)
    if (!answer) throw new Error('an option offers too little')
    const travelled = engineAnswer(Answer.parse(sent(wireAnswer(answer))))
    expect(match.answer(seat, travelled)).toBeUndefined()
    for (const event of match.tell(match.drain(), viewer)) EventView.parse(sent(event))
  }
  return kinds
}

describe('what is sent has the shape it says', () => {
  test('the card game with every set', () => {
    const kinds = new Set([0, 1, 2, 3].flatMap((game) => [...follow(bang, { players: 8, sets: [...SETS] }, `wire ${game}`, 400)]))
    expect(kinds.size).toBeGreaterThan(10)
  })
  test('the dice game', () => expect(follow(dice, { players: 6 }, 'wire', 300).size).toBeGreaterThan(1))
  test('The Duel', () => expect(follow(duel, {}, 'wire', 300).size).toBeGreaterThan(1))
})

describe('bounds', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)])

  test('of answers', () => {
    const id = 'play'
    expect(Answer.safeParse({ id, picks: Array.from({ length: 25 }, () => [1]) }).success).toBe(false)
    expect(Answer.safeParse({ id, picks: [Array.from({ length: 41 }, (_, i) => i)] }).success).toBe(false)
    expect(Answer.safeParse({ id, card: 1.5 }).success).toBe(false)
    expect(Answer.safeParse({ id, more: 1 }).success).toBe(false)
    expect(Answer.safeParse({ id: 'x'.repeat(41) }).success).toBe(false)
    expect(Answer.safeParse({ id, card: 3, seat: 1, picks: [[], [2]] }).success).toBe(true)
  })

  test('of events and views', () => {
    expect(EventView.safeParse({ type: 'deep', about: nested(6) }).success).toBe(false)
    expect(EventView.safeParse({ type: 'long', about: Array.from({ length: 1001 }, () => 0) }).success).toBe(false)
    expect(EventView.safeParse({ type: 'fine', about: nested(3) }).success).toBe(true)
    expect(AnyGameView.safeParse({ game: 'bang', viewer: 0, seats: [], table: nested(12) }).success).toBe(false)
  })

  test('are looked at without going further than they allow', () => {
    expect(isWithin(nested(3), 3, 100)).toBe(true)
    expect(isWithin(nested(4), 3, 100)).toBe(false)
    expect(
      isWithin(
        Array.from({ length: 100_000 }, () => 0),
        3,
        100,
      ),
    ).toBe(false)
  })
})

describe('a wire form is defined once', () => {
  const root = join(import.meta.dirname, '..', '..')
  /** A type or a function that turns a question, an option, a field or an answer into plain data, or says what that looks like. */
  const DEFINES =
    /(?:interface|type) (?:Answer|OptionView|FieldView|QuestionView|EventView)\b(?! as)\s*[={<]|(?:const|function) (?:plain|wire)(?:Answer|Option|Field|Question)\b/
  const elsewhere = readdirSync(root)
    .filter((name) => name !== 'protocol' && name !== 'engine')
    .flatMap((name) =>
      readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' }).map((file) => join(root, name, 'src', file)),
    )
    .filter((file) => /\.tsx?$/.test(file))

  test('in protocol, and nowhere else', () => {
    expect(elsewhere.length).toBeGreaterThan(400)
    expect(elsewhere.filter((file) => DEFINES.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('a planted one is found', () => {
    expect(DEFINES.test('export interface OptionView {')).toBe(true)
    expect(DEFINES.test('const plainOption = ({ id }: Option) => ({ id })')).toBe(true)
    expect(DEFINES.test("import type { Answer, OptionView } from '@sundown/protocol'")).toBe(false)
  })
})
