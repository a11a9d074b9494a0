import type { WaitingView } from '@sundown/engine'
import { duelArt, isDuelCard } from '../../art/duel/cards.ts'
import { Bust } from '../../kit/bust.tsx'
import { Card } from '../../kit/card.tsx'
import { Icon } from '../../kit/icon.tsx'
import { type At, printed, sitterOf, useDuel } from './at.ts'
import { factOf } from './states.ts'

interface LineProps extends Pick<At, 'labels' | 'teller'> {
  /** What is being settled. */
  readonly now: string | undefined
  readonly queue: readonly WaitingView[]
}

function Source({ id, now, teller }: Pick<At, 'teller'> & { readonly id: string; readonly now?: boolean }) {
  if (!isDuelCard(id)) return <Bust sitter={sitterOf(id)} />
  if (now) return <Card face={printed({ id }, teller)} label={teller.name(id)} size="mini" />
  return (
    <i>
      <Icon name={duelArt(id).icon} />
    </i>
  )
}

/** What is being settled, then what waits, in order. There only while something waits. */
export function Line({ now, queue, labels, teller }: LineProps) {
  if (queue.length === 0) return null
  return (
    <ol className="queue" aria-label={labels.line}>
      {now !== undefined && (
        <li className="now">
          <Source id={now} now teller={teller} />
          <b>{labels.now(teller.name(now))}</b>
          <span>{labels.settled}</span>
        </li>
      )}
      {queue.map(({ source, what }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the line is all there is
        <li key={`${source} ${i}`}>
          <Source id={source} teller={teller} />
          <b>{labels.queued[what](teller.name(source))}</b>
          <span>{labels.queuedNote[what]}</span>
        </li>
      ))}
    </ol>
  )
}

/** The line of this moment. */
export function Queue() {
  const at = useDuel()
  return <Line now={factOf(at, 'source', 'card')} queue={at.view.table.queue} labels={at.labels} teller={at.teller} />
}
