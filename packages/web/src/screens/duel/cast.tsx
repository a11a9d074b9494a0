import { FEWEST_CHARACTERS } from '@sundown/engine'
import { Cast } from '../setup/cast.tsx'
import type { LobbyPart } from '../setup/lobby.tsx'

/** Minutes a character of a side, at a minute a turn: 150 games of the rule bots each with 4, 6, 8, 10 and 12 took 35, 56, 73, 92 and 111 (`sundown simulate`). */
const PER_CHARACTER = 9.2

export default function DuelCast({ table, words }: LobbyPart) {
  const { charactersPerSide: count } = table.settings.options
  const characters = typeof count === 'number' ? count : FEWEST_CHARACTERS
  return (
    <Cast
      words={words}
      title={words.duelists}
      roles={[]}
      facts={[words.perSide(characters)]}
      minutes={Math.round(characters * PER_CHARACTER)}
    />
  )
}
