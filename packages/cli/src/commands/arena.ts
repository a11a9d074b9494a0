import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { botNamed, botsListed } from '@sundown/bots'
import { firstOf, games as gamesThereAre, nth, SETS } from '@sundown/engine'
import {
  arenaPlot,
  type Calibration,
  type Cell,
  type CellReport,
  calibrate,
  cellReport,
  emptyCell,
  type Pairing,
  playDeal,
  rolesAt,
} from '@sundown/lab'
import { SingleBar } from 'cli-progress'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { parseJson } from '../json.ts'
import { print, printJson } from '../output.ts'
import { gather, tableOptions } from '../play/flags.ts'
import { gameNamed } from '../play/named.ts'
import { mustBeFile, mustBeWritable, writeText } from '../record/file.ts'
import { SETS_FROM_OUTSIDE, takeSets } from '../sets/outside.ts'
import { botSources, isForeign, loadBots } from '../simulate/bot-file.ts'

interface Flags {
  readonly game: string
  readonly sets?: string
  readonly players?: string
  readonly bots: string
  readonly role?: string
  readonly games: string
  readonly seed: string
  readonly option: readonly string[]
  readonly save?: string
  readonly plot?: string
  readonly belief?: true
  readonly json?: true
}

const MORE_HELP = `
A cell is one role at one table: all its seats play the first bot, the others the second one, against the same deals with the second one everywhere.
The difference is paired, deal by deal, with its 95 % interval. Bots: ${botsListed}; the path of a file (see examples/loner.ts) or of a program (see examples/greedy.py). Sets: ${SETS.join(', ')}.
--save keeps what has been played: the same command goes on from there. --belief measures the belief about roles instead, at tables of the first bot alone.`

export function addArena(program: Command): void {
  program
    .command('arena')
    .description('compare two bots role by role on the same deals')
    .option('--game <game>', `which game: ${[...gamesThereAre.keys()].join(', ')}`, 'bang')
    .option('--sets <sets>', `sets to play with, separated by commas, or "all" (default: base, which is implied); or ${SETS_FROM_OUTSIDE}`)
    .option('--players <numbers>', 'how many sit at the table, or several numbers separated by commas (default: 5, in The Duel 2)')
    .option('--bots <better,weaker>', 'the bot to be judged, and the one it is measured by', 'normal,rule')
    .option('--role <role>', 'this role only')
    .option('--games <number>', 'how many deals a cell', '400')
    .option('--seed <text>', 'any text', 'arena')
    .option('--option <name=value>', 'set a variant; may be repeated', gather, [])
    .option('--save <file>', 'keep what has been played in this file, and go on from it')
    .option('--plot <file>', 'write the differences as a picture (SVG) to this file')
    .option('--belief', 'measure the belief about roles')
    .option('--json', 'one JSON document')
    .addHelpText('after', MORE_HELP)
    .action(arena)
}

async function arena(given: Flags): Promise<void> {
  const { names: wanted } = await takeSets(given.sets)
  const flags: Flags = { ...given, ...(wanted !== undefined && { sets: wanted }) }
  if (!/^\d{1,7}$/.test(flags.games) || Number(flags.games) === 0)
    throw new BadUse(`--games takes a whole number above 0, not ${JSON.stringify(flags.games)}`)
  const games = Number(flags.games)
  if (flags.bots.split(',').length !== 2) throw new BadUse(`--bots takes two bots separated by a comma, not ${JSON.stringify(flags.bots)}`)
  const sources = await botSources(flags.bots, 2)
  const bots = await loadBots(sources, botNamed)
  const better = nth(bots, 0)
  const weaker = nth(bots, 1)
  const distrust = sources.some(isForeign)
  const asked = { game: flags.game, bots: { better: better.name, weaker: weaker.name }, seed: flags.seed, games }
  const kind = gameNamed(flags.game)
  const tables = (flags.players?.split(',') ?? [undefined]).map((players) => {
    const { json, read } = tableOptions(kind, { ...flags, players: players?.trim() })
    return {
      players: read.players,
      sets: read.sets,
      pairing: { kind, options: json, better, weaker, seed: flags.seed, distrust } satisfies Pairing,
    }
  })
  const { sets } = firstOf(tables)
  if (flags.belief) {
    if (flags.role !== undefined || flags.save !== undefined || flags.plot !== undefined)
      throw new BadUse('--belief measures all roles at once and keeps nothing: leave out --role, --save and --plot')
    if (flags.game === 'duel') throw new BadUse('nobody has a hidden role in The Duel: --belief takes another game')
    const found = tables.map(({ players, pairing }) => ({
      players,
      ...withBar(games, (step) => calibrate({ ...pairing, bot: better, games }, step)),
    }))
    if (flags.json) printJson({ ...asked, sets, belief: found })
    else for (const { players, ...calibration } of found) printCalibration(players, calibration)
    return
  }
  if (flags.plot !== undefined) mustBeWritable(flags.plot)
  if (flags.save !== undefined) {
    mustBeFile('--save', flags.save)
    mustBeWritable(flags.save)
  }
  const save = new Save(
    flags.save,
    JSON.stringify({
      ...asked,
      games: undefined,
      sets,
      players: tables.map(({ players }) => players),
      role: flags.role,
      option: flags.option,
    }),
  )
  const reports: CellReport[] = []
  for (const { players, pairing } of tables) {
    const roles = rolesAt(pairing)
    if (flags.role !== undefined && !roles.includes(flags.role))
      throw new BadUse(`there is no role ${JSON.stringify(flags.role)} at this table; there are ${roles.join(', ')}`)
    let cells = save.cells(players) ?? (flags.role === undefined ? roles : [flags.role]).map(emptyCell)
    withBar(games, (step) => {
      step(Math.min(games, firstOf(cells).games))
      for (let deal = firstOf(cells).games; deal < games; deal++) {
        cells = playDeal(pairing, cells, deal)
        save.keep(players, cells, deal + 1 === games)
        step(1)
      }
    })
    reports.push(...cells.map((cell) => cellReport(players, cell)))
  }
  const title = `${better.name} over ${weaker.name}`
  if (flags.json) printJson({ ...asked, sets, cells: reports })
  else printCells(title, reports)
  if (flags.plot !== undefined)
    writeText(flags.plot, arenaPlot(`${title}: ${flags.game}, ${sets.join(', ')}; % won, paired, 95 %`, reports))
}

