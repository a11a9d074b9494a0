import { type Guess, guessOf, likeliest, type Remembered, rememberedNow, seenBy, type Viewer } from '@sundown/bots/explain'
import { loadWatcher } from '@sundown/bots/lazy'
import type { RoleId } from '@sundown/engine'
import { firstOf, type Game, type GameRecord, type Match, nth, type Rules, replay, seatOf } from '@sundown/engine/kernel'
import { isOwn, isView } from './played.ts'
import type { Eyes } from './replay-messages.ts'
import { roleIn } from './roles-in.ts'
import type { Guesser, GuessMoment, Saying, Taken } from './taken-messages.ts'

/** One moment of the game, as far as guessing goes. */
interface Moment extends Remembered {
  /** By seat, as they lay then. */
  readonly roles: readonly (RoleId | undefined)[]
  readonly shown: readonly (RoleId | undefined)[]
  readonly out: readonly boolean[]
  readonly over: boolean
}

/** Who had which role: what each seat sees of its own. */
const rolesOf = (match: Match<Game>): readonly (RoleId | undefined)[] =>
  Array.from({ length: match.game.seats }, (_, seat) => {
    const view: unknown = match.game.view(seatOf(seat))
    return isView(view) && isOwn(view.own) ? roleIn(view.own) : undefined
  })

/** Who took whom for what in a recorded game, from what everybody saw; a seat knows its own role besides. */
export class Suspicion {
  /** By the number of answers given so far. */
  private readonly moments: readonly Moment[]

  private constructor(moments: readonly Moment[]) {
    this.moments = moments
  }

  /** Nothing: there is nothing to find out in this game. */
  static async of(rules: Rules<Game>, record: GameRecord): Promise<Suspicion | undefined> {
    const watcher = await loadWatcher(record.game)
    if (!watcher) return undefined
    const moments: Moment[] = []
    let witness: ReturnType<typeof watcher>
    let roles: readonly (RoleId | undefined)[] = []
    replay(rules, record, {
      each: (match) => {
        const events = match.drain()
        // The deal itself is no deed.
        if (witness) witness.saw(events)
        else witness = watcher(match)
        if (!witness) return
        if (moments.length === 0 || events.some(({ type }) => type === 'roles-dealt')) roles = rolesOf(match)
        const view: unknown = match.game.view('spectator')
        const seats = isView(view) ? view.seats : []
        moments.push({
          ...rememberedNow(witness.memory),
          roles,
          shown: seats.map(roleIn),
          out: seats.map((seat) => 'state' in seat && seat.state === 'out'),
          over: match.game.over !== undefined,
        })
      },
    })
    return moments[0]?.shown.some((role) => role === undefined) ? new Suspicion(moments) : undefined
  }

  /** `inputs`: by step, how many answers had been given. */
  taken(inputs: readonly number[], step: number, eyes: Eyes, wanted: Guesser): Taken {
    const now = nth(this.moments, nth(inputs, step))
    const guessers = guessersFor(now, eyes)
    const by = guessers.includes(wanted) ? wanted : firstOf(guessers)
    return {
      step,
      shown: now.shown,
      rows: guessers.map((each) => ({ by: each, chances: chancesOf(now, each) })),
      by,
      guesses: now.shown.flatMap((role, seat) => (role !== undefined || seat === by ? [] : [guessOf(now, viewerOf(now, by), seat)])),
      history: this.history(inputs.slice(0, step + 1), by),
    }
  }

  /** What each of these seats was surest of when it last had to guess. */
  sayings(inputs: readonly number[], seats: readonly number[]): readonly Saying[] {
    return seats.flatMap((by) => {
      const step = inputs.findLastIndex((input) => {
        const moment = nth(this.moments, input)
        return !moment.over && !moment.out[by] && unsure(moment, by).length > 0
      })
      const saying = step < 0 ? undefined : surest(nth(this.moments, nth(inputs, step)), by)
      return saying ? [{ by, step, ...saying }] : []
    })
  }

  private history(inputs: readonly number[], by: Guesser): readonly GuessMoment[] {
    const history: GuessMoment[] = []
    let last: Moment | undefined
    for (const [step, input] of inputs.entries()) {
      const now = nth(this.moments, input)
      if (now.over) break
      if (last && last.belief === now.belief && last.roles === now.roles) continue
      last = now
      history.push({ step, chances: chancesOf(now, by) })
    }
    return history
  }
}

/** Through the eyes of a seat its own guess is seen; with everything open, all of them. */
function guessersFor({ roles }: Moment, eyes: Eyes): readonly Guesser[] {
  if (typeof eyes === 'number') return [eyes]
  return eyes === 'all' ? ['table', ...roles.keys()] : ['table']
}

function viewerOf({ roles }: Moment, by: Guesser): Viewer {
  const role = by === 'table' ? undefined : roles[by]
  return by === 'table' || role === undefined ? undefined : { seat: by, role }
}

const chancesOf = (moment: Moment, by: Guesser) => seenBy(moment.belief, viewerOf(moment, by)).marginals()

/** Who counts the roles that are left has nothing to guess. */
const CERTAIN = 0.9999

/** Of whom somebody has to guess who he is, the one he is surest of first. */
function unsure(moment: Moment, by: number): readonly number[] {
  const chances = chancesOf(moment, by)
  const sure = (seat: number): number => nth(chances, seat)[likeliest(nth(chances, seat))]
  return [...moment.shown.keys()]
    .filter((seat) => seat !== by && !moment.out[seat] && sure(seat) < CERTAIN)
    .toSorted((a, b) => sure(b) - sure(a))
}

/** Of those whom something speaks about, the one it is surest of. */
function surest(moment: Moment, by: number): { readonly guess: Guess; readonly really: RoleId } | undefined {
  const guesses = unsure(moment, by).map((seat) => guessOf(moment, viewerOf(moment, by), seat))
  const guess = guesses.find(({ reason }) => reason !== undefined) ?? guesses[0]
  const really = guess && moment.roles[guess.seat]
  return really && { guess, really }
}
