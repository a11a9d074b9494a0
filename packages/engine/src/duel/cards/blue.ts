import { option, type Rule } from '../../kernel/index.ts'
import { card, type Def, type Source } from '../def.ts'
import type { Duel } from '../duel.ts'
import { cards } from '../facts.ts'
import { reveal } from '../rules/reveal.ts'
import { swap } from '../rules/swap.ts'
import { equippable, ownBackup } from '../rules/target.ts'
import { wound } from '../rules/wound.ts'

/** Equipment: it works on the character that carries it. */
export const blueCards: { readonly [id: string]: Def } = {
  bank: card(cards.bank, { aim: equippable, draws: 1 }),
  barrel: card(cards.barrel, {
    aim: equippable,
    replies(game, { def, card: one }, _shot, out) {
      out.push(option(def.id, game.handle(one)))
    },
    reply: (game, { seat, def }) => reveal(game, seat, def.id, 'barrel'),
  }),
  dynamite: card(cards.dynamite, { aim: ownBackup, startOrder: 1, startOfTurn: burn }),
  gunbelt: card(cards.gunbelt, { aim: equippable, unlimited: true }),
  'pocket-watch': card(cards['pocket-watch'], {
    aim: equippable,
    tokenMoved(game, { seat, character, def }, side) {
      if (side === seat) return
      const run = (table: Duel): undefined => {
        table.emit({ type: 'ability', seat, source: def.id })
        table.draw(seat, 1)
      }
      game.queueUp({ seat, source: def.id, what: 'draw', ability: undefined, run }, character)
    },
  }),
  rattlesnake: card(cards.rattlesnake, {
    aim: equippable,
    startOrder: 2,
    *startOfTurn(game, { seat, character, def }) {
      if (yield* reveal(game, seat, def.id, 'snake')) yield* wound(game, { character, by: undefined, source: def.id })
    },
  }),
  scope: card(cards.scope, { aim: equippable, widens: 'shots' }),
  stampede: card(cards.stampede, {
    aim: equippable,
    startOrder: 3,
    startOfTurn(game, { seat, def }) {
      swap(game, seat, def.id)
    },
  }),
  stetson: card(cards.stetson, {
    aim: equippable,
    replies(game, { def, card: one }, _shot, out) {
      out.push(option(def.id, game.handle(one)))
    },
    reply(game, { card: one, seat }, { target, source }) {
      game.emit({ type: 'answered', seat, card: game.faceOf(one), as: 'dodge', to: source, character: game.def(target).id })
      game.discard(one)
      return true
    },
  }),
}

const EXPLOSION = 3

/** It explodes, or goes on to the opposing backup. */
function* burn(game: Duel, { seat, character, card: one, def }: Source): Rule {
  if (yield* reveal(game, seat, def.id, 'dynamite')) {
    game.emit({ type: 'exploded', seat, character: game.def(character).id, card: def.id })
    game.discard(one)
    yield* wound(game, { character, by: undefined, source: def.id }, EXPLOSION)
    return
  }
  const to = game.opponent(seat)
  const next = game.backupOrSole(to)
  if (next === undefined) return
  game.emit({ type: 'passed-on', seat, to, character: game.def(next).id, card: def.id })
  game.equip(one, next)
}
