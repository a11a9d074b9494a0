import { resolve } from 'node:path'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { print } from '../output.ts'
import { whatIsAt } from '../record/file.ts'
import { plainly } from '../serve/plainly.ts'
import { addSettings, dataFolder } from '../serve/settings.ts'

export function addRestore(program: Command): void {
  const command = program.command('restore').description('put a backup in the place of the store; the server must be stopped')
  addSettings(command, ['data'])
  command.argument('<file>', 'the backup').action((file: string) => restore(resolve(file), dataFolder(command)))
}

async function restore(file: string, data: string): Promise<void> {
  if (whatIsAt(file)?.isDirectory()) throw new BadUse(`${file} is a folder: name the file that "sundown backup" has written`)
  const { keptAside } = await plainly(data, (server) => server.restore(file, data, Date.now()), file)
  print(`${data} holds ${file} now.`)
  if (keptAside !== undefined) print(`The store that was there is kept in ${keptAside}.`)
}
