import { type Answer, type CardId, option, type Rule } from '../../kernel/index.ts'
import { character, type Def, type Source } from '../def.ts'
import type { Duel } from '../duel.ts'
import { characters } from '../facts.ts'
import { keepBut } from '../rules/keep.ts'
import { cardIn } from '../rules/play.ts'
import type { DuelReason } from '../rules/reasons.ts'
import { reveal } from '../rules/reveal.ts'
import { mayDiscardRandom } from '../rules/rob.ts'
import { queueShot } from '../rules/shot.ts'
import { isOpponents } from '../rules/wound.ts'
import { look } from '../zones.ts'
import { bullAnderson } from './bull-anderson.ts'
import { pearlHat } from './pearl-hat.ts'

/** Once a turn: a use is noted before anything else happens. */
function use(game: Duel, { seat, character: self, def }: Source): void {
  game.setUsed(self)
  game.emit({ type: 'ability', seat, source: def.id })
}

const usedUp = (game: Duel, { character: self, def }: Source): DuelReason | undefined =>
  game.isUsed(self) ? { code: 'used', facts: { card: def.id } } : undefined

/** What Cattle Katie may throw away. */
const herOwn = (game: Duel, { character: self }: Source): readonly CardId[] =>
  game.equipment(self).filter((card) => !game.def(card).facts?.alwaysActive)

export const outlawCharacters: { readonly [id: string]: Def } = {
  'babe-leroy': character(characters['babe-leroy'], {
    actions(game, self, out) {
      if (!game.isUsed(self.character) && game.hand(self.seat).length === 0) out.push(option(self.def.id))
    },
    whyNoAction: (game, self) => usedUp(game, self) ?? { code: 'hand-not-empty' },
    act(game, self) {
      use(game, self)
      game.draw(self.seat, 2)
    },
  }),
  'bull-anderson': bullAnderson,
  'cattle-katie': character(characters['cattle-katie'], {
    actions(game, self, out) {
      if (!game.isUsed(self.character)) for (const card of herOwn(game, self)) out.push(option(self.def.id, game.handle(card)))
    },
    whyNoAction(game, self, { card: handle }: Answer) {
      const used = usedUp(game, self)
      if (used) return used
      const card = game.cardAt(handle)
      const hers = card !== undefined && game.equipment(self.character).includes(card)
      return hers ? { code: 'always-active', facts: { card: game.def(card).id } } : { code: 'not-hers' }
    },
    act(game, self, answer) {
      use(game, self)
      game.discard(cardIn(game, answer))
      game.draw(self.seat, 2)
    },
  }),
  'jack-ransome': character(characters['jack-ransome'], { widens: 'all' }),
  'pearl-hat': pearlHat,
  'sid-curry': character(characters['sid-curry'], {
    replies(_game, { def }, _shot, out) {
      out.push(option(def.id))
    },
    *reply(game, { seat, character: self, def }, shot) {
      const dodged = yield* reveal(game, seat, def.id, 'barrel', game.opponent(seat))
      if (dodged) shot.back.push({ source: def.id, ability: self })
      return dodged
    },
  }),
  'slim-poet': character(characters['slim-poet'], {
    lifeLost(game, { seat, character: self, def }, wound) {
      if (!isOpponents(game, wound)) return
      const run = (table: Duel): Rule => mayDiscardRandom(table, seat, def.id)
      game.queueUp({ seat, source: def.id, what: 'discard', ability: self, run }, self)
    },
  }),
  'soundance-kid': character(characters['soundance-kid'], {
    actions(game, self, out) {
      if (!game.isUsed(self.character)) for (const card of game.hand(self.seat)) out.push(option(self.def.id, game.handle(card)))
    },
    whyNoAction: (game, self) => usedUp(game, self) ?? { code: game.hand(self.seat).length === 0 ? 'no-cards' : 'not-in-hand' },
    *act(game, self, answer) {
      const { seat } = self
      use(game, self)
      game.discard(cardIn(game, answer))
      for (const deck of [seat, game.opponent(seat)]) game.fromDeck(deck, look(seat))
      yield* keepBut(game, seat, 1, self.def.id)
    },
  }),
  'the-daltons': character(characters['the-daltons'], { draws: 1 }),
  'toco-ramirez': character(characters['toco-ramirez'], {
    countsAs: (_game, _self, _def, use) => use !== 'dodge',
  }),
  'tom-thorn': character(characters['tom-thorn'], {
    tokenMoved(game, { seat, character: self, def }, side) {
      if (side === seat) queueShot(game, seat, { source: def.id, ability: self }, 'backup')
    },
  }),
  'west-harding': character(characters['west-harding'], { unlimited: true }),
}
