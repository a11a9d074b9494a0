import { nth, ROLE_TABLE, SETS } from '@sundown/engine'
import { minutesOf } from '@sundown/engine/mixes'
import { useSpoken } from '../../app/words.tsx'
import { Cast } from './cast.tsx'
import type { LobbyPart } from './lobby.tsx'
import { setsOf } from './set-options.ts'

/** The roles of the card game for this many, with what its sets bring along. */
export default function BangCast({ table, words }: LobbyPart) {
  const { rules } = useSpoken()
  const players = table.seats.length
  const chosen = setsOf(table)
  // The words of all sets come together, in the order of the list.
  const inPlay = rules.sets.filter((_, i) => i === 0 || (rules.sets.length === SETS.length && chosen.includes(nth(SETS, i))))
  const characters = inPlay.reduce((sum, set) => sum + Object.keys(set.characters).length, 0)
  const events = inPlay.reduce((sum, set) => sum + Object.keys(set.events).length, 0)
  return (
    <Cast
      words={words}
      title={words.atTable(players)}
      roles={ROLE_TABLE[players] ?? []}
      facts={[words.characters(characters), ...(events > 0 ? [words.events(events)] : [])]}
      minutes={minutesOf(players, chosen)}
    />
  )
}
