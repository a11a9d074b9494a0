import { nth } from '../kernel/index.ts'
import { type Chronicle, isStory, type StoryEvent } from './chronicle.ts'

type Happening = { readonly type: string }

/** A moment after which the game was another one. Strength is life: that of the side that won in the end, and that of all the others. */
export interface Turning {
  readonly step: number
  readonly round: number
  /** What happened, to be told in sentences. */
  readonly events: readonly StoryEvent[]
  readonly before: Strength
  readonly after: Strength
}

export interface Strength {
  readonly winners: number
  readonly others: number
}

/** A hit that did more for the side of whoever scored it than any other. */
export interface BestShot {
  readonly step: number
  readonly round: number
  readonly seat: number
  readonly victim: number
  readonly cause: string
  readonly events: readonly StoryEvent[]
}

const MOST = 5
/** Of all life in play: what shifts less is no turning point. */
const LEAST = 0.05
const TELLING = new Set(['wounded', 'healed', 'eliminated', 'returned', 'entered', 'exploded', 'over'])

const shareOf = ({ winners, others }: Strength): number => (winners + others === 0 ? 0.5 : winners / (winners + others))

/** The life of all, as it changes; characters where a player has several. */
class Standing {
  private readonly life: Map<string, number>[]

  constructor(start: readonly number[]) {
    this.life = start.map((life) => new Map(life > 0 ? [['', life]] : []))
  }

  hear(event: StoryEvent): void {
    if (
      event.type !== 'wounded' &&
      event.type !== 'healed' &&
      event.type !== 'returned' &&
      event.type !== 'eliminated' &&
      event.type !== 'entered'
    )
      return
    const who = 'character' in event ? event.character : ''
    nth(this.life, event.seat).set(who, event.type === 'eliminated' ? 0 : Math.max(0, event.life))
  }

  of(seats: readonly number[]): number {
    return seats.reduce((sum, seat) => sum + [...nth(this.life, seat).values()].reduce((all, life) => all + life, 0), 0)
  }
}

interface Told {
  readonly turnings: readonly Turning[]
  readonly best: BestShot | undefined
}

const roundAt = (roundsAt: readonly number[], step: number): number => roundsAt.filter((at) => at <= step).length

/** Largest shifts first, no two of one round, at most five; then in the order in which they came. */
function chosen(all: readonly Turning[]): readonly Turning[] {
  const shift = ({ before, after }: Turning): number => Math.abs(shareOf(after) - shareOf(before))
  const rounds = new Set<number>()
  return all
    .filter((turning) => shift(turning) >= LEAST)
    .toSorted((a, b) => shift(b) - shift(a))
    .filter(({ round }) => {
      const fresh = !rounds.has(round)
      rounds.add(round)
      return fresh
    })
    .slice(0, MOST)
    .toSorted((a, b) => a.step - b.step)
}

/** What a hit did for the side of whoever scored it. */
function shotIn(
  events: readonly StoryEvent[],
  winners: ReadonlySet<number>,
  gain: number,
): { readonly event: Extract<StoryEvent, { type: 'wounded' }>; readonly worth: number } | undefined {
  const event = events.find(
    (each): each is Extract<StoryEvent, { type: 'wounded' }> => each.type === 'wounded' && each.by !== undefined && each.by !== each.seat,
  )
  return event?.by === undefined ? undefined : { event, worth: winners.has(event.by) ? gain : -gain }
}

/** The turning points of a finished game and its best shot, in one pass over what everybody was told. */
export function turningPoints(steps: readonly (readonly Happening[])[], winners: readonly number[], { lines, roundsAt }: Chronicle): Told {
  const won = new Set(winners)
  const others = lines.map(({ seat }) => seat).filter((seat) => !won.has(seat))
  const standing = new Standing(lines.map(({ life }) => life[0] ?? 0))
  const now = (): Strength => ({ winners: standing.of(winners), others: standing.of(others) })
  const all: Turning[] = []
  let best: (BestShot & { readonly worth: number }) | undefined
  let before = now()
  for (const [step, happened] of steps.entries()) {
    const events = happened.filter(isStory).filter(({ type }) => TELLING.has(type))
    for (const event of events) standing.hear(event)
    const after = now()
    const round = roundAt(roundsAt, step)
    if (round > 0 && (after.winners !== before.winners || after.others !== before.others)) {
      all.push({ step, round, events, before, after })
      const shot = shotIn(events, won, shareOf(after) - shareOf(before))
      if (shot && shot.worth > (best?.worth ?? 0)) {
        const { seat: victim, by: seat = victim, cause } = shot.event
        best = { step, round, seat, victim, cause, events, worth: shot.worth }
      }
    }
    before = after
  }
  return { turnings: chosen(all), best }
}
