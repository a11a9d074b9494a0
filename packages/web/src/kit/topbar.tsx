import type { ReactNode } from 'react'
import { IconButton } from './button.tsx'
import type { Theme } from './theme.ts'

/** The sun on its horizon, and the name. */
export function Wordmark({ short }: { readonly short?: boolean }) {
  return (
    <>
      <svg viewBox="0 0 34 24" aria-hidden="true">
        <path className="s" d="M7 15a10 10 0 0 1 20 0z" />
        <path className="l" d="M1 16.5h32M6 20.5h22M12 24h10" />
      </svg>
      {short ? <span className="sr">Sundown</span> : 'Sundown'}
    </>
  )
}

export interface TopBarProps {
  /** Where the wordmark leads. */
  readonly home?: { readonly href: string; readonly label: string; readonly onPress?: () => void } | undefined
  /** Only the sun: on a phone. */
  readonly short?: boolean
  /** Beside the wordmark: where we are. */
  readonly children?: ReactNode
  /** At the right, before the tools. */
  readonly status?: ReactNode
  /** IconButtons. */
  readonly tools?: ReactNode
}

export function TopBar({ home, short = false, children, status, tools }: TopBarProps) {
  return (
    <header className="topbar">
      {home ? (
        <a
          className="brand"
          href={home.href}
          aria-label={home.label}
          onClick={(event) => {
            if (!home.onPress || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            home.onPress()
          }}
        >
          <Wordmark short={short} />
        </a>
      ) : (
        <span className="brand">
          <Wordmark short={short} />
        </span>
      )}
      {children && !short && <span className="rod" />}
      {children}
      <span className="spacer" />
      {status}
      <div className="tools">{tools}</div>
    </header>
  )
}

/** Between the dark saloon and the bright noon. */
export function ThemeSwitch({
  theme,
  onTheme,
  label,
}: {
  readonly theme: Theme
  readonly onTheme: (theme: Theme) => void
  readonly label: string
}) {
  return (
    <IconButton glyph={theme === 'saloon' ? 'sun' : 'moon'} label={label} onClick={() => onTheme(theme === 'saloon' ? 'noon' : 'saloon')} />
  )
}
