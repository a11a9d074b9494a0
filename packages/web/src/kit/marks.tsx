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
        <svg key={i} className={i < life ? 'bullet' : 'bullet spent'} viewBox="0 0 16 36" aria-hidden="true" data-part={`life-${i}`}>
          <path className="b-tip" d="M2 14C2 4 6 1 8 1s6 3 6 13z" />
          <path className="b-case" d="M2 14h12v16H2z" />
          <path className="b-rim" d="M.8 30h14.4v4.5H.8z" />
        </svg>
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
  <span
    className={`loads on-${on}`}
    role="img"
    aria-label={label}
    title={label}
    data-part={on === 'card' ? 'loads' : 'tokens'}
    data-loads={value}
  >
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

/** Pinned to the Sheriff. */
export function StarBadge({ label }: { readonly label: string }) {
  return (
    <svg className="star-badge" viewBox="0 0 44 44" role="img" aria-label={label}>
      <path d={star(22, 23, 20, 10, 5)} />
      <circle cx="22" cy="23" r="5" fill="none" stroke="#22150e" strokeWidth="1.6" />
    </svg>
  )
}

/** Over whoever has the turn. It is there over everybody, and rises when the turn comes. */
export const TurnSun = () => (
  <span className="sky" data-part="sky" aria-hidden="true">
    <i data-part="sun">
      <Drawing box="0 0 80 36" inside={TURN_SUN} className="turn-sun" />
    </i>
  </span>
)

export const HandGlyph = () => (
  <svg viewBox="0 0 18 22" aria-hidden="true">
    <rect x="2" y="3" width="11" height="16" rx="1.8" transform="rotate(-8 8 11)" />
    <rect x="5" y="3" width="11" height="16" rx="1.8" transform="rotate(8 10 11)" fill="var(--wood)" />
  </svg>
)

export const ReachGlyph = () => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r="6.5" />
    <path d="M10 1v4M10 15v4M1 10h4M15 10h4" />
  </svg>
)

export const ArrowGlyph = () => (
  <svg viewBox="0 0 22 64" aria-hidden="true" className="arrow-glyph">
    <path d="M11 1L20 17L13 14V42L20 47V55L13 51V62H9V51L2 55V47L9 42V14L2 17Z" />
  </svg>
)

/** A nugget: its outline, and the edges on it. */
export const NuggetGlyph = () => (
  <svg viewBox="0 0 20 18" aria-hidden="true" className="nugget-glyph">
    <path d="M1 11L5 3L12 1L18 5L19 12L14 17L5 16Z" />
    <path fill="none" d="M5 3L9 8L18 5M9 8L1 11M9 8L14 17M9 8L5 16" />
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
