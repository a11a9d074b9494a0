import { useEffect, useId, useState } from 'react'
import { movesByKeys } from '../shell/by-keys.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

interface Lit {
  readonly target: Box | undefined
  /** The paper that talks. */
  readonly hint: Box | undefined
  /** What stays bright besides. */
  readonly bright: readonly Box[]
}

const PAD = 7
const POINTER = 13
const EDGE = 8
const RIM = 3
const NOTHING: Lit = { target: undefined, hint: undefined, bright: [] }
/** On a phone the hint stands above the question, elsewhere it is the question bar. */
const HINT = '.ask-room:has(.hint), .ask:has(> .hint)'
const BRIGHT = '.drawer'

const boxOf = (element: Element, pad = 0): Box => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: Math.round(x) - pad, y: Math.round(y) - pad, w: Math.round(width) + 2 * pad, h: Math.round(height) + 2 * pad }
}

/** A ring that leaves the page is no ring. */
function onPage({ x, y, w, h }: Box): Box {
  const [left, right] = [Math.max(x, RIM), Math.min(x + w, innerWidth - RIM)]
  const [top, bottom] = [Math.max(y, RIM), Math.min(y + h, innerHeight - RIM)]
  return { x: left, y: top, w: Math.max(0, right - left), h: Math.max(0, bottom - top) }
}

const seen = (selector: string): HTMLElement[] =>
  selector === '' ? [] : [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())

/** All of it that talks: on a phone the room of the question is larger than its paper. */
function hintBox(): Box | undefined {
  const [room] = seen(HINT)
  if (!room) return undefined
  // The paper is wider than its box: its edges are torn.
  const parts = room.matches('.ask-room') ? [...room.querySelectorAll(':scope > .hint, :scope > .ask')] : [room]
  const boxes = parts
    .filter((part) => part.checkVisibility())
    .map((part) => ({ ...boxOf(part), x: boxOf(part).x - EDGE, w: boxOf(part).w + 2 * EDGE }))
  const top = Math.min(...boxes.map(({ y }) => y))
  const left = Math.min(...boxes.map(({ x }) => x))
  return {
    x: left,
    y: top,
    w: Math.max(...boxes.map(({ x, w }) => x + w)) - left,
    h: Math.max(...boxes.map(({ y, h }) => y + h)) - top,
  }
}

/** A ring ends where the paper begins: no line runs through what is read. What lies on the paper, or around it, keeps its ring. */
function besidePaper(target: Box, hint: Box): Box {
  const bottom = target.y + target.h
  const end = hint.y + hint.h
  const isAside = target.x >= hint.x + hint.w || target.x + target.w <= hint.x
  if (isAside || (target.y < hint.y && bottom > end)) return target
  if (target.y < hint.y && bottom > hint.y) return { ...target, h: hint.y - target.y }
  if (target.y >= hint.y && target.y < end && bottom > end + PAD) return { ...target, y: end, h: bottom - end }
  return target
}

/** It is on its way: what is said of it would be said of an empty place. */
const isComing = (target: HTMLElement): boolean => target.matches('[data-unseen], :has([data-unseen])')

/** What somebody who moves by keys would press: the thing itself, or the button on it. */
const pressable = (target: HTMLElement): HTMLElement | null =>
  target.matches('button, a') ? target : target.querySelector<HTMLElement>('.plate-hit, button')

/** Of a seat, its plate: the room for cards below it may be empty. */
const plateOf = (target: HTMLElement): Element =>
  (target.matches('.seat') && !target.querySelector('.inplay .card') && target.querySelector('.plate')) || target

/** Follows what a sentence is about, wherever it lies and moves. `isNote`: it is only looked at. */
function useLit(selector: string, isNote: boolean): Lit {
  const [lit, setLit] = useState<Lit>(NOTHING)
  useEffect(() => {
    let frame = 0
    let marked: HTMLElement | undefined
    let last = ''
    const mark = (target: HTMLElement | undefined) => {
      if (target === marked) return
      marked?.removeAttribute('data-lit')
      marked = target
      if (!target) return
      target.dataset.lit = isNote ? 'note' : 'tap'
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      // After whatever else moves the focus with a new question.
      requestAnimationFrame(() => {
        const way = isNote ? document.querySelector<HTMLElement>('.hint-next') : pressable(target)
        if (movesByKeys() && !document.querySelector('dialog[open]')) way?.focus()
      })
    }
    const look = () => {
      const target = seen(selector).find((each) => !isComing(each))
      mark(target)
      const hint = hintBox()
      const box = target && onPage(boxOf(plateOf(target), PAD))
      const now: Lit = {
        target: box && hint ? besidePaper(box, hint) : box,
        hint,
        bright: seen(BRIGHT).map((each) => boxOf(each)),
      }
      const text = JSON.stringify(now)
      if (text !== last) setLit(now)
      last = text
      frame = requestAnimationFrame(look)
    }
    look()
    return () => {
      cancelAnimationFrame(frame)
      mark(undefined)
    }
  }, [selector, isNote])
  return lit
}

/** A corner of the paper that points at what it talks about. */
function Pointer({ hint, target }: { readonly hint: Box; readonly target: Box }) {
  const x = Math.min(Math.max(target.x + target.w / 2, hint.x + 24), hint.x + hint.w - 24)
  const isBelow = target.y + target.h / 2 > hint.y + hint.h / 2
  const y = isBelow ? hint.y + hint.h - 1 : hint.y + 1
  const tip = isBelow ? y + POINTER : y - POINTER
  const inside = target.y < hint.y + hint.h && target.y + target.h > hint.y && target.x > hint.x && target.x + target.w < hint.x + hint.w
  return inside ? null : <path className="lesson-pointer" d={`M${x - POINTER} ${y}H${x + POINTER}L${x} ${tip}z`} />
}

const Hole = ({ x, y, w, h, r = 0 }: Box & { readonly r?: number }) => <rect x={x} y={y} width={w} height={h} rx={r} />

/** What a sentence is about is lit, all else lies in the shade. Nothing of it can be touched: the table below is the table. */
export function Light({ selector, isNote }: { readonly selector: string; readonly isNote: boolean }) {
  const { target, hint, bright } = useLit(selector, isNote)
  const id = useId()
  if (!target || !hint) return null
  return (
    <svg className="lesson-light" aria-hidden="true">
      <mask id={id}>
        <rect width="100%" height="100%" fill="#fff" />
        {[...bright, hint].map((box) => (
          <Hole key={`${box.x} ${box.y}`} {...box} />
        ))}
        <Hole {...target} r={12} />
      </mask>
      <rect className="lesson-shade" width="100%" height="100%" mask={`url(#${id})`} />
      <rect
        className={isNote ? 'lesson-ring' : 'lesson-ring to-tap'}
        x={target.x}
        y={target.y}
        width={target.w}
        height={target.h}
        rx={12}
      />
      <Pointer hint={hint} target={target} />
    </svg>
  )
}
