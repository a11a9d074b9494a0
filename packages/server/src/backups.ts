import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { backupFolder, stamp } from './store/files.ts'
import type { RunningStore } from './store/store.ts'

const HOUR = 60 * 60 * 1000
/** Only files named like this are counted and deleted. */
const NAME = /^scheduled-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.db$/

const HALF = /^scheduled-\d{8}T\d{6}Z\.db\.part/

/** Scheduled copies of the store: how many hours apart, and how many are kept. */
export class Backups {
  readonly folder: string
  /** When the last one was made, if one was. */
  last: number | undefined = undefined
  private readonly config: Config
  private readonly clock: Clock
  private readonly store: RunningStore
  private readonly log: Log

  constructor(config: Config, clock: Clock, store: RunningStore, log: Log) {
    this.config = config
    this.clock = clock
    this.store = store
    this.log = log
    this.folder = config.backupFolder ?? backupFolder(config.data)
  }

  /** To be called often: makes one if it is time. */
  async look(): Promise<void> {
    const { backupHours, databaseUrl } = this.config
    // A database has its own.
    if (backupHours === 0 || databaseUrl !== null) return
    const made = await this.made()
    this.last = timeOf(made.at(-1))
    const now = this.clock.wall()
    // If the clock was set back, the last backup lies in the future.
    if (this.last !== undefined && Math.abs(now - this.last) < backupHours * HOUR) return
    if (this.store.state === 'damaged') {
      this.log.error({ folder: this.folder }, 'no backup is made of a damaged store: the last good ones stay')
      return
    }
    await this.deleteHalf()
    const name = `scheduled-${stamp(now)}.db`
    await this.store.backup(join(this.folder, name))
    this.last = now
    this.log.info({ name, folder: this.folder }, 'backup made')
    await this.deleteOld([...made, name].sort())
  }

  /** Left by a backup that was interrupted when the process ended. */
  private async deleteHalf(): Promise<void> {
    const names = existsSync(this.folder) ? await readdir(this.folder) : []
    for (const name of names.filter((one) => HALF.test(one))) await rm(join(this.folder, name), { force: true })
  }

  /** The oldest first. */
  private async made(): Promise<readonly string[]> {
    if (!existsSync(this.folder)) return []
    return (await readdir(this.folder)).filter((name) => NAME.test(name)).sort()
  }

  private async deleteOld(names: readonly string[]): Promise<void> {
    for (const name of names.slice(0, -this.config.backupsKept)) await rm(join(this.folder, name), { force: true })
  }
}

function timeOf(name: string | undefined): number | undefined {
  const [, year, month, day, hour, minute, second] = NAME.exec(name ?? '') ?? []
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}
