import { nextInput, randomsFor, rule } from '@sundown/bots'
import { type Bang, bang, Match, type Seat, seatOf, seedFrom } from '@sundown/engine'
import { wireQuestion } from '@sundown/protocol'
import { expect, test } from 'vitest'
import { dimmed } from '../../src/live/dimmed.ts'

/** Somebody has the turn and holds a card that cannot be played now. */
function moment() {
  const match: Match<Bang> = Match.start(bang, { players: 4 }, seedFrom('dimmed'))
  const chances = randomsFor(4, 'dimmed')
  for (;;) {
    for (const seat of [0, 1, 2, 3].map(seatOf)) {
      const asked = match.questionFor(seat)
      if (asked?.kind !== 'play' || !asked.options) continue
      const question = wireQuestion(asked)
      const { reasons = [] } = dimmed(question, match, sightOf(match, seat))
      if (reasons.length > 0 && asked.options.some(({ id, card }) => id === 'play' && card !== undefined))
        return { match, seat, question, reasons }
    }
    match.apply(nextInput(match, [rule, rule, rule, rule], chances))
  }
}

const sightOf = (match: Match<Bang>, viewer: Seat) => match.game.view(viewer)

test('whoever is asked what to play is told why a card cannot be played, whatever else can be done with another', () => {
  const { match, seat, question, reasons } = moment()
  expect(reasons.every(({ id }) => id === 'play')).toBe(true)
  const [first] = question.options?.filter(({ card }) => card !== undefined) ?? []
  const sellable = { ...question, options: [{ id: 'sell', card: first?.card }, ...(question.options ?? [])] }
  expect(dimmed(sellable, match, sightOf(match, seat)).reasons).toEqual(reasons)
})

test('where nothing is called like the question, the first use of a card counts', () => {
  const { match, seat, question } = moment()
  const others = { ...question, kind: 'another', options: question.options?.filter(({ card }) => card !== undefined) ?? [] }
  const told = dimmed(others, match, sightOf(match, seat)).reasons ?? []
  expect(new Set(told.map(({ id }) => id))).toEqual(new Set([others.options[0]?.id]))
})
