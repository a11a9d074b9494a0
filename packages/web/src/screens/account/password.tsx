import { useState } from 'react'
import { hub } from '../../app/hub.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { loadAccount } from '../../words/account.ts'
import type { Tell } from './account.tsx'
import { useOnce } from './once.ts'

/** A new password by the old one. */
export function Password({ tell, onChanged }: { readonly tell: Tell; readonly onChanged: () => void }) {
  const account = useLaterWords(loadAccount)
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [done, setDone] = useState(false)
  const { busy, once } = useOnce()
  const send = async () => {
    const { refusal } = await hub.api.changePassword(old, password)
    setDone(tell(refusal))
    if (refusal) return
    onChanged()
    setOld('')
    setPassword('')
  }
  return (
    <form
      className="panel page-panel"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault()
        once(send)
      }}
    >
      <h2>{account.changePassword}</h2>
      <Field
        label={account.oldPassword}
        type="password"
        autoComplete="current-password"
        value={old}
        onChange={({ target }) => setOld(target.value)}
        required
      />
      <Field
        label={account.newPassword}
        hint={account.passwordHint}
        type="password"
        autoComplete="new-password"
        minLength={10}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        required
      />
      <div className="row">
        <Button type="submit">{account.changePassword}</Button>
        {done && <span role="status">{account.passwordChanged}</span>}
      </div>
    </form>
  )
}
