import type { Hub } from './online.ts'

/** Browsers freeze pages that nobody looks at: when one is looked at again, or the network is back, the line is tested at once. */
export function watchPage(hub: Hub): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') hub.wake()
  }
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', wake)
  return () => {
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', wake)
  }
}
