import { nth, type Option } from '@sundown/engine'
import type { AnyEntry } from '@sundown/engine/content'
import type { Voice } from '../voice.ts'
import { decide, entriesOf, type Table } from './decision.ts'
import { Dialog } from './dialog.ts'
import { termsOf } from './games.ts'
import { explained, helpLines } from './help.ts'
import { HUMAN, type Session } from './session.ts'
import type { Sight } from './sight.ts'
import type { Lines } from './terminal.ts'

const LOG_LINES = 40

/** A game against bots, told and asked line by line. */
export class Solo {
  private readonly session: Session
  private readonly terminal: Lines
  private readonly voice: Voice
  private readonly dialog: Dialog
  private readonly save: () => void
  /** The turn whose table has been shown. */
  private shown = -1
  private introduced = false
  /** What can be explained. */
  private entries: readonly AnyEntry[] = []

  constructor(session: Session, terminal: Lines, voice: Voice, save: () => void) {
    this.session = session
    this.terminal = terminal
    this.voice = voice
    this.save = save
    this.dialog = new Dialog(terminal, voice)
  }

  /** True: played to the end. False: left before. */
  async run(): Promise<boolean> {
    this.entries = await explained(this.voice)
    for (;;) {
      this.session.playBots()
      this.save()
      this.tellNews()
      if (this.session.over) return true
      if (!(await this.step())) return false
    }
  }

  private say(line = ''): void {
    this.terminal.say(line)
  }

  private sayAll(lines: readonly string[]): void {
    for (const line of lines) this.say(this.voice.typeset(line))
  }

  private tellNews(): void {
    // The end has a page of its own.
    const news = this.session.news().filter((event) => event.type !== 'over')
    for (const { heading, lines } of this.voice.chapters(news)) {
      if (heading !== undefined) this.sayAll(['', `== ${heading} ==`])
      this.sayAll(lines)
    }
  }

  private get terms() {
    return termsOf(this.session.match.rules.name)
  }

  private get view(): Sight {
    return this.terms.sight(this.session.match.game, HUMAN)
  }

  private get tableLines(): string[] {
    return this.terms.table(this.session.match.game, HUMAN, this.voice)
  }

  /** One decision. False: the player leaves. */
  private async step(): Promise<boolean> {
    const asked = this.session.match.questionFor(HUMAN)
    if (!asked) return true
    const { voice } = this
    const whose = (card: number) => this.terms.whose?.(this.session.match.game, HUMAN, card, voice)
    const table: Table = { view: this.view, asked, voice, whose }
    const entries = entriesOf([...(asked.options ?? []), ...(asked.interjections ?? [])], table)
    const head = [...this.situation(), this.voice.teller.question(asked)]
    const answer = await decide(entries, head, table, this.dialog, (line, options) => this.command(line, options, table))
    if (answer === 'quit') return false
    if (answer === 'undo') {
      this.say(this.session.undo() ? this.voice.words.ask.undone : this.voice.words.ask.nothingToUndo)
      return true
    }
    const reason = this.session.answer(answer)
    if (reason) this.sayAll([this.voice.words.ask.refused(this.voice.teller.reason(reason))])
    return true
  }

  /** What stands above a question: the whole table at the start of your turn, otherwise only your own cards. */
  private situation(): string[] {
    const { view, voice } = this
    const { words } = voice
    const lines: string[] = ['']
    const me = nth(view.seats, HUMAN)
    if (me.character === undefined) return [...lines, ...this.beforeTheDeal(view)]
    if (!this.introduced) {
      this.introduced = true
      lines.push(words.start.character(voice.name(me.character), voice.teller.text(me.character) ?? ''))
    }
    const fresh = this.shown < 0 || (view.table.active === HUMAN && this.shown !== view.table.turn)
    if (fresh) {
      this.shown = view.table.turn
      return [...lines, ...this.tableLines, '']
    }
    lines.push(words.table.status(words.table.life(me.life, me.maxLife), this.terms.own(this.session.match.game, HUMAN, voice)))
    return lines
  }

  /** A choice of characters: what each can do. */
  private beforeTheDeal({ own }: Sight): string[] {
    const { words, teller } = this.voice
    const role = own?.role ? [words.start.role(this.voice.name(own.role), this.voice.goal(own.role))] : []
    return [...role, ...(own?.look ?? []).map(({ id }) => `${this.voice.name(id)}${words.colon}${teller.text(id) ?? ''}`)]
  }

  /** What may be typed at any question. True: it was a command. */
  private command(line: string, options: readonly Option[], table: Table): boolean {
    const { match } = this.session
    const [, word = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(line) ?? []
    if (word === '?' || HELP.includes(word))
      this.sayAll(
        helpLines(
          rest,
          { view: table.view, seen: (number) => this.terms.seen(match.game, HUMAN, number) },
          options,
          this.voice,
          this.entries,
        ),
      )
    else if (WHY.includes(word)) this.sayAll(this.terms.why(rest, { ...table, match, seat: HUMAN }))
    else if (line === 't') this.sayAll(this.tableLines)
    else if (line === 'l') this.tellAgain()
    else return false
    return true
  }

  private tellAgain(): void {
    const lines = this.voice
      .chapters(this.session.history())
      .flatMap((chapter) => [...(chapter.heading === undefined ? [] : [`== ${chapter.heading} ==`]), ...chapter.lines])
    this.sayAll(lines.slice(-LOG_LINES))
  }
}

const HELP = ['help', 'aide', 'aiuto']
const WHY = ['why', 'pourquoi', 'perché', 'perche']
