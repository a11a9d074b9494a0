import type { FriendView } from '@sundown/protocol'
import { useEffect, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { Button } from '../../kit/button.tsx'
import { useStore } from '../../session/react.ts'
import { loadFriends } from '../../words/friends.ts'

/** Friends who are here, to be called to this table with one tap. */
export default function InviteFriends({ table }: { readonly table: string }) {
  const words = useInLanguage(loadFriends)
  const { friends } = useStore(hub)
  const [called, setCalled] = useState<readonly string[]>([])
  useEffect(() => {
    void hub.watchFriends(true)
    return () => void hub.watchFriends(false)
  }, [])
  const here = (friends ?? []).filter((friend: FriendView) => friend.here && friend.mutual)
  if (!words || here.length === 0) return null
  return (
    <div className="invite-friends">
      <p className="small">{words.inviteNote}</p>
      <div className="row">
        {here.map(({ person }) => (
          <Button
            key={person.id}
            disabled={called.includes(person.id)}
            aria-label={words.of(called.includes(person.id) ? words.invited : words.invite, person.name)}
            onClick={() => {
              setCalled([...called, person.id])
              void hub.invite(table, person.id)
            }}
          >
            {`${called.includes(person.id) ? words.invited : words.invite}: ${person.name}`}
          </Button>
        ))}
      </div>
    </div>
  )
}
