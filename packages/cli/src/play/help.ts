import type { BangView, Option } from '@sundown/engine'
import { type ContentEntry, content } from '@sundown/engine/content'
import { copyList, factsOf } from '../entry.ts'
import type { Voice } from '../voice.ts'
import { findNamed } from './match-text.ts'

/** The commands, or everything about what somebody asks for. `options`: the numbered answers that are open. */
export function helpLines(typed: string, view: BangView, options: readonly Option[], voice: Voice): string[] {
  const text = typed.trim()
  if (text === '') return commandLines(voice)
  const { help } = voice.words
  const own = view.own?.hand ?? []
  const inHand = /^h(\d+)$/.exec(text)
  if (inHand) {
    const card = own[Number(inHand[1]) - 1]
    return card ? about(card.id, voice) : [help.noEntry(text)]
  }
  if (/^\d+$/.test(text)) {
    const option = options[Number(text) - 1]
    const id = option && (idOf(option, view) ?? option.id)
    return id !== undefined && entries().some((entry) => entry.id === id) ? about(id, voice) : [help.nothing]
  }
  const found = findNamed(entries(), ({ id, name }) => [id, ...Object.values(name)], text)
  if (found.length > 1) return [help.several(voice.words.or(found.map(({ id }) => voice.name(id))))]
  return found.length === 1 ? about(found[0].id, voice) : [help.noEntry(text)]
}

let known: readonly ContentEntry[] | undefined
const entries = (): readonly ContentEntry[] => {
  known ??= content()
  return known
}

function commandLines({ words }: Voice): string[] {
  const { commands } = words.help
  const width = Math.max(...commands.map(([command]) => command.length))
  return commands.map(([command, does]) => `  ${command.padEnd(width)}  ${does}`)
}

/** What card the answer is about. */
function idOf(option: Option, view: BangView): string | undefined {
  return option.card === undefined ? undefined : cardsSeen(view).find((card) => card.card === option.card)?.id
}

/** Every card the viewer sees, wherever it lies. */
export const cardsSeen = ({ own, seats, table }: BangView) => [
  ...(own?.hand ?? []),
  ...(own?.look ?? []),
  ...seats.flatMap((seat) => seat.front),
  ...table.aside,
  ...(table.top ? [table.top] : []),
]

/** Name, facts, text and rulings. */
function about(id: string, voice: Voice): string[] {
  const entry = entries().find((each) => each.id === id)
  if (!entry) return [voice.words.help.noEntry(id)]
  const lines = [`${voice.name(id)} (${factsOf(entry, voice.words).join(', ')})${voice.words.colon}${voice.teller.text(id) ?? ''}`]
  for (const ruling of voice.teller.rulings(id)) lines.push(`  - ${ruling}`)
  if (entry.kind === 'card') lines.push(voice.typeset(voice.words.help.copies(entry.copies.length, copyList(entry.copies))))
  return lines
}
