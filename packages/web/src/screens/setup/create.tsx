import { useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { go, hrefOf, routeOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import { hostedGames, hostOf } from '../games.ts'
import { Coming } from './coming.tsx'

/** Whoever has gone elsewhere meanwhile wants no table any more, and is not to be taken there. */
const isWanted = (): boolean => routeOf(location.hash).to === 'create'

/** A table is opened once, however often the page asks. */
let opening: Promise<{ readonly code: string } | Refusal> | undefined

async function open(): Promise<{ readonly code: string } | Refusal> {
  online()
  if (!(await hub.whenLive()) || !isWanted()) return { code: 'unreachable' }
  const wishes = settings.getSnapshot()
  const hosted = hostOf(wishes.game) ?? hostedGames[0]
  const options = { ...hosted.options({ ...wishes, sets: ['base'] }), players: hosted.players.usual }
  const { session, refusal } = await hub.create({ game: hosted.game, options })
  if (!session) return refusal
  const code = session.getSnapshot().table?.code
  if (isWanted()) await session.sit(0)
  if (code === undefined || !isWanted()) {
    session.leave()
    return { code: 'unreachable' }
  }
  session.detach()
  go({ to: 'table', code })
  return { code }
}

/** Opens a table and goes there: everything else is decided at the table, where all can see it. */
export default function Create() {
  const { ui, rules } = useSpoken()
  const [refusal, setRefusal] = useState<Refusal>()
  const [trial, setTrial] = useState(0)
  const { connection } = useStore(hub)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each trial anew
  useEffect(() => {
    opening ??= open()
    void opening.then((result) => {
      opening = undefined
      if (!location.hash.startsWith('#/t/')) setRefusal(result)
    })
  }, [trial])
  // There may be no server to wait for: a way on is shown then.
  if (!refusal && connection !== 'live' && connection !== 'connecting') return <Coming />
  return (
    <main className="plain-page">
      <h1>{ui.setup.title}</h1>
      {refusal ? (
        <>
          <p role="alert">{sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null))}</p>
          <div className="row">
            <Button
              tone="primary"
              onClick={() => {
                setRefusal(undefined)
                setTrial(trial + 1)
              }}
            >
              {ui.connection.retry}
            </Button>
            <a className="btn" href={hrefOf({ to: 'home' })}>
              {ui.app.home}
            </a>
          </div>
        </>
      ) : (
        <p role="status">{ui.connection.connecting}</p>
      )}
    </main>
  )
}
