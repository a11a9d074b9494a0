import type { DuelSeatView } from '@sundown/engine'
import { Dialog } from '../../kit/overlay.tsx'
import { facing, spokenFace, useDuel } from './at.ts'
import { spokenCharacter } from './duelist.tsx'

function SideText({ seat }: { readonly seat: DuelSeatView }) {
  const at = useDuel()
  const { labels, teller, snap, view } = at
  const name = snap.names[seat.seat] ?? ''
  return (
    <>
      <h3 className="label">{labels.sideOf(name, teller.name(seat.side))}</h3>
      <ul className="as-text">
        {seat.characters.map((character) => (
          <li key={character.card}>{spokenCharacter(at, character)}</li>
        ))}
        <li>{labels.handOf(name, seat.hand.law, seat.hand.outlaw)}</li>
        <li>
          {view.own?.seat === seat.seat && view.own.reserve.length > 0
            ? labels.yourReserve(view.own.reserve.map((id) => teller.name(id)).join(', '))
            : labels.reserveOf(seat.reserve)}
        </li>
        {seat.fallen.length > 0 && <li>{labels.fallen(seat.fallen.map((id) => teller.name(id)).join(', '))}</li>}
        {view.table.common === undefined && <li>{labels.decks[seat.side](seat.deck)}</li>}
      </ul>
    </>
  )
}

/** The whole street in words. */
export function AsText({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const at = useDuel()
  const { view, spoken, labels, teller } = at
  const { ui } = spoken
  const { mine, theirs } = facing(at)
  const { common, discard, top, queue } = view.table
  return (
    <Dialog open={open} onClose={onClose} title={ui.table.asText} closeLabel={ui.app.close} wide>
      <SideText seat={theirs} />
      <SideText seat={mine} />
      <h3 className="label">{ui.table.hand}</h3>
      <ul className="as-text">
        {(view.own?.hand ?? []).map((card) => (
          <li key={card.card}>{spokenFace(card, at)}</li>
        ))}
      </ul>
      <p>
        {common !== undefined && `${labels.common(common)}; `}
        {ui.table.discard(discard)}
        {top && `: ${spokenFace(top, at)}`}
      </p>
      {queue.length > 0 && (
        <p>
          {labels.line}: {queue.map(({ source, what }) => labels.queued[what](teller.name(source))).join('; ')}
        </p>
      )}
    </Dialog>
  )
}
