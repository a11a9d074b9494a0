import type { Sitter } from '@sundown/art/portrait'
import { memo, type ReactNode, useId } from 'react'
import type { CardSize } from '../art/card-face.ts'
import type { IconName } from '../art/icons.ts'
import { Bust } from './bust.tsx'
import { Card, type CardProps } from './card.tsx'
import { Counted } from './counted.tsx'
import { Glyph, type GlyphName, Icon } from './icon.tsx'
import { type Inspectable, useInspect } from './inspect.ts'
import { ArrowGlyph, Cartridges, Coin, Loads, RoleTag, SeatSign, StarBadge, TurnSun } from './marks.tsx'
import { sameShown } from './same.ts'
import { vars } from './vars.ts'

/** A number on a plate and what it is called aloud. */
export interface Count {
  readonly value: number
  readonly label: string
}

/** A card in play, or in hand, with a key that stays with it. */
export interface KeyedCard extends CardProps {
  readonly key: string | number
}

/** The one most urgent sentence: waited for > selected > out of reach > disconnected > jailed. */
export interface FootLine {
  readonly text: ReactNode
  readonly tone?: 'plain' | 'hot' | 'cold' | 'go'
  readonly icon?: IconName
  readonly glyph?: GlyphName
  /** Somebody is thinking: the sinking sun and three dots. */
  readonly thinking?: boolean
  readonly time?: string | undefined
}

/** What a seat is to what you hold: may be chosen; cannot, and the foot line says why; chosen for a hit, or for something good. */
export type Aim = 'reach' | 'far' | 'target' | 'given'

export interface SeatInfo {
  readonly name: string
  readonly sitter: Sitter
  readonly character?: string | undefined
  readonly life: number
  readonly maxLife: number
  readonly lifeLabel: string
  readonly hand?: Count | undefined
  readonly reach?: Count | undefined
  readonly arrows?: Count | undefined
  /** What only some sets count. */
  readonly nuggets?: Count | undefined
  /** Tokens on his character. */
  readonly loads?: Count | undefined
  /** After the name: bot, you, away. */
  readonly tag?: string | undefined
  /** The label of the star. */
  readonly sheriff?: string | undefined
  readonly role?: { readonly id: string; readonly name: string } | undefined
  readonly inPlay: readonly KeyedCard[]
  readonly turn?: boolean
  readonly asked?: boolean
  readonly jailed?: boolean
  readonly away?: boolean
  /** In play without life. */
  readonly ghost?: boolean
  /** Characters whose abilities he has besides his own. */
  readonly copied?: readonly string[]
  /** The cards he holds, where they lie open beside those in front of him. */
  readonly held?: readonly KeyedCard[] | undefined
  /** Everybody sees his hand. */
  readonly openHand?: string | undefined
  /** Eliminated: the lines that stand in place of life and counts. */
  readonly out?: { readonly fate: string; readonly since?: string } | undefined
  readonly foot?: FootLine | undefined
}

/** A plate; denser; a tile on a phone; a small one, for two rows of them. */
export type SeatVariant = 'plate' | 'dense' | 'tile' | 'small'

const CLASSES: { readonly [variant in SeatVariant]: string } = {
  plate: '',
  dense: 'seat-dense',
  tile: 'seat-tile',
  small: 'seat-tile seat-small',
}

export interface SeatPlateProps extends SeatInfo, Inspectable {
  /** The whole seat in words: what a screen reader says for it. */
  readonly label: string
  readonly variant?: SeatVariant
  readonly aim?: Aim | undefined
  readonly distance?: Count | undefined
  /** What lies on the corner of the plate: dice aimed at it. */
  readonly given?: ReactNode
  /** What its player has just said. */
  readonly says?: ReactNode
  /** Makes the plate a button. */
  readonly onPress?: (() => void) | undefined
  readonly anchor?: string | undefined
}

export const seatClasses = ({ turn, asked, jailed, away, ghost, out, foot, nuggets }: SeatInfo, aim?: Aim) =>
  [
    // What asks for more room, told by the seat itself: a style that looks into seats is looked up anew for every change in them.
    foot && 'with-foot',
    nuggets && 'with-nuggets',
    turn && 'is-turn',
    asked && 'is-asked',
    jailed && 'is-jailed',
    away && 'is-away',
    ghost && 'is-ghost',
    out && 'is-out',
    aim && `is-${aim}`,
  ]
    .filter(Boolean)
    .join(' ')

export function Foot({ foot, id }: { readonly foot: FootLine; readonly id?: string }) {
  const { text, tone = 'plain', icon, glyph, thinking, time } = foot
  return (
    <div className={`foot ${tone}`} id={id}>
      {thinking && <i className="mini-sun" />}
      {icon && <Icon name={icon} />}
      {glyph && <Glyph name={glyph} />}
      {/* Made anew when another mark stands before it: words that are not the same do not slide aside. */}
      <span key={thinking ? 'thinking' : (icon ?? glyph ?? 'plain')}>
        {text}
        {thinking && (
          <span className="dots" aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        )}
      </span>
      {time && <b>{time}</b>}
    </div>
  )
}

interface FaceProps extends Pick<SeatInfo, 'sitter' | 'copied' | 'out' | 'jailed'> {
  /** Of what it is on: it says how large it is. */
  readonly place: string
}

/** The portrait, and small beside it whose abilities he has, too. */
export function Face({ sitter, copied = [], out, jailed = false, place }: FaceProps) {
  const bust = <Bust sitter={sitter} out={out !== undefined} jailed={jailed} place={place} />
  if (copied.length === 0) return bust
  return (
    <span className="face">
      {bust}
      <span className="copied">
        {copied.slice(0, 2).map((character) => (
          <Bust key={character} sitter={{ character }} />
        ))}
      </span>
    </span>
  )
}

