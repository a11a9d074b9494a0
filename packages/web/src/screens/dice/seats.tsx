import type { DiceSeatView } from '@sundown/engine'
import { nth } from '@sundown/engine/kernel'
import { type ReactNode, Suspense } from 'react'
import { Die } from '../../kit/die.tsx'
import { OwnPlate } from '../../kit/own.tsx'
import { type Aim, type FootLine, SeatPlate, type SeatPlateProps, type SeatVariant } from '../../kit/seat.tsx'
import { vars } from '../../kit/vars.ts'
import { isAsked } from '../../session/session.ts'
import { parts } from '../../words/spoken.ts'
import { awayFoot, isAway } from '../shell/away.tsx'
import { Bubble } from '../shell/later.ts'
import { othersOf } from '../shell/seating.ts'
import { type AtDice, changeOf, isRolling, useDice } from './at.ts'
import { seatsOf } from './choice.ts'

const isWaitedFor = ({ snap }: AtDice, seat: number): boolean => snap.question?.seats?.includes(seat) ?? false
const roleOf = ({ view, snap }: AtDice, { seat, role }: DiceSeatView) =>
  (seat === snap.me ? view.own?.role : undefined) ?? role ?? snap.open?.[seat]?.role
const distanceTo = ({ view, snap }: AtDice, seat: number): number => (seat === snap.me ? 0 : (view.own?.distances[seat] ?? 0))

function aimAt(at: AtDice, { seat, state }: DiceSeatView): Aim | undefined {
  const { choice } = at
  if (state === 'out' || !isAsked(at.snap)) return undefined
  const change = changeOf(at, seat)
  if (change) return change.faces.some((face) => face !== 'beer') ? 'target' : 'given'
  if (seatsOf(choice).includes(seat)) return 'reach'
  return choice.current !== undefined && seat !== at.snap.me ? 'far' : undefined
}

/** The one thing to be said of a seat now. */
function footOf(at: AtDice, seat: DiceSeatView, aim: Aim | undefined): FootLine | undefined {
  const { snap, spoken, words, teller, choice } = at
  const { ui } = spoken
  const { dice } = words
  if (seat.state === 'out') return undefined
  const sitter = snap.table?.seats[seat.seat]
  const away = awayFoot(snap, seat.seat, ui)
  if (away && isAway(sitter) && sitter?.bot === null && seat.seat !== snap.me) return away
  if (isWaitedFor(at, seat.seat) && seat.seat !== snap.me) {
    const clock = snap.clocks.find((each) => each.seat === seat.seat)
    return { text: dice.thinking, thinking: true, ...(clock && { time: ui.table.clock(Math.max(0, clock.left)) }) }
  }
  const change = changeOf(at, seat.seat)
  if (change) {
    const time = `${Math.max(0, seat.life)} → ${change.life}`
    return aim === 'target'
      ? { text: dice.hits, tone: 'hot', icon: 'crosshair', time }
      : { text: dice.drinks, tone: 'go', icon: 'beer-stein', time }
  }
  if (aim === 'reach') {
    const token = choice.tokens.find(({ die }) => die === choice.current)
    const text = !token ? dice.reachable : token.face === 'beer' ? dice.mayDrink : dice.reaches(teller.name(token.face))
    return { text, tone: 'go' }
  }
  if (aim === 'far') return { text: ui.speak.distance(distanceTo(at, seat.seat)) }
  return away
}

/** Everything one sees of a seat, in one sentence without verbs. */
export function spokenSeat(at: AtDice, seat: DiceSeatView): string {
  const { snap, view, spoken, words, teller } = at
  const { speak, setup, table } = spoken.ui
  const sitter = snap.table?.seats[seat.seat]
  const bot = snap.solo ? seat.seat !== snap.me : (sitter?.bot ?? null) !== null
  const who = [snap.names[seat.seat], seat.seat === snap.me ? speak.you : undefined, bot ? setup.bot : undefined]
  if (seat.state === 'out') return parts([...who, seat.role ? speak.eliminated(teller.name(seat.role)) : table.eliminated])
  const role = roleOf(at, seat)
  const distance = distanceTo(at, seat.seat)
  const change = changeOf(at, seat.seat)
  return parts([
    ...who,
    seat.character && teller.name(seat.character),
    role && teller.name(role),
    speak.life(Math.max(0, seat.life), seat.maxLife),
    words.dice.arrows(seat.arrows),
    distance > 0 ? speak.distance(distance) : undefined,
    view.table.active === seat.seat ? speak.hasTurn : undefined,
    isWaitedFor(at, seat.seat) ? speak.waitedFor : undefined,
    sitter?.person && !sitter.connected ? speak.disconnected : undefined,
    change ? change.faces.map((face) => words.dice.yours(teller.name(face))).join(', ') : undefined,
    isAsked(at.snap) && seatsOf(at.choice).includes(seat.seat) ? words.dice.choosable : undefined,
  ])
}

