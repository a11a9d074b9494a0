import { FEWEST_CHARACTERS } from '@sundown/engine'
import type { LobbyPart } from '../setup/lobby.tsx'
import { CharacterCount } from './count.tsx'

/** How large a duel at a table is. */
export default function DuelBox({ session, table, isHost, tell }: LobbyPart) {
  const { settings } = table
  const { charactersPerSide: count } = settings.options
  return (
    <div className="panel setup-panel">
      <div className="setup-row">
        <CharacterCount
          count={typeof count === 'number' ? count : FEWEST_CHARACTERS}
          disabled={!isHost}
          onPick={(charactersPerSide) => tell(session.settings({ ...settings, options: { ...settings.options, charactersPerSide } }))}
        />
      </div>
    </div>
  )
}
