import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

const LONG_PRESS = 450
const HOVER = 350

export interface Inspectable {
  /** Asked for: long press, right click or the key I. */
  readonly onInspect?: (() => void) | undefined
  /** Looked at: hovered or focused for a moment; undefined when no longer. */
  readonly onPeek?: ((at: Element | undefined) => void) | undefined
}

/** Whatever is pointed at or focused last. There is one for the whole page: an effect for each card to call it off would cost a table more than drawing some of them. */
let soon: ReturnType<typeof setTimeout> | undefined
const cancel = () => clearTimeout(soon)

/** Unless it is called off, or has left the page by then. */
function lookSoon(at: Element, after: number, look: () => void): void {
  cancel()
  soon = setTimeout(() => at.isConnected && look(), after)
}

/** Ways to look something up that do not get in the way of using it. The click that ends a long press does nothing. */
export function useInspect({ onInspect, onPeek }: Inspectable, onPress: (() => void) | undefined) {
  const long = useRef(false)
  const peeking = useRef(false)
  const leave = () => {
    cancel()
    if (peeking.current) onPeek?.(undefined)
    peeking.current = false
  }
  const peekSoon = (at: Element) => {
    if (!onPeek) return
    lookSoon(at, HOVER, () => {
      peeking.current = true
      onPeek(at)
    })
  }
  return {
    onClick: () => {
      if (long.current) long.current = false
      else onPress?.()
    },
    onPointerDown: ({ pointerType, currentTarget }: PointerEvent) => {
      long.current = false
      if (pointerType === 'mouse' || !onInspect) return
      lookSoon(currentTarget, LONG_PRESS, () => {
        long.current = true
        onInspect()
      })
    },
    onPointerUp: ({ pointerType }: PointerEvent) => pointerType !== 'mouse' && cancel(),
    onPointerCancel: cancel,
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent) => pointerType === 'mouse' && peekSoon(currentTarget),
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => currentTarget.matches(':focus-visible') && peekSoon(currentTarget),
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
