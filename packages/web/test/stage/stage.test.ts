import { SETS } from '@sundown/engine'
import { firstOf, nth, Random, seedFrom } from '@sundown/engine/kernel'
import { describe, expect, test } from 'vitest'
import { bangStaging } from '../../src/stage/games/bang-plan.ts'
import { aspectOf, changed, coversOver, type Picture } from '../../src/stage/picture.ts'
import { changesIn, type Scene } from '../../src/stage/scene.ts'
import type { Pose } from '../../src/stage/score.ts'
import { recorded } from './recorded.ts'
import { STAGED } from './tables.ts'
import { theatre } from './theatre.ts'

const GAMES = process.env.SOAK ? 5 : 1
const LATE = 1500
/** What lies under the top of a pile, who is keeper of the sun between turns, and roles that are dealt anew are in no event. */
const UNTOLD = ['top', 'sun', 'role', 'mine']

/** All of a pose but how much of it is seen. */
const placeOf = ({ o: _, ...place }: Pose) => place

describe.each(STAGED)('$game', ({ tables, plansOf }) => {
  describe.each(tables.map((table) => ({ table })))('$table', ({ table }) => {
    const games = Array.from({ length: GAMES }, (_, i) => plansOf(table, `stage ${i}`))

    test('scenes show all that happens, and nothing else', async () => {
      for (const { start, plans } of await Promise.all(games)) {
        let seen: Picture = start
        for (const { scenes, known } of plans) {
          seen = changed(seen, scenes.flatMap(changesIn), known)
          expect(coversOver(seen, known)).toEqual([])
        }
      }
    })

    test('nothing becomes visible without a scene that shows it, but for what nobody is told', async () => {
      for (const { plans } of await Promise.all(games)) {
        for (const { scenes } of plans) {
          const last = scenes.at(-1)
          for (const { fact } of last?.beats.rest ?? []) expect(UNTOLD).toContain(aspectOf(fact)[0])
        }
      }
    })

    test('whatever is interrupted where, no cover is left, and what is seen is what is known', async () => {
      for (const [i, { start, plans }] of (await Promise.all(games)).entries()) {
        const random = new Random(seedFrom(`interrupted ${i}`))
        const { clock, troupe, director } = theatre()
        director.reset(start)
        for (const plan of plans) {
          director.commit(plan)
          clock.turn(random.below(4) * 450)
          if (random.below(3) === 0) {
            director.finish()
            expect(troupe.covers).toEqual([])
            expect(troupe.onStage).toBe(0)
            expect(troupe.seen).toEqual(plan.known)
          }
        }
        clock.turn(60_000)
        expect(director.busy).toBe(false)
        expect(troupe.covers).toEqual([])
        expect(troupe.onStage).toBe(0)
      }
    })

    test('nothing that waits begins more than a second and a half late, however fast things come', async () => {
      for (const { start, plans } of await Promise.all(games)) {
        const { clock, troupe, director } = theatre()
        const since = new Map<Scene, number>()
        let latest = 0
        troupe.onPlay = (scene) => {
          const first = since.get(scene)
          if (first !== undefined) latest = Math.max(latest, clock.now() - first)
        }
        director.reset(start)
        for (const plan of plans) {
          // The first of a stroke: what follows it follows from it. What nobody may miss is shown whenever there is room for it.
          const [first] = plan.scenes
          if (first && !first.grave) since.set(first, clock.now())
          director.commit(plan)
          clock.turn(250)
        }
        clock.turn(60_000)
        expect(latest).toBeLessThanOrEqual(LATE)
        expect(director.busy).toBe(false)
      }
    })

    test('a scene begins as soon as the one before it is ready for it', async () => {
      for (const { start, plans } of await Promise.all(games)) {
        const { clock, troupe, director } = theatre()
        director.reset(start)
        for (const plan of plans) {
          const begun: number[] = []
          troupe.onPlay = () => begun.push(clock.now())
          const first = troupe.scores.length
          director.commit(plan)
          clock.turn(60_000)
          for (const [i, { score }] of troupe.scores.slice(first, -1).entries()) {
            expect(nth(begun, i + 1) - nth(begun, i)).toBeLessThanOrEqual(score.ready)
          }
        }
      }
    })

    test('nobody is seen dead before he is seen hit', async () => {
      for (const { start, plans } of await Promise.all(games)) {
        const { clock, troupe, director } = theatre()
        troupe.onCover = (seen) => {
          for (const [fact, state] of seen) {
            if (!fact.startsWith('state ') || state !== 'out') continue
            expect(seen.get(fact.replace('state', 'life'))).toBe(0)
          }
        }
        director.reset(start)
        for (const plan of plans) {
          director.commit(plan)
          clock.turn(900)
        }
        clock.turn(60_000)
      }
    })

    test('plates are pushed by six pixels at most, and come back', async () => {
      for (const { start, plans } of await Promise.all(games)) {
        const { clock, troupe, director } = theatre()
        director.reset(start)
        for (const plan of plans) {
          director.commit(plan)
          clock.turn(5000)
        }
        const pushes = troupe.scores.flatMap(({ score }) => score.stirred).filter(({ spot }) => spot.part === 'plate')
        for (const { keys } of pushes) {
          for (const [, { x = 0, y = 0 }] of keys) expect(Math.hypot(x, y)).toBeLessThanOrEqual(6.01)
          expect(nth(keys, keys.length - 1)[1]).toEqual({})
        }
      }
    })

    test('where nothing may move, everything is shown in the same order, and nothing moves', async () => {
      for (const { start, plans } of await Promise.all(games)) {
        const { clock, troupe, director } = theatre({ calm: true })
        director.reset(start)
        for (const plan of plans) {
          director.commit(plan)
          clock.turn(60_000)
          expect(troupe.seen).toEqual(plan.known)
        }
        const told = plans.flatMap(({ scenes }) => scenes)
        expect(troupe.scores.map(({ scene }) => scene)).toEqual(told)
        for (const { scene, score } of troupe.scores) {
          for (const { keys } of score.props) for (const [, pose] of keys) expect(placeOf(pose)).toEqual(placeOf(firstOf(keys)[1]))
          for (const { keys } of score.stirred) for (const [, pose] of keys) expect(Object.keys(pose)).toEqual(['o'])
          expect([...score.beats].map(([at, beat]) => `${at} ${beat}`)).toEqual(Object.keys(scene.beats).map((beat) => `0 ${beat}`))
          if (scene.act.is !== 'quiet' && changesIn(scene).length > 0) expect(score.props.length + score.stirred.length).toBeGreaterThan(0)
        }
      }
    })
  })
})