/** Dice that are aimed at a seat lie on its corner. */
function given(at: AtDice, seat: number): ReactNode {
  const change = changeOf(at, seat)
  return (
    change && (
      <span className="given" aria-hidden="true">
        {change.faces.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two dice may show the same
          <Die key={i} face={face} />
        ))}
      </span>
    )
  )
}

function seatProps(at: AtDice, seat: DiceSeatView): SeatPlateProps {
  const { snap, view, spoken, words, teller, choice, choose, look } = at
  const { ui } = spoken
  const mine = seat.seat === snap.me
  const aim = aimAt(at, seat)
  const role = roleOf(at, seat)
  const sitter = snap.table?.seats[seat.seat]
  const bot = snap.solo ? !mine : (sitter?.bot ?? null) !== null
  const life = Math.max(0, seat.life)
  const distance = distanceTo(at, seat.seat)
  const near = choice.current !== undefined || (isRolling(at) && distance <= 2)
  const choosable = seatsOf(choice).includes(seat.seat)
  return {
    name: mine ? ui.table.you : (snap.names[seat.seat] ?? ''),
    label: spokenSeat(at, seat),
    sitter: seat.character === undefined ? { person: snap.names[seat.seat] ?? '' } : { character: seat.character },
    character: seat.character && teller.name(seat.character),
    life,
    maxLife: seat.maxLife,
    lifeLabel: ui.speak.life(life, seat.maxLife),
    arrows: { value: seat.arrows, label: words.dice.arrows(seat.arrows) },
    tag: bot ? ui.table.bot : undefined,
    sheriff: seat.role === 'sheriff' ? teller.name('sheriff') : undefined,
    role: role && (mine || role !== 'sheriff') ? { id: role, name: teller.name(role) } : undefined,
    inPlay: [],
    turn: view.table.active === seat.seat && view.table.turn > 0 && !view.over,
    asked: !mine && isWaitedFor(at, seat.seat),
    away: isAway(sitter),
    ...(seat.state === 'out' && { out: { fate: seat.role ? ui.table.wasRole(teller.name(seat.role)) : ui.table.eliminated } }),
    foot: footOf(at, seat, aim),
    aim,
    given: given(at, seat.seat),
    ...(near && distance > 0 && seat.state !== 'out' && { distance: { value: distance, label: ui.speak.distance(distance) } }),
    ...(choosable && { onPress: () => choose(seat.seat) }),
    onInspect: () => look({ what: 'seat', seat: seat.seat }),
    anchor: `seat-${seat.seat}`,
  }
}

export function Seats({ seats, variant }: { readonly seats: readonly number[]; readonly variant: SeatVariant }) {
  const at = useDice()
  return seats.map((number) => (
    <SeatPlate
      key={number}
      {...seatProps(at, nth(at.view.seats, number))}
      variant={variant}
      says={
        at.snap.table && (
          <Suspense fallback={null}>
            <Bubble snap={at.snap} seat={number} />
          </Suspense>
        )
      }
    />
  ))
}

/** The others in one grid: a phone. */
export function Tiles() {
  const { view, snap } = useDice()
  const others = othersOf(view, snap.me)
  const two = others.length > 5
  return (
    <div className={`tiles-row ${two ? 'two-rows' : ''}`} style={vars({ '--n': others.length })}>
      <Seats seats={others} variant="tile" />
    </div>
  )
}

/** My own plate, with my role and goal. */
export function OwnSeat({ variant }: { readonly variant: 'plate' | 'strip' }) {
  const at = useDice()
  const { snap, view, words } = at
  if (snap.me === null) return null
  const { distance: _, variant: _size, tag: _tag, ...props } = seatProps(at, nth(view.seats, snap.me))
  const role = view.own?.role
  return (
    <OwnPlate
      {...props}
      variant={variant}
      foot={props.foot ?? (role && { text: words.speech.goal(role, view.seats.length) })}
      inspectLabel={`${props.name}, ${props.character ?? ''}`}
    />
  )
}
