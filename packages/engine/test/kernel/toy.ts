import {
  type Answer,
  askAll,
  type CardId,
  choose,
  firstOf,
  Game,
  type Kind,
  lastOf,
  layOut,
  nth,
  type Option,
  type Reason,
  type Rule,
  type Rules,
  type Seat,
  type Seed,
  seatOf,
  type Viewer,
  type ZoneId,
  type ZoneSpec,
  zoneOf,
} from '../../src/kernel/index.ts'

/**
 * A game that is not BANG!: everybody bids a number in secret, the highest bid wins the round, and its player may take a bid back from the
 * ashes. At any time anybody may burn one of his cards, or sweep the ashes away.
 */
interface Lot {
  readonly value: number
}

const SEATS = 3
const CARDS = 12
const HAND = 2
export const handOf = (seat: Seat): ZoneId => zoneOf(seat)
const STOCK = zoneOf(SEATS)
export const ASHES = zoneOf(SEATS + 1)
const DUST = zoneOf(SEATS + 2)

const zones: readonly ZoneSpec[] = [
  ...Array.from({ length: SEATS }, (_, seat): ZoneSpec => ({ id: zoneOf(seat), zone: 'hand', seat, sight: 'owner' })),
  { id: STOCK, zone: 'stock', sight: 'none' },
  { id: ASHES, zone: 'ashes', sight: 'all' },
  { id: DUST, zone: 'dust', sight: 'none' },
]

const layout = layOut<Lot>({
  faces: Array.from({ length: CARDS }, (_, value) => ({ value })),
  backs: new Uint8Array(CARDS),
  zones,
  home: new Uint8Array(CARDS).fill(STOCK),
})

type Event = { readonly type: 'won'; readonly seat: Seat } | { readonly type: 'bids'; readonly seats: readonly Seat[] }

export class Auction extends Game<Lot, Event> {
  readonly points: number[]

  constructor(origin: Seed | Auction) {
    super(layout, SEATS, 1, origin)
    this.points = typeof origin === 'string' ? new Array<number>(SEATS).fill(0) : origin.points.slice()
  }

  get everybody(): readonly Seat[] {
    return Array.from({ length: SEATS }, (_, seat) => seatOf(seat))
  }

  value(card: CardId): number {
    return this.faceOf(card).value
  }

  score(seat: Seat): void {
    this.points[seat] = nth(this.points, seat) + 1
    this.hash(seat)
    this.emit({ type: 'won', seat })
  }

  finish(): void {
    const most = Math.max(...this.points)
    this.over = { by: 'points', winners: this.everybody.filter((seat) => this.points[seat] === most) }
  }

  override copy(): Auction {
    return new Auction(this)
  }

  override interjections(seat: Seat): readonly Option[] {
    const burn = this.at(handOf(seat)).map((card) => ({ id: 'burn', card: this.handle(card) }))
    return this.at(ASHES).length > 0 ? [...burn, { id: 'sweep' }] : burn
  }

  override whyNoInterjection(_seat: Seat, { id }: Answer): Reason | undefined {
    return id === 'sweep' ? { code: 'no-ashes' } : undefined
  }

  // biome-ignore lint/correctness/useYield: burning asks nobody
  override *interject(_seat: Seat, { id, card }: Answer): Rule {
    const burnt = this.cardAt(card)
    if (id === 'burn' && burnt !== undefined) this.move(burnt, ASHES)
    if (id === 'sweep') for (const ash of [...this.at(ASHES)]) this.move(ash, DUST)
  }

  override view(viewer: Viewer): object {
    const values = (zone: ZoneId) => this.at(zone).map((card) => this.value(card))
    return {
      hands: this.everybody.map((seat) => this.at(handOf(seat)).length),
      own: viewer === 'spectator' ? [] : values(handOf(viewer)),
      ashes: values(ASHES),
      points: this.points.slice(),
    }
  }

  protected override touch(): void {}
  protected override emptied(): void {}
  protected override afterSample(): void {}
}

const bid: Kind<Auction, undefined> = {
  name: 'bid',
  options: (game, seat) => game.at(handOf(seat)).map((card) => ({ id: 'bid', card: game.handle(card) })),
  refuse: (_game, _seat, _about, { id }) => (id === 'pass' ? { code: 'must-bid' } : undefined),
  live: (game, seat) => game.at(handOf(seat)).length > 0,
  fallback: (game, seat) => ({ id: 'bid', card: game.handle(firstOf(game.at(handOf(seat)))) }),
  publicAbout: () => 'everybody bids',
}

const takeBack: Kind<Auction, undefined> = {
  name: 'take-back',
  options: (game) => [{ id: 'no' }, ...game.at(ASHES).map((card) => ({ id: 'take', card: game.handle(card) }))],
  live: (game) => game.at(ASHES).length > 0,
  fallback: () => ({ id: 'no' }),
  publicAbout: () => null,
}

export const auction: Rules<Auction> = {
  name: 'auction',
  version: '1',
  create: (_options, seed) => new Auction(seed),

  // biome-ignore lint/correctness/useYield: dealing asks nobody
  *setUp(game) {
    game.shuffleInto(STOCK, STOCK)
    for (const seat of game.everybody) for (let i = 0; i < HAND; i++) game.move(lastOf(game.at(STOCK)), handOf(seat))
  },

  *turn(game) {
    const seats = game.everybody.filter((seat) => game.at(handOf(seat)).length > 0)
    const answers = yield* askAll(game, seats, bid, undefined, true)
    let winner: Seat | undefined
    let highest = -1
    answers.forEach((answer, i) => {
      const card = game.cardAt(answer?.card)
      if (card === undefined) return
      if (game.value(card) > highest) [winner, highest] = [seats[i], game.value(card)]
      game.move(card, ASHES)
    })
    game.emit({ type: 'bids', seats: seats.filter((_, i) => answers[i] !== undefined) })
    if (winner !== undefined) {
      game.score(winner)
      const answer = yield* choose(game, winner, takeBack, undefined)
      const card = game.cardAt(answer?.card)
      if (card !== undefined) game.move(card, handOf(winner))
    }
    if (game.turns === 3 || game.everybody.every((seat) => game.at(handOf(seat)).length === 0)) game.finish()
  },
}
