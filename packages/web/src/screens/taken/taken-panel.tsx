import { likeliest } from '@sundown/bots/explain'
import type { RoleId } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import { useEffect, useRef, useState } from 'react'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useWords } from '../../app/words.tsx'
import { roleArt } from '../../art/roles.ts'
import { Button } from '../../kit/button.tsx'
import { Select } from '../../kit/fields.tsx'
import { Icon } from '../../kit/icon.tsx'
import { vars } from '../../kit/vars.ts'
import type { Opened } from '../../session/replay-messages.ts'
import { type ReplayPort, replayPort } from '../../session/replay-port.ts'
import type { Snapshot } from '../../session/session.ts'
import type { Guesser, GuessMoment, Saying, Taken } from '../../session/taken-messages.ts'
import type { TakenWords } from '../../words/taken.en.ts'
import { loadTaken } from '../../words/taken.ts'
import { Bands } from './bands.tsx'
import { Legend } from './legend.tsx'
import { type Cast, percentOf, sayGuess } from './say.ts'
import './taken.css'

interface Found {
  readonly opened: Opened
  readonly taken: Taken
  readonly sayings: readonly Saying[]
}

/** Plays the game again in a worker of its own, once somebody wants to know. */
function useFound(snap: Snapshot) {
  const port = useRef<ReplayPort>(undefined)
  const [state, setState] = useState<'closed' | 'working' | 'failed' | Found>('closed')
  useEffect(() => () => port.current?.close(), [])
  const { record, me, table } = snap
  const bots = snap.names.flatMap((_, seat) => ((table ? table.seats[seat]?.bot != null : seat !== me) ? [seat] : []))
  const start = async () => {
    if (record.is !== 'open') return
    setState('working')
    const asked = replayPort()
    port.current = asked
    const { opened } = await asked.ask({ do: 'open', source: { text: JSON.stringify(record.record) } })
    const { taken } = opened ? await asked.ask({ do: 'taken', step: opened.last, eyes: 'all', by: 'table' }) : {}
    const { sayings = [] } = await asked.ask({ do: 'sayings', seats: bots })
    setState(opened && taken ? { opened, taken, sayings } : 'failed')
  }
  const look = async (by: Guesser) => {
    if (typeof state === 'string') return
    const { taken } = (await port.current?.ask({ do: 'taken', step: state.opened.last, eyes: 'all', by })) ?? {}
    if (taken) setState({ ...state, taken })
  }
  return { state, start, look }
}

/** What was thought at the end of each round. */
function atRounds({ opened, taken }: Found): readonly GuessMoment[] {
  const starts = opened.chapters.flatMap(({ what, step }) => (what === 'round' ? [step] : []))
  return [...starts, opened.last].flatMap((step) => taken.history.findLast((moment) => moment.step < step) ?? taken.history[0] ?? [])
}

interface PlotProps {
  readonly words: TakenWords
  readonly found: Found
  readonly nameOf: (seat: number) => string
  /** Who everybody was, at the end. */
  readonly roles: readonly (string | undefined)[]
}

