import { DICE_ROLE_TABLE } from '@sundown/engine'
import { Cast } from '../setup/cast.tsx'
import type { LobbyPart } from '../setup/lobby.tsx'

/** Minutes of a game by the number of players, at a minute a turn: the mean of 300 games of the rule bots (`sundown simulate`). */
const TURNS: { readonly [players: number]: number } = { 3: 9, 4: 15, 5: 18, 6: 18, 7: 23, 8: 27 }

export default function DiceCast({ table, words }: LobbyPart) {
  const players = table.seats.length
  return (
    <Cast
      words={words}
      title={words.atTable(players)}
      roles={DICE_ROLE_TABLE[players] ?? []}
      facts={[]}
      minutes={TURNS[players] ?? players * 3}
    />
  )
}
