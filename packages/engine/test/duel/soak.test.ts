import { describe, expect, test } from 'vitest'
import type { Duel } from '../../src/duel/duel.ts'
import { duel } from '../../src/duel/index.ts'
import { cardOf, firstOf, type Json, Match, Random, seatOf, seedFrom, type Viewer } from '../../src/kernel/index.ts'
import { randomAnswer } from '../player.ts'

const VIEWERS: readonly Viewer[] = [seatOf(0), seatOf(1), 'spectator']

const seen = (match: Match<Duel>, viewer: Viewer): string =>
  JSON.stringify([
    match.game.view(viewer),
    match.questionFor(viewer)?.options?.map(({ fields, ...option }) => [option, fields?.[0]?.from([])]),
  ])

/** What is wrong with a position. */
function fault(match: Match<Duel>): string | undefined {
  const { game } = match
  const places = new Set<number>()
  for (const { id } of game.layout.zones) for (const card of game.at(id)) places.add(card)
  if (places.size !== game.layout.faces.length) return 'a card lies in two places or nowhere'
  for (const seat of game.both) {
    for (const character of game.characters(seat)) {
      if (game.life(character) < 0 || game.life(character) > game.maxLife(character)) return 'life out of bounds'
      const names = game.equipment(character).map((card) => game.def(card).id)
      if (new Set(names).size !== names.length) return 'twins on one character'
    }
    if (match.question?.parts[0]?.kind.name === 'play') {
      if (game.characters(seat).some((character) => game.life(character) === 0)) return 'somebody at 0 while a card may be played'
      if (game.active(seat) === undefined) return 'the token lies at an empty place'
    }
  }
  if (match.question?.parts[0]?.kind.name === 'play' && (game.queued.length > 0 || game.targeted !== undefined))
    return 'something is still going on'
  for (const seat of match.waiting()) {
    const fallback = match.fallback(seat)
    if (fallback === undefined || match.whyNot(seat, fallback)) return `the default answer is refused: ${JSON.stringify(fallback)}`
  }
  return undefined
}

function playOut(options: Json, seed: string, each?: (match: Match<Duel>) => void): Match<Duel> {
  const match = Match.start(duel, options, seedFrom(seed))
  const random = new Random(seedFrom(`player of ${seed}`))
  for (let step = 0; step < 20_000 && match.question; step++) {
    const seat = firstOf(match.waiting())
    each?.(match)
    const reason = match.answer(seat, randomAnswer(match.menu(seat), random))
    if (reason) throw new Error(`on the menu and refused: ${JSON.stringify(reason)}`)
    const wrong = fault(match)
    if (wrong) throw new Error(`${wrong} (${seed}, input ${match.inputs.length})`)
  }
  return match
}

describe('random games', () => {
  test('200 games with four characters a side and 20 with twelve are won by a side', () => {
    const wins = { law: 0, outlaw: 0 }
    for (let i = 0; i < 220; i++) {
      const { game } = playOut(i < 200 ? {} : { charactersPerSide: 12, law: i % 2 }, `soak ${i}`)
      if (game.over?.by !== 'law' && game.over?.by !== 'outlaw') throw new Error(`game ${i} does not end`)
      wins[game.over.by]++
    }
    expect(wins.law).toBeGreaterThan(20)
    expect(wins.outlaw).toBeGreaterThan(20)
  })

  test('the view is always what a fresh one would be', () => {
    for (let i = 0; i < 5; i++) {
      playOut({}, `views ${i}`, ({ game }) => {
        for (const viewer of VIEWERS) {
          const cached = JSON.stringify(game.view(viewer))
          const before = game.targeted
          game.setTarget(cardOf(0))
          game.setTarget(before)
          expect(JSON.stringify(game.view(viewer))).toBe(cached)
        }
      })
    }
  })

  test('replaying and forking give the same game', () => {
    for (let i = 0; i < 10; i++) {
      const match = playOut({}, `fork ${i}`)
      const half = match.forkAt(Math.floor(match.inputs.length / 2))
      for (const input of match.inputs.slice(half.inputs.length)) half.apply(input)
      expect(half.game.digest).toBe(match.game.digest)
      for (const viewer of VIEWERS) expect(seen(half, viewer)).toBe(seen(match, viewer))
    }
  })

  test('in a world that a viewer can imagine he sees and is asked the same, and it can be played on', () => {
    const random = new Random(seedFrom('worlds'))
    for (let i = 0; i < 12; i++) {
      playOut(i % 2 ? { charactersPerSide: 7 } : {}, `worlds ${i}`, (match) => {
        if (random.below(12) !== 0) return
        for (const viewer of VIEWERS) {
          for (const remember of [true, false]) {
            const world = match.sampleWorld(viewer, seedFrom(`${i} ${match.inputs.length}`), { remember })
            expect(seen(world, viewer)).toBe(seen(match, viewer))
            for (let step = 0; step < 8 && world.question; step++) {
              const seat = firstOf(world.waiting())
              expect(world.answer(seat, randomAnswer(world.menu(seat), random))).toBeUndefined()
            }
          }
        }
      })
    }
  })
})
