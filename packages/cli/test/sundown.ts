import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { run } from '../src/run.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const bundle = join(root, 'packages/cli/dist/sundown.mjs')
let fresh = false

/** The command as users run it: from the bundle, built again if a source has changed since. Asked once a run. */
function command(): string {
  if (!fresh)
    execFileSync('bash', ['-c', 'source script/lib.sh && bundle_if_changed'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  fresh = true
  return bundle
}

export interface Run {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** A folder of its own for each test that writes. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'sundown-test-'))

export function start(args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  return spawn(process.execPath, [command(), ...args], { env: { ...process.env, LC_ALL: 'C', ...env }, stdio: 'pipe' })
}

/** Runs the command to its end; `input` is all it can read. */
export function sundown(args: readonly string[], { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = start(args, env)
    let out = ''
    let err = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject).on('close', (code) => resolve({ code, out, err }))
    // Whoever leaves early does not read the rest.
    child.stdin?.on('error', () => undefined)
    child.stdin?.end(input)
  })
}

/**
 * The same command in this process: what it says and the exit code it would have. Starting a process takes longer than most commands, so
 * tests use this where the process itself is not what they are about. One at a time.
 */
export async function sundownHere(args: readonly string[], { env = {} }: { env?: NodeJS.ProcessEnv } = {}): Promise<Run> {
  let out = ''
  let err = ''
  const { exitCode } = process
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    out += String(text)
    return true
  })
  const complain = vi.spyOn(console, 'error').mockImplementation((text) => {
    err += `${String(text)}\n`
  })
  for (const [name, value] of Object.entries({ LC_ALL: 'C', ...env })) vi.stubEnv(name, value)
  try {
    process.exitCode = 0
    await run(args)
    return { code: Number(process.exitCode), out, err }
  } finally {
    process.exitCode = exitCode
    write.mockRestore()
    complain.mockRestore()
    vi.unstubAllEnvs()
  }
}

/** One clear sentence on stderr, nothing else. */
export const isOneSentence = (text: string): boolean => /^sundown: [^\n]+\n$/.test(text) && !/\n\s+at /.test(text)
