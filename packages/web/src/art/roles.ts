import { fit } from '@sundown/art/fit'
import { rounded } from '@sundown/art/geometry'
import { entryOf } from '@sundown/engine/kernel'
import { frame, type Kind } from './frame.ts'
import type { IconName } from './icons.ts'
import { rule, woodName, wrap } from './lettering.ts'
import { sunMark } from './sun.ts'
import { woodcut } from './woodcut.ts'

interface RoleArt {
  readonly icon: IconName
  readonly kind: Kind
}

const ROLES: { readonly [role: string]: RoleArt } = {
  sheriff: { icon: 'law-star', kind: 'blue' },
  deputy: { icon: 'police-badge', kind: 'green' },
  outlaw: { icon: 'bandana', kind: 'brown' },
  renegade: { icon: 'desert-skull', kind: 'orange' },
}
const UNKNOWN: RoleArt = { icon: 'wanted-reward', kind: 'blue' }

export const roleArt = (id: string): RoleArt => (Object.hasOwn(ROLES, id) ? entryOf(ROLES, id) : UNKNOWN)

/** The inside of an svg of 250 by 350, within an element of class `r-<role>`. */
export function roleFace(id: string, name: string, goal: string): string {
  const { icon, kind } = roleArt(id)
  const lines = wrap(goal, 24)
  const size = lines.length > 3 ? 13 : 17
  return (
    `<path d="${rounded(0, 0, 250, 350, 10)}" fill="#2b2019"/><path d="${rounded(9, 9, 232, 332, 5)}" fill="var(--paper)"/>` +
    `<path d="${rounded(15, 15, 220, 320, 2)}" fill="none" stroke="var(--ink)" stroke-width="2"/><path d="${rounded(20, 20, 210, 310, 1)}" fill="none" stroke="var(--ink)" stroke-width=".8"/>` +
    `${woodName(name, 125, 70, 50, 182)}${woodcut(icon, kind, 32, 88, 186, 168, 138)}${rule(lines, 125, 281, size, size * 1.2)}`
  )
}

/** An event for the whole table: the inside of an svg of 350 by 250. */
export function eventFace(icon: IconName, name: string, text: string): string {
  const lines = wrap(text, 18)
  const size = lines.length > 4 ? 13 : 17
  return (
    `${frame('event', 350, 250, 13, 12)}${woodcut(icon, 'event', 24, 24, 130, 202, 108)}${woodName(name, 252, 62, Math.min(40, fit(name, 40, 146)), 150)}` +
    `<path d="M176 76h150" stroke="var(--ink)" stroke-width="2"/><path d="M176 80h150" stroke="var(--ink)" stroke-width=".8"/>${rule(lines, 252, 110, size, size * 1.25)}` +
    `<g transform="translate(252 214)"><circle r="15" fill="var(--k)"/>${sunMark('event', 'var(--k2)')}</g>`
  )
}
