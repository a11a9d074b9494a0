import { BadOptions } from '@sundown/engine'
import { Refused } from '@sundown/lab'
import { Command, CommanderError } from 'commander'
import { BadUse } from './bad-use.ts'
import { addAdmin } from './commands/admin.ts'
import { addArena } from './commands/arena.ts'
import { addBackup } from './commands/backup.ts'
import { addBench } from './commands/bench.ts'
import { addBotHost } from './commands/bot-host.ts'
import { addContent } from './commands/content.ts'
import { addExport } from './commands/export.ts'
import { addLoad } from './commands/load.ts'
import { addPlay } from './commands/play.ts'
import { addRatings } from './commands/ratings.ts'
import { addReplay } from './commands/replay.ts'
import { addRestore } from './commands/restore.ts'
import { addServe } from './commands/serve.ts'
import { addSimulate } from './commands/simulate.ts'
import { addStore } from './commands/store.ts'
import { version } from './version.ts'

const GOOD = 0
const FAILED = 1
const BAD_USE = 2

function sundown(): Command {
  const program = new Command('sundown')
    .description('A digital table for the western card game BANG!: play, serve, simulate, replay.')
    .version(version)
    .exitOverride()
    // Errors are reported once, below.
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError()
    .helpCommand(false)
  // Commands made after this point inherit the settings above.
  addContent(program)
  addSimulate(program)
  addArena(program)
  addBotHost(program)
  addReplay(program)
  addRatings(program)
  addExport(program)
  addPlay(program)
  addServe(program)
  addBackup(program)
  addRestore(program)
  addStore(program)
  addAdmin(program)
  addLoad(program)
  addBench(program)
  program.addHelpText('after', '\nExit codes: 0 good, 1 a check failed, 2 bad use. "sundown COMMAND --help" lists the flags of a command.')
  return program
}

const whichCommand = ({ commands }: Command): string =>
  `which command? There are ${commands.map((command) => command.name()).join(', ')}; "sundown --help" says more`

/** Says in one sentence what went wrong and returns the exit code. */
function report(error: unknown): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return GOOD
    return say(error.message.replace(/^error: /, ''), BAD_USE)
  }
  if (error instanceof BadUse || error instanceof BadOptions || error instanceof Refused) return say(error.message, BAD_USE)
  // This is our own fault, so show the stack.
  console.error(error)
  return FAILED
}

function say(sentence: string, code: number): number {
  console.error(`sundown: ${sentence.replace(/\s*\n\s*/g, ' ').trim()}`)
  return code
}

/** Does what the arguments say; if it cannot, it says why and sets the exit code. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const program = sundown()
    if (args.length === 0) throw new BadUse(whichCommand(program))
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    process.exitCode = report(error)
  }
}
