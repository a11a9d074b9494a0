import type { AnyBot } from '@sundown/bots'
import type { Game, Input, Match } from '@sundown/engine'

/** A bot has answered what it may not. */
export class Refused extends Error {}

/** Answers of bots from elsewhere are checked before they are applied. */
export function refuse(match: Match<Game>, bot: AnyBot, { seat, answer }: Input): void {
  const reason = match.whyNot(seat, answer)
  if (reason)
    throw new Refused(`the bot "${bot.name}" in seat ${seat} answered ${JSON.stringify(answer)}, which is refused: ${reason.code}`)
}
