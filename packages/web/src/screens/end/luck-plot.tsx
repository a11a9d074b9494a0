import { type Luck, luckOf } from '@sundown/engine/story'
import { useMemo } from 'react'
import { vars } from '../../kit/vars.ts'
import type { EndWords } from '../../words/end.en.ts'
import { AsTable } from './as-table.tsx'
import type { Story } from './use-chronicle.ts'

interface LuckPlotProps {
  readonly words: EndWords
  readonly game: string
  readonly story: Story
  readonly nameOf: (seat: number) => string
}

/** One more or less than expected: so much more of it is seen. */
const beyond = ({ lucky, expected }: Luck): number => lucky - expected
const tenth = (n: number): string => n.toFixed(1)
const signed = (n: number): string => (n > 0.05 ? `+${tenth(n)}` : n < -0.05 ? `−${tenth(-n)}` : '0')

/** What chance did for everybody, against what was to be expected: as bars to look at, and as a table to read. */
export function LuckPlot({ words, game, story: { steps, told }, nameOf }: LuckPlotProps) {
  const luck = useMemo(() => luckOf(steps?.flat() ?? [], told.deeds.length), [steps, told])
  const said = words.luck
  if (luck.every(({ tries }) => tries === 0)) return null
  const most = Math.max(1, ...luck.map((one) => Math.abs(beyond(one))))
  const aloud = luck.map((one, seat) => `${nameOf(seat)}: ${signed(beyond(one))}`).join('; ')
  return (
    <section className="panel end-panel end-luck" aria-labelledby="end-luck">
      <h2 id="end-luck">{said.title}</h2>
      <p className="muted small">{game === 'dice' ? said.dice : said.cards}</p>
      <div className="luck-plot" role="img" aria-label={aloud}>
        {luck.map((one, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className="luck-row">
            <b>{nameOf(seat)}</b>
            <span className={beyond(one) < 0 ? 'bad' : 'good'} style={vars({ '--w': `${(Math.abs(beyond(one)) / most) * 50}%` })} />
            <i>{one.tries === 0 ? '–' : signed(beyond(one))}</i>
          </div>
        ))}
      </div>
      <AsTable
        about={said.title}
        label={words.asTable}
        head={[words.player, said.tries, said.lucky, said.expected].map((title) => ({ title }))}
        rows={luck.map(({ tries, lucky, expected }, seat) => ({ title: nameOf(seat), cells: [tries, lucky, tenth(expected)] }))}
      />
    </section>
  )
}
