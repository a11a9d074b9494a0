import { useWords } from '../../app/words.tsx'
import { Segments } from '../../kit/segments.tsx'
import { hostedGames, hostOf, sizeFor, type Wishes } from '../games.ts'
import type { LobbyPart } from './lobby.tsx'

/** What a game begins with when a table changes to it. */
const PLAIN: Wishes = { sets: ['base'], charactersPerSide: 4 }

/** Which game is played at a table. Another game comes with its own options. */
export function GameChoice({ session, table, words, isHost, tell }: LobbyPart) {
  const { home } = useWords()
  const { settings } = table
  const choose = (name: string) => {
    const hosted = hostOf(name)
    if (!hosted || name === settings.game) return
    const players = sizeFor(hosted, table.seats.length)
    tell(session.change((now) => ({ ...now, game: name, options: { ...hosted.options(PLAIN), players } })))
  }
  const now = hostOf(settings.game)
  return (
    <div className="setup-row">
      <div>
        <b>{words.game}</b>
        <small>{now && home.games[now.game].line}</small>
      </div>
      <Segments
        label={words.game}
        options={hostedGames.map(({ game }) => ({ value: game, label: home.games[game].short, aloud: home.games[game].title }))}
        value={settings.game}
        disabled={!isHost}
        onPick={choose}
      />
    </div>
  )
}
