import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { nth } from '@sundown/engine'
import type { Count, Counts } from '@sundown/lab'
import { BadUse } from '../bad-use.ts'
import type { Done } from './child.ts'

const run = promisify(execFile)

/** `smc-check`, because code is compiled while it runs. */
const CALLGRIND = ['--tool=callgrind', '--quiet', '--smc-check=all-non-file']
/** The same caches on every machine, so that figures of two can be compared. */
const CACHES = ['--cache-sim=yes', '--I1=32768,8,64', '--D1=32768,8,64', '--LL=33554432,16,64']
/** The threads of the compiler are counted separately and left out. */
const LATER = ['--instr-atstart=no', '--separate-threads=yes']
const FIRST_THREAD = '-01'
/** The garbage collector does not tidy up because a run has taken some seconds: here everything takes so long. */
const NOT_TIDYING = '--no-memory-reducer'
/** Keeps all its work on the main thread. */
const COLLECTING_ALONE = ['--single-threaded-gc', NOT_TIDYING]

/** A machine may have certificates of its own; Node would read all there are before it does anything, as much as a seventh of a short run. */
const ENVIRONMENT = { ...process.env, NODE_EXTRA_CA_CERTS: undefined }

export async function needValgrind(): Promise<void> {
  try {
    await run('valgrind', ['--version'])
  } catch {
    throw new BadUse('instructions are counted by valgrind, and there is none here: install it (on Debian: apt-get install valgrind)')
  }
}

/** This same command, from the bundle or the sources, with other arguments. */
const node = (args: readonly string[]): string[] => [process.execPath, ...process.execArgv, ...args]
const [, self = ''] = process.argv

/** Runs a command in a folder of its own, where the counters go; `read` gets what it has printed, and the text of a file of counters. */
async function underValgrind<T>(command: readonly string[], read: (out: string, file: (ending: string) => string) => T): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-bench-'))
  const file = join(folder, 'counted')
  try {
    const { stdout } = await run('valgrind', [...CALLGRIND, `--callgrind-out-file=${file}`, ...command], {
      maxBuffer: 1 << 24,
      env: ENVIRONMENT,
    })
    return read(stdout, (ending) => readFileSync(`${file}${ending}`, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The totals of a file of counters. */
export function totals(file: string): Count {
  const line = (name: string): readonly string[] => new RegExp(`^${name}: (.*)$`, 'm').exec(file)?.[1]?.split(' ') ?? []
  const values = line('totals')
  const value = (event: string) => Number(values[line('events').indexOf(event)] ?? 0)
  return { instructions: value('Ir'), misses: value('I1mr') }
}

/** Instructions and misses for each piece of work in each part of a case. */
export const count = (name: string): Promise<Counts> =>
  underValgrind([...LATER, ...CACHES, ...node([...COLLECTING_ALONE, self, 'bench', '--counted', name])], (out, file) => {
    const done: readonly Done[] = JSON.parse(out)
    const dump = (n: number) => totals(file(`.${n}${FIRST_THREAD}`))
    const nothing = dump(1)
    const counted = done.map(({ part, pieces }, i) => {
      const { instructions, misses } = dump(i + 2)
      return { part, instructions: (instructions - nothing.instructions) / pieces, misses: (misses - nothing.misses) / pieces }
    })
    const parts = new Set(done.map(({ part }) => part))
    return Object.fromEntries([...parts].map((part) => [part, middle(counted.filter((one) => one.part === part))]))
  })

/** The median of several counts of the same thing. */
const middle = (counts: readonly Count[]): Count =>
  nth(
    [...counts].sort((a, b) => a.instructions - b.instructions),
    counts.length >> 1,
  )

/** All instructions of this command with other arguments, from its start to its end, whatever the thread. */
export const countWhole = (args: readonly string[]): Promise<Count> =>
  underValgrind(node([NOT_TIDYING, self, ...args]), (_out, file) => totals(file('')))
