import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isOneSentence, type Run, scratch, sundown } from './sundown.ts'

const lines = (...input: readonly string[]): string => input.map((line) => `${line}\n`).join('')
/** Enough of the first answer for any game. */
const ALWAYS_FIRST = lines(...Array.from({ length: 3000 }, () => '1'))

/** A game of its own in a file of its own. */
function table(seed = 'zed') {
  const file = join(scratch(), 'solo.json')
  return {
    file,
    play: (input: string, ...flags: string[]): Promise<Run> =>
      sundown(['play', '--seed', seed, '--save', file, '--name', 'Tex', ...flags], { input }),
    resume: (input: string, ...flags: string[]): Promise<Run> => sundown(['play', '--save', file, ...flags], { input }),
    saved: () => JSON.parse(readFileSync(file, 'utf8')),
  }
}

describe('a whole game through pipes', () => {
  it.concurrent.each([
    ['4 players', ['--players', '4']],
    ['5 players', []],
    ['7 players and a choice of characters', ['--players', '7', '--option', 'characterChoice=true']],
    ['the stick of dynamite', ['--players', '6', '--option', 'stickOfDynamite=true']],
    ['random bots', ['--bots', 'random']],
    ['every set, eight players', ['--sets', 'all', '--players', '8']],
    ['French', ['--lang', 'fr']],
    ['Italian', ['--lang', 'it']],
  ])('with %s', async (_what, flags) => {
    const { file, play, saved } = table()
    const { code, out, err } = await play(ALWAYS_FIRST, ...flags)
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(saved().over).toBe(true)
    expect(out).toContain(saved().seed)
    expect(out).toContain(saved().seal)
    expect(out).toContain(`sundown replay ${file}`)
    for (const odd of ['undefined', '[object', 'NaN', '\u001b']) expect(out).not.toContain(odd)
    const verified = await sundown(['replay', file, '--verify'])
    expect(verified).toMatchObject({ code: 0, err: '' })
    expect(verified.out).toContain('Tex')
  })

  it.each([
    ['en', 'Market: ', 'Equipment pile: 21 cards.', 'Left in the supply: '],
    ['fr', 'Marché : ', '21 cartes.', 'Il reste en réserve : '],
    ['it', 'Mercato: ', '21 carte.', 'Restano nella riserva: '],
  ])('shows what sets bring to the table (%s)', async (language, market, pile, supply) => {
    const { play } = table('abc')
    const { out } = await play(lines('t'), '--sets', 'gold-rush', '--players', '4', '--lang', language)
    for (const said of [market, pile, supply]) expect(out.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toContain(said)
  })

  it('turns the roles over at the end', async () => {
    const { out } = await table().play(ALWAYS_FIRST)
    const end = out.slice(out.indexOf('== The game is over =='))
    expect(end).toMatch(/You have (won!|lost\.)/)
    for (const role of ['Sheriff', 'Deputy', 'Outlaw', 'Renegade']) expect(end).toContain(role)
  })

  it('starts afresh when the last game is over, and keeps its record', async () => {
    const { file, play, resume, saved } = table()
    await play(ALWAYS_FIRST)
    const { seed } = saved()
    const { out } = await resume('')
    expect(out).toContain('A new game for 5 players')
    expect(JSON.parse(readFileSync(file.replace('.json', '-1.json'), 'utf8')).seed).toBe(seed)
    expect(saved().seed).not.toBe(seed)
  })
})

/** Tex is the Sheriff and goes first: what he holds depends on the deal alone, not on the bots. */
describe('what a player may type', () => {
  const first = (...input: readonly string[]): Promise<Run> => table('zed').play(lines(...input), '--players', '4')

  it('shows the table', async () => {
    const { out } = await first('t', 'q')
    expect(out).toContain('Tex (you), Paul Regret, Sheriff: life 4/4; 6 cards in hand; Colt .45 (reach 1); playing now')
    expect(out).toContain('Clem, Black Jack: life 4/4; 4 cards in hand; Colt .45 (reach 1); distance 2')
    expect(out).toContain('Deck: 62 cards. Discard pile: 0 cards.')
    expect(out).toContain('Your role: Sheriff.')
    expect(out).toContain('Your hand: h1 Stagecoach (9♠), h2 Mustang (9♥), h3 Jail (J♠), h4 Barrel (K♠), h5 BANG! (Q♦), h6 Cat Balou (9♦)')
    expect(out.match(/-- The table in turn 1 --/g)).toHaveLength(2)
  })

  it('explains cards, characters and answers', async () => {
    const { out } = await first('?', '? barrel', '? h2', '? SID', '? raté', '? ba', '? nonsense', '? 3', '? 7', 'q')
    for (const text of [
      'leaves; the game is saved',
      'Barrel (equipment, blue): ',
      'In the deck 2 times: Q♠ K♠.',
      'Mustang (equipment, blue): ',
      'Sid Ketchum (character, 4 life points): ',
      'Missed! (answer, brown): ',
      'Which one? Barrel, BANG! or Bart Cassidy',
      'There is no card, character or role "nonsense".',
      'Jail (equipment, blue): ',
      'That answer is not about a card.',
    ])
      expect(out).toContain(text)
  })

  it('says why not', async () => {
    const questions = ['why', 'why bang', 'why bang clem', 'why h6 clem', 'why barrel', 'why nothing', 'why bang nobody', 'why paul']
    const { out } = await first('why', '1', ...questions, '2 1', 'q')
    for (const text of [
      'Every card in your hand can be used now.',
      'Missed! (2♠): Missed! is only an answer: you cannot play it now.',
      'BANG! (Q♦) on Belle: possible now.',
      'BANG! (Q♦) on Clem: Out of reach: Clem is at distance 2, your Colt .45 reaches 1.',
      'possible now.',
      'Barrel (K♠): possible now.',
      'You have no "nothing".',
      'Nobody here is called "nobody".',
      'Paul Regret: For every other player, you are 1 step farther away.',
      'You throw Belle in Jail.',
    ])
      expect(out).toContain(text)
  })

  it('does not call an empty hand usable, nor a number that nobody offered an answer', async () => {
    const { play } = table()
    const { out } = await play(lines('why', '? 9', 'q'), '--option', 'characterChoice=true', '--players', '4')
    expect(out).toContain('> why\nYour hand is empty.\n')
    expect(out).toContain('> ? 9\nAnswer with a number from 1 to 2')
  })

  it('says why not after a shot', async () => {
    const { out } = await first('1', '4 1', 'why', 'q')
    expect(out).toContain('BANG! (K♥): Only one BANG! a turn.')
  })

  it('goes back from a half-made choice', async () => {
    const { out, code } = await first('b', '3', 'b', '99', 'dance', '', 'q')
    expect(out).toContain('There is nothing to go back from')
    expect(out).toContain('b. back')
    expect(out).toContain('Answer with a number from 1 to 7')
    expect(out).toContain('That is no command I know')
    expect(out.match(/3\. Play Jail \(J♠\) on Belle, Clem or Dolly/g)).toHaveLength(3)
    expect(code).toBe(0)
  })

  it('takes decisions back', async () => {
    const { play, saved } = table('zed')
    const { out } = await play(lines('u', '2', '3', 'u', 'u', '4', 'u', 'q'), '--players', '4')
    expect(out).toContain('You have not decided anything yet.')
    for (const text of ['You saddle a Mustang.', 'You roll out a Barrel.']) expect(out).toContain(text)
    expect(out.match(/Taken back/g)).toHaveLength(3)
    expect(saved().inputs).toEqual([])
  })

  it('tells the log again', async () => {
    const { out } = await first('2', 'l', 'q')
    expect(out.match(/You saddle a Mustang\./g)).toHaveLength(2)
  })
})

describe('leaving and coming back', () => {
  it('quits and goes on', async () => {
    const { file, play, resume } = table()
    const left = await play(lines('1', 'q'), '--players', '4')
    expect(left.out).toContain(`The game is saved in ${file}`)
    const back = await resume(lines('l', 'q'), '--players', '7')
    expect(back.out).toContain('Your saved game goes on in turn 1')
    expect(back.out).toContain('keeps its own settings')
    expect(back.out).toContain('BANG! (K♥)')
    // Only what happened since the last decision.
    expect(back.out.slice(0, back.out.indexOf('> l'))).not.toContain('rides in')
    expect(back.code).toBe(0)
    expect((await resume(ALWAYS_FIRST)).out).toContain('The game is over')
  })

  it('plays the same game in one go and in pieces', async () => {
    const whole = table()
    const pieces = table()
    await whole.play(lines('1', '1', '1', '1', '1', '1', '1'))
    await pieces.play(lines('1', '1'))
    await pieces.resume(lines('1', '1'))
    await pieces.resume(lines('1', '1', '1'))
    expect(pieces.saved()).toEqual(whole.saved())
  })

  it('saves when the input ends', async () => {
    const { file, play } = table()
    const { code, out, err } = await play('1')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain(`The game is saved in ${file}`)
  })

  it('starts afresh with --new and keeps the old game', async () => {
    const { file, play, saved } = table()
    await play(lines('1', 'q'))
    const { inputs } = saved()
    expect((await play('', '--new')).out).toContain('A new game')
    expect(JSON.parse(readFileSync(file.replace('.json', '-1.json'), 'utf8')).inputs).toEqual(inputs)
  })

  it('saves in the data folder unless told otherwise', async () => {
    const folder = scratch()
    await sundown(['play'], { env: { XDG_DATA_HOME: folder } })
    expect(existsSync(join(folder, 'sundown', 'solo.json'))).toBe(true)
    const home = scratch()
    await sundown(['play'], { env: { XDG_DATA_HOME: '', HOME: home } })
    expect(existsSync(join(home, '.local', 'share', 'sundown', 'solo.json'))).toBe(true)
  })

  it.each([
    ['damaged', () => 'not json', /does not hold JSON/],
    ['something else', () => '{"format":1}', /does not hold a saved game/],
    ['of other rules', (save: object) => JSON.stringify({ ...save, rulesVersion: '0' }), /other rules/],
    ['with a bot that is gone', (save: object) => JSON.stringify({ ...save, bots: ['x', 'x', 'x', 'x'] }), /"x"/],
    ['tampered', (save: object) => JSON.stringify({ ...save, inputs: [{ seat: 0, answer: { id: 'win' } }] }), /does not follow the rules/],
  ])('says so when the save is %s', async (_what, spoil, sentence) => {
    const { file, play, resume, saved } = table()
    await play(lines('1', 'q'))
    const spoilt = spoil(saved())
    writeFileSync(file, spoilt)
    const { code, err, out } = await resume(lines('q'))
    expect(err).toMatch(sentence)
    expect(err).toContain('--new')
    expect(isOneSentence(err)).toBe(true)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(readFileSync(file, 'utf8')).toBe(spoilt)
    expect((await resume(lines('q'), '--new')).code).toBe(0)
    expect(readFileSync(file.replace('.json', '-1.json'), 'utf8')).toBe(spoilt)
  })

  it('says so when it cannot save', async () => {
    const { code, err } = await sundown(['play', '--save', '/dev/null/solo.json'])
    expect(err).toMatch(/cannot save the game/)
    expect(isOneSentence(err)).toBe(true)
    expect(code).toBe(2)
  })
})
