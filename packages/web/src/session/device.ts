import type { GameRecord } from '@sundown/engine'
import type { Answer } from '@sundown/protocol'
import { wireAnswer } from '@sundown/protocol/codec'
import { Batches } from './batches.ts'
import type { DeviceFrame, DeviceRequest, DeviceSetup } from './device-messages.ts'
import { keepFinished } from './device-shelf.ts'
import { kept } from './names.ts'
import type { ToldEvent } from './played.ts'
import { type GameSession, NOTHING_YET, type Refusal, type Snapshot } from './session.ts'
import type { PagePort } from './solo-port.ts'
import type { Shelf } from './solo-save.ts'
import { Store } from './store.ts'

export interface DeviceParts {
  readonly port: PagePort<DeviceRequest, DeviceFrame>
  /** Where a finished game is kept to be seen again. */
  readonly shelf?: Shelf | undefined
}

/** In whose hands the device is. */
export interface Around {
  /** `coming`: nothing is known yet. `over`: everybody looks. */
  readonly is: 'coming' | 'covered' | 'held' | 'over'
  readonly kind: string
  readonly people: readonly number[]
  /** Whom the game waits for. */
  readonly next: number | undefined
  /** While it is covered: what everybody could see since the next one has looked last. */
  readonly told: readonly ToldEvent[]
}

export interface DeviceSnapshot extends Snapshot {
  readonly around: Around
}

const NOTHING: DeviceSnapshot = { ...NOTHING_YET, around: { is: 'coming', kind: '', people: [], next: undefined, told: [] } }

/** Several people at one device: the page knows what the one who holds it may see, and forgets it when the screen is covered. */
export class DeviceSession extends Store<DeviceSnapshot> implements GameSession {
  private readonly port: DeviceParts['port']
  private readonly shelf: Shelf | undefined
  private readonly batches = new Batches()
  private finished: GameRecord | undefined = undefined

  private constructor({ port, shelf }: DeviceParts) {
    super(NOTHING)
    this.port = port
    this.shelf = shelf
    port.onFrame = (frame) => this.hear(frame)
  }

  /** A new game; the one before is forgotten. */
  static start(setup: DeviceSetup, parts: DeviceParts): Promise<DeviceSession | Refusal> {
    return DeviceSession.open({ do: 'start', setup }, parts)
  }

  /** The game of before the reload; `not-started`: there is none. */
  static restore(parts: DeviceParts): Promise<DeviceSession | Refusal> {
    return DeviceSession.open({ do: 'restore' }, parts)
  }

  private static async open(request: DeviceRequest, parts: DeviceParts): Promise<DeviceSession | Refusal> {
    const session = new DeviceSession(parts)
    const { refusal } = await session.port.ask(request)
    if (!refusal) return session
    session.port.close()
    return refusal
  }

  // ---- what the host says --------------------------------------------------------------------------------------------------------------

  private hear(frame: DeviceFrame): void {
    const { seal, game, people, next } = frame
    const before = this.getSnapshot()
    const names = kept(before.names, frame.names)
    const sets = kept(before.sets, frame.sets)
    const around = { is: frame.is, kind: game, people, next, told: [] }
    if (frame.is === 'covered') {
      this.batches.forget()
      this.set({ ...NOTHING_YET, names, sets, seal, around: { ...around, told: frame.told } })
      return
    }
    const { view, question, events, what } = frame
    if (what === 'again') this.batches.forget()
    if (events.length > 0 || what === 'again') this.batches.add(events, view, what === 'again')
    const over = frame.is === 'over'
    this.set({
      ...before,
      game: seal,
      view,
      question,
      me: over ? null : frame.seat,
      names,
      sets,
      log: this.batches.list,
      busy: !over && !frame.quiet,
      outcome: view.over,
      seal,
      around,
    })
    if (!over) return
    this.finished = frame.record
    keepFinished(this.shelf, { record: frame.record, names })
    void this.verify()
  }

  // ---- what people do ------------------------------------------------------------------------------------------------------------------

  /** "I am ...": somebody takes the device. */
  async uncover(seat: number): Promise<void> {
    await this.port.ask({ do: 'uncover', seat })
  }

  /** Somebody gives it away. What he saw is forgotten at once, whatever the worker is about. */
  cover(): void {
    const { names, sets, seal, around } = this.getSnapshot()
    this.batches.forget()
    this.set({ ...NOTHING_YET, names, sets, seal, around: { ...around, is: 'covered', told: [] } })
    void this.port.ask({ do: 'cover' })
  }

  async answer(answer: Answer): Promise<Refusal | undefined> {
    const { question } = this.getSnapshot()
    if (!question) return { code: 'game-over' }
    return (await this.port.ask({ do: 'answer', number: question.number, answer: wireAnswer(answer) })).refusal
  }

  async complete(partial: Answer): Promise<readonly number[] | undefined> {
    return (await this.port.ask({ do: 'complete', partial: wireAnswer(partial) })).offered
  }

  async whyNot(answers: readonly Answer[]): Promise<readonly (Refusal | undefined)[]> {
    return (await this.port.ask({ do: 'why-not', answers: answers.map(wireAnswer) })).reasons ?? []
  }

  /** Milliseconds between what bots do. */
  setPace(pace: number): void {
    void this.port.ask({ do: 'pace', pace })
  }

  hurry(): void {
    void this.port.ask({ do: 'hurry' })
  }

  async verify(): Promise<void> {
    const { finished: record } = this
    const { seal, record: now } = this.getSnapshot()
    if (!record || now.is === 'loading' || now.is === 'open') return
    this.set({ ...this.getSnapshot(), record: { is: 'loading' } })
    const { refusal, verdict } = await this.port.ask({ do: 'verify', seal })
    this.set({
      ...this.getSnapshot(),
      record: verdict ? { is: 'open', record, verdict } : { is: 'failed', refusal: refusal ?? { code: 'game-not-over' } },
    })
  }

  leave(): void {
    this.port.close()
  }
}
