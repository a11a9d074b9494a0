import { useRef, useState } from 'react'

/** What is sent once: to press again while it is under way does nothing, or the second answer would hide the first. */
export function useOnce(): { readonly busy: boolean; readonly once: (job: () => Promise<void>) => void } {
  const underWay = useRef(false)
  const [busy, setBusy] = useState(false)
  const once = (job: () => Promise<void>) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    void job().finally(() => {
      underWay.current = false
      setBusy(false)
    })
  }
  return { busy, once }
}
