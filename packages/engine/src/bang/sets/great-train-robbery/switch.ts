import type { CardId, Field, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { card } from '../../def.ts'
import { hitOf, reaches } from '../../rules/ignore.ts'
import { pickedInFront } from '../../rules/lose-card.ts'
import { raise } from '../../rules/play.ts'
import { Aim } from '../../rules/target.ts'
import { front } from '../../zones.ts'
import { cards as facts } from './facts.ts'
import { keepsInPlay, switched } from './parts.ts'

/** A card may come to a player in exchange for another: he has no card of that name, and no rule keeps it from him. */
function fits(game: Bang, seat: Seat, coming: CardId, going: CardId): boolean {
  const def = game.def(coming)
  const isTwin = game.front(seat).some((other) => other !== going && game.def(other).id === def.id)
  return !isTwin && def.barredFrom?.(game, seat) === undefined
}

const canSwitch = (game: Bang, by: Seat, target: Seat, mine: CardId, theirs: CardId): boolean =>
  !keepsInPlay(game, by, mine) && fits(game, target, mine, theirs) && fits(game, by, theirs, mine)

/** The player's cards that can be exchanged for a card of the target. */
const givable = (game: Bang, by: Seat, target: Seat): CardId[] =>
  game.front(by).filter((mine) => game.front(target).some((theirs) => canSwitch(game, by, target, mine, theirs)))

const exchangeable = new Aim({
  at: 'another',
  also(game, by, target) {
    if (target === by) return 'yourself'
    if (game.front(target).length === 0) return 'no-cards'
    return givable(game, by, target).length === 0 ? 'great-train-robbery/no-exchange' : undefined
  },
  wrongChoice: 'great-train-robbery/no-exchange',
  fields(game, by, target): readonly Field[] {
    const mine = givable(game, by, target).map((own) => game.handle(own))
    const theirs = (handle: number | undefined): number[] => {
      const own = pickedInFront(game, by, handle)
      if (own === undefined) return []
      return game
        .front(target)
        .filter((other) => canSwitch(game, by, target, own, other))
        .map((other) => game.handle(other))
    }
    return [
      { name: 'switch-own', pick: 'cards', min: 1, max: 1, from: () => mine },
      { name: 'switch-theirs', pick: 'cards', min: 1, max: 1, from: ([picked]) => theirs(picked?.[0]) },
    ]
  },
})

/** Exchanges two cards in play. Both change owner at once, with everything that lies on them. */
export const switchCard = card(facts.switch, {
  aim: exchangeable,
  refuse: (game, seat) => (game.front(seat).length > 0 ? undefined : 'great-train-robbery/nothing-in-play'),
  *play(game, play) {
    const { by, target, picks } = play
    if (target === undefined) return
    const named = pickedInFront(game, target, picks[1]?.[0])
    if (!(yield* reaches(game, hitOf(game, play, target), named))) return
    const mine = pickedInFront(game, by, picks[0]?.[0])
    const theirs = pickedInFront(game, target, picks[1]?.[0])
    if (mine === undefined || theirs === undefined) return
    game.tell(switched, by, { given: game.def(mine).id, taken: game.def(theirs).id, with: target })
    // They are moved, not played: what lies on them stays, and a card that was ready stays ready.
    game.move(mine, front(target))
    game.move(theirs, front(by))
    raise(game, target, game.def(mine))
    raise(game, by, game.def(theirs))
    dropOldWeapon(game, target, mine)
    dropOldWeapon(game, by, theirs)
  },
})

/** Whoever receives a weapon and has another discards the old one. */
function dropOldWeapon(game: Bang, seat: Seat, received: CardId): void {
  if (game.def(received).type !== 'weapon') return
  const old = game.front(seat).find((other) => other !== received && game.def(other).type === 'weapon')
  if (old !== undefined) game.discard(old)
}
