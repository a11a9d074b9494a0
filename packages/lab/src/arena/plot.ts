import type { CellReport } from './arena.ts'

const WIDTH = 640
const LEFT = 150
const RIGHT = 20
const ROW = 26
const TOP = 46

/** The paired differences with their intervals, as a picture of its own. */
export function arenaPlot(title: string, cells: readonly CellReport[]): string {
  const most = Math.max(5, ...cells.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)]))
  const x = (percent: number) => LEFT + ((percent + most) / (2 * most)) * (WIDTH - LEFT - RIGHT)
  const rows = cells.map(({ players, role, difference, low, high }, i) => {
    const y = TOP + i * ROW + ROW / 2
    const colour = low > 0 ? '#2f7d4f' : high < 0 ? '#a8322a' : '#6b6257'
    return [
      `<text x="${LEFT - 10}" y="${y + 4}" text-anchor="end">${escaped(role)}, ${players}</text>`,
      `<line x1="${x(low).toFixed(1)}" x2="${x(high).toFixed(1)}" y1="${y}" y2="${y}" stroke="${colour}" stroke-width="3"/>`,
      `<circle cx="${x(difference).toFixed(1)}" cy="${y}" r="5" fill="${colour}"/>`,
    ].join('')
  })
  const height = TOP + cells.length * ROW + 30
  const ticks = [-most, 0, most].map(
    (percent) => `<text x="${x(percent).toFixed(1)}" y="${height - 10}" text-anchor="middle">${Math.round(percent)}</text>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13" fill="#2b241c"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fbf6ea"/><text x="${WIDTH / 2}" y="24" text-anchor="middle" font-size="15">${escaped(title)}</text><line x1="${x(0)}" x2="${x(0)}" y1="${TOP}" y2="${height - 28}" stroke="#b8ad9b"/>${rows.join('')}${ticks.join('')}</svg>\n`
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
