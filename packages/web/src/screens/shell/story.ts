import type { AnyFace, Sentence, Teller } from '@sundown/engine/lazy'
import type { IconName } from '../../art/icons.ts'
import type { LogEntry, RichPart } from '../../kit/log.tsx'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

/** What the page knows about what sentences name. */
export interface Glossary {
  readonly people: readonly string[]
  /** Who reads it. */
  readonly me: number | null
  /** Of cards that can be looked up. */
  readonly cards: ReadonlySet<string>
  /** The picture that goes with one. */
  readonly icon: (id: string) => IconName | undefined
}

/** A sentence of the game as the log shows it: numbers are words like others, and a card that cannot be looked up is one too. */
const rich = (sentence: Sentence, { cards }: Glossary): RichPart[] =>
  sentence.map((part) => {
    if (typeof part === 'string' || part.kind === 'person') return part
    return part.kind === 'card' && cards.has(part.id) ? part : part.text
  })

const HURT = new Set(['wounded', 'eliminated', 'exploded'])

function iconFor(parts: readonly RichPart[], { icon }: Glossary) {
  const card = parts.find((part) => typeof part !== 'string' && part.kind === 'card')
  return card === undefined || typeof card === 'string' || card.kind !== 'card' ? undefined : icon(card.id)
}

type News = Pick<Batch, 'number' | 'events'>

/** One batch as lines of the log; turns are headings. */
function linesOf(batch: News, teller: Teller<AnyFace>, ui: InterfaceWords, glossary: Glossary): LogEntry[] {
  const lines: LogEntry[] = []
  const key = () => `${batch.number} ${lines.length}`
  let some: ToldEvent[] = []
  const flush = () => {
    const hurt = some.some(({ type }) => HURT.has(type))
    for (const sentence of teller.tell(some)) {
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
      const who = event.seat === glossary.me ? ui.table.you : (glossary.people[event.seat] ?? '')
      lines.push({ key: key(), kind: 'turn', parts: [`${ui.table.turn(event.number)} · ${who}`] })
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

  entries(log: readonly News[]): readonly LogEntry[] {
    return log.flatMap((batch) => this.linesOf(batch))
  }

  /** Only what was told last: whoever leaps about in a game without reading its log waits for no more. */
  latest(log: readonly News[]): readonly LogEntry[] {
    const batch = log.findLast((each) => this.linesOf(each).length > 0)
    return batch ? this.linesOf(batch) : []
  }

  private linesOf(batch: News): readonly LogEntry[] {
    const known = this.told.get(batch.number)
    if (known) return known
    const lines = linesOf(batch, this.teller, this.ui, this.glossary)
    this.told.set(batch.number, lines)
    return lines
  }
}
