import { describe, expect, it } from 'vitest'
import { diceContent } from '../../src/dice/content.ts'
import type { Dice } from '../../src/dice/dice.ts'
import type { DiceEvent } from '../../src/dice/events.ts'
import { dice } from '../../src/dice/index.ts'
import type { DiceReasonCode } from '../../src/dice/reasons.ts'
import { speak } from '../../src/dice/words/speech.ts'
import { firstOf, Match, nth, Random, seatOf, seedFrom, type Viewer } from '../../src/kernel/index.ts'
import { LANGUAGES } from '../../src/western/words/types.ts'
import facts from '../facts/dice-game.json' with { type: 'json' }
import { randomAnswer } from '../player.ts'
import { expectClean, expectSentence } from '../words/clean.ts'
import { table } from './table.ts'

const NAMES = ['Anna', 'Bruno', 'Clara', 'Dora', 'Elena', 'Fabio', 'Gina', 'Hugo']

/** Plays some games at random; `each` is called before every answer, with what has happened since the last. */
function playSome(players: number, games: number, each: (match: Match<Dice>, events: readonly { readonly type: string }[]) => void): void {
  for (let game = 0; game < games; game++) {
    const match = Match.start(dice, { players }, seedFrom(`words ${players} ${game}`))
    const random = new Random(seedFrom(`answers ${players} ${game}`))
    while (match.question) {
      each(match, match.drain())
      const seat = firstOf(match.waiting())
      match.apply({ seat, answer: randomAnswer(match.menu(seat), random) })
    }
    each(match, match.drain())
  }
}

const EVENTS: { readonly [type in DiceEvent['type']]: true } = {
  started: true,
  character: true,
  'role-shown': true,
  turn: true,
  rolled: true,
  stopped: true,
  arrow: true,
  'arrows-back': true,
  indians: true,
  dynamite: true,
  aimed: true,
  poured: true,
  gatling: true,
  ability: true,
  wounded: true,
  healed: true,
  eliminated: true,
  over: true,
}

const REASONS: { readonly [code in DiceReasonCode]: { readonly [fact: string]: string | number } } = {
  'game-over': {},
  'old-question': {},
  'not-asked': {},
  'not-allowed': {},
  'not-your-turn': {},
  'still-rolling': {},
  'no-rolls-left': { rolls: 3 },
  'three-dynamites': {},
  'dynamite-stays': { die: 1 },
  'no-dice-named': {},
  unassigned: { face: 'bullseye-1' },
  'no-such-seat': {},
  'not-in-play': { seat: 2 },
  yourself: {},
  'wrong-distance': { seat: 2, distance: 3, face: 'bullseye-1', reach: '1 2' },
  'one-doubling': {},
  'nothing-to-double': {},
  'last-arrow': {},
  'no-arrows': { seat: 1 },
  'no-gatling-left': {},
}

