import { type Expression, type Kysely, type RawBuilder, SqliteAdapter, sql } from 'kysely'

/** Bytes that are no text make the database's own reading end the process: where nobody has looked yet, bytes are read. */
const decoder = new TextDecoder('utf-8', { fatal: true })

/** A column that holds text, or nothing, as it lies there. PostgreSQL checks what it reads: there it is text. */
export const bytesOf = <S, Column extends string | null>(
  db: Kysely<S>,
  column: Expression<Column>,
): RawBuilder<Extract<Column, null> | ArrayBuffer | string> =>
  db.getExecutor().adapter instanceof SqliteAdapter ? sql`cast(${column} as blob)` : sql`${column}`

/** Nothing: they are none. */
export function textOf(bytes: ArrayBuffer | string): string | undefined {
  if (typeof bytes === 'string') return bytes
  try {
    return decoder.decode(bytes)
  } catch {
    return undefined
  }
}

/** A text as SQL writes it. SQL ends at a zero, so there must be none: JSON never has one. */
export function quoted(text: string): string {
  if (text.includes('\0')) throw new Error('a text with a zero in it')
  return `'${text.replaceAll("'", "''")}'`
}

/** A value as SQL writes it. */
export const literal = (value: string | number | null): string => (typeof value === 'string' ? quoted(value) : String(value))
