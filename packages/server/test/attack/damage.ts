import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nth, type Random } from '@sundown/engine'
import Database from 'libsql'
import { startServer } from '../../src/index.ts'
import { storeFile } from '../../src/store/files.ts'
import { SHADOWED } from '../../src/store/shadows.ts'
import { Device } from '../http/running.ts'

const PAGE = 4096

/** Something that happens to a file of the store. `where`: sundown.db, or what lies beside it. */
export interface Damage {
  readonly what: string
  readonly where: '' | '-wal' | '-shm' | 'seen'
  readonly to: (bytes: Buffer) => Buffer
}

const changed = (bytes: Buffer, change: (copy: Buffer) => void): Buffer => {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

export function flip(bytes: Uint8Array, at: number, bits: number): void {
  bytes[at] = nth(bytes, at) ^ bits
}

export const bitFlip = (random: Random, where: Damage['where'], from = 0): Damage => ({
  what: `a bit flips in ${where || 'the file'}`,
  where,
  to: (bytes) =>
    changed(bytes, (copy) => {
      flip(copy, from + random.below(copy.length - from), 1 << random.below(8))
    }),
})

/** A bit of the first place where this is written; or of every place, also where it is of no use any more. */
export const bitFlipIn = (text: string, everywhere: boolean, bit = 1): Damage => ({
  what: `a bit flips in ${JSON.stringify(text)}`,
  where: '',
  to: (bytes) =>
    changed(bytes, (copy) => {
      for (let at = bytes.indexOf(text); at >= 0; at = everywhere ? bytes.indexOf(text, at + 1) : -1) {
        flip(copy, at + Math.trunc(text.length / 2), bit)
      }
    }),
})

export const zeroedPage = (random: Random, where: '' | '-wal'): Damage => ({
  what: `a page of ${where || 'the file'} is zero`,
  where,
  to: (bytes) => changed(bytes, (copy) => void copy.fill(0, ...pageOf(random, copy))),
})

export const foreignPage = (random: Random, where: '' | '-wal'): Damage => ({
  what: `a page of ${where || 'the file'} is another one`,
  where,
  to: (bytes) =>
    changed(bytes, (copy) => {
      const [start] = pageOf(random, copy)
      bytes.copy(copy, start, ...pageOf(random, bytes))
    }),
})

const pageOf = (random: Random, { length }: Buffer): [number, number] => {
  const start = random.below(Math.trunc(length / PAGE)) * PAGE
  return [start, start + PAGE]
}

export const cutShort = (part: number, where: '' | '-wal'): Damage => ({
  what: `${where || 'the file'} is cut short at ${Math.round(part * 100)} %`,
  where,
  to: (bytes) => bytes.subarray(0, Math.trunc(bytes.length * part)),
})

export const isGone = (where: Damage['where']): Damage => ({ what: `${where} is gone`, where, to: () => Buffer.alloc(0) })

/** The files of a store that nobody has open, to be copied and damaged as often as one likes. */
export class Template {
  readonly folder: string
  readonly content: string

  constructor(data: string) {
    this.folder = copied(data)
    this.content = lookedAt(this.folder)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** What comes of a damage: `harmless` if everything is still there, `noticed` if the operator is told, `refused` if the server does not even start. */
  async after(damage: Damage | undefined): Promise<'noticed' | 'refused' | 'harmless' | 'missed'> {
    const data = copied(this.folder)
    try {
      if (damage) {
        const path = damage.where === 'seen' ? join(data, 'sundown.seen') : storeFile(data) + damage.where
        const bytes = damage.to(readFileSync(path))
        if (bytes.length === 0) rmSync(path)
        else writeFileSync(path, bytes)
      }
      const isWhole = lookedAt(data) === this.content
      const said = await saidBy(data)
      if (said !== 'nothing') return said
      return isWhole ? 'harmless' : 'missed'
    } finally {
      rmSync(data, { recursive: true, force: true })
    }
  }
}

/** What a server says that is started on these files. */
async function saidBy(data: string): Promise<'noticed' | 'refused' | 'nothing'> {
  const lines: string[] = []
  const server = await startServer(
    { data, port: 0, logLevel: 'error' },
    { logTo: { write: (line: string) => void lines.push(line) } },
  ).catch(() => undefined)
  if (!server) return 'refused'
  try {
    const device = new Device(server)
    let health = await device.get('/healthz')
    while (health.json.store === 'checking') health = await device.get('/healthz')
    const isSaid = health.status === 503 && health.json.store === 'damaged' && lines.some((line) => line.includes('the store is damaged'))
    return isSaid ? 'noticed' : 'nothing'
  } finally {
    await server.stop()
  }
}

function copied(data: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-damage-'))
  for (const name of readdirSync(data))
    if (/^sundown\.(db(-wal|-shm)?|seen)$/.test(name)) copyFileSync(join(data, name), join(folder, name))
  return folder
}

/** SQLite repairs what it can when it opens the files: they are looked at through a copy. */
function lookedAt(data: string): string {
  const copy = copied(data)
  const content = contentOf(copy)
  rmSync(copy, { recursive: true, force: true })
  return content
}

/** Every row of every table, as bytes: what is damaged may be no text. */
function contentOf(data: string): string {
  if (!existsSync(storeFile(data))) return 'no store'
  const database = new Database(storeFile(data))
  const all = (sql: string): string[] =>
    database
      .prepare(sql)
      .all([])
      .map((row) => JSON.stringify(row))
  try {
    const rows = TABLES.flatMap(([table, ...columns]) =>
      all(`select ${columns.map((column) => `hex("${column}")`).join(', ')} from "${table}"`).map((row) => `${table} ${row}`),
    )
    return [...rows.sort(), ...all('select hex(type), hex(name), hex(sql) from sqlite_master order by rowid')].join('\n')
  } catch {
    return 'cannot be read'
  } finally {
    database.close()
  }
}

const TABLES = [
  ...SHADOWED.map(({ table, columns }) => [table, ...columns]),
  ['log', 'game', 'seq', 'at', 'input', 'digests', 'clocks', 'sum'],
  ['records', 'game', 'record', 'sum'],
]
