import { seatOf } from '@sundown/engine'
import type { ChatLine } from '@sundown/protocol'
import { seenName } from '@sundown/protocol/names'
import { Refused, refusedByStore } from '../refused.ts'
import type { Tab } from './crowd.ts'
import { mustBeHere, mustBeHost } from './seats.ts'
import type { Table } from './table.ts'

/** Lines kept in memory and sent to somebody who comes. */
const KEPT_LINES = 100

/** `costs`: he knows what it costs to talk now. Phrases are free. */
type Words = Pick<ChatLine, 'text' | 'phrase'> & { readonly costs?: boolean | undefined }

/** What is said at a table. Those out of a running game and those who watch are heard by each other only, unless the table allows more. */
export class Talk {
  private readonly table: Table
  private lines: ChatLine[] = []
  private last = 0
  isAwake = false

  constructor(table: Table) {
    this.table = table
  }

  async wake(): Promise<void> {
    if (this.isAwake) return
    const lines = await this.table.env.store.chat(this.table.id, KEPT_LINES)
    this.last = lines.at(-1)?.number ?? 0
    this.lines = [...lines]
    this.isAwake = true
  }

  async say(tab: Tab, words: Words): Promise<void> {
    mustBeHere(this.table, tab)
    const { person } = tab
    const { stored, env } = this.table
    if (!stored.talkOpen) throw new Refused('talk-closed')
    const wait = env.allowed.talk.take(person.view.id)
    if (wait !== undefined) throw new Refused('too-fast', { seconds: wait })
    const text = words.text === undefined ? undefined : cleaned(words.text)
    if (text !== undefined && seenName(text) === '') throw new Refused('bad-message')
    if (text !== undefined) await this.mayTalk(person.view.id)
    const seat = this.table.seatOf(person.view.id)
    if (text !== undefined && seat >= 0) await this.table.game?.talks(seatOf(seat), words.costs === true)
    const line: ChatLine = {
      number: this.last + 1,
      at: env.clock.wall(),
      from: person.view,
      ...(text !== undefined && { text }),
      ...(words.phrase !== undefined && { phrase: words.phrase }),
      ...(this.speaksAside(person.view.id) && { aside: true }),
    }
    try {
      await env.store.addChat(this.table.id, line)
    } catch (error) {
      throw refusedByStore(error)
    }
    this.last = line.number
    this.lines.push(line)
    if (this.lines.length > KEPT_LINES) this.lines.shift()
    this.table.tell({ say: 'chat', table: this.table.id, lines: [line] }, (other) => this.hears(other, line))
  }

  /** Whom a moderator has muted has phrases left. Looked up each time, so that it holds at once. */
  private async mayTalk(person: string): Promise<void> {
    const { store, clock } = this.table.env
    const { mutedUntil } = await store.standing(person)
    if (mutedUntil > clock.wall()) throw new Refused('silenced', { seconds: Math.ceil((mutedUntil - clock.wall()) / 1000) })
  }

  /** What was said before, for one who comes. */
  tellHistory(tab: Tab): void {
    this.send(
      tab,
      this.lines.filter((line) => this.hears(tab, line)),
    )
  }

  async open(tab: Tab, open: boolean): Promise<void> {
    mustBeHost(this.table, tab)
    await this.table.change({ talkOpen: open })
  }

  /** Somebody has been deleted, or the talk is old: it has left the store, and now leaves the memory and the pages that show it. */
  forget(isForgotten: (line: ChatLine) => boolean): void {
    const forgotten = this.lines.filter(isForgotten)
    if (forgotten.length === 0) return
    this.lines = this.lines.filter((line) => !forgotten.includes(line))
    for (const tabs of this.table.members.values()) {
      // Also sent to those who have muted him since: their pages still have the text.
      for (const tab of tabs) this.send(tab, forgotten.filter((line) => this.mayHear(tab, line)).map(unsaid))
    }
  }

  private send(tab: Tab, lines: readonly ChatLine[]): void {
    if (lines.length > 0) tab.send(JSON.stringify({ say: 'chat', table: this.table.id, lines }))
  }

  private speaksAside(person: string): boolean {
    return this.table.status === 'playing' && !this.table.settings.openTalk && !this.isInPlay(person)
  }

  private hears(tab: Tab, line: ChatLine): boolean {
    return !(line.from && tab.person.muted.has(line.from.id)) && this.mayHear(tab, line)
  }

  /** What somebody could hear, muted or not. */
  heardBy(person: string): readonly ChatLine[] {
    return this.lines.filter(({ aside }) => !aside || !this.isInPlay(person))
  }

  private mayHear({ person }: Tab, { aside }: ChatLine): boolean {
    return !aside || !this.isInPlay(person.view.id)
  }

  private isInPlay(person: string): boolean {
    const seat = this.table.seatOf(person)
    return this.table.status === 'playing' && seat >= 0 && this.table.game?.isOut(seat) !== true
  }
}

/** A line with neither text nor phrase: what it said is gone. */
const unsaid = ({ number, at }: ChatLine): ChatLine => ({ number, at, from: null })

/** Removes characters that move the cursor or change the reading direction, and half characters. */
const cleaned = (text: string): string =>
  text
    .replace(/\s*[\t\n\r\u2028\u2029]\s*/g, ' ')
    .replace(/[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .trim()
