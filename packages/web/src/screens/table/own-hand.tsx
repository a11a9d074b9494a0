import { type CardView, manifests, nth } from '@sundown/engine'
import { cardArt } from '../../art/cards.ts'
import { HandFan } from '../../kit/hand.tsx'
import type { KeyedCard } from '../../kit/seat.tsx'
import { optionsOf } from '../../select/select.ts'
import { isAsked } from '../../session/session.ts'
import { shortReason } from '../../words/short.ts'
import { spokenCard } from '../../words/spoken.ts'
import { type At, lookable, useAt } from './at.ts'

/** With some sets somebody who is out may come back. */
const mayReturn = (sets: readonly string[]): boolean => manifests.some(({ id, revives }) => revives && sets.includes(id))

const borderOf = (id: string) => {
  const { kind } = cardArt(id)
  return kind === 'brown' || kind === 'blue' || kind === 'green' || kind === 'orange' ? kind : undefined
}

function handCard(at: At, card: CardView): KeyedCard {
  const { snap, pick, spoken, teller, voice } = at
  const { ui } = spoken
  const { offer, selection, question } = pick
  const plain = { ...lookable(card, at), anchor: `card-${card.card}` }
  if (!question || !isAsked(snap)) return plain
  const options = optionsOf(question).filter((option) => option.card === card.card)
  const open = offer.cards.has(card.card)
  const order = offer.picked.indexOf(card.card)
  const as = options.length > 0 && options.every(({ id }) => id === 'as-bang') ? teller.name('bang') : undefined
  const why = open || offer.field ? undefined : at.why({ card: card.card })
  const lifted = (selection.card === card.card && !offer.field) || pick.sent?.card === card.card
  const chooses = offer.field !== undefined || question.kind !== 'play'
  const targets = options.flatMap(({ seat }) => (seat === undefined ? [] : [seat === snap.me ? ui.speak.you : (snap.names[seat] ?? '')]))
  const label = spokenCard(
    card,
    {
      border: borderOf(card.id),
      ...(targets.length > 0 && !chooses && { inReach: targets }),
      playable: open,
      choosable: open && chooses,
      ...(why && { why: shortReason(ui, why) }),
      ...(as && { as }),
      ...(lifted && { state: 'picked-up' as const }),
    },
    voice,
  )
  return {
    ...plain,
    label,
    state: order >= 0 ? 'selected' : lifted ? 'picked' : open ? (chooses ? 'choosable' : 'rest') : 'dimmed',
    ...(order >= 0 && offer.field && offer.field.max > 1 && { order: order + 1 }),
    ...(why
      ? { note: { tone: 'why', text: shortReason(ui, why) } }
      : as && !lifted
        ? { note: { tone: 'as', text: ui.table.playsAs(as) } }
        : {}),
    onPress: () => (open ? at.tap({ on: 'card', card: card.card }) : at.explain({ card: card.card })),
  }
}

/** The cards I hold. Once I am out and see all cards: those of whoever has the turn. */
export function OwnHand({ layout }: { readonly layout: 'fan' | 'row' }) {
  const at = useAt()
  const { view, snap, spoken } = at
  const { table } = spoken.ui
  const out = snap.me !== null && nth(view.seats, snap.me).state === 'out' && !view.over
  if (!out) {
    const hand = view.own?.hand ?? []
    return <HandFan cards={hand.map((card) => handCard(at, card))} label={table.hand} empty={table.emptyHand} layout={layout} />
  }
  const { active } = view.table
  const seen = snap.open ? (nth(view.seats, active).cards ?? []) : []
  const handOf = table.handOf(snap.names[active] ?? '')
  const fate = mayReturn(at.sets) ? spoken.ui.sets.table.mayReturn : table.eliminatedYou
  return (
    <HandFan
      cards={seen.map((card) => lookable(card, at))}
      label={handOf}
      caption={handOf}
      empty={`${fate} ${snap.open ? table.openHands : ''}`}
      layout={layout}
    />
  )
}
