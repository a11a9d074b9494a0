import { readdirSync, readFileSync } from 'node:fs'
import { bang, type GameRecord, replay, seedFrom } from '@sundown/engine'
import { expect, test } from 'vitest'
import { inspect } from '../src/check/inspector.ts'

const folder = new URL('records/', import.meta.url)
/** Each time other decisions are looked at closely. */
const TIMES = 3

// Games of the long run in which something was wrong.
for (const name of readdirSync(folder)) {
  test(`nothing is found any more in ${name.replace('.json', '').replaceAll('-', ' ')}`, () => {
    const record: GameRecord = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    const found: string[] = []
    for (let time = 0; time < TIMES; time++) {
      let inspector: ReturnType<typeof inspect> | undefined
      let at = 0
      const { fault } = replay(bang, record, {
        each: (match, answered) => {
          const events = match.drain()
          const input = record.inputs[answered - 1]
          at = answered
          inspector ??= inspect(match, seedFrom(`look ${time}`), events, (check, finding) => {
            if (finding) found.push(`${at}: ${check}: ${finding}`)
          })
          if (input && 'answer' in input) inspector.after(input, events)
          if (answered < record.inputs.length) inspector.before(answered)
        },
      })
      expect(fault).toBeUndefined()
    }
    expect(found).toEqual([])
  })
}
