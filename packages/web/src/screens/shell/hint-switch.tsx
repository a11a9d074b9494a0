import { useWords } from '../../app/words.tsx'
import { Switch } from '../../kit/fields.tsx'
import type { GameName } from '../../session/played.ts'
import { useHintWish } from './hints.ts'

/** Advice in this game, or none. */
export function HintSwitch({ game }: { readonly game: GameName }) {
  const { settings } = useWords()
  const [on, wish] = useHintWish(game)
  return <Switch wide label={settings.hints} detail={settings.hintsNote} on={on} onSwitch={wish} />
}
