import type { AnyFace, Teller } from '@sundown/engine/lazy'
import type { IconName } from '../../art/icons.ts'
import type { LogEntry, RichPart } from '../../kit/log.tsx'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

/** Names in sentences: of people, and of cards that can be looked up. */
export interface Glossary {
  readonly people: readonly string[]
  /** By name. */
  readonly cards: ReadonlyMap<string, string>
  readonly pattern: RegExp
  /** The picture that goes with it. */
  readonly icon: (id: string) => IconName | undefined
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every card that can turn up, by what it is called in this language. */
export function glossaryOf(people: readonly string[], ids: readonly string[], teller: Teller<AnyFace>, icon: Glossary['icon']): Glossary {
  const cards = new Map(ids.map((id) => [teller.name(id), id]))
  const names = [...new Set([...people, ...cards.keys()])].filter((name) => name !== '').sort((a, b) => b.length - a.length)
  return { people, cards, icon, pattern: new RegExp(`(?<![\\p{L}\\d])(${names.map(escaped).join('|')})(?![\\p{L}\\d])`, 'gu') }
}

/** A sentence with the names in it marked. */
function rich(sentence: string, { people, cards, pattern }: Glossary): RichPart[] {
  return sentence
    .split(pattern)
    .filter((part) => part !== '')
    .map((text) => {
      const seat = people.indexOf(text)
      if (seat >= 0) return { kind: 'person', seat, text }
      const id = cards.get(text)
      return id === undefined ? text : { kind: 'card', id, text }
    })
}

const HURT = new Set(['wounded', 'eliminated', 'exploded'])

function iconFor(parts: readonly RichPart[], { icon }: Glossary) {
  const card = parts.find((part) => typeof part !== 'string' && part.kind === 'card')
  return card === undefined || typeof card === 'string' || card.kind !== 'card' ? undefined : icon(card.id)
}

/** One batch as lines of the log; turns are headings. */
function linesOf(batch: Batch, teller: Teller<AnyFace>, ui: InterfaceWords, glossary: Glossary): LogEntry[] {
  const lines: LogEntry[] = []
  const key = () => `${batch.number} ${lines.length}`
  let some: ToldEvent[] = []
  const flush = () => {
    const hurt = some.some(({ type }) => HURT.has(type))
    for (const sentence of teller.story(some)) {
      const parts = rich(sentence, glossary)
      const icon = iconFor(parts, glossary)
      lines.push({ key: key(), parts, ...(icon && { icon }), hit: hurt })
    }
    some = []
  }
  for (const event of batch.events) {
    if (event.type !== 'turn') some.push(event)
    else {
      flush()
      lines.push({ key: key(), kind: 'turn', parts: [`${ui.table.turn(event.number)} · ${glossary.people[event.seat] ?? ''}`] })
    }
  }
  flush()
  return lines
}

/** The log as it grows: what was told once is not told again. */
export class LogBook {
  private readonly told = new Map<number, readonly LogEntry[]>()
  private readonly teller: Teller<AnyFace>
  private readonly ui: InterfaceWords
  private readonly glossary: Glossary

  constructor(teller: Teller<AnyFace>, ui: InterfaceWords, glossary: Glossary) {
    this.teller = teller
    this.ui = ui
    this.glossary = glossary
  }

  entries(log: readonly Batch[]): readonly LogEntry[] {
    return log.flatMap((batch) => {
      const known = this.told.get(batch.number)
      if (known) return known
      const lines = linesOf(batch, this.teller, this.ui, this.glossary)
      this.told.set(batch.number, lines)
      return lines
    })
  }
}
