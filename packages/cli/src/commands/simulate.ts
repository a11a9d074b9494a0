import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { botsListed } from '@sundown/bots'
import { firstOf, GAME_NAMES, type GameKind, type Json, loadGame, MAX_PLAYERS, manifests, SETS } from '@sundown/engine'
import { report, type Tally, toolsFor } from '@sundown/lab'
import { makeFolder } from '@sundown/server/folder'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { harmless, print, printJson } from '../output.ts'
import { gather, noSuchGame, tableOptions } from '../play/flags.ts'
import { SETS_FROM_OUTSIDE, takeSets } from '../sets/outside.ts'
import { botSources, nameOf } from '../simulate/bot-file.ts'
import { summary } from '../simulate/summary.ts'
import { botsOf, type Job, playJob } from '../simulate/workers.ts'

interface Flags {
  readonly game: string
  readonly sets?: string
  readonly players?: string
  readonly bots: string
  readonly games: string
  readonly seed: string
  readonly option: readonly string[]
  readonly workers: string
  readonly record?: string
  readonly check?: true
  readonly referee?: true
  readonly json?: true
}

const variants = manifests.flatMap(({ id: set, switches }, i) =>
  switches.map(({ id, about, alone }) => `  ${id.padEnd(18)} ${about}${i === 0 || alone ? '' : ` (needs the set ${set})`}`),
)

const MORE_HELP = `
Variants (--option NAME=true; combinedEventCount=12 to 26 with both sets of events, to 28 with highNoonExtras):
${variants.join('\n')}
In The Duel: charactersPerSide=4 to 12, law=0 or 1 (the seat that plays for the law). The dice game has no variants.

Sets: ${SETS.join(', ')}. Bots: ${botsListed}; the path of a file whose default export is a bot (see examples/loner.ts),
or of a program in any language (see examples/greedy.py).
The seed of each game is made from --seed: the same flags give the same games, whatever the number of workers.
--check verifies the invariants of the rules in every game; a violation prints the record, and the exit code is 1.
--referee follows every game of cards from outside with books made from the rulebooks: distances, costs, supplies, whose turn is next, who
has won. A disagreement says which rule, what was expected and what happened; it counts as a violation.`

export function addSimulate(program: Command): void {
  program
    .command('simulate')
    .description('play complete games between bots and count who wins')
    .option('--game <game>', `which game: ${GAME_NAMES.join(', ')}`, 'bang')
    .option(
      '--sets <sets>',
      `sets to play with, separated by commas, "all", or "random": each game draws its own (default: base, which is implied); or ${SETS_FROM_OUTSIDE}`,
    )
    .option('--players <number>', 'how many sit at the table (default: 5, in The Duel 2; with random sets any number)')
    .option('--bots <bots>', 'a bot for all seats, or one a seat separated by commas', 'rule')
    .option('--games <number>', 'how many games', '1000')
    .option('--seed <text>', 'any text', 'sundown')
    .option('--option <name=value>', 'set a variant; may be repeated', gather, [])
    .option('--workers <number>', 'how many threads play', '1')
    .option('--record <dir>', 'write the record of each game to a file in this folder')
    .option('--check', 'verify the invariants')
    .option('--referee', 'let a referee with books of his own follow every game')
    .option('--json', 'one JSON document')
    .addHelpText('after', MORE_HELP)
    .action(simulate)
}

async function simulate(given: Flags): Promise<void> {
  const { names: wanted, outside } = await takeSets(given.sets)
  const flags: Flags = { ...given, ...(wanted !== undefined && { sets: wanted }) }
  const kind = (await loadGame(flags.game)) ?? noSuchGame(flags.game)
  const { options, sets, players } = tableOf(kind, flags)
  if (flags.referee && !toolsFor(flags.game).referee) throw new BadUse(`there is no referee for the game ${JSON.stringify(flags.game)}`)
  if (flags.referee && outside.length > 0)
    throw new BadUse(
      `the referee has no book for the set ${JSON.stringify(firstOf(outside).id)}: leave out --referee; --check knows every set`,
    )
  const bots = await botSources(flags.bots, players ?? MAX_PLAYERS)
  const job: Job = {
    game: flags.game,
    options,
    players,
    sets: outside,
    bots,
    seed: flags.seed,
    games: positive('--games', flags.games),
    check: flags.check === true,
    referee: flags.referee === true,
    records: flags.record === undefined ? undefined : folder(flags.record),
  }
  // Workers load them too. We load them here to report errors at once.
  await botsOf(job)
  if (job.games <= FEW) setFlagsFromString(LATER)
  const tally = await withBar(job.games, (progress) => playJob(job, positive('--workers', flags.workers), progress))
  const result = report({ game: flags.game, sets, players: players ?? null, bots: bots.map(nameOf), seed: flags.seed }, tally)
  if (flags.json) printJson(result)
  else print(summary(result))
  if (tally.violations.length > 0) {
    showEvidence(tally, job)
    process.exitCode = 1
  }
}

/** So few games are over before it pays to have compiled much: functions must run four times as often before they are. With thousands that would cost more than it saves. */
const FEW = 200
const LATER = '--interrupt-budget=264000'

interface Wanted {
  readonly options: Json | null
  readonly sets: readonly string[]
  readonly players: number | undefined
}

/** One table for all games, or a table drawn from the seed of each game. */
function tableOf(kind: GameKind, flags: Flags): Wanted {
  if (flags.sets !== RANDOM) {
    const { json, read } = tableOptions(kind, flags)
    return { options: json, sets: read.sets, players: read.players }
  }
  if (!toolsFor(flags.game).anyTable) throw new BadUse(`the game ${JSON.stringify(flags.game)} has no sets to mix`)
  if (flags.option.length > 0) throw new BadUse('with --sets random each game draws its options too: leave out --option')
  if (flags.players === undefined) return { options: null, sets: [RANDOM], players: undefined }
  const { read } = tableOptions(kind, { players: flags.players, option: [] })
  return { options: null, sets: [RANDOM], players: read.players }
}

const RANDOM = 'random'

function positive(flag: string, text: string): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) throw new BadUse(`${flag} takes a whole number above 0, not ${JSON.stringify(text)}`)
  return Number(text)
}

function folder(path: string): string {
  try {
    makeFolder(path)
    accessSync(path, constants.W_OK)
  } catch {
    throw new BadUse(`records cannot be written to ${JSON.stringify(path)}: it is no folder one can write to`)
  }
  return path
}

async function withBar<T>(games: number, run: (progress: (played: number) => void) => Promise<T>): Promise<T> {
  if (!process.stderr.isTTY) return run(() => undefined)
  const { SingleBar } = await import('cli-progress')
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value} of {total} games, {eta_formatted} left',
    clearOnComplete: true,
    stream: process.stderr,
  })
  bar.start(games, 0)
  try {
    return await run((played) => bar.increment(played))
  } finally {
    bar.stop()
  }
}

/** For each broken invariant the record of the first game that broke it, so that it can be replayed. */
function showEvidence({ evidence }: Tally, { records }: Job): void {
  for (const { violation, record } of Object.values(evidence)) {
    const { game, decision, what } = violation
    console.error(`game ${game}, decision ${decision}: ${harmless(what)}`)
    if (records === undefined) console.error(`its record, for "sundown replay": ${JSON.stringify(record)}`)
    else console.error(`its record: ${join(records, `game-${game}.json`)}`)
  }
}
