import type { FriendView } from '@sundown/protocol'
import { hrefOf } from '../../app/route.ts'
import type { FriendsWords } from '../../words/friends.en.ts'

/** To the table where a friend is, if everybody may go there. */
export function WhereTo({ at, name, words }: { readonly at: FriendView['at']; readonly name: string; readonly words: FriendsWords }) {
  if (!at) return null
  const label = at.join ? words.join : words.watch
  return (
    <a className="btn" href={hrefOf({ to: 'table', code: at.code })} aria-label={words.of(label, name)}>
      {label}
    </a>
  )
}
