import { memo } from 'react'
import { copyOf } from './copies.ts'
import { usePrint, wantPrint } from './prints.ts'

interface DrawingProps {
  readonly box: string
  /** The inside, made by our own code in art/; words in it are escaped there. What takes long to draw is drawn when it is needed: a picture of it is enough. */
  readonly inside: string | (() => string)
  readonly className?: string | undefined
  /** A picture with a name; without one it is decoration. */
  readonly label?: string | undefined
  readonly slice?: boolean
  /** The same inside is drawn again and again, as that of a card is. */
  readonly often?: boolean
  /** What it is called where it is shown again and again in one size: there it becomes a picture. */
  readonly print?: string | undefined
}

/** Where there is no page, as in a test, a drawing is nothing but its text. */
const hasPage = typeof document !== 'undefined'

/** An svg from art/. The browser parses it in one go, which is several times cheaper than fifty elements a card. */
export const Drawing = memo(({ box, inside: drawn, className = '', label, slice, often, print }: DrawingProps) => {
  const shown = usePrint(print)
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  if (shown) return <span className={`print ${shown} ${className}`} {...named} />
  const inside = typeof drawn === 'string' ? drawn : drawn()
  return (
    <svg
      viewBox={box}
      className={className}
      preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
      {...named}
      {...(hasPage && (often || print)
        ? {
            ref: (svg: SVGSVGElement | null) => {
              svg?.replaceChildren(copyOf(inside))
              if (svg && print) wantPrint({ name: print, box, inside, svg })
            },
          }
        : { dangerouslySetInnerHTML: { __html: inside } })}
    />
  )
})
