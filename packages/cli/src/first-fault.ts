import { firstOf } from '@sundown/engine'
/** The first error of a bundler. It lists all of them, but the first says enough. */
export function firstFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [first] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return typeof first?.text === 'string'
    ? `${first.location ? `line ${first.location.line}, ` : ''}${first.text}`
    : firstOf(error.message.split('\n'))
}
