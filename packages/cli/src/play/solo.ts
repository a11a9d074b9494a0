import type { BangView } from '@sundown/engine'
import type { Teller } from '@sundown/engine/words'
import type { CliWords } from '../words/index.ts'
import { decide, entriesOf, type Table } from './decision.ts'
import { Dialog } from './dialog.ts'
import { helpLines } from './help.ts'
import { HUMAN, type Session } from './session.ts'
import { tableLines } from './table.ts'
import type { Terminal } from './terminal.ts'
import { whyLines } from './why.ts'

const LOG_LINES = 40

/** A game against bots, told and asked line by line. */
export class Solo {
  private readonly session: Session
  private readonly terminal: Terminal
  private readonly teller: Teller
  private readonly words: CliWords
  private readonly dialog: Dialog
  private readonly save: () => void
  /** The turn whose table has been shown. */
  private shown = -1
  private introduced = false

  constructor(session: Session, terminal: Terminal, teller: Teller, words: CliWords, save: () => void) {
    this.session = session
    this.terminal = terminal
    this.teller = teller
    this.words = words
    this.save = save
    this.dialog = new Dialog(terminal, words)
  }

  /** True: played to the end. False: left before. */
  async run(): Promise<boolean> {
    for (;;) {
      this.session.playBots()
      this.save()
      this.tellNews()
      if (this.session.over) return true
      if (!(await this.step())) return false
    }
  }

  private tellNews(): void {
    for (const line of this.teller.story(this.session.news())) this.say(line)
  }

  private say(line: string): void {
    this.terminal.say(line)
  }

  private get view(): BangView {
    return this.session.match.game.view(HUMAN)
  }

  /** One decision. False: the player leaves. */
  private async step(): Promise<boolean> {
    const { match } = this.session
    const asked = match.questionFor(HUMAN)
    if (!asked) return true
    const table: Table = { view: this.view, teller: this.teller, words: this.words }
    const entries = entriesOf([...(asked.options ?? []), ...(asked.interjections ?? [])], table)
    const head = [...this.situation(table), this.teller.question(asked)]
    const answer = await decide(entries, head, table, this.dialog, (line, options) => this.command(line, options, table))
    if (answer === 'quit') return false
    if (answer === 'undo') {
      this.undo()
      return true
    }
    const reason = this.session.answer(answer)
    if (reason) this.say(this.words.ask.refused(this.teller.reason(reason)))
    return true
  }
}
