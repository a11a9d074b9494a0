import { type AnyEntry, everything } from '@sundown/engine/content'
import type { Language } from '@sundown/engine/words'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { copyList, factsOf, isThing } from '../entry.ts'
import { LANGUAGE_FLAG, languageOf } from '../language.ts'
import { print, printJson } from '../output.ts'
import { type CliWords, wordsOf } from '../words/index.ts'

interface Flags {
  readonly set?: string
  readonly game?: string
  readonly json?: true
  readonly lang?: string
}

export function addContent(program: Command): void {
  program
    .command('content')
    .description('list everything there is: cards, dice, characters, roles, events')
    .option('--set <set>', 'only this set')
    .option('--game <game>', 'only this game')
    .option('--lang <language>', LANGUAGE_FLAG)
    .option('--json', 'one JSON array, in all languages')
    .action((flags: Flags) => list(flags))
}

async function list({ set, game, json, lang }: Flags): Promise<void> {
  const language = languageOf(lang)
  const all = await everything()
  oneOf('set', set, unique(all.map((entry) => entry.set)))
  oneOf('game', game, unique(all.map((entry) => entry.game)))
  const entries = all.filter((entry) => (set ?? entry.set) === entry.set && (game ?? entry.game) === entry.game)
  if (entries.length === 0) throw new BadUse(`the set ${JSON.stringify(set)} does not belong to the game ${JSON.stringify(game)}`)
  if (json) printJson(entries)
  else print(listing(entries, language, wordsOf[language]))
}

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)]

function oneOf(what: string, name: string | undefined, known: readonly string[]): void {
  if (name !== undefined && !known.includes(name)) {
    throw new BadUse(`there is no ${what} ${JSON.stringify(name)}; there are ${known.join(', ')}`)
  }
}

/** By kind, each with its text. */
function listing(entries: readonly AnyEntry[], language: Language, words: CliWords): string {
  const kinds = ['die-face', 'card', 'character', 'role', 'event', 'show-card'] as const
  const things = entries.filter(isThing)
  const part = (title: string, all: readonly AnyEntry[]) =>
    all.length === 0 ? [] : [`${title} (${all.length})\n\n${all.map((entry) => item(entry, language, words)).join('\n')}`]
  const ofKind = (kind: string) => entries.filter((entry) => entry.kind === kind)
  return [
    ...kinds.flatMap((kind) => part(words.content.titles[kind], ofKind(kind))),
    ...unique(things.map(({ kind }) => kind)).flatMap((kind) =>
      part(things.find((thing) => thing.kind === kind)?.kindName[language].many ?? kind, ofKind(kind)),
    ),
  ].join('\n\n')
}

function item(entry: AnyEntry, language: Language, words: CliWords): string {
  const name = entry.name[language] ?? entry.name.en
  const lines = [`  ${name} (${factsOf(entry, words, language).join(', ')})`, `    ${entry.text[language]}`]
  if (isThing(entry)) lines.push(`    ${words.content.times(entry.count)}`)
  else if (entry.kind === 'card') lines.push(`    ${words.content.times(entry.copies.length)} ${copyList(entry.copies, words)}`)
  else if (entry.kind === 'role') lines.push(`    ${words.content.times(entry.count)}`)
  return lines.join('\n')
}
