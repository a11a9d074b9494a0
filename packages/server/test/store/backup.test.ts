import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeFile } from '../../src/store/files.ts'
import { MIGRATIONS } from '../../src/store/migrations.ts'
import { backupFolderTo, restore } from '../../src/store/sqlite/backup.ts'
import { StoreBroken, StoreInUse, StoreTooNew } from '../../src/store/store.ts'
import { entry, folder, game, opened, person, T0 } from './samples.ts'

test('a backup while answers arrive holds a beginning of each log without gaps, and everything acknowledged before', async () => {
  const data = folder()
  const copy = join(folder(), 'deep', 'copy.db')
  const store = await opened(data)
  const ids = ['g1', 'g2', 'g3']
  for (const id of ids) await store.addGame(game(id))
  const before = 20
  for (let seq = 1; seq <= before; seq++) await Promise.all(ids.map((id) => store.append([entry(id, seq)])))
  let stop = false
  let written = before
  const writing = (async () => {
    while (!stop) {
      written += 1
      await Promise.all(ids.map((id) => store.append([entry(id, written)])))
    }
  })()
  await store.backup(copy)
  // Over an older backup, and from another process.
  await backupFolderTo(data, copy)
  stop = true
  await writing
  await store.close()

  const elsewhere = folder()
  expect(await restore(copy, elsewhere, T0)).toEqual({ keptAside: undefined })
  const restored = await opened(elsewhere)
  for (const id of ids) {
    const seqs = (await restored.log(id)).map(({ seq }) => seq)
    expect(seqs.length).toBeGreaterThanOrEqual(before)
    expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, i) => i + 1))
  }
  expect(readdirSync(join(copy, '..'))).toEqual(['copy.db'])
})

test('a restored store takes the place of the old one, which is kept aside whole', async () => {
  const data = folder()
  const copy = join(folder(), 'copy.db')
  const store = await opened(data)
  await store.addPerson(person('before'))
  await store.backup(copy)
  await store.addPerson(person('after'))
  await expect(restore(copy, data, T0)).rejects.toThrow(StoreInUse)
  await store.close()

  const { keptAside } = await restore(copy, data, T0)
  const restored = await opened(data)
  expect((await restored.person('before'))?.id).toBe('before')
  expect(await restored.person('after')).toBeUndefined()
  await restored.close()

  expect(keptAside).toBe(join(data, 'sundown.before-restore-20231114T221320Z.db'))
  await restore(String(keptAside), data, T0 + 1000)
  const back = await opened(data)
  expect((await back.person('after'))?.id).toBe('after')
})

test('the files of a server that was killed are taken with what lies beside them', async () => {
  const running = folder()
  const store = await opened(running)
  await store.addPerson(person('p1'))
  const killed = folder()
  for (const part of ['', '-wal']) copyFileSync(storeFile(running) + part, join(killed, `found.db${part}`))
  const data = folder()
  await restore(join(killed, 'found.db'), data, T0)
  const restored = await opened(data)
  expect((await restored.person('p1'))?.id).toBe('p1')
})

test('a bad backup is refused and the store stays', async () => {
  const data = folder()
  const store = await opened(data)
  await store.addPerson(person('p1'))
  const copy = join(folder(), 'copy.db')
  await store.backup(copy)
  await store.close()

  const bytes = readFileSync(copy)
  const damaged = join(folder(), 'damaged.db')
  writeFileSync(damaged, Buffer.concat([bytes.subarray(0, 4096), Buffer.alloc(4096, 0xaa), bytes.subarray(8192)]))
  await expect(restore(damaged, data, T0)).rejects.toThrow(StoreBroken)
  const half = join(folder(), 'half.db')
  writeFileSync(half, bytes.subarray(0, bytes.length / 2))
  await expect(restore(half, data, T0)).rejects.toThrow(StoreBroken)
  const empty = join(folder(), 'empty.db')
  writeFileSync(empty, '')
  await expect(restore(empty, data, T0)).rejects.toThrow(StoreBroken)
  await expect(restore(join(data, 'nowhere.db'), data, T0)).rejects.toThrow(StoreBroken)

  const later = folder()
  await (await opened(later, { migrations: [...MIGRATIONS, { version: 99, sql: [] }] })).close()
  await expect(restore(storeFile(later), data, T0)).rejects.toThrow(StoreTooNew)

  expect(readdirSync(data).filter((name) => name.includes('restor'))).toEqual([])
  const again = await opened(data)
  expect((await again.person('p1'))?.id).toBe('p1')
  await expect(backupFolderTo(folder(), copy)).rejects.toThrow(StoreBroken)
  expect(existsSync(copy)).toBe(true)
})
