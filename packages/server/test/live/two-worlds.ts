import { type AnyBot, nextInput, random as playsAtRandom, randomsFor, rule } from '@sundown/bots'
import {
  type Answer,
  cardOf,
  type Game,
  type GameKind,
  type GameRecord,
  games,
  type Input,
  type Json,
  Match,
  nth,
  type Random,
  type Seat,
  type Seed,
  seatOf,
  type Viewer,
} from '@sundown/engine'
import { facesOf, Side, toldDifferently, unlikes } from '@sundown/lab'
import type { TableSettings } from '@sundown/protocol'
import { type ClockRules, type ClockState, fullClocks, nextClocks } from '../../src/live/clocks.ts'
import { isOut } from '../../src/live/kind.ts'
import { type Draft, Position } from '../../src/live/position.ts'
import { Show } from '../../src/live/show.ts'
import type { Follower } from '../../src/live/viewers.ts'

const NAMES = { table: 'table', game: 'game' }
/** Decisions for which two worlds go on side by side, at most. */
const FAR_ENOUGH = 3
const PROBES = 6

/** A table as far as it makes a difference to what is sent. */
export interface Seating {
  readonly settings: TableSettings
  /** By seat: a person, who has a clock and plays at random, or a bot. */
  readonly people: readonly boolean[]
  readonly names?: { readonly table: string; readonly game: string }
  /** What the table really allows, where what is sent is planted. */
  readonly allowed?: Partial<TableSettings>
}

const kindOf = ({ settings }: Seating): GameKind => {
  const kind = games.get(settings.game)
  if (!kind) throw new Error('no such game')
  return kind
}

const rulesOf = ({ settings: { clocks }, people }: Seating): ClockRules => ({ clocks, hasClock: (seat) => nth(people, seat) })

/** A world at a server that has one viewer: its messages are made by the server's own code. */
class World implements Follower {
  readonly match: Match<Game>
  readonly viewer: Viewer
  readonly said: string[] = []
  private readonly position: Position
  private readonly show: Show
  private readonly rules: ClockRules
  private readonly openToTheDead: boolean
  private clocks: ClockState

  constructor(seating: Seating, match: Match<Game>, viewer: Viewer, clocks: ClockState, now: number) {
    this.match = match
    this.viewer = viewer
    this.rules = rulesOf(seating)
    this.openToTheDead = isOpenToTheDead(seating)
    this.position = new Position(match)
    this.clocks = nextClocks(clocks, match, this.rules, now)
    this.show = new Show(seating.names ?? NAMES, seating.settings, kindOf(seating), seating.settings.options)
    this.come(now)
  }

  send(text: string): void {
    this.said.push(text)
  }

  /** A new tab, or one that comes back. */
  come(now: number, after?: number): void {
    this.show.follow(this, this.viewer, this.position, this.clocks, now, { after })
  }

  /** The table has paused or goes on. */
  refresh(now: number): void {
    this.show.refresh(this.position, this.clocks, now)
  }

  /** What he is answered when he asks. */
  probe(answers: readonly Answer[]): void {
    const { viewer, match } = this
    if (viewer === 'spectator') return
    for (const answer of answers) this.send(JSON.stringify([match.whyNot(viewer, answer), match.complete(viewer, answer)]))
  }

  /** He is out, and the table lets him see everything now. */
  get seesAll(): boolean {
    return this.viewer !== 'spectator' && this.openToTheDead && isOut(this.match, this.viewer)
  }

  decide({ seat, answer }: Input, now: number): Draft {
    const { input, reason } = this.match.judge(seat, answer)
    if (!input) throw new Error(`refused: ${reason.code}`)
    const draft = this.position.take(input)
    this.clocks = nextClocks(this.clocks, this.match, this.rules, now)
    this.show.publish(this.position, [draft], this.clocks, now)
    return draft
  }
}

/** Questions a curious client could ask: half-made answers of its menu, and cards that are none of its business. */
function probes(match: Match<Game>, viewer: Viewer, random: Random): Answer[] {
  const asked = match.questionFor(viewer)
  const offered = [...(asked?.options ?? []), ...(asked?.interjections ?? [])]
  const halves = offered.slice(0, PROBES).flatMap(({ id, card, seat, fields }): Answer[] => {
    const first = fields?.[0]?.from([])[0]
    return [{ id, card, seat }, ...(first === undefined ? [] : [{ id, card, seat, picks: [[first]] }])]
  })
  const { game } = match
  const anyCard = () => game.handle(cardOf(random.below(game.layout.faces.length)))
  return [...halves, ...Array.from({ length: PROBES }, () => ({ id: 'play', card: anyCard() }))]
}

interface Moment {
  readonly seating: Seating
  readonly match: Match<Game>
  readonly clocks: ClockState
  readonly now: number
}

/** What was looked at, and where what is sent tells more than the viewer can know. */
export interface Watched {
  readonly leaks: string[]
  messages: number
  moments: number
  steps: number
  /** Steps in which a card was shown to the viewer that is another one in the other world. */
  shown: number
  eliminated: number
}

export const nothingSeen = (): Watched => ({ leaks: [], messages: 0, moments: 0, steps: 0, shown: 0, eliminated: 0 })

