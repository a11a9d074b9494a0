import { firstOf, nth } from '@sundown/engine/kernel'
import type { Performance, Timing } from './director.ts'
import type { Key, Pose, Prop, Score, Stirred } from './score.ts'
import type { Wardrobe } from './wardrobe.ts'

/** Props come on stage so long before they are needed, one in a frame; one more if it is late. */
const AHEAD = 420
const LATE = 60
/** Sounds are handed to the audio clock a little ahead, so that a late frame does not make them late. */
const HEARD_AHEAD = 140

const round = (n: number) => Math.round(n * 100) / 100

const flat = ({ x = 0, y = 0, r = 0, s = 1, sx = s, sy = s }: Pose): string =>
  `translate(${round(x)}px,${round(y)}px) rotate(${round(r)}deg) scale(${round(sx)},${round(sy)})`
/** On a node of its own: opacity on the same node would flatten it. */
const deep = ({ ry = 0 }: Pose): string => `perspective(700px) rotateY(${round(ry)}deg)`

/** Keys of something that is on stage from the first to the last of them only. */
function framesOf({ keys, stays }: Prop, end: number): Keyframe[] {
  const at = (time: number) => Math.min(1, Math.max(0, time / end))
  const frame = ([time, pose, easing]: Key): Keyframe => ({
    offset: at(time),
    transform: flat(pose),
    opacity: pose.o ?? 1,
    ...(easing && { easing }),
  })
  const first = firstOf(keys)
  const last = nth(keys, keys.length - 1)
  const before: Keyframe[] =
    first[0] > 0
      ? [
          { offset: 0, transform: flat(first[1]), opacity: 0, easing: 'steps(1,end)' },
          { offset: at(first[0]), transform: flat(first[1]), opacity: 0 },
        ]
      : []
  const after: Keyframe[] = [
    { offset: at(last[0]), transform: flat(last[1]), opacity: stays ? (last[1].o ?? 1) : 0 },
    { offset: 1, transform: flat(last[1]), opacity: stays ? (last[1].o ?? 1) : 0 },
  ]
  return [...before, ...keys.map(frame), ...after]
}

const turnsOf = ({ keys }: Prop, end: number): Keyframe[] => [
  { offset: 0, transform: deep(firstOf(keys)[1]) },
  ...keys.map(([time, pose, easing]) => ({ offset: Math.min(1, time / end), transform: deep(pose), ...(easing && { easing }) })),
  { offset: 1, transform: deep(nth(keys, keys.length - 1)[1]) },
]

/** Something of the page, from the first to the last key. Only what the keys name moves. */
function stirsOf({ keys }: Stirred): { readonly frames: Keyframe[]; readonly delay: number; readonly duration: number } {
  const delay = firstOf(keys)[0]
  const duration = Math.max(1, nth(keys, keys.length - 1)[0] - delay)
  const fades = keys.some(([, { o }]) => o !== undefined)
  const moves = keys.some(([, { o: _, ...pose }]) => Object.keys(pose).length > 0) || !fades
  const frames = keys.map(
    ([time, pose, easing]): Keyframe => ({
      offset: (time - delay) / duration,
      ...(moves && { transform: flat(pose) }),
      ...(fades && { opacity: pose.o ?? 1 }),
      ...(easing && { easing }),
    }),
  )
  return { frames, delay, duration }
}

export interface Sounds {
  /** Has it heard after this many milliseconds. Returns how to silence it. */
  play(cue: Score['cues'][number][1], after: number, options: Score['cues'][number][2]): (() => void) | undefined
}

/** One scene on the stage: all its movements are laid out at once on one clock, so that the page need do nothing while they run. */
export class Playing implements Performance {
  readonly timing: Timing
  private readonly score: Score
  private readonly wardrobe: Wardrobe
  private readonly sounds: Sounds
  private readonly layer: HTMLElement
  private readonly zero: { time: number; rate: number }
  private animations: Animation[] = []
  private nodes: Element[] = []
  private wings: { readonly prop: Prop; readonly depth: number }[]
  private unheard: Score['cues'][number][]
  private silence: (() => void)[] = []
  private timer: ReturnType<typeof setTimeout> | undefined = undefined
  private frame = 0

