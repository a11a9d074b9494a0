import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { firstOf } from '@sundown/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { isOneSentence, scratch, sundown, sundownHere } from './sundown.ts'

// A set that is no part of Sundown: a folder with a package, given with --sets.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const MY_SET = join(root, 'examples/my-set')
const records = scratch()

/** A copy of the example in which one file says something else. */
function changed(file: string, change: (text: string) => string): string {
  const folder = join(scratch(), 'my-set')
  cpSync(MY_SET, folder, { recursive: true })
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  writeFileSync(path, after)
  return folder
}

/** The content of the example with something more. */
const withParts = (text: string, parts: string): string =>
  text.replace('import { inOrder,', 'import { event, inOrder,').replace('characters: inOrder(', `${parts} characters: inOrder(`)

beforeAll(async () => {
  const run = await sundown(['simulate', '--sets', MY_SET, '--games', '6', '--workers', '2', '--check', '--record', records, '--json'])
  expect(run).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(run.out)).toMatchObject({ sets: ['base', 'cattle-drive'], games: 6, violations: [] })
})

describe('a record of such a game', () => {
  const record = () => join(records, firstOf(readdirSync(records)))

  it('names the set, and is told and verified with it, in every language', async () => {
    expect(JSON.parse(readFileSync(record(), 'utf8')).options.sets).toEqual(['cattle-drive'])
    for (const language of ['en', 'fr', 'it']) {
      const told = await sundown(['replay', record(), '--sets', MY_SET, '--verify', '--lang', language, '--json'])
      expect(told).toMatchObject({ code: 0, err: '' })
      expect(JSON.parse(told.out).verified).toBe(true)
    }
  })

  it('without the set, says which is missing and what to do', async () => {
    const told = await sundown(['replay', record()])
    expect(told).toMatchObject({ code: 2, out: '' })
    expect(isOneSentence(told.err)).toBe(true)
    expect(told.err).toContain('cattle-drive')
    expect(told.err).toContain('--sets')
  })

  it('is exported and read back with the set; without it, is said to need it and not to be wrong', async () => {
    const file = join(scratch(), 'full.jsonl')
    expect(await sundownHere(['export', record(), '--full', '--to', file])).toMatchObject({
      code: 1,
      out: '',
      err:
        'sundown: 1 left out: it was played with the set cattle-drive, which does not come with Sundown: give its folder with --sets\n' +
        'sundown: no game was exported: all of them were left out\n',
    })
    expect((await sundown(['export', record(), '--full', '--to', file, '--sets', MY_SET])).err).toBe('')
    const without = await sundownHere(['export', '--read', file])
    expect([without.code, isOneSentence(without.err)]).toEqual([2, true])
    expect(without.err).toContain('line 1')
    expect(without.err).toContain('cattle-drive')
    expect(await sundown(['export', '--read', file, '--sets', MY_SET])).toMatchObject({
      code: 0,
      out: '1 game, 1 played again and verified\n',
    })
  })
})

it('is played in the arena, and by a program that starts the games itself', async () => {
  const arena = await sundown(['arena', '--sets', MY_SET, '--bots', 'rule,random', '--role', 'outlaw', '--games', '1', '--json'])
  expect(arena).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(arena.out).sets).toEqual(['base', 'cattle-drive'])
  // The first line that a program reads. It says nothing more, so no game is played.
  const host = await sundown(['bot-host', '--sets', MY_SET], { input: '{"name":"silent"}\n' })
  expect(host.out).toMatch(/^\{"ask":"hello","version":1\}\n/)
  expect(host.err).not.toContain('no set')
})

it('plays in the terminal, and goes on only with the set', async () => {
  const save = join(scratch(), 'solo.json')
  const begun = await sundown(['play', '--sets', `dodge-city,${MY_SET}`, '--save', save, '--lang', 'en', '--seed', 'drive'], {
    input: 'quit\n',
  })
  expect(begun.code).toBe(0)
  expect(JSON.parse(readFileSync(save, 'utf8')).options.sets).toEqual(['dodge-city', 'cattle-drive'])
  const without = await sundown(['play', '--save', save], { input: 'quit\n' })
  expect(without.code).toBe(2)
  expect(isOneSentence(without.err)).toBe(true)
  expect(without.err).toContain('cattle-drive')
  expect((await sundown(['play', '--save', save, '--sets', MY_SET], { input: 'quit\n' })).code).toBe(0)
})

