import { type Answer, ask, type CardId, type Kind, type Option, offer, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Def, Source } from '../def.ts'
import type { Duel } from '../duel.ts'
import { cardIn, type Play } from './play.ts'
import type { DuelReason } from './reasons.ts'
import { wound } from './wound.ts'

/** A hit that must be dodged or costs a life point. */
export interface Shot {
  readonly by: Seat
  readonly target: CardId
  /** The card or character it comes from. */
  readonly source: string
  readonly bangCard: boolean
  /** Any hand card dodges it. */
  readonly anyDodge: boolean
  /** One of several of the same card: what dodging sets off waits for the last. */
  readonly several: boolean
  readonly ifDodged: Def['ifDodged']
  /** What has had its chance against this shot. */
  readonly tried: Set<CardId>
  /** Return shots that the answers have set off. */
  readonly back: { readonly source: string; readonly ability: CardId | undefined }[]
}

const shotOf = ({ by, as, bangCard }: Play, target: CardId, several: boolean): Shot => ({
  by,
  target,
  source: as.id,
  bangCard,
  anyDodge: as.anyDodge,
  several,
  ifDodged: as.ifDodged,
  tried: new Set(),
  back: [],
})

/** A shot that no card fires. */
const freeShot = (by: Seat, target: CardId, source: string): Shot => ({
  by,
  target,
  source,
  bangCard: false,
  anyDodge: false,
  several: false,
  ifDodged: undefined,
  tried: new Set(),
  back: [],
})

/** The shot of a played card. */
export const fire = (game: Duel, play: Play): Rule | undefined =>
  play.target === undefined ? undefined : shoot(game, shotOf(play, play.target, false))

/** Several shots of one card; those for a character that has reached 0 are lost. */
export function* fireAt(game: Duel, play: Play, targets: readonly CardId[]): Rule {
  for (const target of targets) yield* shoot(game, shotOf(play, target, true))
}

/** A shot of an ability or of a return at a character of the opponent, when everything before it is finished. */
export function queueShot(
  game: Duel,
  by: Seat,
  { source, ability }: { readonly source: string; readonly ability: CardId | undefined },
  at: 'active' | 'backup' = 'active',
  setOffBy: CardId | undefined = ability,
): void {
  if (setOffBy === undefined) return
  const run = function* (table: Duel): Rule {
    const victim = table.opponent(by)
    const target = at === 'active' ? table.active(victim) : table.backupOrSole(victim)
    if (target !== undefined) yield* shoot(table, freeShot(by, target, source))
  }
  game.queueUp({ seat: by, source, what: 'shot', ability, run }, setOffBy)
}

/** Answers, extra costs, then the hit or what dodging sets off. */
function* shoot(game: Duel, shot: Shot): Rule {
  const { target, by, source } = shot
  if (!game.alive(target)) return
  const seat = game.owner(target)
  game.emit({ type: 'fired', seat: by, source, target: game.def(target).id, owner: seat })
  const before = game.setTarget(game.isActive(target) ? undefined : target)
  const dodge = yield* answers(game, shot, seat)
  const dodged = dodge !== undefined && (yield* payExtra(game, shot, seat))
  if (!dodged) yield* wound(game, { character: target, by, source })
  else game.emit({ type: 'dodged', seat, character: game.def(target).id, by, source })
  game.setTarget(before)
  if (dodged) {
    if (dodge.shootsBack) shot.back.push({ source: dodge.id, ability: undefined })
    yield* afterDodge(game, shot, seat)
  }
  for (const back of shot.back) queueShot(game, seat, back, 'active', target)
}

function* afterDodge(game: Duel, shot: Shot, seat: Seat): Rule {
  const effect = shot.ifDodged?.(game, shot)
  if (effect) yield* effect
  if (seat === shot.by) return
  for (const source of game.sources(shot.by)) {
    const { shotDodged, id } = source.def
    if (shotDodged === undefined) continue
    if (shot.several) {
      const run = (table: Duel) => shotDodged(table, source, shot)
      game.queueUp({ seat: shot.by, source: id, what: 'draw', ability: source.character, run }, source.character)
    } else yield* shotDodged(game, source, shot)
  }
}

