import { setsIn } from '../../session/played.ts'
import type { LobbyPart } from './lobby.tsx'
import { optionsWith, setsOf, setsWith } from './set-options.ts'
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
          onChoose: (set, on) =>
            tell(session.change((now) => ({ ...now, options: optionsWith(now.options, setsWith(setsIn(now.options), set, on)) }))),
        })}
      />
    </>
  )
}
