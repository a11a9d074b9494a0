import { ask, askUnlessForced, type CardId, firstOf, type Kind, type Option, offer, type Rule, type Seat } from '../../kernel/index.ts'
import { card, type Def } from '../def.ts'
import type { Duel } from '../duel.ts'
import { cards } from '../facts.ts'
import { mayDraw } from '../rules/may.ts'
import { cardIn } from '../rules/play.ts'
import { takeInPlay } from '../rules/rob.ts'
import { fire, fireAt, type Shot } from '../rules/shot.ts'
import { swap } from '../rules/swap.ts'
import { shootable } from '../rules/target.ts'

/** BANG! cards: one shot each, and mostly something that happens if it is dodged. */
export const redCards: { readonly [id: string]: Def } & { readonly colt: Def } = {
  colt: card(cards.colt, { aim: shootable, play: fire }),
  carbine: card(cards.carbine, { aim: shootable, play: fire, ifDodged: mayDiscardEquipment }),
  // The number of shots is fixed when the card is played; none is a number too.
  fanning: card(cards.fanning, {
    aim: shootable,
    play: (game, play) => {
      const { target } = play
      return target === undefined
        ? undefined
        : fireAt(
            game,
            play,
            game.equipment(target).map(() => target),
          )
    },
  }),
  peacemaker: card(cards.peacemaker, { aim: shootable, play: fire, ifDodged: opponentDiscards }),
  remington: card(cards.remington, { aim: shootable, play: fire, ifDodged: (game, { by, source }) => mayDraw(game, by, source, 1) }),
  schofield: card(cards.schofield, {
    aim: shootable,
    play: fire,
    ifDodged: (game, { by, source }) => {
      const active = game.active(by)
      if (active !== undefined) game.heal(active, 1, source)
      return undefined
    },
  }),
  shotgun: card(cards.shotgun, { aim: shootable, play: fire, ifDodged: swapASide }),
  winchester: card(cards.winchester, { aim: shootable, play: fire, reachesBackup: true }),
}

// ---- Carbine -----------------------------------------------------------------------------------------------------------------------------

/** What lies on the two active characters. */
const onTheActive = (game: Duel): readonly CardId[] =>
  game.both.flatMap((seat) => {
    const active = game.active(seat)
    return active === undefined ? [] : game.equipment(active)
  })

function* mayDiscardEquipment(game: Duel, { by, source }: Shot): Rule {
  if (onTheActive(game).length === 0) return
  const answer = yield* ask(game, by, discardEquipment, { source })
  if (answer.id === 'discard') takeInPlay(game, by, cardIn(game, answer), 'discard')
}

const NO: Option = { id: 'no' }

const discardEquipment: Kind<Duel, { readonly source: string }> = {
  name: 'discard-equipment',
  options: (game) => [...offer(game, 'discard', onTheActive(game)), NO],
  fallback: () => NO,
  publicAbout: (_game, { source }) => ({ source }),
}

// ---- Peacemaker --------------------------------------------------------------------------------------------------------------------------

function* opponentDiscards(game: Duel, { target, source }: Shot): Rule {
  const seat = game.owner(target)
  if (game.hand(seat).length > 0) game.discard(cardIn(game, yield* askUnlessForced(game, seat, discardOne, { source })))
}

const discardOne: Kind<Duel, { readonly source: string }> = {
  name: 'discard-one',
  options: (game, seat) => offer(game, 'discard', game.hand(seat)),
  fallback: (game, seat) => ({ id: 'discard', card: game.handle(firstOf(game.hand(seat))) }),
  publicAbout: (_game, { source }) => ({ source }),
}

// ---- Shotgun -----------------------------------------------------------------------------------------------------------------------------

const swappable = (game: Duel, by: Seat): readonly Seat[] => [by, game.opponent(by)].filter((seat) => !game.isAlone(seat))

/** Compulsory if a side can. */
function* swapASide(game: Duel, { by, source }: Shot): Rule {
  if (swappable(game, by).length === 0) return
  const { seat } = yield* askUnlessForced(game, by, chooseSide, { source })
  if (seat !== undefined) swap(game, seat, source)
}

const chooseSide: Kind<Duel, { readonly source: string }> = {
  name: 'choose-side',
  options: (game, by) => swappable(game, by).map((seat) => ({ id: 'swap', seat })),
  fallback: (game, by) => ({ id: 'swap', seat: swappable(game, by)[0] }),
  publicAbout: (_game, { source }) => ({ source }),
}
