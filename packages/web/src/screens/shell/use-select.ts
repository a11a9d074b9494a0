import { useEffect, useState } from 'react'
import type { Policy, Tap } from '../../select/select.ts'
import { type Dimmed, SelectStore } from '../../select/store.ts'
import type { GameSession, Refusal } from '../../session/session.ts'

export const keyFor = (on: Dimmed): string => ('card' in on ? `card ${on.card}` : `seat ${on.seat}`)
export const sameTap = (a: Tap, b: Tap): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The selection that goes with a session. `policy` must be a constant. */
export function useSelect<S extends GameSession>(session: S, policy: (session: S) => Policy): SelectStore {
  const [select, setSelect] = useState(() => new SelectStore(session, () => policy(session)))
  useEffect(() => {
    // Made anew when the effect runs again: a store that was disposed of hears nothing.
    const store = new SelectStore(session, () => policy(session))
    setSelect(store)
    return () => store.dispose()
  }, [session, policy])
  return select
}

/** Reasons for everything that is dimmed now. */
export function useReasons(select: SelectStore, wanted: readonly Dimmed[], moment: unknown): ReadonlyMap<string, Refusal> {
  const [reasons, setReasons] = useState<ReadonlyMap<string, Refusal>>(new Map())
  const key = wanted.map(keyFor).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is wanted
  useEffect(() => {
    let current = true
    void select.whyNot(wanted).then((found) => {
      if (current) setReasons(new Map(wanted.flatMap((on, i) => (found[i] ? [[keyFor(on), found[i]]] : []))))
    })
    return () => {
      current = false
    }
  }, [select, key, moment])
  return reasons
}
