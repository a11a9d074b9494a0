import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { type Bang, type Match, SETS, seatOf } from '@sundown/engine'
import { playOut, start } from './driver.ts'

const GAMES = 200
const SEATS = 8
const DECISIONS = 100

function collector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  return typeof collect === 'function' ? () => void collect() : () => undefined
}

function used(collect: () => void): number {
  collect()
  collect()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** A game in its middle with its checkpoint, its record so far, and the views of everybody. */
function warmGame(n: number): Match<Bang> {
  const match = start(SEATS, n, true, SETS)
  playOut(match, DECISIONS)
  for (let seat = 0; seat < SEATS; seat++) match.game.view(seatOf(seat))
  match.game.view('spectator')
  return match
}

export function bytesOfWarmGame(): number {
  const collect = collector()
  // What all games share is there already: the mixture, and the code that is compiled while many are played.
  for (let n = 0; n < GAMES; n++) warmGame(n)
  const before = used(collect)
  const games = Array.from({ length: GAMES }, (_, n) => warmGame(n))
  const bytes = used(collect) - before
  return bytes / games.length
}
