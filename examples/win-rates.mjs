/**
 * Win rates by character, from the lines of `sundown export`: a table on standard output, and a plot if a file is named.
 *
 *   node examples/win-rates.mjs games.jsonl [plot.svg]
 */
import { createReadStream, existsSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

const [, , file, plot] = process.argv
if (file === undefined || !existsSync(file)) {
  console.error('name the file that "sundown export" has written: node examples/win-rates.mjs games.jsonl plot.svg')
  process.exit(2)
}

const played = new Map()
for await (const text of createInterface({ input: createReadStream(file) })) {
  for (const { characters, won } of JSON.parse(text).seats) {
    for (const id of characters) {
      const { games, wins } = played.get(id) ?? { games: 0, wins: 0 }
      played.set(id, { games: games + 1, wins: wins + (won ? 1 : 0) })
    }
  }
}

/** Wilson's interval: where the true rate lies, 95 times in 100. */
function interval(wins, games) {
  const z = 1.96
  const rate = wins / games
  const middle = (rate + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z / (1 + (z * z) / games)) * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games))
  return [middle - half, middle + half]
}

const rows = [...played].map(([id, { games, wins }]) => ({ id, games, rate: wins / games, range: interval(wins, games) }))
rows.sort((a, b) => b.rate - a.rate)
const percent = (share) => `${(100 * share).toFixed(1)} %`.padStart(7)
console.log(`${'character'.padEnd(24)} games     wins   95 % of the time within`)
for (const { id, games, rate, range } of rows) {
  console.log(`${id.padEnd(24)} ${String(games).padStart(5)}  ${percent(rate)}  ${percent(range[0])} to ${percent(range[1])}`)
}

if (plot !== undefined) {
  const [left, width, step] = [190, 480, 22]
  const x = (share) => (left + share * width).toFixed(1)
  const height = rows.length * step + 50
  const scale = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<path d="M${x(share)} 24V${height - 20}" stroke="#ddd"/><text x="${x(share)}" y="16" text-anchor="middle">${100 * share} %</text>`,
  )
  const bars = rows.map(({ id, rate, range: [low, high] }, i) => {
    const y = 40 + i * step
    return `<text x="${left - 10}" y="${y + 4}" text-anchor="end">${id}</text><path d="M${x(low)} ${y}H${x(high)}" stroke="#8a5a2b" stroke-width="3"/><circle cx="${x(rate)}" cy="${y}" r="4" fill="#b3261e"/>`
  })
  const style = 'font-family="sans-serif" font-size="12"'
  writeFileSync(
    plot,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${left + width + 30} ${height}" ${style}><title>Wins by character</title><rect width="100%" height="100%" fill="#fff"/>${scale.join('')}${bars.join('')}</svg>\n`,
  )
}
