import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

export interface DialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  /** Only for screen readers: the content says it. */
  readonly hideTitle?: boolean
  readonly closeLabel: string
  readonly children: ReactNode
  /** Buttons at the end. */
  readonly end?: ReactNode
  readonly wide?: boolean
}

interface LayerProps extends Pick<DialogProps, 'onClose' | 'title' | 'hideTitle' | 'closeLabel' | 'children'> {
  readonly className: string
}

/**
 * The browser's own modal dialog: it holds the focus, makes the page behind it inert, closes on Escape and gives the focus back. A click beside it
 * closes it too.
 */
function Layer({ onClose, title, hideTitle, closeLabel, className, children }: LayerProps) {
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLayoutEffect(() => {
    const dialog = box.current
    const before = document.activeElement
    dialog?.showModal()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])
  const onClick = (event: MouseEvent) => {
    if (event.target === box.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does what a click beside it does
    <dialog
      ref={box}
      className={className}
      aria-labelledby={id}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault()
        close.current()
      }}
    >
      <div className="page">
        <header>
          <h2 id={id} className={hideTitle ? 'sr' : ''}>
            {title}
          </h2>
          <IconButton glyph="close" label={closeLabel} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  )
}

/** Over the page, in the middle. */
export function Dialog({ open, end, wide, children, ...rest }: DialogProps) {
  if (!open) return null
  return (
    <Layer {...rest} className={`dialog ${wide ? 'wide' : ''}`}>
      {children}
      {end && <div className="end">{end}</div>}
    </Layer>
  )
}

/** The same from below: for a phone. */
export function Sheet({ open, children, ...rest }: Omit<DialogProps, 'end' | 'wide' | 'hideTitle'>) {
  if (!open) return null
  return (
    <Layer {...rest} className="sheet">
      <div className="inside">{children}</div>
    </Layer>
  )
}
