import { choose, type Handle, handlesOf, type Kind, noOptions, option, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { card } from '../../def.ts'
import { refuseOverLimit, shoot, shotOf } from '../../rules/attack.ts'
import { hitOf, reaches } from '../../rules/ignore.ts'
import { cardIn, type Play } from '../../rules/play.ts'
import { another } from '../../rules/target.ts'
import { cards as facts } from './facts.ts'

interface Robbery {
  readonly by: Seat
  readonly seat: Seat
  /** The cards he had in play when it began that are not settled yet. */
  readonly left: readonly Handle[]
}

/** For each card he has in play, the target either discards it or is shot at, in the order he likes. */
export const trainRobbery = card(facts['train-robbery'], {
  aim: another,
  refuse: refuseOverLimit,
  *play(game, play) {
    if (!play.free) game.acting.bangs++
    const { by, target: seat } = play
    if (seat === undefined || !(yield* reaches(game, hitOf(game, play, seat)))) return
    let left = handlesOf(game, game.front(seat))
    for (;;) {
      left = left.filter((handle) => isInFront(game, seat, handle))
      if (left.length === 0 || !game.alive(seat)) return
      const answer = yield* choose(game, seat, cardOrShot, { by, seat, left })
      if (answer === undefined) continue
      left = left.filter((handle) => handle !== answer.card)
      if (answer.id === 'discard') game.discard(cardIn(game, answer))
      else yield* shotFor(game, play, seat)
    }
  },
})

const isInFront = (game: Bang, seat: Seat, handle: Handle): boolean => game.front(seat).some((own) => game.handle(own) === handle)

/** Whether he ignores the whole card was decided before. This is only one of its shots. */
const shotFor = (game: Bang, play: Play, seat: Seat): Rule => shoot(game, shotOf({ ...hitOf(game, play, seat), border: undefined }))

const cardOrShot: Kind<Bang, Robbery> = {
  name: 'train-robbery',
  options(game, seat, { left }) {
    const out = noOptions()
    for (const card of left) if (isInFront(game, seat, card)) out.push(option('discard', card), option('face-it', card))
    return out
  },
  live: (game, seat, { left }) => game.alive(seat) && left.some((handle) => isInFront(game, seat, handle)),
  fallback: (_game, _seat, { left }) => ({ id: 'face-it', card: left[0] }),
  publicAbout: (_game, { by, seat }) => ({ by, seat }),
}
