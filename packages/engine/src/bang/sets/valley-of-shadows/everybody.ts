import {
  type Answer,
  ask,
  askAll,
  type CardId,
  choose,
  type Handle,
  handlesOf,
  type Kind,
  NOTHING_MORE,
  noOptions,
  type Option,
  option,
  over,
  type Rule,
  type Seat,
} from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { wound } from '../../rules/damage.ts'
import { couldIgnore, type Hit, hitOf, ignored, isImmune, listIgnoring } from '../../rules/ignore.ts'
import { cardIn, everybody, everybodyElse, type Play } from '../../rules/play.ts'
import { spend } from '../../rules/spend.ts'
import { ASIDE } from '../../zones.ts'

/** Cards that take something from everybody's hand. Whoever has cards is asked anyway, so ignoring the card is one more answer to that question. */

const isAffected = (game: Bang, hit: Hit): boolean => game.alive(hit.target) && !isImmune(game, hit)

const hasCards = (game: Bang, seat: Seat): boolean => game.alive(seat) && game.hand(seat).length > 0

const handles = (game: Bang, seat: Seat): Handle[] => handlesOf(game, game.hand(seat))

// ---- Bandidos ----------------------------------------------------------------------------------------------------------------------------

const RANSOM = 2

export function* bandidos(game: Bang, play: Play): Rule {
  for (const seat of everybody(game, play)) {
    const hit = hitOf(game, play, seat)
    if (isAffected(game, hit)) yield* ransomOrLife(game, hit)
  }
}

function* ransomOrLife(game: Bang, hit: Hit): Rule {
  const { target: seat, by, name } = hit
  const answer = hasCards(game, seat) ? yield* choose(game, seat, cardsOrLife, hit) : undefined
  if (answer !== undefined && ignored(game, hit, answer)) return
  if (answer?.id === 'discard') {
    const given = answer.picks?.[0] ?? []
    for (const card of game.hand(seat).filter((inHand) => given.includes(game.handle(inHand)))) {
      spend(game, seat, card, { as: game.def(card).id, to: name, played: false })
    }
    return
  }
  if (answer !== undefined) game.emit({ type: 'declined', seat, to: name })
  // Nobody is responsible for the damage its player does to himself.
  yield* wound(game, { seat, amount: 1, by: seat === by ? undefined : by, cause: name, shot: undefined, cost: false })
}

const cardsOrLife: Kind<Bang, Hit> = {
  name: 'bandidos',
  options(game, seat, hit) {
    const cards = handles(game, seat)
    const price = Math.min(RANSOM, cards.length)
    const out = noOptions()
    listIgnoring(game, seat, hit, out)
    out.push(option('lose'))
    out.push(
      option('discard', undefined, undefined, [{ name: 'bandidos-cards', pick: 'cards', min: price, max: price, from: () => cards }]),
    )
    return out
  },
  live: hasCards,
  fallback: (game, seat) => ({ id: 'discard', picks: [handles(game, seat).slice(0, RANSOM)] }),
  publicAbout: (_game, { by }) => ({ by }),
}

// ---- Tornado -----------------------------------------------------------------------------------------------------------------------------

const NEW_CARDS = 2

export function* tornado(game: Bang, play: Play): Rule {
  for (const seat of everybody(game, play)) {
    const hit = hitOf(game, play, seat)
    if (!isAffected(game, hit)) continue
    const answer = yield* blown(game, hit)
    if (answer !== undefined && ignored(game, hit, answer)) continue
    if (answer !== undefined) game.discard(cardIn(game, answer))
    game.draw(seat, NEW_CARDS, hit.name)
  }
}

/** The card he discards, or the one that lets him ignore it. Nothing if he has no card. */
function blown(game: Bang, hit: Hit): Rule<Answer | undefined> {
  if (isForced(game, hit)) return over(onlyCard('discard', game, hit.target))
  return hasCards(game, hit.target) ? choose(game, hit.target, blownAway, hit) : NOTHING_MORE
}

/** He has one card, and as far as everybody can see no way to ignore this: there is nothing to ask. */
const isForced = (game: Bang, hit: Hit): boolean => game.hand(hit.target).length === 1 && !couldIgnore(game, hit)

const onlyCard = (id: string, game: Bang, seat: Seat): Answer => ({ id, card: handles(game, seat)[0] })

/** First the ways to ignore this, then any hand card. */
function anyCard(id: string, game: Bang, seat: Seat, hit: Hit): Option[] {
  const out = noOptions()
  listIgnoring(game, seat, hit, out)
  for (const card of handles(game, seat)) out.push(option(id, card))
  return out
}

const blownAway: Kind<Bang, Hit> = {
  name: 'tornado',
  options: (game, seat, hit) => anyCard('discard', game, seat, hit),
  live: hasCards,
  fallback: (game, seat) => ({ id: 'discard', card: handles(game, seat)[0] }),
  publicAbout: (_game, { by }) => ({ by }),
}

// ---- Poker -------------------------------------------------------------------------------------------------------------------------------

const MOST_TAKEN = 2

export function* poker(game: Bang, play: Play): Rule {
  const players = everybodyElse(game, play).filter((seat) => hasCards(game, seat) && !isImmune(game, hitOf(game, play, seat)))
  if (players.length === 0) return
  const asked = players.filter((seat) => !isForced(game, hitOf(game, play, seat)))
  const answers = yield* askAll(game, asked, bet, play, false)
  const pot: CardId[] = []
  players.forEach((seat) => {
    const answer = asked.includes(seat) ? answers[asked.indexOf(seat)] : onlyCard('bet', game, seat)
    if (answer !== undefined && !ignored(game, hitOf(game, play, seat), answer)) pot.push(cardIn(game, answer))
  })
  for (const card of pot) game.move(card, ASIDE)
  const isOpen = pot.length > 0 && pot.every((card) => game.faceOf(card).rank !== 'A') && game.alive(play.by)
  const taken = isOpen ? ((yield* ask(game, play.by, takeFromPot, pot)).picks?.[0] ?? []) : []
  for (const card of pot) {
    if (taken.includes(game.handle(card))) game.take(card, play.by)
    else game.discard(card)
  }
}

const bet: Kind<Bang, Play> = {
  name: 'poker',
  options: (game, seat, play) => anyCard('bet', game, seat, hitOf(game, play, seat)),
  live: hasCards,
  fallback: (game, seat) => ({ id: 'bet', card: handles(game, seat)[0] }),
  publicAbout: (_game, { by }) => ({ by }),
}

const takeFromPot: Kind<Bang, readonly CardId[]> = {
  name: 'poker-pot',
  options(game, _seat, pot) {
    const cards = handlesOf(game, pot)
    return [
      option('take', undefined, undefined, [
        { name: 'poker-cards', pick: 'cards', min: 0, max: Math.min(MOST_TAKEN, cards.length), from: () => cards },
      ]),
    ]
  },
  fallback: () => ({ id: 'take', picks: [[]] }),
  publicAbout: () => null,
}
