import { useWords } from '../../app/words.tsx'
import type { LobbyPart } from './lobby.tsx'
import { optionsWith, setsOf } from './set-options.ts'
import { Roles, Sets } from './sets.tsx'

/** What lies in the box of the card game: its sets, and the roles for so many players. */
export default function Box({ session, table, isHost, tell }: LobbyPart) {
  const ui = useWords()
  return (
    <>
      <h2>{ui.setup.sets}</h2>
      <p className="muted">{ui.setup.setsNote}</p>
      <Sets
        chosen={setsOf(table)}
        {...(isHost && {
          onChoose: (sets) => tell(session.settings({ ...table.settings, options: optionsWith(table, sets) })),
        })}
      />
      <Roles players={table.seats.length} />
    </>
  )
}
