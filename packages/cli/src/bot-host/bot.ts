import { type AnyBot, roleNamed, type Situation } from '@sundown/bots'
import type { Answer as EngineAnswer, Option, RoleId } from '@sundown/engine'
import { Answer, engineAnswer, wireOption } from '@sundown/protocol'
import { BadUse } from '../bad-use.ts'
import type { Lines } from './lines.ts'
import { tried } from './trial.ts'

/** The version of the lines. It changes when older programs would misunderstand them. */
const VERSION = 1

/** Lines that a program may say about one question before its answer. */
const MOST_WORDS = 100_000

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A bot made of a program at the other end of some lines. docs/bots.md describes every line. */
export function botBehind(lines: Pick<Lines, 'say' | 'hear'>, who: string): AnyBot {
  lines.say({ ask: 'hello', version: VERSION })
  const hello = lines.hear()
  if (!isObject(hello) || typeof hello.name !== 'string' || !/^[\w .-]{1,40}$/.test(hello.name))
    throw new BadUse(`${who} must say hello with its name: {"name":"..."} (letters, digits, spaces, dots and dashes, at most 40)`)
  let number = 0

  const ask = (what: 'answer' | 'interject', situation: Situation<object>): EngineAnswer | undefined => {
    const id = ++number
    lines.say({ ask: what, id, ...told(situation) })
    for (let words = 0; words < MOST_WORDS; words++) {
      const said = lines.hear()
      if (!isObject(said) || said.id !== id)
        throw new BadUse(
          `${who} was asked question ${id} and wrote ${JSON.stringify(said)?.slice(0, 200)}: an answer names its question in "id"`,
        )
      if ('complete' in said) lines.say({ id, offered: offered(situation, answerIn(said.complete, who)) })
      else if ('try' in said) lines.say({ id, tried: tried(situation, said.try, who) })
      else if (said.answer === null && what === 'interject') return undefined
      else return engineAnswer(answerIn(said.answer, who))
    }
    throw new BadUse(`${who} has said ${MOST_WORDS} lines about question ${id}, and none is an answer`)
  }

  return {
    name: hello.name,
    remembers: hello.remembers === true,
    searches: hello.searches === true,
    answer: (situation) => {
      const answer = ask('answer', situation)
      if (!answer) throw new BadUse(`${who} must answer`)
      return answer
    },
    ...(hello.interjects === true && { interject: (situation: Situation<object>) => ask('interject', situation) }),
  }
}

/** What a bot gets, as JSON. */
function told(situation: Situation<object>): object {
  const { game, seat, kind, about, options, interjections, view } = situation
  return {
    game,
    seat,
    kind,
    about,
    options: options.map(wireOption),
    interjections: interjections.map(wireOption),
    view,
    ...rolesTold(situation),
  }
}

/** By seat: how likely it has each role, for somebody who knows his own. */
function rolesTold({ belief, view, seat }: Situation<object>): object {
  if (belief === undefined) return {}
  const role = ownRole(view)
  return { roles: (role === undefined ? belief : belief.given(seat, role)).marginals() }
}

function ownRole(view: object): RoleId | undefined {
  const own: unknown = Reflect.get(view, 'own')
  return isObject(own) ? roleNamed(own.role) : undefined
}

function answerIn(value: unknown, who: string): Answer {
  const read = Answer.safeParse(value)
  if (!read.success)
    throw new BadUse(
      `${who} wrote ${JSON.stringify(value)?.slice(0, 200)} as an answer: it takes "id", "card" and "seat" of an option, and "picks"`,
    )
  return read.data
}

/** What the next field of a half-made answer offers. */
function offered({ options, interjections }: Situation<object>, { id, card, seat, picks = [] }: Answer): readonly number[] {
  const isMeant = (option: Option) => option.id === id && option.card === card && option.seat === seat
  return [...options, ...interjections].find(isMeant)?.fields?.[picks.length]?.from(picks) ?? []
}
