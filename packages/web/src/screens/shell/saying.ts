import { isAsked, type Snapshot } from '../../session/session.ts'
import type { InterfaceWords } from '../../words/types.ts'

/** What the question bar says: the first sentence large, what follows small. */
export interface Saying {
  readonly title: string
  readonly detail?: string | undefined
}

export function split(text: string): Saying {
  const end = text.search(/[.?!…] (?=\p{Lu})/u)
  const isName = end >= 0 && text.slice(0, end + 1).endsWith('BANG!')
  return end < 0 || isName ? { title: text } : { title: text.slice(0, end + 1), detail: text.slice(end + 2) }
}

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
