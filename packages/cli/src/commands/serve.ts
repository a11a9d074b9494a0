import type { RunningServer } from '@sundown/server'
import type { Command } from 'commander'
import { print } from '../output.ts'
import { removeAddress, writeAddress } from '../serve/address.ts'
import { plainly } from '../serve/plainly.ts'
import { addSettings, dataFolder, givenSettings } from '../serve/settings.ts'
import { SETS_FROM_OUTSIDE, takeFolders } from '../sets/outside.ts'

export function addServe(program: Command): void {
  const command = program.command('serve').description('open a server, to play with friends; docs/hosting.md says more')
  addSettings(command)
  command
    .option('--sets <folders>', `sets of your own that tables may play with besides, separated by commas: ${SETS_FROM_OUTSIDE}`)
    .addHelpText(
      'after',
      '\nThe address is printed on stdout as one line, the log as JSON lines on stderr. SIGTERM or Ctrl-C stops it politely.',
    )
    .action((flags: Flags) => serve(command, flags))
}

interface Flags {
  readonly sets?: string
}

/** Milliseconds. It should never take as long, but nobody who stops a server should wait longer. */
const MOST_TO_STOP = 10_000
const SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const

async function serve(command: Command, flags: Flags): Promise<void> {
  const outside = await takeFolders(flags.sets)
  const config = givenSettings(command)
  const data = dataFolder(command)
  const stopped = stopSignal()
  const { running, broken } = await plainly(data, async ({ startServer, lastResort }) => {
    const opened = await startServer(config, { logTo: process.stderr, sets: outside })
    return { running: opened, broken: lastResort(opened.faults) }
  })
  let code = 0
  try {
    // This is only a convenience: on a full disk the server runs without it.
    await writeAddress(data, running.url).catch(() => undefined)
    print(openAt(running))
    code = await Promise.race([stopped.then(() => 0), broken.then(() => 1)])
  } finally {
    setTimeout(() => process.exit(1), MOST_TO_STOP).unref()
    await running.stop()
    await removeAddress(data)
  }
  // We do not wait for anything that is still open.
  process.exit(code)
}

const openAt = ({ url, config: { publicUrl } }: RunningServer): string =>
  publicUrl === null ? `Sundown is open at ${url}/` : `Sundown is open at ${publicUrl}/ and listens at ${url}/`

/** The first signal stops the server in order, the second at once. */
function stopSignal(): Promise<void> {
  return new Promise((asked) => {
    let before = false
    for (const [signal, code] of Object.entries(SIGNALS)) {
      process.on(signal, () => {
        if (before) process.exit(code)
        before = true
        asked()
      })
    }
  })
}
