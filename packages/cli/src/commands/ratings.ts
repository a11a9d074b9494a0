import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { gamesIn, harmless, print, printJson } from '../output.ts'
import { mustBeWritable, writeText } from '../record/file.ts'
import { plainly } from '../serve/plainly.ts'
import { addSettings, dataFolder, givenSettings } from '../serve/settings.ts'

/** Loaded only when it is needed. */
const loadTrial = () => import('@sundown/lab/ratings/trial')

interface SimulateFlags {
  readonly players: string
  readonly games: string
  readonly seed: string
  readonly by: string
  readonly plot?: string
  readonly docs?: string
  readonly json?: true
}

interface StartFlags {
  readonly games: string
  readonly botGames: string
  readonly seed: string
  readonly out: string
}

interface FitFlags {
  readonly dryRun?: true
  readonly json?: true
}

export function addRatings(program: Command): void {
  const command = program
    .command('ratings')
    .description('what the ratings of people are made of: try the model, measure its start, rate all games anew')
  command
    .command('simulate')
    .description('rate made-up people of known skill, by our model and by plain Elo, and tell which knows them better')
    .option('--players <number>', 'how many people', '300')
    .option('--games <number>', 'how many games', '20000')
    .option('--seed <text>', 'any text', 'sundown')
    .option('--by <how>', 'engine: the games are played out; formula: drawn from a formula, in seconds', 'engine')
    .option('--plot <file>', 'write what was foretold and what came, by role, as a picture (SVG) to this file')
    .option('--docs <file>', 'put the tables between the marks of this file')
    .option('--json', 'one JSON document')
    .action(simulate)
  command
    .command('start')
    .description('measure how often each side wins among equal bots, and what the bots are worth')
    .option('--games <number>', 'for each size of a table and each set', '300')
    .option('--bot-games <number>', 'at tables of mixed bots, in each game', '800')
    .option('--seed <text>', 'any text', 'start')
    .requiredOption('--out <file>', 'where to write it')
    .action(start)
  const fit = command
    .command('fit')
    .description('rate all rated games of a stopped server anew, in the order in which they ended')
    .option('--dry-run', 'only tell what would change')
    .option('--json', 'one JSON document')
  addSettings(fit, ['data', 'databaseUrl'])
  fit.action((flags: FitFlags) => fitAll(flags, placeOf(fit)))
}

function positive(flag: string, text: string): number {
  if (!/^\d{1,7}$/.test(text) || Number(text) === 0) throw new BadUse(`${flag} takes a whole number above 0, not ${JSON.stringify(text)}`)
  return Number(text)
}

async function simulate(flags: SimulateFlags): Promise<void> {
  const { by, seed } = flags
  if (by !== 'engine' && by !== 'formula') throw new BadUse(`--by takes engine or formula, not ${JSON.stringify(by)}`)
  const people = positive('--players', flags.players)
  if (people < 10) throw new BadUse('--players takes at least 10')
  const games = positive('--games', flags.games)
  if (games < 10) throw new BadUse('--games takes at least 10')
  if (flags.docs !== undefined) between(flags.docs)
  if (flags.plot !== undefined) mustBeWritable(flags.plot)
  const { calibrationPlot, judge, judgementTables, playedBy } = await loadTrial()
  const judgement = judge(playedBy({ seed, people, games, by }), games, seed)
  const tables = judgementTables(judgement)
  if (flags.docs !== undefined) {
    const { before, after } = between(flags.docs)
    writeText(flags.docs, `${before}\n${tables}${after}`)
  }
  if (flags.json) printJson({ people, games, seed, by, ...judgement })
  else print(tables)
  if (flags.plot !== undefined)
    writeText(flags.plot, calibrationPlot(`${people} people, ${games} games, seed ${harmless(seed)}`, judgement))
}

const BEGIN = '<!-- figures -->'
const END = '<!-- end of figures -->'

/** A page into which figures are written. */
function between(file: string): { readonly before: string; readonly after: string } {
  const text = readText(file)
  const from = text.indexOf(BEGIN)
  const to = text.indexOf(END)
  if (from < 0 || to < from)
    throw new BadUse(`${JSON.stringify(file)} has no place for figures: it needs the lines "${BEGIN}" and "${END}"`)
  return { before: text.slice(0, from + BEGIN.length), after: text.slice(to) }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new BadUse(`${JSON.stringify(file)} cannot be read`)
  }
}

async function start({ games, botGames, seed, out }: StartFlags): Promise<void> {
  const size = { seed, games: positive('--games', games), botGames: positive('--bot-games', botGames) }
  mustBeWritable(out)
  const { measureStart } = await loadTrial()
  const found = measureStart(size, (what) => console.error(what))
  writeText(out, `${JSON.stringify(found, null, 2)}\n`)
}

const placeOf = (command: Command) => ({
  data: dataFolder(command),
  databaseUrl: givenSettings(command, ['databaseUrl']).databaseUrl ?? null,
})

async function fitAll({ dryRun, json }: FitFlags, place: ReturnType<typeof placeOf>): Promise<void> {
  const called = place.databaseUrl === null ? place.data : 'the database'
  const fitted = await plainly(called, ({ refit }) => refit(place, { write: dryRun !== true }))
  if (json) return printJson(fitted)
  const { games, people, changed } = fitted
  print(`${gamesIn(games)}, ${people === 1 ? '1 rating' : `${people} ratings`}: ${changed} ${dryRun ? 'would change' : 'changed'}.`)
}
