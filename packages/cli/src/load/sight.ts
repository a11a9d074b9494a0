import { applyPatch, type Patch } from '@sundown/engine'
import { type Answer, MAX_REASONS, type QuestionView } from '@sundown/protocol'

/** What he alone sees of a game, as a page keeps it. Just enough to ask what a page would ask. */
export class Sight {
  private view: { readonly own?: unknown } = {}

  /** The whole moment. */
  begin({ own }: { readonly own?: unknown }): void {
    this.view = { own }
  }

  follow(patch: Patch): void {
    this.view = applyPatch(
      this.view,
      patch.filter(([[part]]) => part === 'own'),
    )
  }

  /** A page dims the cards of the hand that cannot be played now, and asks in one message why. */
  dimmed({ options = [], interjections = [] }: QuestionView): readonly Answer[] {
    const open = new Set([...options, ...interjections].map(({ card }) => card))
    const like = options.find(({ card }) => card !== undefined)
    if (like === undefined) return []
    return handOf(this.view.own)
      .flatMap((card) => (open.has(card) ? [] : [{ id: like.id, card }]))
      .slice(0, MAX_REASONS)
  }
}

const isTree = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null

/** What the cards of his hand are called, in a game that has hands. */
function handOf(own: unknown): readonly number[] {
  const hand = isTree(own) ? own.hand : undefined
  return Array.isArray(hand) ? hand.flatMap((held: unknown) => (isTree(held) && typeof held.card === 'number' ? [held.card] : [])) : []
}
