import type { AnyBot } from '@sundown/bots'
import type { Answer, Field, Game, Input, Match, Seat } from '@sundown/engine'

/** A bot has answered what it may not. */
export class Refused extends Error {}

/** Answers of bots from elsewhere are checked before they are applied. */
export function refuse(match: Match<Game>, bot: AnyBot, { seat, answer }: Input): void {
  const reason = match.whyNot(seat, answer)
  if (reason)
    throw new Refused(
      `the bot "${bot.name}" in seat ${seat} answered ${JSON.stringify(answer)}, which is refused: ${reason.code}; ${instead(match, seat, answer)}`,
    )
}

const SHOWN = 3

/** What it may answer; where only the picks of an option were wrong, what has to be picked. */
function instead(match: Match<Game>, seat: Seat, answer: Answer): string {
  const options = [...match.menu(seat), ...match.interjections(seat)]
  const meant = options.find(({ id, card, seat: target }) => id === answer.id && card === answer.card && target === answer.seat)
  if (meant) return `"picks" takes one list for each of the fields of this option, which are [${(meant.fields ?? []).map(said).join(', ')}]`
  const shown = options.slice(0, SHOWN).map(({ id, card, seat: target }) => JSON.stringify({ id, card, seat: target }))
  const more = options.length - shown.length
  return `asked "${match.part(seat)?.kind.name ?? ''}", it may answer ${shown.join(' or ')}${more > 0 ? ` or ${more} more` : ''}`
}

const said = ({ name, min, max }: Field): string => `"${name}" (${min === max ? min : `${min} to ${max}`})`
