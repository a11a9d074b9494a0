import { DIE_FACES, type DiceSeatView, type DiceView, type DieFace, type RoleId, TRIO } from '@sundown/engine'
import { absent } from '../list.ts'
import type { Faces, Stakes } from './falls.ts'
import { own, playersLeft, reach } from './roll.ts'

const at = (face: DieFace): number => DIE_FACES.indexOf(face)
const ARROW = at('arrow')
const DYNAMITE = at('dynamite')
const ONE = at('bullseye-1')
const TWO = at('bullseye-2')
const BEER = at('beer')
const GATLING = at('gatling')
const FULL_ENMITY = 100

/** What the table means to somebody: whom he wants hurt, and how much a life point is worth to whom. */
export class Table {
  readonly view: DiceView
  readonly enmity: readonly number[]
  readonly me: DiceSeatView
  private readonly outlook: Outlook

  constructor(view: DiceView, enmity: readonly number[], me: DiceSeatView) {
    this.view = view
    this.enmity = enmity
    this.me = me
    this.outlook = OUTLOOKS[view.own?.role ?? 'outlaw']
  }

  /** What a life point of one's own is worth beside one of somebody else. */
  get self(): number {
    return this.outlook.self
  }

  /** What it is worth that a seat with so much life loses this many points; below zero for a friend. */
  harm(seat: number, life: number, points: number): number {
    let sum = 0
    for (let left = life; left > 0 && left > life - points; left--) sum += pain(left)
    return this.wish(seat) * sum * ((this.view.seats[seat] ?? absent()).role === 'sheriff' && life <= points ? CROWN : 1)
  }

  /** From -1 to 1: what is to become of a seat. */
  private wish(seat: number): number {
    const wish = this.enmity[seat] ?? absent()
    return wish > 0 ? wish / this.outlook.full : wish / FULL_ENMITY
  }

  /** What it costs to lose this many points oneself. */
  loss(points: number): number {
    let sum = 0
    for (let left = this.me.life; left > 0 && left > this.me.life - points; left--) sum += this.self * pain(left)
    return points >= this.me.life ? sum + this.outlook.end : sum
  }

  /** Every shot at whom it hurts most, one after the other; who is dead is not shot again. */
  targets(offered: readonly (readonly number[])[]): readonly number[] {
    const hits = this.view.seats.map(() => 0)
    return offered.map((seats) => {
      const gain = (seat: number) => this.harm(seat, (this.view.seats[seat] ?? absent()).life - (hits[seat] ?? absent()), 1)
      const target = seats.reduce((best, seat) => (gain(seat) > gain(best) ? seat : best))
      hits[target] = (hits[target] ?? absent()) + 1
      return target
    })
  }

  /** Whom each Beer does most good. */
  drinkers(offered: readonly (readonly number[])[]): readonly number[] {
    const drunk = this.view.seats.map(() => 0)
    return offered.map((seats) => {
      const gain = (seat: number) => this.comfort(seat, drunk[seat] ?? absent())
      const drinker = seats.reduce((best, seat) => (gain(seat) > gain(best) ? seat : best))
      drunk[drinker] = (drunk[drinker] ?? absent()) + 1
      return drinker
    })
  }

  /** What one Beer more is worth for a seat. */
  private comfort(seat: number, before: number): number {
    const { life, maxLife } = this.view.seats[seat] ?? absent()
    if (life + before >= maxLife) return seat === this.me.seat ? 0 : -(this.enmity[seat] ?? absent()) / 1e6
    return (seat === this.me.seat ? this.self : -this.wish(seat)) * pain(life + before + 1)
  }

  /** In the order of distances: who can be hit by a shot of this value. */
  reached(value: number): readonly number[] {
    const distances = reach(this.me.character, playersLeft(this.view) > 3 ? value : 1)
    return this.view.seats.filter(({ seat }) => distances.includes(this.view.own?.distances[seat] ?? 0)).map(({ seat }) => seat)
  }
}

/** How a role looks at life points. */
interface Outlook {
  /** An enmity of so much is as strong as it gets. */
  readonly full: number
  readonly self: number
  /** What is lost besides with one's last point: the Sheriff and the Renegade lose the game, others have friends. */
  readonly end: number
}
const OUTLOOKS: { readonly [role in RoleId]: Outlook } = {
  sheriff: { full: 100, self: 1.15, end: 4 },
  deputy: { full: 65, self: 0.8, end: 0 },
  outlaw: { full: 100, self: 1.1, end: 0 },
  renegade: { full: 100, self: 1.15, end: 4 },
}
/** Whoever finishes the Sheriff ends the game. */
const CROWN = 2
/** What the point is worth that leaves somebody with one less than this many: the last most, for it takes his dice with it. */
const PAIN: readonly number[] = [0, 2.2, 1.1, 0.9]
const pain = (life: number): number => PAIN[life] ?? 0.75

