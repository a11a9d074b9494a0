import { useWords } from '../../app/words.tsx'
import { Segments } from '../../kit/fields.tsx'
import { hostedGames, hostOf, sizesOf } from '../games.ts'
import type { LobbyPart } from './lobby.tsx'

/** Which game is played at this table, and the numbers it wants to know. */
export function GameChoice({ session, table, isHost, tell }: LobbyPart) {
  const { home, setup } = useWords()
  const { settings } = table
  const host = hostOf(settings.game) ?? hostedGames[0]
  const { min, max } = host.players
  const choose = (name: string) => {
    const other = hostOf(name)
    if (!other) return
    const counts = Object.fromEntries(other.counts.map((count) => [count.name, count.min]))
    tell(session.settings({ ...settings, game: other.game, options: { players: other.players.usual, ...other.options, ...counts } }))
  }
  return (
    <div className="panel setup-panel rules">
      <div className="setup-row">
        <div>
          <b>{home.game}</b>
          <small>{home.notes[host.game](min, max)}</small>
        </div>
        <Segments
          label={home.game}
          options={hostedGames.map(({ game }) => ({ value: game, label: home.games[game] }))}
          value={host.game}
          disabled={!isHost}
          onPick={choose}
        />
      </div>
      {host.counts.map((count) => (
        <div key={count.name} className="setup-row">
          <b>{setup.counts[count.name]}</b>
          <Segments
            label={setup.counts[count.name]}
            options={sizesOf(count).map((n) => ({ value: String(n), label: String(n) }))}
            value={String(settings.options[count.name] ?? count.min)}
            disabled={!isHost}
            onPick={(value) => tell(session.settings({ ...settings, options: { ...settings.options, [count.name]: Number(value) } }))}
          />
        </div>
      ))}
    </div>
  )
}
