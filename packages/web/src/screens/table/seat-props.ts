import type { SeatView } from '@sundown/engine'
import type { Aim, FootLine, SeatPlateProps } from '../../kit/seat.tsx'
import { isWindow } from '../../select/question.ts'
import { optionsOf } from '../../select/select.ts'
import { isAsked } from '../../session/session.ts'
import { shortReason } from '../../words/short.ts'
import { spokenSeat } from '../../words/spoken.ts'
import { awayFoot, isAway } from '../shell/away.tsx'
import { type At, lookable } from './at.ts'
import { frontCard, loadsOf, TOKEN } from './front-card.ts'

/** The card in hand, or the question itself, is about to be aimed at somebody. */
export const isAiming = ({ snap, pick: { question, selection, offer } }: At): boolean => {
  if (!question || !isAsked(snap) || offer.field) return offer.field?.pick === 'seats'
  if (offer.seats.size > 0) return true
  const { card } = selection
  return card !== undefined && optionsOf(question).some((option) => option.card === card && option.seat !== undefined)
}

function aimAt(at: At, { seat, state }: SeatView): Aim | undefined {
  const { selection, offer, sent } = at.pick
  if (state === 'out') return undefined
  if (selection.seat === seat || sent?.seat === seat || (offer.field?.pick === 'seats' && offer.picked.includes(seat))) return 'target'
  if (offer.seats.has(seat)) return 'reach'
  return isAiming(at) && seat !== at.snap.me ? 'far' : undefined
}

/** Without a card picked up, a tap on somebody uses an ability: its name, if it is the only one. */
function abilityOn({ pick: { question, selection }, teller }: At, seat: number): string | undefined {
  if (question?.kind !== 'play' || selection.card !== undefined) return undefined
  const ids = new Set(optionsOf(question).flatMap((option) => (option.card === undefined && option.seat === seat ? [option.id] : [])))
  const [id] = ids
  return id !== undefined && ids.size === 1 ? teller.name(id) : undefined
}

/** A card on the way to its target, or several to be shot at. Else somebody is only chosen, say to draw from his hand. */
const isShooting = ({ pick: { question, offer } }: At): boolean => question?.kind === 'play' || offer.field?.pick === 'seats'

/** Who is being waited for, unless that is a secret. */
const isWaitedFor = ({ snap }: At, seat: number): boolean => snap.question?.seats?.includes(seat) ?? false

/** Whom a window is about: everybody sees what is about to happen to him while it is open. */
function isAboutToBeHit({ snap: { question } }: At, seat: number): boolean {
  if (!question || !isWindow(question) || typeof question.about !== 'object' || question.about === null) return false
  const { about } = question
  return ('target' in about && about.target === seat) || ('seat' in about && about.seat === seat)
}

/** The most urgent of: away, waited for, about to be hit, selected, out of reach, ghost, jailed, missing turns. */
function footOf(at: At, seat: SeatView, aim: Aim | undefined): FootLine | undefined {
  const { snap, spoken, teller } = at
  const { ui } = spoken
  const sitter = snap.table?.seats[seat.seat]
  if (seat.state === 'out') return undefined
  const away = awayFoot(snap, seat.seat, ui)
  if (away && isAway(sitter) && sitter?.bot === null && seat.seat !== snap.me) return away
  if (isWaitedFor(at, seat.seat) && seat.seat !== snap.me) {
    const clock = snap.clocks.find((each) => each.seat === seat.seat)
    return { text: ui.table.waiting.replace('…', ''), thinking: true, ...(clock && { time: ui.table.clock(Math.max(0, clock.left)) }) }
  }
  if (isAboutToBeHit(at, seat.seat)) return { text: ui.sets.table.hit, tone: 'hot', icon: 'gunshot' }
  if (aim === 'target') return { text: ui.speak.picked, tone: 'hot', icon: 'crosshair' }
  if (aim === 'reach') return { text: abilityOn(at, seat.seat) ?? (isShooting(at) ? ui.table.tapTarget : ui.table.tapChoice), tone: 'go' }
  if (aim === 'far') {
    const why = at.why({ seat: seat.seat })
    return why && { text: shortReason(ui, why) }
  }
  if (away) return away
  if (seat.state === 'ghost') return { text: ui.sets.table.ghost, tone: 'cold', icon: 'ghost' }
  if (at.view.table.parts?.states['next-door']?.seat === seat.seat)
    return { text: ui.sets.table.nextDoor, tone: 'go', icon: 'ringing-bell' }
  if (seat.front.some(({ id }) => id === 'jail')) return { text: teller.name('jail'), icon: 'window-bars' }
  if (seat.skips > 0) return { text: ui.sets.table.skips(seat.skips), tone: 'cold', glyph: 'minus' }
  return undefined
}

