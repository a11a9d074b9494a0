import { nth } from '@sundown/engine/kernel'
import { type KeyboardEvent, useRef } from 'react'
import type { LibraryWords } from '../../words/library.en.ts'
import { lineOn } from './panel.tsx'
import { Picture } from './picture.tsx'
import type { Thing } from './thing.ts'

interface GridProps {
  readonly things: readonly Thing[]
  readonly chosen: Thing | undefined
  readonly words: LibraryWords
  /** Looked at in passing, with the arrow keys. */
  readonly onLook: (thing: Thing) => void
  readonly onOpen: (thing: Thing) => void
}

/** The place in the list an arrow key leads to, as the things lie on the page. */
function placeFor(key: string, from: number, buttons: readonly HTMLElement[]): number | undefined {
  const here = buttons[from]
  if (!here) return undefined
  const { left, top } = here.getBoundingClientRect()
  /** Of the nearest row that way, what lies least aside. */
  const inRow = (isThatWay: (box: DOMRect) => boolean, rows: 'first' | 'last') => {
    const boxes = buttons.map((button, place) => ({ place, box: button.getBoundingClientRect() })).filter(({ box }) => isThatWay(box))
    const row = (rows === 'first' ? boxes[0] : boxes.at(-1))?.box.top
    const near = boxes.filter(({ box }) => box.top === row).sort((a, b) => Math.abs(a.box.left - left) - Math.abs(b.box.left - left))
    return near[0]?.place
  }
  switch (key) {
    case 'ArrowRight':
      return from + 1
    case 'ArrowLeft':
      return from - 1
    case 'ArrowDown':
      return inRow((box) => box.top > top, 'first')
    case 'ArrowUp':
      return inRow((box) => box.top < top, 'last')
    case 'Home':
      return 0
    case 'End':
      return buttons.length - 1
    default:
      return undefined
  }
}

/** All that was found. Tab goes to the chosen one and on; arrows go from one to the next. */
export function Grid({ things, chosen, words, onLook, onOpen }: GridProps) {
  const list = useRef<HTMLUListElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const from = event.target instanceof HTMLButtonElement ? buttons.indexOf(event.target) : -1
    const to = placeFor(event.key, from, buttons)
    const thing = to === undefined ? undefined : things[to]
    if (to === undefined || !thing) return
    event.preventDefault()
    nth(buttons, to).focus()
    onLook(thing)
  }
  const stop = chosen && things.includes(chosen) ? chosen : things[0]
  return (
    <ul className="things" ref={list} onKeyDown={onKeyDown}>
      {things.map((thing) => (
        <li key={thing.id} className={'event' in thing.picture ? 'wide' : ''}>
          <button
            type="button"
            className="thing"
            aria-label={`${thing.name}, ${lineOn(thing, words)}`}
            aria-current={thing === chosen ? 'true' : undefined}
            tabIndex={thing === stop ? 0 : -1}
            onClick={() => onOpen(thing)}
          >
            <Picture thing={thing} />
          </button>
        </li>
      ))}
    </ul>
  )
}
