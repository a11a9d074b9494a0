import type { Answer, CardId, Rule, Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import type { Def } from '../../def.ts'
import { shootTarget } from '../../rules/attack.ts'
import { challenge } from '../../rules/duel.ts'
import { openStore } from '../../rules/general-store.ts'
import { hitOf } from '../../rules/ignore.ts'
import { discardFromTarget, takeFromTarget } from '../../rules/lose-card.ts'
import { everybody } from '../../rules/play.ts'
import type { ReasonCode } from '../../rules/reasons.ts'
import { Aim, another, anotherInReach, cardOfAnyone, cardOfNeighbour } from '../../rules/target.ts'
import { useWay, type Way } from '../../rules/ways.ts'
import { endTurnForAnother } from './another-turn.ts'
import { putUnder, wears, worn } from './parts.ts'
import { drinkRhum } from './rhum.ts'

const anybody = new Aim({ at: 'anybody' })
const wantable = new Aim({
  at: 'anybody',
  also: (game, _by, target) => (wears(game, target, 'wanted') === undefined ? undefined : 'twin-there'),
})

export const pour: Way = {
  id: 'shot',
  aim: anybody,
  use(game, { target, as }) {
    if (target !== undefined) game.heal(target, 1, as.id)
    return undefined
  },
}
export const likePanic: Way = { id: 'panic', aim: cardOfNeighbour, use: takeFromTarget }
export const likeBeer: Way = {
  id: 'beer',
  use(game, { by, as }) {
    game.heal(by, 1, as.id)
    return undefined
  },
}
export const likeBang: Way = { id: 'bang', aim: anotherInReach, use: shootTarget }
export const likeGeneralStore: Way = {
  id: 'general-store',
  everybody: 'all',
  use: (game, play) =>
    openStore(
      game,
      everybody(game, play).map((seat) => hitOf(game, play, seat)),
    ),
}
export const likeDuel: Way = {
  id: 'duel',
  aim: another,
  use: (game, play) => (play.target === undefined ? undefined : challenge(game, play.by, hitOf(game, play, play.target, true))),
}
export const likeCatBalou: Way = { id: 'cat-balou', aim: cardOfAnyone, use: discardFromTarget }
export const mix: Way = { id: 'rhum', use: (game, { by, as }) => drinkRhum(game, by, as.id) }
export const ride: Way = {
  id: 'union-pacific',
  use(game, { by, as }) {
    game.draw(by, 4, as.id)
    return undefined
  },
}
export const rush: Way = {
  id: 'gold-rush',
  refuse: (game) => (game.isExtraTurn ? 'gold-rush/extra-turn' : undefined),
  use: (game, { by }) => endTurnForAnother(game, by),
}
export const hangUp: Way = { id: 'wanted', aim: wantable, use: () => undefined }

/** Its buyer puts it in front of himself. */
const wear: Way = { id: 'wear', use: () => undefined }
const WORN: readonly Way[] = [wear]
const NONE: readonly Way[] = []

export const waysOf = ({ ways, border }: Def): readonly Way[] => ways ?? (border === 'black' ? WORN : NONE)
export const wayOf = (def: Def, id: string): Way | undefined => waysOf(def).find((way) => way.id === id)

/** Why a player cannot use a card in this way, whatever the target. */
export function refuseWay(game: Bang, seat: Seat, def: Def, way: Way): ReasonCode | undefined {
  if (way === wear && wears(game, seat, def.id) !== undefined) return 'twin'
  return way.refuse?.(game, seat)
}

/** Uses a card that was bought or taken. Brown cards go under their pile; black ones stay in front of a player. */
export function useEquipment(game: Bang, seat: Seat, card: CardId, way: Way, answer: Answer): Rule | undefined {
  const def = game.def(card)
  if (def.border !== 'brown') {
    game.move(card, game.placeOf(worn, way.aim === undefined ? seat : (answer.seat ?? seat)))
    return undefined
  }
  return useWay(game, seat, card, way, answer, () => putUnder(game, card))
}
