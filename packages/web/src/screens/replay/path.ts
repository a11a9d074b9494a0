import type { Eyes, Source } from '../../session/replay-messages.ts'
import type { Snapshot } from '../../session/session.ts'

/** Behind `#/replay/`: which record, then the step and the eyes. */
export const SOLO = 'solo'
/** The last game of several people on this device. */
export const DEVICE = 'device'
export const FILE = 'file'
/** A finished game that was kept on this device. */
export const KEPT = 'kept'
export const keptPath = (id: string): string => `${KEPT}/${encodeURIComponent(id)}`
export const gamePath = (game: string): string => `game/${encodeURIComponent(game)}`

/** Where a game that is over is seen again. */
export const replayOf = ({ solo, table }: Pick<Snapshot, 'solo' | 'table'>, game: string): string =>
  solo ? SOLO : table ? gamePath(game) : DEVICE

/** Where a record is, as an address says it; nothing: it is still to be chosen. */
export type Found =
  | { readonly from: typeof SOLO | typeof DEVICE | typeof FILE }
  /** At the server: by its own id, or by the code of a link to it. */
  | { readonly from: 'game' | 'link' | typeof KEPT; readonly id: string }

export interface Moment {
  readonly step: number
  readonly eyes: Eyes
}

export function foundIn(path: string | undefined): Found | undefined {
  const [from, id = ''] = (path ?? '').split('/')
  if (from === SOLO || from === DEVICE || from === FILE) return { from }
  return (from === 'game' || from === 'link' || from === KEPT) && id !== '' ? { from, id: decoded(id) } : undefined
}

export const recordUrl = (game: string): Source => ({ url: `/api/games/${encodeURIComponent(game)}/record` })
export const sharedUrl = (code: string): Source => ({ url: `/api/links/${encodeURIComponent(code)}` })

const EYES: readonly Eyes[] = ['spectator', 'all', 'hands']

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** What stands behind the game in an address: the step, the eyes, and who sat there if whoever sent it wanted to say so. */
const restOf = (path: string | undefined): readonly string[] => {
  const parts = (path ?? '').split('/')
  // A link has said the language besides, for its preview.
  return parts.slice(parts[0] === 'link' ? 3 : parts[0] === 'game' || parts[0] === KEPT ? 2 : 1)
}

export function momentIn(path: string | undefined): Moment | undefined {
  const [step = '', through = ''] = restOf(path)
  if (!/^\d{1,6}$/.test(step)) return undefined
  const eyes = /^\d$/.test(through) ? Number(through) : EYES.find((each) => each === through)
  return { step: Number(step), eyes: eyes ?? 'all' }
}

export function namesIn(path: string | undefined): readonly string[] | undefined {
  const [, , names = ''] = restOf(path)
  return names === '' ? undefined : names.split(',').map(decoded)
}

/**
 * The address of a moment. A game is known by its id alone, which nobody guesses. Names stand behind the #, which no browser sends to a server: nobody keeps them
 * but who has the link.
 */
export const momentPath = (game: string, { step, eyes }: Moment, names: readonly string[] | undefined): string =>
  [gamePath(game), step, eyes, ...(names ? [names.map(encodeURIComponent).join(',')] : [])].join('/')

// Where one was when the page went, for when it comes again: a reload, a new version.

const MOMENT = 'sundown.moment'
/** The game an address names, and its moment if it has one: a link to another moment leads there. Names of people are left out. */
const placeOf = (path: string): string => [...path.split('/').slice(0, 2), ...restOf(path).slice(0, 2)].join('/')

export function rememberMoment(path: string, { step, eyes }: Moment): void {
  try {
    sessionStorage.setItem(MOMENT, `${placeOf(path)} ${step}/${eyes}`)
  } catch {
    // Then it begins anew.
  }
}

/** Told once, and only of this address. */
export function rememberedMoment(path: string): Moment | undefined {
  try {
    const [of, moment = ''] = (sessionStorage.getItem(MOMENT) ?? '').split(' ')
    sessionStorage.removeItem(MOMENT)
    return of === placeOf(path) ? momentIn(`${SOLO}/${moment}`) : undefined
  } catch {
    return undefined
  }
}

// Names are not in a record: whoever sat at the table keeps them for as long as the tab is open.

const key = (game: string): string => `sundown.names.${game}`

export function rememberNames(game: string, names: readonly string[]): void {
  try {
    sessionStorage.setItem(key(game), JSON.stringify(names))
  } catch {
    // Then nobody has a name.
  }
}

export function rememberedNames(game: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key(game)) ?? 'null')
  } catch {
    return undefined
  }
}
