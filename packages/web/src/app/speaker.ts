import { makeSpeaker, type SoundSettings } from '../kit/sound.ts'
import { settings } from './settings.ts'

const wished = (): SoundSettings => {
  const { muted, volume, alerts } = settings.getSnapshot()
  return { muted, volume: { table: volume, alerts } }
}

/** All that sounds in this page. */
export const speaker = makeSpeaker(wished())
settings.subscribe(() => speaker.set(wished()))
