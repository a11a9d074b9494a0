import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ERROR_CODES } from '@sundown/protocol'
import { en } from '@sundown/protocol/words/en'
import { saying } from '@sundown/protocol/words/types'
import type { AdminTable } from '@sundown/server'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { harmless, print, printJson } from '../output.ts'
import { readAddress } from '../serve/address.ts'
import { addSettings, dataFolder } from '../serve/settings.ts'

interface Flags {
  readonly url?: string
  readonly json?: true
}

interface Job {
  /** How many words follow. */
  readonly takes: string | undefined
  run(ask: Ask, word: string, flags: Flags): Promise<void>
}
type Ask = (method: string, path: string) => Promise<unknown>

const JOBS: { readonly [name: string]: Job } = {
  tables: { takes: undefined, run: listTables },
  close: {
    takes: 'the id of a table',
    run: async (ask, id) => {
      await ask('DELETE', `/api/admin/tables/${encodeURIComponent(id)}`)
      print(`Table ${id} is closed.`)
    },
  },
  ban: {
    takes: 'the id of a person',
    run: async (ask, id) => {
      await ask('PUT', `/api/admin/people/${encodeURIComponent(id)}/ban`)
      print(`${id} is banned.`)
    },
  },
  unban: {
    takes: 'the id of a person',
    run: async (ask, id) => {
      await ask('DELETE', `/api/admin/people/${encodeURIComponent(id)}/ban`)
      print(`${id} may come back.`)
    },
  },
  moderator: {
    takes: 'the id of a person with an account',
    run: async (ask, id) => {
      await ask('PUT', `/api/admin/people/${encodeURIComponent(id)}/moderator`)
      print(`${id} is a moderator.`)
    },
  },
  'no-moderator': {
    takes: 'the id of a person',
    run: async (ask, id) => {
      await ask('DELETE', `/api/admin/people/${encodeURIComponent(id)}/moderator`)
      print(`${id} is no longer a moderator.`)
    },
  },
}

export function addAdmin(program: Command): void {
  const command = program
    .command('admin')
    .description('look after a running server on this machine: list tables, close one, ban a person, name a moderator')
  addSettings(command, ['data'])
  command
    .argument('<job>', 'tables, close ID, ban PERSON, unban PERSON, moderator PERSON or no-moderator PERSON')
    .argument('[id]', 'which table or person; "tables" shows the ids')
    .option('--url <address>', 'where the server listens (default: where the server of the data folder does)')
    .option('--json', 'the tables as one JSON array')
    .action((job: string, id: string | undefined, flags: Flags) => admin(job, id, flags, dataFolder(command)))
}

async function admin(name: string, word: string | undefined, flags: Flags, data: string): Promise<void> {
  const job = Object.hasOwn(JOBS, name) ? JOBS[name] : undefined
  if (!job) throw new BadUse(`there is nothing called ${JSON.stringify(name)} to do; there are ${Object.keys(JOBS).join(', ')}`)
  if (job.takes !== undefined && word === undefined) throw new BadUse(`"admin ${name}" takes ${job.takes}; "admin tables" shows them`)
  if (job.takes === undefined && word !== undefined) throw new BadUse(`"admin ${name}" takes nothing more, not ${JSON.stringify(word)}`)
  if (word !== undefined && !/^[a-z0-9]{16}$/.test(word))
    throw new BadUse(`${JSON.stringify(word)} is no id: ids have 16 small letters and digits; "admin tables" shows them`)
  await job.run(await asker(flags.url, data), word ?? '', flags)
}

async function asker(given: string | undefined, data: string): Promise<Ask> {
  if (given !== undefined && !URL.canParse(given)) throw new BadUse(`${JSON.stringify(given)} is not an address`)
  const key = (await readFile(join(data, 'admin.key'), 'utf8').catch(() => '')).trim()
  if (key === '')
    throw new BadUse(`there is no readable admin.key in ${data}: name the server's folder with --data, and be the server's user`)
  const url = given ?? (await readAddress(data))
  if (url === undefined) throw new BadUse(`no server runs on ${data}`)
  return async (method, path) => {
    const answer = await fetch(new URL(path, url), { method, headers: { authorization: `Bearer ${key}` } }).catch(() => undefined)
    if (!answer) throw new BadUse(`no server answers at ${url}`)
    const text = await answer.text()
    if (!answer.ok) throw new BadUse(`the server says no: ${sentenceOf(codeOf(text)) ?? `status ${answer.status}`}`)
    return text === '' ? undefined : JSON.parse(text)
  }
}

/** What a refusal means, and its code, by which docs/protocol.md lists it. */
function sentenceOf(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  const known = ERROR_CODES.find((one) => one === code)
  return known === undefined ? code : `${saying(en, known).replace(/\.$/, '')} (${code})`
}

function codeOf(text: string): string | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && 'code' in json ? harmless(String(json.code)) : undefined
  } catch {
    return undefined
  }
}

async function listTables(ask: Ask, _: string, { json }: Flags): Promise<void> {
  const tables: AdminTable[] = []
  for (let from: number | null = 0; from !== null; ) {
    const answer = await ask('GET', `/api/admin/tables?from=${from}`)
    if (!isTables(answer)) break
    tables.push(...answer.tables)
    from = answer.next
  }
  if (json) return printJson(tables)
  for (const table of tables) print(tableLines(table))
  print(tables.length === 1 ? '1 table' : `${tables.length} tables`)
}

const isTables = (answer: unknown): answer is { readonly tables: readonly AdminTable[]; readonly next: number | null } =>
  typeof answer === 'object' && answer !== null && 'tables' in answer && Array.isArray(answer.tables) && 'next' in answer

function tableLines({ id, code, status, public: listed, seats, bots, people, usedAt }: AdminTable): string {
  const about = [status, `${seats} seats`, `${bots} bots`, listed ? 'public' : 'by invitation', `used ${new Date(usedAt).toISOString()}`]
  const lines = people.map(({ id: person, name, seat, connected }) => {
    const where = seat === null ? 'watches' : `seat ${seat}`
    return `  ${person}  ${where}${connected ? '' : ', away'}  ${harmless(name)}`
  })
  return [`${id}  ${code}  ${about.join(', ')}`, ...lines].join('\n')
}
