import { type Bang, bang, type Face, type GameRecord, Match, seatOf } from '@sundown/engine'

type Event = { readonly type: string }

/** What really was, after one step. */
export interface Moment {
  readonly hands: readonly (readonly string[])[]
  readonly looks: readonly (readonly string[])[]
  /** Faces that lie open. */
  readonly open: readonly string[]
  readonly roles: readonly (string | undefined)[]
  /** Seats whose role everybody knows. */
  readonly shown: readonly boolean[]
  readonly events: readonly Event[]
  readonly over: boolean
}

export interface Truth {
  /** By the number of the step. */
  readonly moments: readonly Moment[]
  /** The seed, the secret and the shares: nobody may read any of them before the end. */
  readonly secrets: readonly string[]
}

export const faceKey = ({ id, suit, rank }: Face): string => `${id} ${rank} ${suit}`

/** A finished game, played again move by move; steps are counted as the server counts them. */
export function truthOf(record: GameRecord): Truth {
  const match = Match.start(bang, record.options, record.seed)
  const moments = [momentOf(match, match.drain())]
  for (const input of record.inputs) {
    const number = match.questionNumber
    match.apply(input)
    const events = match.drain()
    const silent = events.length === 0 && match.questionNumber === number && match.question !== undefined
    if (!silent) moments.push(momentOf(match, events))
  }
  const shares = record.deal?.shares.filter((share) => share !== null) ?? []
  return { moments, secrets: [record.seed, record.deal?.secret ?? record.seed, ...shares] }
}

function momentOf({ game }: Match<Bang>, events: readonly Event[]): Moment {
  const own = Array.from({ length: game.seats }, (_, seat) => game.view(seatOf(seat)).own)
  const { seats, table } = game.view('spectator')
  return {
    hands: own.map((view) => view?.hand.map(faceKey) ?? []),
    looks: own.map((view) => view?.look.map(faceKey) ?? []),
    open: [...seats.flatMap(({ front }) => front), ...table.aside, ...(table.top ? [table.top] : [])].map(faceKey),
    roles: own.map((view) => view?.role),
    shown: seats.map(({ role, state }) => role === 'sheriff' || state === 'out'),
    events,
    over: game.over !== undefined,
  }
}