describe.each(LANGUAGES)('the dice game in %s', (language) => {
  it.each([3, 4, 8])('every event, question and answer of some games for %i players', async (players) => {
    const speech = await speak(language)
    const told = new Set<string>()
    playSome(players, 4, (match, events) => {
      for (const event of events) told.add(event.type)
      const viewers: Viewer[] = [seatOf(1), 'spectator']
      const asked = match.waiting()[0]
      if (asked !== undefined) viewers.push(asked)
      for (const viewer of viewers) {
        const seen = (die: number) => ({ id: nth(match.game.dice, die) })
        const teller = speech.teller(NAMES, seen, viewer === 'spectator' ? undefined : viewer)
        for (const line of teller.story(match.tell(events, viewer))) expectSentence(language, line)
        const question = match.questionFor(viewer)
        if (!question) continue
        expectSentence(language, teller.waiting(question))
        if (!question.options) continue
        expectSentence(language, teller.question(question))
        for (const option of question.options) {
          expectClean(language, teller.option(question, option))
          for (const field of option.fields ?? []) {
            expectSentence(language, teller.field(field.name).ask)
            for (const value of field.from([])) expectClean(language, teller.pick(field, value))
          }
        }
        const answer = randomAnswer(question.options, new Random(seedFrom('label')))
        expectClean(language, teller.option(question, answer))
      }
      if (match.game.over) expectSentence(language, speech.teller(NAMES).outcome(match.game.over))
    })
    if (players === 8) expect([...told].filter((type) => Object.hasOwn(EVENTS, type)).sort()).toEqual(Object.keys(EVENTS).sort())
  })

  it.each(Object.entries(REASONS))('the reason %s', async (code, given) => {
    const teller = (await speak(language)).teller(NAMES)
    const sentence = teller.reason({ code, facts: given })
    expectSentence(language, sentence)
    if (code !== 'not-allowed') expect(sentence).not.toBe(teller.reason({ code: 'not-allowed' }))
  })

  it.each(['law', 'outlaws', 'renegade', 'deputy', 'outlaw', 'nobody'])('who wins: %s', async (by) => {
    const teller = (await speak(language)).teller(NAMES)
    const sentence = teller.outcome({ by, winners: by === 'nobody' ? [] : [seatOf(0)] })
    expectSentence(language, sentence)
    expect(sentence).not.toBe(teller.outcome({ by: 'somebody', winners: [] }))
  })

  it('goals and names', async () => {
    const speech = await speak(language)
    for (const { id } of facts.roles) expectSentence(language, speech.typeset(speech.goal(id, 5)))
    for (const id of Object.keys(facts.threePlayer.goals)) {
      expectSentence(language, speech.typeset(speech.goal(id, 3)))
      expect(speech.goal(id, 3)).not.toBe(speech.goal(id, 5))
    }
    for (const { id } of [...facts.roles, ...facts.characters, ...facts.dieFaces]) expectClean(language, speech.teller(NAMES).name(id))
  })

  it('nobody is poured a Beer by himself', async () => {
    const told = async (to: readonly number[], me?: number) =>
      firstOf((await speak(language)).teller(NAMES, undefined, me).story([{ type: 'poured', seat: 0, to } as { readonly type: string }]))
    for (const text of [await told([0]), await told([0, 0]), await told([0, 1]), await told([1, 1])]) {
      expectSentence(language, text)
      expect(text.split('Anna')).toHaveLength(2)
    }
    for (const text of [await told([0], 0), await told([0, 1], 0), await told([1], 0)]) {
      expectSentence(language, text)
      expect(text).not.toContain('Anna')
    }
    if (language !== 'en') return
    expect(await told([0, 0])).toBe('Anna drinks 2 Beers.')
    expect(await told([0, 1])).toBe('Anna pours Beer for Bruno and drinks 1.')
    expect(await told([0, 1], 0)).toBe('You pour Beer for Bruno and drink 1.')
    expect(await told([0, 1], 1)).toBe('Anna pours Beer for you and drinks 1.')
  })

  it('says at every question of a character what it is about', async () => {
    const teller = (await speak(language)).teller(NAMES)
    const t = table({ A: {}, B: { character: 'bart-cassidy' }, C: {}, D: {} }, { roll: '11GGD' })
      .say('A', 'stop')
      .say('A', 'aim', ['B', 'B'])
    const question = t.match.questionFor(t.seat('B'))
    expect(question && teller.question(question)).toContain('Anna')
  })
})

it('explains a role by its goal at this table', async () => {
  for (const language of LANGUAGES) {
    const { teller, goal } = await speak(language)
    const [small, large] = [teller(NAMES.slice(0, 3)), teller(NAMES.slice(0, 4))]
    for (const role of ['deputy', 'outlaw', 'renegade']) {
      expect([small.text(role), small.rulings(role)]).toEqual([goal(role, 3), []])
      expect(large.text(role)).not.toBe(small.text(role))
    }
  }
})

describe('what is said about everything there is', () => {
  const entries = diceContent()

  it('is there in every language, with rulings, and agrees with what is printed', () => {
    const printed = [...facts.dieFaces, ...facts.characters.map(({ sheriffLife: _, ...fact }) => fact), ...facts.roles]
    expect(entries.map(({ text: _t, rulings: _r, game: _g, set: _s, kind: _k, ...rest }) => rest)).toEqual(printed)
    for (const { text, rulings } of entries) {
      for (const language of LANGUAGES) {
        expect(text[language].length).toBeGreaterThan(10)
        expect(rulings[language].length).toBeGreaterThan(0)
      }
    }
  })

  it('reads well', async () => {
    for (const language of LANGUAGES) {
      const { typeset } = await speak(language)
      for (const { text, rulings } of entries)
        for (const each of [text[language], ...rulings[language]]) expectSentence(language, typeset(each))
    }
  })

  it('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(entries))).toEqual(entries)
  })
})
