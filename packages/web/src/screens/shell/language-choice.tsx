import { LANGUAGES, type Language } from '@sundown/engine/words'
import { useSpoken } from '../../app/words.tsx'
import { Segments } from '../../kit/segments.tsx'

/** What a language calls itself: "Français". */
function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1)
}

const isLanguage = (value: string): value is Language => LANGUAGES.some((known) => known === value)

export function LanguageChoice() {
  const { ui, language, choose } = useSpoken()
  return (
    <Segments
      label={ui.home.language}
      options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), aloud: ownName(value) }))}
      value={language}
      onPick={(value) => isLanguage(value) && choose(value)}
    />
  )
}
