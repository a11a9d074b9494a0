import { expect, onTestFinished, test } from 'vitest'
import { Members } from '../../src/cluster/members.ts'
import { openPostgres } from '../../src/store/postgres.ts'
import { TestPostgres } from '../store/postgres.ts'
import { table } from '../store/samples.ts'

test('tables are given away together, each only by the node that has it, in its epoch', async () => {
  const postgres = await TestPostgres.shared()
  const url = await postgres.made(postgres.unused())
  const store = await openPostgres(url, { say: () => undefined })
  onTestFinished(() => store.close())
  const members = new Members(url)
  onTestFinished(() => members.close())
  const names = Array.from({ length: 12 }, (_, i) => `table ${i}`)
  for (const id of names) await store.saveNewTable(table(id, { code: id, host: null }), 'leaves')
  await postgres.sql(`update owners set node = 'another' where "tableId" = 'table 3'`, url)

  const gifts = names.map((id, i) => members.give({ table: id, epoch: i === 4 ? 7 : 1 }, 'leaves', i % 2 === 0 ? 'one' : 'two'))
  await Promise.all(gifts)
  const owners = await postgres.sql('select "tableId", node, epoch, xmin from owners', url)
  const of = (id: string) => owners.find(({ tableId }) => tableId === id)
  expect(of('table 3')).toMatchObject({ node: 'another', epoch: '1' })
  expect(of('table 4')).toMatchObject({ node: 'leaves', epoch: '1' })
  const given = owners.filter(({ epoch }) => Number(epoch) === 2)
  expect(given.length).toBe(10)
  for (const { tableId, node } of given) expect(node).toBe(Number(String(tableId).slice(6)) % 2 === 0 ? 'one' : 'two')
  // One transaction for all that were given at the same moment.
  expect(new Set(given.map(({ xmin }) => xmin)).size).toBe(1)
  // To whoever takes it.
  await members.give({ table: 'table 5', epoch: 2 }, 'two')
  expect((await members.ownerOf('table 5'))?.node).toBe('')
})
