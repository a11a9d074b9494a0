import { Suspense, useEffect, useState } from 'react'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { useWords } from '../../app/words.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { LobbyWords } from '../../words/lobby.en.ts'

const QrCode = later(() => import('../../kit/qr.tsx'))
const SAID = 2500

interface InviteProps {
  readonly code: string
  readonly words: LobbyWords
}

const linkTo = (code: string): string => `${location.origin}${location.pathname}${hrefOf({ to: 'table', code })}`

/** Copies the way to this table; says for a moment that it has. The other button has more ways. */
export function CopyInvitation({ code, words }: InviteProps) {
  const { trouble } = useWords()
  const [said, setSaid] = useState<string>()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (said === undefined) return undefined
    const timer = setTimeout(() => setSaid(undefined), SAID)
    return () => clearTimeout(timer)
  }, [said])
  const copy = () =>
    navigator.clipboard.writeText(linkTo(code)).then(
      () => setSaid(words.copied),
      () => setSaid(trouble.copy),
    )
  return (
    <>
      <Button glyph={said === words.copied ? 'check' : 'copy'} onClick={() => void copy()}>
        {said ?? words.copy}
      </Button>
      <IconButton glyph="share" label={words.invite} onClick={() => setOpen(true)} />
      <span className="sr" role="status">
        {said}
      </span>
      {open && <Ways code={code} words={words} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The way to this table: link, code, and a picture of the link. */
function Ways({ code, words, onClose }: InviteProps & { readonly onClose: () => void }) {
  const { home, app } = useWords()
  const link = linkTo(code)
  return (
    <Dialog open onClose={onClose} title={words.invite} closeLabel={app.close}>
      <div className="invite">
        <Suspense fallback={<span className="qr" />}>
          <QrCode text={link} label={words.qr} />
        </Suspense>
        <div>
          <p className="invite-code">
            <span className="label">{home.code}</span>
            <b className="num">{code}</b>
          </p>
          <Field label={words.inviteLink} readOnly value={link} onFocus={({ target }) => target.select()} />
          {'share' in navigator && (
            <Button glyph="share" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {words.share}
            </Button>
          )}
          <p className="small">{words.display}</p>
          <a className="secret" href={hrefOf({ to: 'display', code })} target="_blank" rel="noreferrer">
            {link}/display
          </a>
        </div>
      </div>
    </Dialog>
  )
}

/** The same as a row of the page, where the top bar has no room for it. */
export const Invite = (props: InviteProps) => (
  <div className="invite-row">
    <CopyInvitation {...props} />
  </div>
)