/** What rolling is about for somebody at this table. */
export function stakesOf(table: Table): Stakes {
  const { view, me } = table
  const { supply, others } = {
    supply: view.table.arrows,
    others: view.seats.filter(({ seat, state }) => seat !== me.seat && state === 'in'),
  }
  const gatlings = me.character === 'willy-the-kid' ? 2 : TRIO
  const anybody = view.seats.filter(({ state }) => state === 'in').map(({ seat }) => seat)
  const salvo = others.reduce((sum, { seat, life, character }) => sum + (character === 'paul-regret' ? 0 : table.harm(seat, life, 1)), 0)
  const arrow = arrowCost(table)
  const ones = table.reached(1)
  const twos = table.reached(2)

  const shots = (faces: Faces): number => {
    const offered = [
      ...Array.from({ length: faces[ONE] ?? absent() }, () => ones),
      ...Array.from({ length: faces[TWO] ?? absent() }, () => twos),
    ].filter((seats) => seats.length > 0)
    const hits = view.seats.map(() => 0)
    for (const target of table.targets(offered)) hits[target] = (hits[target] ?? absent()) + 1
    return view.seats.reduce((sum, { life }, seat) => {
      const count = hits[seat] ?? absent()
      return sum + (count === 0 ? 0 : table.harm(seat, life, count))
    }, 0)
  }
  const beers = (faces: Faces): number => {
    const offered = Array.from(
      { length: (faces[BEER] ?? absent()) * (me.character === 'jesse-jones' && me.life <= 4 ? 2 : 1) },
      () => anybody,
    )
    const drunk = view.seats.map(() => 0)
    let sum = 0
    for (const seat of table.drinkers(offered)) {
      const { life, maxLife } = view.seats[seat] ?? absent()
      const before = drunk[seat] ?? absent()
      if (life + before < maxLife) sum += seat === me.seat ? table.self * pain(life + before + 1) : -table.harm(seat, life + before + 1, 1)
      drunk[seat] = before + 1
    }
    return sum
  }
  const rest = (faces: Faces): number => {
    const fires = (faces[GATLING] ?? absent()) >= gatlings
    const swept = me.character === 'kit-carlson' ? Math.min(me.arrows, faces[GATLING] ?? absent()) * arrow : 0
    const healed =
      me.character === 'suzy-lafayette' && (faces[ONE] ?? absent()) + (faces[TWO] ?? absent()) === 0
        ? table.self * pain(me.life + 1) * Math.min(2, me.maxLife - me.life)
        : 0
    return (fires ? salvo + me.arrows * arrow : swept) + healed
  }
  return {
    worth: (faces) => shots(faces) + beers(faces) + rest(faces) - ((faces[DYNAMITE] ?? absent()) >= TRIO ? table.loss(1) : 0),
    atOnce: (rolled) => {
      const arrows = rolled[ARROW] ?? absent()
      if (arrows === 0) return 0
      return arrows < supply ? -arrows * arrow : attack(table, others, supply)
    },
    isEnd: (faces) => (faces[DYNAMITE] ?? absent()) >= TRIO,
    fixed: me.character === 'black-jack' ? undefined : DYNAMITE,
  }
}

/** What taking an arrow costs: the nearer the Indians are, the more. */
function arrowCost({ view, me, self }: Table): number {
  const near = 1 - view.table.arrows / ARROWS
  const point = self * pain(Math.max(1, me.life - me.arrows))
  return me.character === 'jourdonnais' && me.arrows > 0 ? 0.05 : point * (0.3 + 0.4 * near)
}
const ARROWS = 9

/** The last arrow is taken: everybody loses as many points as he has. */
function attack(table: Table, others: readonly DiceSeatView[], taken: number): number {
  const points = ({ arrows, character }: DiceSeatView, more = 0) =>
    character === 'jourdonnais' ? Math.min(1, arrows + more) : arrows + more
  const theirs = others.reduce((sum, one) => sum + table.harm(one.seat, one.life, points(one)), 0)
  return theirs - table.loss(points(table.me, taken))
}

/** The table of somebody who plays; nothing for whoever only watches. */
export function tableOf(view: DiceView, enmity: readonly number[]): Table | undefined {
  const me = own(view)
  return me && new Table(view, enmity, me)
}
