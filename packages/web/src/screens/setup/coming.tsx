import { hub } from '../../app/hub.ts'
import { hrefOf } from '../../app/route.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { useStore } from '../../session/react.ts'
import { sayGone, sayOut } from '../../words/table.ts'

/** Before the server has said anything: we are on our way, or cannot get there. */
export function Coming() {
  const { ui } = useSpoken()
  const { connection, why } = useStore(hub)
  const lost = connection !== 'connecting' && connection !== 'live'
  return (
    <main className="plain-page">
      <h1>{ui.app.title}</h1>
      <p role="status">
        {connection === 'out'
          ? sayOut(why, ui)
          : why
            ? sayGone(why, ui)
            : connection === 'reload'
              ? ui.connection.reload
              : lost
                ? ui.connection.gone
                : ui.connection.connecting}
      </p>
      {lost && (
        <div className="row">
          <Button tone="primary" onClick={() => (connection === 'reload' ? location.reload() : hub.retry())}>
            {connection === 'reload' ? ui.connection.reloadNow : ui.connection.retry}
          </Button>
          {why === 'banned' && (
            <a className="btn" href={hrefOf({ to: 'account' })}>
              {ui.account.title}
            </a>
          )}
          <a className="btn" href={hrefOf({ to: 'home' })}>
            {ui.app.home}
          </a>
        </div>
      )}
    </main>
  )
}
