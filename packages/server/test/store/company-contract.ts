import { firstOf, nth } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import type { Stores } from './contract.ts'
import { ended, game, person, playRated, ratedSeats, record, report, T0 } from './samples.ts'

/** What every store promises about ratings, pages of people, reports and moderators. */
export function companyContract({ place, opened }: Stores): void {
  const withTwo = async (at?: string) => {
    const store = await opened(at)
    await store.addPerson(person('p1', { name: 'Kit', nameKey: 'kit', passwordHash: 'x' }))
    await store.addPerson(person('p2', { passwordHash: 'x' }))
    return store
  }

  describe('ratings', () => {
    test('change with the end of a rated game, in its order, and are there after opening again', async () => {
      const data = place()
      const store = await withTwo(data)
      await store.addGame(game('g1'))
      await store.addRatedSeats('g1', ratedSeats)
      expect(await store.ratedNow('p1')).toEqual(['g1'])
      await store.setGone('g1', 2, true)
      expect(await store.ratedNow('p2')).toEqual([])
      await store.archive('g1', 'over', record(), [0, 1], T0 + 5, ended())
      expect(await store.ratedNow('p1')).toEqual([])
      await playRated(store, 'g2', T0 + 9)
      await store.close()
      const again = await opened(data)
      expect(await again.ratings('p1')).toEqual([{ game: 'bang', mu: 28, sigma: 7.5, games: 2, playedAt: T0 + 9 }])
      expect(await again.ratings('p2')).toEqual([{ game: 'bang', mu: 22, sigma: 7.5, games: 2, playedAt: T0 + 9 }])
      const games = await again.playedBy('p2')
      expect(games.map(({ game }) => game)).toEqual(['g2', 'g1'])
      const first = nth(games, 1)
      expect(first.seats[2]).toMatchObject({ person: 'p2', won: false, gone: true, felledBy: 0, harms: [0, 0, 3, 1] })
      expect(firstOf(first.seats).rated).toEqual({ mu: 25, sigma: 8, newMu: 26.5, newSigma: 7.75, chance: 0.25 })
      expect((await again.ratedGames()).map(({ game: id, seated }) => [id, nth(seated, 2).gone])).toEqual([
        ['g1', true],
        ['g2', false],
      ])
      expect((await again.ratedGames(1)).map(({ game: id }) => id)).toEqual(['g2'])
    })

    test('do not change when a game is closed, or was not dealt as a rated one', async () => {
      const store = await withTwo()
      await store.addGame(game('g1'))
      await store.addRatedSeats('g1', ratedSeats)
      await store.archive('g1', 'closed', record(), [], T0, ended())
      await store.addGame(game('g2'))
      await store.archive('g2', 'over', record(), [0, 1], T0, ended())
      expect(await store.ratings('p1')).toEqual([])
      expect(await store.playedBy('p1')).toMatchObject([{ game: 'g2', rated: false }])
    })

    test('can be replaced as a whole', async () => {
      const store = await withTwo()
      await playRated(store, 'g1')
      const one = { person: 'p1', game: 'bang', mu: 30, sigma: 5, games: 1, playedAt: T0 }
      const seat = { game: 'g1', seat: 0, mu: 25, sigma: 8, newMu: 30, newSigma: 5, chance: 0.5 }
      await store.replaceRatings({ ratings: [one], counts: [{ key: 'bang 4', games: 1, wins: {} }], seats: [seat] })
      expect(await store.ratings('p1')).toMatchObject([{ mu: 30, sigma: 5 }])
      expect(await store.ratings('p2')).toEqual([])
      expect(firstOf(firstOf(await store.playedBy('p1')).seats).rated).toMatchObject({ newMu: 30, chance: 0.5 })
    })
  })

  describe('keeping the house clean', () => {
    test('reports wait, are closed by an act, and the log keeps every act', async () => {
      const store = await withTwo()
      await store.addReport(report('r1'))
      await store.addReport(report('r2', { by: null, at: T0 + 1 }))
      expect(await store.openReports({ from: 0, most: 10 })).toEqual([report('r1'), report('r2', { by: null, at: T0 + 1 })])
      const act = { at: T0 + 2, act: 'mute', hours: 24, report: 'r1', moderator: 'p2', about: 'p1', note: 'why' }
      await store.moderate(act, { mutedUntil: T0 + 9 }, ['r1', 'r2'])
      await store.moderate({ ...act, act: 'warn', hours: null }, { warning: 'why', warnedAt: T0 + 2 }, [])
      expect(await store.openReports({ from: 0, most: 10 })).toEqual([])
      expect(await store.report('r1')).toMatchObject({ closedAt: T0 + 2, outcome: 'mute' })
      expect(await store.standing('p1')).toMatchObject({ mutedUntil: T0 + 9, warning: 'why', level: 0 })
      const lines = await store.moderationLog({ from: 0, most: 10 })
      expect(lines.map(({ number, act: done, sound }) => [number, done, sound])).toEqual([
        [2, 'warn', true],
        [1, 'mute', true],
      ])
      expect(await store.deleteReportsClosedBefore(T0 + 2)).toBe(0)
      expect(await store.deleteReportsClosedBefore(T0 + 3)).toBe(2)
    })

    test('moderators and shared pages are marked as such, and no longer', async () => {
      const store = await withTwo()
      await store.setModerator('p1', T0)
      await store.setShared('p1', true)
      expect([await store.isModerator('p1'), await store.isShared('p1'), await store.isModerator('p2')]).toEqual([true, true, false])
      await store.setModerator('p1', null)
      await store.setShared('p1', false)
      expect([await store.isModerator('p1'), await store.isShared('p1')]).toEqual([false, false])
    })
  })

  test('of somebody who is deleted neither rating nor report nor standing stays; what others played does', async () => {
    const store = await withTwo()
    await playRated(store, 'g1')
    await store.addReport(report('about'))
    await store.addReport(report('by', { about: 'p2', by: 'p1', text: 'mine' }))
    await store.setShared('p1', true)
    await store.changeStanding('p1', { mutedUntil: T0 })
    const act = { at: T0, act: 'warn', hours: null, report: null, moderator: 'p1', about: 'p2', note: 'to p2' }
    await store.moderate(act, {}, [])
    await store.moderate({ ...act, moderator: 'p2', about: 'p1' }, {}, [])
    await store.deletePerson('p1')
    expect(await store.ratings('p1')).toEqual([])
    expect(await store.playedBy('p1')).toEqual([])
    expect(firstOf(await store.playedBy('p2')).seats.map((seat) => seat.person)).toEqual([null, null, 'p2', null])
    expect(firstOf(await store.ratedGames()).seated[0]).toEqual({ person: null, bot: null, gone: false })
    expect(await store.report('about')).toBeUndefined()
    expect(await store.report('by')).toMatchObject({ by: null, text: '', context: [] })
    expect((await store.standing('p1')).mutedUntil).toBe(0)
    expect(await store.moderationLog({ from: 0, most: 9 })).toMatchObject([
      { about: null, moderator: null, note: null, sound: true },
      { about: 'p2', moderator: null, note: 'to p2', sound: true },
    ])
  })
}
