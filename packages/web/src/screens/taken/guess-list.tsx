import type { Guess } from '@sundown/bots/explain'
import { roleArt } from '../../art/roles.ts'
import { Icon } from '../../kit/icon.tsx'
import { vars } from '../../kit/vars.ts'
import type { Speaker, TakenWords } from '../../words/taken.en.ts'
import { BANDS } from './bands.tsx'
import { type Cast, percentOf, sayGuess } from './say.ts'

interface GuessListProps {
  readonly words: TakenWords
  readonly cast: Cast
  readonly guesses: readonly Guess[]
  readonly speaker: Speaker
  /** The seat that says it. */
  readonly by?: number | undefined
}

/** Of everybody whose role is hidden: how likely each role is, and why. */
export function GuessList({ words, cast, guesses, speaker, by }: GuessListProps) {
  if (guesses.length === 0) return <p className="muted">{words.nothing}</p>
  return (
    <ul className="guess-list">
      {guesses.map((guess) => (
        <li key={guess.seat}>
          <b>{cast.names[guess.seat]}</b>
          <span className="guess-bar" aria-hidden="true">
            {BANDS.filter((role) => guess.chances[role] > 0.005).map((role) => (
              <i key={role} className={`r-${role}`} style={vars({ '--share': String(guess.chances[role]) })}>
                {guess.chances[role] > 0.2 && <Icon name={roleArt(role).icon} />}
              </i>
            ))}
          </span>
          <p className="small">{sayGuess(words, cast, guess, speaker, by)}</p>
          <p className="sr">
            {BANDS.filter((role) => guess.chances[role] > 0.005)
              .map((role) => `${words.role[role]} ${percentOf(words, guess.chances[role])}`)
              .join(', ')}
          </p>
        </li>
      ))}
    </ul>
  )
}
