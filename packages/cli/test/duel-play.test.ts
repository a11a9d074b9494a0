import { nextInput, random, randomsFor } from '@sundown/bots'
import {
  type Asked,
  type Dice,
  type Duel,
  dice,
  duel,
  firstOf,
  type Game,
  Match,
  nth,
  type Option,
  type Rules,
  seatOf,
  seedFrom,
} from '@sundown/engine'
import type { Language } from '@sundown/engine/words'
import { describe, expect, it } from 'vitest'
import { decide, entriesOf } from '../src/play/decision.ts'
import { Dialog } from '../src/play/dialog.ts'
import { duelSeen, duelSight, duelTableLines, duelWhose } from '../src/play/duel-table.ts'
import { duelWhyLines } from '../src/play/duel-why.ts'
import { endLines } from '../src/play/end.ts'
import { Voice } from '../src/voice.ts'

const ME = seatOf(0)
const NAMES = ['Ada', 'Belle', 'Clem']
const LANGUAGES: readonly Language[] = ['en', 'fr', 'it']

/** The first moment in games of random bots at which this is so. */
function moment<G extends Game>(
  rules: Rules<G>,
  options: { players?: number; charactersPerSide?: number },
  is: (match: Match<G>) => boolean,
): Match<G> {
  const players = options.players ?? 2
  for (let i = 0; i < 600; i++) {
    const match = Match.start(rules, { ...options }, seedFrom(`moment ${i}`))
    const chances = randomsFor(players, `moment ${i}`)
    const bots = Array.from({ length: players }, () => random)
    while (!is(match)) {
      if (match.game.over) break
      match.apply(nextInput(match, bots, chances))
    }
    if (is(match)) return match
  }
  throw new Error('this never happens')
}

const seeing = (match: Match<Duel>, language: Language): Promise<Voice> =>
  Voice.load('duel', language, ['the-duel'], NAMES, { seen: (number) => duelSeen(match.game.view(ME), number), me: ME })

const askedFor = (match: Match<Duel>, kind: string): Asked | undefined => {
  const asked = match.game.over ? undefined : match.questionFor(ME)
  return asked?.kind === kind && asked.options ? asked : undefined
}

const bothStand = ({ game }: Match<Duel>): boolean => game.view(ME).seats.every(({ characters }) => characters.length === 2)

/** An answer of mine that asks for this. */
const optionWith = (match: Match<Duel>, field: string): Option | undefined =>
  askedFor(match, 'play')?.options?.find(({ fields }) => fields?.[0]?.name === field)

/** What stands on the screen when this answer is chosen. */
async function linesOf(match: Match<Duel>, voice: Voice, option: Option | undefined): Promise<string[]> {
  const asked = askedFor(match, 'play')
  if (!asked || !option) throw new Error('nothing is asked')
  const view = match.game.view(ME)
  const table = { view: duelSight(view), asked, voice, whose: (card: number) => duelWhose(view, card, voice) }
  const said: string[] = []
  const typed = ['1', 'q']
  const terminal = { say: (line = '') => void said.push(line), read: async () => typed.shift() }
  await decide(entriesOf([option], table), [], table, new Dialog(terminal, voice), () => false)
  return said
}

describe('the end of a game in the terminal', () => {
  it('The Duel: the beaten side does not stand any more, and is called by who fell last', async () => {
    const match = moment(duel, { charactersPerSide: 4 }, ({ game }) => game.over !== undefined)
    const { over } = match.game
    const lines = endLines({ match }, await seeing(match, 'en'), 'game.json')
    const loser = over?.winners.includes(ME) ? 'Belle' : 'Ada'
    const winner = loser === 'Ada' ? 'Belle' : 'Ada'
    const lineOf = (name: string) => lines.find((line) => line.startsWith(`  ${name}, `))
    expect(lineOf(loser)).toMatch(/\(\w.*\): eliminated$/)
    expect(lineOf(loser)).not.toContain('?')
    expect(lineOf(winner)).toMatch(/: still standing, winner$/)
  })

  it('a draw of three in the dice game: nobody is told to have lost', async () => {
    const match: Match<Dice> = moment(dice, { players: 3 }, ({ game }) => game.over?.winners.length === 0)
    for (const language of LANGUAGES) {
      const voice = await Voice.load('dice', language, ['dice-game'], NAMES, { me: ME })
      const { end } = voice.words
      const lines = endLines({ match }, voice, 'game.json')
      expect(lines).not.toContain(end.lost)
      expect(lines).not.toContain(end.won)
      expect(lines).toContain(voice.teller.outcome(match.game.over ?? { by: '', winners: [] }))
    }
  })
})

