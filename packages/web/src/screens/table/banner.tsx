import { useEffect, useRef, useState } from 'react'
import type { ToldEvent } from '../../session/played.ts'
import type { Batch } from '../../session/session.ts'
import { lineOf } from '../../words/spoken.ts'
import { type At, useAt } from './at.ts'

/** What changes the table for everybody, or for me. */
const CHANGES = new Set(['turned', 'returned', 'left', 'roles-dealt', 'places-swapped', 'passed-over', 'extra-turn', 'abilities', 'called'])
const STAYS = 6000

interface News {
  readonly number: number
  readonly lines: readonly string[]
  readonly mine: boolean
}

function lineFor(event: ToldEvent<'bang'>, { snap, spoken, teller }: At): readonly string[] {
  const { table } = spoken.ui.sets
  if (event.type === 'returned' && event.seat === snap.me) return [event.ghost ? table.returnedGhost : table.returned]
  const told = teller.story([event])
  return event.type === 'turned' ? [...told, lineOf(event.card, spoken.lines)] : told
}

/** Nothing: the batch changes nothing of that kind. */
function newsOf({ number, events }: Batch<'bang'>, at: At): News | undefined {
  const changes = events.filter(({ type }) => CHANGES.has(type))
  const lines = changes.flatMap((event) => lineFor(event, at)).filter((line) => line !== '')
  if (lines.length === 0) return undefined
  return { number, lines: lines.slice(-3), mine: changes.some((event) => event.type === 'returned' && event.seat === at.snap.me) }
}

/** Says for a while what is different now. It holds nothing up and covers nothing that can be tapped; the live region says the same. */
export default function Banner() {
  const at = useAt()
  const { log } = at.snap
  const heard = useRef(log.at(-1)?.number ?? 0)
  const [news, setNews] = useState<News>()
  const now = useRef(at)
  now.current = at
  useEffect(() => {
    const fresh = log.filter(({ number, past }) => number > heard.current && !past)
    heard.current = log.at(-1)?.number ?? heard.current
    const last = fresh.map((batch) => newsOf(batch, now.current)).findLast((each) => each !== undefined)
    if (last) setNews(last)
  }, [log])
  const number = news?.number
  useEffect(() => {
    if (number === undefined) return undefined
    const timer = setTimeout(() => setNews((shown) => (shown?.number === number ? undefined : shown)), STAYS)
    return () => clearTimeout(timer)
  }, [number])
  if (!news) return null
  return (
    <div key={news.number} className={`banner ${news.mine ? 'mine' : ''}`} aria-hidden="true">
      {news.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
