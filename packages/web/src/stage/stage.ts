import type { AnyFace } from '@sundown/engine/lazy'
import { afterDrawn } from '../kit/drawn.ts'
import type { GameName, ViewOf } from '../session/played.ts'
import { drawCalmly, drawDigest } from './calm.ts'
import { Covers } from './covers.ts'
import { type Clock, Director, type Troupe } from './director.ts'
import { draw } from './draw.ts'
import { aspectOf, type Cover, type Picture } from './picture.ts'
import {
  boxWithin,
  elementAt,
  type Ground,
  groundNow,
  type Lay,
  layerOf,
  layNow,
  layWithin,
  type Measured,
  measureAll,
  ScreenPlaces,
  type Seated,
  seatsNow,
} from './places.ts'
import type { Happening, Staging } from './plan.ts'
import { Playing, type Sounds } from './player.ts'
import type { Scene, Spot } from './scene.ts'
import { lying } from './scenes/duel.ts'
import { standing } from './scenes/shots.ts'
import { type Box, Sheet, type TagWords } from './score.ts'
import { type Thrown, thrownIn, withHeap } from './thrown.ts'
import { type Prints, Wardrobe } from './wardrobe.ts'

/** What the screen tells its stage, as it is now. */
export interface Setting {
  readonly prints: Prints
  readonly words: TagWords
  readonly sounds: Sounds
}

/** Something that stands on the stage until it is known what comes of it. */
interface Kept<T> {
  readonly what: T
  readonly playing: Playing
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** How long measured positions stay valid if nothing has changed. */
const FRESH = 1200

/** A page that has got another shape has been laid out by then, in milliseconds. */
const RESHAPED = 200

const realClock: Clock = {
  now: () => performance.now(),
  after: (milliseconds, job) => {
    const timer = setTimeout(job, milliseconds)
    return () => clearTimeout(timer)
  },
  drawn: afterDrawn,
}

/** Nothing is to move. */
const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Shows what happens at one table. The page is always true; the stage lays over it what the eye may still see of before. */
export class Stage<G extends GameName> {
  private readonly staging: Staging<G>
  private readonly setting: () => Setting
  private readonly wardrobe: Wardrobe
  private readonly covers: Covers
  private readonly director: Director
  private readonly tempo: number
  /** Where cards and dice lay before what is being shown happened, in pixels of the window. */
  private before: ReadonlyMap<string, Lay> = new Map()
  private seats: ReadonlyMap<string, Seated> = new Map()
  private ground: Ground = groundNow()
  private readonly faces = new Map<number, AnyFace>()
  /** Where everything is, as it was measured when something was to move for the first time since the page changed. */
  private measured: Measured = new Map()
  private measuredAt: number | undefined = undefined
  /** Changes that came too late for a scene and were shown all at once. */
  private late: Playing | undefined = undefined
  /** Calls off what comes back once the page has its new shape. */
  private reshaped: (() => void) | undefined = undefined
  /** Guns that are out, by whom they are aimed at. */
  private readonly guns = new Map<string, Kept<string>>()
  /** Cards of a duel that lie on the table, in the order in which they were thrown. */
  private readonly thrown = new Map<number, Kept<Thrown>>()

  /** `tempo`: slower, to look at it more closely. */
  constructor(staging: Staging<G>, setting: () => Setting, view: ViewOf<G>, tempo = 1) {
    this.staging = staging
    this.setting = setting
    this.wardrobe = new Wardrobe(() => setting().prints)
    this.covers = new Covers({
      wardrobe: this.wardrobe,
      layer: layerOf,
      faceOf: (card) => this.faces.get(card),
      stood: (anchor) => this.seats.get(anchor)?.box,
      gone: (anchor) => this.gone(anchor),
      box: (spot) => this.boxOf(spot),
      lay: (anchor) => this.lay(anchor),
    })
    const troupe: Troupe = {
      play: (scene, rate) => this.play(scene, rate),
      cover: (covers, seen) => this.cover(covers, seen),
      digest: (scenes) => this.digest(scenes),
    }
    this.tempo = tempo
    this.director = new Director(realClock, troupe, tempo)
    this.reset(view)
  }

  /** Call before the page changes: where cards lie now is where they will leave from. */
  look(): void {
    this.measuredAt = undefined
    const now = layNow()
    this.ground = groundNow()
    if (!this.director.busy) this.seats = seatsNow()
    this.before = this.director.busy ? new Map([...this.before, ...now]) : now
  }

  /** Call when the page has changed and before it is painted. */
  commit(now: Happening<G>): void {
    this.remember(now.after)
    // A card may lie on top for a moment only: then no view has it.
    for (const event of now.events) {
      if (event.type === 'moved' && event.now !== undefined && event.face) this.faces.set(event.now, event.face)
    }
    // Nothing is measured now, because to measure a page that has just changed is to lay it out twice: covers need to know only where things lay.
    this.measuredAt = undefined
    this.director.commit(this.staging.plan(now, this.director.picture))
  }

