import { useState } from 'react'
import { Button } from '../kit/button.tsx'
import { CUES } from '../stage/sound/cues.ts'
import { makeSpeaker } from '../stage/sound/speaker.ts'
import { Part } from './part.tsx'

/** Everything that is heard at a table, on demand. */
export function SoundParts() {
  const [speaker] = useState(() => makeSpeaker({ muted: false, volume: { table: 0.8, alerts: 0.8, ambience: 0 } }))
  return (
    <Part title="Sounds">
      {CUES.map((sound) => (
        <Button key={sound} onClick={() => speaker.play(sound)}>
          {sound}
        </Button>
      ))}
    </Part>
  )
}
