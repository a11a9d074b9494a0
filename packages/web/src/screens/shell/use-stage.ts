import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { settings } from '../../app/settings.ts'
import { speaker } from '../../app/speaker.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { patiently } from '../../session/patiently.ts'
import type { GameName } from '../../session/played.ts'
import { type GameSession, isAsked, type Snapshot } from '../../session/session.ts'
import type { Staging } from '../../stage/plan.ts'
import type { Stage } from '../../stage/stage.ts'
import type { Prints } from '../../stage/wardrobe.ts'
import { loadStageWords } from '../../words/stage.ts'
import { isTyping } from './table-keys.ts'

/** How a game is shown, in parts that come when the table stands. */
export interface Staged<G extends GameName> {
  /** Must be a constant. */
  readonly load: () => Promise<Staging<G>>
  readonly prints: Prints
  /** What a thing of the game is called. */
  readonly name: (id: string) => string
}

/** For whoever looks at it more closely: `data-tempo` of the page. */
const tempo = (): number => Number(document.documentElement.dataset.tempo ?? 1)

/** Nobody looks, or nobody wants to see it move. */
const isDark = (): boolean => document.visibilityState === 'hidden' || !settings.getSnapshot().motion

/** The game has only just begun, before our eyes: all of it can be shown. */
const isOpening = ({ log, view }: Snapshot): boolean => {
  const [first] = log
  return first !== undefined && first.before === undefined && !first.past && (view?.table.turn ?? 0) <= 1 && log.length <= 3
}

/** Until the stage has come, nobody sees what it is about to deal; if it does not come, for no longer than this. */
const CURTAIN = 2500
const curtain = (down: boolean): void => {
  if (down) document.documentElement.dataset.dealing = ''
  else delete document.documentElement.dataset.dealing
}

/**
 * Shows what happens, over a page that is true from the first moment. Returns whether everything has been shown of a game that is over: only then
 * the curtain falls.
 */
export function useStage<G extends GameName>(session: GameSession<G>, snap: Snapshot<G>, staged: Staged<G>): boolean {
  const stage = useRef<Stage<G>>(undefined)
  const words = useInLanguage(loadStageWords)
  const now = useRef({ snap, staged, words })
  now.current = { snap, staged, words }
  const [shown, setShown] = useState(false)

  useLayoutEffect(() => {
    if (isDark() || !isOpening(now.current.snap)) return undefined
    curtain(true)
    const timer = setTimeout(() => curtain(false), CURTAIN)
    return () => {
      clearTimeout(timer)
      curtain(false)
    }
  }, [])

  const { load } = staged
  useEffect(() => {
    let here = true
    void patiently(() => Promise.all([import('../../stage/stage.ts'), load()])).then(
      ([lib, staging]) => {
        const { view, log, question, me } = now.current.snap
        if (!here || !view) return
        const setting = () => {
          const { staged: how, words: said } = now.current
          return {
            prints: how.prints,
            sounds: speaker,
            words: {
              missed: said?.missed ?? '',
              holds: (source: string) => said?.holds(how.name(source)) ?? '',
              life: (n: number) => said?.life(n) ?? '',
              role: how.name,
              inJail: said?.inJail ?? '',
              won: (by: string) => said?.won[by] ?? '',
            },
          }
        }
        const made = new lib.Stage(staging, setting, view, tempo())
        stage.current = made
        if (!isDark() && isOpening(now.current.snap)) {
          for (const { events, before, after } of log) made.commit({ events, before, after, question, me })
        }
        curtain(false)
        made.whenIdle(() => session.seen?.())
        document.documentElement.dataset.staged = ''
      },
      () => session.seen?.(),
    )
    return () => {
      here = false
      stage.current?.finish()
      stage.current = undefined
    }
  }, [load, session])

  // Before anything is drawn anew: where cards lie now is where they leave from. Another question moves nothing.
  useEffect(() => {
    let { log } = session.getSnapshot()
    return session.subscribe(() => {
      const before = log
      log = session.getSnapshot().log
      if (log !== before && !isDark()) stage.current?.look()
    })
  }, [session])

  const heard = useRef<{ readonly number: number; readonly asked: number | undefined }>(undefined)
  useLayoutEffect(() => {
    const { log, view, question, me } = snap
    const last = log.at(-1)?.number ?? 0
    const before = heard.current
    heard.current = { number: last, asked: isAsked(snap) ? question?.number : undefined }
    const { current } = stage
    if (!current || !view) return
    // An answer ends what is still being shown.
    if (before?.asked !== undefined && question?.number !== before.asked) current.finish()
    const fresh = log.filter(({ number }) => number > (before?.number ?? last))
    if (fresh.length === 0) return
    if (isDark() || fresh.some(({ past }) => past)) {
      current.reset(view)
      return
    }
    for (const batch of fresh) {
      current.commit({
        events: batch.events,
        before: batch.before,
        after: batch.after,
        question: batch.number === last ? question : undefined,
        me,
      })
    }
  }, [snap])

  const over = snap.view?.over !== undefined
  useLayoutEffect(() => {
    if (!over) {
      setShown(false)
      return
    }
    if (stage.current) stage.current.whenIdle(() => setShown(true))
    else setShown(true)
  }, [over])

  useEffect(() => {
    const finish = () => stage.current?.finish()
    const reshape = () => stage.current?.reshape()
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' || (key.toLowerCase() === 's' && !isTyping(target))) finish()
    }
    const onHide = () => document.visibilityState === 'hidden' && finish()
    addEventListener('keydown', onKey)
    addEventListener('resize', reshape)
    document.addEventListener('visibilitychange', onHide)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('resize', reshape)
      document.removeEventListener('visibilitychange', onHide)
    }
  }, [])
  return shown
}
