import { accessSync, constants, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type AnyBot, botsListed, isBotName } from '@sundown/bots'
import { firstOf } from '@sundown/engine'
import { BadUse } from '../bad-use.ts'
import { firstFault } from '../first-fault.ts'
import { isFolder, packageEntry } from '../package-entry.ts'
import { guarded } from './guarded.ts'

/** All that a file or a package comes to, and which of its lines comes from where. */
interface Built {
  readonly file: string
  readonly code: string
  readonly map: string
}

/** A bot in a form that can be sent to a worker: a name, the code of a file, or a program that speaks JSON lines. */
export type BotSource = { readonly name: string } | Built | { readonly program: string }

const isCode = (text: string): boolean => /\.[cm]?[jt]s$/.test(text)
const isPath = (text: string): boolean => text.includes('/') || text.includes('\\')

/** The answers of a bot from outside are checked. */
export const isForeign = (source: BotSource): boolean => !('name' in source)

export const nameOf = (source: BotSource): string => ('name' in source ? source.name : 'file' in source ? source.file : source.program)

/** One name or file for all seats, or one for each. */
export async function botSources(text: string, seats: number): Promise<readonly BotSource[]> {
  const list = text.split(',').map((name) => name.trim())
  if (list.length !== 1 && list.length !== seats) throw new BadUse(`--bots takes one name or ${seats}, not ${list.length}`)
  const sources: BotSource[] = []
  for (const name of list) sources.push(await sourceOf(name))
  return sources.length === seats ? sources : Array.from({ length: seats }, () => firstOf(sources))
}

/** The code of a file or of a package, a program, or one of ours. */
async function sourceOf(name: string): Promise<BotSource> {
  if (isCode(name)) return { file: name, ...(await bundled(name)) }
  if (isPath(name) && isFolder(name)) return { file: name, ...(await bundled(packageEntry(name, 'a bot'))) }
  return isPath(name) ? program(name) : named(name)
}

function named(name: string): BotSource {
  if (!isBotName(name)) throw new BadUse(`there is no bot ${JSON.stringify(name)}; there are ${botsListed}; or the path of a file`)
  return { name }
}

/** What speaks with programs is loaded for them only: it brings the schemas of all messages. */
const programs = () => import('../bot-host/program.ts')

async function program(path: string): Promise<BotSource> {
  const { checkProgram } = await programs()
  checkProgram(path)
  return { program: path }
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/** The bot and all it imports as one piece of JavaScript. */
async function bundled(file: string): Promise<Pick<Built, 'code' | 'map'>> {
  if (!isReadable(file)) throw new BadUse(`there is no file ${JSON.stringify(file)} that can be read`)
  const { build } = await import('esbuild')
  try {
    const { outputFiles } = await build({
      entryPoints: [resolve(file)],
      bundle: true,
      write: false,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      // Paths in the map are relative to this file, which is never written.
      outfile: 'bot.js',
      sourcemap: 'external',
      logLevel: 'silent',
    })
    const [map, code] = outputFiles
    return { code: code?.text ?? '', map: map?.text ?? '' }
  } catch (error) {
    throw new BadUse(`the bot ${JSON.stringify(file)} cannot be built: ${firstFault(error)}`)
  }
}

/** Where one of our own bots comes from. */
type Named = (name: string) => AnyBot | undefined | Promise<AnyBot | undefined>

/** Seats with the same source share one bot: a program is started once. */
export async function loadBots(sources: readonly BotSource[], named: Named): Promise<readonly AnyBot[]> {
  const loaded = new Map<BotSource, AnyBot>()
  for (const source of new Set(sources)) loaded.set(source, await loadBot(source, named))
  return sources.flatMap((source) => loaded.get(source) ?? [])
}

async function loadBot(source: BotSource, botNamed: Named): Promise<AnyBot> {
  if ('name' in source) {
    const bot = await botNamed(source.name)
    if (!bot) throw new BadUse(`there is no bot ${JSON.stringify(source.name)}`)
    return bot
  }
  if ('program' in source) return (await programs()).startProgram(source.program)
  const { file, code, map } = source
  let exported: unknown
  try {
    const module: unknown = await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)
    exported = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined
  } catch (error) {
    throw new BadUse(`the bot ${JSON.stringify(file)} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isBot(exported))
    throw new BadUse(`${JSON.stringify(file)} has no bot as its default export: an object with a name and a function "answer"`)
  return guarded(exported, map)
}

function isBot(value: unknown): value is AnyBot {
  if (typeof value !== 'object' || value === null) return false
  if (!('name' in value && typeof value.name === 'string' && 'answer' in value && typeof value.answer === 'function')) return false
  return !('interject' in value) || value.interject === undefined || typeof value.interject === 'function'
}
