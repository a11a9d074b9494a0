import { useWords } from '../../app/words.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { GameName } from '../../session/played.ts'
import { HintSwitch } from './hint-switch.tsx'
import type { KeyLine } from './keys.ts'
import { PageLinks } from './page-links.tsx'

export interface KeyListProps {
  readonly onClose: () => void
  readonly keys: readonly KeyLine[]
  readonly game: GameName
  readonly solo: boolean
}

/** The keys there are, and what else helps. */
export default function KeyList({ onClose, keys: lines, game, solo }: KeyListProps) {
  const { keys, app } = useWords()
  return (
    <Dialog open onClose={onClose} title={keys.title} closeLabel={app.close}>
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
      <div className="menu-rows">
        {solo && <HintSwitch game={game} />}
        <div className="row">
          <PageLinks game={game} apart={!solo} />
        </div>
      </div>
    </Dialog>
  )
}
