import { memo } from 'react'

interface DrawingProps {
  readonly box: string
  /** The inside, made by our own code in art/; words in it are escaped there. */
  readonly inside: string
  readonly className?: string | undefined
  /** A picture with a name; without one it is decoration. */
  readonly label?: string | undefined
  readonly slice?: boolean
}

/** An svg from art/. The browser parses it in one go, which is several times cheaper than fifty elements a card. */
export const Drawing = memo(({ box, inside, className, label, slice }: DrawingProps) => (
  <svg
    viewBox={box}
    className={className}
    preserveAspectRatio={slice ? 'xMidYMid slice' : undefined}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made by our own code, from constants and escaped words
    dangerouslySetInnerHTML={{ __html: inside }}
  />
))
