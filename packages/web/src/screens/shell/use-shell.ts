import { useCallback, useContext, useEffect, useMemo, useState } from 'react'
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
  const [drawer, showDrawer] = useState(!narrow && !crowded)
  const [tab, setTab] = useState(useContext(Teaching) ? LESSON_TAB : 'log')
  /** After the end: the end screen, or the table once more. */
  const [ended, setEnded] = useState(true)
  useEffect(() => {
    // Where it would lie over the table it opens only on wish, also after a tablet was turned round.
    if (crowded || narrow) showDrawer(false)
  }, [crowded, narrow])
  useEffect(prepareShell, [])
  /** The button that opens or closes the drawer is gone then: the focus goes on to what has come for it. */
  const setDrawer = useCallback((open: boolean) => {
    showDrawer(open)
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.drawer [tabindex="0"], .rail .btn')?.focus())
  }, [])
  /** Into the log; whoever is there goes. */
  const toggleLog = useCallback(() => {
    setTab('log')
    setDrawer(!document.activeElement?.closest('.drawer'))
  }, [setDrawer])
  const showLog = useCallback(() => {
    setEnded(false)
    setTab('log')
    setDrawer(true)
  }, [setDrawer])
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
    [phone, narrow, dialog, drawer, tab, ended, setDrawer, showLog, toggleLog, showKeys, showText],
  )
}

export type ShellState = ReturnType<typeof useShell>
