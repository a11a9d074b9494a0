/**
 * Plays random mixtures of the whole family, and says what was found and what was used least often:
 *
 *   node script/soak-games.mjs [games, a million unless told] [seed] [workers]
 *
 * Most games are only played to their end. Some thousands are played with all invariants checked, by good bots and by bots that do anything the
 * rules allow, or beside the referee; in those everything that was used is counted. They are played in rounds, each with some of every kind and a
 * seed of its own; after each round it says how far it has come. Interrupted, it still says what was found so far.
 */
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const sundown = fileURLToPath(new URL('../packages/cli/dist/sundown.mjs', import.meta.url))
const games = Number(process.argv[2] ?? 1_000_000)
const seed = process.argv[3] ?? 'soak'
const workers = process.argv[4] ?? String(availableParallelism())
const ROUNDS = 20
/** This many of the least used are named. */
const RAREST = 25

if (!Number.isInteger(games) || games < 1000) {
  console.error('sundown: give the number of games, at least 1,000: node script/soak-games.mjs 1000000')
  process.exit(2)
}

const part = (share) => Math.ceil((games * share) / ROUNDS)
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

/** What the command prints, or nothing if it was stopped on the way; records of what went wrong go where its errors go. */
const ask = (...args) =>
  new Promise((done, failed) => {
    const child = spawn(process.execPath, [sundown, ...args.map(String)], { stdio: ['ignore', 'pipe', 'inherit'] })
    let text = ''
    child.stdout.on('data', (piece) => {
      text += piece
    })
    child.on('error', failed)
    child.on('close', (_code, signal) => done(signal === null ? JSON.parse(text) : undefined))
  })

const total = { games: 0, finished: 0, decisions: 0, violations: 0 }
const used = new Map()
const count = (counts) => {
  for (const [id, times] of Object.entries(counts ?? {})) used.set(id, (used.get(id) ?? 0) + times)
}

let isStopped = false
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    isStopped = true
  })
}

async function play(run, round) {
  const result = await ask('simulate', ...run, '--seed', `${seed} ${round}`, '--workers', workers, '--json')
  if (result === undefined) return
  for (const figure of ['games', 'finished', 'decisions']) total[figure] += result[figure]
  total.violations += result.violations.length
  count(result.uses)
  if (result.uses) for (const [id, { games: played }] of Object.entries(result.characters ?? {})) count({ [id]: played })
  const { violations } = result
  if (violations.length > 0) console.log(`${run.join(' ')} --seed "${seed} ${round}": ${violations.length} violations`)
}

const sum = () => `${total.games} games, ${total.finished} ended, ${total.decisions} decisions, ${total.violations} violations`
for (let round = 1; round <= ROUNDS && !isStopped; round++) {
  for (const run of RUNS) if (!isStopped) await play(run, round)
  console.log(`round ${round} of ${ROUNDS}: ${sum()}`)
}

const printed = (await ask('content', '--json')).filter(({ kind }) => kind !== 'role' && kind !== 'die-face')
const rarest = printed.map(({ id, set }) => ({ id, set, times: used.get(id) ?? 0 })).sort((a, b) => a.times - b.times)
console.log(`${isStopped ? 'stopped: ' : ''}${sum()}`)
console.log(`used least often in the checked games, of ${printed.length}:`)
for (const { id, set, times } of rarest.slice(0, RAREST)) console.log(`  ${id} (${set}): ${times}`)
process.exitCode = total.violations === 0 ? 0 : 1