/** In any order, each once: the first success dodges. Gives what dodged. */
function* answers(game: Duel, shot: Shot, seat: Seat): Rule<Def | undefined> {
  while (couldReply(game, shot, seat)) {
    const answer = yield* ask(game, seat, replyToShot, shot)
    if (answer.id === 'take-it') return undefined
    if (answer.id === 'dodge') return playDodge(game, shot, seat, cardIn(game, answer))
    const source = replyingWith(game, shot, seat, answer)
    if (source?.def.reply === undefined) return undefined
    shot.tried.add(source.card)
    const replying = source.def.reply(game, source, shot)
    if (typeof replying === 'boolean' ? replying : yield* replying) return source.def
  }
  return undefined
}

function playDodge(game: Duel, shot: Shot, seat: Seat, card: CardId): Def {
  const def = game.def(card)
  const character = game.def(shot.target).id
  game.emit({ type: 'answered', seat, card: game.faceOf(card), as: 'dodge', to: shot.source, character })
  game.discard(card)
  return def
}

/** What can answer this shot besides hand cards: the target and what it carries. */
const repliers = (game: Duel, shot: Shot, seat: Seat): Source[] =>
  game.sources(seat).filter(({ def, character, card }) => def.reply && character === shot.target && !shot.tried.has(card))

const replyingWith = (game: Duel, shot: Shot, seat: Seat, { id, card }: Answer): Source | undefined =>
  repliers(game, shot, seat).find((source) => source.def.id === id && (card === undefined || card === game.handle(source.card)))

/** By what everybody can see; what the hand really holds makes no difference. */
const couldReply = (game: Duel, shot: Shot, seat: Seat): boolean => game.hand(seat).length > 0 || repliers(game, shot, seat).length > 0

const TAKE_IT: Option = { id: 'take-it' }

const dodges = (game: Duel, seat: Seat, shot: Shot, card: CardId): boolean => shot.anyDodge || game.usable(seat, card, 'dodge')

const replyToShot: Kind<Duel, Shot> = {
  name: 'shot',
  options(game, seat, shot) {
    const out: Option[] = []
    for (const source of repliers(game, shot, seat)) source.def.replies?.(game, source, shot, out)
    for (const card of game.hand(seat)) if (dodges(game, seat, shot, card)) out.push(option('dodge', game.handle(card)))
    out.push(TAKE_IT)
    return out
  },
  refuse(game, seat, shot, answer): DuelReason | undefined {
    const card = game.cardAt(answer.card)
    if (answer.id === 'dodge' || answer.id === 'play') {
      if (card === undefined || !game.hand(seat).includes(card)) return { code: 'not-in-hand' }
      return { code: 'not-a-dodge', facts: { card: game.def(card).id } }
    }
    const tried = [...shot.tried].find((one) => game.def(one).id === answer.id)
    if (tried !== undefined) return { code: 'once-a-shot', facts: { card: answer.id } }
    const sleeping = game.characters(seat).find((one) => [one, ...game.equipment(one)].some((source) => game.def(source).id === answer.id))
    return sleeping === undefined ? undefined : { code: 'asleep', facts: { card: answer.id } }
  },
  fallback: () => TAKE_IT,
  publicAbout: (game, shot) => ({
    by: shot.by,
    source: shot.source,
    target: game.handle(shot.target),
    character: game.def(shot.target).id,
    anyDodge: shot.anyDodge,
    extra: extraCost(game, shot),
  }),
}

// ---- what a dodge costs besides ----------------------------------------------------------------------------------------------------------

const extraCost = (game: Duel, { bangCard, by }: Shot): number =>
  bangCard ? game.sources(by).reduce((sum, { def }) => sum + def.dodgeCosts, 0) : 0

/** The dodge is spent either way. True: dodged. */
function* payExtra(game: Duel, shot: Shot, seat: Seat): Rule<boolean> {
  for (let left = extraCost(game, shot); left > 0; left--) {
    if (game.hand(seat).length === 0) return false
    const answer = yield* ask(game, seat, payForDodge, shot)
    if (answer.id === 'take-it') return false
    const card = cardIn(game, answer)
    const character = game.def(shot.target).id
    game.emit({ type: 'answered', seat, card: game.faceOf(card), as: 'extra', to: shot.source, character })
    game.discard(card)
  }
  return true
}

const payForDodge: Kind<Duel, Shot> = {
  name: 'dodge-cost',
  options: (game, seat) => [...offer(game, 'pay', game.hand(seat)), TAKE_IT],
  fallback: () => TAKE_IT,
  publicAbout: (game, { by, source, target }) => ({ by, source, target: game.handle(target), character: game.def(target).id }),
}
