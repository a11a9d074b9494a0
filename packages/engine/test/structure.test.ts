import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defsOf } from '../src/bang/catalog.ts'
import { allSets } from '../src/bang/sets/all.ts'
import { manifests, SETS } from '../src/bang/sets/manifests.ts'
import { imports, literals, sourcesIn } from './sources.ts'

const contentIds = new Set(allSets.flatMap((set) => defsOf(set).map(({ id }) => id)))

/** Words of the rulebook that happen to be names of cards as well. */
const ALLOWED: { readonly [word: string]: string } = {
  bang: 'what a card may be used as (`Use`), and the name of the game',
  missed: 'what a card may be used as (`Use`), and the option that answers a shot so',
  beer: 'the option of the dying window',
  shot: 'the question what somebody answers to one',
  'general-store': 'the question which card of a row somebody takes',
  'high-noon': 'the name of a set',
  'wild-west-show': 'the name of a set',
  ghost: 'the rulebook’s word for a player without life who is in play',
}

const namesIn = (text: string): string[] => literals(text).filter((word) => contentIds.has(word) && !(word in ALLOWED))

describe('the shared rules know no card by its name', () => {
  const shared = sourcesIn('bang').filter(({ path }) => !path.startsWith('bang/sets/') && !path.startsWith('bang/words/'))

  test('there are rules to look at', () => {
    expect(shared.filter(({ path }) => path.startsWith('bang/rules/')).length).toBeGreaterThan(10)
  })

  test.each(shared)('$path', ({ text }) => {
    expect(namesIn(text)).toEqual([])
  })

  test('a planted name is found, a comment is not', () => {
    expect(namesIn("if (game.hasInFront(seat, 'jail')) return // not 'barrel'")).toEqual(['jail'])
    expect(namesIn('const x = `sid-ketchum`')).toEqual(['sid-ketchum'])
    expect(namesIn("/* 'scope' */ const use: Use = 'missed'")).toEqual([])
  })
})

describe('sets', () => {
  /** The two files that list the sets. */
  const lists = ['bang/sets/manifests.ts', 'bang/sets/all.ts']
  const files = sourcesIn('bang/sets').filter(({ path }) => !lists.includes(path))
  const setOf = (path: string) => path.split('/')[2]

  test.each(files)('$path imports no other set', ({ path, text }) => {
    const others = imports(text)
      .filter((target) => target.startsWith('.'))
      .map((target) => posix.join(posix.dirname(path), target))
      .filter((target) => target.startsWith('bang/sets/') && setOf(target) !== setOf(path))
    expect(others).toEqual([])
  })

  test('the light list and the one with all rules are the same', () => {
    expect(allSets.map(({ manifest }) => manifest)).toEqual(manifests)
  })

  test.each(sourcesIn('bang/rules'))('$path imports no set', ({ text }) => {
    expect(imports(text).filter((target) => target.includes('/sets/'))).toEqual([])
  })
})

describe('the manifests are the only list of sets', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const ids = new Set<string>(SETS)
  /** Two or more names of sets in a file could be a list of sets. A single one is the name of a card, or what the file is about. */
  const listed = (text: string): string[] => {
    const names = [...new Set(literals(text))].filter((word) => ids.has(word))
    return names.length > 1 ? names : []
  }
  const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`), 'script', 'examples', 'e2e']
  const files = folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`.replaceAll('\\', '/')),
    )
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('packages/engine/src/bang/sets/'))

  /** Exceptions: things that share their names with sets, next to each other; the referee, which keeps its own books on purpose; a browser test that plays with some sets. */
  const NAMESAKES = [
    'e2e/replay.test.ts',
    'packages/lab/src/referee/books.ts',
    'packages/lab/src/referee/load.ts',
    'packages/lab/src/referee/printed.ts',
    'packages/web/src/art/events.ts',
    'packages/web/src/words/lines.en.ts',
    'packages/web/src/words/lines.fr.ts',
    'packages/web/src/words/lines.it.ts',
    'packages/web/src/words/sets.en.ts',
    'packages/web/src/words/sets.fr.ts',
    'packages/web/src/words/sets.it.ts',
  ]

  test('in no package, script or example', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(files.filter((file) => !NAMESAKES.includes(file) && listed(readFileSync(join(root, file), 'utf8')).length > 0)).toEqual([])
  })

  test('a planted list is found', () => {
    expect(listed("const SETS = ['base', 'dodge-city']")).toEqual(['base', 'dodge-city'])
    expect(listed("const first = 'base' // then 'dodge-city'")).toEqual([])
  })
})
