import { type Copy, nth, type RoleId, SETS } from '@sundown/engine'
import { type Language, loadWords, type Words } from '@sundown/engine/words'
import { cardArt } from '../../art/cards.ts'
import { loadSetArt } from '../../art/load-sets.ts'
import { type Lines, loadLines } from '../../words/lines.ts'
import { lineOf } from '../../words/spoken.ts'
import { tellerFor } from '../../words/table.ts'
import type { Collection, Show, Thing, ThingCopy, ThingPicture } from './thing.ts'

/** The card game with all its sets: what is printed, and what the rules say of it. */
export async function loadBang(language: Language): Promise<Collection> {
  const [words, lines] = await Promise.all([loadWords(language, SETS), loadLines(language, SETS), loadSetArt(SETS)])
  return { things: thingsIn(words, lines), sets: SETS.map((id, i) => ({ id, title: nth(words.sets, i).title })) }
}

function thingsIn(words: Words, lines: Lines): readonly Thing[] {
  const teller = tellerFor(words, [], undefined, null)
  const things = new Map<string, Thing>()
  const list = (set: string, id: string, show: Show, picture: ThingPicture, more: Partial<Thing> = {}) => {
    // Printed anew by a later set: one thing, with more copies.
    const known = things.get(id)
    const copies = [...(known?.copies ?? []), ...(more.copies ?? [])]
    const sets = [...(known?.sets ?? []), set]
    const said = { name: teller.name(id), text: teller.text(id) ?? '', rulings: teller.rulings(id) }
    things.set(id, known ? { ...known, sets, copies } : { game: 'bang', id, show, ...said, picture, ...more, sets, copies })
  }
  const event = (id: string): ThingPicture => ({ event: cardArt(id).icon, line: lineOf(id, lines) })
  words.printed.forEach(({ cards = {}, reprints = [], characters = {}, roles = {}, events = {}, shows = {} }, i) => {
    const set = nth(SETS, i)
    const lying = (copies: readonly Copy[]) => copies.map((copy): ThingCopy => ({ set, ...copy }))
    const card = (id: string, copies: readonly Copy[]): ThingPicture => ({
      card: { id, name: teller.name(id), text: teller.text(id), ...copies[0] },
    })
    for (const { id, copies, border, range } of Object.values(cards)) {
      list(set, id, 'card', card(id, copies), { copies: lying(copies), kind: border, reach: range })
    }
    for (const { id, copies } of reprints) list(set, id, 'card', card(id, copies), { copies: lying(copies) })
    for (const { id, life } of Object.values(characters)) list(set, id, 'character', { sitter: { character: id } }, { life })
    for (const id of Object.keys(roles)) list(set, id, 'role', { role: id, goal: goalOf(id, words) })
    for (const { id } of Object.values(events)) list(set, id, 'event', event(id))
    for (const { id } of Object.values(shows)) list(set, id, 'show-card', event(id))
  })
  return [...things.values()]
}

function goalOf(role: string, { table: { goals } }: Words): string {
  const isRole = (id: string): id is RoleId => Object.hasOwn(goals, id)
  return isRole(role) ? goals[role] : ''
}
