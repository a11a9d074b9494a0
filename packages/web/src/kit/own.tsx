import { memo, type ReactNode } from 'react'
import { type Inspectable, useInspect } from './inspect.ts'
import { RoleTag, StarBadge, TurnSun } from './marks.tsx'
import { sameShown } from './same.ts'
import { type Aim, Face, Foot, InPlay, type SeatInfo, Stats, seatClasses, Vitals, Who } from './seat.tsx'

export interface OwnPlateProps extends SeatInfo, Inspectable {
  readonly label: string
  /** `plate` on a desktop, `strip` above the hand of a phone. */
  readonly variant?: 'plate' | 'strip'
  /** `target`: you are shot at. */
  readonly aim?: Aim | undefined
  /** What lies on the corner of the plate. */
  readonly given?: ReactNode
  readonly onPress?: (() => void) | undefined
  /** What the portrait's button is called: it shows the character. */
  readonly inspectLabel?: string
  readonly anchor?: string | undefined
}

/** Your own seat: role and goal at a glance, the portrait is the way to your character's text. */
export const OwnPlate = memo((props: OwnPlateProps) => {
  const {
    label,
    variant = 'plate',
    aim,
    given,
    onPress,
    onInspect,
    inspectLabel = label,
    anchor,
    sitter,
    inPlay,
    sheriff,
    foot,
    role,
  } = props
  const handlers = useInspect(props, onPress ?? onInspect)
  const classes = seatClasses(props, aim)
  const bust = <Face sitter={sitter} copied={props.copied ?? []} out={props.out} jailed={props.jailed ?? false} place={`own ${variant}`} />
  const portrait =
    onInspect && !onPress ? (
      <button type="button" className="bust-button" aria-label={inspectLabel} {...handlers}>
        {bust}
      </button>
    ) : (
      bust
    )
  const hit = onPress && (
    <button type="button" className="plate-hit" aria-label={label} aria-pressed={aim === 'target' || undefined} {...handlers} />
  )
  if (variant === 'strip') {
    return (
      <article className={`own own-strip ${classes}`} aria-label={label} data-anchor={anchor}>
        {portrait}
        <div className="lines">
          <div className="line">
            {role && <RoleTag id={role.id}>{role.name}</RoleTag>}
            <Stats {...props} place="strip" />
          </div>
          <Vitals seat={props} />
        </div>
        <InPlay cards={inPlay} place="strip" />
        {given}
        {hit}
      </article>
    )
  }
  return (
    <article className={`own ${classes}`} aria-label={label} data-anchor={anchor}>
      <TurnSun place="own" />
      <div className="plate" data-part="plate">
        {sheriff && <StarBadge label={sheriff} place="own" />}
        {portrait}
        <Who seat={props} tagged place="own" />
        {foot && <Foot foot={foot} />}
        {given}
        {hit}
      </div>
      <InPlay cards={inPlay} place="own" />
    </article>
  )
}, sameShown)
