import { resolve } from 'node:path'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { print, printJson } from '../output.ts'
import { plainly } from '../serve/plainly.ts'

interface Flags {
  readonly json?: true
}

export function addStore(program: Command): void {
  const command = program.command('store').description('move everything a server keeps from one place to another')
  command
    .command('copy')
    .description('copy a whole store; no server may run on either side')
    .argument('<from>', 'a data folder, or a PostgreSQL database as postgres://user:password@host:5432/name')
    .argument('<to>', 'the same; nothing may be in it yet')
    .option('--json', 'the counts as one JSON object')
    .action((from: string, to: string, flags: Flags) => copy(placeOf(from), placeOf(to), flags))
}

/** A folder by its absolute path, so that each place has one name. */
function placeOf(given: string): string {
  if (given === '') throw new BadUse('a store is copied from one folder or database to another: one of them has no name')
  const [, scheme] = /^([a-z]+):\/\//i.exec(given) ?? []
  if (scheme === undefined) return resolve(given)
  // Otherwise it would be taken for the name of a folder, and made.
  if (!/^postgres(ql)?$/.test(scheme))
    throw new BadUse(`${nameOf(given)} is no database: name a folder, or a database as postgres://user:password@host:5432/name`)
  return given
}

/** How a place is named in messages: never with its password. */
const nameOf = (place: string): string => (URL.canParse(place) ? place.replace(/\/\/[^/]*@/, '//') : place)

async function copy(from: string, to: string, { json }: Flags): Promise<void> {
  const { counts, digest } = await plainly(`${nameOf(from)} or ${nameOf(to)}`, ({ copyStore }) => copyStore(from, to))
  if (json) {
    printJson({ counts, digest })
    return
  }
  for (const [table, rows] of Object.entries(counts)) print(`${String(rows).padStart(10)}  ${table}`)
  print(`Everything of ${nameOf(from)} is in ${nameOf(to)} now, read again and the same (${digest.slice(0, 16)}).`)
}
