import { useCallback, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { go, hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { TopBar } from '../../kit/topbar.tsx'
import { useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import { Coming } from '../setup/coming.tsx'
import { Entry } from './entry.tsx'
import { useKnown } from './known.ts'
import { History, Tokens } from './lists.tsx'
import { Password } from './password.tsx'

/** Says what came of it, if it went wrong. */
export type Tell = (refusal: Refusal | undefined) => boolean

function download(name: string, data: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

function Name({ tell }: { readonly tell: Tell }) {
  const { ui } = useSpoken()
  const { you } = useStore(hub)
  const [name, setName] = useState<string>()
  return (
    <form
      className="row"
      onSubmit={async (event) => {
        event.preventDefault()
        const wish = (name ?? '').trim()
        const { refusal } = await hub.api.rename(wish)
        if (!tell(refusal)) return
        settings.change({ name: wish })
        await hub.refresh()
        setName(undefined)
      }}
    >
      <Field
        label={ui.home.yourName}
        hint={ui.home.nameHint}
        minLength={2}
        maxLength={24}
        value={name ?? you?.name ?? ''}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" disabled={name === undefined || name.trim() === you?.name}>
        {ui.home.rename}
      </Button>
    </form>
  )
}

/** My data: everything there is of it, or nothing any more. */
function Data({ tell }: { readonly tell: Tell }) {
  const { ui } = useSpoken()
  const [asking, setAsking] = useState(false)
  return (
    <section className="panel page-panel">
      <div className="row">
        <Button
          onClick={async () => {
            const { value, refusal } = await hub.api.data()
            if (tell(refusal) && value) download('sundown-my-data.json', value)
          }}
        >
          {ui.account.data}
        </Button>
        <Button tone="danger" glyph="trash" onClick={() => setAsking(true)}>
          {ui.account.delete}
        </Button>
      </div>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={ui.account.delete}
        closeLabel={ui.app.close}
        end={
          <>
            <Button onClick={() => setAsking(false)}>{ui.app.cancel}</Button>
            <Button
              tone="danger"
              onClick={async () => {
                setAsking(false)
                const { refusal } = await hub.api.deleteMe()
                if (!tell(refusal)) return
                settings.change({ name: undefined })
                go({ to: 'home' })
                hub.retry()
              }}
            >
              {ui.account.deleteYes}
            </Button>
          </>
        }
      >
        <p>{ui.account.deleteAsk}</p>
      </Dialog>
    </section>
  )
}

/** Who I am on this server. */
export default function Account() {
  const { ui, rules } = useSpoken()
  const { you } = useStore(hub)
  const [wrong, setWrong] = useState<string>()
  const known = useKnown()
  const tell: Tell = useCallback(
    (refusal) => {
      setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
      return refusal === undefined
    },
    [ui, rules],
  )
  /** The next guest is somebody else: the name stays with the account. */
  const leave = ({ refusal }: { readonly refusal?: Refusal | undefined }) => {
    if (!tell(refusal)) return
    settings.change({ name: undefined })
    hub.retry()
  }
  if (!you) return <Coming />
  return (
    <>
      <TopBar home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}`, onPress: () => go({ to: 'home' }) }} />
      <main className="plain-page">
        <h1>{ui.account.title}</h1>
        {wrong && (
          <p className="notice" role="alert">
            {wrong}
          </p>
        )}
        <section className="panel page-panel">
          <p>{you.account ? ui.account.signedIn(you.name) : ui.account.guest}</p>
          <Name tell={tell} />
          {you.account && (
            <div className="row">
              <Button onClick={async () => leave(await hub.api.logout())}>{ui.account.logout}</Button>
              <Button onClick={async () => leave(await hub.api.logoutEverywhere())}>{ui.account.logoutEverywhere}</Button>
            </div>
          )}
        </section>
        {you.account ? <Password tell={tell} /> : <Entry tell={tell} />}
        <History games={known.games} />
        <Tokens tell={tell} />
        <Data tell={tell} />
      </main>
    </>
  )
}
