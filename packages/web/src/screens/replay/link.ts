import type { Language } from '@sundown/engine/words'
import type { Moment } from './path.ts'

/** The codes of a game's links; `named`: nothing for whoever did not sit there. */
interface LinkCodes {
  readonly code: string
  readonly named: string | null
}

const isCodes = (json: unknown): json is LinkCodes =>
  typeof json === 'object' && json !== null && 'code' in json && typeof json.code === 'string' && 'named' in json

/** Nothing: the server is away, or the game is not there to be shown. */
export async function linkCodes(game: string): Promise<LinkCodes | undefined> {
  try {
    const response = await fetch(`/api/games/${encodeURIComponent(game)}/link`, { method: 'POST', credentials: 'same-origin' })
    const json: unknown = await response.json()
    return response.ok && isCodes(json) ? json : undefined
  } catch {
    return undefined
  }
}

/** The part of a code that names the game and nobody. */
export const bareCode = (code: string): string => code.split('.')[0] ?? code

/** Where a link leads: an address that the server knows, so that whoever is sent it sees a picture of the game. */
export const linkAddress = (code: string, language: Language, moment?: Moment): string =>
  [location.origin, 'r', code, language, ...(moment ? [moment.step, moment.eyes] : [])].join('/')
