import type { Eyes, Source } from '../../session/replay-messages.ts'

/** Behind `#/replay/`: which record, then the step and the eyes. */
export const SOLO = 'solo'
export const FILE = 'file'
export const gamePath = (game: string): string => `game/${encodeURIComponent(game)}`

/** Where a record is, as an address says it; nothing: it is still to be chosen. */
export type Found = { readonly from: typeof SOLO | typeof FILE } | { readonly from: 'game' | 'link'; readonly id: string }

export function foundIn(path: string | undefined): Found | undefined {
  const [from, id = ''] = (path ?? '').split('/')
  if (from === SOLO || from === FILE) return { from }
  return (from === 'game' || from === 'link') && id !== '' ? { from, id: decodeURIComponent(id) } : undefined
}

export const recordUrl = (game: string): Source => ({ url: `/api/games/${encodeURIComponent(game)}/record` })

const EYES: readonly Eyes[] = ['spectator', 'all', 'hands']

/** The step and the eyes at the end of an address. */
export function momentIn(path: string | undefined): { readonly step: number; readonly eyes: Eyes } | undefined {
  const [, step, through = ''] = /\/(\d{1,6})(?:\/(\w+))?$/.exec(path ?? '') ?? []
  if (step === undefined) return undefined
  const eyes = /^\d$/.test(through) ? Number(through) : EYES.find((each) => each === through)
  return { step: Number(step), eyes: eyes ?? 'all' }
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
