import type { Chronicle, LifeLine } from '@sundown/engine/story'
import { vars } from '../../kit/vars.ts'
import type { EndWords } from '../../words/end.en.ts'
import { AsTable } from './as-table.tsx'
import type { EndPerson } from './end-screen.tsx'

interface LifePlotProps {
  readonly words: EndWords
  readonly told: Chronicle
  readonly people: readonly EndPerson[]
  readonly nameOf: (seat: number) => string
}

/** More columns have no room for a number each. */
const MANY = 9

/** The bars of one player, with a number wherever it changes and a cross where he fell. */
function Bars({ line, most, person }: { readonly line: LifeLine; readonly most: number; readonly person: EndPerson | undefined }) {
  const fell = line.life.findIndex((life, i) => life === 0 && (line.life[i - 1] ?? 0) > 0)
  return (
    <span className={`life-bars ${person?.role ? `r-${person.role.id}` : ''}`}>
      {line.life.map((life, i) => {
        const height = Math.round((life / most) * 100)
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
            key={i}
            style={vars({ '--h': `${height}%`, '--px': `${Math.round(height * 0.34)}px` })}
            className={life === 0 ? 'none' : height < 50 ? 'low' : ''}
          >
            {i === fell ? '✕' : life > 0 && life !== line.life[i - 1] ? life : ''}
          </i>
        )
      })}
    </span>
  )
}

/** Life of everybody over time: as bars to look at, and as a table to read. */
export function LifePlot({ words, told, people, nameOf }: LifePlotProps) {
  const most = Math.max(1, ...told.lines.flatMap(({ life }) => life))
  const rounds = Array.from({ length: told.rounds + 1 }, (_, i) => i)
  const step = Math.ceil(rounds.length / MANY)
  const aloud = told.lines.map(({ seat, life }) => words.lives(nameOf(seat), life.join(', '))).join('; ')
  return (
    <section className="panel end-panel end-life" aria-labelledby="end-life">
      <h2 id="end-life">{words.life}</h2>
      <div className="life-plot" role="img" aria-label={aloud}>
        {told.lines.map((line) => (
          <div key={line.seat} className="life-row">
            <b title={nameOf(line.seat)}>{nameOf(line.seat)}</b>
            <Bars line={line} most={most} person={people.find(({ seat }) => seat === line.seat)} />
          </div>
        ))}
        <div className="life-row life-axis">
          <b />
          <span className="life-bars">
            {rounds.map((round) => (
              <i key={round}>{round % step === 0 && (round === 0 ? words.round(0) : round)}</i>
            ))}
          </span>
        </div>
      </div>
      <AsTable
        about={words.life}
        label={words.asTable}
        head={[
          { title: words.player },
          ...rounds.map((round) => ({ title: round === 0 ? words.round(0) : round, aloud: words.round(round) })),
        ]}
        rows={told.lines.map(({ seat, life }) => ({ title: nameOf(seat), cells: rounds.map((round) => life[round]) }))}
      />
    </section>
  )
}
