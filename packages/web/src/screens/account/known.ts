import type { PastGame } from '@sundown/protocol'
import { useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { useStore } from '../../session/react.ts'

export type Played = (typeof PastGame)['_output']

/** What the server knows of me: asked for when I am known to it. */
export function useKnown(): { readonly games: readonly Played[] } {
  const { you } = useStore(hub)
  const [games, setGames] = useState<readonly Played[]>([])
  useEffect(() => {
    online()
  }, [])
  const id = you?.id
  useEffect(() => {
    if (id !== undefined) void hub.api.history().then(({ value }) => value && setGames(value.games))
  }, [id])
  return { games }
}
