import type { Compared, Figure, Judgement } from './judge.ts'
import { shown } from './rating.ts'

const number = (value: number, digits: number): string => value.toFixed(digits)
const figure = ({ value, low, high }: Figure, digits: number): string =>
  `${number(value, digits)} (${number(low, digits)} to ${number(high, digits)})`
const row = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`
const percent = (share: number): string => `${number(share * 100, 1)} %`

/** The figures of a judgement as tables of Markdown. */
export function judgementTables({ correlation, miscalibration, brier, roles, learning, bins }: Judgement): string {
  const line = (name: string, { ours, elo, difference }: Compared) => row(name, figure(ours, 3), figure(elo, 3), figure(difference, 3))
  const missedBy = (role: string, by: 'ours' | 'elo') => {
    const own = bins.filter((bin) => bin.role === role && bin.by === by)
    const seats = own.reduce((sum, bin) => sum + bin.seats, 0)
    return percent(own.reduce((sum, { foretold, came, seats: many }) => sum + many * Math.abs(foretold - came.value), 0) / seats)
  }
  return [
    row('with 95 % intervals', 'rating by role', 'plain Elo', 'difference'),
    row('---', '---', '---', '---'),
    line('rank correlation with true skill (larger is better)', correlation),
    line('what was foretold misses what came (smaller is better)', miscalibration),
    line('Brier score (smaller is better)', brier),
    '',
    row('role', 'seats', 'won', 'foretold by ours', 'foretold by Elo', 'ours misses by', 'Elo misses by'),
    row('---', '---', '---', '---', '---', '---', '---'),
    ...roles.map(({ role, seats, won, ours, elo }) =>
      row(role, String(seats), percent(won), percent(ours), percent(elo), missedBy(role, 'ours'), missedBy(role, 'elo')),
    ),
    '',
    row('games of a person', 'doubt shown', 'rank correlation of all after so many'),
    row('---', '---', '---'),
    ...learning.map(({ games, sigma, correlation: found }) => row(String(games), `± ${shown({ mu: 0, sigma }).doubt}`, number(found, 2))),
    '',
  ].join('\n')
}
