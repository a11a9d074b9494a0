import { BadOptions, entryOf } from '@sundown/engine'
import { Refused } from '@sundown/lab'
import { Command, CommanderError } from 'commander'
import { BadUse } from './bad-use.ts'
import { harmless } from './output.ts'
import { version } from './version.ts'

const GOOD = 0
const FAILED = 1
const BAD_USE = 2

type Add = (program: Command) => void

/** In the order of the help. Each is loaded when it is named: whoever plays a few games need not wait for the settings of a server. */
const COMMANDS: { readonly [name: string]: () => Promise<Add> } = {
  content: async () => (await import('./commands/content.ts')).addContent,
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  arena: async () => (await import('./commands/arena.ts')).addArena,
  'bot-host': async () => (await import('./commands/bot-host.ts')).addBotHost,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  ratings: async () => (await import('./commands/ratings.ts')).addRatings,
  export: async () => (await import('./commands/export.ts')).addExport,
  play: async () => (await import('./commands/play.ts')).addPlay,
  serve: async () => (await import('./commands/serve.ts')).addServe,
  backup: async () => (await import('./commands/backup.ts')).addBackup,
  restore: async () => (await import('./commands/restore.ts')).addRestore,
  store: async () => (await import('./commands/store.ts')).addStore,
  admin: async () => (await import('./commands/admin.ts')).addAdmin,
  load: async () => (await import('./commands/load.ts')).addLoad,
  bench: async () => (await import('./commands/bench.ts')).addBench,
}

/** With the command that is named, or with all of them if none is: then they are listed, or the one that was meant is guessed. */
async function sundown(name: string): Promise<Command> {
  const program = new Command('sundown')
    .description('A digital table for the western card game BANG!: play, serve, simulate, replay.')
    .version(version)
    .exitOverride()
    // Errors are reported once, below.
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError()
    .helpCommand(false)
  // Commands made after this point inherit the settings above.
  const wanted = Object.hasOwn(COMMANDS, name) ? [entryOf(COMMANDS, name)] : Object.values(COMMANDS)
  for (const add of await Promise.all(wanted.map((load) => load()))) add(program)
  program.addHelpText('after', '\nExit codes: 0 good, 1 a check failed, 2 bad use. "sundown COMMAND --help" lists the flags of a command.')
  return program
}

const whichCommand = ({ commands }: Command, called: string): string =>
  `which command? There are ${commands.map((command) => command.name()).join(', ')}; "${called} --help" says more`

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
  console.error(`sundown: ${harmless(sentence.replace(/\s*\n\s*/g, ' ').trim())}`)
  return code
}

/** Does what the arguments say; if it cannot, it says why and sets the exit code. */
export async function run(args: readonly string[]): Promise<void> {
  try {
    const [name = ''] = args
    const program = await sundown(name)
    if (args.length === 0) throw new BadUse(whichCommand(program, 'sundown'))
    const [named] = program.commands.filter((command) => command.name() === name && command.commands.length > 0)
    if (named && args.length === 1) throw new BadUse(whichCommand(named, `sundown ${name}`))
    await program.parseAsync(args, { from: 'user' })
  } catch (error) {
    process.exitCode = report(error)
  }
}
