import type { RoleChances } from '@sundown/bots/explain'
import type { RoleId } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import { useId } from 'react'
import type { GuessMoment } from '../../session/taken-messages.ts'

/** From the top down. */
export const BANDS: readonly RoleId[] = ['sheriff', 'deputy', 'renegade', 'outlaw']

const WIDE = 640
const HIGH = 36

/** The edge below which a role and all that lie under it are stacked. */
const under = (chances: RoleChances, role: RoleId): number => BANDS.slice(BANDS.indexOf(role)).reduce((sum, each) => sum + chances[each], 0)

/** A band from its upper edge to the foot: the ones below are drawn over it. What was thought holds until something changes it. */
function bandOf(history: readonly GuessMoment[], seat: number, role: RoleId, last: number): string {
  const x = (step: number): number => Math.round((step / Math.max(1, last)) * WIDE)
  const edge = history.map(({ step, chances }, i) => {
    const y = Math.round(HIGH * (1 - under(nth(chances, seat), role)) * 10) / 10
    return `${i === 0 ? '' : `H${x(step)}`}V${y}`
  })
  return `M0 ${HIGH}${edge.join('')}H${x(last)}V${HIGH}Z`
}

/** Each ink has its own cut, so that nobody needs to tell colours apart. */
const CUTS: { readonly [role in RoleId]: string } = {
  sheriff: 'M0 0',
  deputy: 'M0 2h8M0 6h8',
  renegade: 'M2 2h1.4M6 6h1.4',
  outlaw: 'M-2 2l4-4M0 8l8-8M6 10l4-4',
}

interface BandsProps {
  readonly history: readonly GuessMoment[]
  readonly seat: number
  /** The step at the right edge. */
  readonly last: number
  readonly label: string
}

/** What somebody was taken for, over time. */
export function Bands({ history, seat, last, label }: BandsProps) {
  const id = useId().replaceAll(/\W/g, '')
  const roles = BANDS.filter((role) => history.some(({ chances }) => nth(chances, seat)[role] > 0))
  return (
    <svg className="bands" viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <defs>
        {roles.map((role) => (
          <pattern key={role} id={`${id}${role}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d={CUTS[role]} className="band-cut" />
          </pattern>
        ))}
      </defs>
      {roles.map((role) => {
        const d = bandOf(history, seat, role, last)
        return (
          <g key={role} className={`r-${role}`}>
            <path d={d} className="band" />
            <path d={d} fill={`url(#${id}${role})`} />
          </g>
        )
      })}
    </svg>
  )
}
