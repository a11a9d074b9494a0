import { CAST } from '@sundown/bots/names'
import { firstOf } from '@sundown/engine/kernel'
import { useId } from 'react'
import { settings } from '../../app/settings.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { Bust } from '../../kit/bust.tsx'
import { TEMPER_WISHES, type TemperWish } from '../../session/hired.ts'
import { useStore } from '../../session/react.ts'
import type { TemperWords } from '../../words/tempers.en.ts'
import { loadTempers } from '../../words/tempers.ts'
import './temper-choice.css'

/** Whose face stands for a wish. */
const facesOf = (wish: TemperWish): readonly string[] =>
  wish === 'plain'
    ? ['Belle']
    : wish === 'mixed'
      ? [firstOf(CAST.bold), firstOf(CAST.careful), firstOf(CAST.vengeful)]
      : [firstOf(CAST[wish])]

const nameOf = (words: TemperWords, wish: TemperWish): string => (wish === 'mixed' ? words.mixed : words.names[wish])
const lineOf = (words: TemperWords, wish: TemperWish): string => (wish === 'mixed' ? words.mixedLine : words.lines[wish])

/** How the bots of a game in the page are: faces to choose from, and what the chosen one is like. */
export default function TemperChoice() {
  const words = useInLanguage(loadTempers)
  const { temper } = useStore(settings)
  const group = useId()
  if (!words) return null
  return (
    <fieldset className="tempers">
      <legend>{words.title}</legend>
      {TEMPER_WISHES.map((wish) => (
        <label key={wish} className={wish === 'mixed' ? 'several' : ''}>
          <input
            type="radio"
            name={group}
            value={wish}
            checked={wish === temper}
            aria-describedby={`${group}-line`}
            onChange={() => settings.change({ temper: wish })}
          />
          <span className="temper-faces">
            {facesOf(wish).map((person) => (
              <Bust key={person} sitter={{ person }} />
            ))}
          </span>
          {nameOf(words, wish)}
        </label>
      ))}
      <p id={`${group}-line`} aria-live="polite">
        {lineOf(words, temper)}
      </p>
    </fieldset>
  )
}
