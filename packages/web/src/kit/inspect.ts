import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const LONG_PRESS = 450
const HOVER = 350

export interface Inspectable {
  /** Asked for: long press, right click or the key I. */
  readonly onInspect?: (() => void) | undefined
  /** Looked at: hovered or focused for a moment; undefined when no longer. */
  readonly onPeek?: ((at: Element | undefined) => void) | undefined
}

/** Ways to look something up that do not get in the way of using it. The click that ends a long press does nothing. */
export function useInspect({ onInspect, onPeek }: Inspectable, onPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const long = useRef(false)
  const peeking = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  const leave = () => {
    cancel()
    if (peeking.current) onPeek?.(undefined)
    peeking.current = false
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const peekSoon = (at: Element, after: number) => {
    if (!onPeek) return
    cancel()
    timer.current = setTimeout(() => {
      peeking.current = true
      onPeek(at)
    }, after)
  }
  return {
    onClick: () => {
      if (long.current) long.current = false
      else onPress?.()
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      long.current = false
      if (pointerType === 'mouse' || !onInspect) return
      cancel()
      timer.current = setTimeout(() => {
        long.current = true
        onInspect()
      }, LONG_PRESS)
    },
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && cancel(),
    onPointerCancel: cancel,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => pointerType === 'mouse' && peekSoon(currentTarget, HOVER),
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) =>
      currentTarget.matches(':focus-visible') && peekSoon(currentTarget, HOVER),
    onBlur: leave,
    onContextMenu: (event: MouseEvent) => {
      if (!onInspect) return
      event.preventDefault()
      if (!long.current) onInspect()
    },
    onKeyDown: ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key.toLowerCase() === 'i' && !altKey && !ctrlKey && !metaKey) onInspect?.()
    },
  }
}
