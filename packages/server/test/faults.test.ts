import { expect, test } from 'vitest'
import { every, guardedClock } from '../src/clock.ts'
import { Faults } from '../src/faults.ts'
import { readJson } from '../src/json.ts'
import { createLog, traceOf } from '../src/log.ts'
import { turnedClock } from './turned-clock.ts'

const noted = () => {
  const lines: string[] = []
  return { lines, log: createLog('debug', { write: (line: string) => void lines.push(line) }) }
}

test('an exception is logged with its type, its code and where it happened, and without its words', () => {
  const { lines, log } = noted()
  const faults = new Faults(log)
  class Odd extends TypeError {
    readonly code = 'ODD'
  }
  faults.caught('table', new Odd('the ace of spades', { cause: new RangeError('of Kit') }), 'it went wrong', { table: 't' })
  faults.caught('job', 'the ace of spades', 'it went wrong')
  const [first, second] = lines.map((line) => JSON.parse(line))
  expect(first).toMatchObject({ level: 50, of: 'table', table: 't', msg: 'it went wrong', fault: { type: 'Odd', code: 'ODD' } })
  expect(first.fault.at[0]).toMatch(/^at .*faults\.test\.ts/)
  expect(first.fault.cause.type).toBe('RangeError')
  expect(second).toMatchObject({ of: 'job', fault: { type: 'string' } })
  expect(lines.join()).not.toMatch(/ace|Kit/)
  expect(faults.counts).toMatchObject({ table: 1, job: 1, connection: 0 })
  // What a library logs under its own names keeps its type too.
  log.error({ err: new Odd('of Kit') })
  log.error(new Odd('of Kit'), 'from a library')
  expect(lines.slice(2).map((line) => JSON.parse(line).err.type)).toEqual(['Odd', 'Odd'])
  expect(traceOf(undefined)).toEqual({ type: 'undefined' })
})

test('a timer that throws or rejects is told, and the next ones come', async () => {
  const caught: unknown[] = []
  const turned = turnedClock()
  const clock = guardedClock(turned, (error) => caught.push(error))
  let calls = 0
  const again = every(clock, 10, async () => {
    calls++
    throw new Error('rejected')
  })
  clock.after(15, () => {
    throw new Error('thrown')
  })
  await turned.turn(35)
  expect(calls).toBe(3)
  expect(caught.map(String)).toEqual(['Error: rejected', 'Error: thrown', 'Error: rejected', 'Error: rejected'])
  again.cancel()
  await turned.turn(100)
  expect(calls).toBe(3)
})

test('what is read is no deeper, wider or stranger than anything that makes sense', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  expect(readJson(nested(32)).fault).toBeUndefined()
  expect(readJson(nested(33)).fault).toBe('too-deep')
  expect(readJson(nested(100_000)).fault).toBe('too-deep')
  expect(readJson(`[${'0,'.repeat(1999)}0]`).fault).toBeUndefined()
  expect(readJson(`[${'0,'.repeat(2000)}0]`).fault).toBe('too-long')
  for (const name of ['__proto__', '\\u005f_proto__', 'constructor', 'prototype'])
    expect(readJson(`{"a":[{"${name}":1}]}`).fault).toBe('bad-message')
  expect(readJson('{"a":').fault).toBe('bad-message')
  expect(readJson('{"id":7,"a":[null,"x",1.5,true]}')).toEqual({ value: { id: 7, a: [null, 'x', 1.5, true] }, fault: undefined })
})
