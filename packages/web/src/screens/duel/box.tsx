import { FEWEST_CHARACTERS } from '@sundown/engine'
import type { LobbyPart } from '../setup/lobby.tsx'
import { CharacterCount } from './count.tsx'

/** How large a duel at a table is. */
export default function DuelBox({ session, table, isHost, tell }: LobbyPart) {
  const { charactersPerSide: count } = table.settings.options
  return (
    <div className="panel setup-panel">
      <div className="setup-row">
        <CharacterCount
          count={typeof count === 'number' ? count : FEWEST_CHARACTERS}
          disabled={!isHost}
          onPick={(charactersPerSide) => tell(session.change((now) => ({ ...now, options: { ...now.options, charactersPerSide } })))}
        />
      </div>
    </div>
  )
}