describe('a set that cannot be used: one sentence, exit code 2', () => {
  const bad: readonly (readonly [what: string, folder: () => string, says: RegExp])[] = [
    ['a folder that does not exist', () => './no/such-set', /there is no folder "\.\/no\/such-set"/],
    [
      'a card without rules',
      () => changed('src/index.ts', (text) => text.replace('campCoffee, rustling,', 'campCoffee,').replace(', rustling', '')),
      /the card "rustling" .* setContent/,
    ],
    ['a folder without a package', () => scratch(), /package\.json/],
    [
      'missing words',
      () => changed('src/words.it.ts', (text) => text.replace(/ {4}saddlebags: \{ text[^\n]*\n/, '')),
      /no Italian words for the card "saddlebags"/,
    ],
    [
      'the id of another card',
      () =>
        changed('src/index.ts', (text) =>
          text.replace('stampede, saddlebags])', "stampede, saddlebags]).concat({ ...campCoffee, id: 'beer' })"),
        ),
      /"beer"/,
    ],
    [
      'the id of another set',
      () => changed('src/manifest.ts', (text) => text.replace("id: 'cattle-drive'", "id: 'gold-rush'")),
      /there is a set "gold-rush" already/,
    ],
    ['one that throws', () => changed('src/cards.ts', (text) => `${text}\nthrow new Error('the herd is gone')\n`), /the herd is gone/],
    ['one that does not compile', () => changed('src/cards.ts', (text) => `${text}\nconst = 1\n`), /cannot be built: line \d+/],
    [
      'another default export',
      () => changed('src/manifest.ts', (text) => text.replace('export default manifest(', 'export default String(')),
      /default export is a manifest/,
    ],
    [
      'a misspelt moment, which would never be called',
      () => changed('src/cards.ts', (text) => text.replace('  endOfTurn(', '  endOfTrun(')),
      /the character "ramona-cruz" has "endOfTrun", which is neither a moment nor/,
    ],
    [
      'a card without a name',
      () => changed('src/facts.ts', (text) => text.replace("name: { en: 'Rustling'", "nmae: { en: 'Rustling'")),
      /the card "rustling" has no "name": one for each language/,
    ],
    [
      'a border that does not exist',
      () => changed('src/facts.ts', (text) => text.replace("border: 'blue'", "border: 'purple'")),
      /the card "saddlebags" has no "border", which is one of "brown", "blue"/,
    ],
    [
      'a type that does not exist',
      () => changed('src/facts.ts', (text) => text.replace("type: 'equipment'", "type: 'tool'")),
      /the card "saddlebags" has no "type", which is one of "weapon"/,
    ],
    [
      'a weapon without a range',
      () => changed('src/facts.ts', (text) => text.replace("type: 'equipment'", "type: 'weapon'")),
      /the card "saddlebags" has no "range"/,
    ],
    [
      'a number of life points that is a text',
      () => changed('src/facts.ts', (text) => text.replace('life: 4', "life: '4'")),
      /the character "ramona-cruz" has no "life": a number from 1/,
    ],
    [
      'an event pile without a last event, which no table could deal',
      () =>
        changed('src/index.ts', (text) =>
          withParts(text, "events: [event({ id: 'dust', name: { en: 'Dust' }, timing: '', duration: '' }, {})],"),
        ),
      /none of its events is the last of the pile: one of them needs "last: true"/,
    ],
    [
      'events of which the manifest says nothing',
      () =>
        changed('src/index.ts', (text) =>
          withParts(text, "events: [event({ id: 'dust', name: { en: 'Dust' }, timing: '', duration: '', last: true }, {})],"),
        ),
      /it has 0 events before the last one: say so in the manifest, "events: { count: 0 }"/,
    ],
    [
      'a counter that may lie nowhere',
      () =>
        changed('src/index.ts', (text) =>
          withParts(text, "counters: [{ id: 'cow', number: 0, at: ['moon'], supply: 9, limited: false }],"),
        ),
      /the counter "cow" has no "at": a list of where it may lie/,
    ],
    [
      'a counter of which there are none',
      () =>
        changed('src/index.ts', (text) =>
          withParts(text, "counters: [{ id: 'cow', number: 0, at: ['seat'], supply: 'few', limited: false }],"),
        ),
      /the counter "cow" has no "supply"/,
    ],
    [
      'words without a group',
      () => changed('src/words.fr.ts', (text) => text.replace('  questions: {},', '')),
      /no French words for its "questions", which is {} if there are none/,
    ],
    [
      'words without rulings',
      () =>
        changed('src/words.fr.ts', (text) =>
          text.replace("jusqu’à sept cartes à la fin de votre tour.', rulings: []", "jusqu’à sept cartes.'"),
        ),
      /no French words for the card "saddlebags" \(a "text" and a list of "rulings"\)/,
    ],
    [
      'a gender that does not exist',
      () => changed('src/words.fr.ts', (text) => text.replace("rustling: 'masculine'", "rustling: 'neuter'")),
      /the article of the card "rustling" \("nouns": masculine, feminine, common or proper\)/,
    ],
    [
      'a switch without an id',
      () => changed('src/manifest.ts', (text) => text.replace('switches: []', "switches: [{ name: 'dust' }]")),
      /has no "switches": a list of options of the table, each with an "id"/,
    ],
    [
      'a picture of nothing',
      () => changed('src/manifest.ts', (text) => text.replace("icon: 'cow', ", '')),
      /has no "picture": an "icon" and a "border"/,
    ],
    [
      'what only Sundown itself may import',
      () => changed('src/index.ts', (text) => `import { allSets } from '@sundown/engine'\nconsole.log(allSets)\n${text}`),
      /imports @sundown\/engine\/set only/,
    ],
  ]
  for (const [what, folder, says] of bad) {
    it(what, async () => {
      const run = await sundown(['simulate', '--sets', folder(), '--games', '1'])
      expect(run).toMatchObject({ code: 2, out: '' })
      expect(isOneSentence(run.err)).toBe(true)
      expect(run.err).toMatch(says)
    })
  }
})

it('the referee says that he does not know it', async () => {
  const run = await sundown(['simulate', '--sets', MY_SET, '--games', '1', '--referee'])
  expect(run).toMatchObject({ code: 2, out: '' })
  expect(run.err).toMatch(/^sundown: the referee has no book for the set "cattle-drive": leave out --referee; --check knows every set\n$/)
})

it('a server does not open with a bad one', async () => {
  const data = join(scratch(), 'data')
  mkdirSync(data)
  const run = await sundown(['serve', '--port', '0', '--data', data, '--sets', './no/such-set'])
  expect(run).toMatchObject({ code: 2, out: '' })
  expect(isOneSentence(run.err)).toBe(true)
})

it('a bot that is a package plays', async () => {
  const bots = `${join(root, 'examples/my-bot')},rule,rule,rule,rule`
  const run = await sundown(['simulate', '--bots', bots, '--games', '3', '--json'])
  expect(run).toMatchObject({ code: 0, err: '' })
  expect(JSON.parse(run.out).bots[0]).toContain('my-bot')
})
