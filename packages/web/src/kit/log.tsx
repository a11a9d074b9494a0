import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { IconName } from '../art/icons.ts'
import { Icon } from './icon.tsx'
import { sameShown } from './same.ts'

/** A piece of a sentence: plain words, or a name that can be looked up. */
export type RichPart =
  | string
  | { readonly kind: 'card'; readonly id: string; readonly text: string }
  | { readonly kind: 'person'; readonly seat: number; readonly text: string }
  | { readonly kind: 'strong'; readonly text: string }

export type LookUp = (part: Exclude<RichPart, string>) => void

export interface LogEntry {
  readonly key: string | number
  /** `turn`: a heading in the story. */
  readonly kind?: 'turn' | 'line'
  readonly icon?: IconName
  /** Somebody is hurt or out. */
  readonly hit?: boolean
  readonly parts: readonly RichPart[]
}

/** The marks that must not begin a line. */
const CLOSING = /^[.,;:!?)\]’…]+/

const closingOf = (part: RichPart | undefined) => (typeof part === 'string' ? (CLOSING.exec(part)?.[0] ?? '') : '')

/** Words with names in them; the names are buttons when there is somewhere to look them up. */
export function RichText({ parts, onLookUp }: { readonly parts: readonly RichPart[]; readonly onLookUp?: LookUp | undefined }) {
  return parts.map((part, i) => {
    if (typeof part === 'string') return typeof parts[i - 1] === 'object' ? part.slice(closingOf(part).length) : part
    const closing = closingOf(parts[i + 1])
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence never changes, and a name may stand in it twice
      <span key={`${i} ${part.text}`} className={closing ? 'keep' : undefined}>
        {part.kind === 'strong' || !onLookUp ? (
          <b>{part.text}</b>
        ) : (
          <button type="button" tabIndex={-1} className={`link link-${part.kind}`} onClick={() => onLookUp(part)}>
            {part.text}
          </button>
        )}
        {closing}
      </span>
    )
  })
}

export interface LogListProps {
  readonly entries: readonly LogEntry[]
  readonly label: string
  readonly onLookUp?: LookUp
}

/** A sentence never changes, so it is drawn once. */
const Line = memo(
  ({ entry: { kind, icon, hit, parts }, onLookUp }: Pick<LogListProps, 'onLookUp'> & { readonly entry: LogEntry }) =>
    kind === 'turn' ? (
      <li className="turn">
        <span>
          <RichText parts={parts} />
        </span>
      </li>
    ) : (
      <li className={hit ? 'hit' : ''}>
        {icon ? <Icon name={icon} /> : <span />}
        <span>
          <RichText parts={parts} onLookUp={onLookUp} />
        </span>
      </li>
    ),
  sameShown,
)

/** How far a list is scrolled. */
export type Scrolled = Pick<Element, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

const NEAR = 40

/**
 * Whether the end is still wanted after a scroll. A scroll is told late: by then new lines may have made the end go further off. So only whoever has
 * gone up has left it. `top`: where the list was before.
 */
export const wantsEnd = (wanted: boolean, top: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR || (wanted && scrollTop >= top)

/** From name to name, the newest first: a long story would be dozens of stops of the Tab key. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (!step) return
  event.preventDefault()
  const names = [...event.currentTarget.querySelectorAll('button')]
  const at = names.findIndex((name) => name.matches(':focus'))
  names.at(at < 0 ? -1 : (at + step) % names.length)?.focus()
}

/** The story so far, one stop of the Tab key. It stays at the end unless one has scrolled up. */
export function LogList({ entries, label, onLookUp }: LogListProps) {
  const box = useRef<HTMLOListElement>(null)
  const atEnd = useRef(true)
  const top = useRef(0)
  const last = entries.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what scrolls
  useEffect(() => {
    const list = box.current
    if (list && atEnd.current) list.scrollTop = list.scrollHeight
  }, [last])
  return (
    <ol
      ref={box}
      className="log scroll-area"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: list }) => {
        atEnd.current = wantsEnd(atEnd.current, top.current, list)
        top.current = list.scrollTop
      }}
    >
      {entries.map((entry) => (
        <Line key={entry.key} entry={entry} onLookUp={onLookUp} />
      ))}
    </ol>
  )
}
