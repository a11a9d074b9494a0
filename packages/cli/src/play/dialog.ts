import type { Voice } from '../voice.ts'
import type { Lines } from './terminal.ts'

/** What ends a question without an answer. */
export type Leave = 'quit' | 'undo' | 'back'

/** What a question shows, and what else the player may type. */
export interface Menu {
  /** Lines above the answers. */
  readonly head: readonly string[]
  readonly answers: readonly string[]
  /** A half-made choice can be left. */
  readonly canGoBack: boolean
  /** Commands that are not answers: true if it was one. */
  command(line: string): boolean
}

/** Numbered answers, one line at a time. Numbers left over from a line answer the questions that follow. */
export class Dialog {
  private readonly terminal: Lines
  private readonly voice: Voice
  private ahead: number[] = []

  constructor(terminal: Lines, voice: Voice) {
    this.terminal = terminal
    this.voice = voice
  }

  /** A new decision: numbers typed for another one do not count. */
  forget(): void {
    this.ahead = []
  }

  /** The index of the chosen answer, or how the question was left. */
  async choose(menu: Menu): Promise<number | Leave> {
    const most = menu.answers.length
    const early = this.ahead.shift()
    if (early !== undefined && early >= 1 && early <= most) return early - 1
    this.forget()
    this.show(menu)
    for (;;) {
      const line = await this.terminal.read(this.voice.words.ask.prompt)
      if (line === undefined) return 'quit'
      const text = line.trim()
      const numbers = text === '' && most === 1 ? [1] : numbersIn(text)
      if (numbers) {
        const [first, ...rest] = numbers
        if (first !== undefined && first >= 1 && first <= most) {
          this.ahead = rest
          return first - 1
        }
        this.say(this.voice.words.ask.number(most))
      } else {
        const left = this.command(text.toLowerCase(), menu)
        if (left) return left
      }
    }
  }

  private say(line: string): void {
    this.terminal.say(this.voice.typeset(line))
  }

  private show({ head, answers, canGoBack }: Menu): void {
    for (const line of head) this.say(line)
    answers.forEach((answer, i) => {
      this.say(`  ${i + 1}. ${answer}`)
    })
    if (canGoBack) this.say(`  b. ${this.voice.words.ask.back}`)
  }

  private command(text: string, menu: Menu): Leave | undefined {
    if (text === 'q') return 'quit'
    if (text === 'u') return 'undo'
    if (text === 'b') {
      if (menu.canGoBack) return 'back'
      this.say(this.voice.words.ask.nowhereBack)
    } else if (text === '') this.show(menu)
    else if (!menu.command(text)) this.say(this.voice.words.ask.unknown)
    return undefined
  }
}

/** "2" or "2 1 3"; nothing if it is something else. */
function numbersIn(text: string): number[] | undefined {
  const parts = text.split(/[\s,]+/)
  return parts.every((part) => /^\d{1,4}$/.test(part)) ? parts.map(Number) : undefined
}
