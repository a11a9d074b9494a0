import { option } from '../../../kernel/index.ts'
import type { CardSpec } from '../../def.ts'
import type { Check } from '../../facts.ts'
import { handleOf } from '../../rules/attack.ts'
import { drawCheck } from '../../rules/draw-check.ts'

/** One "draw!" for each shot: a Heart counts as a Missed!. Shared by the card and by Jourdonnais, who always has a Barrel. */
export const barrelReplies = (check: Check): Pick<CardSpec, 'replies' | 'reply'> => ({
  replies(game, self, _shot, out) {
    out.push(option(self.def.id, handleOf(game, self)))
  },
  *reply(game, { def }, shot) {
    return (yield* drawCheck(game, shot.target, def.id, check)) ? 1 : 0
  },
})