test('an ability aims at nobody who is neither asked to dodge nor hit', async () => {
  let aimed = 0
  for (let i = 0; i < 12; i++) {
    const [first, ...steps] = await recorded('bang', { players: 6, sets: ['base', 'dodge-city'] }, `aims ${i}`)
    let before = first?.after
    let seen: Picture = new Map()
    for (const step of steps) {
      if (before && step.events.length > 0) {
        const { scenes, known } = bangStaging.plan({ ...step, before, me: 0 }, seen)
        seen = known
        for (const { act } of scenes) {
          if (act.is !== 'play' || !act.aims || act.card) continue
          const isAt = (seat: number) => act.at === `seat-${seat}`
          const isTold = step.events.some((event) => (event.type === 'wounded' || event.type === 'cancelled') && isAt(event.seat))
          expect(isTold || step.question?.seats?.some(isAt)).toBe(true)
        }
        aimed += step.events.filter((event) => event.type === 'ability' && event.target !== undefined).length
      }
      before = step.after
    }
  }
  expect(aimed).toBeGreaterThan(0)
})

/** What only the last three sets bring, with a picture of its own. */
const OF_SETS = ['coins', 'loads', 'train', 'shunt', 'steam', 'rails']

test('nuggets, tokens and the train move in scenes of their own', async () => {
  const bang = firstOf(STAGED)
  const { plans } = await bang.plansOf({ players: 8, sets: [...SETS] }, 'stage 0')
  const shown = new Set<string>(plans.flatMap(({ scenes }) => scenes.map(({ act }) => act.is)))
  expect(OF_SETS.filter((act) => !shown.has(act))).toEqual([])
})
