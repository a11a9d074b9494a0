import type { Clock } from '../clock.ts'
import type { Bus, BusMessage } from './bus.ts'

/** Milliseconds after which a node that has not answered is not waited for. */
const PATIENCE = 1500

type Answering = (about: unknown) => Promise<unknown>

/** Questions that one node puts to all others. */
export class Asking {
  readonly #bus: Pick<Bus, 'send'>
  readonly #clock: Clock
  readonly #others: () => readonly string[]
  readonly #open = new Map<number, { readonly node: string; readonly end: (answer: unknown) => void }>()
  #last = 0
  /** What others may ask of this node. */
  answers: { readonly [question: string]: Answering } = {}

  constructor(bus: Pick<Bus, 'send'>, clock: Clock, others: () => readonly string[]) {
    this.#bus = bus
    this.#clock = clock
    this.#others = others
  }

  /** What those say who answer in time. */
  async all(question: string, about: unknown): Promise<readonly unknown[]> {
    const answers = await Promise.all(this.#others().map((node) => this.#one(node, question, about)))
    return answers.filter((answer) => answer !== undefined)
  }

  /** Everybody who is there must do it: who has not answered in time is asked again and again, until he does or is gone. */
  async surely(question: string, about: unknown): Promise<readonly unknown[]> {
    const nodes = this.#others()
    const answers = await Promise.all(nodes.map((node) => this.#one(node, question, about)))
    nodes.forEach((node, i) => {
      if (answers[i] === undefined) void this.#again(node, question, about)
    })
    return answers.filter((answer) => answer !== undefined)
  }

  async #again(node: string, question: string, about: unknown): Promise<void> {
    while (this.#others().includes(node) && (await this.#one(node, question, about)) === undefined);
  }

  #one(node: string, question: string, about: unknown): Promise<unknown> {
    const id = ++this.#last
    return new Promise((done) => {
      const end = (answer: unknown) => {
        timer.cancel()
        this.#open.delete(id)
        done(answer)
      }
      const timer = this.#clock.after(PATIENCE, () => end(undefined))
      this.#open.set(id, { node, end })
      this.#bus.send(node, { k: 'ask', id, question, about })
    })
  }

  /** That node is gone, or the way to it was broken: what it was asked is not waited for. */
  lost(node: string): void {
    for (const asked of [...this.#open.values()]) if (asked.node === node) asked.end(undefined)
  }

  heard({ k, id, question, about, answer }: BusMessage, from: string): void {
    if (k === 'answer') this.#open.get(Number(id))?.end(answer ?? null)
    if (k !== 'ask') return
    const answering = this.answers[String(question)]
    const reply = (result: unknown) => this.#bus.send(from, { k: 'answer', id, answer: result ?? null })
    answering?.(about).then(reply, () => reply(null))
  }
}
