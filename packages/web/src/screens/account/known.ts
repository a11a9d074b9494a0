import type { PastGame } from '@sundown/protocol'
import { useCallback, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { useStore } from '../../session/react.ts'

export type Played = (typeof PastGame)['_output']

/** What the server knows of me: asked for when I am known to it. */
export function useKnown(): { readonly games: readonly Played[]; readonly older: (() => void) | undefined } {
  const { you } = useStore(hub)
  const [games, setGames] = useState<readonly Played[]>([])
  const [next, setNext] = useState<number | null>(null)
  useEffect(() => {
    online()
  }, [])
  const id = you?.id
  useEffect(() => {
    if (id === undefined) return
    setGames([])
    setNext(0)
  }, [id])
  const older = useCallback(async (from: number) => {
    const { value } = await hub.api.history(from)
    if (!value) return
    setGames((shown) => joined(shown, value.games))
    setNext(value.next)
  }, [])
  useEffect(() => {
    if (next === 0) void older(next)
  }, [next, older])
  return { games, older: next ? () => void older(next) : undefined }
}

/** A game that began in the meantime moves the others on: some come twice. */
const joined = (shown: readonly Played[], more: readonly Played[]): readonly Played[] => [
  ...shown,
  ...more.filter(({ game }) => shown.every((other) => other.game !== game)),
]
