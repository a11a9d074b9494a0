import { useWords } from '../../app/words.tsx'
import { Dialog } from '../../kit/overlay.tsx'

/** The keys there are. */
export function KeyList({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { keys, app } = useWords()
  const rows: readonly (readonly [string, string])[] = [
    ['Tab', keys.move],
    [keys.names.arrows, keys.move],
    [keys.names.enter, keys.confirm],
    [keys.names.escape, keys.back],
    ['1 – 9', keys.numbers],
    ['E', keys.end],
    ['I', keys.look],
    ['L', keys.log],
    ['S', keys.skip],
    ['T', keys.text],
    ['U', keys.undo],
    ['?', keys.help],
  ]
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} closeLabel={app.close}>
      <dl className="key-list">
        {rows.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd className="kbd">{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
