import type { TokenView } from '@sundown/protocol'
import { useCallback, useEffect, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { hrefOf } from '../../app/route.ts'
import { DAY, useDate } from '../../app/use-date.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { loadAccount } from '../../words/account.ts'
import { loadReplay } from '../../words/replay.ts'
import { gamePath } from '../replay/path.ts'
import type { Tell } from './account.tsx'
import type { Played } from './known.ts'
import { useOnce } from './once.ts'

type Token = (typeof TokenView)['_output']

/** `older`: shows more of them, if there are more. */
export function History({ games, older }: { readonly games: readonly Played[]; readonly older: (() => void) | undefined }) {
  const date = useDate(DAY)
  const account = useLaterWords(loadAccount)
  const replay = useInLanguage(loadReplay)
  return (
    <section className="panel page-panel">
      <h2>{account.history}</h2>
      {games.length === 0 && <p className="muted">{account.noHistory}</p>}
      <ul>
        {games.map(({ game, startedAt, players, won }) => (
          <li key={game} className="row">
            <span>
              {date(startedAt)} · {players} · <b>{won === null ? account.unfinished : won ? account.won : account.lost}</b>
            </span>
            {won !== null && (
              <a className="btn" href={hrefOf({ to: 'replay', path: gamePath(game) })}>
                {replay?.title}
              </a>
            )}
            {won !== null && (
              <a className="btn" href={`/api/games/${encodeURIComponent(game)}/record`} download={`sundown-${game}.json`}>
                {account.record}
              </a>
            )}
          </li>
        ))}
      </ul>
      {older && <Button onClick={older}>{account.older}</Button>}
    </section>
  )
}

/** Keys for programs that play for me. */
export function Tokens({ tell }: { readonly tell: Tell }) {
  const date = useDate(DAY)
  const account = useLaterWords(loadAccount)
  const [tokens, setTokens] = useState<readonly Token[]>([])
  const [label, setLabel] = useState('')
  const [made, setMade] = useState<string>()
  const { busy, once } = useOnce()
  const make = async () => {
    const { value, refusal } = await hub.api.makeToken(label.trim())
    if (!tell(refusal) || !value) return
    setMade(value.token)
    setLabel('')
    load()
  }
  const load = useCallback(() => void hub.api.tokens().then(({ value }) => value && setTokens(value.tokens)), [])
  useEffect(load, [load])
  return (
    <section className="panel page-panel">
      <h2>{account.tokens}</h2>
      <p className="muted">{account.tokensNote}</p>
      {tokens.length === 0 && <p className="muted">{account.noTokens}</p>}
      <ul className="token-list">
        {tokens.map(({ id, label: name, usedAt }) => (
          <li key={id} className="row">
            <span>
              <b>{name}</b> <small className="muted">{usedAt === null ? account.unused : account.used(date(usedAt))}</small>
            </span>
            <Button
              aria-label={account.revoke(name)}
              onClick={async () => {
                const { refusal } = await hub.api.revokeToken(id)
                if (!tell(refusal)) return
                setMade(undefined)
                load()
              }}
            >
              {account.revoke(name)}
            </Button>
          </li>
        ))}
      </ul>
      {made !== undefined && (
        <p role="status">
          {account.tokenOnce} <span className="secret">{made}</span>
        </p>
      )}
      <form
        className="row"
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault()
          once(make)
        }}
      >
        <Field label={account.label} maxLength={40} value={label} onChange={({ target }) => setLabel(target.value)} />
        <Button type="submit" disabled={label.trim() === ''}>
          {account.makeToken}
        </Button>
      </form>
    </section>
  )
}
