import { firstOf, nth } from '@sundown/engine/kernel'
import { Button } from '../../kit/button.tsx'
import { hired } from '../../session/hired.ts'
import type { Refusal } from '../../session/session.ts'
import type { LobbyPart } from './lobby.tsx'

const isEmpty = ({ person, bot }: LobbyPart['table']['seats'][number]): boolean => !person && !bot

/** One after the other, up to the first that is refused. */
async function inTurn(doings: readonly (() => Promise<Refusal | undefined>)[]): Promise<Refusal | undefined> {
  for (const doing of doings) {
    const refusal = await doing()
    if (refusal) return refusal
  }
  return undefined
}

/** What still has to happen before the deal, or who brings it about. */
function statusOf({ table, words, isHost, me }: LobbyPart): string | undefined {
  const seated = table.seats.some(({ person }) => person?.id === me)
  const empty = table.seats.filter(isEmpty).length
  const waited = table.seats.flatMap(({ person, ready }) => (person && !ready && person.id !== table.host ? [person.name] : []))
  const host = table.seats.find(({ person }) => person?.id === table.host)?.person?.name
  if (!seated && !isHost && empty === 0) return words.noChair
  if (empty > 0) return words.missing(empty)
  if (waited.length > 0) return words.notReadyYet(waited.join(', '))
  return isHost ? words.seal : host && words.hostStarts(host)
}

/** The one thing to do next, always in sight: deal, be ready, or take a chair. */
export function Start(part: LobbyPart) {
  const { session, table, words, isHost, me, tell } = part
  const mine = table.seats.find(({ person }) => person?.id === me)
  const empty = table.seats.filter(isEmpty)
  if (table.status === 'dealing') {
    return (
      <div className="start">
        <p role="status">{words.dealing}</p>
      </div>
    )
  }
  const deal = () => inTurn([...(mine && !mine.ready ? [() => session.ready(true)] : []), () => session.start()])
  return (
    <div className="start">
      {isHost ? (
        <Button big wide tone="primary" disabled={empty.length > 0} onClick={() => tell(deal())}>
          {words.deal}
        </Button>
      ) : mine ? (
        <Button big wide tone={mine.ready ? 'plain' : 'primary'} onClick={() => tell(session.ready(!mine.ready))}>
          {mine.ready ? words.wait : words.iAmReady}
        </Button>
      ) : (
        empty.length > 0 && (
          <Button big wide tone="primary" onClick={() => tell(session.sit(firstOf(empty).seat))}>
            {words.takeChair}
          </Button>
        )
      )}
      {isHost && empty.length > 0 && (
        <Button
          wide
          onClick={() =>
            tell(inTurn(hired('normal', 'mixed', empty.length).map((bot, i) => () => session.addBot(bot, nth(empty, i).seat))))
          }
        >
          {words.fill}
        </Button>
      )}
      <p className="muted" role="status">
        {statusOf(part)}
      </p>
    </div>
  )
}
