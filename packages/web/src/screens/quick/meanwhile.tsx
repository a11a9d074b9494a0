import { hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { solo } from '../../app/solo.ts'
import type { Kind } from '../../art/frame.ts'
import type { IconName } from '../../art/icons.ts'
import { woodcut } from '../../art/woodcut.ts'
import { Button } from '../../kit/button.tsx'
import { Drawing } from '../../kit/drawing.tsx'
import { useStore } from '../../session/react.ts'
import type { QuickWords } from '../../words/quick.en.ts'
import { playNow } from '../shell/solo-screen.tsx'

function Way({
  icon,
  kind,
  title,
  note,
  children,
}: {
  readonly icon: IconName
  readonly kind: Kind
  readonly title: string
  readonly note: string
  readonly children: React.ReactNode
}) {
  return (
    <li className="meanwhile-way">
      <Drawing box="0 0 64 64" inside={woodcut(icon, kind, 1, 1, 62, 62, 44)} className={`k-${kind}`} />
      <span>
        <b>{title}</b>
        <small>{note}</small>
      </span>
      {children}
    </li>
  )
}

/** What one can do in the page while others come. */
export function Meanwhile({ words }: { readonly words: QuickWords }) {
  const { game, hinted } = useStore(settings)
  const { saved } = solo
  return (
    <ul className="meanwhile">
      <Way icon="revolver" kind="brown" title={words.warmUp} note={words.warmUpNote}>
        {saved ? (
          <a className="btn" href={hrefOf({ to: 'solo' })}>
            {words.draw}
          </a>
        ) : (
          <Button onClick={() => playNow()}>{words.draw}</Button>
        )}
      </Way>
      {hinted.length === 0 && (
        <Way icon="law-star" kind="blue" title={words.learn} note={words.learnNote}>
          <a className="btn" href={hrefOf({ to: 'learn', game })}>
            {words.begin}
          </a>
        </Way>
      )}
      <Way icon="poker-hand" kind="green" title={words.read} note={words.readNote}>
        <a className="btn" href={hrefOf({ to: 'library', game })}>
          {words.look}
        </a>
      </Way>
    </ul>
  )
}
