import { useEffect, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { go } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { loadAccount } from '../../words/account.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import { HomeBar } from '../shell/home-bar.tsx'
import type { Tell } from './account.tsx'
import { Data } from './data.tsx'

/** Whoever is banned may still take what is kept about him, and have it deleted. */
export function Banned() {
  const { ui, rules } = useSpoken()
  const words = useLaterWords(loadAccount)
  const [wrong, setWrong] = useState<string>()
  const [account, setAccount] = useState<boolean>()
  const tell: Tell = (refusal) => {
    setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
    return refusal === undefined
  }
  useEffect(() => {
    void hub.api.data().then(({ value }) => value && setAccount(value.person.account))
  }, [])
  return (
    <>
      <HomeBar />
      <main className="plain-page">
        <h1>{ui.account.title}</h1>
        <section className="panel page-panel">
          <p role="status">{ui.connection.banned}</p>
          <p>{words.bannedNote}</p>
          <div className="row">
            <Button
              onClick={async () => {
                const { refusal } = await hub.api.logout()
                if (!tell(refusal)) return
                settings.change({ name: undefined })
                go({ to: 'home' })
                hub.retry()
              }}
            >
              {words.logout}
            </Button>
          </div>
        </section>
        {wrong && (
          <p className="notice" role="alert">
            {wrong}
          </p>
        )}
        {account !== undefined && <Data account={account} tell={tell} />}
      </main>
    </>
  )
}