/** What the kit needs to draw a seat. */
export function seatProps(at: At, seat: SeatView): SeatPlateProps & { readonly seat: number } {
  const { snap, view, spoken, teller, voice } = at
  const { ui } = spoken
  const name = snap.names[seat.seat] ?? ''
  const sitter = snap.table?.seats[seat.seat]
  const aim = aimAt(at, seat)
  const why = aim === 'far' ? at.why({ seat: seat.seat }) : undefined
  const bot = snap.solo ? seat.seat !== snap.me : (sitter?.bot ?? null) !== null
  const away = isAway(sitter)
  const distance = view.own?.distances[seat.seat] ?? 0
  const mine = seat.seat === snap.me
  return {
    seat: seat.seat,
    name: mine ? ui.table.you : name,
    label: spokenSeat(
      seat,
      view,
      {
        me: snap.me,
        waitedFor: isWaitedFor(at, seat.seat),
        disconnected: away,
        bot,
        canAim: aim === 'reach',
        picked: aim === 'target',
        ...(why && { why: shortReason(ui, why) }),
      },
      voice,
    ),
    sitter: seat.character === undefined ? { person: name } : { character: seat.character },
    character: seat.character && teller.name(seat.character),
    life: Math.max(0, seat.life),
    maxLife: seat.maxLife,
    lifeLabel: ui.speak.life(Math.max(0, seat.life), seat.maxLife),
    hand: { value: seat.hand, label: ui.speak.hand(seat.hand) },
    reach: { value: seat.reach, label: ui.table.reach(seat.reach) },
    ...countersOf(at, seat),
    tag: bot ? ui.table.bot : undefined,
    sheriff: seat.role === 'sheriff' ? teller.name('sheriff') : undefined,
    role: roleOf(at, seat),
    inPlay: [...seat.front, ...Object.values(seat.parts?.zones ?? {}).flat()].map((card) => frontCard(at, card)),
    turn: view.table.active === seat.seat && view.table.turn > 0 && !view.over,
    asked: !mine && isWaitedFor(at, seat.seat),
    jailed: seat.front.some(({ id }) => id === 'jail'),
    away,
    ghost: seat.state === 'ghost',
    copied: seat.abilities,
    // Whoever only watches and sees all cards sees a game again. A card is told by its place: after a leap another one lies there, and nothing else is new.
    held: snap.open && snap.me === null ? seat.cards?.map((card, i) => ({ ...lookable(card, at), key: i })) : undefined,
    openHand: seat.cards && !mine ? ui.sets.table.openHand : undefined,
    ...(seat.state === 'out' && {
      out: { fate: seat.role ? ui.table.wasRole(teller.name(seat.role)) : ui.table.eliminated },
    }),
    foot: footOf(at, seat, aim),
    aim,
    ...(isAiming(at) &&
      !mine &&
      seat.state !== 'out' &&
      distance > 0 && { distance: { value: distance, label: ui.speak.distance(distance) } }),
    ...(aim === 'reach' || aim === 'target'
      ? { onPress: () => at.tap({ on: 'seat', seat: seat.seat }) }
      : aim === 'far'
        ? { onPress: () => at.explain({ seat: seat.seat }) }
        : {}),
    onInspect: () => at.look({ what: 'seat', seat: seat.seat }),
    anchor: `seat-${seat.seat}`,
  }
}

/** What only some sets count: nuggets at a seat, tokens on a character. */
function countersOf(at: At, { parts }: SeatView): Pick<SeatPlateProps, 'nuggets' | 'loads'> {
  const nuggets = parts?.counters.nugget
  return {
    ...(nuggets !== undefined && { nuggets: { value: nuggets, label: at.teller.counted?.('nugget', nuggets) ?? '' } }),
    ...(parts?.onCharacter[TOKEN] && { loads: loadsOf(at, parts.onCharacter) }),
  }
}

/** My own role, and whatever has been turned up of the others. */
function roleOf({ view, snap, teller }: At, { seat, role }: SeatView) {
  const id = seat === snap.me ? (view.own?.role ?? role) : role
  return id && (seat === snap.me || id !== 'sheriff') ? { id, name: teller.name(id) } : undefined
}
