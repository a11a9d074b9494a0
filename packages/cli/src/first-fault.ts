import { firstOf } from '@sundown/engine'
/** What a bundler found first: it lists everything, and the first says enough. */
export function firstFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [first] = 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return typeof first?.text === 'string'
    ? `${first.location ? `line ${first.location.line}, ` : ''}${first.text}`
    : firstOf(error.message.split('\n'))
}