describe('The Duel in the terminal', () => {
  it.each(LANGUAGES)('two cards that are turned show their symbols in %s', async (language) => {
    const match = moment(duel, { charactersPerSide: 12 }, (each) => askedFor(each, 'reveal') !== undefined)
    const asked = askedFor(match, 'reveal')
    const { teller } = await seeing(match, language)
    const symbols = {
      en: /barrel|snake|dynamite|horseshoe/,
      fr: /tonneau|serpent|dynamite|fer à cheval/,
      it: /barile|serpente|dinamite|ferro di cavallo/,
    }
    expect(asked?.options).toHaveLength(2)
    for (const option of asked?.options ?? []) expect(asked && teller.option(asked, option)).toMatch(symbols[language])
  })

  it('why knows a character as a target', async () => {
    const canShoot = (match: Match<Duel>) =>
      askedFor(match, 'play')?.options?.some(({ id, fields }) => id === 'play' && fields?.[0]?.name === 'target') === true &&
      nth(match.game.view(ME).seats, 1).characters.length === 2
    const match = moment(duel, { charactersPerSide: 6 }, canShoot)
    const voice = await seeing(match, 'en')
    const asked = match.questionFor(ME)
    if (!asked) throw new Error('nothing is asked')
    const why = (text: string) => duelWhyLines(text, { match, seat: ME, voice, view: duelSight(match.game.view(ME)), asked })
    const shot = asked.options?.find(({ fields }) => fields?.[0]?.name === 'target')
    const card = voice.handle(shot?.card)
    const names = match.game.view(ME).seats.flatMap(({ characters }) => characters.map(({ id }) => voice.name(id)))
    const open = shot?.fields?.[0]?.from([]).map((number) => voice.handle(number)) ?? []
    for (const name of names) {
      const line = firstOf(why(`${card} ${name}`))
      expect(line).toMatch(open.includes(name) ? /: possible now\.$/ : new RegExp(`^${card} on ${name}: .+\\.$`))
      expect(line.endsWith('possible now.')).toBe(open.includes(name))
    }
    expect(why(`${card} Zorro`)).toEqual(['Nobody here is called "Zorro".'])
    expect(why('nonsense of nobody')[0]).toMatch(/^You have no "nonsense of nobody"/)
  })

  // A terminal breaks long lines where they end.
  const onScreen = (lines: readonly string[], width: number) =>
    lines.map((line) => line.replaceAll(new RegExp(`(.{${width}})(?=.)`, 'gu'), '$1\n')).join('\n')

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each([80, 40])('shows the characters of each side below its own line, at %i columns', async (width) => {
      const match = moment(duel, { charactersPerSide: 6 }, (each) => askedFor(each, 'play') !== undefined && bothStand(each))
      const voice = await seeing(match, language)
      const view = match.game.view(ME)
      const screen = onScreen(duelTableLines(view, voice), width)
      const at = (text: string) => screen.indexOf(`\n${text}`)
      const [mine, theirs] = [at('Ada ('), at('Belle, ')]
      expect(theirs).toBeGreaterThan(0)
      expect(mine).toBeGreaterThan(theirs)
      for (const { seat, characters } of view.seats) {
        for (const { id } of characters) {
          const line = at(`  ${voice.name(id)}`)
          expect(line).toBeGreaterThan(seat === ME ? mine : theirs)
          expect(line < mine).toBe(seat !== ME)
        }
      }
    })

    it('says whose each character is that can be aimed at, and who carries a card in play', async () => {
      const match = moment(
        duel,
        { charactersPerSide: 6 },
        (each) => bothStand(each) && (optionWith(each, 'target')?.fields?.[0]?.from([]).length ?? 0) > 1,
      )
      const view = match.game.view(ME)
      const voice = await seeing(match, language)
      const { table } = voice.words
      const targets = optionWith(match, 'target')?.fields?.[0]?.from([]) ?? []
      const lines = await linesOf(match, voice, optionWith(match, 'target'))
      for (const number of targets) {
        const side = view.seats.find(({ characters }) => characters.some(({ card }) => card === number))
        const active = side?.characters.some(({ card, active: isActive }) => card === number && isActive)
        const owner = side?.seat === ME ? table.yours : 'Belle'
        const line = lines.find((each) => each.includes(`. ${voice.handle(number)} (`)) ?? ''
        expect(line).toContain(` (${owner}, ${active ? table.atFront : table.atBack})`)
        // On a narrow screen, too.
        expect(line.slice(0, 40)).toContain(owner)
      }
      const carried = view.seats.flatMap(({ seat, characters }) =>
        characters.flatMap(({ id, equipment }) => equipment.map(({ card }) => [card, voice.name(id), seat] as const)),
      )
      for (const [card, bearer, seat] of carried) {
        expect(duelWhose(view, card, voice)).toBe(`${bearer}, ${seat === ME ? table.yours : 'Belle'}`)
      }
    })
  })
})
