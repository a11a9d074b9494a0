import type { Sitter } from '@sundown/art/portrait'
import { Bust } from '../../kit/bust.tsx'
import { CardBack } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Cartridges } from '../../kit/marks.tsx'
import './mini-table.css'

export interface MiniSeat {
  /** Nothing: somebody whose face is not known from here. */
  readonly sitter?: Sitter
  readonly bot?: boolean
  readonly name?: string
  readonly life?: { readonly now: number; readonly max: number }
  readonly star?: boolean
  readonly lit?: boolean
}

/** Where a face is, in percent of the picture. Name and life stand below it, so the middle lies high; whoever sits near keeps clear of the sides. */
const placeOf = (seat: number, of: number): { readonly x: number; readonly y: number } => {
  const turn = (seat / of) * 2 * Math.PI - Math.PI / 2
  const [across, down] = [Math.cos(turn), Math.sin(turn)]
  return { x: 50 + (down > 0.5 ? 33 : 38) * across, y: 43 + 28 * down }
}

/** Below whoever sits across; above whoever sits right here, if anybody does. */
const deckOf = (seats: number): string => (seats % 2 === 0 ? '47%' : '53%')

/** A picture of a table: who sits there, and who aims at whom. What it shows is said in words beside it. */
export function MiniTable({ seats, aim }: { readonly seats: readonly MiniSeat[]; readonly aim?: readonly [from: number, to: number] }) {
  const line = aim?.map((seat) => placeOf(seat, seats.length))
  return (
    <div className="mini-table" aria-hidden="true">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <ellipse cx="50" cy="47" rx="38" ry="27" />
        {line && <path d={`M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`} />}
      </svg>
      <span className="mini-deck" style={{ top: deckOf(seats.length) }}>
        <CardBack />
      </span>
      {seats.map(({ sitter, bot, name, life, star, lit }, i) => {
        const { x, y } = placeOf(i, seats.length)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <span key={i} className={`mini-seat ${lit ? 'is-lit' : ''}`} style={{ left: `${x}%`, top: `${y}%` }}>
            {sitter ? <Bust sitter={sitter} /> : <i className={`mini-chair ${bot ? 'of-bot' : ''}`} />}
            {star && <Icon name="law-star" className="mini-star" />}
            {name && <b>{name}</b>}
            {life && <Cartridges life={life.now} max={life.max} label="" />}
          </span>
        )
      })}
    </div>
  )
}
