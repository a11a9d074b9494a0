import { drawCalmly } from '../../src/stage/calm.ts'
import { type Clock, Director, type Performance, type Troupe } from '../../src/stage/director.ts'
import { draw } from '../../src/stage/draw.ts'
import type { Cover, Picture } from '../../src/stage/picture.ts'
import type { Scene, Spot } from '../../src/stage/scene.ts'
import { type Box, type Places, type Score, Sheet, type TagWords } from '../../src/stage/score.ts'

const A_FRAME = 16

/** A clock that is turned by hand. Like that of a browser it knows whole milliseconds only, and is early rather than late. */
class HandClock implements Clock {
  private time = 0
  private jobs: { readonly at: number; readonly job: () => void }[] = []

  readonly now = () => this.time

  readonly after = (milliseconds: number, job: () => void) => {
    const entry = { at: this.time + Math.floor(milliseconds), job }
    this.jobs.push(entry)
    return () => {
      this.jobs = this.jobs.filter((each) => each !== entry)
    }
  }

  readonly drawn = (job: () => void) => this.after(A_FRAME, job)

  turn(milliseconds: number): void {
    const end = this.time + milliseconds
    for (;;) {
      const next = this.jobs.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) break
      this.time = Math.max(this.time, next.at)
      this.jobs = this.jobs.filter((each) => each !== next)
      next.job()
    }
    this.time = end
  }
}

const hash = (text: string): number => [...text].reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) % 9973, 7)

/** A screen on which everything is somewhere. */
const somewhere: Places = {
  table: { x: 600, y: 320, w: 1140, h: 500 },
  aimed: () => true,
  stood: (anchor) => ({ x: 100 + (hash(anchor) % 700), y: 90, w: 240, h: 110 }),
  box: ({ anchor, part, card }: Spot): Box => ({
    x: 60 + (hash(anchor) % 1000),
    y: 40 + (hash(`${anchor} ${card}`) % 500),
    w: part?.startsWith('life') ? 10 : 90,
    h: 110,
  }),
  was: (anchor) => ({ x: 300 + (hash(anchor) % 400), y: 700, w: 120, h: 168, r: (hash(anchor) % 7) - 3 }),
}

const words: TagWords = {
  missed: 'Missed!',
  holds: (source) => `${source} holds`,
  life: String,
  role: (role) => role,
  inJail: 'In jail',
  won: (by) => by,
}

/** A troupe that draws everything and shows nothing. */
class NotebookTroupe implements Troupe {
  covers: readonly Cover[] = []
  seen: Picture = new Map()
  readonly scores: { readonly scene: Scene; readonly score: Score }[] = []
  readonly digested: Scene[] = []
  private readonly calm: boolean
  /** Scenes that are on stage now. */
  onStage = 0
  onPlay: (scene: Scene) => void = () => undefined
  onCover: (seen: Picture) => void = () => undefined

  constructor(calm: boolean) {
    this.calm = calm
  }

  play(scene: Scene): Performance {
    this.onPlay(scene)
    const sheet = new Sheet(somewhere, words)
    if (this.calm) drawCalmly(sheet, scene)
    else draw(sheet, scene)
    this.scores.push({ scene, score: sheet })
    this.onStage++
    let over = false
    return {
      timing: sheet,
      hurry: () => undefined,
      finish: () => {
        if (!over) this.onStage--
        over = true
      },
    }
  }

  cover(covers: readonly Cover[], seen: Picture): void {
    this.covers = covers
    this.seen = seen
    this.onCover(seen)
  }

  digest(scenes: readonly Scene[]): void {
    this.digested.push(...scenes)
    for (const scene of scenes) this.onPlay(scene)
  }
}

/** `calm`: nothing may move. */
export function theatre({ calm = false } = {}) {
  const clock = new HandClock()
  const troupe = new NotebookTroupe(calm)
  return { clock, troupe, director: new Director(clock, troupe) }
}
