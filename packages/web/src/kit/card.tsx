import { memo, type Ref } from 'react'
import { cardBack, type DeckKind } from '../art/card-back.ts'
import { type CardSize, cardBox, cardFace, type Printed } from '../art/card-face.ts'
import { artOf } from '../art/cards.ts'
import { Drawing } from './drawing.tsx'
import { Glyph } from './icon.tsx'
import { type Inspectable, useInspect } from './inspect.ts'
import { Loads } from './marks.tsx'
import { sameShown } from './same.ts'

/** At rest; may be chosen (brass); picked up; chosen (ember); not usable now. */
export type CardState = 'rest' | 'choosable' | 'picked' | 'selected' | 'dimmed'

/** A card in play that cannot be used before the next turn; one that lies there without effect. */
export type CardMark = 'waits' | 'off'

/** A tag over the card: why not, or what it counts as. */
export interface CardNote {
  readonly tone: 'why' | 'as'
  readonly text: string
}

export interface CardProps extends Inspectable {
  readonly face: Printed
  /** What it is called aloud: name, rank and suit, what it is for. It says what the note says, too. */
  readonly label: string
  readonly size?: CardSize
  /** Where cards of this size come and go. */
  readonly place?: string | undefined
  readonly state?: CardState
  readonly note?: CardNote | undefined
  /** The label says it, too. */
  readonly mark?: CardMark | undefined
  /** Tokens that lie on it; the label says how many. */
  readonly loads?: { readonly value: number; readonly label: string } | undefined
  /** Its place in an order, shown with the tick of a chosen card. */
  readonly order?: number | undefined
  /** Makes it a button. A dimmed one can be reached and read, and says why. */
  readonly onPress?: (() => void) | undefined
  /** Where an animation finds it. */
  readonly anchor?: string | undefined
  readonly className?: string
  readonly ref?: Ref<HTMLButtonElement>
}

/** All that is printed on a card that has no text. */
const spelled = ({ id, name, suit, rank, sign }: Printed) => `${id} ${suit} ${rank} ${sign} ${name}`

/** Drawn anew only when it looks different. */
export const Card = memo((props: CardProps) => {
  const {
    face,
    label,
    size = 'hand',
    place,
    state = 'rest',
    note,
    mark,
    loads,
    order,
    onPress,
    onInspect,
    anchor,
    className = '',
    ref,
  } = props
  const handlers = useInspect(props, onPress ?? onInspect)
  const { kind, icon } = artOf(face)
  const inside = (
    <>
      <Drawing
        box={cardBox(size)}
        inside={cardFace(face, size)}
        className={`k-${kind}`}
        print={place && `${place} ${size} ${icon} ${spelled(face)}`}
        often
      />
      {(place === undefined || state !== 'rest') && <span className="rim" />}
      {mark && <span className={`card-mark ${mark}`} />}
      {loads && <Loads {...loads} on="card" />}
      {note && (
        <span className={`card-note ${note.tone}`} aria-hidden="true">
          {note.text}
        </span>
      )}
      {state === 'selected' && <span className="tick">{order ?? <Glyph name="check" />}</span>}
    </>
  )
  const classes = `card card-${size} is-${state} ${mark ? `marked-${mark}` : ''} ${className}`
  if (!onPress && !onInspect) {
    return (
      <span className={classes} role="img" aria-label={label} data-anchor={anchor}>
        {inside}
      </span>
    )
  }
  return (
    <button
      type="button"
      ref={ref}
      className={classes}
      aria-label={label}
      aria-disabled={state === 'dimmed' || undefined}
      aria-pressed={onPress && (state === 'picked' || state === 'selected') ? true : undefined}
      data-anchor={anchor}
      {...handlers}
    >
      {inside}
    </button>
  )
}, sameShown)

interface BackProps {
  readonly label?: string
  readonly className?: string
  readonly anchor?: string | undefined
  readonly deck?: DeckKind
  /** Where backs of this size lie. */
  readonly place?: string
}

/** Without a label it is decoration: one of a stack. */
export function CardBack({ deck = 'play', label, className = '', anchor, place }: BackProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <span className={`card ${className}`} {...named} data-anchor={anchor}>
      <Drawing box="0 0 250 350" inside={cardBack(deck)} print={place && `back ${deck} ${place}`} often />
      <span className="rim" />
    </span>
  )
}
