import type { ErrorCode } from '@sundown/protocol'

export type Facts = { readonly [name: string]: string | number }

/** Something a client asked for is not possible: a code and what it takes to say it in any language. Nothing was changed. */
export class Refused extends Error {
  readonly code: string
  readonly facts: Facts | undefined

  constructor(code: ErrorCode, facts?: Facts) {
    super(code)
    this.code = code
    this.facts = facts
  }
}

/** A reason of the rules: its codes are the game's own. */
export class RefusedByRules extends Refused {
  override readonly code: string

  constructor(reason: { readonly code: string; readonly facts?: Facts }) {
    super('bad-message', reason.facts)
    this.code = reason.code
  }
}

/** What the log may say about an exception: where it happened, never its words, which could hold a card or a secret. */
export function traceOf(error: unknown): { readonly error: string; readonly at: readonly string[] } {
  if (!(error instanceof Error)) return { error: typeof error, at: [] }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return { error: error.name, at: frames.slice(0, 6).map((line) => line.trim()) }
}
