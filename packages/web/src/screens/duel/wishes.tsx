import { settings } from '../../app/settings.ts'
import { useStore } from '../../session/react.ts'
import { CharacterCount } from './count.tsx'

/** What one may wish for before a duel against a bot. */
export default function DuelWishes() {
  const { charactersPerSide } = useStore(settings)
  return <CharacterCount count={charactersPerSide} onPick={(count) => settings.change({ charactersPerSide: count })} />
}
