import { namesAt } from '@sundown/bots/names'
import { type Json, setsNeeded } from '@sundown/engine'
import type { Answer } from '@sundown/protocol'
import { wireAnswer } from '@sundown/protocol/codec'
import { Batches } from './batches.ts'
import { newSeed } from './chance.ts'
import { hired, type TemperWish } from './hired.ts'
import { kept } from './names.ts'
import type { GameName, ToldEvent } from './played.ts'
import { type GameSession, NOTHING_YET, type Refusal, type Snapshot } from './session.ts'
import type { SoloFrame, SoloSave, SoloSetup } from './solo-messages.ts'
import type { SoloPort } from './solo-port.ts'
import { dropSave, readSave, type Shelf, writeSave } from './solo-save.ts'
import { Store } from './store.ts'

export interface SoloParts {
  readonly port: SoloPort
  /** Where the game is kept over a reload. */
  readonly shelf?: Shelf | undefined
  /** The game could not be kept. */
  readonly onNoRoom?: () => void
  /** The deal is shown, and the bots wait for it. */
  readonly opening?: boolean
}

/** What the player chooses before a game against bots. */
export interface SoloWishes {
  readonly name: string
  readonly game: GameName
  readonly players: number
  /** Level of the bots, for all seats. */
  readonly bot: string
  readonly temper?: TemperWish
  /** What the game is played with besides. */
  readonly options?: { readonly [name: string]: Json } | undefined
}

/** Milliseconds that a save may wait. */
const PATIENCE = 500

const NOTHING: Snapshot = { ...NOTHING_YET, solo: true, me: 0, busy: true }

/** A game against bots in the page: no server, no network. */
export class SoloSession extends Store<Snapshot> implements GameSession {
  readonly port: SoloPort
  private readonly shelf: Shelf | undefined
  private readonly batches = new Batches()
  private save: SoloSave | undefined = undefined
  /** The save is to be written down. */
  private waiting: number | undefined = undefined
  /** There was no room for it: another try is made with the next answer, or when the page goes. */
  private hadNoRoom = false
  private readonly onNoRoom: (() => void) | undefined
  /** Says what speaks against an answer before it is given. */
  warn: ((answer: Answer) => Promise<string | undefined>) | undefined = undefined

  private constructor({ port, shelf, onNoRoom }: SoloParts) {
    super(NOTHING)
    this.port = port
    this.shelf = shelf
    this.onNoRoom = onNoRoom
    port.onFrame = (frame) => this.hear(frame)
    globalThis.addEventListener?.('pagehide', this.flush)
    // Before anybody hears of the next screen: it may show what was saved.
    globalThis.addEventListener?.('hashchange', this.flush, true)
  }

  /** A new game; the one before is forgotten. */
  static async start(setup: SoloSetup, parts: SoloParts): Promise<SoloSession | Refusal> {
    const session = new SoloSession(parts)
    const { refusal } = await session.port.ask({ do: 'start', setup, opening: parts.opening === true })
    return refusal ? session.failed(refusal) : session
  }

  /** The game of before the reload, if there is one. */
  static async restore(parts: SoloParts): Promise<SoloSession | Refusal | undefined> {
    const save = readSave(parts.shelf)
    if (!save) return undefined
    const session = new SoloSession(parts)
    const { refusal } = await session.port.ask({ do: 'load', save })
    // A save that the rules do not accept can never be opened; a set may come back.
    if (refusal && refusal.code !== 'no-such-set') dropSave(parts.shelf)
    return refusal ? session.failed(refusal) : session
  }

  private failed(refusal: Refusal): Refusal {
    this.port.close()
    return refusal
  }

  // ---- what the host says --------------------------------------------------------------------------------------------------------------

