import { useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useNarrow, usePhone } from '../../kit/media.ts'
import { Teaching } from './hints.ts'
import { prepareShell } from './later.ts'

/** Beside the log of a first game: what it teaches. */
export const LESSON_TAB = 'lesson'

type Dialog = 'menu' | 'keys' | 'text' | undefined

/** What is open around a table, whatever is played on it. `crowded`: the seats need the room of the log. */
export function useShell(crowded: boolean) {
  const phone = usePhone()
  const narrow = useNarrow()
  const [dialog, setDialog] = useState<Dialog>()
  const [drawer, setDrawer] = useState(!narrow && !crowded)
  const [tab, setTab] = useState(useContext(Teaching) ? LESSON_TAB : 'log')
  /** After the end: the end screen, or the table once more. */
  const [ended, setEnded] = useState(true)
  useEffect(() => {
    // Where it would lie over the table it opens only on wish, also after a tablet was turned round.
    if (crowded || narrow) setDrawer(false)
  }, [crowded, narrow])
  useEffect(prepareShell, [])
  const before = useRef<HTMLElement>(undefined)
  /** A key takes one into the log, and from there back to where one was. */
  const toggleLog = useCallback(() => {
    const here = document.activeElement
    const reading = here?.closest('.drawer') != null
    if (!reading) before.current = here instanceof HTMLElement ? here : undefined
    setTab('log')
    setDrawer(!reading)
    requestAnimationFrame(() => (reading ? before.current : document.querySelector<HTMLElement>('.drawer .log'))?.focus())
  }, [])
  const showLog = useCallback(() => {
    setEnded(false)
    setTab('log')
    setDrawer(true)
  }, [])
  const showKeys = useCallback(() => setDialog('keys'), [])
  const showText = useCallback(() => setDialog('text'), [])
  return useMemo(
    () => ({
      phone,
      narrow,
      dialog,
      setDialog,
      drawer,
      setDrawer,
      tab,
      setTab,
      ended,
      setEnded,
      /** The table once more after the end, with the log beside it. */
      showLog,
      /** What the keys L, ? and T do. */
      keys: { log: toggleLog, keys: showKeys, text: showText },
    }),
    [phone, narrow, dialog, drawer, tab, ended, showLog, toggleLog, showKeys, showText],
  )
}

export type ShellState = ReturnType<typeof useShell>
