import { firstOf } from '@sundown/engine/kernel'
import type { Profile } from '@sundown/protocol'
import type { CompanyWords } from '../../words/company.en.ts'

type Point = Profile['ratings'][number]['history'][number]

const WIDTH = 640
const HEIGHT = 300
const LEFT = 52
const RIGHT = 100
const TOP = 40
const BOTTOM = 34
const HATCH = 9
/** Degrees. */
const RAYS = [-84, -63, -42, -21, 0, 21, 42, 63, 84]

/** The rating over time as a woodcut: a line, its haze, and the ground hatched below. A sentence and a table say the same. */
export function RatingPlot({ history, words, date }: { history: readonly Point[]; words: CompanyWords; date: (time: number) => string }) {
  const last = history.at(-1)
  if (!last) return <p className="muted">{words.historyNone}</p>
  const low = Math.floor(Math.min(...history.map(({ rating, doubt }) => rating - doubt)) / 100) * 100
  const high = Math.ceil(Math.max(...history.map(({ rating, doubt }) => rating + doubt)) / 100) * 100
  const { at: first } = firstOf(history)
  const x = (at: number) => LEFT + (last.at === first ? 1 : (at - first) / (last.at - first)) * (WIDTH - LEFT - RIGHT)
  const y = (rating: number) => TOP + ((high - rating) / Math.max(1, high - low)) * (HEIGHT - TOP - BOTTOM)
  const path = (of: (point: Point) => number) => history.map((point) => `${x(point.at).toFixed(1)} ${y(of(point)).toFixed(1)}`).join('L')
  const haze = `M${path(({ rating, doubt }) => rating + doubt)}L${[...history]
    .reverse()
    .map(({ at, rating, doubt }) => `${x(at).toFixed(1)} ${y(rating - doubt).toFixed(1)}`)
    .join('L')}z`
  const line = `M${path(({ rating }) => rating)}`
  const ground = `${line}L${x(last.at).toFixed(1)} ${HEIGHT - BOTTOM}L${x(first).toFixed(1)} ${HEIGHT - BOTTOM}z`
  const ticks = Array.from({ length: (high - low) / 100 + 1 }, (_, i) => low + i * 100)
  const best = history.reduce((top, point) => (point.rating > top.rating ? point : top))
  const hatches = Array.from({ length: Math.ceil((HEIGHT - TOP - BOTTOM) / HATCH) }, (_, i) => TOP + i * HATCH)
  return (
    <>
      <svg
        className="rating-plot"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={words.historySaid(history.length, firstOf(history).rating, last.rating, last.doubt, best.rating)}
      >
        <clipPath id="rating-ground">
          <path d={ground} />
        </clipPath>
        {ticks.map((tick) => (
          <g key={tick}>
            <path className="grid" d={`M${LEFT} ${y(tick)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 8} y={y(tick) + 5} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        <path className="haze" d={haze} />
        <g clipPath="url(#rating-ground)">
          {hatches.map((at) => (
            <path key={at} className="hatch" d={`M${LEFT} ${at}H${WIDTH - RIGHT}`} />
          ))}
        </g>
        <path className="line" d={line} />
        {best !== last && history.length > 5 && (
          <g className="best">
            <path d={`M${x(best.at)} ${y(best.rating) - 6}V${TOP - 8}`} />
            <text x={Math.min(x(best.at), WIDTH - RIGHT - 60)} y={TOP - 12} textAnchor="middle">
              {words.best(best.rating)}
            </text>
          </g>
        )}
        <g transform={`translate(${x(last.at)} ${y(last.rating)})`}>
          {RAYS.map((turn) => (
            <path key={turn} className="ray" d="M0 -27L2 -37H-2z" transform={`rotate(${turn})`} />
          ))}
          <path className="sun" d="M-22 0A22 22 0 0 1 22 0z" />
          <circle className="now" r="6" />
          <text className="number" x="30" y="4">
            {last.rating}
          </text>
          <text x="30" y="24">
            ± {last.doubt}
          </text>
        </g>
        <path className="base" d={`M${LEFT} ${HEIGHT - BOTTOM}H${WIDTH - RIGHT}`} />
        <text x={LEFT} y={HEIGHT - 12} textAnchor="start">
          {date(first)}
        </text>
        {last.at > first && (
          <text x={WIDTH - RIGHT} y={HEIGHT - 12} textAnchor="end">
            {date(last.at)}
          </text>
        )}
      </svg>
      <details>
        <summary>{words.asTable}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
        <section className="rating-table scroll-area" tabIndex={0} aria-label={words.asTable}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words.date}</th>
                <th scope="col">{words.rating}</th>
              </tr>
            </thead>
            <tbody>
              {history.toReversed().map(({ at, rating, doubt }) => (
                <tr key={at}>
                  <td>{date(at)}</td>
                  <td>
                    {rating} ± {doubt}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </>
  )
}
