import { type Face, firstOf, type Option } from '@sundown/engine'
import { type AnyEntry, everything } from '@sundown/engine/content'
import { copyList, factsOf, isThing } from '../entry.ts'
import type { Voice } from '../voice.ts'
import { termsOf } from './games.ts'
import { findNamed } from './match-text.ts'
import type { Sight } from './sight.ts'

/** What the player sees, and what the numbers in an answer stand for. */
interface Looking {
  readonly view: Sight
  seen(number: number): Face | undefined
}

/** Lists the commands, or explains what the player asks about. `options`: the numbered answers. */
export function helpLines(
  typed: string,
  { view, seen }: Looking,
  options: readonly Option[],
  voice: Voice,
  entries: readonly AnyEntry[],
): string[] {
  const text = typed.trim()
  if (text === '') return commandLines(voice)
  const { help } = voice.words
  const own = view.own?.hand ?? []
  const inHand = /^h(\d+)$/.exec(text)
  if (inHand) {
    const card = own[Number(inHand[1]) - 1]
    return card ? about(card.id, voice, entries) : [help.noEntry(text)]
  }
  if (/^\d+$/.test(text)) {
    const option = options[Number(text) - 1]
    if (!option) return [voice.typeset(voice.words.ask.number(options.length))]
    const id = idOf(option, seen) ?? option.id
    return entries.some((entry) => entry.id === id) ? about(id, voice, entries) : [help.nothing]
  }
  const found = findNamed(entries, ({ id, name }) => [id, ...Object.values(name)], text)
  if (found.length > 1) return [help.several(voice.words.or(found.map(({ id }) => voice.name(id))))]
  return found.length === 1 ? about(firstOf(found).id, voice, entries) : [help.noEntry(text)]
}

/** Everything in the sets in play; a reprint does not count as a second card. */
export async function explained({ game, sets }: Voice): Promise<readonly AnyEntry[]> {
  const byId = new Map<string, AnyEntry>()
  for (const entry of await everything()) {
    if (entry.game === game && sets.includes(entry.set) && !byId.has(entry.id)) byId.set(entry.id, entry)
  }
  return [...byId.values()]
}

function commandLines({ words, game }: Voice): string[] {
  const { help } = words
  const commands = [...help.commands, ...help[termsOf(game).commands], ...help.lastCommands]
  const width = Math.max(...commands.map(([command]) => command.length))
  return commands.map(([command, does]) => `  ${command.padEnd(width)}  ${does}`)
}

/** What card the answer is about. */
function idOf({ card }: Option, seen: Looking['seen']): string | undefined {
  return card === undefined ? undefined : seen(card)?.id
}

/** Name, facts, text and rulings. */
function about(id: string, voice: Voice, entries: readonly AnyEntry[]): string[] {
  const entry = entries.find((each) => each.id === id)
  if (!entry) return [voice.words.help.noEntry(id)]
  const lines = [
    `${voice.name(id)} (${factsOf(entry, voice.words, voice.language).join(', ')})${voice.words.colon}${voice.teller.text(id) ?? ''}`,
  ]
  for (const ruling of voice.teller.rulings(id)) lines.push(`  - ${ruling}`)
  if (!isThing(entry) && entry.kind === 'card')
    lines.push(voice.typeset(voice.words.help.copies(entry.copies.length, copyList(entry.copies, voice.words))))
  return lines
}
