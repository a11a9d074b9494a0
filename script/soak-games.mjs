/**
 * Plays random mixtures of the whole family, and says what was found and what was used least often:
 *
 *   node script/soak-games.mjs [games, a million unless told] [seed]
 *
 * Most games are only played to their end. Some thousands are played with all invariants checked, by good bots and by bots that do anything the
 * rules allow, or beside the referee; in those everything that was used is counted.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const sundown = fileURLToPath(new URL('../packages/cli/dist/sundown.mjs', import.meta.url))
const games = Number(process.argv[2] ?? 1_000_000)
const seed = process.argv[3] ?? 'soak'
const workers = String(availableParallelism())
/** So many of the least used are named. */
const RAREST = 25

if (!Number.isInteger(games) || games < 1000) {
  console.error('sundown: give the number of games, at least 1,000: node script/soak-games.mjs 1000000')
  process.exit(2)
}

const part = (share) => Math.ceil(games * share)
const dicePlayers = [3, 4, 5, 6, 7, 8]
const cards = ['--sets', 'random']
const RUNS = [
  [...cards, '--games', part(0.79)],
  [...cards, '--games', part(0.004), '--check'],
  [...cards, '--games', part(0.001), '--check', '--bots', 'random'],
  [...cards, '--games', part(0.005), '--referee'],
  ...dicePlayers.map((players) => ['--game', 'dice', '--players', players, '--games', part(0.015)]),
  ['--game', 'dice', '--games', part(0.005), '--check'],
  ['--game', 'duel', '--games', part(0.1)],
  ['--game', 'duel', '--games', part(0.005), '--check'],
]

/** What the command prints, as it is; records of what went wrong go where its errors go. */
const ask = (...args) =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [sundown, ...args.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (piece) => {
      text += piece
    })
    child.on('error', failed)
    child.on('close', () => done(JSON.parse(text)))
  })

const total = { games: 0, finished: 0, decisions: 0, violations: 0 }
const used = new Map()
const count = (counts) => {
  for (const [id, times] of Object.entries(counts ?? {})) used.set(id, (used.get(id) ?? 0) + times)
}

for (const run of RUNS) {
  const result = await ask('simulate', ...run, '--seed', seed, '--workers', workers, '--json')
  for (const figure of ['games', 'finished', 'decisions']) total[figure] += result[figure]
  total.violations += result.violations.length
  count(result.uses)
  if (result.uses) for (const [id, { games: played }] of Object.entries(result.characters ?? {})) count({ [id]: played })
  console.log(`${run.join(' ')}: ${result.finished} of ${result.games} ended, ${result.violations.length} violations, ${result.seconds} s`)
}

const printed = (await ask('content', '--json')).filter(({ kind }) => kind !== 'role' && kind !== 'die-face')
const rarest = printed.map(({ id, set }) => ({ id, set, times: used.get(id) ?? 0 })).sort((a, b) => a.times - b.times)
console.log(`${total.games} games, ${total.finished} ended, ${total.decisions} decisions, ${total.violations} violations`)
console.log(`used least often in the checked games, of ${printed.length}:`)
for (const { id, set, times } of rarest.slice(0, RAREST)) console.log(`  ${id} (${set}): ${times}`)
process.exitCode = total.violations === 0 ? 0 : 1
