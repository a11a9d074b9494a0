import { fit } from '@sundown/art/fit'
import { frame } from './frame.ts'
import type { IconName } from './icons.ts'
import { rule, woodName, wrap } from './lettering.ts'
import { sunMark } from './sun.ts'
import { woodcut } from './woodcut.ts'

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
