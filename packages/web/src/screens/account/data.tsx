import { useState } from 'react'
import { hub } from '../../app/hub.ts'
import { go } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { forgetGames } from '../../ledger/forget.ts'
import { loadAccount } from '../../words/account.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import type { Tell } from './account.tsx'
import { useOnce } from './once.ts'

function download(name: string, data: unknown): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

/** My data: everything there is of it, or nothing any more. */
export function Data({ account, tell }: { readonly account: boolean; readonly tell: Tell }) {
  const { ui } = useSpoken()
  const words = useLaterWords(loadAccount)
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
          {words.data}
        </Button>
        <Button tone="danger" glyph="trash" onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      </div>
      <Dialog open={asking} onClose={() => setAsking(false)} title={words.delete} closeLabel={ui.app.close}>
        <Deletion account={account} onCancel={() => setAsking(false)} />
      </Dialog>
    </section>
  )
}

/** An account is deleted by its password only: somebody else may sit at this device. */
function Deletion({ account, onCancel }: { readonly account: boolean; readonly onCancel: () => void }) {
  const { ui, rules } = useSpoken()
  const words = useLaterWords(loadAccount)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const { busy, once } = useOnce()
  const send = async () => {
    const { refusal } = await hub.api.deleteMe(account ? password : undefined)
    if (refusal) return setWrong(sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
    settings.change({ name: undefined })
    forgetGames()
    go({ to: 'home' })
    hub.retry()
  }
  return (
    <form
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        once(send)
      }}
    >
      <p>{words.deleteAsk}</p>
      {account && (
        <Field
          label={words.deletePassword}
          type="password"
          autoComplete="current-password"
          value={password}
          wrong={wrong}
          onChange={({ target }) => setPassword(target.value)}
          required
        />
      )}
      {!account && wrong && (
        <p className="notice" role="alert">
          {wrong}
        </p>
      )}
      <div className="end">
        <Button onClick={onCancel}>{ui.app.cancel}</Button>
        <Button type="submit" tone="danger">
          {words.deleteYes}
        </Button>
      </div>
    </form>
  )
}
