import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { Glyph, type GlyphName } from './icon.tsx'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is what one most likely wants; `danger` cannot be taken back. */
  readonly tone?: 'plain' | 'primary' | 'danger'
  readonly big?: boolean
  readonly wide?: boolean
  readonly glyph?: GlyphName
  /** A key that does the same; shown where there is a keyboard. */
  readonly shortcut?: string | undefined
  readonly children: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ tone = 'plain', big, wide, glyph, shortcut, children, className = '', type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={`btn ${tone} ${big ? 'big' : ''} ${wide ? 'wide' : ''} ${className}`}
      aria-keyshortcuts={shortcut}
      {...rest}
    >
      {glyph && <Glyph name={glyph} />}
      <span>{children}</span>
      {shortcut && (
        <span className="kbd" aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  )
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly glyph: GlyphName
  readonly label: string
  /** Something new: a number in ember. */
  readonly news?: number | undefined
  readonly ref?: Ref<HTMLButtonElement>
}

export function IconButton({ glyph, label, news, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`btn icon ${className}`} title={news ? `${label} (${news})` : label} {...rest}>
      <Glyph name={glyph} />
      {news ? (
        <span className="news" aria-hidden="true">
          {news > 99 ? '99' : news}
        </span>
      ) : null}
    </button>
  )
}
