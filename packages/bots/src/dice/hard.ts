import { type Answer, DIE_FACES, type DiceView, type Field } from '@sundown/engine'
import type { Bot, Situation } from '../bot.ts'
import { firstOf, nth } from '../list.ts'
import { PLAIN, type Temper } from '../temper.ts'
import { bestKept } from './falls.ts'
import { diceNormalWith, wishesOf } from './index.ts'
import { stakesOf, type Table, tableOf } from './stakes.ts'

/** Aims by who it takes everybody for, like `normal`, but rolls by the exact odds of all that may follow. */
export function diceHardWith(temper: Temper): Bot<DiceView> {
  const normal = diceNormalWith(temper)
  return {
    name: 'hard',
    remembers: true,
    answer: (situation, random) => {
      const table = isOfTheLaw(situation) ? undefined : tableOf(situation.view, wishesOf(situation, temper, situation.belief))
      return (table && weighed(situation, table)) ?? normal.answer(situation, random)
    },
  }
}

export const diceHard: Bot<DiceView> = diceHardWith(PLAIN)

/** Measured: whoever must outlive the others loses a little by it, so the law plays like `normal`. */
const isOfTheLaw = ({ view }: Situation<DiceView>): boolean => view.own?.role === 'sheriff' || view.own?.role === 'deputy'

/** Nothing: there is nothing to weigh. */
function weighed({ kind, options }: Situation<DiceView>, table: Table): Answer | undefined {
  const first = firstOf(options)
  const fields = first.fields ?? []
  if (kind === 'roll') return rolled(table, fields[0]?.from([]) ?? [])
  if (kind === 'beer') return { id: 'pour', picks: table.drinkers(offered(fields)).map((seat) => [seat]) }
  return kind === 'aim' && options.length === 1 ? { id: first.id, picks: table.targets(offered(fields)).map((seat) => [seat]) } : undefined
}

const offered = (fields: readonly Field[]): readonly (readonly number[])[] => fields.map((field) => field.from([]))

/** Rolls again whatever is not worth keeping. */
function rolled(table: Table, rollable: readonly number[]): Answer {
  const { dice, rollsLeft } = table.view.table
  const shown = DIE_FACES.map((face) => dice.filter((die) => die.face === face).length)
  const left = [...bestKept(shown, rollsLeft, stakesOf(table))]
  const again = dice.flatMap(({ face }, die) => {
    const at = DIE_FACES.indexOf(face)
    const kept = nth(left, at)
    if (kept === 0) return rollable.includes(die) ? [die] : []
    left[at] = kept - 1
    return []
  })
  return again.length === 0 ? { id: 'stop' } : { id: 'roll', picks: [again] }
}
