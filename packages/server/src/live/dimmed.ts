import { type Game, handleOf, type Match, type Seat } from '@sundown/engine'
import { MAX_REASONS, type QuestionView, type ReasonView } from '@sundown/protocol'

/** A game as one seat sees it, where the game has hands. */
type Sight = { readonly viewer?: Seat | 'spectator'; readonly own?: { readonly hand?: readonly { readonly card: number }[] } }

/**
 * The question with the reasons why cards of his hand cannot be used. A page dims them, and would ask at once; nobody learns here what `why-not` would not
 * have told him.
 */
export function dimmed(question: QuestionView, match: Match<Game>, { viewer, own }: Sight): QuestionView {
  const { options = [], interjections = [] } = question
  // Who is asked what to play wants to know why a card cannot be played, not why it cannot be sold.
  const uses = options.filter(({ card }) => card !== undefined)
  const id = (uses.find((use) => use.id === question.kind) ?? uses[0])?.id
  if (id === undefined || viewer === undefined || viewer === 'spectator' || !own?.hand) return question
  const open = new Set([...options, ...interjections].map(({ card }) => card))
  const reasons: ReasonView[] = []
  for (const { card } of own.hand) {
    const reason = open.has(card) || reasons.length === MAX_REASONS ? undefined : match.whyNot(viewer, { id, card: handleOf(card) })
    if (reason) reasons.push({ id, card, code: reason.code, ...(reason.facts && { facts: reason.facts }) })
  }
  return reasons.length === 0 ? question : { ...question, reasons }
}
