import { likeliest, type RoleChances } from '@sundown/bots/explain'
import { useEffect, useState } from 'react'
import { useInLanguage } from '../../app/use-in-language.ts'
import { roleArt } from '../../art/roles.ts'
import { Icon } from '../../kit/icon.tsx'
import { vars } from '../../kit/vars.ts'
import { useStore } from '../../session/react.ts'
import type { ReplaySession } from '../../session/replay.ts'
import type { Snapshot } from '../../session/session.ts'
import type { Guesser, Taken } from '../../session/taken-messages.ts'
import type { TakenWords } from '../../words/taken.en.ts'
import { loadTaken } from '../../words/taken.ts'
import { Bands } from './bands.tsx'
import { GuessList } from './guess-list.tsx'
import { Legend } from './legend.tsx'
import { type Cast, percentOf } from './say.ts'
import './taken.css'

/** Whose guess about whom. */
interface Pair {
  readonly by: Guesser
  readonly seat: number | undefined
}

/** What is thought in the moment that is shown; the last answer counts. */
function useTaken(session: ReplaySession, { step, eyes }: ReturnType<ReplaySession['player']['getSnapshot']>, by: Guesser) {
  const [taken, setTaken] = useState<Taken>()
  useEffect(() => {
    let current = true
    void session.taken({ step, eyes }, by).then((found) => {
      if (current) setTaken(found)
    })
    return () => {
      current = false
    }
  }, [session, step, eyes, by])
  return taken
}

/** With everything open: who really was what. */
const rolesIn = ({ open, names }: Snapshot): readonly (string | undefined)[] =>
  names.map((_, seat) => {
    const own = open?.[seat]
    return own && 'role' in own && typeof own.role === 'string' ? own.role : undefined
  })

interface CellProps {
  readonly words: TakenWords
  readonly chances: RoleChances
  readonly really: string | undefined
  readonly label: string
  readonly pressed: boolean
  readonly onPress: () => void
}

function Cell({ words, chances, really, label, pressed, onPress }: CellProps) {
  const role = likeliest(chances)
  const right = really === undefined ? undefined : role === really
  const aloud = [label, words.role[role], percentOf(words, chances[role]), right === undefined ? '' : right ? words.right : words.wrong]
  return (
    <button
      type="button"
      className={`guess-cell r-${role} ${right ? 'is-right' : ''}`}
      style={vars({ '--share': String(chances[role]) })}
      aria-label={aloud.filter(Boolean).join(', ')}
      title={`${words.role[role]} ${percentOf(words, chances[role])}`}
      aria-pressed={pressed}
      onClick={onPress}
    >
      <Icon name={roleArt(role).icon} />
    </button>
  )
}

interface MatrixProps {
  readonly words: TakenWords
  readonly taken: Taken
  readonly names: readonly string[]
  readonly roles: readonly (string | undefined)[]
  readonly pair: Pair
  readonly onPair: (pair: Pair) => void
}

/** Rows guess columns. */
function Matrix({ words, taken, names, roles, pair, onPair }: MatrixProps) {
  const called = (by: Guesser): string => (by === 'table' ? words.table : (names[by] ?? ''))
  return (
    <table>
      <thead>
        <tr>
          <td />
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
        {roles.some((role) => role !== undefined) && (
          <tr>
            <th scope="row">{words.really}</th>
            {roles.map((role, seat) => (
              <td key={names[seat]} className={`r-${role ?? ''}`}>
                {role !== undefined && (
                  <>
                    <Icon name={roleArt(role).icon} />
                    <span className="sr">{isRole(role, words) ? words.role[role] : role}</span>
                  </>
                )}
              </td>
            ))}
          </tr>
        )}
      </thead>
      <tbody>
        {taken.rows.map(({ by, chances }) => (
          <tr key={by}>
            <th scope="row">{called(by)}</th>
            {chances.map((each, seat) => (
              <td key={names[seat]}>
                {seat === by ? (
                  '–'
                ) : (
                  <Cell
                    words={words}
                    chances={each}
                    really={roles[seat]}
                    label={words.about(called(by), names[seat] ?? '')}
                    pressed={pair.by === by && pair.seat === seat}
                    onPress={() => onPair({ by, seat })}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isRole = (role: string, { role: names }: TakenWords): role is keyof TakenWords['role'] => role in names

/** Beside a game that is seen again: who takes whom for what in this moment, as far as the eyes in question may know it. */
export default function Suspicion({ session }: { readonly session: ReplaySession }) {
  const words = useInLanguage(loadTaken)
  const state = useStore(session.player)
  const snap = useStore(session)
  const [pair, setPair] = useState<Pair>({ by: 'table', seat: undefined })
  const taken = useTaken(session, state, pair.by)
  if (!words || !taken) return <p className="suspicion">{words?.working}</p>
  const { names } = snap
  const cast: Cast = { names, me: null, shown: taken.shown }
  const { by } = taken
  const called = by === 'table' ? words.table : (names[by] ?? '')
  const seat = pair.seat === by ? undefined : pair.seat
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
    <section className="suspicion scroll-area" tabIndex={0} aria-label={words.matrix}>
      <h2>{words.matrix}</h2>
      {taken.rows.length > 1 && (
        <>
          <p className="muted small">{words.matrixLead}</p>
          <Matrix words={words} taken={taken} names={names} roles={rolesIn(snap)} pair={{ by, seat }} onPair={setPair} />
          <p className="muted small">{words.ring}</p>
        </>
      )}
      {seat !== undefined && (
        <figure>
          <figcaption>
            <b>{words.about(called, names[seat] ?? '')}</b>
          </figcaption>
          <Bands history={taken.history} seat={seat} last={Math.max(1, taken.step)} label={words.about(called, names[seat] ?? '')} />
          <Legend words={words} />
        </figure>
      )}
      <h3>{called}</h3>
      <GuessList
        words={words}
        cast={cast}
        guesses={taken.guesses}
        speaker={by === 'table' ? 'table' : 'player'}
        by={by === 'table' ? undefined : by}
      />
    </section>
  )
}
