import { absent, askUnlessForced, type CardId, firstOf, type Kind, nth, option, type Rule, type Seat } from '../../kernel/index.ts'
import type { Bang } from '../bang.ts'
import type { Source } from '../def.ts'
import { maskOf } from '../moments.ts'
import { hand } from '../zones.ts'
import { cardIn, haunt } from './play.ts'
import { penalise, reward } from './reward.ts'
import { isBarred } from './target.ts'
import { victory } from './victory.ts'

/** Whoever has something to do with the elimination of others. */
const CONCERNED = maskOf('collects', 'eliminated')
const NOBODY: readonly Source[] = []

/** A8: all doomed players leave together, clockwise from the active player. A ghost that leaves is not eliminated once more. */
export function* eliminate(game: Bang): Rule {
  for (const seat of game.from(game.active)) if (game.presenceOf(seat) === 'doomed') keepAsGhost(game, seat)
  const gone = game.from(game.active).filter((seat) => game.isDoomed(seat))
  const dead = gone.filter((seat) => game.presenceOf(seat) === 'doomed')
  const ghosts = gone.filter((seat) => game.presenceOf(seat) === 'leaving')
  for (const seat of gone) leave(game, seat)
  for (const seat of gone) {
    if (dead.includes(seat)) showRole(game, seat)
    else fadeAway(game, seat, ghosts.includes(seat))
  }
  for (const seat of gone) for (const source of game.tableLists.leaving) source.def.leaving?.(game, source, seat)
  for (let i = 0; i < gone.length; i++) {
    const seat = gone[i] ?? absent()
    const dividing = settleEstate(game, seat, dead.includes(seat))
    if (dividing) yield* dividing
    game.loseParts(seat)
    game.dropAbilities(seat)
  }
  for (const seat of dead) game.noteElimination(seat)
  game.succeedKeeper()
  const outcome = victory(game, dead)
  if (outcome) {
    game.finish(outcome)
    return
  }
  if (game.anybodyHas(CONCERNED)) for (const seat of dead) yield* watched(game, seat)
  for (const seat of dead) reward(game, seat)
  penalise(game, dead)
}

/** What follows in the same effect asks whether he was eliminated. A8 would come too late for that, so a card that keeps him in play acts now. */
export function survives(game: Bang, seat: Seat): boolean {
  if (game.presenceOf(seat) === 'doomed') keepAsGhost(game, seat)
  return game.alive(seat)
}

/** A8.1: a card in front of him keeps him in play, without life. It must work when he would leave. */
function keepAsGhost(game: Bang, seat: Seat): void {
  const keeper = game.front(seat).find((card) => game.def(card).keepsDoomed && game.wouldWork(card, seat))
  if (keeper === undefined) return
  game.setLife(seat, 0)
  haunt(game, seat, game.def(keeper).id)
}

/** A8.5: rules of the table first, then everybody, clockwise from the active player. */
function* watched(game: Bang, dead: Seat): Rule {
  for (const source of game.tableLists.eliminated) {
    const then = source.def.eliminated?.(game, source, dead)
    if (then) yield* then
  }
  for (const other of game.from(game.active)) {
    for (const source of game.of(other).eliminated) {
      const then = source.owner === other ? source.def.eliminated?.(game, source, dead) : undefined
      if (then) yield* then
    }
  }
}

function leave(game: Bang, seat: Seat): void {
  game.setPresence(seat, 'out')
  if (game.life(seat) < 0) game.setLife(seat, 0)
}

function showRole(game: Bang, seat: Seat): void {
  game.revealRole(seat)
  game.emit({ type: 'eliminated', seat, role: game.role(seat), by: game.causeOf(seat) })
}

/** A role that was dealt anew since he came back is shown when a ghost leaves. A shadow comes and goes, so its role stays secret until it is eliminated. */
function fadeAway(game: Bang, seat: Seat, isGhost: boolean): void {
  const role = isGhost && !game.roleShown(seat) ? game.role(seat) : undefined
  if (role !== undefined) game.revealRole(seat)
  game.emit({ type: 'left', seat, role })
}

/** Cards in front, the oldest first, then the hand: to whoever collects them, else to the discard pile. A rule only if several do. */
function settleEstate(game: Bang, seat: Seat, eliminated: boolean): Rule | undefined {
  const heirs = eliminated && game.anybodyHas(CONCERNED) ? heirsOf(game, seat) : NOBODY
  if (heirs.length > 1) return divide(game, seat, heirs)
  const heir = heirs[0]?.owner
  const cards = [...game.front(seat), ...game.hand(seat)]
  for (const card of cards) {
    if (heir === undefined) game.discard(card)
    else game.take(card, heir)
  }
  if (cards.length > 0) tellHeirs(game, seat, heirs)
  return undefined
}

function heirsOf(game: Bang, dead: Seat): readonly Source[] {
  const heirs: Source[] = []
  for (const other of game.from(game.leftOf(dead))) {
    for (const source of game.of(other).collects) if (source.def.collects?.(game, source, dead)) heirs.push(source)
  }
  return heirs
}

function tellHeirs(game: Bang, dead: Seat, heirs: readonly Source[]): void {
  for (const { owner, def } of heirs) if (owner !== undefined) game.emit({ type: 'ability', seat: owner, source: def.id, target: dead })
}

/** Several heirs take in turn: a card they name in front of the dead, or one of his hand at random. */
function* divide(game: Bang, dead: Seat, heirs: readonly Source[]): Rule {
  const isRich = game.front(dead).length + game.hand(dead).length > 0
  for (let i = 0; game.front(dead).length + game.hand(dead).length > 0; i++) {
    const heir = nth(heirs, i % heirs.length).owner
    if (heir === undefined) continue
    const answer = yield* askUnlessForced(game, heir, inherit, dead)
    if (answer.id === 'from-hand') game.take(game.anyOf(hand(dead)), heir, true)
    else game.take(cardIn(game, answer), heir)
  }
  if (isRich) tellHeirs(game, dead, heirs)
}

const inherit: Kind<Bang, Seat> = {
  name: 'inherit',
  options(game, seat, dead) {
    const take = (card: CardId) => option('take', game.handle(card))
    const allowed = game.front(dead).filter((card) => !isBarred(game, card, seat))
    if (game.hand(dead).length > 0) return [...allowed.map(take), option('from-hand')]
    // What he may not have is forced on him only if there is nothing else.
    return (allowed.length > 0 ? allowed : game.front(dead)).map(take)
  },
  fallback: (game, seat, dead) => firstOf(inherit.options(game, seat, dead)),
  publicAbout: (_game, dead) => ({ seat: dead }),
}
