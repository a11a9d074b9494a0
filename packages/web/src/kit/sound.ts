/** Short, dry sounds made here: no files. Nothing sounds before the first tap, and at most two at once. */

export type Sound =
  | 'draw'
  | 'play'
  | 'shot'
  | 'missed'
  | 'wound'
  | 'heal'
  | 'steal'
  | 'discard'
  | 'flip'
  | 'flip-good'
  | 'flip-bad'
  | 'jail'
  | 'fuse'
  | 'out'
  | 'your-turn'
  | 'tick'

export type Channel = 'table' | 'alerts'

/** What sounds where: alerts call you, the rest is the table. */
export const channelOf = (sound: Sound): Channel => (sound === 'your-turn' || sound === 'tick' ? 'alerts' : 'table')

interface Voice {
  /** Filtered noise: how it is filtered from and to, how hard. */
  readonly noise?: { readonly type: BiquadFilterType; readonly from: number; readonly to: number; readonly q?: number }
  readonly tone?: { readonly wave: OscillatorType; readonly from: number; readonly to: number }
  readonly gain: number
  /** Seconds. */
  readonly at?: number
  readonly attack?: number
  readonly length: number
}

const noise = (type: BiquadFilterType, from: number, to: number, gain: number, length: number, at = 0, q = 1): Voice => ({
  noise: { type, from, to, q },
  gain,
  length,
  at,
})
const tone = (wave: OscillatorType, from: number, to: number, gain: number, length: number, at = 0): Voice => ({
  tone: { wave, from, to },
  gain,
  length,
  at,
})
const jingle = (at: number): Voice[] => [tone('triangle', 3400, 3300, 0.12, 0.12, at), tone('triangle', 4700, 4600, 0.08, 0.1, at + 0.02)]

const SOUNDS: { readonly [sound in Sound]: readonly Voice[] } = {
  draw: [noise('bandpass', 2200, 4200, 0.25, 0.11, 0, 0.8)],
  play: [noise('highpass', 2500, 1500, 0.35, 0.05), tone('sine', 220, 140, 0.2, 0.06)],
  shot: [noise('lowpass', 3200, 300, 0.9, 0.16), tone('sine', 150, 50, 0.7, 0.14)],
  missed: [tone('sine', 2400, 900, 0.16, 0.34), noise('bandpass', 3000, 1200, 0.12, 0.2, 0, 4)],
  wound: [tone('sine', 110, 52, 0.8, 0.26), noise('lowpass', 500, 120, 0.3, 0.12)],
  heal: [tone('sine', 1320, 1310, 0.2, 0.22), tone('sine', 1980, 1970, 0.1, 0.16, 0.01), noise('highpass', 5000, 4000, 0.06, 0.03)],
  steal: [tone('triangle', 2100, 2900, 0.16, 0.09), tone('triangle', 3100, 3900, 0.1, 0.12, 0.05)],
  discard: [noise('bandpass', 1500, 800, 0.22, 0.14, 0, 0.7)],
  flip: [0, 0.03, 0.055, 0.075].map((at) => noise('highpass', 3000, 2500, 0.18, 0.025, at)),
  'flip-good': [tone('square', 880, 870, 0.12, 0.07), tone('square', 1175, 1165, 0.1, 0.09, 0.09)],
  'flip-bad': [tone('square', 330, 320, 0.14, 0.1)],
  jail: [
    noise('bandpass', 1800, 900, 0.4, 0.05, 0, 3),
    tone('square', 190, 120, 0.16, 0.09, 0.07),
    noise('bandpass', 1200, 700, 0.3, 0.06, 0.08, 3),
  ],
  fuse: [noise('highpass', 5200, 6400, 0.14, 0.6)],
  out: [tone('sine', 392, 390, 0.4, 0.68), tone('sine', 988, 985, 0.12, 0.5), tone('sine', 1480, 1475, 0.05, 0.3)],
  'your-turn': [...jingle(0), ...jingle(0.16)],
  tick: [noise('bandpass', 2600, 2600, 0.16, 0.03, 0, 6)],
}

export interface SoundSettings {
  readonly muted: boolean
  /** 0 to 1, by channel. */
  readonly volume: { readonly [channel in Channel]: number }
}

export interface Speaker {
  play(sound: Sound): void
  set(settings: SoundSettings): void
}

const AT_ONCE = 2

function makeNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}

/** One a page. It wakes at the first tap or key; until then `play` does nothing. */
export function makeSpeaker(first: SoundSettings): Speaker {
  let settings = first
  let context: AudioContext | undefined
  let hiss: AudioBuffer | undefined
  let busyUntil: number[] = []

  const wake = () => {
    removeEventListener('pointerdown', wake)
    removeEventListener('keydown', wake)
    if (typeof AudioContext === 'undefined') return
    context = new AudioContext()
    hiss = makeNoise(context)
  }
  addEventListener('pointerdown', wake)
  addEventListener('keydown', wake)
  // The first tap may have been before all this was loaded.
  if (navigator.userActivation?.hasBeenActive) wake()

  const sound = (ctx: AudioContext, voice: Voice, start: number, volume: number) => {
    const from = start + (voice.at ?? 0)
    const to = from + voice.length
    const level = ctx.createGain()
    level.gain.setValueAtTime(0.0001, from)
    level.gain.exponentialRampToValueAtTime(Math.max(0.0002, voice.gain * volume), from + (voice.attack ?? 0.004))
    level.gain.exponentialRampToValueAtTime(0.0001, to)
    level.connect(ctx.destination)
    if (voice.tone) {
      const source = ctx.createOscillator()
      source.type = voice.tone.wave
      source.frequency.setValueAtTime(voice.tone.from, from)
      source.frequency.exponentialRampToValueAtTime(voice.tone.to, to)
      source.connect(level)
      source.start(from)
      source.stop(to)
    }
    if (voice.noise && hiss) {
      const source = ctx.createBufferSource()
      source.buffer = hiss
      const filter = ctx.createBiquadFilter()
      filter.type = voice.noise.type
      filter.Q.value = voice.noise.q ?? 1
      filter.frequency.setValueAtTime(voice.noise.from, from)
      filter.frequency.exponentialRampToValueAtTime(voice.noise.to, to)
      source.connect(filter).connect(level)
      source.start(from)
      source.stop(to)
    }
  }

  return {
    play(name) {
      const volume = settings.volume[channelOf(name)]
      if (!context || settings.muted || volume <= 0) return
      // Behind another tab only the call to come back is heard.
      if (document.visibilityState === 'hidden' && name !== 'your-turn') return
      const now = context.currentTime
      busyUntil = busyUntil.filter((until) => until > now)
      if (busyUntil.length >= AT_ONCE && channelOf(name) === 'table') return
      if (context.state === 'suspended') void context.resume()
      const voices = SOUNDS[name]
      for (const voice of voices) sound(context, voice, now + 0.01, volume)
      busyUntil.push(now + Math.max(...voices.map((voice) => (voice.at ?? 0) + voice.length)))
    },
    set(next) {
      settings = next
    },
  }
}
