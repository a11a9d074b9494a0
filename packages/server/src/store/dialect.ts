/** The databases there are. */
export type DialectName = 'sqlite' | 'postgres'

/** One text for all of them, or what each does in its own way; one that is not named does nothing. */
export type Statement = string | { readonly [dialect in DialectName]?: string }

/** A table whose rows lie where their key leads, in a database that can do so. */
export const sortedByKey = (table: string): readonly Statement[] => [{ sqlite: `${table} without rowid`, postgres: table }]
