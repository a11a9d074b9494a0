import { entryOf, firstOf, type Json, nth } from '@sundown/engine/kernel'
import { describe, expect, test } from 'vitest'
import type { Picture } from '../../src/stage/picture.ts'
import type { Plan } from '../../src/stage/plan.ts'
import type { Scene } from '../../src/stage/scene.ts'
import { thrownIn, withHeap } from '../../src/stage/thrown.ts'
import { STAGED } from './tables.ts'
import { theatre } from './theatre.ts'

/** Both games that have duels. */
const TABLES: { readonly [game: string]: Json } = { bang: { players: 5, sets: ['base'] }, duel: {} }
const played = await Promise.all(
  STAGED.filter(({ game }) => Object.hasOwn(TABLES, game)).map(async ({ game, plansOf }) => ({
    game,
    games: await Promise.all(Array.from({ length: 8 }, (_, i) => plansOf(entryOf(TABLES, game), `thrown ${i}`))),
  })),
)

/** The cards of each duel, by their numbers as they were thrown, and whether they were gathered. */
function duelsIn(plans: readonly Plan[]): { readonly cards: number[]; gathered: number }[] {
  const duels: { readonly cards: number[]; gathered: number }[] = []
  for (const { act } of plans.flatMap(({ scenes }) => scenes)) {
    if (act.is === 'duel') duels.push({ cards: [], gathered: 0 })
    const now = duels.at(-1)
    if ((act.is === 'duel' || act.is === 'slap') && act.thrown) now?.cards.push(act.thrown.nth)
    if (act.is === 'gather' && now) now.gathered += act.thrown.length
  }
  return duels
}

describe.each(played)('in $game', ({ games }) => {
  test('what is thrown into a duel lies there, card upon card, until it is gathered', () => {
    const duels = games.flatMap(({ plans }) => duelsIn(plans))
    expect(Math.max(...duels.map(({ cards }) => cards.length))).toBeGreaterThan(2)
    for (const { cards, gathered } of duels) {
      expect(cards).toEqual(cards.map((_, i) => i))
      expect(gathered).toBe(cards.length)
    }
  })

  test('meanwhile the discard pile looks as it did before', () => {
    const lying = games.flatMap(({ start, plans }) => {
      const known: Picture[] = [start, ...plans.map((plan) => plan.known)]
      return known.slice(1).flatMap((now, i) => (thrownIn(now).length > 0 ? [[nth(known, i), now] as const] : []))
    })
    expect(lying.length).toBeGreaterThan(0)
    for (const [before, now] of lying) {
      const looks = new Map(withHeap([], now).map(({ fact, seen }) => [fact, seen]))
      const count = Number(now.get('count discard')) - thrownIn(now).length
      expect(looks.get('count discard')).toBe(count)
      if (thrownIn(before).length === 0) expect(looks.get('top discard')).toBe(before.get('top discard'))
      expect(looks.get('top discard')).not.toBe(now.get('top discard'))
    }
    expect(withHeap([], firstOf(games).start)).toEqual([])
  })

  test('each slap is higher than the one before', () => {
    const { clock, troupe, director } = theatre()
    const slaps: { readonly of: Scene; readonly up: number | undefined }[] = []
    for (const { start, plans } of games) {
      director.reset(start)
      for (const plan of plans) {
        director.commit(plan)
        clock.turn(60_000)
      }
    }
    for (const { scene, score } of troupe.scores) {
      for (const [, cue, { up }] of score.cues) if (cue === 'slap') slaps.push({ of: scene, up })
    }
    expect(slaps.length).toBeGreaterThan(2)
    for (const { of, up } of slaps) if (of.act.is === 'slap') expect(up).toBe(2 * ((of.act.thrown?.nth ?? 1) - 1))
  })
})
