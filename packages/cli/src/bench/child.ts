import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { entryOf } from '@sundown/engine'
import { CASES } from '@sundown/lab'
import { BadUse } from '../bad-use.ts'
import { print } from '../output.ts'

/** How often a case is played before it is counted. By then the compiler is done with it. */
const WARM_UP = 40
/** Each part is counted this often, and the median is taken, because now and then the compiler interferes. */
const TIMES = 3
/** Milliseconds between two rounds, in which the compiler can finish. */
const PAUSE = 20

/** How much work was done in one count of a part. */
export interface Done {
  readonly part: string
  readonly pieces: number
}

/**
 * What runs under valgrind: plays a case until it is warm, then each of its parts with counting switched on. After each the
 * counters are written to a file; the first file holds what that alone costs. Prints the work done in each part.
 */
export async function runCounted(name: string): Promise<void> {
  if (!Object.hasOwn(CASES, name)) throw new BadUse(`there is no case called ${JSON.stringify(name)}`)
  const parts = Object.entries(entryOf(CASES, name)())
  for (let round = 0; round < WARM_UP; round++) {
    for (const [, work] of parts) work()
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
  await control('--instr=on')
  await control('--dump')
  const done: Done[] = []
  for (let time = 0; time < TIMES; time++) {
    for (const [part, work] of parts) {
      done.push({ part, pieces: work() })
      await control('--dump')
    }
  }
  await control('--instr=off')
  print(JSON.stringify(done))
}

/** Tells the valgrind we run under what to do. It listens only while something runs. */
async function control(order: string): Promise<void> {
  const awake = setInterval(() => undefined, 1)
  const child = spawn('callgrind_control', [order, String(process.pid)], { stdio: 'ignore' })
  const [code] = await once(child, 'close')
  clearInterval(awake)
  if (code !== 0) throw new Error(`callgrind_control ${order} failed`)
}
