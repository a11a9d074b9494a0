import { star } from '@sundown/art/geometry'
import type { ReactNode } from 'react'
import { roleArt } from '../art/roles.ts'
import { TURN_SUN } from '../art/sun.ts'
import { Drawing } from './drawing.tsx'
import { Icon } from './icon.tsx'

/** Life: full cartridges first, spent ones as outlines. */
export function Cartridges({ life, max, label }: { readonly life: number; readonly max: number; readonly label: string }) {
  return (
    <span className={`life ${max > 6 ? 'many' : ''}`} role="img" aria-label={label} data-life={life} data-part="life">
      {Array.from({ length: Math.max(life, max) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cartridges are told apart by nothing else
        <i key={i} className={i < life ? 'bullet' : 'bullet spent'} data-part={`life-${i}`} />
      ))}
    </span>
  )
}

interface LoadsProps {
  readonly value: number
  readonly label: string
  /** On a card they stand over its lower edge. */
  readonly on: 'card' | 'plate'
}

const SHELLS = 4

/** Load tokens: flat shells on black, so that they are never read as life. */
export const Loads = ({ value, label, on }: LoadsProps) => (
  <span className={`loads on-${on}`} role="img" title={label} data-part={on === 'card' ? 'loads' : 'tokens'} data-loads={value}>
    {Array.from({ length: SHELLS }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shells are told apart by nothing else
      <i key={i} className={i < value ? '' : 'gone'} />
    ))}
  </span>
)

interface CoinProps {
  readonly children: ReactNode
  readonly label: string
  /** Brass: may be chosen. Far: out of reach. Aimed: chosen. */
  readonly tone?: 'brass' | 'far' | 'aimed'
}

export function Coin({ children, label, tone = 'brass' }: CoinProps) {
  return (
    <span className={`coin ${tone}`} role="img" aria-label={label}>
      {children}
    </span>
  )
}

export function RoleTag({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <span className={`role-tag r-${id}`}>
      <Icon name={roleArt(id).icon} /> {children}
    </span>
  )
}

const STAR =
  `<path d="${star(22, 25, 20, 10, 5)}" fill="#000" fill-opacity=".4"/><path d="${star(22, 23, 20, 10, 5)}" fill="#e6b450" stroke="#22150e" stroke-width="2"/>` +
  '<circle cx="22" cy="23" r="5" fill="none" stroke="#22150e" stroke-width="1.6"/>'

interface PlacedProps {
  /** Of what it is on: it says how large it is. */
  readonly place?: string | undefined
}

/** Pinned to the Sheriff. */
export const StarBadge = ({ label, place }: PlacedProps & { readonly label: string }) => (
  <Drawing box="0 0 44 44" inside={STAR} className="star-badge" label={label} print={place && `star ${place}`} />
)

/** Over whoever has the turn. It is there over everybody, and rises when the turn comes. */
export const TurnSun = ({ place }: PlacedProps) => (
  <span className="sky" data-part="sky" aria-hidden="true">
    <i data-part="sun">
      <Drawing box="0 0 80 36" inside={TURN_SUN} className="turn-sun" print={place && `sun ${place}`} />
    </i>
  </span>
)

/** What is counted at a seat, drawn with the ink of its lines; the box around it is as high as the line. */
const SIGNS = {
  hand:
    '<g fill="none" stroke="var(--text-2)" stroke-width="1.8"><rect x="2" y="3" width="11" height="16" rx="1.8" transform="rotate(-8 8 11)"/>' +
    '<rect x="5" y="3" width="11" height="16" rx="1.8" transform="rotate(8 10 11)" fill="var(--wood)"/></g>',
  reach: '<path d="M9 4.5a6.5 6.5 0 1 0 .01 0M9 2v4M9 16v4M0 11h4M14 11h4" fill="none" stroke="var(--text-2)" stroke-width="1.8"/>',
  // A nugget: its outline, and the edges on it.
  nugget:
    '<g fill="var(--brass)" stroke="#22150e" stroke-width="1.2" stroke-linejoin="round"><path d="M0 13L4 5L11 3L16 7L17 14L12 19L4 18Z"/>' +
    '<path fill="none" d="M4 5L8 10L16 7M8 10L0 13M8 10L12 19M8 10L4 18"/></g>',
} as const

export const SeatSign = ({ of, place }: PlacedProps & { readonly of: keyof typeof SIGNS }) => (
  <Drawing box="0 0 18 22" inside={SIGNS[of]} className="seat-sign" print={place && `${of} ${place}`} />
)

export const ArrowGlyph = () => (
  <svg viewBox="0 0 22 64" aria-hidden="true" className="arrow-glyph">
    <path d="M11 1L20 17L13 14V42L20 47V55L13 51V62H9V51L2 55V47L9 42V14L2 17Z" />
  </svg>
)

interface ClockProps {
  /** 0 to 1. */
  readonly left: number
  /** What it shows: 0:41. */
  readonly text: string
  readonly label: string
}

/** The sun sinks behind the horizon as the time runs. */
export function SunClock({ left, text, label }: ClockProps) {
  return (
    <span className="clock" role="timer" aria-label={label}>
      <svg viewBox="0 0 56 40" aria-hidden="true">
        <svg width="56" height="30" viewBox="0 0 56 30" aria-hidden="true">
          <circle cx="28" cy={14 + (1 - Math.min(1, Math.max(0, left))) * 29} r="12.5" className="sun" />
        </svg>
        <path d="M2 31h52M10 35.5h36M19 39.5h18" className="lines" />
      </svg>
      <b>{text}</b>
    </span>
  )
}
