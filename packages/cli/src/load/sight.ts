import { applyPatch, type Patch } from '@sundown/engine'
import { type Answer, MAX_REASONS, type QuestionView } from '@sundown/protocol'

/** What a page keeps of a game: the view and the patches since. Just enough to ask what a page would ask. */
export class Sight {
  private view: object | undefined = undefined

  /** The whole moment. */
  begin(view: object): void {
    this.view = view
  }

  follow(patch: Patch): void {
    if (this.view) this.view = applyPatch(this.view, patch)
  }

  /** A page dims the cards of the hand that cannot be played now, and asks in one message why. */
  dimmed({ options = [], interjections = [] }: QuestionView): readonly Answer[] {
    const open = new Set([...options, ...interjections].map(({ card }) => card))
    const like = options.find(({ card }) => card !== undefined)
    if (like === undefined) return []
    return handOf(this.view)
      .flatMap((card) => (open.has(card) ? [] : [{ id: like.id, card }]))
      .slice(0, MAX_REASONS)
  }
}

const isTree = (value: unknown): value is { readonly [key: string]: unknown } => typeof value === 'object' && value !== null

/** What the cards of his hand are called, in a game that has hands. */
function handOf(view: unknown): readonly number[] {
  const own = isTree(view) && isTree(view.own) ? view.own.hand : undefined
  return Array.isArray(own) ? own.flatMap((held: unknown) => (isTree(held) && typeof held.card === 'number' ? [held.card] : [])) : []
}
