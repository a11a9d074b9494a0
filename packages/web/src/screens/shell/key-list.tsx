import type { ReactNode } from 'react'
import { useWords } from '../../app/words.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { InterfaceWords } from '../../words/types.ts'

/** A key, and what it does. */
export type KeyLine = readonly [key: string, what: string]

/** Keys that do the same at every table. */
export const commonKeys = ({ keys }: InterfaceWords): { readonly first: readonly KeyLine[]; readonly last: readonly KeyLine[] } => ({
  first: [
    ['Tab', keys.move],
    [keys.names.arrows, keys.move],
    [keys.names.enter, keys.confirm],
    [keys.names.escape, keys.back],
    ['1 – 9', keys.numbers],
  ],
  last: [
    ['L', keys.log],
    ['S', keys.skip],
    ['T', keys.text],
    ['U', keys.undo],
    ['?', keys.help],
  ],
})

interface KeyListProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly keys: readonly KeyLine[]
  /** What else helps. */
  readonly children?: ReactNode
}

/** The keys there are. */
export function KeyList({ open, onClose, keys: lines, children }: KeyListProps) {
  const { keys, app } = useWords()
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} closeLabel={app.close}>
      <dl className="key-list">
        {lines.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd className="kbd">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="menu-rows">{children}</div>
    </Dialog>
  )
}
