import { useEffect } from 'react'

/** Keeps the screen on for as long as this is shown, where the browser lets us. */
export function useStayAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let here = true
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      const got = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (here) lock = got
      else void got?.release()
    }
    void hold()
    // The browser lets go of it when the page is hidden.
    document.addEventListener('visibilitychange', hold)
    return () => {
      here = false
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
