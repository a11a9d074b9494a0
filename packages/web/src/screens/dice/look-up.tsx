import { ARROWS, nth } from '@sundown/engine'
import { Bust } from '../../kit/bust.tsx'
import { Die } from '../../kit/die.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { RoleCard } from '../../kit/role-card.tsx'
import { othersOf } from '../shell/seating.ts'
import { type AtDice, isFace, type Looked, useDice } from './at.ts'
import { spokenSeat } from './seats.tsx'

function Rulings({ id }: { readonly id: string }) {
  const { teller, spoken } = useDice()
  const rulings = teller.rulings(id)
  if (rulings.length === 0) return null
  return (
    <>
      <h3 className="label">{spoken.ui.table.rulings}</h3>
      <ul className="rulings">
        {rulings.map((ruling) => (
          <li key={ruling}>{ruling}</li>
        ))}
      </ul>
    </>
  )
}

const ROLES = new Set(['sheriff', 'deputy', 'outlaw', 'renegade'])

function Entry({ id }: { readonly id: string }) {
  const { teller } = useDice()
  const text = teller.text(id)
  return (
    <div className="looked">
      {isFace(id) ? (
        <span className="looked-die">
          <Die face={id} />
        </span>
      ) : ROLES.has(id) ? (
        <RoleCard id={id} name={teller.name(id)} goal={text ?? ''} label={teller.name(id)} />
      ) : (
        <Bust sitter={{ character: id }} className="looked-bust" />
      )}
      <div>
        <p className="looked-text">{text}</p>
        <Rulings id={id} />
      </div>
    </div>
  )
}

function SeatText({ seat }: { readonly seat: number }) {
  const at = useDice()
  const { view, snap, teller, words } = at
  const seen = nth(view.seats, seat)
  const role = (seat === snap.me ? view.own?.role : seen.role) ?? snap.open?.[seat]?.role
  return (
    <div className="looked">
      <Bust sitter={seen.character ? { character: seen.character } : { person: snap.names[seat] ?? '' }} className="looked-bust" />
      <div>
        {seen.character && <p className="looked-text">{teller.text(seen.character)}</p>}
        <p className="muted">{spokenSeat(at, seen)}</p>
        {role && (
          <p>
            <b>{teller.name(role)}</b>: {words.speech.goal(role, view.seats.length)}
          </p>
        )}
        {seen.character && <Rulings id={seen.character} />}
      </div>
    </div>
  )
}

function titleOf({ snap, teller, view }: AtDice, looked: Looked): string {
  if (looked.what === 'entry') return teller.name(looked.id)
  const { character } = nth(view.seats, looked.seat)
  return character ? `${snap.names[looked.seat]}, ${teller.name(character)}` : (snap.names[looked.seat] ?? '')
}

/** The text and rulings of a face, a character or a role. */
export function LookUp({ looked }: { readonly looked: Looked | undefined }) {
  const at = useDice()
  return (
    <Dialog
      open={looked !== undefined}
      onClose={() => at.look(undefined)}
      title={looked ? titleOf(at, looked) : ''}
      closeLabel={at.spoken.ui.app.close}
      wide={looked?.what === 'seat'}
    >
      {looked?.what === 'seat' && <SeatText seat={looked.seat} />}
      {looked?.what === 'entry' && <Entry id={looked.id} />}
    </Dialog>
  )
}

/** The whole table in words. */
export function AsText({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const at = useDice()
  const { view, snap, spoken, words, teller } = at
  const { ui } = spoken
  const seats = [...(snap.me === null ? [] : [snap.me]), ...othersOf(view, snap.me)]
  return (
    <Dialog open={open} onClose={onClose} title={ui.table.asText} closeLabel={ui.app.close} wide>
      <h3 className="label">{ui.table.opponents}</h3>
      <ol className="as-text">
        {seats.map((seat) => (
          <li key={seat}>{spokenSeat(at, nth(view.seats, seat))}</li>
        ))}
      </ol>
      <h3 className="label">{words.dice.ring}</h3>
      <p>{view.table.dice.length > 0 ? view.table.dice.map(({ face }) => teller.name(face)).join(', ') : words.dice.noDice}</p>
      <h3 className="label">{words.dice.pile}</h3>
      <p>{words.dice.arrowsLeft(view.table.arrows, ARROWS)}</p>
    </Dialog>
  )
}
