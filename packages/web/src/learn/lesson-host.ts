import type { Game, GameRecord, Input, Match } from '@sundown/engine/kernel'
import { rulesFrom } from '@sundown/engine/position'
import { wireAnswer } from '@sundown/protocol/codec'
import { type HostParts, SoloHost } from '../session/solo-host.ts'
import type { SoloFrame, Standing } from '../session/solo-messages.ts'
import { rehearse } from './rehearse.ts'
import { type AnyScript, ME } from './script.ts'

type Inputs = Match<Game>['inputs'] | GameRecord['inputs']

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether everything was answered as it is written so far. */
const isOnTrack = (plan: readonly Input[], inputs: Inputs): boolean =>
  inputs.length <= plan.length &&
  inputs.every(
    (input, i) => !('sample' in input) && input.seat === plan[i].seat && isSame(wireAnswer(input.answer), wireAnswer(plan[i].answer)),
  )

/** A game in the page whose start and course are written. Whoever leaves the track plays on, against the bots at the table. */
export async function lessonHost(script: AnyScript, { show, ...parts }: HostParts): Promise<SoloHost> {
  const rules = await rulesFrom(script.position, script.options)
  const { plan } = rehearse(rules, script)
  const standing = (inputs: Inputs): Standing => {
    const line = isOnTrack(plan, inputs) ? inputs.length : undefined
    const left = line === undefined ? [] : plan.slice(line)
    return { line, mine: left.flatMap(({ seat, answer }) => (seat === ME ? [wireAnswer(answer)] : [])) }
  }
  return new SoloHost({
    ...parts,
    rules: async () => rules,
    show: (frame: SoloFrame) => show({ ...frame, lesson: standing(frame.save.record.inputs) }),
    script: ({ inputs }) => {
      if (!isOnTrack(plan, inputs)) return undefined
      const next = plan.at(inputs.length)
      return next === undefined ? undefined : next.seat === ME ? [] : [next]
    },
  })
}