  /** What is seen is what is known, from now on. */
  finish(): void {
    this.reshaped?.()
    this.measuredAt = undefined
    this.late?.finish()
    this.director.finish()
  }

  /** The page gets another shape, as when a phone is turned: what moves ends, and what stands leaves until its new place is known. */
  reshape(): void {
    this.finish()
    this.clear()
    this.reshaped = realClock.after(RESHAPED, () => {
      this.clear()
      this.look()
      this.director.restage()
    })
  }

  /** Takes away what stands on the stage. */
  private clear(): void {
    for (const { playing } of [...this.guns.values(), ...this.thrown.values()]) playing.finish()
    this.guns.clear()
    this.thrown.clear()
  }

  /** Another past, or nobody looks: nothing of it is shown. */
  reset(view: ViewOf<G>): void {
    this.remember(view)
    this.late?.finish()
    this.director.reset(this.staging.picture(view))
  }

  /** Calls back when everything has been shown. */
  whenIdle(job: () => void): void {
    this.director.whenIdle(job)
  }

  private remember(view: ViewOf<G>): void {
    for (const [card, face] of this.staging.faces(view)) this.faces.set(card, face)
  }

  /** What has left the page is still in our hands: a copy of it can stand where it stood. */
  private gone(anchor: string): { readonly node: HTMLElement; readonly box: DOMRect } | undefined {
    const seated = this.seats.get(anchor)
    const node = seated?.element.cloneNode(true)
    return seated && node instanceof HTMLElement ? { node, box: seated.box } : undefined
  }

  private places(): ScreenPlaces | undefined {
    const layer = layerOf()
    if (!layer) return undefined
    const aims = new Set(this.guns.keys())
    return new ScreenPlaces(layer, { before: this.before, seats: this.seats, aims, measured: () => this.measure() })
  }

  /** Everything at once the first time it is asked for after the page has changed; what is asked long after is measured one by one. */
  private measure(): Measured {
    const now = realClock.now()
    if (this.measuredAt === undefined) {
      this.measured = measureAll()
      this.measuredAt = now
    } else if (now - this.measuredAt >= FRESH) this.measured = new Map()
    return this.measured
  }

  /** Where something is, within the layer. A pile is where it was. */
  private boxOf(spot: Spot): Box | undefined {
    const { layer, piles } = this.ground
    const rect = (spot.part === 'stack' ? piles.get(spot.anchor) : undefined) ?? elementAt(spot)?.getBoundingClientRect()
    return layer && rect && boxWithin(layer, rect)
  }

  /** Where something lay before, within the layer. */
  private lay(anchor: string): Lay | undefined {
    const { layer } = this.ground
    const lay = this.before.get(anchor)
    return layer && lay && layWithin(layer, lay)
  }

  private perform(sheet: Sheet, rate: number): Playing {
    const { sounds } = this.setting()
    const layer = layerOf() ?? document.body
    return new Playing(sheet, rate, { wardrobe: this.wardrobe, sounds, layer, find: ({ spot }) => elementAt(spot, true) })
  }

  private play(scene: Scene, rate: number): Playing {
    const places = this.places()
    const sheet = new Sheet(places, this.setting().words)
    if (isCalm()) drawCalmly(sheet, scene)
    else draw(sheet, scene)
    return this.perform(sheet, rate)
  }

  /** What came too late to be shown is seen at one stroke. */
  private digest(scenes: readonly Scene[]): void {
    if (scenes.length === 0) return
    const sheet = new Sheet(this.places(), this.setting().words)
    drawDigest(sheet, scenes)
    this.late?.finish()
    const playing = this.perform(sheet, this.tempo)
    this.late = playing
    realClock.after(sheet.end / this.tempo, () => playing.finish())
  }

  private cover(covers: readonly Cover[], seen: Picture): void {
    this.covers.show(withHeap(covers, seen))
    const aims = [...seen].flatMap(([fact, aim]): [string, string][] =>
      aspectOf(fact)[0] === 'aim' ? [[aspectOf(fact)[1], String(aim)]] : [],
    )
    this.keep(this.guns, aims, (sheet, at, aim) => standing(sheet, at, aim, isCalm()))
    const thrown = thrownIn(seen).map((card): [number, Thrown] => [card.nth, card])
    this.keep(this.thrown, thrown, (sheet, _, card) => lying(sheet, card, isCalm()))
  }

  /** What is no longer there leaves, and what is new or has changed comes on. */
  private keep<K, T>(kept: Map<K, Kept<T>>, now: readonly (readonly [K, T])[], enter: (sheet: Sheet, key: K, what: T) => void): void {
    const wanted = new Map(now)
    for (const [key, { what, playing }] of kept) {
      if (isSame(wanted.get(key), what)) continue
      playing.finish()
      kept.delete(key)
    }
    for (const [key, what] of wanted) {
      if (kept.has(key)) continue
      const sheet = new Sheet(this.places(), this.setting().words)
      enter(sheet, key, what)
      kept.set(key, { what, playing: this.perform(sheet, this.tempo) })
    }
  }
}
