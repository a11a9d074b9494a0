import { type Bang, ROLE_TABLE, type Seat, seatOf, type TableEvent } from '@sundown/engine'
import { BURDENS, deedOf, HURTS_ALL } from './deeds.ts'
import { Joint } from './joint.ts'
import { type Act, type Reader, read } from './reading.ts'
import { WISHES } from './wishes.ts'

const READER: Reader = { wishes: WISHES, focus: 2.5, whim: 0.1 }
/** What was seen keeps this much of its weight from one turn to the next. */
const KEPT = 0.985

/** Where everybody stood when somebody decided: all of it lies open. */
interface Standing {
  readonly reach: number
  readonly distances: readonly number[]
}

/** Somebody who watches the card game without a seat, and remembers who did what to whom. */
export class BangWitness {
  private now: Joint
  private before: readonly Standing[]
  private readonly known = new Set<number>()
  private turn = 0

  constructor(game: Bang) {
    this.now = Joint.of(ROLE_TABLE[game.seats])
    this.before = standings(game)
  }

  /** What the table may think, from what everybody has seen. */
  get belief(): Joint {
    return this.now
  }

  /** What has happened since the last decision. */
  saw(events: readonly TableEvent[], game: Bang): void {
    for (let i = 0; i < events.length; i++) this.note(events[i], events, i)
    this.lookAtRoles(game)
    if (game.turns !== this.turn) {
      this.turn = game.turns
      this.now = this.now.faded(KEPT)
    }
    this.before = standings(game)
  }

  private note(event: TableEvent, events: readonly TableEvent[], at: number): void {
    if (event.type === 'roles-dealt') {
      for (const seat of event.seats) this.known.delete(seat)
      this.now = this.now.redealt(event.seats)
      return
    }
    const act = this.actOf(event, events, at)
    if (act && !this.known.has(act.by)) this.now = read(this.now, act, READER)
  }

  private actOf(event: TableEvent, events: readonly TableEvent[], at: number): Act | undefined {
    switch (event.type) {
      case 'played':
        return event.target === undefined ? this.atAll(event.seat, event.as) : this.aimed(event.seat, event.as, event.target, events, at)
      case 'used':
        return event.target === undefined
          ? this.atAll(event.seat, event.card.id)
          : this.aimed(event.seat, event.card.id, event.target, events, at)
      case 'ability':
        return event.target === undefined ? undefined : this.aimed(event.seat, event.source, event.target, events, at)
      case 'spared':
        return this.aimed(event.by, 'saved', event.seat, events, at)
      default:
        return undefined
    }
  }

  private atAll(by: Seat, id: string): Act | undefined {
    if (!HURTS_ALL.has(id)) return undefined
    const others = this.others(by, Number.POSITIVE_INFINITY)
    return others.length > 1 ? { by, at: others, among: others, helps: false } : undefined
  }

  private aimed(by: Seat, id: string, target: Seat, events: readonly TableEvent[], at: number): Act | undefined {
    const deed = deedOf(id)
    if (deed === undefined || target === by) return undefined
    const within = deed.within === 'anybody' ? Number.POSITIVE_INFINITY : deed.within === 'reach' ? this.before[by].reach : deed.within
    const among = this.others(by, within)
    const helps = deed.helps || freesFrom(target, events, at)
    return { by, at: [target], among: among.includes(target) ? among : [...among, target], helps }
  }

  /** Everybody else in play at this distance or less. */
  private others(by: Seat, within: number): readonly number[] {
    return this.before[by].distances.flatMap((distance, seat) => (distance > 0 && distance <= within ? [seat] : []))
  }

  private lookAtRoles(game: Bang): void {
    for (let i = 0; i < game.seats; i++) {
      const seat = seatOf(i)
      if (this.known.has(i) || !game.hasRole(seat) || !game.roleShown(seat)) continue
      this.known.add(i)
      this.now = this.now.given(i, game.role(seat))
    }
  }
}

/** What was taken from the target is no loss to him. */
function freesFrom(target: Seat, events: readonly TableEvent[], at: number): boolean {
  for (let i = at + 1; i < events.length; i++) {
    const event = events[i]
    if (event.type === 'moved' && event.from.zone === 'front' && event.from.seat === target) return BURDENS.has(event.face.id)
  }
  return false
}

const standings = (game: Bang): readonly Standing[] =>
  Array.from({ length: game.seats }, (_, i) => ({ reach: game.of(seatOf(i)).reach, distances: game.distancesOf(seatOf(i)) }))
