import type { TableSummary } from '@sundown/protocol'
import { hrefOf } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useWords } from '../../app/words.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { loadHome } from '../../words/home.ts'
import { hostOf } from '../games.ts'
import { MiniTable } from './mini-table.tsx'

/** A game that is played right now, and the way to watch it. */
export default function LiveGame({ table }: { readonly table: TableSummary }) {
  const { home } = useWords()
  const words = useInLanguage(loadHome)
  if (!words) return null
  const { host, code, game, seats, people } = table
  const title = home.tableOf(host)
  const hosted = hostOf(game)
  const sitters = Array.from({ length: seats }, (_, i) => (i === 0 ? { sitter: { person: host }, name: host } : { bot: i >= people }))
  return (
    <section className="panel live-game" aria-label={`${words.live}: ${title}`}>
      <span className="live-mark">{words.live}</span>
      <MiniTable seats={sitters} />
      <div>
        <div>
          <b>{title}</b>
          <small>{[hosted && home.games[hosted.game].title, words.seats(people, seats - people)].filter(Boolean).join(' · ')}</small>
        </div>
        <a className="btn" href={hrefOf({ to: 'table', code })} aria-label={`${words.watch}: ${title}`}>
          <Glyph name="eye" /> {words.watch}
        </a>
      </div>
    </section>
  )
}
