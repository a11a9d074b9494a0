import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Input, seatOf } from '@sundown/engine'
import Database from 'libsql'
import { unsealAnswer } from '../../src/live/sealed.ts'
import { heldFile, storeFile } from '../../src/store/files.ts'
import type { Acknowledged } from './guest.ts'
import { scratch } from './process.ts'

type Row = { readonly [column: string]: unknown }

const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null

/** The store as it lies on the disk, looked at through a copy: whoever comes next finds it untouched. */
function withCopy<T>(file: string, look: (all: (sql: string) => Row[]) => T): T {
  const copy = join(scratch(), 'copy.db')
  for (const part of ['', '-wal']) if (existsSync(file + part)) copyFileSync(file + part, copy + part)
  const database = new Database(copy)
  try {
    return look((sql) => database.prepare(sql).all([]).filter(isRow))
  } finally {
    database.close()
  }
}

/** Every answer of every game, in order: from its log, or from its record once it is over. */
export function inputsOnDisk(data: string): Map<string, Input[]> {
  return withCopy(storeFile(data), (all) => {
    const inputs = new Map<string, Input[]>()
    for (const { game, input } of all('select game, input from log order by game, seq')) {
      inputs.set(String(game), [...(inputs.get(String(game)) ?? []), JSON.parse(String(input))])
    }
    for (const { game, record } of all('select game, record from records')) inputs.set(String(game), JSON.parse(String(record)).inputs)
    return inputs
  })
}

/** The same, and behind them the answers that wait in windows. */
export function answersOnDisk(data: string): Map<string, Input[]> {
  const inputs = inputsOnDisk(data)
  const secrets = withCopy(
    storeFile(data),
    (all) => new Map(all('select id, secret from games').map(({ id, secret }) => [id, String(secret)])),
  )
  const held = withCopy(heldFile(data), (all) => all('select * from held'))
  for (const row of held) {
    const place = { game: String(row.game), question: Number(row.question), seat: Number(row.seat) }
    const answer = unsealAnswer(secrets.get(place.game) ?? '', place, String(row.sealed))
    if (answer) inputs.set(place.game, [...(inputs.get(place.game) ?? []), { seat: seatOf(place.seat), answer }])
  }
  return inputs
}

/** Sequence numbers of a log have no gaps. */
export function gapsOnDisk(data: string): Row[] {
  return withCopy(storeFile(data), (all) =>
    all('select game, count(*) as entries, max(seq) as last from log group by game having entries <> last'),
  )
}

/** What nobody may change by talking nonsense. When somebody was seen last, and that the server runs, is not that. */
export function everythingOnDisk(data: string): string {
  return withCopy(storeFile(data), (all) => {
    // Their shadows say the same once more.
    const tables = all(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name <> 'shadows' order by name",
    )
    const rows = tables.flatMap(({ name }) =>
      all(`select * from "${name}"`).map((row) => JSON.stringify({ name, ...row, seenAt: undefined, usedAt: undefined })),
    )
    return rows
      .filter((row) => !row.includes('"key":"ran"'))
      .sort()
      .join('\n')
  })
}

/** Acknowledged answers that are not there, in the order in which their seat gave them. */
export function lostAnswers(inputs: ReadonlyMap<string, readonly Input[]>, acknowledged: readonly Acknowledged[]): Acknowledged[] {
  const next = new Map<string, number>()
  return acknowledged.filter(({ game, seat, answer }) => {
    const place = `${game} ${seat}`
    const all = inputs.get(game) ?? []
    const from = next.get(place) ?? 0
    const found = all.findIndex((input, i) => i >= from && input.seat === seat && keyOf(input.answer) === keyOf(answer))
    if (found >= 0) next.set(place, found + 1)
    return found < 0
  })
}

const keyOf = ({ id, card, seat, picks }: Acknowledged['answer'] | Input['answer']): string =>
  JSON.stringify([id, card ?? null, seat ?? null, picks ?? []])
