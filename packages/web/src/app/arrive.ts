/**
 * Takes the focus to the heading of a page that has just come: what had it is gone with the page before, and a screen reader would stay silent. Waits for
 * the heading, since some pages fetch their words first. `left`: the heading of the page before. Returns how to stop waiting.
 */
export function arrive(left?: Element | null): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading || heading === left) return
    observer.disconnect()
    // The page has put it somewhere already.
    if (document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => observer.disconnect()
}

/** From now on, at every page. Returns how to end it. */
export function watchArrivals(): () => void {
  let stop = () => {}
  const onLeave = () => {
    stop()
    stop = arrive(document.querySelector('main h1'))
  }
  // Told before the address is read anew, so that the page before is still there.
  addEventListener('popstate', onLeave, true)
  return () => {
    stop()
    removeEventListener('popstate', onLeave, true)
  }
}
