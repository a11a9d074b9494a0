import { option } from '../../../kernel/index.ts'
import type { CardSpec } from '../../def.ts'
import { noteUsed } from '../../rules/play.ts'

/** A green card that waits in front of its owner for a shot at him: it is discarded and counts as one Missed!. */
export const answersFromPlay = ({ draws }: { readonly draws: number }): Pick<CardSpec, 'replies' | 'reply'> => ({
  replies(game, { def, card }, _shot, out) {
    if (card !== undefined && game.isReady(card)) out.push(option(def.id, game.handle(card)))
  },
  reply(game, { card, def }, { target }) {
    if (card === undefined) return 0
    game.emit({ type: 'used', seat: target, card: game.faceOf(card), target: undefined })
    game.discard(card)
    noteUsed(game, target)
    game.draw(target, draws, def.id)
    return 1
  },
})
