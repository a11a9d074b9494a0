import { LANGUAGES, type Language } from '@sundown/engine/words'
import { useSpoken } from '../../app/words.tsx'
import { Segments } from '../../kit/fields.tsx'

const NAMES: { readonly [language in Language]: string } = { en: 'English', fr: 'Français', it: 'Italiano' }
const isLanguage = (value: string): value is Language => LANGUAGES.some((known) => known === value)

export function LanguageChoice() {
  const { ui, language, choose } = useSpoken()
  return (
    <Segments
      label={ui.home.language}
      options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), aloud: NAMES[value] }))}
      value={language}
      onPick={(value) => isLanguage(value) && choose(value)}
    />
  )
}
