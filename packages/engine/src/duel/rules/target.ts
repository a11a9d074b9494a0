import type { Answer, CardId, Field, Handle, Seat } from '../../kernel/index.ts'
import type { Def } from '../def.ts'
import type { Duel } from '../duel.ts'
import type { ReasonCode } from './reasons.ts'

/** One way to play a card: what it is called, and what is still to be chosen. */
export interface Way {
  readonly id: 'play' | 'rob' | 'recharge'
  readonly seat?: Seat
  readonly fields?: readonly Field[]
}

/** What a card needs to be played. The same functions list the ways and tell why another is none. */
export interface Aim {
  ways(game: Duel, by: Seat, def: Def): readonly Way[]
  refuse(game: Duel, by: Seat, def: Def, answer: Answer): ReasonCode
}

type RefuseCharacter = (game: Duel, by: Seat, def: Def, character: CardId) => ReasonCode | undefined

const pickOne = (name: string, cards: readonly Handle[]): Field => ({ name, pick: 'cards', min: 1, max: 1, from: () => cards })

const everybody = (game: Duel): readonly CardId[] => game.both.flatMap((seat) => game.characters(seat))

/** The card named by the first pick of an answer. */
export function picked(game: Duel, { picks }: Pick<Answer, 'picks'>): CardId | undefined {
  const [first] = picks ?? []
  return first === undefined ? undefined : game.cardAt(first[0] as Handle | undefined)
}

function atCharacter(refuse: RefuseCharacter): Aim {
  return {
    ways(game, by, def) {
      const targets = everybody(game).filter((character) => refuse(game, by, def, character) === undefined)
      return targets.length === 0
        ? []
        : [
            {
              id: 'play',
              fields: [
                pickOne(
                  'target',
                  targets.map((character) => game.handle(character)),
                ),
              ],
            },
          ]
    },
    refuse(game, by, def, answer) {
      const character = picked(game, answer)
      if (character === undefined) return 'target-needed'
      return everybody(game).includes(character) ? (refuse(game, by, def, character) ?? 'wrong-choice') : 'wrong-choice'
    },
  }
}

/** Cards may be played on any character in play. */
const widensAll = (game: Duel, by: Seat): boolean => game.sources(by).some(({ def }) => def.widens === 'all')
const widensShots = (game: Duel, by: Seat): boolean => game.sources(by).some(({ def }) => def.widens !== undefined)

const isTheirBackup = (game: Duel, by: Seat, character: CardId): boolean => game.owner(character) !== by && !game.isActive(character)

/** A shot card: the opposing active character. */
export const shootable = atCharacter((game, by, def, character) => {
  if (game.owner(character) === by) return 'own-character'
  return isTheirBackup(game, by, character) && !def.reachesBackup && !widensShots(game, by) ? 'their-backup' : undefined
})

/** A brown card at an opposing character. */
export const opposing = atCharacter((game, by, _def, character) => {
  if (game.owner(character) === by) return 'own-character'
  return isTheirBackup(game, by, character) && !widensAll(game, by) ? 'their-backup' : undefined
})

/** Any other brown card: everybody but the opposing backup. */
export const anyButTheirBackup = atCharacter((game, by, _def, character) =>
  isTheirBackup(game, by, character) && !widensAll(game, by) ? 'their-backup' : undefined,
)

/** A blue card: the own backup or the opposing active character. A sole character is both. */
export const equippable = atCharacter((game, by, _def, character) => {
  if (widensAll(game, by)) return undefined
  if (game.owner(character) === by) return game.backupOrSole(by) === character ? undefined : 'own-active'
  return game.isActive(character) ? undefined : 'their-backup'
})

export const ownBackup = atCharacter((game, by, _def, character) =>
  widensAll(game, by) || game.backupOrSole(by) === character ? undefined : 'own-backup-only',
)

/** No target at all. */
export const untargeted: Aim = {
  ways: () => [{ id: 'play' }],
  refuse: () => 'no-target',
}

/** A side with two characters. */
export const swappableSide: Aim = {
  ways: (game, by) => [by, game.opponent(by)].filter((seat) => !game.isAlone(seat)).map((seat) => ({ id: 'play', seat })),
  refuse: (game, by, _def, { seat }) => {
    if (seat === undefined) return game.isAlone(by) && game.isAlone(game.opponent(by)) ? 'one-character' : 'target-needed'
    return game.both.includes(seat) && game.isAlone(seat) ? 'one-character' : 'wrong-choice'
  },
}

/** Cards in play that may be taken or discarded: all but those of the opposing backup. */
function takeable(game: Duel, by: Seat): readonly CardId[] {
  const all = widensAll(game, by)
  return [by, game.opponent(by)].flatMap((seat) =>
    game
      .characters(seat)
      .filter((character) => all || !isTheirBackup(game, by, character))
      .flatMap((character) => game.equipment(character)),
  )
}

const takeWay = (game: Duel, by: Seat): readonly Way[] => {
  const cards = takeable(game, by)
  return cards.length === 0
    ? []
    : [
        {
          id: 'play',
          fields: [
            pickOne(
              'in-play',
              cards.map((card) => game.handle(card)),
            ),
          ],
        },
      ]
}

function refuseTaking(game: Duel, by: Seat, answer: Answer): ReasonCode {
  const card = picked(game, answer)
  if (card === undefined) return takeable(game, by).length === 0 ? 'nothing-to-take' : 'target-needed'
  const carrier = game.carrier(card)
  return carrier !== undefined && isTheirBackup(game, by, carrier) ? 'their-backup' : 'wrong-choice'
}

/** A card in play. */
export const cardInPlay: Aim = {
  ways: takeWay,
  refuse: (game, by, _def, answer) => refuseTaking(game, by, answer),
}

/** A card in play, or one of the opponent's hand. */
export const cardInPlayOrHand: Aim = {
  ways: (game, by) => {
    const victim = game.opponent(by)
    const inPlay = takeWay(game, by)
    return game.hand(victim).length === 0 ? inPlay : [...inPlay, { id: 'rob', seat: victim, fields: backFields(game, victim) }]
  },
  refuse: (game, by, _def, answer) => (answer.id.endsWith('rob') ? refuseRobbing(game, by, answer) : refuseTaking(game, by, answer)),
}

function refuseRobbing(game: Duel, by: Seat, { seat, picks = [] }: Answer): ReasonCode {
  const victim = game.opponent(by)
  if (game.hand(victim).length === 0) return 'nothing-to-take'
  return seat === victim && picks.length === 0 ? 'target-needed' : 'wrong-choice'
}

/** Which back a blind pick from a hand has: everybody sees the backs. Nothing to choose if all are alike. */
export function backFields(game: Duel, victim: Seat): readonly Field[] | undefined {
  const backs = [...new Set(game.hand(victim).map((card) => game.backOf(card)))].sort()
  return backs.length < 2 ? undefined : [{ name: 'back', pick: 'names', min: 1, max: 1, from: () => backs }]
}
