import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

/** The part of pino that is used. Fields must never hold names, addresses, secrets, talk, seeds or anything of a hand. */
export interface Log {
  debug(fields: object, message?: string): void
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}

const FRAMES = 12

/** What kind of exception and where it happened, never its words: they could hold a name, a secret or a card. */
export function traceOf(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    type: error.constructor.name,
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    at: frames.slice(0, FRAMES).map((line) => line.trim()),
    ...(error.cause instanceof Error && { cause: traceOf(error.cause) }),
  }
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
