import type { Row } from '../../ledger/statistics.ts'
import type { HistoryWords } from '../../words/history.en.ts'

const WIDTH = 200
const MIDDLE = 10
const percent = (share: number): number => Math.round(share * 100)
const at = (share: number): number => 4 + share * (WIDTH - 8)

/** Wedge: what may be; diamond: what was. */
function Wedge({ row }: { readonly row: Row }) {
  const share = at(row.won / row.games)
  const [low, high] = [at(row.low), at(row.high)]
  return (
    <svg className="wedge" viewBox={`0 0 ${WIDTH} 20`} preserveAspectRatio="none" aria-hidden="true">
      <path className="axis" d={`M0 ${MIDDLE}H${WIDTH}`} />
      <path className="may" d={`M${low} ${MIDDLE}L${share} 4L${high} ${MIDDLE}L${share} 16z`} />
      <path className="ends" d={`M${low} 5v10M${high} 5v10`} />
      <path className="was" d={`M${share - 4} ${MIDDLE}L${share} 3L${share + 4} ${MIDDLE}L${share} 17z`} />
    </svg>
  )
}

interface RowsProps {
  readonly id: string
  readonly title: string
  readonly rows: readonly Row[]
  readonly name: (id: string) => React.ReactNode
  readonly words: HistoryWords
}

/** One line for each: how often it was won, and how sure that is. */
export function ShareRows({ id, title, rows, name, words }: RowsProps) {
  if (rows.length === 0) return null
  return (
    <section className="panel history-rows" aria-labelledby={`history-${id}`}>
      <h2 id={`history-${id}`}>{title}</h2>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <span className="history-name">{name(row.id)}</span>
            <b className="num">{percent(row.won / row.games)} %</b>
            <Wedge row={row} />
            <small>
              {words.ofGames(row.won, row.games)}
              <span className="sr">. {words.interval(percent(row.low), percent(row.high))}</span>
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
