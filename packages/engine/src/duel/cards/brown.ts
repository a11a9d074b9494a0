import { askUnlessForced, type CardId, firstOf, type Kind, offer, type Rule, type Seat } from '../../kernel/index.ts'
import { card, type Def } from '../def.ts'
import type { Duel } from '../duel.ts'
import { cards } from '../facts.ts'
import { giveShot } from '../rules/give.ts'
import { keepBut } from '../rules/keep.ts'
import { cardIn, type Play } from '../rules/play.ts'
import { robHand, takeInPlay } from '../rules/rob.ts'
import { fire, fireAt } from '../rules/shot.ts'
import { swap } from '../rules/swap.ts'
import { anyButTheirBackup, cardInPlay, cardInPlayOrHand, opposing, shootable, swappableSide, untargeted } from '../rules/target.ts'
import { losePoint, wound } from '../rules/wound.ts'
import { ASIDE, hand, look } from '../zones.ts'

/** Actions: played and gone. */
export const brownCards: { readonly [id: string]: Def } = {
  beer: card(cards.beer, {
    aim: untargeted,
    play(game, { by, as }) {
      for (const character of game.characters(by)) game.heal(character, 1, as.id)
      return undefined
    },
  }),
  canteen: card(cards.canteen, {
    aim: swappableSide,
    play(game, { seat, as }) {
      if (seat !== undefined) swap(game, seat, as.id)
      return undefined
    },
  }),
  derringer: card(cards.derringer, { aim: shootable, play: fire, anyDodge: true }),
  duel: card(cards.duel, { aim: opposing, play: duel }),
  gatling: card(cards.gatling, { aim: untargeted, play: (game, play) => fireAt(game, play, everybodyElse(game, play.by)) }),
  'general-store': card(cards['general-store'], { aim: untargeted, play: generalStore }),
  indians: card(cards.indians, { aim: untargeted, play: indians }),
  knife: card(cards.knife, { aim: shootable, play: fire }),
  missed: card(cards.missed, {}),
  riposte: card(cards.riposte, { shootsBack: true }),
  schoolmarm: card(cards.schoolmarm, {
    aim: cardInPlay,
    play(game, { by, target }) {
      if (target !== undefined) takeInPlay(game, by, target, 'hand')
      return undefined
    },
  }),
  stagecoach: card(cards.stagecoach, { aim: untargeted, play: stagecoach }),
  steal: card(cards.steal, {
    aim: cardInPlayOrHand,
    play(game, play) {
      if (play.way === 'rob') robHand(game, play.by, game.opponent(play.by), play)
      else if (play.target !== undefined) takeInPlay(game, play.by, play.target, 'discard')
      return undefined
    },
  }),
  'strong-liquor': card(cards['strong-liquor'], { aim: anyButTheirBackup, play: strongLiquor }),
}

/** The opposing active character, then the backups, the player's own first. */
const everybodyElse = (game: Duel, by: Seat): readonly CardId[] => {
  const them = game.opponent(by)
  return [game.active(them), game.backup(by), game.backup(them)].filter((character) => character !== undefined)
}

/** Shot cards in turn; the first who gives none loses a life point. */
function* duel(game: Duel, { by, as, target }: Play): Rule {
  const mine = game.active(by)
  if (target === undefined || mine === undefined) return
  let answering = target
  while (yield* giveShot(game, { card: as.id, by, character: answering })) answering = answering === target ? mine : target
  yield* wound(game, { character: answering, by, source: as.id })
}

function* indians(game: Duel, { by, as }: Play): Rule {
  for (const character of everybodyElse(game, by)) {
    if (!(yield* giveShot(game, { card: as.id, by, character }))) yield* wound(game, { character, by, source: as.id })
  }
}

const EXACT_LIFE = 3

/** Up or down to exactly that; nobody can lose these points for another. */
function strongLiquor(game: Duel, { by, as, target }: Play): undefined {
  if (target === undefined) return
  while (game.life(target) > EXACT_LIFE) losePoint(game, { character: target, by, source: as.id })
  game.heal(target, EXACT_LIFE - game.life(target), as.id)
}

const COACH = { drawn: 3, kept: 2 } as const

function* stagecoach(game: Duel, { by, as }: Play): Rule {
  for (let i = 0; i < COACH.drawn; i++) game.fromDeck(by, look(by))
  yield* keepBut(game, by, COACH.kept, as.id)
}

const STOCK = 4

/** Two of each deck, or four of the common one; the players take in turn. */
function* generalStore(game: Duel, { by }: Play): Rule {
  const them = game.opponent(by)
  if (game.hasCommonDeck) for (let i = 0; i < STOCK; i++) game.fromCommonDeck(ASIDE)
  else for (const seat of [by, by, them, them]) game.fromDeck(seat, ASIDE)
  for (let next = by; game.at(ASIDE).length > 0; next = game.opponent(next)) {
    game.move(cardIn(game, yield* askUnlessForced(game, next, takeOne, undefined)), hand(next))
  }
}

const takeOne: Kind<Duel, undefined> = {
  name: 'general-store',
  options: (game) => offer(game, 'take', game.at(ASIDE)),
  fallback: (game) => ({ id: 'take', card: game.handle(firstOf(game.at(ASIDE))) }),
  publicAbout: () => null,
}
