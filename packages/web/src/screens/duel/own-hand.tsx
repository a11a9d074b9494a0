import type { DuelCardView } from '@sundown/engine'
import { entryOf } from '@sundown/engine/kernel'
import { HandFan } from '../../kit/hand.tsx'
import type { KeyedCard } from '../../kit/seat.tsx'
import { isAsked } from '../../session/session.ts'
import { type At, lookable, useDuel } from './at.ts'

/** A reason in a few words. */
function shortOf({ labels }: At, code: string): string {
  const short: { readonly [code: string]: string } = labels.short
  return Object.hasOwn(short, code) ? entryOf(short, code) : entryOf(labels.short, 'not-allowed')
}

function handCard(at: At, card: DuelCardView): KeyedCard {
  const { snap, pick, spoken } = at
  const { speak } = spoken.ui
  const { offer, selection, question } = pick
  const plain = { ...lookable(card, at), anchor: `card-${card.card}` }
  if (!question || !isAsked(snap)) return plain
  const open = offer.cards.has(card.card)
  const lifted = selection.card === card.card
  const refusal = open || lifted || offer.field ? undefined : at.why({ card: card.card })
  const why = refusal && shortOf(at, refusal.code)
  const use = lifted ? speak.pickedUp : open ? speak.playable : why === undefined ? undefined : speak.notPlayable(why)
  return {
    ...plain,
    label: [plain.label, ...(use === undefined ? [] : [use])].join('; '),
    state: lifted ? 'picked' : open ? (question.kind === 'play' && !offer.field ? 'rest' : 'choosable') : 'dimmed',
    ...(why !== undefined && { note: { tone: 'why', text: why } as const }),
    onPress: () => (open || lifted ? at.tap({ on: 'card', card: card.card }) : at.explain({ card: card.card })),
  }
}

/** The cards I hold. */
export function OwnHand({ layout }: { readonly layout: 'fan' | 'row' }) {
  const at = useDuel()
  const { table } = at.spoken.ui
  const hand = at.view.own?.hand ?? []
  return <HandFan cards={hand.map((card) => handCard(at, card))} label={table.hand} empty={table.emptyHand} layout={layout} />
}
