import { expect, onTestFinished, test } from 'vitest'
import { openPostgres, type PostgresStore } from '../../src/store/postgres.ts'
import { TableElsewhere } from '../../src/store/store.ts'
import { TestPostgres } from '../store/postgres.ts'
import { entry, game, table } from '../store/samples.ts'
import { AUDIT, strayWritesIn } from './cluster.ts'

// What the test with faults relies on: it would turn red.
test('an answer that is written past the fence, at a table of another node, is noted by the database', async () => {
  const postgres = await TestPostgres.shared()
  const url = await postgres.made(postgres.unused())
  const nodeCalled = async (name: string): Promise<PostgresStore> => {
    const store = await openPostgres(url, { sharing: 'shared', name })
    onTestFinished(() => store.close())
    return store
  }
  const [one, two] = [await nodeCalled('one'), await nodeCalled('two')]
  await postgres.sql(AUDIT, url)
  const before = strayWritesIn(postgres).length
  const noted = () => strayWritesIn(postgres).slice(before)

  await one.saveNewTable(table('t1'), 'one')
  const owners = one.fenced({ table: 't1', node: 'one', epoch: 1 })
  await owners.addGame(game('g1'))
  await owners.append([entry('g1', 1)])
  await expect(two.fenced({ table: 't1', node: 'two', epoch: 1 }).append([entry('g1', 2)])).rejects.toThrow(TableElsewhere)
  expect(noted()).toEqual([])

  await two.append([entry('g1', 2)])
  expect(noted()).toEqual([expect.stringContaining('stray write: g1 2 by two')])
})
