import { type Cover, changed, coversOver, type Picture } from './picture.ts'
import type { Plan } from './plan.ts'
import { changesIn, type Scene } from './scene.ts'

/** Time, and jobs that come later unless they are called off. */
export interface Clock {
  readonly now: () => number
  readonly after: (milliseconds: number, job: () => void) => () => void
  /** When the page has been drawn as it is now. */
  readonly drawn: (job: () => void) => () => void
}

/** When a scene shows what, when the next may begin, and when nothing of it is left. Milliseconds at full tempo. */
export interface Timing {
  readonly beats: readonly (readonly [at: number, beat: string])[]
  readonly ready: number
  readonly end: number
}

/** A scene on the stage. */
export interface Performance {
  readonly timing: Timing
  /** From here on at this tempo, without a jump. */
  hurry(rate: number): void
  /** Everything of it leaves at once. */
  finish(): void
}

/** Those who draw. */
export interface Troupe {
  play(scene: Scene, rate: number): Performance
  /** Everything that is to be covered now; what is no longer named is uncovered. `seen`: the whole picture. */
  cover(covers: readonly Cover[], seen: Picture): void
  /** All this has become visible at one stroke. */
  digest(scenes: readonly Scene[]): void
}

/** What waits longer than this hurries what is shown; what waits longer than that is shown at one stroke. */
const IMPATIENT = 600
const LATE = 1500
const BRISK = 1.6

interface Waiting {
  readonly scene: Scene
  /** When it became true. */
  readonly since: number
  /** It has been late once already, and is shown nevertheless. */
  readonly kept: boolean
}

interface Running {
  readonly scene: Scene
  readonly performance: Performance
  readonly shown: Set<string>
  rate: number
  /** When it would have begun at its present tempo. */
  zero: number
  /** The next may begin. It is told so: a timer of a browser comes up to a millisecond early, so the clock would say no. */
  isReady: boolean
  calls: (() => void)[]
}

/** Puts scenes on the stage one after the other. What is true is true from the start; what is seen follows, and is never far behind. */
export class Director {
  private readonly clock: Clock
  private readonly troupe: Troupe
  private readonly tempo: number
  private seen: Picture = new Map()
  private known: Picture = new Map()
  private waiting: readonly Waiting[] = []
  private running: readonly Running[] = []
  /** The stroke that is being shown. */
  private began = Number.NEGATIVE_INFINITY
  private alarm: (() => void) | undefined = undefined
  /** Calls off what begins when the page has been drawn. */
  private entrance: (() => void) | undefined = undefined
  private idle: (() => void)[] = []

  /** `tempo`: how fast everything is, to look at it more closely. */
  constructor(clock: Clock, troupe: Troupe, tempo = 1) {
    this.clock = clock
    this.troupe = troupe
    this.tempo = tempo
  }

  /** What is known, as far as this stage has been told. */
  get picture(): Picture {
    return this.known
  }

  get busy(): boolean {
    return this.running.length > 0 || this.waiting.length > 0
  }

  /** Calls back when everything has been shown; at once if there is nothing to show. */
  whenIdle(job: () => void): void {
    if (this.busy) this.idle.push(job)
    else job()
  }

  /**
   * Something is true now. It will be seen scene by scene. What covers it lies there at once; whatever moves comes on after that has been drawn, because
   * to change the page and to bring things on stage is too much for one frame.
   */
  commit({ scenes, known, from }: Plan): void {
    const since = this.clock.now()
    if (from) this.finish()
    if (!this.busy) this.seen = from ?? this.known
    this.known = known
    this.waiting = [...this.waiting, ...scenes.map((scene) => ({ scene, since, kept: false }))]
    this.uncover()
    if (scenes.every(({ act }) => act.is === 'quiet')) this.work()
    else this.entrance ??= this.clock.drawn(() => this.work())
  }

  /** Another table or another moment: everything still being shown is dropped. */
  reset(known: Picture): void {
    this.known = known
    this.finish()
  }

  /** What is seen is what is known, from now on. */
  finish(): void {
    for (const { performance, calls } of this.running) {
      for (const call of calls) call()
      performance.finish()
    }
    this.running = []
    this.waiting = []
    this.settle()
  }

  /** What covers the page and what stands on the stage is laid anew. */
  restage(): void {
    this.uncover()
  }

