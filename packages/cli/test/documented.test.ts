import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { scratch, sundownHere } from './sundown.ts'

// Every command that a page shows has the subcommand and the flags it is shown with.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const pages = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
/** In a block of commands, or inside a sentence; up to a comment, a pipe or the end of what is quoted. */
const COMMAND = /(?:\.\/script\/|(?<=^|`|&& |\()|npm run )sundown (?:-- )?([a-z][^`#|\n]*)/gm

const helps = new Map<string, Promise<string>>()
const helpOf = (...words: readonly string[]): Promise<string> => {
  const known = helps.get(words.join(' '))
  if (known) return known
  const asked = sundownHere([...words, '--help']).then(({ out }) => out)
  helps.set(words.join(' '), asked)
  return asked
}

it('a simulation comes to what the page of commands shows', async () => {
  const page = readFileSync(join(root, 'docs/commands.md'), 'utf8')
  const shown = /```text\n(200 games of bang[^`]*)```/.exec(page)?.[1]?.split('\n') ?? []
  const { out } = await sundownHere(['simulate', '--games', '200', '--seed', 'docs'])
  const printed = new Set(out.split('\n'))
  expect(shown.filter((line) => line !== '...' && !printed.has(line))).toEqual([])
  expect(shown.length).toBeGreaterThan(4)
})

it('the house mixes can be measured anew, as the page of sets says', { timeout: 60_000 }, () => {
  const file = join(scratch(), 'mixes.json')
  execFileSync(process.execPath, [join(root, 'script/house-mix.mjs'), '1', file], { stdio: 'pipe' })
  const { house } = JSON.parse(readFileSync(file, 'utf8'))
  expect(Object.keys(house)).toEqual(['3', '4', '5', '6', '7', '8'])
})

/** Made while a page is followed. */
const MADE = /^examples\/(gold-creek|thirsty\.ts)/

it('what pages link to and the paths they name are there', () => {
  const missing: string[] = []
  const anchors = (page: string): ReadonlySet<string> => {
    const text = readFileSync(page, 'utf8')
    const titles = [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    )
    return new Set([...titles, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id)])
  }
  for (const page of pages) {
    const text = readFileSync(join(root, page), 'utf8').replace(/```[\s\S]*?```/g, '')
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(link)) continue
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? join(root, page) : join(root, dirname(page), path)
      if (!existsSync(target) || (anchor !== undefined && !anchors(target).has(anchor))) missing.push(`${page}: ${link}`)
    }
    // The changelog also names what is gone; a number stands for the decision that begins with it.
    if (page === 'CHANGELOG.md') continue
    for (const [, path = ''] of text.matchAll(/`((?:packages|docs|examples|script|e2e|bench)\/[\w./-]+)`/g))
      if (!MADE.test(path) && !/\/\d{4}$/.test(path) && !existsSync(join(root, path))) missing.push(`${page}: ${path}`)
  }
  expect(missing).toEqual([])
})

it('the examples take the versions of the packages that are here', () => {
  for (const example of ['my-bot', 'my-set']) {
    const { peerDependencies }: { peerDependencies: { [name: string]: string } } = JSON.parse(
      readFileSync(join(root, 'examples', example, 'package.json'), 'utf8'),
    )
    for (const [name, wanted] of Object.entries(peerDependencies)) {
      const { version } = JSON.parse(readFileSync(join(root, 'packages', name.replace('@sundown/', ''), 'package.json'), 'utf8'))
      expect([example, name, wanted]).toEqual([example, name, `^${version}`])
    }
  }
})

it('the flags that pages show exist', async () => {
  const wrong: string[] = []
  let seen = 0
  const program = await helpOf()
  for (const page of pages) {
    for (const [, line = ''] of readFileSync(join(root, page), 'utf8').matchAll(COMMAND)) {
      const [command = '', second = ''] = line.trim().split(/\s+/)
      const isCommand = (help: string, word: string) => new RegExp(`^  ${word}\\b`, 'm').test(help)
      if (!/^[a-z-]+$/.test(command)) continue
      if (!isCommand(program, command)) {
        wrong.push(`${page}: sundown ${line.trim()}`)
        continue
      }
      const help = await helpOf(command)
      const deeper =
        /^[a-z]+$/.test(second) && isCommand(help, second) && help.includes('\nCommands:') ? await helpOf(command, second) : help
      seen++
      for (const [flag] of line.matchAll(/(?<=\s)--[a-z][a-z-]*/g)) {
        if (!new RegExp(`${flag}(?![a-z-])`).test(deeper)) wrong.push(`${page}: ${flag} in sundown ${line.trim()}`)
      }
    }
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(40)
})
