import type { Bin, Judgement } from './judge.ts'

const SIZE = 240
const LEFT = 44
const TOP = 56
const GAP = 40
const INK = '#2b241c'
const COLOURS = { ours: '#2f7d4f', elo: '#a8322a' } as const

/** For each role: of those of whom so much was foretold, so many won. On the line all is well. */
export function calibrationPlot(title: string, { roles, bins }: Judgement): string {
  const width = LEFT + roles.length * (SIZE + GAP)
  const height = TOP + SIZE + 74
  const panels = roles.map(({ role }, i) =>
    panel(
      role,
      bins.filter((bin) => bin.role === role),
      LEFT + i * (SIZE + GAP),
    ),
  )
  const key = `<g transform="translate(${LEFT} ${height - 16})"><circle r="5" cy="-4" fill="${COLOURS.ours}"/><text x="12">rating by role</text><circle r="5" cx="130" cy="-4" fill="${COLOURS.elo}"/><text x="142">plain Elo</text><text x="230">bars: 95 % intervals; a dot of fewer than 30 seats is left out</text></g>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13" fill="${INK}"><title>${title}</title><rect width="100%" height="100%" fill="#fbf6ea"/><text x="${width / 2}" y="24" text-anchor="middle" font-size="16">${title}</text>${panels.join('')}${key}</svg>\n`
}

/** So few say nothing. */
const LEAST = 30

function panel(role: string, bins: readonly Bin[], left: number): string {
  const x = (share: number) => (left + share * SIZE).toFixed(1)
  const y = (share: number) => (TOP + SIZE - Math.min(1, Math.max(0, share)) * SIZE).toFixed(1)
  const ticks = [0, 0.5, 1].map(
    (share) =>
      `<text x="${x(share)}" y="${TOP + SIZE + 18}" text-anchor="middle">${share * 100}</text><text x="${left - 6}" y="${Number(y(share)) + 4}" text-anchor="end">${share * 100}</text>`,
  )
  const dots = bins
    .filter(({ seats }) => seats >= LEAST)
    .map(
      ({ by, foretold, came }) =>
        `<line x1="${x(foretold)}" x2="${x(foretold)}" y1="${y(came.low)}" y2="${y(came.high)}" stroke="${COLOURS[by]}" stroke-width="2"/><circle cx="${x(foretold)}" cy="${y(came.value)}" r="4" fill="${COLOURS[by]}"/>`,
    )
  return [
    `<text x="${left + SIZE / 2}" y="${TOP - 8}" text-anchor="middle">${role}</text>`,
    `<rect x="${left}" y="${TOP}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#b8ad9b"/>`,
    `<line x1="${left}" y1="${TOP + SIZE}" x2="${left + SIZE}" y2="${TOP}" stroke="#b8ad9b" stroke-dasharray="4 4"/>`,
    `<text x="${left + SIZE / 2}" y="${TOP + SIZE + 36}" text-anchor="middle">foretold %, won % upwards</text>`,
    ...ticks,
    ...dots,
  ].join('')
}
