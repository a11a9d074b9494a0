import { useEffect, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { declinedBy } from '../../session/pass.ts'
import { useStore } from '../../session/react.ts'
import type { At } from './at.ts'

/** Declines for who wants that, and where there is nothing else to do. */
export function usePass({ snap, give }: At): void {
  const { pass } = useStore(settings)
  const declined = declinedBy(snap, pass)
  const now = useRef({ declined, give })
  now.current = { declined, give }
  const after = declined?.after
  const number = snap.question?.number
  useEffect(() => {
    if (after === undefined || number === undefined) return undefined
    const timer = setTimeout(() => {
      const { declined: then, give: by } = now.current
      if (then) by(then.answer)
    }, after)
    return () => clearTimeout(timer)
  }, [after, number])
}
