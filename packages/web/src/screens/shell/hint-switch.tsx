import { useLaterWords } from '../../app/use-later-words.ts'
import { useWords } from '../../app/words.tsx'
import { Switch } from '../../kit/fields.tsx'
import type { GameName } from '../../session/played.ts'
import { loadSettings } from '../../words/settings.ts'
import { useHintWish } from './hints.ts'

/** Advice in this game, or none. */
export function HintSwitch({ game }: { readonly game: GameName }) {
  const { settings } = useWords()
  const { hintsNote } = useLaterWords(loadSettings)
  const [on, wish] = useHintWish(game)
  return <Switch wide label={settings.hints} detail={hintsNote} on={on} onSwitch={wish} />
}
