import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

/** Where an exception happened, never its words: they could hold a name, a secret or a card. */
export function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { error: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  return { error: error.name, code, at: frames.slice(0, 8).map((line) => line.trim()) }
}

/** JSON lines. What libraries log of requests, answers and errors is cut down to what is nobody's business. */
export const createLog = (level: LogLevel, to?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    serializers: {
      req: ({ method }: { readonly method?: string }) => ({ method }),
      res: ({ statusCode }: { readonly statusCode?: number }) => ({ statusCode }),
      err: traceOf,
      error: traceOf,
    },
  }
  return to ? pino(options, to) : pino(options)
}
