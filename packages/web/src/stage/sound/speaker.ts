import { CUES, type Cue, type CueOptions, GRAVITY } from './cues.ts'
import { LENGTH, RECIPES, TRIM } from './recipes.ts'

export type Channel = 'table' | 'alerts' | 'ambience'

export interface SoundSettings {
  readonly muted: boolean
  /** 0 to 1, by channel. */
  readonly volume: { readonly [channel in Channel]: number }
}

export interface Speaker {
  /** Has it heard after this many milliseconds. Returns how to silence it; nothing: it will not be heard. */
  play(cue: Cue, after?: number, options?: CueOptions): (() => void) | undefined
  set(settings: SoundSettings): void
}

/** These call the player. */
const ALERTS: ReadonlySet<Cue> = new Set<Cue>(['bell', 'tick'])
/** What sounds in tune is not made higher or lower by chance. */
const TUNED: ReadonlySet<Cue> = new Set<Cue>(['pianoLaw', 'pianoOutlaw', 'pianoRenegade', 'note', 'bell'])
const AT_ONCE = 3
const USUAL = 0.62
/** The same sound not twice within this many seconds. */
const TWICE = 0.028
const RATE = 44_100

/** Chance that makes the same sounds in every browser. */
function seeded(): () => number {
  let state = 12_345
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

let noise: AudioBuffer | undefined

/** Made once: every sound that needs some takes it from here. */
function noiseFor(context: BaseAudioContext): AudioBuffer {
  if (noise) return noise
  const buffer = context.createBuffer(1, context.sampleRate * 1.5, context.sampleRate)
  const random = seeded()
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = random() * 2 - 1
  noise = buffer
  return buffer
}

/** A sound as it will always be played: made once. */
export async function bake(cue: Cue): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(1, Math.ceil(RATE * (LENGTH[cue] ?? USUAL)), RATE)
  RECIPES[cue]({ context, out: context.destination, noise: noiseFor(context), random: seeded() })
  const buffer = await context.startRendering()
  const samples = buffer.getChannelData(0)
  // Never a click at the end.
  const end = samples.subarray(-800)
  for (const [i, sample] of end.entries()) end[i] = (sample * (end.length - 1 - i)) / 800
  return buffer
}

/** A small room: a fifth of a second of falling noise. */
function room(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(2, context.sampleRate * 0.22, context.sampleRate)
  const random = seeded()
  for (let channel = 0; channel < 2; channel++) {
    const samples = buffer.getChannelData(channel)
    for (let i = 0; i < samples.length; i++) {
      const time = i / context.sampleRate
      samples[i] = (random() * 2 - 1) * Math.exp(-time * 26) * Math.min(1, time / 0.006)
    }
  }
  return buffer
}

/** The desk everything goes through: a little room for the table, a volume a channel, a limiter at the end. */
function desk(context: BaseAudioContext): { readonly [channel in Channel]: GainNode } & { readonly input: AudioNode } {
  const limiter = context.createDynamicsCompressor()
  limiter.threshold.value = -12
  limiter.ratio.value = 5
  limiter.attack.value = 0.002
  limiter.release.value = 0.14
  limiter.knee.value = 12
  limiter.connect(context.destination)
  const channel = () => {
    const gain = context.createGain()
    gain.connect(limiter)
    return gain
  }
  const [table, alerts, ambience] = [channel(), channel(), channel()]
  const input = context.createGain()
  const softer = context.createBiquadFilter()
  softer.type = 'highshelf'
  softer.frequency.value = 5200
  softer.gain.value = -5
  const reverb = context.createConvolver()
  reverb.buffer = room(context)
  const wet = context.createGain()
  wet.gain.value = 0.16
  input.connect(softer)
  input.connect(reverb).connect(wet).connect(softer)
  softer.connect(table)
  return { table, alerts, ambience, input }
}

const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done())
    else setTimeout(done, 30)
  })

