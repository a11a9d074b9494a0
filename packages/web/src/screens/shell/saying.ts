import type { Saying } from '@sundown/engine/lazy'
import { isAsked, type Snapshot } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

/** For those who only watch: that they do, and how far behind the table. */
export const watching = ({ me, table }: Snapshot, { table: words }: InterfaceWords): Pick<Saying, 'detail'> =>
  me === null ? { detail: words.spectating(table?.settings.spectatorDelay ?? 0) } : {}

/** What the tab of the browser says: whether I am waited for, and how urgently. */
export function tabTitle({ view, question }: Snapshot, { app }: InterfaceWords): string {
  if (view?.over) return app.over
  if (!isAsked({ question })) return app.title
  return question?.kind === 'shot' ? app.shotAt : app.yourTurn
}

export const isMyTurn = ({ view, me }: Snapshot): boolean => view?.table.active === me

/** Whose turn it is: the heading of the page. */
export function turnIn(snap: Snapshot, { table }: InterfaceWords): string {
  const { view, names } = snap
  if (!view) return ''
  return isMyTurn(snap) ? table.yourTurn : table.turnOf(names[view.table.active] ?? '')
}
