import type { CharacterView } from '@sundown/engine'
import type { FootLine } from '../../kit/seat.tsx'
import { isAsked } from '../../session/session.ts'
import type { At } from './at.ts'

/** Awake or not, and why. */
export function stateOf({ view, labels: { states } }: At, { card, active, awake, used }: CharacterView): string {
  if (active) return awake ? (used ? states.used : states.front) : states.covered
  if (!awake) return states.asleep
  return view.table.targeted === card ? states.targeted : states.always
}

/** What it is to the card in hand. */
export function aimOf({ snap, pick: { selection, offer } }: At, card: number): 'reach' | 'target' | undefined {
  if (!isAsked(snap)) return undefined
  if (offer.picked.includes(card) || selection.card === card) return 'target'
  return offer.cards.has(card) ? 'reach' : undefined
}

/** The most urgent of: can be chosen, shoots next, under fire, awake or asleep. */
export function footOf(at: At, character: CharacterView): FootLine {
  const { view, labels } = at
  const { id, card, active, awake } = character
  if (aimOf(at, card) === 'reach') return { text: labels.tapHere, tone: 'go' }
  if (view.table.queue.some(({ source }) => source === id)) return { text: labels.next, tone: 'hot', icon: 'return-arrow' }
  const text = stateOf(at, character)
  if (shotAt(at) === card) return { text: labels.states.targeted, tone: 'hot', icon: 'crosshair' }
  return active && awake ? { text } : { text, tone: 'cold', ...(!awake && { icon: 'night-sleep' as const }) }
}

/** The character a shot or a demand is aimed at now. */
export function shotAt({ snap }: At): number | undefined {
  const about = snap.question?.about
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return undefined
  const target = Object.entries(about).find(([name]) => name === 'target')?.[1]
  return typeof target === 'number' ? target : undefined
}

/** A name in the question's facts. */
export function factOf({ snap }: At, ...names: readonly string[]): string | undefined {
  const about = snap.question?.about
  if (typeof about !== 'object' || about === null || Array.isArray(about)) return undefined
  const found = Object.entries(about).find(([name, value]) => names.includes(name) && typeof value === 'string')?.[1]
  return typeof found === 'string' ? found : undefined
}
