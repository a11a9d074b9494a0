import type { Rule } from '../../kernel/index.ts'
import { character, type Def } from '../def.ts'
import { characters } from '../facts.ts'
import { may, mayDraw, queueDraw } from '../rules/may.ts'
import { queueShot } from '../rules/shot.ts'
import { isOpponents } from '../rules/wound.ts'
import { hand } from '../zones.ts'

export const lawCharacters: { readonly [id: string]: Def } = {
  'alan-pinkertoon': character(characters['alan-pinkertoon'], {
    lifeLost: (game, { seat, character: self, def }) => queueShot(game, seat, { source: def.id, ability: self }),
  }),
  'annie-oakey': character(characters['annie-oakey'], {
    countsAs(_game, _self, { facts, id }, use) {
      return use === 'dodge' ? facts?.shot === true : id === 'missed'
    },
  }),
  'bart-masterson': character(characters['bart-masterson'], { turns: 2 }),
  'bill-tightman': character(characters['bill-tightman'], {
    eliminated: (game, { seat, def }) => mayDraw(game, seat, def.id, 2),
  }),
  'buffalo-bell': character(characters['buffalo-bell'], { shields: true }),
  'dalon-ranger': character(characters['dalon-ranger'], {
    lifeLost(game, { seat, character: self, def }, wound) {
      if (isOpponents(game, wound)) queueDraw(game, seat, def.id, self)
    },
  }),
  jango: character(characters.jango, {
    tokenMoved(game, { seat, character: self, def }, side) {
      if (side !== seat) queueDraw(game, seat, def.id, self)
    },
  }),
  'pat-garret': character(characters['pat-garret'], {
    drawn(game, { seat, def }, card, nth): Rule | undefined {
      if (nth !== 2) return undefined
      const face = game.faceOf(card)
      game.reveal(card)
      game.emit({ type: 'shown', seat, card: face, because: def.id })
      return face.symbol === 'horseshoe' ? drawTheirs(def.id) : undefined

      function* drawTheirs(source: string): Rule {
        if (yield* may(game, seat, source)) game.fromDeck(game.opponent(seat), hand(seat))
      }
    },
  }),
  'tex-killer': character(characters['tex-killer'], { dodgeCosts: 1 }),
  'the-stranger': character(characters['the-stranger'], { bangs: 1 }),
  'wild-bill': character(characters['wild-bill'], {
    cardTaken: (game, { seat, character: self, def }) => queueShot(game, seat, { source: def.id, ability: self }),
  }),
  'wyatt-ear': character(characters['wyatt-ear'], {
    shotDodged: (game, { seat, def }) => mayDraw(game, seat, def.id, 1),
  }),
}
