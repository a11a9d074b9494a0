import { readdirSync, readFileSync } from 'node:fs'
import { bang, type GameRecord, replay, type TableEvent } from '@sundown/engine'
import { expect, test } from 'vitest'
import { type Disagreement, Referee, sightOf } from '../../src/index.ts'

const folder = new URL('records/', import.meta.url)
const isTold = (event: { readonly type: string }): event is TableEvent => 'type' in event

// Games of the long run in which the rules were right and the referee was not.
for (const name of readdirSync(folder)) {
  test(`the referee has no objection to ${name.replace('.json', '').replaceAll('-', ' ')}`, () => {
    const record: GameRecord = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    const found: Disagreement[] = []
    let referee: Referee | undefined
    const { fault } = replay(bang, record, {
      each: (match, answered) => {
        referee ??= new Referee(record.options, match.game.seats, (one) => found.push(one))
        const input = record.inputs[answered - 1]
        referee.follow(input && 'answer' in input ? input : undefined, match.drain().filter(isTold), sightOf(match))
      },
    })
    expect(fault).toBeUndefined()
    expect(found).toEqual([])
  })
}
