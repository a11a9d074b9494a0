import { patiently } from '../session/patiently.ts'
import type { Cue, CueOptions } from '../stage/sound/cues.ts'
import type { SoundSettings, Speaker } from '../stage/sound/speaker.ts'
import { settings } from './settings.ts'

const wished = (): SoundSettings => {
  const { muted, volume, alerts, ambience } = settings.getSnapshot()
  return { muted, volume: { table: volume, alerts, ambience } }
}

let made: Speaker | undefined

/** All that sounds in this page. Nobody waits for it: until it has come, nothing sounds. */
export const speaker: Pick<Speaker, 'play'> = {
  play: (cue: Cue, after?: number, options?: CueOptions) => made?.play(cue, after, options),
}

void patiently(() => Promise.all([import('../stage/sound/speaker.ts'), import('../stage/sound/ambience.ts')])).then(
  ([{ makeSpeaker }, { saloon }]) => {
    made = makeSpeaker(wished(), saloon)
    settings.subscribe(() => made?.set(wished()))
  },
  () => undefined,
)
