import { useState } from 'react'
import { hub } from '../../app/hub.ts'
import { settings } from '../../app/settings.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Segments } from '../../kit/segments.tsx'
import { useStore } from '../../session/react.ts'
import { loadAccount } from '../../words/account.ts'
import type { Tell } from './account.tsx'
import { useOnce } from './once.ts'

type Way = 'register' | 'login' | 'recover'
const isWay = (value: string): value is Way => value === 'register' || value === 'login' || value === 'recover'

/** The name of the account is that of this device from now on: games against bots and the list of one's own games show it. */
const keepName = (name: string | undefined) => settings.change({ name })

/** From a guest to an account: a new one, mine, or mine by the recovery code. */
export function Entry({ tell, onCode }: { readonly tell: Tell; readonly onCode: (recoveryCode: string) => void }) {
  const { ui } = useSpoken()
  const account = useLaterWords(loadAccount)
  const { you } = useStore(hub)
  const [way, setWay] = useState<Way>('register')
  const [name, setName] = useState(you?.name ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const { busy, once } = useOnce()
  const send = async () => {
    if (way === 'login') {
      const { value, refusal } = await hub.api.login(name, password)
      if (!tell(refusal)) return
      keepName(value?.you.name)
      hub.retry()
      return
    }
    const { value, refusal } = await (way === 'register' ? hub.api.register(name, password) : hub.api.recover(name, code, password))
    if (!tell(refusal) || !value) return
    keepName(value.you.name)
    onCode(value.recoveryCode)
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
      <Segments
        label={ui.account.title}
        options={[
          { value: 'register', label: account.register },
          { value: 'login', label: account.login },
          { value: 'recover', label: account.recover },
        ]}
        value={way}
        onPick={(value) => isWay(value) && setWay(value)}
      />
      <Field label={account.name} autoComplete="username" value={name} onChange={({ target }) => setName(target.value)} required />
      {way === 'recover' && <Field label={account.recoveryCode} value={code} onChange={({ target }) => setCode(target.value)} required />}
      <Field
        label={way === 'recover' ? account.newPassword : account.password}
        hint={way === 'login' ? undefined : account.passwordHint}
        type="password"
        autoComplete={way === 'login' ? 'current-password' : 'new-password'}
        minLength={way === 'login' ? 1 : 10}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        required
      />
      <div className="row">
        <Button type="submit" tone="primary">
          {way === 'register' ? account.register : way === 'login' ? account.login : account.recoverTitle}
        </Button>
      </div>
    </form>
  )
}