/** What has been played so far, so that a stopped run can continue. */
class Save {
  private readonly file: string | undefined
  private readonly question: string
  private readonly tables: { [players: string]: readonly Cell[] }
  private keptAt = 0

  constructor(file: string | undefined, question: string) {
    this.file = file
    this.question = question
    this.tables = file !== undefined && existsSync(file) ? read(file, question) : {}
  }

  cells(players: number): readonly Cell[] | undefined {
    return this.tables[players]
  }

  /** Not after each deal, because some are short. */
  keep(players: number, cells: readonly Cell[], last: boolean): void {
    this.tables[players] = cells
    if (this.file === undefined || (!last && performance.now() - this.keptAt < KEEP_EVERY)) return
    this.keptAt = performance.now()
    writeFileSync(`${this.file}.new`, `${JSON.stringify({ question: this.question, tables: this.tables })}\n`)
    renameSync(`${this.file}.new`, this.file)
  }
}

const KEEP_EVERY = 2_000

function read(file: string, question: string): { [players: string]: readonly Cell[] } {
  let kept: unknown
  try {
    kept = parseJson(readFileSync(file, 'utf8'))
  } catch {
    throw new BadUse(`${JSON.stringify(file)} is no run of the arena: name another file with --save`)
  }
  if (!isKept(kept)) throw new BadUse(`${JSON.stringify(file)} is no run of the arena: name another file with --save`)
  if (kept.question !== question) throw new BadUse(`${JSON.stringify(file)} keeps another run of the arena: name another file with --save`)
  return kept.tables
}

const isKept = (value: unknown): value is { readonly question: string; readonly tables: { [players: string]: readonly Cell[] } } =>
  typeof value === 'object' && value !== null && 'question' in value && 'tables' in value && typeof value.tables === 'object'

function withBar<T>(games: number, run: (step: (more?: number) => void) => T): T {
  if (!process.stderr.isTTY) return run(() => undefined)
  const bar = new SingleBar({
    format: '{bar} {percentage} %  {value} of {total} deals, {eta_formatted} left',
    clearOnComplete: true,
    stream: process.stderr,
  })
  bar.start(games, 0)
  try {
    return run((more = 1) => bar.increment(more))
  } finally {
    bar.stop()
  }
}

function printCells(title: string, cells: readonly CellReport[]): void {
  print(title)
  print('players  role       deals  before %  after %  difference  95 % interval')
  for (const { players, role, games, before, after, difference, low, high } of cells) {
    const signed = (value: number) => `${value >= 0 ? '+' : ''}${value.toFixed(1)}`
    print(
      `${String(players).padStart(7)}  ${role.padEnd(9)}  ${String(games).padStart(5)}  ${before.toFixed(1).padStart(8)}  ${after.toFixed(1).padStart(7)}  ${signed(difference).padStart(10)}  ${signed(low)} to ${signed(high)}`,
    )
  }
}

function printCalibration(players: number, { rounds, reliability }: Calibration): void {
  print(`${players} players: Brier score after each round, the smaller the better`)
  print('round  seats  belief   prior  counter')
  for (const { round, seats, belief, prior, counter } of rounds)
    print(`${String(round).padStart(5)}  ${String(seats).padStart(5)}  ${belief.toFixed(3)}   ${prior.toFixed(3)}  ${counter.toFixed(3)}`)
  print('thought %  came true %  times')
  for (const { thought, came, times } of reliability)
    print(`${(100 * thought).toFixed(1).padStart(9)}  ${(100 * came).toFixed(1).padStart(11)}  ${String(times).padStart(5)}`)
}
