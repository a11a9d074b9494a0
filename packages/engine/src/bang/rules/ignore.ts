import {
  type Answer,
  absent,
  askAll,
  type CardId,
  type Kind,
  NO,
  noOptions,
  type Option,
  option,
  type Rule,
  type Seat,
  YES,
} from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Border, Rank, Suit } from '../facts.ts'
import { maskOf } from '../moments.ts'
import { cardIn, type Play } from './play.ts'
import type { BangReason } from './reasons.ts'
import { spend } from './spend.ts'

/** What a card or an ability is about to do to one player. Facts of the card are copied: the card itself may be gone. */
export interface Hit {
  readonly by: Seat | undefined
  readonly target: Seat
  /** What it is called. */
  readonly name: string
  /** As everything that reads suits sees it. */
  readonly suit: Suit | undefined
  readonly rank: Rank | undefined
  readonly border: Border | undefined
  /** A BANG! card, not just its symbol. */
  readonly bangCard: boolean
  /** A challenge: being safe from a suit does not help against it. */
  readonly duel: boolean
  /** The card that does it, as long as it lies where it was put when it was played. */
  readonly card: Lying | undefined
  /** He is the only one it was aimed at. */
  readonly isSingle: boolean
}

/** A card and its stay in one place. */
export interface Lying {
  readonly card: CardId
  readonly stay: number
}

/** What a card does to one target: for `reaches`, `shoot` and other rules that ask whether it takes effect. */
export const hitOf = (game: Bang, play: Play, target: Seat, duel = false, bangCard = false): Hit => ({
  by: play.by,
  target,
  name: play.as.id,
  suit: game.suitOf(play.face),
  rank: play.face.rank,
  border: play.as.border,
  bangCard,
  duel,
  card: play.lies,
  isSingle: play.target === target,
})

/** A4.1 to A4.3 for a card that asks its target nothing else. True: it takes effect on him. `aimed`: the card in front of him that was named. */
export function reaches(game: Bang, hit: Hit, aimed?: CardId): Rule<boolean> {
  if (!game.alive(hit.target) || isImmune(game, hit)) return NO
  return couldIgnore(game, hit) ? reachesUnlessIgnored(game, hit, aimed) : YES
}

function* reachesUnlessIgnored(game: Bang, hit: Hit, aimed: CardId | undefined): Rule<boolean> {
  const at = aimed === undefined ? undefined : game.def(aimed).id
  const [answer] = yield* askAll(game, [hit.target], letItOrIgnore, { hit, aimed: at }, true, true)
  return answer === undefined || !ignored(game, hit, answer)
}

const IMMUNE = maskOf('immune')
const IGNORES = maskOf('ignores', 'ignoresWith')

/** A4.2 */
export function isImmune(game: Bang, hit: Hit): boolean {
  if (!game.has(hit.target, IMMUNE)) return false
  for (const source of game.of(hit.target).immune) {
    if (source.def.immune?.(game, source, hit)) {
      game.emit({ type: 'unaffected', seat: hit.target, card: hit.name, because: source.def.id })
      return true
    }
  }
  return false
}

/** A4.3: by what everybody can see he may have a way to be left out. */
export function couldIgnore(game: Bang, hit: Hit): boolean {
  const { escapes, defs } = game.mixture
  for (const face of escapes) if ((defs[face] ?? absent()).escapes?.(game, hit) && game.couldPlay(hit.target, face)) return true
  return game.has(hit.target, IGNORES) && ignoresByAbility(game, hit)
}

function ignoresByAbility(game: Bang, hit: Hit): boolean {
  const { ignores, ignoresWith } = game.of(hit.target)
  for (const source of ignores) if (source.def.ignores?.(game, source, hit)) return true
  return !hit.bangCard && hit.border === 'brown' && ignoresWith.length > 0 && game.hand(hit.target).length > 0
}

/** What leaves its owner out: an ability, or cards of the hand; offered together with the first answer of another kind. */
export function listIgnoring(game: Bang, seat: Seat, hit: Hit, out: Option[]): void {
  const isAble = game.has(seat, IGNORES)
  if (isAble) {
    for (const source of game.of(seat).ignores) {
      if (source.def.ignores?.(game, source, hit)) out.push(option(source.def.id))
    }
  }
  if (game.mixture.escapes.length === 0 && !isAble) return
  for (const card of game.hand(seat)) {
    if (wayOut(game, seat, hit, card) !== undefined) out.push(option('ignore', game.handle(card)))
  }
}

interface WayOut {
  /** What the card is used as. */
  readonly as: string
  /** The card itself, or the ability that uses it. */
  readonly because: string
}

/** How a card of the hand would serve, if it does. */
function wayOut(game: Bang, seat: Seat, hit: Hit, card: CardId): WayOut | undefined {
  const { id, escapes } = game.def(card)
  if (escapes?.(game, hit) && !game.forbidden(seat, card, 'play')) return { as: id, because: id }
  const able = game.of(seat).ignoresWith.find((source) => source.def.ignoresWith?.(game, source, hit, card))
  return able && { as: 'missed', because: able.def.id }
}

/** Carries out an answer that may be one to be left out; true: it was. */
export function ignored(game: Bang, hit: Hit, answer: Answer): boolean {
  if (answer.id !== 'ignore') return byAbility(game, hit, answer)
  const card = cardIn(game, answer)
  const { id } = game.def(card)
  const { as, because } = wayOut(game, hit.target, hit, card) ?? { as: id, because: id }
  spend(game, hit.target, card, { as, to: hit.name, played: true })
  game.emit({ type: 'unaffected', seat: hit.target, card: hit.name, because })
  return true
}

function byAbility(game: Bang, hit: Hit, { id }: Answer): boolean {
  for (const source of game.of(hit.target).ignores) {
    if (source.def.id !== id || !source.def.ignores?.(game, source, hit)) continue
    game.emit({ type: 'unaffected', seat: hit.target, card: hit.name, because: id })
    return true
  }
  return false
}

const LET_IT: Option = { id: 'let-it', card: undefined, seat: undefined, fields: undefined }

interface Coming {
  readonly hit: Hit
  /** What the card in front of him is called that he will lose. */
  readonly aimed: string | undefined
}

const letItOrIgnore: Kind<Bang, Coming> = {
  name: 'ignore',
  options(game, seat, { hit }) {
    const out = noOptions()
    listIgnoring(game, seat, hit, out)
    out.push(LET_IT)
    return out
  },
  refuse(game, seat, _about, answer): BangReason | undefined {
    if (answer.id === 'let-it') return undefined
    const card = game.cardAt(answer.card)
    if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
    return { code: 'no-escape', facts: { card: game.def(card).id } }
  },
  live: (game, seat) => game.alive(seat),
  fallback: () => LET_IT,
  publicAbout: (_game, { hit: { by, target, name, suit, rank }, aimed }) => ({ by, target, aimed, card: name, suit, rank }),
}
