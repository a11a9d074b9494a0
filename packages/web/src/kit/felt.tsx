import { fullTurn, rays } from '@sundown/art/geometry'
import type { ReactNode } from 'react'

/** Broad rays from the middle of the table, pointing inwards. */
const RAYS = fullTurn(36)
  .map((a) => {
    const at = (angle: number) => `${Math.round(570 + 900 * Math.cos(angle))} ${Math.round(300 + 900 * Math.sin(angle))}`
    return `M570 300L${at(a)}L${at(a + Math.PI / 36)}Z`
  })
  .join('')

export interface FeltProps {
  readonly children: ReactNode
  readonly label: string
  readonly className?: string
}

/** The table top: wood, the sun's rays, the inlay. Whatever lies on it goes inside. */
export function Felt({ children, label, className = '' }: FeltProps) {
  return (
    <section className={`felt ${className}`} aria-label={label} data-anchor="felt">
      <svg className="felt-top" viewBox="0 0 1140 848" preserveAspectRatio="none" aria-hidden="true">
        <path d={RAYS} className="rays" />
        <ellipse cx="570" cy="300" rx="418" ry="206" className="inlay" strokeWidth="2" />
        <ellipse cx="570" cy="300" rx="409" ry="198" className="inlay" strokeWidth=".8" />
        <path d="M152 300l9-9 9 9-9 9zM970 300l9-9 9 9-9 9zM561 94l9-9 9 9-9 9z" className="inlay" strokeWidth="1.2" />
      </svg>
      {children}
    </section>
  )
}

/** The big sun going down in stripes: behind titles. In a box of 400 by 220. */
export function SettingSun({ className = '' }: { readonly className?: string }) {
  const gaps = [34, 52, 72, 94, 118, 144, 172]
  return (
    <svg className={`setting-sun ${className}`} viewBox="0 0 400 220" aria-hidden="true">
      <path
        d={rays(
          200,
          220,
          fullTurn(48).filter((a) => a > Math.PI),
          0.02,
          214,
          () => 420,
        )}
        fill="#8b2f1c"
        opacity=".55"
      />
      <path d="M0 220a200 200 0 0 1 400 0z" fill="#ef6a3a" />
      {gaps.map((y, i) => (
        <rect key={y} x="0" y={y + 20} width="400" height={2 + i * 1.2} fill="var(--scene, #2b120e)" />
      ))}
    </svg>
  )
}
