import type { Answer, Game, Input, Json, Match, Option, Part, Random, Seat } from '@sundown/engine'
import type { Joint } from './belief/joint.ts'
import type { Witness } from './belief/witness.ts'
import type { AnyBot, Situation, Worlds } from './bot.ts'
import type { Wrongs } from './temper.ts'

export const NONE: readonly Option[] = []

/** What the host of a game provides for its bots, as far as they need it. */
export interface Aids {
  /** Has watched for those who remember. */
  readonly witness?: Witness | undefined
  /** Draws worlds for those who search. */
  readonly worlds?: ((match: Match<Game>, seat: Seat) => Worlds<object>) | undefined
}

export const NO_AIDS: Aids = {}

/** What a bot gets from a game being played. The view and the facts about the question are made when they are first read, and once. */
class SeatSituation implements Situation<object> {
  readonly game: string
  readonly seat: Seat
  readonly kind: string
  readonly options: readonly Option[]
  readonly interjections: readonly Option[]
  // Truly private: a bot of somebody else's must not reach the game through these.
  readonly #match: Match<Game>
  readonly #part: Part
  readonly #aids: Aids
  private told: Json | undefined = undefined
  private seen: object | undefined = undefined
  private glimpsed: object | undefined = undefined

  constructor(match: Match<Game>, part: Part, seat: Seat, options: readonly Option[], interjections: readonly Option[], aids: Aids) {
    this.#match = match
    this.#part = part
    this.#aids = aids
    this.game = match.rules.name
    this.seat = seat
    this.kind = part.kind.name
    this.options = options
    this.interjections = interjections
  }

  get belief(): Joint | undefined {
    return this.#aids.witness?.belief
  }

  get wrongs(): Wrongs | undefined {
    return this.#aids.witness?.memory.wrongsTo(this.seat)
  }

  get worlds(): Worlds<object> | undefined {
    return this.#aids.worlds?.(this.#match, this.seat)
  }

  get about(): Json {
    this.told ??= this.#part.kind.publicAbout(this.#match.game, this.#part.about)
    return this.told
  }

  get view(): object {
    this.seen ??= this.#match.game.view(this.seat)
    return this.seen
  }

  /** The same view, of which only what is read is made: for bots that keep nothing of it. */
  get glance(): object {
    this.glimpsed ??= this.#match.game.glance(this.seat)
    return this.glimpsed
  }
}

/** What a seat is asked itself, or else what the others are asked. */
function partFor(match: Match<Game>, seat: Seat): Part {
  const part = match.part(seat) ?? match.question?.parts[0]
  if (part === undefined) throw new Error('nothing is asked: the game is over')
  return part
}

/** What a seat sees and is asked; without options if it is somebody else who is asked. */
export const situationOf = (match: Match<Game>, seat: Seat, aids = NO_AIDS): Situation<object> =>
  situationIn(match, partFor(match, seat), seat, match.menu(seat), match.interjections(seat), aids)

/** The same where it is known what the seat is asked and may answer. */
export const situationIn = (
  match: Match<Game>,
  part: Part,
  seat: Seat,
  options: readonly Option[],
  interjections: readonly Option[],
  aids: Aids,
): Situation<object> => new SeatSituation(match, part, seat, options, interjections, aids)

/** What the bot of a seat that is asked does: an answer, or something it may do although nobody asked. */
export function answerOf(match: Match<Game>, seat: Seat, bot: AnyBot, random: Random, aids = NO_AIDS): Input {
  return answerTo(situationOf(match, seat, aids), bot, random)
}

export function answerTo(situation: Situation<object>, bot: AnyBot, random: Random): Input {
  const { seat, options, interjections } = situation
  const answer = bot.answer(situation, random)
  if (interjections.length === 0 || isListed(options, answer)) return { seat, answer }
  return { seat, answer, interjection: true }
}

/** What the bot of a seat that is not asked wants to do, if anything. */
export function interjectionOf(match: Match<Game>, seat: Seat, bot: AnyBot, random: Random, aids = NO_AIDS): Input | undefined {
  if (bot.interject === undefined) return undefined
  const interjections = match.interjections(seat)
  if (interjections.length === 0) return undefined
  const answer = bot.interject(situationIn(match, partFor(match, seat), seat, NONE, interjections, aids), random)
  return answer && { seat, answer, interjection: true }
}

function isListed(options: readonly Option[], { id, card, seat }: Answer): boolean {
  for (const option of options) if (option.id === id && option.card === card && option.seat === seat) return true
  return false
}