  private hear({ seal, view, question, events, what, canUndo, quiet, save }: SoloFrame): void {
    const now = this.getSnapshot()
    const anew = what !== 'step'
    if (anew) this.batches.forget()
    if (events.length > 0 || anew) this.batches.add(events, view, what === 'again')
    this.save = save
    this.keep(anew || view.over !== undefined)
    this.set({
      ...now,
      game: seal,
      view,
      question,
      // What has not changed stays the same object: everything that is told depends on it.
      names: kept(now.names, save.names),
      sets: kept(now.sets, setsNeeded(save.record.options)),
      log: this.batches.list,
      busy: !quiet,
      outcome: view.over,
      seal,
      record: anew ? { is: 'secret' } : now.record,
      canUndo,
    })
    if (view.over) void this.verify()
  }

  /** To write it down takes longer than to show a step, so it waits for an idle moment, but not for long; and it does not wait where the page is about to go or to show something else. */
  private keep(atOnce: boolean): void {
    if (atOnce || typeof requestIdleCallback === 'undefined') this.write()
    else this.waiting ??= requestIdleCallback(this.write, { timeout: PATIENCE })
  }

  private readonly write = (): void => {
    if (this.waiting !== undefined) cancelIdleCallback(this.waiting)
    this.waiting = undefined
    if (!this.save) return
    this.hadNoRoom = !writeSave(this.shelf, this.save)
    if (this.hadNoRoom) this.onNoRoom?.()
  }

  private readonly flush = (): void => {
    if (this.waiting !== undefined || this.hadNoRoom) this.write()
  }

  // ---- what the player does ------------------------------------------------------------------------------------------------------------

  async answer(answer: Answer): Promise<Refusal | undefined> {
    const { question } = this.getSnapshot()
    if (!question) return { code: 'game-over' }
    const said = await this.warn?.(answer)
    if (said) return { code: 'warned', facts: { said } }
    return (await this.port.ask({ do: 'answer', number: question.number, answer: wireAnswer(answer) })).refusal
  }

  async complete(partial: Answer): Promise<readonly number[] | undefined> {
    return (await this.port.ask({ do: 'complete', partial: wireAnswer(partial) })).offered
  }

  async whyNot(answers: readonly Answer[]): Promise<readonly (Refusal | undefined)[]> {
    return (await this.port.ask({ do: 'why-not', answers: answers.map(wireAnswer) })).reasons ?? []
  }

  /** What each of these answers would do, as far as the person can know. */
  async foresee(answers: readonly Answer[]): Promise<readonly (readonly ToldEvent[])[]> {
    return (await this.port.ask({ do: 'foresee', answers: answers.map(wireAnswer) })).foreseen ?? []
  }

  undo(): void {
    void this.port.ask({ do: 'undo' })
  }

  /** Milliseconds between what bots do. */
  setPace(pace: number): void {
    void this.port.ask({ do: 'pace', pace })
  }

  seen(): void {
    void this.port.ask({ do: 'seen' })
  }

  hurry(): void {
    void this.port.ask({ do: 'hurry' })
  }

  async verify(): Promise<void> {
    const { record, seal } = this.getSnapshot()
    if (record.is === 'loading' || record.is === 'open') return
    this.set({ ...this.getSnapshot(), record: { is: 'loading' } })
    const { refusal, verdict } = await this.port.ask({ do: 'verify', seal })
    const now = this.getSnapshot()
    if (now.record.is !== 'loading') return
    if (verdict && this.save) this.set({ ...now, record: { is: 'open', record: this.save.record, verdict } })
    else this.set({ ...now, record: { is: 'failed', refusal: refusal ?? { code: 'game-not-over' } } })
  }

  /** Another tab has opened the game, and keeps it from now on. */
  giveUp(): void {
    this.save = undefined
    this.leave()
  }

  leave(): void {
    globalThis.removeEventListener?.('pagehide', this.flush)
    globalThis.removeEventListener?.('hashchange', this.flush, true)
    this.flush()
    this.port.close()
  }
}

/** A new deal for these wishes. */
export function soloSetup({ name, game, players, bot, temper = 'plain', options }: SoloWishes): SoloSetup {
  const seats: readonly (string | undefined)[] = [name, ...Array.from({ length: players - 1 }, () => undefined)]
  const bots = hired(bot, temper, players - 1)
  return {
    game,
    options: { ...options, players },
    seed: newSeed(),
    names: namesAt(seats, [null, ...bots]),
    bots,
  }
}
