import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nextInput, randomsFor, rule } from '@sundown/bots'
import { bang, type GameRecord, Match, type Sample, sealOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { isOneSentence, scratch, sundownHere } from './sundown.ts'

/** A whole game among bots. */
function recorded(): GameRecord {
  const match = Match.start(bang, { players: 5, sets: ['base'] }, seedFrom('replay test'))
  const randoms = randomsFor(5, 'replay test')
  const events = [...match.drain()]
  while (!match.game.over) {
    match.apply(nextInput(match, [rule, rule, rule, rule, rule], randoms))
    events.push(...match.drain())
  }
  return match.record(events)
}

const folder = scratch()
const record = recorded()
let files = 0
function file(changed: object): string {
  const path = join(folder, `record-${files++}.json`)
  writeFileSync(path, JSON.stringify({ ...record, ...changed }))
  return path
}
const good = file({})
/** The first input that fits, changed. */
const changeInput = (change: (input: GameRecord['inputs'][number]) => unknown): { inputs: unknown[]; at: number } => {
  const at = record.inputs.findIndex((input) => change(input) !== undefined)
  return { at, inputs: record.inputs.map((input, i) => (i === at ? change(input) : input)) }
}

describe('sundown replay', () => {
  it('tells a game in full', async () => {
    const { code, out, err } = await sundownHere(['replay', good])
    expect(err).toBe('')
    expect(out).toContain('with every card shown')
    expect(out).toMatch(/^== Turn 1: /m)
    for (const name of ['Abel', 'Belle', 'Clem', 'Dolly', 'Eli']) expect(out).toContain(`${name}’s first cards: `)
    expect(code).toBe(0)
  })

  it('tells it as one seat saw it', async () => {
    const { out } = await sundownHere(['replay', good, '--seat', '2'])
    expect(out).toContain('Clem’s first cards: ')
    expect(out).not.toContain('Abel’s first cards: ')
    expect(out).toMatch(/^Abel draws 2 cards\.$/m)
  })

  it.each([
    ['fr', /^== Tour 1 : /m],
    ['it', /^== Turno 1: /m],
  ])('tells it in %s', async (language, heading) => {
    expect((await sundownHere(['replay', good, '--lang', language])).out.replace(/[\u00a0\u202f]/g, ' ')).toMatch(heading)
  })

  it('verifies a game', async () => {
    const { code, out, err } = await sundownHere(['replay', good, '--verify'])
    expect(err).toBe('')
    expect(out).toContain(`Verified: ${record.inputs.length} answers in ${record.digests.length} turns`)
    expect(out).toContain(record.seal)
    expect(code).toBe(0)
  })

  it('reads a file that begins with a byte order mark', async () => {
    const marked = join(folder, 'marked.json')
    writeFileSync(marked, `\ufeff${readFileSync(good, 'utf8')}`)
    expect(await sundownHere(['replay', '--verify', marked])).toMatchObject({ code: 0, err: '' })
  })

  it('prints one JSON document', async () => {
    const { out } = await sundownHere(['replay', good, '--verify', '--json'])
    const { seed, seal, options } = record
    expect(JSON.parse(out)).toMatchObject({
      game: 'bang',
      rulesVersion: bang.version,
      options,
      seed,
      seal,
      verified: true,
      answers: record.inputs.length,
      turns: record.digests.length,
      over: { by: expect.any(String), winners: expect.any(Array) },
      log: expect.arrayContaining([{ turn: 1, text: expect.any(String) }]),
    })
    expect(JSON.parse((await sundownHere(['replay', good, '--json'])).out).verified).toBe(null)
  })

  it('says when the record ends before the game', async () => {
    const half = { inputs: [], digests: record.digests.slice(0, 1), events: undefined }
    const { code, out } = await sundownHere(['replay', file(half), '--verify'])
    expect(out).toContain('The record ends here')
    expect(code).toBe(0)
  })

  it('is not moved by control characters in a file', async () => {
    const { out } = await sundownHere(['replay', file({ names: ['a\u001b[2J', 'b', 'c', 'd', 'e'] })])
    expect(out).not.toContain('\u001b')
  })

  // JSON escapes those below U+0020 only: a terminal obeys U+009B as it obeys ESC [, and turns what it prints around after U+202E.
  it.each(['game', 'rulesVersion'])('is not moved by others of them, whoever prints "%s"', async (field) => {
    const evil = 'x\u009b2J\u202ey\u{e0041}'
    for (const flags of [[], ['--json'], ['--verify']]) {
      const { out, err } = await sundownHere(['replay', file({ [field]: evil }), ...flags])
      expect(out + err).toMatch(/x/)
      expect(out + err).not.toMatch(/[\p{Cf}\u007f-\u009f]/u)
      if (field === 'rulesVersion' && flags.includes('--json')) expect(JSON.parse(out).rulesVersion).toBe(evil)
    }
  })
})

const otherSeed = seedFrom('another')
const wrongCard = changeInput((input) =>
  'answer' in input && input.answer.card ? { ...input, answer: { ...input.answer, card: 9999 } } : undefined,
)
const wrongSeat = changeInput((input) => ('answer' in input ? { ...input, seat: (input.seat + 1) % 5 } : undefined))
const wrongPlayer = changeInput((input) =>
  'answer' in input && input.answer.id === 'end' ? { ...input, answer: { id: 'shoot', seat: 31 } } : undefined,
)
const sample: Sample = { sample: { viewer: 'spectator', seed: otherSeed, remember: true, keepChance: false, keepPiles: false } }

const tampered: readonly (readonly [string, object, RegExp, object])[] = [
  ['a seed that was not sealed', { seed: otherSeed }, /does not match its published seal/, { what: 'seal' }],
  ['another seed with its own seal', { seed: otherSeed, seal: sealOf(otherSeed) }, /input|start of turn 1/, {}],
  [
    'a card that is not there',
    wrongCard,
    new RegExp(`input ${wrongCard.at}, in turn \\d+, seat \\d .*9999`),
    { what: 'answer', input: wrongCard.at },
  ],
  ['an answer by somebody else', wrongSeat, new RegExp(`input ${wrongSeat.at}, in turn`), { what: 'answer', input: wrongSeat.at }],
  ['an answer that is none', wrongPlayer, /"id":"shoot"/, { what: 'answer', input: wrongPlayer.at }],
  ['a missing answer', { inputs: record.inputs.slice(1) }, /input \d+|turns/, {}],
  ['an answer after the end', { inputs: [...record.inputs, { seat: 0, answer: { id: 'end' } }] }, /The game is over/, { what: 'answer' }],
  ['a digest', { digests: record.digests.with(2, 7) }, /start of turn 3/, { what: 'digest', turn: 3 }],
  ['the first digest', { digests: record.digests.with(0, 7) }, /start of turn 1/, { what: 'digest', turn: 1 }],
  ['a digest too many', { digests: [...record.digests, 7] }, /it counts \d+ turns/, { what: 'turns' }],
  ['impossible options', { options: { players: 99 } }, /3 to 8 players/, { what: 'options' }],
  ['another number of players', { options: { players: 6, sets: ['base'] } }, /input|turn/, {}],
  ['a redealt world', { inputs: record.inputs.with(3, sample) }, /input 3 .*dealt anew/, { what: 'sample', input: 3 }],
  ['a stored event', { events: record.events?.with(5, { type: 'turn-skipped', seat: 0 }) }, /event 5/, { what: 'event', event: 5 }],
  ['a deal that is not fair', { deal: { seal: otherSeed, secret: otherSeed, shares: [null, 'ab'] } }, /shares/, { what: 'deal' }],
]

describe('sundown replay --verify', () => {
  it.each(tampered)('finds %s', async (_what, change, sentence) => {
    const { code, err } = await sundownHere(['replay', file(change), '--verify'])
    expect(err).toMatch(sentence)
    expect(isOneSentence(err)).toBe(true)
    expect(code).toBe(1)
  })

  it.each(tampered.filter(([, , , fault]) => 'what' in fault))('finds %s in JSON', async (_what, change, sentence, fault) => {
    const { out, code } = await sundownHere(['replay', file(change), '--verify', '--json'])
    expect(JSON.parse(out)).toMatchObject({ verified: false, fault: { ...fault, text: expect.stringMatching(sentence) } })
    expect(code).toBe(1)
  })

  it('says the reason in the language of the reader', async () => {
    expect((await sundownHere(['replay', file(wrongCard), '--verify', '--lang', 'fr'])).err).toContain('Cet enregistrement n’est pas bon')
    expect((await sundownHere(['replay', file(wrongCard), '--verify', '--lang', 'it'])).err).toContain('non è a posto')
  })
})

describe('a record of other rules', () => {
  const old = file({ rulesVersion: '0' })

  it('is told from its stored events', async () => {
    const { code, out, err } = await sundownHere(['replay', old])
    const told = await sundownHere(['replay', good])
    expect(out).toContain('cannot be verified')
    expect(out.slice(out.indexOf('== Turn 1'))).toBe(told.out.slice(told.out.indexOf('== Turn 1')))
    expect(err).toBe('')
    expect(code).toBe(0)
  })

  it('cannot be verified', async () => {
    const { code, err } = await sundownHere(['replay', old, '--verify'])
    expect(err).toContain('cannot be verified')
    expect(isOneSentence(err)).toBe(true)
    expect(code).toBe(1)
    expect(JSON.parse((await sundownHere(['replay', old, '--json'])).out)).toMatchObject({
      verified: null,
      over: { by: expect.any(String) },
    })
  })

  it('may hold anything', async () => {
    const odd = [
      null,
      7,
      'x',
      [],
      {},
      { type: 'moved' },
      { type: 'constructor' },
      { type: 'turn', seat: 'me', number: 1 },
      { type: 'over', by: 'x' },
    ]
    const more = [
      { type: 'turn', seat: 30, number: 1 },
      { type: 'played', seat: 31, card: { id: '\u001b[2Jghost' }, as: 'ghost', target: 30 },
      { type: 'wounded', seat: 0, amount: 9e15, life: -9e15, cause: '__proto__' },
      { type: 'checked', seat: 0, source: 'x', cards: [], chosen: 5, good: true },
    ]
    const { code, out, err } = await sundownHere(['replay', file({ rulesVersion: '99', events: [...odd, ...more] })])
    expect(err).toBe('')
    expect(out).not.toContain('\u001b')
    expect(out).toContain('ghost')
    expect(code).toBe(0)
  })

  it('may hold no events', async () => {
    expect((await sundownHere(['replay', file({ rulesVersion: '0', events: undefined })])).out).toContain('nothing to tell')
  })
})

describe('the record on disk', () => {
  it('is not changed by reading it', async () => {
    const before = readFileSync(good, 'utf8')
    await sundownHere(['replay', good, '--verify'])
    expect(readFileSync(good, 'utf8')).toBe(before)
  })
})