  private settle(): void {
    this.alarm?.()
    this.alarm = undefined
    this.entrance?.()
    this.entrance = undefined
    this.seen = this.known
    this.uncover()
    for (const job of this.idle.splice(0)) job()
  }

  private uncover(): void {
    this.troupe.cover(coversOver(this.seen, this.known), this.seen)
  }

  /** Begins whatever may begin. */
  private work(): void {
    this.entrance?.()
    this.entrance = undefined
    this.catchUp()
    for (;;) {
      const [next] = this.waiting
      if (!next || this.running.some(({ isReady }) => !isReady)) break
      this.waiting = this.waiting.slice(1)
      this.began = next.since
      this.begin(next)
    }
    this.setAlarm()
    if (!this.busy) this.settle()
  }

  private begin({ scene, kept }: Waiting): void {
    const rate = (kept || this.oldest() > IMPATIENT || !scene.mine ? BRISK : 1) * this.tempo
    const performance = this.troupe.play(scene, rate)
    const isReady = performance.timing.ready <= 0
    const running: Running = { scene, performance, shown: new Set(), rate, zero: this.clock.now(), isReady, calls: [] }
    this.running = [...this.running, running]
    this.callOut(running)
  }

  /** Has every moment to come called out. */
  private callOut(running: Running): void {
    const { performance, zero, rate, shown } = running
    const { beats, ready, end } = performance.timing
    for (const call of running.calls) call()
    const now = this.clock.now()
    const at = (time: number, job: () => void) => this.clock.after(Math.max(0, zero + time / rate - now), job)
    running.calls = [
      ...beats.filter(([, beat]) => !shown.has(beat)).map(([time, beat]) => at(time, () => this.show(running, [beat]))),
      at(ready, () => {
        running.isReady = true
        this.work()
      }),
      at(end, () => this.leave(running)),
    ]
  }

  private show(running: Running, beats: readonly string[]): void {
    const { scene, shown } = running
    const fresh = beats.filter((beat) => !shown.has(beat))
    for (const beat of fresh) shown.add(beat)
    this.seen = changed(
      this.seen,
      fresh.flatMap((beat) => scene.beats[beat] ?? []),
      this.known,
    )
    this.uncover()
  }

  private leave(running: Running): void {
    this.show(running, Object.keys(running.scene.beats))
    for (const call of running.calls) call()
    this.running = this.running.filter((each) => each !== running)
    running.performance.finish()
    this.work()
  }

  // ---- falling behind --------------------------------------------------------------------------------------------------------------------

  /** For how long the first stroke that has not begun has been waiting. */
  private oldest(): number {
    const first = this.waiting.find(({ since, kept }) => !kept && since !== this.began)
    return first ? (this.clock.now() - first.since) * this.tempo : 0
  }

  private catchUp(): void {
    const late = this.oldest()
    if (late >= LATE) this.digest()
    else if (late >= IMPATIENT) for (const running of this.running) this.hurry(running)
  }

  private hurry(running: Running): void {
    const rate = BRISK * this.tempo
    if (running.rate >= rate) return
    const now = this.clock.now()
    const played = (now - running.zero) * running.rate
    running.rate = rate
    running.zero = now - played / rate
    running.performance.hurry(rate)
    this.callOut(running)
  }

  /** All that waits is seen at once, but for what nobody may miss. */
  private digest(): void {
    for (const running of this.running) {
      for (const call of running.calls) call()
      running.performance.finish()
      this.show(running, Object.keys(running.scene.beats))
    }
    this.running = []
    const kept = this.waiting.filter(({ scene }) => scene.grave)
    const rest = this.waiting.filter(({ scene }) => !scene.grave).map(({ scene }) => scene)
    this.waiting = kept.map((each) => ({ ...each, kept: true }))
    this.seen = changed(this.seen, rest.flatMap(changesIn), this.known)
    this.uncover()
    this.troupe.digest(rest)
  }

  private setAlarm(): void {
    this.alarm?.()
    const late = this.oldest()
    const first = this.waiting.some(({ since, kept }) => !kept && since !== this.began)
    this.alarm = first ? this.clock.after(((late < IMPATIENT ? IMPATIENT : LATE) - late) / this.tempo, () => this.work()) : undefined
  }
}
