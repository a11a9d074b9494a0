import { Suspense, useState } from 'react'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'

const QrCode = later(() => import('../../kit/qr.tsx'))

/** The way to this table: link, code, and a picture of the link. */
export function Invite({ code }: { readonly code: string }) {
  const { setup, home, trouble } = useWords()
  const [said, setSaid] = useState<string>()
  const link = `${location.origin}${location.pathname}${hrefOf({ to: 'table', code })}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(setup.copied)
    } catch {
      setSaid(trouble.copy)
    }
  }
  return (
    <div className="panel setup-panel invite">
      <Suspense fallback={<span className="qr" />}>
        <QrCode text={link} label={setup.qr} />
      </Suspense>
      <div>
        <p className="invite-code">
          <span className="label">{home.code}</span>
          <b className="num">{code}</b>
        </p>
        <Field label={setup.inviteLink} readOnly value={link} onFocus={({ target }) => target.select()} />
        <div className="row">
          <Button tone="primary" glyph="copy" onClick={() => void copy()}>
            {setup.copy}
          </Button>
          {'share' in navigator && (
            <Button glyph="share" onClick={() => void navigator.share({ url: link }).catch(() => undefined)}>
              {setup.share}
            </Button>
          )}
        </div>
        <p role="status" className="muted small">
          {said}
        </p>
      </div>
    </div>
  )
}
