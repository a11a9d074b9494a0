import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOneSentence, scratch, start, sundown, sundownHere } from './sundown.ts'

const folder = scratch()
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
mkdirSync(join(folder, 'folder'))
const good = {
  format: 1,
  game: 'bang',
  rulesVersion: '1',
  options: {},
  seed: '0'.repeat(64),
  seal: '0'.repeat(64),
  inputs: [],
  digests: [],
}
const broken = (name: string, change: object): string[] => ['replay', file(`${name}.json`, JSON.stringify({ ...good, ...change }))]

const cases: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['no command', [], /which command/],
  ['an unknown command', ['shoot'], /unknown command 'shoot'/],
  ['a command spelt wrong', ['contnt'], /Did you mean content/],
  ['an unknown flag', ['content', '--nonsense'], /unknown option '--nonsense'/],
  ['a command of commands alone', ['ratings'], /which command\? There are simulate, start, fit; "sundown ratings --help" says more/],
  ['another one', ['store'], /which command\? There are copy;/],
  ['a flag without its value', ['content', '--set'], /argument missing/],
  ['too many words', ['content', 'base'], /too many arguments/],
  ['an unknown set', ['content', '--set', 'nope'], /no set "nope"; there are base/],
  ['an unknown game', ['content', '--game', 'chess'], /no game "chess"; there are bang/],
  ['a set of another game', ['content', '--game', 'duel', '--set', 'base'], /the set "base" does not belong to the game "duel"/],
  ['an unknown language', ['content', '--lang', 'de'], /no language "de"; there are en, fr, it/],
  ['too few players', ['play', '--players', '2'], /3 to 8 players, not 2/],
  ['too many players', ['play', '--players', '99'], /3 to 8 players, not 99/],
  ['no number of players', ['play', '--players', 'many'], /whole number, not "many"/],
  ['an unknown set to play', ['play', '--sets', 'nope'], /no set "nope"/],
  ['an unknown variant', ['play', '--option', 'fast=true'], /no option "fast"/],
  ['a variant without value', ['play', '--option', 'characterChoice'], /name=value/],
  ['a variant with a bad value', ['play', '--option', 'characterChoice=maybe'], /true or false/],
  ['an unknown bot', ['play', '--bots', 'genius'], /no bot "genius"; there are/],
  ['a wrong number of bots', ['play', '--bots', 'rule,rule'], /one name or 4, not 2/],
  ['an empty name', ['play', '--name', ' '], /name/],
  ['a folder to save in', ['play', '--save', join(folder, 'folder'), '--new'], /is a folder: name a file with --save/],
  ['a device to save in', ['play', '--save', '/dev/full', '--new'], /is no file: name a file with --save/],
  ['no name for what is saved', ['play', '--save', '', '--new'], /--save takes the name of a file/],
  ['a device for the arena', ['arena', '--games', '1', '--save', '/dev/zero'], /is no file: name a file with --save/],
  [
    'a database of another kind',
    ['store', 'copy', folder, 'mysql://tex:secret@127.0.0.1/x'],
    /^sundown: mysql:\/\/127\.0\.0\.1\/x is no database: name a folder/,
  ],
  ['a place without a name', ['store', 'copy', folder, ''], /one of them has no name/],
  ['one role of a belief', ['arena', '--belief', '--games', '1', '--role', 'outlaw'], /leave out --role, --save and --plot/],
  ['a belief to keep', ['arena', '--belief', '--games', '1', '--save', join(folder, 'belief.json')], /leave out --role, --save and --plot/],
  ['a folder for first guesses', ['ratings', 'start', '--out', join(folder, 'folder')], /cannot write .*: it is a folder/],
  [
    'sets that are not there',
    ['serve', '--data', join(folder, 'data'), '--sets', 'nope'],
    /there is no set "nope": --sets takes the folder/,
  ],
  [
    'a file as folder of backups',
    ['serve', '--data', join(folder, 'data'), '--backup-folder', file('plain', '')],
    /choose another with --backup-folder/,
  ],
  ['no file', ['replay'], /missing required argument/],
  ['a missing file', ['replay', join(folder, 'none.json')], /no such file/],
  ['a folder', ['replay', join(folder, 'folder')], /is a folder/],
  ['a device', ['replay', '/dev/zero'], /not a file/],
  ['no JSON', ['replay', file('text.json', 'once upon a time')], /does not hold JSON/],
  ['an empty file', ['replay', file('empty.json', '')], /does not hold JSON/],
  ['deep nesting', ['replay', file('deep.json', '['.repeat(200_000))], /does not hold JSON/],
  ['JSON that is no record', ['replay', file('list.json', '[1, 2]')], /not a record.*not an object/],
  ['no format', broken('format', { format: undefined }), /no format/],
  ['a later format', broken('later', { format: 2 }), /format is unknown/],
  ['no rules', broken('rules', { rulesVersion: 7 }), /rulesVersion/],
  ['odd options', broken('options', { options: [] }), /options/],
  ['a short seed', broken('seed', { seed: 'abc' }), /seed/],
  ['no seal', broken('seal', { seal: null }), /seal/],
  ['inputs that are no list', broken('inputs', { inputs: {} }), /inputs/],
  ['an input without answer', broken('input', { inputs: [{ seat: 0 }] }), /input 0 /],
  ['an input of no seat', broken('input-seat', { inputs: [{ seat: -1, answer: { id: 'end' } }] }), /input 0 /],
  ['an answer with more in it', broken('more', { inputs: [{ seat: 0, answer: { id: 'end', cheat: 1 } }] }), /input 0 /],
  ['odd digests', broken('digests', { digests: ['x'] }), /digests/],
  ['odd events', broken('events', { events: 'all' }), /events/],
  ['another game', broken('game', { game: 'chess' }), /chess/],
  ['a seat that is not there', ['replay', '--seat', '9', file('seat.json', JSON.stringify(good))], /seat/],
  ['a seat that is no number', ['replay', '--seat', 'me', file('me.json', JSON.stringify(good))], /seat/],
]

describe('bad use', () => {
  it.each(cases)('%s: exit 2 and one sentence', async (_name, args, sentence) => {
    const { code, out, err } = await sundownHere(args, { env: { XDG_DATA_HOME: folder } })
    expect(err).toMatch(sentence)
    expect(isOneSentence(err)).toBe(true)
    expect(out).toBe('')
    expect(code).toBe(2)
  })

  it('a process of its own says and does the same', async () => {
    const args = ['content', '--nonsense']
    expect(await sundown(args)).toEqual(await sundownHere(args))
  })
})

describe('help', () => {
  it.each([[], ['content'], ['simulate'], ['replay'], ['play'], ['bench']])('sundown %s --help: exit 0', async (...command) => {
    const { code, out, err } = await sundownHere([...command, '--help'])
    expect(out).toMatch(/^Usage: sundown/)
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  it('tells its version', async () => {
    const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
    expect(manifest).toMatchObject({ version: (await sundown(['--version'])).out.trim() })
  })
})

describe('a closed pipe', () => {
  it('ends the command quietly', async () => {
    const child = start(['content', '--json'])
    let err = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.stdout?.once('data', () => child.stdout?.destroy())
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(err).toBe('')
    expect(code).toBe(0)
  })
})
