import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { content } from '@sundown/engine/content'
import { expect, test } from 'vitest'

const packages = join(import.meta.dirname, '../../..')

/** Everything that is said in a language: files called words.it.ts, it.ts, learn.it.ts. */
const linesIn = (language: 'fr' | 'it'): readonly string[] =>
  readdirSync(packages).flatMap((name) =>
    readdirSync(join(packages, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => new RegExp(`(?:^|[./])${language}\\.ts$`).test(path))
      .flatMap((path) =>
        readFileSync(join(packages, name, 'src', path), 'utf8')
          .split('\n')
          .map((line, i) => `${name}/src/${path}:${i + 1} ${line.trim()}`),
      ),
  )

/** Names that are a part of others, or the names of files and types, too. */
const ALSO_ELSEWHERE = ['BANG!', 'Duel', 'Dynamite']

for (const language of ['fr', 'it'] as const) {
  test(`in ${language} the cards of the base game are called what is printed on them, in the words of every set and game`, async () => {
    const lines = linesIn(language)
    expect(lines.length).toBeGreaterThan(1000)
    const cards = (await content()).filter(({ set, kind }) => set === 'base' && kind === 'card').map(({ name }) => name)
    const printed = cards.map((name) => name[language])
    const foreign = cards.map(({ en }) => en).filter((name) => !printed.includes(name) && !ALSO_ELSEWHERE.includes(name))
    expect(foreign).toContain('Stagecoach')
    const found = lines.filter((line) => foreign.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(line)))
    expect(found).toEqual([])
    // Only the game itself, with which a text begins, is written so.
    expect(lines.filter((line) => /[^'`]BANG!/.test(line))).toEqual([])
  })
}

test('in Italian how far a weapon shoots has one name', () => {
  expect(linesIn('it').filter((line) => /(?<!\b(?:a|fuori) )\bportata\b/iu.test(line))).toEqual([])
})