/** One a page. It wakes at the first tap or key; until then nothing sounds. `ambience` is started with the first wish to hear it. */
export function makeSpeaker(first: SoundSettings, ambience?: (context: AudioContext, out: AudioNode) => () => void): Speaker {
  let settings = first
  let context: AudioContext | undefined
  let board: ReturnType<typeof desk> | undefined
  let stopAmbience: (() => void) | undefined
  const baked = new Map<Cue, AudioBuffer>()
  const last = new Map<Cue, number>()
  let sounding: { readonly until: number; readonly gravity: number; readonly stop: () => void }[] = []

  /** Nothing is made for somebody who wants to hear nothing. */
  const bakeAll = async () => {
    for (const cue of CUES) {
      if (settings.muted || baked.has(cue)) continue
      await idle()
      baked.set(cue, await bake(cue))
    }
  }

  const apply = () => {
    if (!context || !board) return
    const level = (channel: Channel) => (settings.muted ? 0 : settings.volume[channel])
    for (const channel of ['table', 'alerts', 'ambience'] as const)
      board[channel].gain.setTargetAtTime(level(channel), context.currentTime, 0.02)
    const wanted = level('ambience') > 0
    if (wanted && !stopAmbience) stopAmbience = ambience?.(context, board.ambience)
    if (!wanted && stopAmbience) {
      stopAmbience()
      stopAmbience = undefined
    }
  }

  /** In moments when nothing else is to be done: the tap that wakes it is answered first. */
  const furnish = async (running: AudioContext) => {
    await idle()
    board = desk(running)
    await idle()
    apply()
    await bakeAll()
  }

  const wake = () => {
    if (context) {
      if (context.state === 'suspended') void context.resume()
      return
    }
    if (typeof AudioContext === 'undefined') return
    context = new AudioContext({ latencyHint: 'interactive' })
    void furnish(context)
  }
  addEventListener('pointerdown', wake, { capture: true })
  addEventListener('keydown', wake, { capture: true })
  // The first tap may have been before all this was loaded.
  if (navigator.userActivation?.hasBeenActive) wake()

  /** Room for one more: the least grave gives way, or it is not heard itself. */
  const makesRoom = (gravity: number, now: number): boolean => {
    sounding = sounding.filter(({ until }) => until > now)
    if (sounding.length < AT_ONCE) return true
    const least = sounding.reduce((a, b) => (b.gravity < a.gravity ? b : a))
    if (least.gravity >= gravity) return false
    least.stop()
    sounding = sounding.filter((each) => each !== least)
    return true
  }

  return {
    play(cue, after = 0, { x, gain: loud = 1, up = 0, length } = {}) {
      const buffer = baked.get(cue)
      const channel = ALERTS.has(cue) ? 'alerts' : 'table'
      if (!context || !board || !buffer || settings.muted || settings.volume[channel] <= 0) return undefined
      // Behind another tab only the call to come back is heard.
      if (document.visibilityState === 'hidden' && cue !== 'bell') return undefined
      const at = context.currentTime + 0.012 + after / 1000
      if (Math.abs((last.get(cue) ?? Number.NEGATIVE_INFINITY) - at) < TWICE) return undefined
      const gravity = GRAVITY[cue] ?? 1
      if (!makesRoom(gravity, context.currentTime)) return undefined
      last.set(cue, at)
      const source = context.createBufferSource()
      const level = context.createGain()
      const pan = context.createStereoPanner()
      source.buffer = buffer
      source.playbackRate.value = (1 + up * 0.035) * (TUNED.has(cue) ? 1 : 0.975 + Math.random() * 0.05)
      level.gain.value = loud * (TRIM[cue] ?? 1) * (0.94 + Math.random() * 0.12)
      const share = x === undefined ? 0 : (x / innerWidth) * 2 - 1
      pan.pan.value = Math.max(-0.55, Math.min(0.55, share * 0.55))
      source
        .connect(level)
        .connect(pan)
        .connect(channel === 'table' ? board.input : board.alerts)
      source.start(at)
      if (length !== undefined) {
        level.gain.setTargetAtTime(0, at + length, 0.03)
        source.stop(at + length + 0.15)
      }
      const running = context
      const stop = () => {
        level.gain.cancelScheduledValues(0)
        level.gain.setTargetAtTime(0, running.currentTime, 0.02)
      }
      sounding.push({ until: at + Math.min(length ?? buffer.duration, buffer.duration), gravity, stop })
      return stop
    },
    set(next) {
      const woken = settings.muted && !next.muted
      settings = next
      apply()
      if (woken && context) void bakeAll()
    },
  }
}
