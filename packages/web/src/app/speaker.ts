import type { Sound, SoundSettings, Speaker } from '../kit/sound.ts'
import { patiently } from '../session/patiently.ts'
import { settings } from './settings.ts'

const wished = (): SoundSettings => {
  const { muted, volume, alerts } = settings.getSnapshot()
  return { muted, volume: { table: volume, alerts } }
}

let made: Speaker | undefined

/** All that sounds in this page. Nobody waits for it: until it has come, nothing sounds. */
export const speaker = { play: (sound: Sound) => made?.play(sound) }

void patiently(() => import('../kit/sound.ts')).then(
  ({ makeSpeaker }) => {
    made = makeSpeaker(wished())
    settings.subscribe(() => made?.set(wished()))
  },
  () => undefined,
)
