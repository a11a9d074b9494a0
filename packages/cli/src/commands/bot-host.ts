import { aidsFor, botsListed, nextInput, randomsFor } from '@sundown/bots'
import { type Game, games as gamesThereAre, Match, nth, type Seat, seatOf, seedFrom } from '@sundown/engine'
import { refuse } from '@sundown/lab'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { botBehind } from '../bot-host/bot.ts'
import { Lines } from '../bot-host/lines.ts'
import { gather, tableOptions } from '../play/flags.ts'
import { botsFor, gameNamed } from '../play/named.ts'
import { SETS_FROM_OUTSIDE, takeSets } from '../sets/outside.ts'

interface Flags {
  readonly game: string
  readonly sets?: string
  readonly players?: string
  readonly bots: string
  readonly seat?: string
  readonly games: string
  readonly seed: string
  readonly option: readonly string[]
}

const MORE_HELP = `
For a program that starts this command and plays: it reads JSON lines from our standard output and writes its answers to our standard input.
docs/bots.md describes the lines. The same program, started by us, is a bot: sundown arena --bots ./program,rule (see examples/greedy.py).
Other bots: ${botsListed}.`

export function addBotHost(program: Command): void {
  program
    .command('bot-host')
    .description('play games with a program at the other end of standard input and output')
    .option('--game <game>', `which game: ${[...gamesThereAre.keys()].join(', ')}`, 'bang')
    .option('--sets <sets>', `sets to play with, separated by commas, or "all" (default: base, which is implied); or ${SETS_FROM_OUTSIDE}`)
    .option('--players <number>', 'how many sit at the table (default: 5, in The Duel 2)')
    .option('--bots <bots>', 'who sits in the other seats: one bot for all, or one a seat', 'rule')
    .option('--seat <number>', 'where the program sits, from 0 (default: another seat in each game)')
    .option('--games <number>', 'how many games', '1')
    .option('--seed <text>', 'any text', 'sundown')
    .option('--option <name=value>', 'set a variant; may be repeated', gather, [])
    .addHelpText('after', MORE_HELP)
    .action(host)
}

const STDIN = 0
const STDOUT = 1
/** A game with more decisions than this goes in circles, and has no winner. */
const LIMIT = 20_000
/** A program under a debugger, or with somebody typing for it, may take its time. */
const PATIENCE = 600_000

async function host(given: Flags): Promise<void> {
  const { names: wanted } = await takeSets(given.sets)
  const flags: Flags = { ...given, ...(wanted !== undefined && { sets: wanted }) }
  const kind = gameNamed(flags.game)
  const { json, read } = tableOptions(kind, flags)
  const { players } = read
  const games = whole('--games', flags.games, 1, 1_000_000)
  const fixed = flags.seat === undefined ? undefined : whole('--seat', flags.seat, 0, players - 1)
  const others = botsFor(flags.bots, players - 1)
  const lines = new Lines(STDIN, STDOUT, 'the program', PATIENCE)
  const guest = botBehind(lines, 'the program')
  let won = 0
  for (let n = 0; n < games; n++) {
    const place = fixed ?? n % players
    const seed = seedFrom(`${flags.seed}:${n}`)
    const match = Match.start(kind.rules, json, seed, { checkpoints: [guest, ...others].some((bot) => bot.searches) })
    play(match, [...others.slice(0, place), guest, ...others.slice(place)], seed)
    const winners: readonly Seat[] = match.game.over?.winners ?? []
    if (winners.includes(seatOf(place))) won++
    const roles = Array.from({ length: players }, (_, i) => kind.role(match.game, seatOf(i)) ?? null)
    lines.say({ say: 'over', game: n, seed, seat: place, winners, roles })
  }
  lines.say({ say: 'done', games, won })
}

function play(match: Match<Game>, bots: Parameters<typeof nextInput>[1], seed: string): void {
  const randoms = randomsFor(bots.length, seed)
  const aids = aidsFor(match, bots)
  match.drain()
  for (let n = 0; match.question && n < LIMIT; n++) {
    const input = nextInput(match, bots, randoms, aids)
    refuse(match, nth(bots, input.seat), input)
    match.apply(input)
    const events = match.drain()
    aids.witness?.saw(events)
  }
}

function whole(flag: string, text: string, least: number, most: number): number {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  if (!(number >= least && number <= most))
    throw new BadUse(`${flag} takes a whole number from ${least} to ${most}, not ${JSON.stringify(text)}`)
  return number
}
