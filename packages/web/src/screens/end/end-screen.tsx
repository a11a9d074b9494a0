import { useWords } from '../../app/words.tsx'
import type { Sitter } from '../../art/portrait/index.ts'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import { SettingSun } from '../../kit/felt.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { RoleTag } from '../../kit/marks.tsx'
import type { GameSession, Snapshot } from '../../session/session.ts'
import { Fairness } from './fairness.tsx'
import './end.css'

/** Who somebody was, and how it ended for him. */
export interface EndPerson {
  readonly seat: number
  readonly sitter: Sitter
  readonly character?: string | undefined
  readonly role?: { readonly id: string; readonly name: string } | undefined
  /** Nothing: he did not live to see it. */
  readonly life: number | undefined
}

function Person({ person, snap }: { readonly person: EndPerson; readonly snap: Snapshot }) {
  const ui = useWords()
  const { seat, sitter, character, role, life } = person
  const won = snap.outcome?.winners.some((winner) => winner === seat) ?? false
  return (
    <li className={`end-seat ${won ? 'won' : ''} ${life === undefined ? 'is-out' : ''}`}>
      {won && <span className="end-won">{ui.end.winner}</span>}
      <Bust sitter={sitter} />
      <b>{seat === snap.me ? ui.table.you : snap.names[seat]}</b>
      <span className="muted small">{character}</span>
      {role && <RoleTag id={role.id}>{role.name}</RoleTag>}
      <span className="muted small">{life === undefined ? ui.end.dead : ui.end.alive(life)}</span>
    </li>
  )
}

export interface EndScreenProps {
  readonly session: GameSession
  readonly snap: Snapshot
  /** Who won and why, in the words of the game. */
  readonly outcome: string
  readonly people: readonly EndPerson[]
  readonly onAgain: () => void
  readonly again: string
  readonly note?: string | undefined
  readonly onTable: () => void
}

/** Who was who, who won and why, and whether it was fair: at the end of any game. */
export default function EndScreen({ session, snap, outcome, people, onAgain, again, note, onTable }: EndScreenProps) {
  const ui = useWords()
  const winners = snap.outcome?.winners ?? []
  // Where nobody has won, nobody has lost.
  const mine = snap.me === null || winners.length === 0 ? undefined : winners.some((winner) => winner === snap.me)
  const [headline = '', ...rest] = outcome.split(/:\s*/u)
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
          {people.map((person) => (
            <Person key={person.seat} person={person} snap={snap} />
          ))}
        </ol>
      </section>
      <Fairness session={session} snap={snap} />
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
