import { later } from '../../app/later.ts'
import { whenIdle } from '../../kit/idle.ts'

/** What no table shows at first. It comes when the table stands, so that it is there when it is called for. */
export const Menu = later(() => import('./menu.tsx'))
export const KeyList = later(() => import('./key-list.tsx'))
export const EndScreen = later(() => import('../end/end-screen.tsx'))

/** A card, large, for as long as it is hovered. */
export const Peek = later(() => import('./peek.tsx'))

/** What a screen reader is told: it waits a moment for more in any case. */
export const Live = later(() => import('./live.tsx'))

/** What somebody says, at a table where somebody can. */
export const Bubble = later(() => import('./bubble.tsx'))

/** Milliseconds after which nobody is too busy any more. */
const PATIENCE = 3000

/** Fetches what a table may show later, once it has been drawn. */
export const prepareLater = (parts: readonly { readonly prepare: () => void }[]): void =>
  whenIdle(() => {
    for (const part of parts) part.prepare()
  }, PATIENCE)

export const prepareShell = (): void => prepareLater([Menu, KeyList, EndScreen, Peek])
