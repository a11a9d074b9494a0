import type { LobbyPart } from './lobby.tsx'
import { optionsWith, setsOf } from './set-options.ts'
import { Sets } from './sets.tsx'

/** What lies in the box of the card game: its sets. */
export default function Box({ session, table, words, isHost, tell }: LobbyPart) {
  return (
    <>
      <p className="muted">{words.setsNote}</p>
      <Sets
        always={words.always}
        chosen={setsOf(table)}
        {...(isHost && {
          onChoose: (sets) => tell(session.settings({ ...table.settings, options: optionsWith(table, sets) })),
        })}
      />
    </>
  )
}
