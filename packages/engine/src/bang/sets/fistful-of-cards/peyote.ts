import { ask, type Kind, type Rule, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { event } from '../../def.ts'
import type { Suit } from '../../facts.ts'
import type { Phase1 } from '../../moments.ts'
import { matches } from '../../rules/draw-check.ts'
import { ASIDE, DECK, DISCARD } from '../../zones.ts'
import { events as facts } from './facts.ts'

const NAME = facts.peyote.id
const COLOURS: { readonly [colour: string]: readonly Suit[] } = { red: ['hearts', 'diamonds'], black: ['clubs', 'spades'] }

export const peyote = event(facts.peyote, { replacesPhase1: (game, _self, seat) => guess(game, seat) })

/** He calls colours as long as he is right. The first call is compulsory. */
function* guess(game: Bang, seat: Seat): Rule<Phase1> {
  for (let right = 0; game.at(DECK).length + game.at(DISCARD).length > 0; right++) {
    const { id } = yield* ask(game, seat, callColour, right)
    if (id === 'stop' || !turnsUp(game, seat, id)) break
  }
  return 'replaced'
}

/** Turns over the top card; if the colour was called right, he keeps it. */
function turnsUp(game: Bang, seat: Seat, colour: string): boolean {
  game.emit({ type: 'called', seat, source: NAME, call: colour, target: undefined })
  const card = game.fromDeck(ASIDE)
  if (card === undefined) return false
  const face = game.faceOf(card)
  const good = matches(game, face, { suits: COLOURS[colour] ?? [] })
  game.emit({ type: 'checked', seat, source: NAME, cards: [face], chosen: 0, good })
  if (good) game.take(card, seat)
  else game.discard(card)
  return good
}

/** About: how many calls were right so far. */
const callColour: Kind<Bang, number> = {
  name: NAME,
  options: (_game, _seat, right) => [...Object.keys(COLOURS), ...(right > 0 ? ['stop'] : [])].map((id) => ({ id })),
  fallback: (_game, _seat, right) => ({ id: right > 0 ? 'stop' : 'red' }),
  publicAbout: (_game, right) => ({ right }),
}
