import { dirname, join, resolve } from 'node:path'
import type { Command } from 'commander'
import { print } from '../output.ts'
import { mustBeFile, mustBeWritable, whatIsAt } from '../record/file.ts'
import { plainly } from '../serve/plainly.ts'
import { addSettings, dataFolder } from '../serve/settings.ts'

export function addBackup(program: Command): void {
  const command = program.command('backup').description('copy the store of a server into one file, while it runs or not')
  addSettings(command, ['data'])
  command
    .option('--to <file>', 'where the copy goes (default: the folder "backups" beside the store, under the time of day)')
    .action(({ to }: { readonly to?: string }) => backup(dataFolder(command), to))
}

async function backup(data: string, to: string | undefined): Promise<void> {
  if (to !== undefined) mustBeFile('--to', to)
  const path = resolve(to ?? join(data, 'backups', `sundown-${timeOfDay()}.db`))
  // Otherwise the store would get the blame. A folder that is missing is made.
  if (whatIsAt(dirname(path))) mustBeWritable(path)
  await plainly(data, ({ backupFolderTo }) => backupFolderTo(data, path))
  print(path)
}

/** A date that sorts well and is allowed in file names everywhere. */
const timeOfDay = (): string => new Date().toISOString().replace(/[-:]/g, '').replace(/\.\d+/, '')
