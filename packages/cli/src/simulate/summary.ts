import { interval, type SimulationReport } from '@sundown/lab'
import { gamesIn } from '../output.ts'

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`
/** "12,345". Asking the machine for the ways of a language takes longer than twenty games. */
const whole = (n: number): string => String(Math.round(n)).replace(/\B(?=(\d{3})+$)/g, ',')

/** The result of a simulation, for people to read. */
export function summary(report: SimulationReport): string {
  const { game, sets, players, bots, seed, games, finished, violations, checks, decisions, turns, seconds } = report
  const kinds = [...new Set(bots)]
  const lines = [
    `${gamesIn(games, whole(games))} of ${game} (${sets.join(', ')}) ${players === null ? 'at tables of any size' : `with ${players} players`}, bots ${(kinds.length === 1 ? kinds : bots).join(', ')}, seed "${seed}"`,
    `${whole(finished)} ended by the rules${finished === games ? '' : `, ${whole(games - finished)} did not`}`,
    `Length: ${(decisions / games).toFixed(1)} decisions and ${(turns / games).toFixed(1)} turns a game`,
    `Speed: ${whole(report.gamesPerSecond)} games/s, ${whole(report.decisionsPerSecond)} decisions/s, ${seconds.toFixed(1)} s of play`,
    '',
    'Games won by role, with 95 % intervals',
    ...rows(Object.entries(report.wins).map(([role, wins]) => [role, wins, finished])),
    '',
    'Games won by character, with 95 % intervals',
    ...rows(Object.entries(report.characters).map(([id, { games: played, wins }]) => [id, wins, played])),
  ]
  if (Object.keys(checks).length > 0) {
    lines.push(
      '',
      'Invariants looked at',
      ...Object.entries(checks).map(([name, times]) => `  ${name.padEnd(20)} ${whole(times).padStart(10)} times`),
    )
  }
  if (violations.length > 0) {
    lines.push('', violations.length === 1 ? '1 violation' : `${whole(violations.length)} violations`)
    for (const { game: index, decision, what } of violations.slice(0, MOST)) lines.push(`  game ${index}, decision ${decision}: ${what}`)
    if (violations.length > MOST) lines.push(`  and ${whole(violations.length - MOST)} more`)
  } else if (Object.keys(checks).length > 0) {
    lines.push('', 'No violation')
  }
  return lines.join('\n')
}

/** How many violations are listed. */
const MOST = 20

function rows(entries: readonly (readonly [string, number, number])[]): string[] {
  const best = [...entries].sort(([, a, n], [, b, m]) => b / m - a / n)
  return best.map(([name, wins, games]) => {
    const { low, high } = interval(wins, games)
    const share = percent(wins / games).padStart(7)
    return `  ${name.padEnd(16)} ${share}  (${percent(low)} to ${percent(high)})  ${whole(wins)} of ${whole(games)}`
  })
}
