import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { BotTime, type Shares } from '../../src/live/bot-time.ts'

/** A clock of its own; only waiting itself is real. */
function timeOf(shares: Partial<Shares>) {
  const clock = { now: 0 }
  const time = new BotTime({ all: 0.1, person: 0.05, saved: { all: 10, person: 10 }, polite: false, atOnce: 1, ...shares }, () => clock.now)
  const done: string[] = []
  const job = (person: string, took: number) =>
    time.do(person, async () => {
      done.push(person)
      return took
    })
  const settle = async () => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
  }
  /** Time goes by, and whoever waits looks again. */
  const pass = async (milliseconds: number) => {
    clock.now += milliseconds
    time.do('', async () => 0)
    await settle()
  }
  return { time, done, job, settle, pass, clock }
}

describe('the part of the processor that bots have', () => {
  test('is there at once for whoever has not used his', async () => {
    const { done, job } = timeOf({})
    job('Ann', 1)
    expect(done).toEqual(['Ann'])
  })

  test('is waited for by whoever has used up his, and by nobody else', async () => {
    const { done, job, settle, pass } = timeOf({ saved: { all: 1000, person: 10 } })
    job('Ann', 30)
    await settle()
    job('Ann', 1)
    job('Bob', 1)
    await settle()
    expect(done).toEqual(['Ann', 'Bob'])
    // Twenty milliseconds too many, of which one in twenty comes in.
    await pass(300)
    expect(done).toEqual(['Ann', 'Bob'])
    await pass(110)
    expect(done).toEqual(['Ann', 'Bob', 'Ann'])
  })

  test('is bounded for all together, however many they are', async () => {
    const { time, done, job, settle, pass } = timeOf({})
    for (let i = 0; i < 20; i++) job(`Guest ${i}`, 5)
    await settle()
    expect(done).toHaveLength(2)
    expect(time.waiting).toBe(18)
    for (let i = 0; i < 10; i++) await pass(50)
    const people = done.filter((person) => person !== '')
    // One tenth of 500 milliseconds, and what was saved, in jobs of five.
    expect(people.length).toBeGreaterThanOrEqual(8)
    expect(people.length).toBeLessThanOrEqual(13)
    time.stop()
  })

  test('goes round: many jobs of one person do not come before the one of another', async () => {
    const { time, done, job, settle, pass } = timeOf({ person: 1, saved: { all: 1, person: 100 } })
    for (let i = 0; i < 5; i++) job('Ann', 2)
    job('Bob', 2)
    await settle()
    for (let i = 0; i < 3; i++) await pass(40)
    expect(done.filter((person) => person !== '').slice(0, 3)).toContain('Bob')
    time.stop()
  })

  test('is taken by so many jobs at once, and a job that fails gives its place back', async () => {
    const { time, done, settle } = timeOf({ saved: { all: 1000, person: 1000 } })
    const end: { now?: () => void } = {}
    time.do('Ann', () => new Promise((resolve) => (end.now = () => resolve(1))))
    time.do('Bob', async () => {
      done.push('Bob')
      throw new Error('no')
    })
    time.do('Cid', async () => {
      done.push('Cid')
      return 1
    })
    await settle()
    expect(done).toEqual([])
    end.now?.()
    await settle()
    expect(done).toEqual(['Bob', 'Cid'])
  })

  test('polite jobs let everything else that is waiting go first', async () => {
    const { done, job } = timeOf({ polite: true })
    job('Ann', 1)
    expect(done).toEqual([])
    await wait(5)
    expect(done).toEqual(['Ann'])
  })
})
