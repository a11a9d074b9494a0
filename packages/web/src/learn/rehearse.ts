import type { Answer } from '@sundown/engine'
import { type Game, handleOf, type Input, Match, type Option, type Rules, seatOf } from '@sundown/engine/kernel'
import { type AnyScript, LESSON_SEED, type Line, linesOf } from './script.ts'

const isNamed = (face: unknown, id: string): boolean => typeof face === 'object' && face !== null && 'id' in face && face.id === id

/** The option a line means, among those there are. */
function optionFor({ game }: Match<Game>, options: readonly Option[], { id, card, seat }: Line): Option | undefined {
  const shows = (handle: Option['card'], wanted: string): boolean => {
    const found = game.cardAt(handle)
    return found !== undefined && isNamed(game.faceOf(found), wanted)
  }
  return options.find(
    (option) => option.id === id && (card === undefined || shows(option.card, card)) && (seat === undefined || option.seat === seat),
  )
}

/** A line as the answer it is at this moment. A line that cannot be said any more says so: the rules have changed, or the script is wrong. */
function answerFor(match: Match<Game>, line: Line): Answer {
  const wrong = (what: string): Error =>
    new Error(
      `line ${match.inputs.length}: seat ${line.by} cannot ${JSON.stringify(line)}, ${what} (asked: ${asked(match)}) ${JSON.stringify(match.menu(seatOf(line.by)))}`,
    )
  const option = optionFor(match, match.menu(seatOf(line.by)), line)
  if (!option) throw wrong('there is no such answer')
  const picks: number[][] = []
  for (const [i, wanted] of (line.picks ?? []).entries()) {
    const offered = option.fields?.[i]?.from(picks) ?? []
    picks.push(
      wanted.map((pick) => {
        const found = offered.find((value) => {
          if (typeof pick === 'number') return value === pick
          const card = match.game.cardAt(handleOf(value))
          return card !== undefined && isNamed(match.game.faceOf(card), pick)
        })
        if (found === undefined) throw wrong(`nothing offers ${pick}`)
        return found
      }),
    )
  }
  const { id, card, seat } = option
  return { id, ...(card !== undefined && { card }), ...(seat !== undefined && { seat }), ...(line.picks && { picks }) }
}

const asked = ({ question }: Match<Game>): string =>
  question ? question.parts.map(({ kind, seat }) => `${kind.name} of seat ${seat}`).join(', ') : 'nothing, it is over'

/** The whole lesson played once, by the rules: what is to be done, answer by answer. */
export function rehearse(rules: Rules<Game>, script: AnyScript): { readonly plan: readonly Input[]; readonly match: Match<Game> } {
  const match = Match.start(rules, script.options, LESSON_SEED)
  const plan: Input[] = []
  for (const line of linesOf(script)) {
    const seat = seatOf(line.by)
    const answer = answerFor(match, line)
    const reason = match.answer(seat, answer)
    if (reason) throw new Error(`line ${plan.length}: seat ${line.by} may not ${JSON.stringify(line)}: ${JSON.stringify(reason)}`)
    plan.push({ seat, answer })
  }
  return { plan, match }
}
