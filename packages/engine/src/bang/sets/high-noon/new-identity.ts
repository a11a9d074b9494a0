import { type Answer, ask, type CardId, firstNumber, type Kind, option, type Seat } from '../../../kernel/index.ts'
import type { Bang } from '../../bang.ts'
import { event } from '../../def.ts'
import { CHARACTER_BOX, characterPlace, look, REMOVED } from '../../zones.ts'
import { events as facts } from './facts.ts'

const NEW_LIFE = 2

/** One offer a round: an extra turn brings no other. */
export const newIdentity = event(facts['new-identity'], {
  *startOfTurn(game, _self, seat) {
    if (game.isExtraTurn || game.at(CHARACTER_BOX).length === 0) return
    game.move(game.anyOf(CHARACTER_BOX), look(seat), true)
    const { id } = yield* ask(game, seat, offer, undefined)
    const offered = firstNumber(game.at(look(seat)))
    if (id === 'accept') become(game, seat, offered)
    else game.move(offered, CHARACTER_BOX)
  },
})

/** He becomes the new character entirely, but keeps his hand and the cards in front of him. */
function become(game: Bang, seat: Seat, character: CardId): void {
  for (const old of [...game.at(characterPlace(seat)), ...game.beside(seat)]) game.move(old, REMOVED)
  game.copyAbilities(seat, [], facts['new-identity'].id)
  game.move(character, characterPlace(seat))
  const bonus = game.role(seat) === 'sheriff' ? 1 : 0
  game.setMaxLife(seat, (game.def(character).character?.life ?? 0) + bonus)
  game.setLife(seat, game.isGhost(seat) ? 0 : NEW_LIFE)
  game.emit({ type: 'character', seat, character: game.def(character).id, kept: false })
}

const offer: Kind<Bang, undefined> = {
  name: 'new-identity',
  options: (game, seat) => [option('accept', game.handle(firstNumber(game.at(look(seat))))), option('decline')],
  fallback: (): Answer => ({ id: 'decline' }),
  publicAbout: () => null,
}
