import { useLayoutEffect } from 'react'
import { type Player, SPEEDS } from '../../session/replay.ts'

/** What has keys of its own keeps them: the scrubber its arrows, a button its space bar. */
const OWN_ARROWS = 'input, select, textarea, [role="tablist"] *'
const OWN_SPACE = 'button, a, input:not([type="range"]), select, textarea, summary'

function actionFor({ key, shiftKey, target }: KeyboardEvent, player: Player): (() => void) | undefined {
  const on = target instanceof Element ? target : document.body
  const { opened, playing } = player.getSnapshot()
  if (key === ' ') return on.matches(OWN_SPACE) ? undefined : () => player.play(!playing)
  if (on.matches(OWN_ARROWS) && !(shiftKey && on.matches('[type="range"]'))) return undefined
  const speed = SPEEDS[Number(key) - 1]
  if (speed) return () => player.setSpeed(speed)
  switch (key) {
    case 'ArrowLeft':
      return () => void (shiftKey ? player.chapter(false) : player.by(-1))
    case 'ArrowRight':
      return () => void (shiftKey ? player.chapter(true) : player.by(1))
    case 'Home':
      return () => void player.to(0)
    case 'End':
      return () => void player.to(opened.last)
    default:
      return undefined
  }
}

/** Space plays, arrows step, Shift and arrows jump, 1 to 4 set the speed: anywhere but in a dialog. */
export function useReplayKeys(player: Player): void {
  // As soon as the deck is seen, its keys work.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || document.querySelector('dialog[open]')) return
      const act = actionFor(event, player)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [player])
}
