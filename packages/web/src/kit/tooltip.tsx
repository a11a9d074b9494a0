import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

const EDGE = 8

/**
 * More words for a control, on hover and focus; Escape puts it away. Never the only place where something is said. `aria-describedby` links
 * it to the control inside.
 */
export function Tooltip({ text, children }: { readonly text: ReactNode; readonly children: ReactNode }) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [shown, show] = useState(false)
  useEffect(() => {
    const control = around.current?.firstElementChild
    if (shown) control?.setAttribute('aria-describedby', id)
    else control?.removeAttribute('aria-describedby')
  }, [shown, id])
  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    const shownTip = shown ? tip.current : undefined
    if (!shownTip) return
    const { left, right } = shownTip.getBoundingClientRect()
    const aside = left < EDGE ? EDGE - left : Math.min(0, innerWidth - EDGE - right)
    shownTip.style.marginLeft = `${aside}px`
  }, [shown])
  const soon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => show(true), 350)
  }
  const away = () => {
    clearTimeout(timer.current)
    show(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the control inside
    <span
      ref={around}
      className="tipped"
      onPointerEnter={soon}
      onPointerLeave={away}
      onFocus={soon}
      onBlur={away}
      onKeyDown={({ key }) => key === 'Escape' && away()}
    >
      {children}
      {shown && (
        <span ref={tip} className="tip" role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  )
}