function Plot({ words, found, nameOf, roles }: PlotProps) {
  const { opened, taken } = found
  const { history, by } = taken
  const rounds = atRounds(found)
  const seats = nameless(history)
  const tell = (role: RoleId, chance: number): string => `${words.role[role]} ${percentOf(words, chance)}`
  const topOf = ({ chances }: GuessMoment, seat: number): string => {
    const role = likeliest(nth(chances, seat))
    return tell(role, nth(chances, seat)[role])
  }
  const shown = seats.filter((seat) => seat !== by)
  return (
    <>
      <div className="taken-plot">
        {shown.map((seat) => {
          const last = history.at(-1)
          const role = last && likeliest(nth(last.chances, seat))
          return (
            <div key={seat} className="taken-row">
              <b>{nameOf(seat)}</b>
              <Bands
                history={history}
                seat={seat}
                last={opened.last}
                label={`${nameOf(seat)}: ${rounds.map((at) => topOf(at, seat)).join(', ')}`}
              />
              {role && last && (
                <span className={`taken-last r-${role} ${role === roles[seat] ? 'is-right' : 'is-wrong'}`}>
                  <Icon name={roleArt(role).icon} /> {percentOf(words, nth(last.chances, seat)[role])}
                  <span className="sr">{role === roles[seat] ? words.right : words.wrong}</span>
                </span>
              )}
            </div>
          )
        })}
        <div className="taken-row taken-axis" aria-hidden="true">
          <b />
          <span>
            {opened.chapters
              .filter(({ what }) => what === 'round')
              .map(({ step, number = 0 }, i, all) => (
                <i key={step} style={vars({ '--at': String(step / Math.max(1, opened.last)) })}>
                  {i % Math.ceil(all.length / 8) === 0 && (i === 0 ? words.round(number) : number)}
                </i>
              ))}
          </span>
        </div>
      </div>
      <details>
        <summary>{words.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
        <section className="life-table scroll-area" tabIndex={0} aria-label={words.asTable}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.player}</th>
                {rounds.map((_, round) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                  <th key={round} scope="col">
                    {words.round(round)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((seat) => (
                <tr key={seat}>
                  <th scope="row">{nameOf(seat)}</th>
                  {rounds.map((at, round) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
                    <td key={round}>{topOf(at, seat)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  )
}

const nameless = (history: readonly GuessMoment[]): readonly number[] => [...(history[0]?.chances.keys() ?? [])]

interface SayingsProps {
  readonly words: TakenWords
  readonly sayings: readonly Saying[]
  readonly cast: Cast
}

/** One sentence a bot: whom it took for what when it last had to guess, and how that turned out. */
function Sayings({ words, sayings, cast }: SayingsProps) {
  if (sayings.length === 0) return null
  return (
    <section aria-label={words.said}>
      <h3>{words.said}</h3>
      <ul className="taken-said">
        {sayings.map(({ by, guess, really }) => (
          <li key={by}>
            <b>{cast.names[by]}</b>
            <q>{sayGuess(words, cast, guess, 'player', by)}</q>{' '}
            <span className={guess.role === really ? 'good' : 'bad'}>
              {guess.role === really ? words.rightly : words.wrongly(words.a[really])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export interface TakenPanelProps {
  readonly snap: Snapshot
  readonly roles: readonly (string | undefined)[]
}

/** After the game: who could be taken for what, and when. Worked out when somebody asks. */
export default function TakenPanel({ snap, roles }: TakenPanelProps) {
  const ui = useWords()
  const words = useInLanguage(loadTaken)
  const { state, start, look } = useFound(snap)
  if (!words) return null
  const nameOf = (seat: number): string => (seat === snap.me ? ui.table.you : (snap.names[seat] ?? ''))
  const sheriff = roles.indexOf('sheriff')
  const cast: Cast = { names: snap.names, me: snap.me, shown: roles.map((_, seat) => (seat === sheriff ? 'sheriff' : undefined)) }
  return (
    <section className="panel end-panel taken-panel" aria-labelledby="end-taken">
      <h2 id="end-taken">{words.title}</h2>
      <p className="muted">{words.lead}</p>
      {state === 'closed' && <Button onClick={() => void start()}>{words.ask}</Button>}
      {(state === 'working' || state === 'failed') && <p role="status">{state === 'working' ? words.working : words.failed}</p>}
      {typeof state === 'object' && (
        <>
          <div className="taken-head">
            <Select
              label={words.by}
              value={String(state.taken.by)}
              options={state.taken.rows.map(({ by }) => ({ value: String(by), label: by === 'table' ? words.table : nameOf(by) }))}
              onPick={(value) => void look(value === 'table' ? 'table' : Number(value))}
            />
            <Legend words={words} />
          </div>
          <Plot words={words} found={state} nameOf={nameOf} roles={roles} />
          <Sayings words={words} sayings={state.sayings} cast={cast} />
        </>
      )}
    </section>
  )
}
