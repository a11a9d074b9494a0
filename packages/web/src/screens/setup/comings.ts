import type { TableView } from '@sundown/protocol'
import { namesOf } from '../../session/names.ts'
import type { TalkWords } from '../../words/talk.en.ts'

type Sitter = TableView['seats'][number]
/** As much of a table as says who is there. */
type Around = Pick<TableView, 'seats' | 'status'>

/** What has become of somebody who sat there before and still does. */
function changeOf(was: Sitter, now: Sitter, name: string, { people }: TalkWords): string | undefined {
  if (was.ready !== now.ready) return now.ready ? people.isReady(name) : undefined
  if (now.bot !== null) return was.bot === null ? people.botFor(name) : undefined
  if (was.bot !== null) return people.isBack(name)
  if ((was.away === null) === (now.away === null)) return undefined
  return now.away === null ? people.isBack(name) : people.isAway(name)
}

/** What has changed about those at a table, in sentences for whoever does not see them: who has come, gone, is away, is back. `me`: who knows his own doings. */
export function comings(before: Around, now: Around, me: string | undefined, words: TalkWords): readonly string[] {
  const { people } = words
  const others = ({ seats }: Around) =>
    seats.flatMap((seat) => (seat.person && seat.person.id !== me ? [{ ...seat, person: seat.person }] : []))
  const said = others(now).flatMap((sitter) => {
    const was = others(before).find(({ person }) => person.id === sitter.person.id)
    const { name } = sitter.person
    return (was ? changeOf(was, sitter, name, words) : people.sitsDown(name)) ?? []
  })
  const gone = others(before).filter(({ person }) => now.seats.every((seat) => seat.person?.id !== person.id))
  const bots = (table: Around) => namesOf(table).filter((_, i) => table.seats[i]?.person === null && table.seats[i]?.bot !== null)
  const hired = now.status === 'open' ? bots(now).filter((name) => !bots(before).includes(name)) : []
  return [...said, ...gone.map(({ person }) => people.getsUp(person.name)), ...hired.map(people.sitsDown)]
}
