import { execFileSync, spawn } from 'node:child_process'
import { accessSync, closeSync, constants, mkdtempSync, openSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { AnyBot } from '@sundown/bots'
import { BadUse } from '../bad-use.ts'
import { botBehind } from './bot.ts'
import { Lines } from './lines.ts'

export function checkProgram(path: string): void {
  try {
    if (!statSync(path).isFile()) throw new Error('no file')
    accessSync(path, constants.X_OK)
  } catch {
    throw new BadUse(`${JSON.stringify(path)} is no program that can be run: a bot in another language is an executable file (chmod +x)`)
  }
}

/** Starts a program that plays: it is asked on its standard input and answers on its standard output. It ends when we do. */
export function startProgram(path: string): AnyBot {
  checkProgram(path)
  const who = `the bot ${JSON.stringify(path)}`
  const folder = mkdtempSync(join(tmpdir(), 'sundown-bot-'))
  try {
    const [asked, answers] = [join(folder, 'asked'), join(folder, 'answers')]
    makePipes(asked, answers)
    // Each pipe is first opened for both reading and writing, so that neither side waits for the other. Then only the ends that are needed stay open.
    const held = [asked, answers].map((pipe) => openSync(pipe, constants.O_RDWR))
    const from = openSync(answers, constants.O_RDONLY | constants.O_NONBLOCK)
    const to = openSync(asked, constants.O_WRONLY | constants.O_NONBLOCK)
    const [stdin, stdout] = [openSync(asked, constants.O_RDONLY), openSync(answers, constants.O_WRONLY)]
    const child = spawn(resolve(path), [], { stdio: [stdin, stdout, 'inherit'] })
    child.on('error', () => undefined)
    child.unref()
    for (const end of [...held, stdin, stdout]) closeSync(end)
    process.once('exit', () => child.kill())
    return botBehind(new Lines(from, to, who), who)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Node cannot create a pipe with blocking reads, but the system can. */
function makePipes(...paths: readonly string[]): void {
  try {
    execFileSync('mkfifo', paths, { stdio: 'ignore' })
  } catch {
    throw new BadUse('bots in other languages need the command mkfifo, which this system does not have')
  }
}
