import type { DuelSeatView } from '@sundown/engine'
import { Suspense } from 'react'
import { CardBack } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { SeatSign } from '../../kit/marks.tsx'
import { InPlay } from '../../kit/seat.tsx'
import { awayFoot } from '../shell/away.tsx'
import { Bubble } from '../shell/later.ts'
import { behindOf, frontOf, lookable, useDuel } from './at.ts'
import { Duelist } from './duelist.tsx'
import { DuelBack, SideMark } from './marks.tsx'
import { sideUse } from './side-use.ts'

const MOST_SHOWN = 9

export interface SideProps {
  readonly seat: DuelSeatView
  readonly small?: boolean
}

/** Whose side it is. */
export function SideName({ seat, small = false }: SideProps) {
  const { snap, labels, teller, spoken, view } = useDuel()
  const name = seat.seat === snap.me ? spoken.ui.table.you : (snap.names[seat.seat] ?? '')
  const away = awayFoot(snap, seat.seat, spoken.ui)
  const asked = snap.question?.seats?.includes(seat.seat) === true && seat.seat !== snap.me && !view.over
  return (
    <span className={`side-of ${asked ? 'is-waited' : ''}`}>
      <SideMark side={seat.side} />
      <span>{small ? name : labels.sideOf(name, teller.name(seat.side))}</span>
      {asked && <i className="mini-sun" role="img" aria-label={labels.waitingFor} />}
      {away && seat.seat !== snap.me && <small className="muted">{away.text}</small>}
      {snap.table && seat.seat !== snap.me && (
        <Suspense fallback={null}>
          <Bubble snap={snap} seat={seat.seat} />
        </Suspense>
      )}
    </span>
  )
}

/** The cards one holds, as the other sees them: by their backs. */
export function Backs({ seat, small = false }: SideProps) {
  const at = useDuel()
  const { snap, labels } = at
  const { law, outlaw } = seat.hand
  const use = sideUse(at, seat.seat)
  const name = snap.names[seat.seat] ?? ''
  const label = labels.handOf(name, law, outlaw)
  const open = snap.me === null ? snap.open?.[seat.seat]?.hand : undefined
  if (open) return <InPlay cards={open.map((card) => lookable(card, at))} />
  const backs = [...Array<'outlaw'>(outlaw).fill('outlaw'), ...Array<'law'>(law).fill('law')]
  const row = (
    <span className={`backs ${backs.length > (small ? 5 : 6) ? 'many' : ''}`} data-part="hand">
      {backs.slice(0, MOST_SHOWN).map((side, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are told apart by nothing else
        <DuelBack key={`${side} ${i}`} side={side} part={`back-${i}`} />
      ))}
    </span>
  )
  const caption = !small && <span className="caption">{labels.hand(law, outlaw)}</span>
  if (use?.what !== 'rob') {
    return (
      <div className="their-hand" role="img" aria-label={label} data-anchor={`hand-${seat.seat}`}>
        {row}
        {caption}
      </div>
    )
  }
  return (
    <button
      type="button"
      className="their-hand is-open"
      aria-label={`${labels.takeFrom(name)}. ${label}`}
      onClick={() => at.tap(use.tap)}
      data-anchor={`hand-${seat.seat}`}
    >
      {row}
      {caption}
    </button>
  )
}

/** Who may still come: the own ones by name, never in order. */
export function Reserve({ seat, small = false }: SideProps) {
  const { view, labels, teller } = useDuel()
  const own = view.own?.seat === seat.seat ? view.own.reserve.map((id) => teller.name(id)) : undefined
  const label = [
    own && own.length > 0 ? labels.yourReserve(own.join(', ')) : labels.reserveOf(seat.reserve),
    ...(seat.fallen.length > 0 ? [labels.fallen(seat.fallen.map((id) => teller.name(id)).join(', '))] : []),
  ].join('. ')
  return (
    <div className="reserve" role="img" title={label} data-anchor={`reserve-${seat.seat}`}>
      {Array.from({ length: Math.min(seat.reserve, 2) }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: backs are told apart by nothing else
        <CardBack key={i} deck="character" />
      ))}
      <span className="caption">
        {labels.reserve} <b>{small ? seat.reserve : own && own.length > 0 ? shortened(own) : labels.unseen(seat.reserve)}</b>
        {!small && seat.fallen.length > 0 && (
          <span className="fallen">
            <Icon name="tombstone" /> {seat.fallen.length}
          </span>
        )}
      </span>
    </div>
  )
}

const shortened = (names: readonly string[]): string =>
  names.length > 4 ? `${names.slice(0, 3).join(', ')} +${names.length - 3}` : names.join(', ')

/** The two change places. */
function SwapButton({ seat }: { readonly seat: DuelSeatView }) {
  const at = useDuel()
  const { labels, snap, keyOf } = at
  const use = sideUse(at, seat.seat)
  if (use?.what !== 'swap') return null
  return (
    <button
      type="button"
      className="swap"
      title={labels.swap[seat.seat === snap.me ? 'mine' : 'theirs']}
      aria-keyshortcuts={keyOf(use.tap)}
      onClick={() => at.tap(use.tap)}
    >
      <Icon name="card-exchange" />
    </button>
  )
}

/** The front line and the back line of one side. */
export function Pair({ seat, small = false }: SideProps) {
  const { labels } = useDuel()
  const front = frontOf(seat)
  const behind = behindOf(seat)
  return (
    <div className={`pair ${seat.characters.length === 0 ? 'empty' : ''}`}>
      <div className="place-front">
        {front ? <Duelist key={front.card} seat={seat} character={front} small={small} /> : <p className="nobody">{labels.nobody}</p>}
      </div>
      {seat.characters.length > 1 && (
        <div className="place-swap">
          <SwapButton seat={seat} />
        </div>
      )}
      <div className="place-behind">{behind && <Duelist key={behind.card} seat={seat} character={behind} small={small} />}</div>
    </div>
  )
}

/** Beside my hand: which side I am on, and how much I may keep. */
export function OwnPanel({ seat }: SideProps) {
  const { labels, spoken, view } = useDuel()
  const count = seat.hand.law + seat.hand.outlaw
  return (
    <div className="panel own-panel">
      <SideName seat={seat} />
      <p>
        <span className="count" role="img" aria-label={spoken.ui.speak.hand(count)}>
          <SeatSign of="hand" /> {count}
        </span>
        <span>{labels.keep(seat.handLimit)}</span>
      </p>
      {view.table.active === seat.seat && view.table.phase === 'play' && <p>{labels.bangs(view.table.bangs, view.table.bangLimit)}</p>}
    </div>
  )
}
