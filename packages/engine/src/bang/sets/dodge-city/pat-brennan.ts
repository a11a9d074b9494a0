import { ask, type CardId, type Kind, type Option, option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Moments } from '../../moments.ts'
import { loseCard, pickedInFront } from '../../rules/lose-card.ts'
import type { BangReason } from '../../rules/reasons.ts'
import { isBarred } from '../../rules/target.ts'

const isTakeable = (game: Bang, card: CardId): boolean => {
  const border = game.def(card).border
  return border === 'blue' || border === 'orange' || border === 'green'
}

/** Takes a blue or green card in front of anybody, instead of drawing. */
export const cardInPlayInstead: Pick<Moments, 'replacesPhase1'> = {
  *replacesPhase1(game, { def }, seat) {
    if (drawOrTake.options(game, seat, undefined).length === 1) return 'drawn'
    const { seat: owner, picks } = yield* ask(game, seat, drawOrTake, undefined)
    const card = owner === undefined ? undefined : pickedInFront(game, owner, picks?.[0]?.[0])
    if (owner === undefined || card === undefined) return 'drawn'
    game.emit({ type: 'ability', seat, source: def.id, target: owner })
    yield* loseCard(game, { owner, by: seat, card, to: 'hand' })
    return 'replaced'
  },
}

const drawOrTake: Kind<Bang, undefined> = {
  name: 'pat-brennan',
  options(game, by) {
    const out: Option[] = [option('draw')]
    for (const seat of game.ring) {
      const cards = takeable(game, by, seat)
      if (cards.length > 0) out.push(option('take', undefined, seat, [{ name: 'front', pick: 'cards', min: 1, max: 1, from: () => cards }]))
    }
    return out
  },
  refuse(game, by, _about, { id, seat }): BangReason | undefined {
    if (id !== 'take') return undefined
    if (seat === undefined || !game.ring.includes(seat)) return { code: 'no-such-seat' }
    if (!game.alive(seat)) return { code: 'not-in-play', facts: { seat } }
    return takeable(game, by, seat).length === 0 ? { code: 'no-cards', facts: { seat } } : { code: 'wrong-choice' }
  },
  fallback: () => ({ id: 'draw' }),
  publicAbout: () => null,
}

const takeable = (game: Bang, by: Seat, seat: Seat) =>
  game.alive(seat)
    ? game
        .front(seat)
        .filter((card) => isTakeable(game, card) && !isBarred(game, card, by))
        .map((card) => game.handle(card))
    : []
