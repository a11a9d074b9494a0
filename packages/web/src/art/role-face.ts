import { rounded } from '@sundown/art/geometry'
import { rule, woodName, wrap } from './lettering.ts'
import { roleArt } from './roles.ts'
import { woodcut } from './woodcut.ts'

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
