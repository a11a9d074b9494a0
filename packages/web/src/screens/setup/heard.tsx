import type { ChatLine, TableView } from '@sundown/protocol'
import { useEffect, useRef, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useWords } from '../../app/words.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import { loadTalk } from '../../words/talk.ts'
import { comings } from './comings.ts'

/** So many of the last lines stay to be read once more. */
const KEPT = 4

/** What was there before: the table, and the number of the last line of the talk. */
interface Known {
  readonly table: TableView | undefined
  readonly line: number
}

/** Tells a screen reader what is said at the table, whether the chat is open or not, and who comes and goes. */
export default function Heard({ session }: { readonly session: TableSession }) {
  const ui = useWords()
  const talk = useLaterWords(loadTalk)
  const { chat, table } = useStore(session)
  const { muted, you } = useStore(hub)
  const [lines, setLines] = useState<readonly { readonly number: number; readonly text: string }[]>([])
  const known = useRef<Known>(undefined)
  const around = useRef({ ui, talk, muted, you })
  around.current = { ui, talk, muted, you }
  useEffect(() => {
    const before = known.current
    known.current = { table, line: chat.at(-1)?.number ?? before?.line ?? -1 }
    // What was said before one came is in the chat.
    if (!before?.table || !table) return
    const now = around.current
    const spoken = ({ from, text, phrase }: ChatLine): string => {
      const who = from === null ? now.talk.somebody : from.id === now.you?.id ? now.ui.table.you : from.name
      return `${who}: ${phrase ? now.talk.phrases[phrase] : text}`
    }
    const fresh = chat.filter(({ number, from }) => number > before.line && (!from || !now.muted.includes(from.id)))
    const said = [...comings(before.table, table, now.you?.id, now.talk), ...fresh.map(spoken)]
    if (said.length === 0) return
    setLines((shown) => [...shown.slice(1 - KEPT), { number: (shown.at(-1)?.number ?? 0) + 1, text: said.join(' ') }])
  }, [chat, table])
  return (
    <div className="sr" role="log" aria-live="polite" data-live="table">
      {lines.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  )
}
