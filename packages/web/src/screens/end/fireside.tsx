import type { Chronicle } from '@sundown/engine/story'
import type { IconName } from '../../art/icons.ts'
import { Icon } from '../../kit/icon.tsx'
import type { EndWords } from '../../words/end.en.ts'
import { type Remark, remarks } from './remarks.ts'

const ICONS: { readonly [kind in Remark['kind']]: IconName } = {
  shooter: 'gunshot',
  undertaker: 'tombstone',
  blow: 'dynamite',
  dodger: 'barrel',
  nursed: 'beer-stein',
  lucky: 'sun',
  unlucky: 'desert-skull',
  arrows: 'arrow',
  'friendly-fire': 'police-badge',
}

interface FiresideProps {
  readonly words: EndWords
  readonly told: Chronicle
  readonly nameOf: (seat: number) => string
  /** What a card or a character is called. */
  readonly thing: (id: string) => string
}

/** What was remarkable. A game without anything of the kind has no such panel. */
export function Fireside({ words, told, nameOf, thing }: FiresideProps) {
  const found = remarks(told)
  if (found.length === 0) return null
  return (
    <section className="panel end-panel end-fire" aria-labelledby="end-fire">
      <h2 id="end-fire">{words.fire}</h2>
      <ul>
        {found.map(({ kind, seat, n, of = 0, cause }) => (
          <li key={kind}>
            <Icon name={ICONS[kind]} />
            <div>
              <b>{words.remarks[kind].title(nameOf(seat))}</b>
              <p className="muted small">
                {words.remarks[kind].text(n, of)}
                {cause !== undefined && ` (${thing(cause)})`}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
