import { describe, expect, it } from 'vitest'
import { SETS } from '../../src/bang/sets/manifests.ts'
import { LANGUAGES, loadWords, teller } from '../../src/bang/words/index.ts'
import { type Field, handleOf, type Option, type Picks } from '../../src/kernel/index.ts'
import { playOut } from '../player.ts'
import { expectClean } from './clean.ts'

const NAMES = ['Anna', 'Bruno', 'Elena', 'Dora', 'Ezio', 'Franz', 'Gina', 'Hugo']
const GAMES = 3

/** What each field asks, following the first choices. */
function fieldsOf({ fields = [] }: Option): { readonly field: Field; readonly values: readonly number[] }[] {
  let picks: Picks = []
  return fields.map((field) => {
    const offered = field.from(picks)
    picks = [...picks, offered.slice(0, Math.max(field.min, 1))]
    return { field, values: offered.slice(0, 3) }
  })
}

describe.each(LANGUAGES)('%s has words for whatever games with all sets bring', (language) => {
  it.each(Array.from({ length: GAMES }, (_, i) => i))('game %i', async (game) => {
    const words = await loadWords(language, SETS)
    const players = 4 + game * 2
    const questions = new Set<string>()
    playOut({ players, sets: [...SETS], highNoonExtras: true }, `said ${game}`, {
      each(match) {
        const events = match.drain()
        for (const seat of match.waiting()) {
          const asked = match.questionFor(seat)
          if (!asked) continue
          const said = teller(
            words,
            NAMES,
            (handle) => {
              const card = match.game.cardAt(handleOf(handle))
              return card === undefined ? undefined : match.game.faceOf(card)
            },
            seat,
          )
          for (const line of said.story(match.tell(events, seat))) expectClean(language, line)
          questions.add(asked.kind)
          expectClean(language, said.question(asked))
          expect(said.question(asked)).not.toBe(asked.kind)
          for (const option of [...(asked.options ?? []), ...(asked.interjections ?? [])]) {
            expectClean(language, said.option(asked, option))
            for (const { field, values } of fieldsOf(option)) {
              const { name } = field
              expect(said.field(name).ask, name).not.toBe(name)
              expectClean(language, said.field(name).ask)
              for (const value of values) expectClean(language, said.pick(field, value))
            }
          }
        }
      },
    })
    expect(questions.size).toBeGreaterThan(5)
  })
})
