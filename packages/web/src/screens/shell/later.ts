import { later } from '../../app/later.ts'

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

export function prepareShell(): void {
  Menu.prepare()
  KeyList.prepare()
  EndScreen.prepare()
  Peek.prepare()
}
