import {
  Bang,
  type CardId,
  firstOf,
  type Game,
  type GameKind,
  games,
  nth,
  Random,
  type Rule,
  type Seat,
  seatOf,
  seedFrom,
  type ZoneId,
} from '@sundown/engine'
import { begin, caughtUp, gather, outcome } from './gather.ts'
import type { House } from './house.ts'
import type { Player, WireAnswer, WireOption, WireQuestion } from './player.ts'
import { settle } from './turned-clock.ts'

/**
 * Tables that differ only in a card somebody holds and nobody else can know. They are dealt without chance, so that everything that follows
 * is the same as long as nobody uses that card.
 */

/** By seat: the card that makes the difference. */
export type Holding = readonly string[]

const ROLES = ['sheriff', 'outlaw', 'outlaw', 'deputy', 'renegade']
/** Nobody who takes cards of others, or looks at them. */
const CHARACTERS = ['rose-doolan', 'willy-the-kid', 'paul-regret', 'slab-the-killer', 'jourdonnais']
const WEAPONS = ['remington', 'schofield', 'schofield', 'schofield', 'winchester']
const TRICKS = ['cat-balou', 'cat-balou', 'cat-balou', 'cat-balou', 'panic']
const PLAYED = ['cat-balou', 'panic', 'bang']
const LIFE = 4

/** What the worlds may exchange lies at the bottom of the deck, where nobody gets to it. */
const LOOSE = ['saved', 'escape', 'stagecoach', 'saloon', 'wells-fargo', 'general-store', 'duel']

function deal(game: Bang, holding: Holding): void {
  const zone = (name: string, seat?: Seat): ZoneId => {
    const found = game.layout.zones.find((spec) => spec.zone === name && spec.seat === seat)
    if (!found) throw new Error(`there is no ${name}`)
    return found.id
  }
  const take = (box: string, id: string, to: ZoneId) => {
    const card = game.at(zone(box)).find((one) => game.faceOf(one).id === id)
    if (card === undefined) throw new Error(`there is no ${id} left`)
    game.move(card, to)
  }
  for (const seat of game.ring) {
    take('roles', nth(ROLES, seat), zone('role', seat))
    take('characters', nth(CHARACTERS, seat), zone('character', seat))
    game.setMaxLife(seat, LIFE)
    take('deck', nth(WEAPONS, seat), zone('front', seat))
    for (const id of [nth(TRICKS, seat), 'bang', 'bang', nth(holding, seat)]) take('deck', id, zone('hand', seat))
  }
  const isLoose = (card: CardId) => LOOSE.includes(game.faceOf(card).id)
  const deck = [...game.at(zone('deck'))].sort((a, b) => Number(isLoose(b)) - Number(isLoose(a)))
  for (const card of deck) game.move(card, zone('deck'))
  game.revealRole(seatOf(0))
  game.passTurn(seatOf(0))
  game.setKeeper(seatOf(0))
  game.drain()
}

function* nothingAsked(): Rule {}

const dealt = (kind: GameKind, holding: Holding): GameKind => ({
  ...kind,
  rules: {
    ...kind.rules,
    setUp(game: Game) {
      if (game instanceof Bang) deal(game, holding)
      return nothingAsked()
    },
  },
})

// ---- what people do: it depends on nothing but what is the same everywhere -------------------------------------------------------------

const FRIENDLY = ['take-it', 'decline', 'give-up', 'end']

interface Seen {
  readonly own?: { readonly hand: readonly { readonly card: number; readonly id: string }[] }
}

/** What a card of his hand is called. */
function nameOf({ state }: Player, { card }: WireOption): string | undefined {
  const seen = state?.view as Seen | undefined
  return seen?.own?.hand.find((held) => held.card === card)?.id
}

const plain = ({ id, card, seat }: WireOption, picks?: WireAnswer['picks']): WireAnswer => ({
  id,
  ...(card !== undefined && { card }),
  ...(seat !== undefined && { seat }),
  ...(picks && { picks }),
})

/** All ways to play one of these cards; of somebody's cards it takes one that everybody sees. */
function attacks(player: Player, options: readonly WireOption[], name: string): WireAnswer[] {
  const playable = options.filter((option) => option.id === 'play' && nameOf(player, option) === name)
  return playable.flatMap((option) => {
    const [first] = option.fields ?? []
    if (first === undefined) return [plain(option)]
    return name === 'bang' ? [plain(option, [[]])] : (first.from ?? []).map((card) => plain(option, [[card]]))
  })
}

function decide(player: Player, { kind, number, options = [] }: WireQuestion, holding: Holding): WireAnswer {
  const ways = kind === 'play' ? PLAYED.map((name) => attacks(player, options, name)).find(({ length }) => length > 0) : undefined
  // Somebody else each time.
  if (ways) return nth(ways, number % ways.length)
  const kept = options.filter((option) => nameOf(player, option) !== holding[player.seat])
  return plain(kept.find(({ id }) => FRIENDLY.includes(id)) ?? firstOf(kept))
}

