import type { IconName } from '../art/icons.ts'
import { Icon } from './icon.tsx'
import { useInspect } from './inspect.ts'

export interface RuleStripProps {
  /** Nothing is in force yet: what comes first, if everybody sees it. */
  readonly idle: boolean
  readonly icon: IconName | undefined
  readonly name: string
  /** How many are to come. */
  readonly count: number
  readonly left: string
  readonly text: string
  /** What comes next, where everybody sees it. */
  readonly next?: { readonly icon: IconName; readonly text: string } | undefined
  /** All of it in words. */
  readonly label: string
  /** Opens its text and rulings. */
  readonly onPress?: (() => void) | undefined
  readonly onPeek?: ((at: Element | undefined) => void) | undefined
  readonly anchor?: string
}

/** A rule that is in force for everybody: one strip of paper. */
export function RuleStrip({ idle, icon, name, count, left, text, next, label, onPress, onPeek, anchor }: RuleStripProps) {
  const handlers = useInspect({ onPeek }, onPress)
  return (
    <button
      type="button"
      className={`rule-strip k-event ${idle ? 'is-idle' : ''}`}
      aria-label={label}
      disabled={!onPress}
      data-anchor={anchor}
      {...handlers}
    >
      <i>{icon && <Icon name={icon} />}</i>
      <b>{name}</b>
      <span className="to-come">
        <b>{count}</b>
        <span>{left}</span>
      </span>
      <span className="says">{text}</span>
      {next && (
        <small>
          <Icon name={next.icon} /> {next.text}
        </small>
      )}
    </button>
  )
}
