import { DIE_FACES, diceCharacters, diceRoles, dieFaces } from '@sundown/engine'
import { lazyGames } from '@sundown/engine/lazy'
import type { Language } from '@sundown/engine/words'
import type { Collection, Thing } from './thing.ts'

const SET = 'dice'
/** A table where every role is in the game. */
const FULL = 8

/** The dice game: faces, characters, roles. */
export async function loadDice(language: Language): Promise<Collection> {
  const { title, goal, teller } = await lazyGames.dice.speak(language, [])
  const { name, text, rulings } = teller([])
  const said = (id: string) =>
    ({ id, game: 'dice', name: name(id), text: text(id) ?? '', rulings: rulings(id), sets: [SET], copies: [] }) as const
  const things: readonly Thing[] = [
    ...DIE_FACES.map((face): Thing => ({ ...said(face), show: 'die-face', picture: { die: face }, stays: !dieFaces[face].reroll })),
    ...Object.entries(diceCharacters).map(
      ([id, { life }]): Thing => ({ ...said(id), show: 'character', picture: { sitter: { character: id } }, life }),
    ),
    ...Object.keys(diceRoles).map((id): Thing => ({ ...said(id), show: 'role', picture: { role: id, goal: goal(id, FULL) } })),
  ]
  return { things, sets: [{ id: SET, title }] }
}
