import type { SeatView } from '@sundown/engine'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import { SettingSun } from '../../kit/felt.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { RoleTag } from '../../kit/marks.tsx'
import { useAt } from '../table/at.ts'
import { Fairness } from './fairness.tsx'
import './end.css'

function Person({ seat }: { readonly seat: SeatView }) {
  const { snap, view, spoken, teller } = useAt()
  const { ui } = spoken
  const won = view.over?.winners.some((winner) => winner === seat.seat) ?? false
  const out = seat.state === 'out'
  return (
    <li className={`end-seat ${won ? 'won' : ''} ${out ? 'is-out' : ''}`}>
      {won && <span className="end-won">{ui.end.winner}</span>}
      <Bust sitter={seat.character ? { character: seat.character } : { person: snap.names[seat.seat] ?? '' }} />
      <b>{seat.seat === snap.me ? ui.table.you : snap.names[seat.seat]}</b>
      <span className="muted small">{seat.character && teller.name(seat.character)}</span>
      {seat.role && <RoleTag id={seat.role}>{teller.name(seat.role)}</RoleTag>}
      <span className="muted small">{out ? ui.end.dead : ui.end.alive(Math.max(0, seat.life))}</span>
    </li>
  )
}

export interface EndScreenProps {
  readonly onAgain: () => void
  readonly again: string
  readonly note?: string | undefined
  readonly onTable: () => void
}

/** Who was who, who won and why, and whether it was fair. */
export function EndScreen({ onAgain, again, note, onTable }: EndScreenProps) {
  const { snap, view, spoken, teller } = useAt()
  const { ui } = spoken
  const over = view.over
  if (!over) return null
  const mine = snap.me === null ? undefined : over.winners.some((winner) => winner === snap.me)
  const [headline = '', ...rest] = teller.outcome(over).split(/:\s*/u)
  return (
    <main className="end-page">
      <header className="end-head">
        <SettingSun className="end-sun" />
        <h1>{headline}</h1>
        <p>
          {rest.join(': ')} {mine !== undefined && <b>{mine ? ui.end.won : ui.end.lost}</b>}
        </p>
      </header>
      <section aria-label={ui.end.roles}>
        <ol className="end-seats">
          {view.seats.map((seat) => (
            <Person key={seat.seat} seat={seat} />
          ))}
        </ol>
      </section>
      <Fairness />
      {note && (
        <p className="end-note" role="status">
          {note}
        </p>
      )}
      <div className="end-acts">
        <Button big onClick={onTable} glyph="eye">
          {ui.keys.log}
        </Button>
        <Button big tone="primary" onClick={onAgain}>
          {again}
        </Button>
        <a className="btn big" href="#/">
          <Glyph name="left" />
          <span>{ui.app.home}</span>
        </a>
      </div>
    </main>
  )
}
