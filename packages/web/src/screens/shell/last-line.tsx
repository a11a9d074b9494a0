import { useWords } from '../../app/words.tsx'
import { Glyph, Icon } from '../../kit/icon.tsx'
import { type LogEntry, RichText } from '../../kit/log.tsx'

interface LastLineProps {
  readonly entry: LogEntry | undefined
  readonly onOpen: () => void
  /** In the top bar; elsewhere it is a line of the table. */
  readonly inBar?: boolean
}

/** Where the log is closed: what happened last. */
export function LastLine({ entry, onOpen, inBar = false }: LastLineProps) {
  const { keys } = useWords()
  return (
    <button
      type="button"
      className={inBar ? 'lastline in-bar' : 'lastline'}
      data-anchor={inBar ? undefined : 'told'}
      onClick={onOpen}
      aria-label={keys.log}
    >
      {entry?.icon && <Icon name={entry.icon} />}
      <span key={entry?.key}>{entry && <RichText parts={entry.parts} />}</span>
      {!inBar && <Glyph name="log" />}
    </button>
  )
}
