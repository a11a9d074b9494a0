/**
 * Takes the focus to the heading of a page that has just come: what had it is gone with the page before, and a screen reader would stay silent. Waits for
 * the heading, since some pages fetch their words first. Returns how to stop waiting.
 */
export function arrive(): () => void {
  const look = () => {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
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