function twoWorlds({ seating, match, clocks, now }: Moment, viewer: Viewer, random: Random, watched: Watched): void {
  const imagined = () => match.sampleWorld(viewer, anySeed(random), { remember: true, keepChance: true })
  // An imagined world drops what others have promised: then two such worlds are compared.
  const promised = match.question?.parts.some(({ promise }) => promise !== undefined)
  const here = new World(seating, promised ? imagined() : match.fork(), viewer, clocks, now)
  const there = new World(seating, imagined(), viewer, clocks, now)
  const questions = probes(here.match, viewer, random)
  for (const world of [here, there]) {
    world.probe(questions)
    world.refresh(now + 500)
  }
  watched.moments++
  if (!sameBytes(here, there, watched)) return
  const { bots, randoms } = table(seating, `${random.word()}`)
  for (let step = 0; step < FAR_ENOUGH && here.match.question; step++) {
    if (!sameStep(here, there, nextInput(here.match, bots, randoms), now + 1000 * (step + 1), watched)) return
  }
  here.come(now + 60_000, 0)
  there.come(now + 60_000, 0)
  sameBytes(here, there, watched)
}

/** True: they can go on side by side. */
function sameStep(here: World, there: World, input: Input, now: number, watched: Watched): boolean {
  const { viewer } = here
  const reason = there.match.whyNot(input.seat, input.answer)
  if (reason) {
    // Another seat may be unable to do that where it holds other cards; the viewer himself never.
    if (input.seat === viewer) watched.leaks.push(`${viewer}: his own answer is refused: ${reason.code}`)
    return false
  }
  const differing = unlikes(facesOf(here.match.game), there.match.game, viewer)
  const before = here.said.length
  const mine = here.decide(input, now)
  const other = there.decide(input, now)
  watched.steps++
  if (here.seesAll && there.seesAll) return false
  if (here.said.slice(before).join() === there.said.slice(before).join()) return true
  const told = firstUnlike(eventsIn(here.said.at(-1)), eventsIn(there.said.at(-1)))
  const rightly = firstUnlike(here.match.tell(mine.events, viewer), there.match.tell(other.events, viewer))
  const why = toldDifferently(new Side(here.match, mine.events), new Side(there.match, other.events), viewer, differing)
  if (here.said.length === there.said.length && told !== undefined && told === rightly && why === undefined) watched.shown++
  else watched.leaks.push(`${viewer}, a step: ${why ?? difference(here.said.at(-1), there.said.at(-1))}`)
  return false
}

function sameBytes(here: World, there: World, watched: Watched): boolean {
  watched.messages += here.said.length
  for (let i = 0; i < Math.max(here.said.length, there.said.length); i++) {
    if (here.said[i] === there.said[i]) continue
    watched.leaks.push(`${here.viewer}: ${difference(here.said[i], there.said[i])}`)
    return false
  }
  return true
}

function difference(here = '', there = ''): string {
  let at = 0
  while (at < here.length && here[at] === there[at]) at++
  return `${here.slice(Math.max(0, at - 60), at + 40)} | ${there.slice(at, at + 40)}`
}

function eventsIn(text: string | undefined): readonly Json[] {
  const message: { readonly step?: { readonly events: readonly Json[] } } = JSON.parse(text ?? '{}')
  return message.step?.events ?? []
}

/** Where two lists first differ. */
function firstUnlike(here: readonly unknown[], there: readonly unknown[]): number | undefined {
  for (let i = 0; i < Math.max(here.length, there.length); i++) if (JSON.stringify(here[i]) !== JSON.stringify(there[i])) return i
  return undefined
}

const isOpenToTheDead = ({ settings, allowed }: Seating): boolean => ({ ...settings, ...allowed }).eliminatedSeeAll

/** Who may not see everything. */
function viewersOf(seating: Seating, match: Match<Game>): Viewer[] {
  const seats = seating.people.map((_, seat): Seat => seatOf(seat))
  return [...seats.filter((seat) => !isOpenToTheDead(seating) || !isOut(match, seat)), 'spectator']
}

function table({ people }: Seating, chance: string): { bots: AnyBot[]; randoms: Random[] } {
  return { bots: people.map((person) => (person ? playsAtRandom : rule)), randoms: randomsFor(people.length, chance) }
}

function anySeed(random: Random): Seed {
  return Array.from({ length: 8 }, () => random.word().toString(16).padStart(8, '0')).join('')
}

/** What a server sends to one viewer of a game that is played again, from his first state on. */
export function sentAgain(seating: Seating, { options, seed, inputs }: GameRecord, viewer: Viewer, now: number): readonly string[] {
  const clocks = fullClocks(seating.settings.clocks, seating.people.length)
  const world = new World(seating, Match.start(kindOf(seating).rules, options, seed), viewer, clocks, now)
  for (const input of inputs) if (!('sample' in input)) world.decide(input, now)
  return world.said
}

/** Plays a whole game and compares worlds at one of this many moments. */
export function watchGame(seating: Seating, seed: Seed, random: Random, oneIn: number, watched: Watched): void {
  const { settings } = seating
  const match = Match.start(kindOf(seating).rules, settings.options, seed)
  match.drain()
  const { bots, randoms } = table(seating, seed)
  let now = 1_800_000_000_000
  let clocks = nextClocks(fullClocks(settings.clocks, match.game.seats), match, rulesOf(seating), now)
  while (match.question) {
    if (random.below(oneIn) === 0) {
      for (const viewer of viewersOf(seating, match)) {
        if (viewer !== 'spectator' && isOut(match, viewer)) watched.eliminated++
        twoWorlds({ seating, match, clocks, now }, viewer, random, watched)
      }
    }
    match.apply(nextInput(match, bots, randoms))
    match.drain()
    now += random.below(40_000)
    clocks = nextClocks(clocks, match, rulesOf(seating), now)
  }
}
