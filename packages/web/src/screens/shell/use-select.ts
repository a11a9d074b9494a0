import { startTransition, useEffect, useRef, useState } from 'react'
import type { Policy, Tap } from '../../select/select.ts'
import { type Dimmed, type SelectSnapshot, SelectStore } from '../../select/store.ts'
import type { GameName } from '../../session/played.ts'
import type { GameSession, Refusal, Snapshot } from '../../session/session.ts'

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

/** What a session has told and what is picked up, as they are shown. */
export interface Shown<G extends GameName> {
  readonly told: Snapshot<G>
  readonly pick: SelectSnapshot
}

/**
 * What comes by itself is drawn in slices between two frames, so that nothing that moves halts for it; what the player does is drawn at once, a leap in a
 * recorded game too: nothing moves meanwhile. Both are shown as they belong together.
 */
export function useShown<G extends GameName>(session: GameSession<G>, select: SelectStore): Shown<G> {
  const now = () => ({ session, select, told: session.getSnapshot(), pick: select.getSnapshot() })
  const [shown, setShown] = useState(now)
  const seen = useRef(shown)
  seen.current = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: `now` depends on these two only
  useEffect(() => {
    const hear = () => {
      const after = now()
      if (after.told.log.at(-1)?.past) setShown(after)
      else startTransition(() => setShown(after))
    }
    const handle = () => {
      const pick = select.getSnapshot()
      // Another question is news of the session, and comes with the rest of it.
      if (seen.current.pick.question !== pick.question) hear()
      else setShown((before) => ({ ...before, pick }))
    }
    setShown((before) => (before.told === session.getSnapshot() && before.pick === select.getSnapshot() ? before : now()))
    const leave = [session.subscribe(hear), select.subscribe(handle)]
    return () => {
      for (const each of leave) each()
    }
  }, [session, select])
  // At another table nothing is left of the last one.
  return shown.session === session && shown.select === select ? shown : now()
}

/** Reasons for everything that is dimmed now. */
export function useReasons(select: SelectStore, wanted: readonly Dimmed[], moment: unknown): ReadonlyMap<string, Refusal> {
  const [reasons, setReasons] = useState<ReadonlyMap<string, Refusal>>(new Map())
  const key = wanted.map(keyFor).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all of what is wanted
  useEffect(() => {
    let current = true
    void select.whyNot(wanted).then((found) => {
      const fresh = new Map(wanted.flatMap((on, i) => (found[i] ? [[keyFor(on), found[i]]] : [])))
      // No reasons after no reasons: nothing is drawn anew.
      if (current) setReasons((known) => (known.size === 0 && fresh.size === 0 ? known : fresh))
    })
    return () => {
      current = false
    }
  }, [select, key, moment])
  return reasons
}
