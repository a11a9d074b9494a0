import { Bang, entryOf, Match, nth } from '@sundown/engine'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Queue } from '../../src/live/queue.ts'
import { Window } from '../../src/live/window.ts'
import { Windows } from '../../src/live/windows.ts'
import { type Heard, type Holding, hear, type Manners } from './window-worlds.ts'

const WINDOWS = 6
/** By seat. */
const HERE: Holding = ['general-store', 'saved', 'stagecoach', 'escape', 'saloon']
const THERE: { readonly [name: string]: Holding } = {
  'another has Saved!': ['general-store', 'stagecoach', 'saved', 'escape', 'saloon'],
  'nobody has Saved!': ['general-store', 'wells-fargo', 'stagecoach', 'escape', 'saloon'],
  'another has Escape': ['general-store', 'saved', 'stagecoach', 'saloon', 'escape'],
  'nobody has Escape': ['general-store', 'saved', 'stagecoach', 'wells-fargo', 'saloon'],
}

const isSame = (there: Holding, seat: number) => there[seat] === HERE[seat]

/** Those who know of no difference always do the same: pass sooner or later, the last of them never. The others think long, or not at all. */
const manners =
  (there: Holding, others: number | undefined): Manners =>
  (seat) =>
    isSame(there, seat) ? (seat === 4 ? undefined : seat) : others

async function compare(
  there: Holding,
  settings?: object,
  elsewhere = false,
): Promise<{ here: Heard; other: Heard; differences: string[] }> {
  const play = { windows: WINDOWS, elsewhere, ...(settings && { settings }) }
  const here = await hear({ ...play, holding: HERE, manners: manners(there, 9) })
  const other = await hear({ ...play, holding: there, manners: manners(there, 0) })
  const differences = HERE.flatMap((_, seat) => (isSame(there, seat) ? unlike(nth(here.bySeat, seat), nth(other.bySeat, seat)) : []))
  return { here, other, differences: [...differences, ...unlike(here.watcher, other.watcher)] }
}

/** The first message that is another one, or leaves at another moment. */
function unlike(here: readonly string[], other: readonly string[]): string[] {
  const at = here.findIndex((text, i) => text !== other[i])
  if (at < 0 && here.length === other.length) return []
  return [`${at}: ${here[at]} | ${other[at]}`]
}

describe('who holds what shows in windows neither in what is sent nor in when', () => {
  test.each(Object.entries(THERE))('%s', async (_, there) => {
    const { here, other, differences } = await compare(there)
    expect(here.kinds).toContain('spare')
    expect(here.kinds).toContain('ignore')
    expect(here.kinds).toHaveLength(WINDOWS)
    expect(other.kinds).toEqual(here.kinds)
    expect(here.watcher.length).toBeGreaterThan(WINDOWS * 2)
    expect(differences).toEqual([])
  })
})

test('nor when every second player, the holder of Saved! among them, has his socket on another node', async () => {
  const there = THERE['another has Saved!'] ?? []
  const { here, other, differences } = await compare(there, {}, true)
  expect(here.kinds).toHaveLength(WINDOWS)
  expect(differences).toEqual([])
  // Nor does it show to somebody who counts and weighs what goes between the nodes for everybody else.
  for (const seat of [1, 3, 5]) expect(here.crossed[seat]?.length).toBeGreaterThan(WINDOWS)
  expect(here.crossed.flatMap((said, seat) => (isSame(there, seat) ? unlike(said, other.crossed[seat] ?? []) : []))).toEqual([])
})

describe('how long the disk takes for an answer in a window', () => {
  /** Two who never answer, and somebody who watches: they ask, look again, are gone and come back. */
  const silent = (seat: number) => (seat === 0 || seat === 4 ? undefined : seat)
  const heard = async (disk: 'quick' | 'slow') => {
    const { bySeat, watcher } = await hear({ holding: HERE, manners: silent, windows: 1, disk })
    return [nth(bySeat, 0), nth(bySeat, 4), watcher]
  }
  const compared = async () => {
    const [quick, slow] = [await heard('quick'), await heard('slow')]
    return quick.flatMap((said, i) => unlike(said, nth(slow, i)))
  }

  test('shows to nobody else, neither in what is sent nor in when', async () => {
    expect(await compared()).toEqual([])
  })

  test('would be found if others waited for it', async () => {
    const { hold } = Windows.prototype
    vi.spyOn(Windows.prototype, 'hold').mockImplementation(function (this: Windows, ...given) {
      const waiting = hold.apply(this, given)
      const { queue }: { queue: Queue } = Reflect.get(this, 'place')
      if (waiting) void queue.run(() => waiting.kept)
      return waiting
    })
    expect((await compared()).length).toBeGreaterThan(0)
    vi.restoreAllMocks()
  })
})

describe('a bot', () => {
  test('that has an answer is as quick as one that has none, until it uses it', async () => {
    const play = { windows: WINDOWS, bots: 2, manners: () => undefined }
    const here = await hear({ ...play, holding: ['general-store', 'stagecoach', 'duel', 'saved', 'escape'] })
    const other = await hear({ ...play, holding: ['general-store', 'stagecoach', 'duel', 'wells-fargo', 'saloon'] })
    const everybody = [...other.bySeat, other.watcher]
    for (const [place, seen] of [...here.bySeat, here.watcher].entries()) {
      const elsewhere = nth(everybody, place)
      const parted = seen.findIndex((text, i) => text !== elsewhere[i])
      const told = parted < 0 ? seen : seen.slice(0, parted)
      expect(told.some((text) => text.includes('"window":true'))).toBe(true)
      expect(timeOf(seen[parted])).toBe(timeOf(elsewhere[parted]))
    }
  })
})

const timeOf = (sent: string | undefined) => sent?.split(' ')[0]

describe('tells that were planted are found', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  test('a window that closes when everybody has passed', async () => {
    vi.spyOn(Window.prototype, 'hold').mockReturnValue(false)
    expect((await compare(entryOf(THERE, 'another has Saved!'))).differences.length).toBeGreaterThan(0)
  })

  test('a window only where somebody has an answer', async () => {
    vi.spyOn(Bang.prototype, 'couldPlayAny').mockImplementation(function (this: Bang, seat, faces) {
      return this.hand(seat).some((card) => faces.some((face) => this.layout.faces[face] === this.faceOf(card)))
    })
    expect((await compare(entryOf(THERE, 'nobody has Saved!'))).differences.length).toBeGreaterThan(0)
  })

  test('a state that tells how many have answered', async () => {
    const { hold } = Window.prototype
    const { questionFor } = Match.prototype
    let said = 0
    vi.spyOn(Window.prototype, 'hold').mockImplementation(function (this: Window, ...given) {
      said++
      return hold.apply(this, given)
    })
    vi.spyOn(Match.prototype, 'questionFor').mockImplementation(function (this: Match, viewer) {
      const asked = questionFor.call(this, viewer)
      // Each game begins anew.
      if (asked?.number === 1) said = 0
      return asked?.window ? { ...asked, about: { said } } : asked
    })
    const { differences } = await compare(entryOf(THERE, 'another has Saved!'))
    expect(differences.some((text) => text.includes('"say":"state"'))).toBe(true)
  })

  test('no length', async () => {
    expect((await compare(entryOf(THERE, 'another has Saved!'), { windowSeconds: 0 })).differences.length).toBeGreaterThan(0)
  })
})