// ---- playing ---------------------------------------------------------------------------------------------------------------------------

/** Windows are longer than the time to react: the reserve must not tell who was asked in one. */
const CLOCKS = { turn: 30, reaction: 3, reserve: 60 }
const WINDOW_SECONDS = 5
const TICK_MS = 500
const TICKS = (WINDOW_SECONDS * 1000) / TICK_MS

/** When somebody passes in a window: after this many ticks, or never. */
export type Manners = (seat: number) => number | undefined

export interface Play {
  readonly holding: Holding
  readonly manners: Manners
  readonly settings?: object
  readonly bots?: number
  /** Slow: nothing that is said in a window is kept before the end. With either nobody waits for a reply, which might never come. */
  readonly disk?: 'quick' | 'slow'
  /** Every second player has his socket on another node. */
  readonly elsewhere?: boolean
  /** How many windows are looked at. */
  readonly windows: number
}

/** What each seat and somebody who watches was sent, with the moment it left, and the kinds of the windows there were. */
export interface Heard {
  readonly bySeat: readonly (readonly string[])[]
  readonly watcher: readonly string[]
  readonly kinds: readonly string[]
  /** By seat, then the watcher: what went between nodes for him, if his socket is on another. */
  readonly crossed: readonly (readonly string[])[]
}

const SPECTATOR = 'Watcher'
/** What a node says for itself is numbered through all games of this process. */
const OWN = /90071992\d{8}/

export async function hear({ holding, manners, settings, bots = 0, disk, elsewhere = false, windows }: Play): Promise<Heard> {
  const real = firstOf([...games.values()])
  const kind = dealt(real, holding)
  const bytes = new Random(seedFrom('the same everywhere'))
  const setting = {
    games: new Map([[kind.rules.name, kind]]),
    elsewhere,
    random: (count: number) => Uint8Array.from({ length: count }, () => bytes.below(256)),
  }
  const table = {
    clocks: CLOCKS,
    windowSeconds: WINDOW_SECONDS,
    shuffleSeats: false,
    botPace: 700,
    ...settings,
    options: { sets: ['valley-of-shadows'] },
  }
  const { house, players, code } = await gather(holding.length - bots, table, bots, setting)
  let written: () => void = () => undefined
  if (disk === 'slow')
    house.store.holding = new Promise((done) => {
      written = done
    })
  const watcher = await house.player(SPECTATOR)
  await watcher.come(code)
  await begin(players)
  const kinds: string[] = []
  for (let step = 0; kinds.length < windows && step < 200; step++) {
    await house.clock.turn(100)
    await caughtUp(...players, watcher)
    const { question } = watcher
    if (question?.window) {
      kinds.push(question.kind)
      await throughWindow(house, players, watcher, { manners, hasty: disk !== undefined, count: kinds.length })
      continue
    }
    const player = players.find((one) => one.question?.options?.length)
    if (!player?.question) continue
    await outcome(player.at('answer', { number: player.question.number, answer: decide(player, player.question, holding) }))
  }
  await (disk ? settle(40) : caughtUp(...players, watcher))
  written()
  const named = (text: string) => [...players, watcher].reduce((said, { id, name }) => said.replaceAll(id, name), text)
  const of = (player: Player) => house.sent.filter(({ to }) => to === player.id).map(({ at, text }) => `${at} ${named(text)}`)
  const between = (player: Player) =>
    (house.another?.crossed ?? [])
      .filter(({ about }) => about === player.id)
      .map(({ at, text }) => `${at} ${named(text).replace(OWN, 'own')}`)
  return { bySeat: players.map(of), watcher: of(watcher), kinds, crossed: [...players, watcher].map(between) }
}

/** Everybody passes when it is his manner. On the way people look again, ask what they may not do, are gone and come back. */
async function throughWindow(
  house: House,
  players: readonly Player[],
  watcher: Player,
  { manners, hasty, count }: { readonly manners: Manners; readonly hasty: boolean; readonly count: number },
): Promise<void> {
  const curious = nth(players, 0)
  const leaving = nth(players, 1)
  const done = (job: Promise<unknown>) => (hasty ? settle(40) : job)
  const open = watcher.question?.number
  for (let tick = 0; watcher.question?.number === open && tick < 4 * TICKS; tick++) {
    for (const player of players.filter(({ closed }) => !closed)) {
      const { question } = player
      const pass = question?.window && manners(player.seat) === tick ? question.options?.at(-1) : undefined
      if (!pass) continue
      await done(outcome(player.at('answer', { number: question?.number, answer: { id: pass.id } })))
    }
    if (tick === 1) await done(curious.at('why-not', { answers: [{ id: 'spare' }] }))
    if (tick === 2) await done(watcher.resume())
    if (tick === 3 && count % 2 === 0) await done(curious.back())
    if (tick === 4 && count % 3 === 0) leaving.drop()
    await house.clock.turn(TICK_MS)
    await settle()
    await done(caughtUp(...[...players, watcher].filter(({ closed }) => !closed)))
  }
  if (leaving.closed) await leaving.back()
}
