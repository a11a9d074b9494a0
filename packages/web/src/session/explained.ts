import type { Aids } from '@sundown/bots'
import { exposure, guessOf, rememberedNow, told } from '@sundown/bots/explain'
import { loadWatcher } from '@sundown/bots/lazy'
import { type Game, type Match, type Seat, seedFrom } from '@sundown/engine/kernel'
import type { Answer } from '@sundown/protocol'
import { engineAnswer } from '@sundown/protocol/codec'
import { isOwn, isView } from './played.ts'
import { roleIn } from './roles-in.ts'
import type { Explained } from './taken-messages.ts'

interface Watched {
  readonly match: Match<Game>
  /** With nobody who has watched, if none of the bots remembers anything. */
  readonly aids: Aids
}

/** Any seed will do: what somebody does shows before anything hidden does. */
const IMAGINED = seedFrom('what if')

/** What a bot in this seat would think, and what an answer would give away: from the seat's own view and what everybody has seen. */
export async function explained({ match, aids }: Watched, seat: Seat, answer: Answer | undefined): Promise<Explained | undefined> {
  const witness = aids.witness ?? (await loadWatcher(match.rules.name))?.(match)
  const view: unknown = match.game.view(seat)
  if (!witness || !isView(view) || !isOwn(view.own)) return undefined
  const role = roleIn(view.own)
  const shown = view.seats.map(roleIn)
  if (role === undefined || shown.every((each) => each !== undefined)) return undefined
  const now = rememberedNow(witness.memory)
  const viewer = { seat, role }
  const isOpen = shown[seat] !== undefined
  return {
    shown,
    guesses: shown.flatMap((known, other) => (known !== undefined || other === seat ? [] : [guessOf(now, viewer, other)])),
    mine: isOpen ? undefined : guessOf(now, undefined, seat),
    exposure: answer && !isOpen ? exposure(witness.memory, viewer, told(followed(match, seat, answer))) : undefined,
  }
}

/** What everybody would be told next, in a world in which everything that this seat cannot know is drawn anew. */
function followed(match: Match<Game>, seat: Seat, answer: Answer): readonly { readonly type: string }[] {
  const world = match.sampleWorld(seat, IMAGINED)
  world.drain()
  return world.answer(seat, engineAnswer(answer)) ? [] : world.drain()
}
