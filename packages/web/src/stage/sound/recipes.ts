import type { Cue } from './cues.ts'

/** What a sound is made of: hisses and tones, each with its moment, length, loudness, and the frequency it goes from and to. */

/** Where the parts of one sound are put together. */
export interface Bench {
  readonly context: BaseAudioContext
  readonly out: AudioNode
  /** White noise, a second and a half of it. */
  readonly noise: AudioBuffer
  readonly random: () => number
}

type Recipe = (bench: Bench) => void

function envelope({ context, out }: Bench, at: number, attack: number, length: number, peak: number): GainNode {
  const gain = context.createGain()
  gain.gain.setValueAtTime(0.0001, at)
  gain.gain.linearRampToValueAtTime(peak, at + attack)
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
  gain.connect(out)
  return gain
}

interface Hiss {
  readonly at?: number
  readonly length: number
  readonly peak: number
  readonly type: BiquadFilterType
  readonly from: number
  readonly to: number
  readonly q?: number
  readonly attack?: number
}

/** Noise through a moving filter. */
function hiss(bench: Bench, { at = 0, length, peak, type, from, to, q = 1, attack = 0.003 }: Hiss): void {
  const source = bench.context.createBufferSource()
  const filter = bench.context.createBiquadFilter()
  source.buffer = bench.noise
  filter.type = type
  filter.Q.value = q
  filter.frequency.setValueAtTime(from, at)
  filter.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + length)
  source.connect(filter).connect(envelope(bench, at, attack, length, peak))
  source.start(at, bench.random() * 0.4, length + 0.02)
}

interface Tone {
  readonly at?: number
  readonly length: number
  readonly peak: number
  readonly wave?: OscillatorType
  readonly from: number
  readonly to?: number
  readonly attack?: number
}

function tone(bench: Bench, { at = 0, length, peak, wave = 'sine', from, to = from, attack = 0.003 }: Tone): OscillatorNode {
  const source = bench.context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, at)
  source.frequency.exponentialRampToValueAtTime(Math.max(20, to), at + length)
  source.connect(envelope(bench, at, attack, length, peak))
  source.start(at)
  source.stop(at + length + 0.02)
  return source
}

/** Wood on wood. */
function knock(bench: Bench, at: number, pitch: number, peak: number, length = 0.05): void {
  tone(bench, { at, length, peak, from: pitch, to: pitch * 0.72 })
  hiss(bench, { at, length: length * 0.4, peak: peak * 0.5, type: 'bandpass', from: pitch * 2.6, to: pitch * 2, q: 3 })
}

const PARTIALS = [
  [1, 1, 1],
  [2.003, 0.5, 0.8],
  [3.01, 0.26, 0.55],
  [4.03, 0.15, 0.4],
  [5.06, 0.08, 0.28],
] as const

/** A string of an upright piano that is a little out of tune. */
function string(bench: Bench, at: number, pitch: number, length: number, peak: number): void {
  for (const [multiple, share, lasts] of PARTIALS) {
    tone(bench, { at, length: length * lasts, peak: peak * share, from: pitch * multiple, to: pitch * multiple * 0.9995, attack: 0.004 })
    tone(bench, {
      at,
      length: length * lasts,
      peak: peak * share * 0.7,
      from: pitch * multiple * 1.004,
      to: pitch * multiple * 1.0035,
      attack: 0.004,
    })
  }
  hiss(bench, { at, length: 0.02, peak: peak * 0.5, type: 'bandpass', from: 2400, to: 1600, q: 1.5 })
}

const pitchOf = (key: number): number => 440 * 2 ** ((key - 69) / 12)

const chord =
  (...keys: readonly number[]): Recipe =>
  (bench) => {
    for (const [i, key] of keys.entries()) string(bench, i * 0.028, pitchOf(key), 1.12 - i * 0.03, i ? 0.11 : 0.17)
  }

