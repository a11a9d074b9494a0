/**
 * Measures how long and how fair mixtures of sets are, and writes packages/engine/src/bang/mixes.json: for each number of players the house mix, and
 * what each set adds to the length of a game. Run it again when rules, sets or the rule bot have changed:
 *
 *   node script/house-mix.mjs [games a mixture, 200 unless told [another file]]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'

const root = fileURLToPath(new URL('..', import.meta.url))
const { playGame, merge } = await tsImport('../packages/lab/src/index.ts', import.meta.url)
const { games: kinds, SETS } = await tsImport('../packages/engine/src/index.ts', import.meta.url)
const { botNamed } = await tsImport('../packages/bots/src/index.ts', import.meta.url)

const games = Number(process.argv[2] ?? 200)
if (!Number.isInteger(games) || games < 1) {
  console.error('Say how many games each mixture plays, or nothing: node script/house-mix.mjs 200')
  process.exit(2)
}
const kind = kinds.get('bang')
const [, ...sets] = SETS
const PLAYERS = [3, 4, 5, 6, 7, 8]
/** Expansions in a house mix: one is no mixture, more than three are too much for an evening among strangers. */
const FEWEST = 2
const MOST = 3
/** How much longer than the base game it may take. */
const LONGEST = 1.4
/** Seconds a person takes for a decision: at five players that makes a turn of the base game a minute. */
const SECONDS = 12

function measure(players, mixture) {
  const bots = Array.from({ length: players }, () => botNamed('rule'))
  const spec = { kind, options: { players, sets: ['base', ...mixture] }, bots, seed: 'house' }
  const { decisions, wins, finished } = merge(Array.from({ length: games }, (_, game) => playGame(spec, game).tally))
  const share = (role) => (wins[role] ?? 0) / finished
  const minutes = ((decisions / finished) * SECONDS) / 60
  return { mixture, minutes, law: share('sheriff'), outlaws: share('outlaw'), renegade: share('renegade') }
}

function* mixtures(from, most) {
  for (const [i, set] of from.entries()) {
    yield [set]
    if (most > 1) for (const more of mixtures(from.slice(i + 1), most - 1)) yield [set, ...more]
  }
}

/** Without roles that are hidden (three players) nobody has a side: there length alone decides. */
const unfair = (players, { law, outlaws }) => (players === 3 ? 0 : Math.abs(law - outlaws))

const base = {}
const house = {}
const factors = Object.fromEntries(sets.map((set) => [set, []]))
for (const players of PLAYERS) {
  base[players] = measure(players, [])
  const measured = []
  for (const mixture of mixtures(sets, MOST)) {
    const one = measure(players, mixture)
    measured.push(one)
    if (mixture.length === 1) factors[mixture[0]].push(one.minutes / base[players].minutes)
  }
  const fit = measured.filter(({ mixture, minutes }) => mixture.length >= FEWEST && minutes <= base[players].minutes * LONGEST)
  const [best] = fit.sort((a, b) => unfair(players, a) - unfair(players, b) || a.minutes - b.minutes)
  house[players] = best
  console.error(`${players} players: ${best.mixture.join(', ')}`)
}

const mean = (numbers) => numbers.reduce((sum, n) => sum + n, 0) / numbers.length
const rounded = (n) => Number(n.toFixed(2))
const plain = ({ mixture, minutes, law, outlaws, renegade }) => ({
  sets: mixture,
  minutes: Math.round(minutes),
  law: rounded(law),
  outlaws: rounded(outlaws),
  renegade: rounded(renegade),
})
const ofEach = (measured) => Object.fromEntries(PLAYERS.map((players) => [players, plain(measured[players])]))
const data = {
  made: `node script/house-mix.mjs ${games}`,
  base: ofEach(base),
  house: ofEach(house),
  lengthens: Object.fromEntries(sets.map((set) => [set, rounded(mean(factors[set]))])),
}
writeFileSync(process.argv[3] ?? join(root, 'packages/engine/src/bang/mixes.json'), `${JSON.stringify(data, null, 2)}\n`)
