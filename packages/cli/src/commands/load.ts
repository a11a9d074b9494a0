import { games } from '@sundown/engine'
import { type Command, Option } from 'commander'
import { BadUse } from '../bad-use.ts'
import type { Counts } from '../load/figures.ts'
import type { Report } from '../load/measure.ts'
import { gamesIn, harmless, print, printJson } from '../output.ts'
import { gameNamed } from '../play/named.ts'

interface Flags {
  readonly game: string
  readonly tables: string
  readonly seconds: string
  readonly think: string
  readonly url?: string
  readonly json?: true
  readonly echo?: true
}

const MOST_TABLES = 1000
const MOST_SECONDS = 3600
const MOST_THINKING = 60_000

export function addLoad(program: Command): void {
  program
    .command('load')
    .description('let simulated people play whole games over real sockets, and measure')
    .option('--game <game>', `which game: ${[...games.keys()].join(', ')}`, 'bang')
    .option('--tables <number>', 'tables of 4 to 7 people, of 2 in The Duel', '20')
    .option('--seconds <number>', 'how long they play', '10')
    .option('--think <milliseconds>', 'how long everybody thinks before an answer', '0')
    .option(
      '--url <address>',
      'a server on this machine, or several nodes with commas between them (default: one of its own, in a folder that is deleted afterwards)',
    )
    .option('--json', 'one JSON document')
    .addOption(new Option('--echo', 'run the server that is compared with').hideHelp())
    .addHelpText(
      'after',
      '\nEverybody answers at once or when he has thought, at random, whatever the rules allow, and loses the connection once in 250 answers. The figure beside is that of a plain\n"ws" server which says messages back that are as long as the steps of these games, over one socket a table.',
    )
    .action(load)
}

async function load(flags: Flags): Promise<void> {
  if (flags.echo) return (await import('../load/echo.ts')).runEcho()
  const plan = {
    kind: gameNamed(flags.game),
    tables: whole('--tables', flags.tables, MOST_TABLES),
    seconds: whole('--seconds', flags.seconds, MOST_SECONDS),
    think: whole('--think', flags.think, MOST_THINKING, 0),
    urls: flags.url?.split(',').map(local),
  }
  // Ctrl-C: the children end with this process.
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  const { measure } = await import('../load/measure.ts')
  const { report, counts } = await measure(plan)
  if (flags.json) printJson(report)
  else print(summary(report, counts))
  for (const [what, times] of counts.errors) console.error(`sundown: ${times} × ${harmless(what)}`)
  if (report.errors > 0) process.exitCode = 1
}

function whole(flag: string, text: string, most: number, least = 1): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) < least || Number(text) > most) {
    throw new BadUse(`${flag} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`)
  }
  return Number(text)
}

/** You should not load-test somebody else's server. */
function local(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url?.protocol !== 'http:') throw new BadUse(`--url takes an address like http://127.0.0.1:8123, not ${JSON.stringify(text)}`)
  if (!/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(url.hostname)) {
    throw new BadUse(`--url takes addresses of this machine only (127.0.0.1, localhost, [::1]), not ${JSON.stringify(url.hostname)}`)
  }
  return url.origin
}

const figure = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n >= 100 ? 0 : 2 })

const known = (n: number | null): string => (n === null ? '?' : figure(n))

function summary(report: Report, { games: played }: Counts): string {
  const {
    game,
    tables,
    seats,
    seconds,
    answers,
    answersPerSecond,
    messagesPerSecond,
    echoPerSecond,
    ratio,
    latencyMs,
    resumes,
    errors,
    memoryMb,
    perAnswer,
  } = report
  return [
    `${tables === 1 ? '1 table' : `${tables} tables`} of ${game}, ${seats} people, ${figure(seconds)} s: ${figure(answers)} answers, ${gamesIn(played)} to ${played === 1 ? 'its' : 'their'} end`,
    `answers    ${figure(answersPerSecond)} /s, beside ${figure(echoPerSecond)} /s of a plain echo: ratio ${figure(ratio)}`,
    `messages   ${figure(messagesPerSecond)} /s, as a page sends them: answers, and what may be picked next`,
    `latency    median ${latencyMs.p50} ms, 95 % within ${latencyMs.p95}, 99 % within ${latencyMs.p99}, worst ${latencyMs.max}`,
    `resumes    ${figure(resumes)}`,
    `an answer  ${known(perAnswer.cpuMs)} ms of the processor, ${known(perAnswer.transactions)} transactions, ${known(perAnswer.nodeMessages)} messages between nodes, ${figure(perAnswer.bytes)} bytes to the table`,
    `memory     ${memoryMb.start} MB before, ${memoryMb.end} MB after`,
    `errors     ${errors}`,
  ].join('\n')
}
