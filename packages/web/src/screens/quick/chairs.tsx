import type { TableSeat, TableView } from '@sundown/protocol'
import { useEffect, useRef, useState } from 'react'
import { Bust } from '../../kit/bust.tsx'
import { vars } from '../../kit/vars.ts'
import type { QuickWords } from '../../words/quick.en.ts'
import { onClock } from './use-countdown.ts'

/** Milliseconds for which a newcomer is marked as new. */
const NEW = 5000

/** Who has sat down since this page is looking. */
function useNewcomers({ seats }: TableView, me: string | undefined): ReadonlySet<string> {
  const known = useRef<ReadonlySet<string>>(undefined)
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const people = seats.flatMap(({ person }) => (person && person.id !== me ? [person.id] : []))
  const key = people.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who sits here
  useEffect(() => {
    const before = known.current
    known.current = new Set(people)
    if (!before) return undefined
    setFresh(new Set(people.filter((id) => !before.has(id))))
    const timer = setTimeout(() => setFresh(new Set()), NEW)
    return () => clearTimeout(timer)
  }, [key])
  return fresh
}

/** A chair stands where it will be looked at from: one's own below, the others around the table. */
function placeOf(seat: number, own: number, chairs: number): { readonly x: number; readonly y: number } {
  const angle = Math.PI / 2 + ((seat - own) / chairs) * Math.PI * 2
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

const EmptyChair = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M7 3v18M7 12h10v9M7 4h6v8" />
  </svg>
)

interface ChairsProps {
  readonly table: TableView
  readonly me: string | undefined
  readonly left: number | undefined
  readonly words: QuickWords
}

/** Everybody in his chair, and when a bot takes an empty one. */
export function Chairs({ table, me, left, words }: ChairsProps) {
  const fresh = useNewcomers(table, me)
  const own = Math.max(
    0,
    table.seats.findIndex(({ person }) => person?.id === me),
  )
  const nameOf = ({ person, bot, connected }: TableSeat): string => {
    if (person?.id === me && person) return words.you
    if (person) return [person.name, !connected ? words.away : fresh.has(person.id) ? words.justNow : ''].filter(Boolean).join(', ')
    if (bot !== null) return words.bot
    return left === undefined ? '' : words.botIn(onClock(left))
  }
  return (
    <ul className="quick-chairs" aria-label={words.chairs} data-chairs={table.seats.length}>
      {table.seats.map((sitter) => {
        const { seat, person, bot } = sitter
        const { x, y } = placeOf(seat, own, table.seats.length)
        const state = person ? (fresh.has(person.id) ? 'fresh' : '') : bot !== null ? 'bot' : 'empty'
        return (
          <li key={seat} className={`quick-chair ${state}`} style={vars({ '--x': x.toFixed(4), '--y': y.toFixed(4) })}>
            <span className="face">
              {person ? (
                <Bust sitter={{ person: person.name }} />
              ) : bot !== null ? (
                <Bust sitter={{ character: undefined }} />
              ) : (
                <EmptyChair />
              )}
            </span>
            <span className="name">{nameOf(sitter)}</span>
          </li>
        )
      })}
    </ul>
  )
}
