import { duelCards, duelCharacters } from '@sundown/engine'
import type { Language } from '@sundown/engine/words'
import { SIGN_ICONS } from '../../art/duel/cards.ts'
import { printed, sitterOf } from '../duel/at.ts'
import { speakDuel } from '../duel/words/load.ts'
import type { Collection, Thing } from './thing.ts'

const SET = 'duel'

/** The Duel: two decks and the characters of both sides. */
export async function loadDuel(language: Language): Promise<Collection> {
  const { speech, labels } = await speakDuel(language)
  const { sides, symbols } = labels
  const teller = speech.teller([])
  const said = (id: string) =>
    ({ id, game: 'duel', name: teller.name(id), text: teller.text(id) ?? '', rulings: teller.rulings(id), sets: [SET] }) as const
  const things: readonly Thing[] = [
    ...Object.values(duelCards).map(({ id, border, copies }): Thing => {
      const card = printed({ id, ...(copies[0] && { symbol: copies[0].symbol }) }, teller)
      return {
        ...said(id),
        show: 'card',
        picture: { card },
        kind: border,
        copies: copies.map(({ deck, symbol }) => ({ sign: SIGN_ICONS[symbol], said: `${sides[deck]}, ${symbols[symbol]}` })),
      }
    }),
    ...Object.values(duelCharacters).map(
      ({ id, life, side }): Thing => ({
        ...said(id),
        show: 'character',
        picture: { sitter: sitterOf(id) },
        life,
        side: sides[side],
        copies: [],
      }),
    ),
  ]
  return { things, sets: [{ id: SET, title: speech.title }] }
}
