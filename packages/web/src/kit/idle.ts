/** Does something when the page has nothing else to do, after this many milliseconds at the latest. */
export function whenIdle(job: () => void, patience: number): void {
  if ('requestIdleCallback' in window) requestIdleCallback(job, { timeout: patience })
  else setTimeout(job, 100)
}
