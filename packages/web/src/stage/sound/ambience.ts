import { nth } from '@sundown/engine/kernel'

/** A quiet saloon: people talking somewhere, now and then a glass, a chair, a few notes of a piano in the next room. All made here. */

const LOOP = 16
/** This many seconds its end and its beginning are blended: noise does not fit itself. */
const BLEND = 1
const RATE = 22_050

/** Voices too far off to be understood: noise in the range of speech that swells and ebbs. */
async function murmur(): Promise<AudioBuffer> {
  const context = new OfflineAudioContext(2, (LOOP + BLEND) * RATE, RATE)
  const noise = context.createBuffer(2, (LOOP + BLEND) * RATE, RATE)
  for (let channel = 0; channel < 2; channel++) {
    const samples = noise.getChannelData(channel)
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  }
  const voice = (pitch: number, loud: number, slow: number) => {
    const source = context.createBufferSource()
    source.buffer = noise
    const throat = context.createBiquadFilter()
    throat.type = 'bandpass'
    throat.frequency.value = pitch
    throat.Q.value = 2.2
    const level = context.createGain()
    // Whole swells in one round, so that its end fits its beginning.
    for (let i = 0; i <= (64 / LOOP) * (LOOP + BLEND); i++) {
      const phase = (i / 64) * Math.PI * 2 * slow
      level.gain.linearRampToValueAtTime(loud * (0.35 + 0.65 * Math.max(0, Math.sin(phase + pitch)) ** 2), (i / 64) * LOOP)
    }
    source.connect(throat).connect(level).connect(context.destination)
    source.start()
  }
  voice(210, 0.09, 5)
  voice(340, 0.07, 7)
  voice(520, 0.05, 9)
  voice(900, 0.02, 6)
  const buffer = await context.startRendering()
  for (let channel = 0; channel < 2; channel++) {
    const samples = buffer.getChannelData(channel)
    const after = samples.subarray(LOOP * RATE)
    for (const [i, sample] of after.entries()) {
      const share = i / after.length
      samples[i] = (samples[i] ?? 0) * Math.sqrt(share) + sample * Math.sqrt(1 - share)
    }
  }
  return buffer
}

const TUNE = [60, 64, 67, 69, 72, 76] as const

/** Starts it. Returns how to stop it. */
export function saloon(context: AudioContext, out: AudioNode): () => void {
  let stopped = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const level = context.createGain()
  level.gain.setValueAtTime(0, context.currentTime)
  level.gain.linearRampToValueAtTime(1.6, context.currentTime + 3)
  level.connect(out)
  const sources: AudioScheduledSourceNode[] = []

  const ping = (pitch: number, at: number, length: number, peak: number, wave: OscillatorType = 'sine') => {
    const source = context.createOscillator()
    const gain = context.createGain()
    source.type = wave
    source.frequency.value = pitch
    gain.gain.setValueAtTime(0.0001, at)
    gain.gain.linearRampToValueAtTime(peak, at + 0.006)
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length)
    source.connect(gain).connect(level)
    source.start(at)
    source.stop(at + length + 0.02)
  }
  const glass = (at: number) => {
    const pitch = 2100 + Math.random() * 900
    ping(pitch, at, 0.35, 0.02)
    ping(pitch * 1.61, at, 0.22, 0.01)
  }
  const piano = (at: number) => {
    let when = at
    for (let i = 0; i < 3 + Math.floor(Math.random() * 4); i++) {
      const key = nth(TUNE, Math.floor(Math.random() * TUNE.length))
      const pitch = 440 * 2 ** ((key - 69) / 12)
      ping(pitch, when, 0.7, 0.018, 'triangle')
      ping(pitch * 2.004, when, 0.4, 0.006)
      when += Math.random() < 0.3 ? 0.5 : 0.25
    }
  }
  const next = () => {
    timer = setTimeout(
      () => {
        if (stopped) return
        if (document.visibilityState === 'visible') (Math.random() < 0.6 ? glass : piano)(context.currentTime + 0.05)
        next()
      },
      4000 + Math.random() * 9000,
    )
  }
  void murmur().then((buffer) => {
    if (stopped) return
    const source = context.createBufferSource()
    source.buffer = buffer
    source.loop = true
    source.loopEnd = LOOP
    source.connect(level)
    source.start()
    sources.push(source)
    next()
  })
  return () => {
    stopped = true
    clearTimeout(timer)
    level.gain.cancelScheduledValues(0)
    level.gain.setTargetAtTime(0, context.currentTime, 0.2)
    for (const source of sources) source.stop(context.currentTime + 1)
  }
}
