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
  return useMemo(() => {
    const openLog = (open: boolean) => {
      setTab('log')
      setDrawer(open)
    }
    return {
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
      showLog: () => {
        setEnded(false)
        openLog(true)
      },
      /** What the keys L, ? and T do. L takes one into the log; whoever is there goes. */
      keys: {
        log: () => openLog(!document.activeElement?.closest('.drawer')),
        keys: () => setDialog('keys'),
        text: () => setDialog('text'),
      },
    }
  }, [phone, narrow, dialog, drawer, tab, ended, setDrawer])
}

export type ShellState = ReturnType<typeof useShell>
