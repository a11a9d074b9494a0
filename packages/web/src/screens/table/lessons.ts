import { cardArt } from '../../art/cards.ts'
import type { Lessons } from '../shell/hints.ts'
import type { At } from './at.ts'
import { ADVANCE, RAILS } from './rails.ts'

const isPlaying = ({ snap }: At): boolean => snap.question?.kind === 'play'

/** I hold a card like this, and may play it now. */
const canPlay =
  (is: (id: string) => boolean) =>
  ({ view, pick }: At): boolean =>
    (view.own?.hand ?? []).some(({ id, card }) => is(id) && pick.offer.cards.has(card))

const canShoot = canPlay((id) => id === 'bang')
const canArm = canPlay((id) => cardArt(id).reach !== undefined)
const canLay = canPlay((id) => cardArt(id).kind === 'blue')
const canDrink = canPlay((id) => id === 'beer')

/** Something that lies there for everybody can be had now: in the train, or elsewhere. */
const canHave =
  (isThere: (zone: string) => boolean) =>
  ({ view, pick }: At): boolean =>
    Object.entries(view.table.parts?.rows ?? {}).some(
      ([zone, cards]) => isThere(zone) && cards.some(({ card }) => pick.offer.cards.has(card)),
    )

const canBuy = canHave((zone) => !RAILS.has(zone))
const canRob = canHave((zone) => RAILS.has(zone))
const canAdvance = ({ pick }: At): boolean => pick.offer.buttons.some(({ option }) => option.id === ADVANCE)

/** A card is picked up. */
const isHolding = ({ pick }: At): boolean => pick.selection.card !== undefined

/** It is one that is shot at somebody. */
const hasShotInHand = ({ pick, seen }: At): boolean =>
  pick.selection.card !== undefined && seen(pick.selection.card)?.id === 'bang' && pick.offer.seats.size > 0

/** What a beginner at the card game is told, and when. */
export const lessons: Lessons<'bang', At> = {
  'shot-at': ({ snap }) => snap.question?.kind === 'shot',
  role: () => true,
  drink: (at) => at.snap.question?.kind === 'dying' || (isPlaying(at) && canDrink(at)),
  aim: hasShotInHand,
  shooting: (at) => isPlaying(at) && canShoot(at) && !isHolding(at),
  weapons: (at) => isPlaying(at) && canArm(at),
  load: ({ snap }) => snap.question?.kind === 'reload' && snap.question.options !== undefined,
  market: (at) => isPlaying(at) && canBuy(at) && !isHolding(at),
  train: (at) => isPlaying(at) && (canRob(at) || canAdvance(at)) && !isHolding(at),
  stays: (at) => isPlaying(at) && canLay(at),
  life: isPlaying,
  distance: isPlaying,
  end: (at) => isPlaying(at) || at.snap.question?.kind === 'discard',
}