interface StatProps {
  readonly count: Count | undefined
  readonly part: string
  /** More to be said of it. */
  readonly more?: string | undefined
  readonly children: ReactNode
}

function Stat({ count, part, more, children }: StatProps) {
  if (!count) return null
  const label = more ? `${count.label}, ${more}` : count.label
  return (
    <span role="img" title={label} data-part={part}>
      {children}
      <Counted value={count.value} />
    </span>
  )
}

interface StatsProps extends Pick<SeatInfo, 'hand' | 'reach' | 'arrows' | 'nuggets' | 'openHand'> {
  /** Of what they are on: it says how large they are. */
  readonly place: string
}

/** What this game counts at a seat. */
export function Stats({ hand, reach, arrows, nuggets, openHand, place }: StatsProps) {
  return (
    <div className={`stats ${nuggets ? 'with-nuggets' : ''}`}>
      <Stat count={hand} part="hand" more={openHand}>
        {openHand ? <Glyph name="eye" /> : <SeatSign of="hand" place={place} />}
      </Stat>
      <Stat count={reach} part="reach">
        <SeatSign of="reach" place={place} />
      </Stat>
      <Stat count={arrows} part="arrows">
        <ArrowGlyph />
      </Stat>
      <Stat count={nuggets} part="nuggets">
        <SeatSign of="nugget" place={place} />
      </Stat>
    </div>
  )
}

interface InPlayProps {
  readonly cards: readonly KeyedCard[]
  readonly size?: CardSize
  /** Of what they lie on: it says how large they are. */
  readonly place?: string
}

/** Each stands where a transform puts it: cards that come and go shift nothing. */
export function InPlay({ cards, size = 'mini', place = '' }: InPlayProps) {
  if (cards.length === 0) return null
  const many = cards.length > 3 ? 'many' : ''
  return (
    <div className={`inplay ${many}`} style={vars({ '--n': cards.length })} data-part="front">
      {cards.map(({ key, ...card }, i) => (
        <span key={key} className="slot" style={vars({ '--i': i })}>
          <Card {...card} size={size} place={`${place} ${size} ${many}`} />
        </span>
      ))}
    </div>
  )
}

/** Life, and tokens beside it. */
export const Vitals = ({ seat: { life, maxLife, lifeLabel, loads } }: { readonly seat: SeatInfo }) => (
  <span className={`vitals ${loads ? 'with-loads' : ''}`}>
    <Cartridges life={life} max={maxLife} label={lifeLabel} />
    {loads && <Loads {...loads} on="plate" />}
  </span>
)

/** `tagged`: with the role, if it is known. */
export function Who({ seat, tagged, place }: { readonly seat: SeatInfo; readonly tagged: boolean; readonly place: string }) {
  const { name, tag, character, out, role } = seat
  return (
    <div className="who">
      <span className="name">
        <b>{name}</b>
        {tag && <span className="tiny">{tag}</span>}
      </span>
      {character && <span className="char">{character}</span>}
      {out && (
        <span className="dead" data-part="fate">
          <span className="tiny hot fate">
            <Icon name="tombstone" /> {out.fate}
          </span>
          {out.since && <span className="tiny">{out.since}</span>}
        </span>
      )}
      {/* Of whoever is out it is kept for as long as one may still see him alive. */}
      <span className="living" aria-hidden={out ? true : undefined}>
        <Vitals seat={seat} />
        {role && tagged && !out && <RoleTag id={role.id}>{role.name}</RoleTag>}
        <Stats {...seat} place={place} />
      </span>
    </div>
  )
}

/** Another player's seat. As a button it is one target: the plate; its cards in play stay their own. Drawn anew only when it looks different. */
export const SeatPlate = memo((props: SeatPlateProps) => {
  const {
    label,
    variant = 'plate',
    aim,
    distance,
    given,
    says,
    onPress,
    onInspect,
    anchor,
    sitter,
    inPlay,
    held = [],
    sheriff,
    foot,
  } = props
  const footId = useId()
  const handlers = useInspect(props, onPress ?? onInspect)
  const tile = variant === 'tile' || variant === 'small'
  const hand = held.length > 0 && (
    <div className="hand-tray">
      {!tile && <SeatSign of="hand" place="tray" />}
      <InPlay cards={held} place={`${variant} tray`} />
    </div>
  )
  return (
    <article className={`seat ${CLASSES[variant]} ${seatClasses(props, aim)}`} aria-label={label} data-anchor={anchor}>
      <TurnSun place={variant} />
      <div className="plate" data-part="plate">
        {sheriff && <StarBadge label={sheriff} place={variant} />}
        <Face sitter={sitter} copied={props.copied ?? []} out={props.out} jailed={props.jailed ?? false} place={variant} />
        <Who seat={props} tagged={!sheriff} place={variant} />
        {tile && <InPlay cards={inPlay} place={variant} />}
        {tile && hand}
        {foot && <Foot foot={foot} id={footId} />}
        {given}
        {(onPress || onInspect) && (
          <button
            type="button"
            className="plate-hit"
            aria-label={label}
            aria-describedby={foot ? footId : undefined}
            aria-pressed={aim === 'target' || aim === 'given' || undefined}
            {...handlers}
          />
        )}
      </div>
      {distance && (
        <Coin label={distance.label} tone={aim === 'target' ? 'aimed' : aim === 'far' ? 'far' : 'brass'}>
          {distance.value}
        </Coin>
      )}
      {!tile && <InPlay cards={inPlay} place={variant} />}
      {!tile && hand}
      {says}
    </article>
  )
}, sameShown)
