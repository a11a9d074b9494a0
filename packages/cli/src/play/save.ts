import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { type GameRecord, games } from '@sundown/engine'
import { whatIsNoRecord } from '@sundown/engine/record-file'
import { makeFolder } from '@sundown/server/folder'
import { BadUse } from '../bad-use.ts'
import { readJson, whatIsWrong } from '../record/file.ts'
import { loadFirst, playersIn, readNames } from '../record/record.ts'

/** A record, and what else a solo game needs. */
export interface Save extends GameRecord {
  readonly names: readonly string[]
  /** By seat from 1. */
  readonly bots: readonly string[]
  readonly over: boolean
}

/** Where a solo game is saved by default. */
export function defaultSave(env: NodeJS.ProcessEnv = process.env): string {
  return join(env.XDG_DATA_HOME || join(env.HOME || homedir(), '.local', 'share'), 'sundown', 'solo.json')
}

/** Never half a file: written beside it, then renamed. */
export function writeSave(path: string, save: Save): void {
  const fresh = `${path}.${process.pid}.tmp`
  try {
    makeFolder(dirname(path))
    writeFileSync(fresh, `${JSON.stringify(save)}\n`)
    renameSync(fresh, path)
  } catch (error) {
    tidy(fresh)
    throw new BadUse(`cannot save the game in ${path}: ${whatIsWrong(error)}`)
  }
}

function tidy(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // If nothing could be written, there is nothing to remove.
  }
}

/** The saved game, if there is one, or a sentence that says why it cannot be used. */
export function readSave(path: string): Save | undefined {
  if (!existsSync(path)) return undefined
  const json = readJson(path)
  if (!isSave(json)) throw new BadUse(`${path} does not hold a saved game`)
  const missing = loadFirst(json)
  if (missing !== undefined) throw new BadUse(`the game saved in ${path} cannot go on: ${missing}`)
  if (json.rulesVersion !== games.get(json.game)?.rules.version) {
    throw new BadUse(`the game saved in ${path} was played by other rules (${json.game} ${json.rulesVersion}) and cannot go on`)
  }
  return json
}

function isSave(json: unknown): json is Save {
  if (whatIsNoRecord(json) !== undefined || typeof json !== 'object' || json === null) return false
  if (!('options' in json && 'names' in json && 'bots' in json && 'over' in json)) return false
  const { names, bots, over } = json
  const players = playersIn(json.options)
  return (
    readNames(names)?.length === players &&
    Array.isArray(bots) &&
    bots.length === players - 1 &&
    bots.every((bot) => typeof bot === 'string') &&
    typeof over === 'boolean'
  )
}

/** Makes room for a new game; the old file is kept under the name returned. */
export function setAside(path: string): string | undefined {
  if (!existsSync(path)) return undefined
  const end = extname(path)
  const stem = path.slice(0, path.length - end.length)
  let number = 1
  while (existsSync(`${stem}-${number}${end}`)) number++
  const aside = `${stem}-${number}${end}`
  try {
    renameSync(path, aside)
  } catch (error) {
    throw new BadUse(`cannot move ${path} aside: ${whatIsWrong(error)}`)
  }
  return aside
}
