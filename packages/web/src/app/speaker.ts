import { makeSpeaker, type SoundSettings } from '../kit/sound.ts'
import { settings } from './settings.ts'

const wished = (): SoundSettings => {
  const { muted, volume } = settings.getSnapshot()
  return { muted, volume: { table: volume, alerts: volume } }
}

/** All that sounds in this page. */
export const speaker = makeSpeaker(wished())
settings.subscribe(() => speaker.set(wished()))