  constructor(
    score: Score,
    rate: number,
    parts: { wardrobe: Wardrobe; sounds: Sounds; layer: HTMLElement; find: (stirred: Stirred) => Element | null },
  ) {
    this.score = score
    this.timing = score
    this.wardrobe = parts.wardrobe
    this.sounds = parts.sounds
    this.layer = parts.layer
    this.zero = { time: Number(document.timeline.currentTime ?? performance.now()), rate }
    this.wings = score.props
      .map((prop, depth) => ({ prop, depth }))
      .filter(({ prop }) => prop.keys.length > 0)
      .sort((a, b) => firstOf(a.prop.keys)[0] - firstOf(b.prop.keys)[0] || a.depth - b.depth)
    this.unheard = [...score.cues]
    for (const stirred of score.stirred) {
      const target = parts.find(stirred)
      if (!target) continue
      const { frames, delay, duration } = stirsOf(stirred)
      this.run(target.animate(frames, { delay, duration }))
    }
    this.work()
  }

  private get now(): number {
    return (Number(document.timeline.currentTime ?? performance.now()) - this.zero.time) * this.zero.rate
  }

  private run(animation: Animation): void {
    animation.playbackRate = this.zero.rate
    animation.startTime = this.zero.time
    this.animations.push(animation)
  }

  /** Something waits in the wings that is to be on by then. */
  private isNeeded(time: number): boolean {
    const [next] = this.wings
    return next !== undefined && firstOf(next.prop.keys)[0] <= time
  }

  /** Brings on what is needed soon and calls for what is to be heard; then sleeps until the next of them is due. */
  private readonly work = (): void => {
    const { now } = this
    for (const time of [AHEAD, LATE]) if (this.isNeeded(now + time)) this.enter()
    const soon = now + HEARD_AHEAD * this.zero.rate
    for (const [at, cue, options] of this.unheard.filter(([time]) => time <= soon)) {
      const hush = this.sounds.play(cue, Math.max(0, (at - now) / this.zero.rate), options)
      if (hush) this.silence.push(hush)
    }
    this.unheard = this.unheard.filter(([at]) => at > soon)
    const due = Math.min(
      ...this.wings.slice(0, 1).map(({ prop }) => firstOf(prop.keys)[0] - AHEAD),
      ...this.unheard.map(([at]) => at - HEARD_AHEAD * this.zero.rate),
    )
    if (due === Number.POSITIVE_INFINITY) return
    const wait = (due - now) / this.zero.rate
    if (wait > 40) this.timer = setTimeout(this.work, wait - 20)
    else this.frame = requestAnimationFrame(this.work)
  }

  private enter(): void {
    const next = this.wings.shift()
    if (!next) return
    const { prop, depth } = next
    const { node, turns } = this.wardrobe.dress(prop)
    node.style.zIndex = String(depth)
    this.layer.append(node)
    this.nodes.push(node)
    const end = Math.max(1, this.score.end)
    this.run(node.animate(framesOf(prop, end), { duration: end, fill: 'both' }))
    if (turns) this.run(turns.animate(turnsOf(prop, end), { duration: end, fill: 'both' }))
  }

  hurry(rate: number): void {
    const { now } = this
    this.zero.rate = rate
    this.zero.time = Number(document.timeline.currentTime ?? performance.now()) - now / rate
    for (const animation of this.animations) {
      animation.playbackRate = rate
      animation.startTime = this.zero.time
    }
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    this.work()
  }

  finish(): void {
    clearTimeout(this.timer)
    cancelAnimationFrame(this.frame)
    if (this.now < this.score.end) for (const hush of this.silence) hush()
    for (const animation of this.animations) animation.cancel()
    for (const node of this.nodes) {
      node.remove()
      this.wardrobe.takeBack(node)
    }
    this.animations = []
    this.nodes = []
    this.wings = []
    this.unheard = []
  }
}
