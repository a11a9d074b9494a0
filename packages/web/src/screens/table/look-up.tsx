import type { FrontView } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import { goalOf, type Language, loadRulings } from '@sundown/engine/words'
import { useInLanguage } from '../../app/use-in-language.ts'
import { cardArt, isEvent } from '../../art/cards.ts'
import { Bust } from '../../kit/bust.tsx'
import { Card } from '../../kit/card.tsx'
import { EventCard } from '../../kit/event-card.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { RoleCard } from '../../kit/role-card.tsx'
import { lineOf, spokenFace, spokenSeat } from '../../words/spoken.ts'
import { type At, type Looked, printed, useAt } from './at.ts'
import { loadsOf } from './front-card.ts'

const ROLES = new Set(['sheriff', 'deputy', 'outlaw', 'renegade'])

/** Those of the base game, which no table waits for. */
const baseRulings = (language: Language) => loadRulings(language, ['base'])

function Rulings({ id }: { readonly id: string }) {
  const { teller, spoken, view } = useAt()
  const [base = {}] = useInLanguage(baseRulings) ?? []
  const rulings = [...teller.rulings(id), ...(base[id] ?? [])]
  // At a table of three its goal is all there is to a role.
  if (rulings.length === 0 || (ROLES.has(id) && view.seats.length === 3)) return null
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

function SeatText({ seat }: { readonly seat: number }) {
  const at = useAt()
  const { view, snap, teller, voice, look, spoken } = at
  const seen = nth(view.seats, seat)
  const cards: readonly FrontView[] = [...seen.front, ...(seen.cards ?? [])]
  const role = seat === snap.me ? (view.own?.role ?? seen.role) : seen.role
  return (
    <div className="looked">
      <Bust sitter={seen.character ? { character: seen.character } : { person: snap.names[seat] ?? '' }} className="looked-bust" />
      <div>
        {seen.character && <p className="looked-text">{teller.text(seen.character)}</p>}
        <p className="muted">{spokenSeat(seen, view, { me: snap.me }, voice)}</p>
        {role && (
          <p>
            <b>{teller.name(role)}</b>: {goalOf(spoken.rules.table, role, view.seats.length)}
          </p>
        )}
        {cards.length > 0 && (
          <div className="row">
            {cards.map((card) => (
              <Card
                key={card.card}
                face={printed(card, teller)}
                label={spokenFace(card, voice)}
                loads={loadsOf(at, card.counters)}
                size="compact"
                onInspect={() => look({ what: 'face', face: card })}
              />
            ))}
          </div>
        )}
        {seen.character && <Rulings id={seen.character} />}
        {seen.abilities.map((id) => (
          <section key={id}>
            <h3 className="label">{teller.name(id)}</h3>
            <p>{teller.text(id)}</p>
          </section>
        ))}
      </div>
    </div>
  )
}

function titleOf({ snap, teller, view }: At, looked: Looked): string {
  if (looked.what === 'face') return teller.name(looked.face.id)
  const { character } = nth(view.seats, looked.seat)
  return character ? `${snap.names[looked.seat]}, ${teller.name(character)}` : (snap.names[looked.seat] ?? '')
}

/** The text and rulings of a card, role or character. */
export default function LookUp({ looked, onClose }: { readonly looked: Looked; readonly onClose: () => void }) {
  const at = useAt()
  const { teller, voice, spoken } = at
  return (
    <Dialog open onClose={onClose} title={titleOf(at, looked)} closeLabel={spoken.ui.app.close} wide={looked.what === 'seat'}>
      {looked.what === 'seat' ? (
        <SeatText seat={looked.seat} />
      ) : (
        <div className="looked">
          {ROLES.has(looked.face.id) ? (
            <RoleCard
              id={looked.face.id}
              name={teller.name(looked.face.id)}
              goal={teller.text(looked.face.id) ?? ''}
              label={teller.name(looked.face.id)}
            />
          ) : isEvent(looked.face.id) ? (
            <EventCard
              icon={cardArt(looked.face.id).icon}
              name={teller.name(looked.face.id)}
              text={lineOf(looked.face.id, spoken.lines)}
              label={teller.name(looked.face.id)}
            />
          ) : (
            <Card face={printed(looked.face, teller)} label={spokenFace(looked.face, voice)} size="hand" />
          )}
          <div>
            <p className="looked-text">{teller.text(looked.face.id)}</p>
            <Rulings id={looked.face.id} />
          </div>
        </div>
      )}
    </Dialog>
  )
}
