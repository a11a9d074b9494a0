import { SourceMap, type SourceMapPayload } from 'node:module'
import type { AnyBot } from '@sundown/bots'
import type { Answer } from '@sundown/engine'
import { Refused } from '@sundown/lab'
import { situationToRead } from './read-only.ts'

/** A bot from a file: it changes nothing, and what goes wrong in it is said by its name and the line of its own source, not by a stack of ours. */
export function guarded(bot: AnyBot, map: string): AnyBot {
  const { name, remembers, searches } = bot
  const say = (seat: number, what: string): never => {
    throw new Refused(`the bot ${JSON.stringify(name)} in seat ${seat} ${what}`)
  }
  const asked = <T>(seat: number, ask: () => T): T => {
    try {
      return ask()
    } catch (error) {
      const place = error instanceof Error ? lineIn(error.stack ?? '', map) : undefined
      return say(seat, `has failed${place === undefined ? '' : ` in ${place}`}: ${messageOf(error)}`)
    }
  }
  const mustBeAnswer = (seat: number, answer: unknown): void => {
    if (answer instanceof Promise) say(seat, 'answered with a promise: it has to answer at once')
    if (typeof answer !== 'object' || answer === null || !('id' in answer))
      say(seat, `answered ${JSON.stringify(answer)}: an answer is an object with the "id" of an option`)
    else if (!isAnswer(answer))
      say(
        seat,
        `answered ${JSON.stringify(answer)}: "id" is a text, "card" and "seat" are numbers or left out, "picks" is a list of lists of numbers`,
      )
  }
  return {
    name,
    ...(remembers !== undefined && { remembers }),
    ...(searches !== undefined && { searches }),
    answer(situation, random) {
      const answer = asked(situation.seat, () => bot.answer(situationToRead(situation), random))
      mustBeAnswer(situation.seat, answer)
      return answer
    },
    ...(bot.interject !== undefined && {
      interject: (situation, random) => {
        const answer = asked(situation.seat, () => bot.interject?.(situationToRead(situation), random))
        if (answer !== undefined) mustBeAnswer(situation.seat, answer)
        return answer
      },
    }),
  }
}

/** The types of an answer. That it may have more fields lets a bot return the option itself. */
function isAnswer(answer: object): boolean {
  const { id, card, seat, picks }: { [key in keyof Answer]?: unknown } = answer
  const isNumberOrNothing = (value: unknown): boolean => value === undefined || typeof value === 'number'
  const isPick = (pick: unknown): boolean => Array.isArray(pick) && pick.every((value) => typeof value === 'number')
  return (
    typeof id === 'string' &&
    isNumberOrNothing(card) &&
    isNumberOrNothing(seat) &&
    (picks === undefined || (Array.isArray(picks) && picks.every(isPick)))
  )
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const wrote = error instanceof TypeError && /read.?only|not extensible|Cannot (delete|redefine) property/.test(error.message)
  return wrote ? `${error.message} (views and options can only be read: copy what you want to sort or change)` : error.message
}

/** The first line of the stack that lies in the bot, as it stands in its source. */
function lineIn(stack: string, map: string): string | undefined {
  const [, line, column] = /data:text\/javascript;base64,[\w+/=]*:(\d+):(\d+)/.exec(stack) ?? []
  if (line === undefined || column === undefined) return undefined
  const payload: SourceMapPayload = JSON.parse(map)
  const entry = new SourceMap(payload).findEntry(Number(line) - 1, Number(column) - 1)
  return 'originalSource' in entry ? `${entry.originalSource}, line ${entry.originalLine + 1}` : undefined
}
