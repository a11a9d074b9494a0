import type { Language } from '@sundown/engine/words'
import type { Hub } from '../session/online.ts'
import { loadFriends } from '../words/friends.ts'
import { callPlayer } from './call.ts'
import { routeOf } from './route.ts'
import { ticket } from './ticket.ts'

/** Calls the player for what happens elsewhere than on the page he looks at: a table by post waits for him, a friend invites him. */
export function listenForCalls(hub: Hub, language: () => Language): void {
  let waited = new Set<string>()
  let greeted = false
  let invitation = hub.getSnapshot().invitation
  hub.subscribe(() => {
    const { moves, connection, invitation: now } = hub.getSnapshot()
    if (now !== invitation && now) {
      ticket.invite({ from: now.from.name, code: now.code })
      void loadFriends(language()).then((words) => callPlayer({ text: words.invitation(now.from.name), tag: 'invitation' }))
    }
    invitation = now
    if (connection !== 'live') return
    const waiting = new Set(moves.map(({ table }) => table))
    const route = routeOf(location.hash)
    const news = moves.find(({ table, code }) => !waited.has(table) && !(route.to === 'table' && route.code === code))
    waited = waiting
    // What was already waiting when the page opened is visible on it and needs no call.
    if (news && greeted) void loadFriends(language()).then((words) => callPlayer({ text: words.callMove(news.host), tag: 'move' }))
    greeted = true
  })
}
