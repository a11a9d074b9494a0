import { type AnyBot, aidsFor, Joint, nextInput, type RoleChances, randomsFor, roleNamed, witnessOf } from '@sundown/bots'
import { absent, type Game, type GameKind, type Json, Match, nth, type RoleId, seatOf, seedFrom } from '@sundown/engine'

const HIDDEN: readonly RoleId[] = ['deputy', 'outlaw', 'renegade']
const BINS = 10
const ROUNDS = 8

/** All that the counter knows about a seat: it has hurt the Sheriff, it has hurt somebody who did, or neither. */
type Count = 'against' | 'for' | 'unknown'

interface Look {
  readonly round: number
  readonly truth: RoleId
  readonly belief: RoleChances
  readonly prior: RoleChances
  readonly count: Count
}

export interface RoundReport {
  readonly round: number
  readonly seats: number
  /** Brier scores: the smaller the better. */
  readonly belief: number
  readonly prior: number
  readonly counter: number
}

export interface Calibration {
  readonly rounds: readonly RoundReport[]
  /** How often guesses of this probability came true. */
  readonly reliability: readonly { readonly thought: number; readonly came: number; readonly times: number }[]
}

export interface Watched {
  readonly kind: GameKind
  readonly options: Json
  readonly bot: AnyBot
  readonly seed: string
  readonly games: number
}

/** Looks at the belief after every round of games that one bot plays alone. */
export function calibrate(watched: Watched, each: () => void = () => undefined): Calibration {
  const looks: Look[] = []
  for (let game = 0; game < watched.games; game++) {
    lookAt(watched, game, looks)
    each()
  }
  return summed(looks)
}

function lookAt({ kind, options, bot, seed: text }: Watched, game: number, looks: Look[]): void {
  const seed = seedFrom(`${text}:${game}`)
  const match = Match.start(kind.rules, options, seed, { checkpoints: bot.searches === true })
  const witness = witnessOf(match)
  if (!witness) return
  const { seats } = match.game
  const roleOf = (seat: number) => roleNamed(kind.role(match.game, seatOf(seat))) ?? absent()
  const roles = Array.from({ length: seats }, (_, seat) => roleOf(seat))
  const shown = (seat: number) => shownRole(match.game, seat)
  const counter = new Counter(seats, () => roles.findIndex((_, seat) => shown(seat) === 'sheriff'))
  const bots = roles.map(() => bot)
  const randoms = randomsFor(seats, seed)
  const aids = { ...aidsFor(match, bots), witness }
  match.drain()
  let round = 0
  for (let n = 0; match.question && n < 20_000; n++) {
    match.apply(nextInput(match, bots, randoms, aids))
    const events = match.drain()
    witness.saw(events)
    counter.saw(events)
    const now = Math.floor((match.game.turns - 1) / seats)
    if (now === round || match.game.over || now > ROUNDS) continue
    round = now
    const belief = witness.belief.marginals()
    const prior = roles
      .reduce((joint, _, seat) => {
        const role = shown(seat)
        return role === undefined ? joint : joint.given(seat, role)
      }, Joint.of(roles))
      .marginals()
    for (let seat = 0; seat < seats; seat++) {
      if (shown(seat) === undefined)
        looks.push({ round, truth: roleOf(seat), belief: nth(belief, seat), prior: nth(prior, seat), count: counter.of(seat) })
    }
  }
}

/** The role of a seat if everybody sees it. */
function shownRole(game: Game, seat: number): RoleId | undefined {
  const { seats } = game.view('spectator') as { readonly seats: readonly { readonly role: RoleId | undefined }[] }
  return nth(seats, seat).role
}

/** Who has hurt the Sheriff, and who has hurt those who did: no chances, no memory of anything else. */
class Counter {
  private readonly counts: Count[]
  private readonly sheriff: () => number

  constructor(seats: number, sheriff: () => number) {
    this.counts = Array.from({ length: seats }, () => 'unknown')
    this.sheriff = sheriff
  }

  of(seat: number): Count {
    return nth(this.counts, seat)
  }

  saw(events: readonly { readonly type: string }[]): void {
    for (const event of events) {
      if (event.type !== 'wounded' || !('by' in event) || !('seat' in event)) continue
      const { by, seat } = event
      if (typeof by !== 'number' || typeof seat !== 'number' || by === seat) continue
      if (seat === this.sheriff()) this.counts[by] = 'against'
      else if (this.counts[seat] === 'against' && this.counts[by] !== 'against') this.counts[by] = 'for'
    }
  }
}

function summed(looks: readonly Look[]): Calibration {
  const counted = frequencies(looks)
  const rounds: RoundReport[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    const these = looks.filter((look) => look.round === round)
    if (these.length === 0) continue
    const mean = (chances: (look: Look) => RoleChances) =>
      rounded(these.reduce((sum, look) => sum + brier(chances(look), look.truth), 0) / these.length)
    rounds.push({
      round,
      seats: these.length,
      belief: mean(({ belief }) => belief),
      prior: mean(({ prior }) => prior),
      counter: mean((look) => counted(look)),
    })
  }
  return { rounds, reliability: reliability(looks) }
}

const brier = (chances: RoleChances, truth: RoleId): number =>
  HIDDEN.reduce((sum, role) => sum + (chances[role] - (role === truth ? 1 : 0)) ** 2, 0)

/** The counter gets the best weights there could be: what each of its three values turned out to mean in these very games. */
function frequencies(looks: readonly Look[]): (look: Look) => RoleChances {
  const shareOf = (some: readonly Look[], role: RoleId) => some.filter(({ truth }) => truth === role).length / Math.max(1, some.length)
  const lift = new Map<Count, RoleChances>()
  for (const count of ['against', 'for', 'unknown'] as const) {
    const some = looks.filter((look) => look.count === count)
    const of = (role: RoleId) => shareOf(some, role) / Math.max(1e-9, shareOf(looks, role))
    lift.set(count, { sheriff: 0, deputy: of('deputy'), outlaw: of('outlaw'), renegade: of('renegade') })
  }
  return ({ count, prior }) => {
    const by = lift.get(count) ?? prior
    const of = (role: RoleId) => prior[role] * by[role]
    const total = Math.max(1e-9, of('deputy') + of('outlaw') + of('renegade'))
    return { sheriff: 0, deputy: of('deputy') / total, outlaw: of('outlaw') / total, renegade: of('renegade') / total }
  }
}

function reliability(looks: readonly Look[]): Calibration['reliability'] {
  const bins = Array.from({ length: BINS }, () => ({ thought: 0, came: 0, times: 0 }))
  for (const { belief, truth } of looks) {
    for (const role of HIDDEN) {
      const bin = nth(bins, Math.min(BINS - 1, Math.floor(belief[role] * BINS)))
      bin.thought += belief[role]
      bin.came += role === truth ? 1 : 0
      bin.times++
    }
  }
  return bins.flatMap(({ thought, came, times }) =>
    times === 0 ? [] : [{ thought: rounded(thought / times), came: rounded(came / times), times }],
  )
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000
