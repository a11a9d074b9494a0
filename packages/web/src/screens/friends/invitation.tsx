import { hrefOf } from '../../app/route.ts'
import { ticket } from '../../app/ticket.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { Button } from '../../kit/button.tsx'
import { loadFriends } from '../../words/friends.ts'

/** A friend calls to a table: said on every page, until it is answered. */
export function Invitation({ from, code }: { readonly from: string; readonly code: string }) {
  const words = useInLanguage(loadFriends)
  if (!words) return null
  return (
    <p className="notice new-version invitation" role="status">
      <span>{words.invitation(from)}</span>
      <a className="btn primary" href={hrefOf({ to: 'table', code })} onClick={() => ticket.invite(undefined)}>
        {words.go}
      </a>
      <Button onClick={() => ticket.invite(undefined)}>{words.notNow}</Button>
    </p>
  )
}
