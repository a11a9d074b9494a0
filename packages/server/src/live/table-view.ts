import type { GameKind } from '@sundown/engine'
import type { TableSettings, TableSummary, TableView } from '@sundown/protocol'
import type { Table } from './table.ts'

/** What everybody at a table may know of it. */
export function viewOf(table: Table): TableView {
  const { id, code, settings, host, seats, game, played, talkOpen, paused } = table.stored
  return {
    id,
    code,
    settings,
    status: table.status,
    host,
    seats: seats.map(({ person, bot, program, ready }, seat) => ({
      seat,
      person: person === null ? null : table.crowd.called(person),
      bot,
      program,
      ready: ready || (person === null && bot !== null),
      connected: person === null ? bot !== null : table.isHere(person),
      away: table.absence.secondsOf(seat),
    })),
    spectators: [...table.members.keys()].filter((person) => table.seatOf(person) < 0).map((person) => table.crowd.called(person)),
    game,
    played,
    talk: talkOpen ? 'open' : 'closed',
    paused,
    pauseVotes: [...table.pauseVotes],
    seal: table.seal,
    starts: table.quick.left,
  }
}

/** What stands of it in the list of tables. */
export function summaryOf(table: Table): TableSummary {
  const { id, code, settings, host, seats } = table.stored
  return {
    id,
    code,
    game: settings.game,
    sets: [...readSets(table.kind, settings)],
    seats: seats.length,
    taken: seats.filter(({ person, bot }) => person !== null || bot !== null).length,
    people: seats.filter(({ person }) => person !== null).length,
    status: table.status,
    spectators: settings.spectators,
    host: host === null ? '' : table.crowd.called(host).name,
    turn: settings.clocks?.turn ?? null,
    quick: table.gathers,
  }
}

function readSets(kind: GameKind | undefined, { options }: TableSettings): readonly string[] {
  try {
    return kind?.read(options).sets ?? []
  } catch {
    return []
  }
}