/** Partials that belong together: multiple, loudness, length. */
function bell(
  bench: Bench,
  at: number,
  pitch: number,
  partials: readonly (readonly [number, number, number])[],
  wave: OscillatorType = 'sine',
): void {
  for (const [multiple, peak, length] of partials)
    tone(bench, { at, length, peak, wave, from: pitch * multiple, to: pitch * multiple * 0.998, attack: 0.002 })
}

export const RECIPES: { readonly [cue in Cue]: Recipe } = {
  slide: (b) => {
    hiss(b, { length: 0.16, peak: 0.3, type: 'bandpass', from: 1300, to: 3400, q: 0.8, attack: 0.05 })
    hiss(b, { at: 0.02, length: 0.1, peak: 0.1, type: 'highpass', from: 5200, to: 6800, q: 0.7, attack: 0.04 })
  },
  pick: (b) => hiss(b, { length: 0.06, peak: 0.2, type: 'bandpass', from: 2600, to: 3300, attack: 0.012 }),
  snap: (b) => {
    hiss(b, { length: 0.06, peak: 0.9, type: 'bandpass', from: 2100, to: 1300, q: 0.9, attack: 0.001 })
    tone(b, { length: 0.07, peak: 0.3, from: 190, to: 120 })
    hiss(b, { at: 0.008, length: 0.06, peak: 0.14, type: 'lowpass', from: 700, to: 300 })
  },
  slap: (b) => {
    hiss(b, { length: 0.09, peak: 1.1, type: 'bandpass', from: 1900, to: 900, q: 0.7, attack: 0.001 })
    tone(b, { length: 0.11, peak: 0.55, from: 170, to: 82 })
    hiss(b, { length: 0.1, peak: 0.25, type: 'lowpass', from: 600, to: 180 })
  },
  paper: (b) => hiss(b, { length: 0.13, peak: 0.26, type: 'bandpass', from: 1700, to: 800, q: 0.8, attack: 0.012 }),
  flip: (b) => {
    for (const [at, peak] of [
      [0, 0.16],
      [0.026, 0.2],
      [0.048, 0.26],
    ] as const)
      hiss(b, { at, length: 0.022, peak, type: 'highpass', from: 2600, to: 2100, q: 0.8, attack: 0.002 })
    hiss(b, { at: 0.085, length: 0.05, peak: 0.5, type: 'bandpass', from: 1500, to: 900, q: 0.9, attack: 0.001 })
    tone(b, { at: 0.085, length: 0.07, peak: 0.28, from: 210, to: 130 })
  },
  creak: (b) => {
    for (let i = 0; i < 7; i++) {
      const pitch = 900 + i * 90
      hiss(b, {
        at: i * 0.034 + i * i * 0.002,
        length: 0.02,
        peak: 0.05 + i * 0.012,
        type: 'bandpass',
        from: pitch,
        to: pitch + 100,
        q: 8,
        attack: 0.004,
      })
    }
  },
  cock: (b) => {
    hiss(b, { length: 0.018, peak: 0.5, type: 'bandpass', from: 3100, to: 2500, q: 5, attack: 0.001 })
    tone(b, { length: 0.03, peak: 0.14, wave: 'triangle', from: 1350, to: 1200 })
    hiss(b, { at: 0.085, length: 0.026, peak: 0.62, type: 'bandpass', from: 2100, to: 1500, q: 4, attack: 0.001 })
    tone(b, { at: 0.085, length: 0.05, peak: 0.2, wave: 'triangle', from: 820, to: 640 })
  },
  shot: (b) => {
    hiss(b, { length: 0.014, peak: 0.8, type: 'highpass', from: 2500, to: 1500, q: 0.7, attack: 0.0006 })
    hiss(b, { length: 0.2, peak: 1.2, type: 'lowpass', from: 4600, to: 240, q: 0.8, attack: 0.001 })
    tone(b, { length: 0.2, peak: 1.05, from: 178, to: 44, attack: 0.001 })
    hiss(b, { length: 0.26, peak: 1.3, type: 'bandpass', from: 2400, to: 700, q: 0.7, attack: 0.001 })
    hiss(b, { at: 0.06, length: 0.5, peak: 0.5, type: 'bandpass', from: 1100, to: 420, q: 0.8, attack: 0.02 })
  },
  gatling: (b) => {
    hiss(b, { length: 0.1, peak: 0.85, type: 'lowpass', from: 4200, to: 420, q: 0.8, attack: 0.001 })
    tone(b, { length: 0.1, peak: 0.7, from: 200, to: 70, attack: 0.001 })
    hiss(b, { length: 0.14, peak: 1, type: 'bandpass', from: 2200, to: 900, q: 0.7, attack: 0.001 })
    hiss(b, { at: 0.02, length: 0.05, peak: 0.12, type: 'bandpass', from: 2600, to: 2200, q: 4 })
  },
  crank: (b) => {
    for (let i = 0; i < 5; i++) {
      hiss(b, { at: i * 0.042, length: 0.02, peak: 0.3, type: 'bandpass', from: 1700 + i * 130, to: 1500, q: 5, attack: 0.001 })
      tone(b, { at: i * 0.042, length: 0.02, peak: 0.1, wave: 'square', from: 310 + i * 20, to: 280 })
    }
  },
  ricochet: (b) => {
    hiss(b, { length: 0.02, peak: 0.5, type: 'bandpass', from: 4200, to: 3000, q: 2, attack: 0.001 })
    const whine = tone(b, { at: 0.004, length: 0.46, peak: 0.2, from: 2750, to: 1080, attack: 0.004 })
    const wobble = b.context.createOscillator()
    const depth = b.context.createGain()
    wobble.frequency.setValueAtTime(46, 0)
    wobble.frequency.linearRampToValueAtTime(22, 0.46)
    depth.gain.value = 90
    wobble.connect(depth).connect(whine.frequency)
    wobble.start(0)
    wobble.stop(0.5)
    tone(b, { at: 0.004, length: 0.3, peak: 0.07, wave: 'triangle', from: 4150, to: 1700 })
    hiss(b, { at: 0.01, length: 0.3, peak: 0.05, type: 'bandpass', from: 3600, to: 1300, q: 5 })
  },
  thunk: (b) => {
    tone(b, { length: 0.16, peak: 0.9, from: 230, to: 118, attack: 0.001 })
    tone(b, { length: 0.16, peak: 0.75, wave: 'triangle', from: 560, to: 440, attack: 0.001 })
    hiss(b, { length: 0.12, peak: 1.2, type: 'bandpass', from: 900, to: 560, q: 2, attack: 0.001 })
  },
  wound: (b) => {
    tone(b, { length: 0.28, peak: 0.95, from: 118, to: 48, attack: 0.002 })
    hiss(b, { length: 0.1, peak: 0.4, type: 'lowpass', from: 620, to: 140 })
    // The skin of the drum: all of it that a telephone can say.
    tone(b, { length: 0.2, peak: 0.4, wave: 'triangle', from: 520, to: 300, attack: 0.002 })
    hiss(b, { length: 0.12, peak: 1.3, type: 'bandpass', from: 1200, to: 600 })
  },
  cartridge: (b) => {
    for (const [at, strength] of [
      [0, 1],
      [0.115, 0.55],
      [0.19, 0.3],
      [0.235, 0.16],
    ] as const) {
      for (const [pitch, share, length] of [
        [3720, 0.15, 0.16],
        [5590, 0.09, 0.11],
        [7350, 0.05, 0.07],
      ] as const)
        tone(b, { at, length: length * (0.6 + strength * 0.5), peak: share * strength, from: pitch, to: pitch * 0.998, attack: 0.001 })
      hiss(b, { at, length: 0.012, peak: 0.12 * strength, type: 'bandpass', from: 5200, to: 4400, q: 3, attack: 0.0006 })
    }
  },
  cartIn: (b) => {
    knock(b, 0, 640, 0.16)
    tone(b, { at: 0.03, length: 0.26, peak: 0.16, from: 2640, attack: 0.002 })
    tone(b, { at: 0.03, length: 0.26, peak: 0.08, from: 3960, attack: 0.002 })
  },
  pour: (b) => {
    for (let i = 0; i < 6; i++) tone(b, { at: i * 0.034, length: 0.05, peak: 0.06, from: 420 + i * 70, to: 620 + i * 90, attack: 0.008 })
    hiss(b, { length: 0.24, peak: 0.07, type: 'bandpass', from: 1400, to: 2600, q: 1.4, attack: 0.03 })
  },
  glass: (b) => {
    knock(b, 0, 330, 0.4, 0.07)
    bell(b, 0.004, 1480, [
      [1, 0.14, 0.26],
      [1.6, 0.08, 0.2],
      [2.446, 0.04, 0.12],
    ])
  },
  good: (b) => {
    knock(b, 0, 720, 0.6, 0.08)
    knock(b, 0.095, 960, 0.6, 0.11)
  },
  bad: (b) => {
    knock(b, 0, 520, 0.7, 0.1)
    knock(b, 0.1, 390, 0.7, 0.16)
  },
  stamp: (b) => {
    tone(b, { length: 0.16, peak: 0.85, from: 150, to: 62, attack: 0.001 })
    hiss(b, { length: 0.07, peak: 0.5, type: 'lowpass', from: 1100, to: 260 })
    hiss(b, { length: 0.14, peak: 1.7, type: 'bandpass', from: 1500, to: 700, attack: 0.001 })
    hiss(b, { length: 0.018, peak: 0.35, type: 'bandpass', from: 2400, to: 1800 })
  },
  bar: (b) => {
    tone(b, { length: 0.12, peak: 0.2, wave: 'triangle', from: 520, to: 505, attack: 0.001 })
    tone(b, { length: 0.08, peak: 0.12, wave: 'triangle', from: 861, to: 850, attack: 0.001 })
    hiss(b, { length: 0.02, peak: 0.4, type: 'bandpass', from: 1900, to: 1300, q: 3, attack: 0.001 })
  },
  jail: (b) => {
    hiss(b, { length: 0.05, peak: 0.8, type: 'bandpass', from: 1500, to: 700, q: 1.4, attack: 0.001 })
    tone(b, { length: 0.22, peak: 0.8, from: 96, to: 52, attack: 0.001 })
    bell(
      b,
      0,
      317,
      [
        [1, 0.26, 0.5],
        [1.552, 0.2, 0.42],
        [2.558, 0.13, 0.34],
        [4.123, 0.08, 0.24],
        [6.719, 0.04, 0.16],
      ],
      'triangle',
    )
    hiss(b, { at: 0.13, length: 0.03, peak: 0.45, type: 'bandpass', from: 2300, to: 1700, q: 4, attack: 0.001 })
  },
  latch: (b) => {
    hiss(b, { length: 0.03, peak: 0.45, type: 'bandpass', from: 2300, to: 1700, q: 4, attack: 0.001 })
    hiss(b, { at: 0.07, length: 0.03, peak: 0.3, type: 'bandpass', from: 1500, to: 1100, q: 4, attack: 0.001 })
  },
  fuse: (b) => {
    hiss(b, { length: 0.98, peak: 0.1, type: 'highpass', from: 4600, to: 6200, q: 0.7, attack: 0.05 })
    for (let i = 0; i < 29; i++)
      hiss(b, {
        at: b.random() * 0.93,
        length: 0.012,
        peak: 0.05 + b.random() * 0.09,
        type: 'bandpass',
        from: 3000 + b.random() * 3500,
        to: 3200,
        q: 4,
        attack: 0.001,
      })
  },
  boom: (b) => {
    hiss(b, { length: 0.03, peak: 1, type: 'highpass', from: 1500, to: 900, q: 0.7, attack: 0.0006 })
    hiss(b, { length: 0.95, peak: 1.25, type: 'lowpass', from: 2600, to: 70, q: 0.7, attack: 0.002 })
    tone(b, { length: 0.8, peak: 1.2, from: 98, to: 29, attack: 0.002 })
    hiss(b, { at: 0.12, length: 0.8, peak: 0.3, type: 'bandpass', from: 420, to: 120, q: 0.8, attack: 0.06 })
    for (let i = 0; i < 8; i++) knock(b, 0.34 + i * 0.075 + b.random() * 0.03, 300 + b.random() * 500, 0.1 - i * 0.009, 0.04)
  },
  scratch: (b) => hiss(b, { length: 0.12, peak: 0.4, type: 'bandpass', from: 1500, to: 3300, q: 1.6, attack: 0.014 }),
  hat: (b) => {
    hiss(b, { length: 0.09, peak: 0.4, type: 'lowpass', from: 900, to: 220, q: 0.7, attack: 0.006 })
    hiss(b, { length: 0.1, peak: 0.5, type: 'bandpass', from: 1000, to: 600, attack: 0.006 })
    tone(b, { length: 0.09, peak: 0.3, from: 140, to: 84 })
    hiss(b, { at: 0.1, length: 0.06, peak: 0.16, type: 'lowpass', from: 700, to: 240, q: 0.7, attack: 0.006 })
  },
  toll: (b) => {
    bell(b, 0, 330, [
      [0.5, 0.22, 1.1],
      [1, 0.3, 1],
      [1.19, 0.12, 0.8],
      [2, 0.24, 0.8],
      [2.74, 0.12, 0.5],
    ])
    hiss(b, { length: 0.02, peak: 0.14, type: 'bandpass', from: 1600, to: 1200, q: 2 })
  },
  bell: (b) => {
    for (const [at, strength] of [
      [0, 1],
      [0.17, 0.8],
    ] as const)
      bell(b, at, 1174, [
        [1, 0.26 * strength, 0.75 * strength],
        [2.01, 0.12 * strength, 0.5 * strength],
        [2.76, 0.09 * strength, 0.36 * strength],
        [5.4, 0.03 * strength, 0.16 * strength],
      ])
  },
  coin: (b) => {
    for (const [at, pitch, peak] of [
      [0, 2093, 0.2],
      [0.055, 3136, 0.22],
    ] as const) {
      tone(b, { at, length: 0.26, peak, from: pitch, attack: 0.001 })
      tone(b, { at, length: 0.14, peak: peak * 0.4, from: pitch * 2.76, attack: 0.001 })
    }
    hiss(b, { length: 0.012, peak: 0.2, type: 'bandpass', from: 5000, to: 4200, q: 3, attack: 0.0006 })
  },
  snatch: (b) => {
    hiss(b, { length: 0.1, peak: 0.5, type: 'bandpass', from: 1200, to: 4600, attack: 0.02 })
    hiss(b, { at: 0.085, length: 0.03, peak: 0.4, type: 'highpass', from: 2600, to: 2000, q: 0.8, attack: 0.001 })
  },
  hoof: (b) => {
    for (const [at, strength] of [
      [0, 0.7],
      [0.1, 0.55],
      [0.2, 0.9],
      [0.46, 0.6],
      [0.56, 0.48],
      [0.66, 0.8],
    ] as const) {
      tone(b, { at, length: 0.08, peak: strength * 0.8, from: 150, to: 66, attack: 0.001 })
      hiss(b, { at, length: 0.06, peak: strength * 0.5, type: 'lowpass', from: 760, to: 260, attack: 0.002 })
      tone(b, { at, length: 0.07, peak: strength * 0.3, wave: 'triangle', from: 620, to: 460, attack: 0.001 })
      hiss(b, { at, length: 0.05, peak: strength * 0.7, type: 'bandpass', from: 1500, to: 900, q: 1.4, attack: 0.001 })
    }
  },
  whistle: (b) => {
    // Four pipes, short and long; the steam takes a moment to bring them to pitch, and they sag when it is shut.
    for (const [at, length, loud] of [
      [0, 0.34, 0.8],
      [0.42, 0.7, 1],
    ] as const) {
      for (const [pitch, peak] of [
        [311, 0.11],
        [370, 0.11],
        [466, 0.1],
        [622, 0.05],
      ] as const) {
        const { frequency } = tone(b, { at, length, peak: peak * loud, wave: 'triangle', from: pitch, attack: 0.06 })
        frequency.cancelScheduledValues(at)
        frequency.setValueAtTime(pitch * 0.94, at)
        frequency.linearRampToValueAtTime(pitch, at + 0.09)
        frequency.setValueAtTime(pitch, at + length * 0.75)
        frequency.linearRampToValueAtTime(pitch * 0.96, at + length)
      }
      hiss(b, { at, length, peak: 0.055, type: 'bandpass', from: 1900, to: 1550, attack: 0.06 })
    }
  },
  chuff: (b) => hiss(b, { length: 0.12, peak: 0.24, type: 'bandpass', from: 620, to: 420, q: 0.9, attack: 0.012 }),
  pianoLaw: chord(48, 60, 64, 67, 74),
  pianoOutlaw: chord(45, 57, 60, 64, 71),
  pianoRenegade: chord(40, 52, 59, 62, 66),
  note: (b) => string(b, 0, pitchOf(67), 0.9, 0.16),
  die: (b) => {
    tone(b, { length: 0.03, peak: 0.4, from: 700, to: 560, attack: 0.001 })
    tone(b, { length: 0.02, peak: 0.18, wave: 'triangle', from: 1610, to: 1400, attack: 0.001 })
    hiss(b, { length: 0.018, peak: 0.5, type: 'bandpass', from: 2300, to: 1700, q: 2.4, attack: 0.0008 })
  },
  rattle: (b) => {
    for (let i = 0; i < 7; i++) {
      const pitch = 760 + b.random() * 420
      tone(b, { at: i * 0.03 + b.random() * 0.012, length: 0.02, peak: 0.14, from: pitch, to: pitch * 0.85, attack: 0.001 })
      hiss(b, { at: i * 0.03, length: 0.012, peak: 0.18, type: 'bandpass', from: 2600, to: 2200, q: 3, attack: 0.001 })
    }
  },
  lock: (b) => {
    knock(b, 0, 420, 0.7, 0.07)
    hiss(b, { at: 0.03, length: 0.02, peak: 0.3, type: 'bandpass', from: 1800, to: 1300, q: 3, attack: 0.001 })
    knock(b, 0.05, 560, 0.4, 0.05)
  },
  sink: (b) => {
    tone(b, { length: 0.4, peak: 0.12, wave: 'triangle', from: 262, to: 175, attack: 0.05 })
    hiss(b, { length: 0.34, peak: 0.09, type: 'bandpass', from: 900, to: 360, attack: 0.08 })
  },
  tick: (b) => hiss(b, { length: 0.03, peak: 0.3, type: 'bandpass', from: 2500, to: 2300, q: 6, attack: 0.001 }),
}

/** Evened out: what is heard often stays ten decibels under what is rare. */
export const TRIM: { readonly [cue in Cue]?: number } = {
  tick: 9,
  chuff: 3,
  creak: 10,
  paper: 2,
  pick: 2.2,
  scratch: 2,
  snatch: 1.4,
  pour: 1.4,
  slide: 0.85,
  hoof: 0.65,
  bad: 0.7,
  good: 0.55,
  toll: 0.8,
  boom: 0.65,
  gatling: 1.4,
  latch: 5,
  bar: 2,
  sink: 1.6,
  coin: 0.7,
  cartIn: 0.75,
  bell: 0.85,
}

/** Seconds, where it is not the usual. */
export const LENGTH: { readonly [cue in Cue]?: number } = {
  pianoLaw: 1.2,
  pianoOutlaw: 1.2,
  pianoRenegade: 1.2,
  note: 1,
  whistle: 1.2,
  toll: 1.2,
  boom: 1.2,
  fuse: 1.05,
  bell: 1,
  hoof: 0.8,
}
