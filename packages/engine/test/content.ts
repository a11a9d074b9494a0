import { expect } from 'vitest'
import { without } from './knock-out.ts'

/** A scenario that proves the rule of a card, a character or a variant, and has its name. */
export interface Scenario {
  readonly id: string
  readonly title: string
  run(): void
}

export const scenario = (id: string, title: string, run: () => void): Scenario => ({ id, title, run })

/** What is wrong with the scenarios of one name, if anything. A scenario must fail at a table where the card has no rule; otherwise it does not test that rule. */
export function fault(id: string, scenarios: readonly Scenario[]): string | undefined {
  const own = scenarios.filter((one) => one.id === id)
  if (own.length === 0) return `${id} has no scenario`
  if (!own.some(asserts)) return `the scenarios of ${id} assert nothing`
  return own.some((one) => asserts(one) && fails(one)) ? undefined : `no scenario of ${id} uses its rule`
}

const assertions = (): number => expect.getState().assertionCalls

function asserts({ run }: Scenario): boolean {
  const before = assertions()
  run()
  return assertions() > before
}

function fails({ id, run }: Scenario): boolean {
  try {
    without(id, run)
    return false
  } catch {
    return true
  }
}
