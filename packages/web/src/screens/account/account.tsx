import { useCallback, useEffect, useRef, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import { loadAccount } from '../../words/account.ts'
import { sayOut, sayRefusal, tellerFor } from '../../words/table.ts'
import { Coming } from '../setup/coming.tsx'
import { HomeBar } from '../shell/home-bar.tsx'
import { Banned } from './banned.tsx'
import { Data } from './data.tsx'
import { Entry } from './entry.tsx'
import { useKnown } from './known.ts'
import { History, Tokens } from './lists.tsx'
import { Password } from './password.tsx'

/** Says what came of it, if it went wrong. */
export type Tell = (refusal: Refusal | undefined) => boolean

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

/** Whoever becomes a member has no form any more that he was in: he goes on at the head of the page. */
function useFocusAsMember(isFree: boolean) {
  const { you } = useStore(hub)
  const title = useRef<HTMLHeadingElement>(null)
  const wasGuest = useRef(false)
  const isMember = you?.account
  useEffect(() => {
    if (isMember === false) wasGuest.current = true
    if (!isMember || !isFree || !wasGuest.current) return
    wasGuest.current = false
    title.current?.focus({ preventScroll: true })
  }, [isMember, isFree])
  return title
}

/** Who I am on this server. */
export default function Account() {
  const { ui, rules } = useSpoken()
  const words = useLaterWords(loadAccount)
  const { you, why, connection } = useStore(hub)
  const [wrong, setWrong] = useState<string>()
  /** Shown until it is written down, whatever happens to the line meanwhile. */
  const [code, setCode] = useState<string>()
  /** Tokens end with a new password: they are looked up again. */
  const [passwords, setPasswords] = useState(0)
  const known = useKnown()
  const title = useFocusAsMember(code === undefined)
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
  const written = () => {
    setCode(undefined)
    hub.retry()
  }
  if (why === 'banned') return <Banned />
  if (!you) return <Coming />
  return (
    <>
      <HomeBar />
      <main className="plain-page">
        <h1 ref={title} tabIndex={-1}>
          {ui.account.title}
        </h1>
        {/* In another tab, perhaps: what stands below is no longer mine. */}
        {connection === 'out' && code === undefined && (
          <p className="notice" role="status">
            <span>{sayOut(why, ui)}</span>
            <Button onClick={() => hub.retry()}>{ui.connection.comeBack}</Button>
          </p>
        )}
        {wrong && (
          <p className="notice" role="alert">
            {wrong}
          </p>
        )}
        <section className="panel page-panel">
          <p>{you.account ? words.signedIn(you.name) : words.guest}</p>
          <Name tell={tell} />
          {you.account && (
            <div className="row">
              <a className="btn" href={hrefOf({ to: 'people', name: you.name })}>
                {words.page}
              </a>
              <Button onClick={async () => leave(await hub.api.logout())}>{words.logout}</Button>
              <Button onClick={async () => leave(await hub.api.logoutEverywhere())}>{words.logoutEverywhere}</Button>
            </div>
          )}
        </section>
        {you.account ? <Password tell={tell} onChanged={() => setPasswords(passwords + 1)} /> : <Entry tell={tell} onCode={setCode} />}
        <History games={known.games} older={known.older} />
        <Tokens key={passwords} tell={tell} />
        <Data account={you.account} tell={tell} />
        <Dialog
          open={code !== undefined}
          onClose={written}
          title={words.recoveryCode}
          closeLabel={ui.app.close}
          end={
            <Button tone="primary" onClick={written}>
              {words.written}
            </Button>
          }
        >
          <p>{words.recoveryNote}</p>
          <p className="secret">{code}</p>
        </Dialog>
      </main>
    </>
  )
}
