import { type Game, type GameRecord, type Input, type Match, nth, type Rules } from '@sundown/engine/kernel'
import { rulesFrom } from '@sundown/engine/position'
import { wireAnswer } from '@sundown/protocol/codec'
import type { HostParts, PageTable } from '../session/page-host.ts'
import { SoloHost } from '../session/solo-host.ts'
import type { SoloFrame, Standing } from '../session/solo-messages.ts'
import { rehearse } from './rehearse.ts'
import { type AnyScript, ME } from './script.ts'

type Inputs = Match<Game>['inputs'] | GameRecord['inputs']

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether everything was answered as it is written so far. */
const isOnTrack = (plan: readonly Input[], inputs: Inputs): boolean =>
  inputs.length <= plan.length &&
  inputs.every(
    (input, i) =>
      !('sample' in input) && input.seat === nth(plan, i).seat && isSame(wireAnswer(input.answer), wireAnswer(nth(plan, i).answer)),
  )

/** A game in the page with a written start and course. A learner who does something else plays on against the bots at the table. */
class LessonHost extends SoloHost {
  private readonly written: Rules<Game>
  private readonly plan: readonly Input[]

  constructor(written: Rules<Game>, plan: readonly Input[], { show, ...parts }: HostParts<SoloFrame>) {
    super({ ...parts, show: (frame) => show({ ...frame, lesson: standing(plan, frame.save.record.inputs) }) })
    this.written = written
    this.plan = plan
  }

  protected override async rules(): Promise<Rules<Game>> {
    return this.written
  }

  protected override next(table: PageTable): (() => Input) | undefined {
    const { match } = table
    const line = isOnTrack(this.plan, match.inputs) ? this.plan.at(match.inputs.length) : undefined
    if (!line) return super.next(table)
    return line.seat === ME ? undefined : () => line
  }
}

function standing(plan: readonly Input[], inputs: Inputs): Standing {
  const line = isOnTrack(plan, inputs) ? inputs.length : undefined
  const left = line === undefined ? [] : plan.slice(line)
  return { line, mine: left.flatMap(({ seat, answer }) => (seat === ME ? [wireAnswer(answer)] : [])) }
}

/** Plays the whole script once beforehand: a lesson that the rules no longer allow does not begin. */
export async function lessonHost(script: AnyScript, parts: HostParts<SoloFrame>): Promise<SoloHost> {
  const rules = await rulesFrom(script.position, script.options)
  return new LessonHost(rules, rehearse(rules, script).plan, parts)
}
