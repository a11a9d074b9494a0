import { expect, test } from 'vitest'
import type { Bang } from '../../../src/bang/bang.ts'
import type { Face } from '../../../src/bang/events.ts'
import { allSets } from '../../../src/bang/sets/all.ts'
import { LANGUAGES, loadWords, teller } from '../../../src/bang/words/index.ts'
import type { Match, Viewer } from '../../../src/kernel/index.ts'
import { playOut } from '../../player.ts'
import { expectClean, expectSentence } from '../../words/clean.ts'

const NAMES = ['Anna', 'Bruno', 'Elena', 'Hugo', 'Yves', 'Ondine', 'Zoé']
const SETS = ['base', 'valley-of-shadows']

const isCardView = (value: object): value is Face & { readonly card: number } =>
  'card' in value && typeof value.card === 'number' && 'id' in value && 'suit' in value && 'rank' in value

/** The faces a viewer sees, by handle. */
function seenIn(value: unknown, seen: Map<number, Face> = new Map()): Map<number, Face> {
  if (typeof value !== 'object' || value === null) return seen
  if (isCardView(value)) seen.set(value.card, value)
  for (const inner of Object.values(value)) seenIn(inner, seen)
  return seen
}

/** A label is a sentence without its full stop. */
const asSentence = (label: string): string => `${label}.`.replace(/([!?])\.$/u, '$1')

const games = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

test.each(LANGUAGES)('whole games are asked and told in %s', async (language) => {
  const words = await loadWords(language, SETS)
  const story = teller(words, NAMES)
  const kinds = new Set<string>()
  const sentences = new Set<string>()
  const hear = (match: Match<Bang>) => {
    const events = match.drain()
    const viewers: Viewer[] = ['spectator', ...match.waiting().slice(0, 1)]
    for (const viewer of viewers) for (const sentence of story.story(match.tell(events, viewer))) sentences.add(sentence)
    for (const seat of match.waiting()) {
      const question = match.questionFor(seat)
      if (question === undefined) throw new Error('nothing is asked')
      kinds.add(question.kind)
      const seen = seenIn(match.game.view(seat))
      const said = teller(words, NAMES, (handle) => seen.get(handle), seat)
      sentences.add(said.question(question))
      for (const option of question.options ?? []) {
        sentences.add(asSentence(said.option(question, option)))
        for (const { name } of option.fields ?? []) sentences.add(said.field(name).ask)
      }
    }
  }
  for (const game of games) playOut({ players: 7, sets: SETS }, game, { each: hear })
  for (const sentence of sentences) expectSentence(language, sentence)
  expect([...kinds]).toEqual(expect.arrayContaining(['bandidos', 'tornado', 'poker', 'poker-pot', 'saved-reward', 'spare', 'ignore']))
})

test.each(LANGUAGES)('every card and character is explained in %s', async (language) => {
  const said = teller(await loadWords(language, SETS), NAMES)
  const set = allSets.find(({ id }) => id === 'valley-of-shadows')
  for (const { id } of [...(set?.cards ?? []), ...(set?.characters ?? [])]) {
    expectClean(language, said.name(id))
    expectSentence(language, said.text(id) ?? '')
    expect(said.rulings(id).length).toBeGreaterThan(0)
    for (const ruling of said.rulings(id)) expectSentence(language, ruling)
  }
})
