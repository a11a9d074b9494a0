import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { go, hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { useWords } from '../../app/words.tsx'
import { IconButton } from '../../kit/button.tsx'
import { Drawer, type DrawerTab } from '../../kit/drawer.tsx'
import { LogList, type LookUp as LookUpPart } from '../../kit/log.tsx'
import { useNarrow, usePhone } from '../../kit/media.ts'
import { Sheet } from '../../kit/overlay.tsx'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import { useStore } from '../../session/react.ts'
import type { GameSession } from '../../session/session.ts'
import { EndScreen } from '../end/end-screen.tsx'
import { AsText } from './as-text.tsx'
import { type At, AtTable } from './at.ts'
import { DesktopTable } from './desktop.tsx'
import { KeyList } from './key-list.tsx'
import { useKeys } from './keys.ts'
import { Live } from './live.tsx'
import { LookUp } from './look-up.tsx'
import { Menu } from './menu.tsx'
import { Peek } from './peek.tsx'
import { PhoneTable } from './phone.tsx'
import { standing } from './story.ts'
import './table.css'
import { Phases } from './turn-end.tsx'
import { useAlerts } from './use-alerts.ts'
import { useTable } from './use-at.ts'
import { useFocus } from './use-focus.ts'
import { useMotion } from './use-motion.ts'
import { usePass } from './use-pass.ts'

export interface TableScreenProps {
  readonly session: GameSession
  /** Beside the log: the chat of a table at the server. */
  readonly tabs?: readonly DrawerTab[]
  /** Sentences about the connection and the like. */
  readonly notice?: ReactNode
  /** More in the menu. */
  readonly menu?: ReactNode
  /** What one can do after the end. */
  readonly onAgain: () => void
  readonly again: string
  readonly againNote?: string | undefined
}

type Open = 'menu' | 'keys' | 'text' | undefined

const titleOf = ({ snap, view, spoken }: At): string => {
  const { app } = spoken.ui
  if (view.over) return app.over
  if (!snap.question?.options) return app.title
  return snap.question.kind === 'shot' ? app.shotAt : app.yourTurn
}

/** The table, whoever runs the game. */
export function TableScreen({ session, tabs = [], notice, menu, onAgain, again, againNote }: TableScreenProps) {
  const ui = useWords()
  const { at, told, looked, closeLooked, peeked, book } = useTable(session)
  const phone = usePhone()
  const narrow = useNarrow()
  const [theme, setTheme] = useTheme()
  const { muted } = useStore(settings)
  const [open, setOpen] = useState<Open>()
  const [drawer, setDrawer] = useState(!narrow)
  const [tab, setTab] = useState('log')
  const [ended, setEnded] = useState(true)
  useTitle(at ? titleOf(at) : ui.app.title)
  useMotion(at)
  useAlerts(at)
  usePass(at)
  useFocus(at)
  useKeys(at, {
    log: useCallback(() => {
      setTab('log')
      setDrawer((was) => !was)
    }, []),
    keys: useCallback(() => setOpen('keys'), []),
    text: useCallback(() => setOpen('text'), []),
  })
  // Eight seats need the room.
  const crowded = (at?.view.seats.length ?? 0) > 7
  useEffect(() => {
    if (crowded) setDrawer(false)
  }, [crowded])
  const entries = useMemo(() => (at ? book.entries(at.snap.log) : []), [book, at])
  if (!at) {
    return (
      <main className="loading">
        <p role="status">{ui.app.loading}</p>
      </main>
    )
  }
  const { view, snap, look } = at
  const lookUp: LookUpPart = (part) => {
    if (part.kind === 'person') look({ what: 'seat', seat: part.seat })
    else if (part.kind === 'card') look({ what: 'face', face: { id: part.id, suit: undefined, rank: undefined } })
  }
  const log = <LogList entries={entries} label={ui.table.log} onLookUp={lookUp} />
  const all: readonly DrawerTab[] = [{ id: 'log', label: ui.table.log, glyph: 'log', content: log }, ...tabs]
  const turn = view.table.active === snap.me ? ui.table.yourTurn : ui.table.turnOf(snap.names[view.table.active] ?? '')
  const over = view.over !== undefined && ended
  return (
    <AtTable value={at}>
      <div className={`table-page ${phone ? 'on-phone' : ''}`}>
        <TopBar
          home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}`, onPress: () => go({ to: 'home' }) }}
          short={phone}
          status={
            !phone &&
            !view.over &&
            view.table.turn > 0 && (
              <span key={turn} className="chip hot">
                {turn}
              </span>
            )
          }
          tools={
            <>
              {phone &&
                tabs.map(({ id, label, glyph, news }) => (
                  <IconButton
                    key={id}
                    glyph={glyph}
                    label={label}
                    news={news}
                    onClick={() => {
                      setTab(id)
                      setDrawer(true)
                    }}
                  />
                ))}
              {!phone && <IconButton glyph="book" label={ui.keys.title} onClick={() => setOpen('keys')} />}
              {!phone && (
                <IconButton
                  glyph={muted ? 'mute' : 'sound'}
                  label={ui.settings.mute}
                  aria-pressed={muted}
                  onClick={() => settings.change({ muted: !muted })}
                />
              )}
              {!phone && <ThemeSwitch theme={theme} onTheme={setTheme} label={ui.settings.theme} />}
              <IconButton glyph="menu" label={ui.app.menu} onClick={() => setOpen('menu')} />
            </>
          }
        >
          {phone ? (
            <div className="top-phases">{view.over ? null : <Phases />}</div>
          ) : (
            <>
              {view.table.turn > 0 && <span className="chip">{ui.table.turn(view.table.turn)}</span>}
              <span className="chip">{ui.table.standing(standing(view), view.seats.length)}</span>
            </>
          )}
        </TopBar>
        {notice}
        {over ? (
          <EndScreen onAgain={onAgain} again={again} note={againNote} onTable={() => setEnded(false)} />
        ) : (
          <main className="table-body">
            <h1 className="sr">{turn}</h1>
            {phone ? (
              <PhoneTable told={told} last={entries.at(-1)} onLog={() => setDrawer(true)} onEnd={() => setEnded(true)} />
            ) : (
              <>
                <DesktopTable told={told} onEnd={() => setEnded(true)} />
                <Drawer
                  label={ui.table.log}
                  tabs={all}
                  tab={tab}
                  onTab={setTab}
                  open={drawer}
                  onOpen={setDrawer}
                  closeLabel={ui.app.close}
                  over={narrow}
                />
              </>
            )}
          </main>
        )}
        {phone && (
          <Sheet
            open={drawer && !over}
            onClose={() => setDrawer(false)}
            title={all.find(({ id }) => id === tab)?.label ?? ui.table.log}
            closeLabel={ui.app.close}
          >
            {all.find(({ id }) => id === tab)?.content}
          </Sheet>
        )}
        <Live />
        {peeked && !looked && !phone && <Peek peeked={peeked} />}
        <LookUp looked={looked} onClose={closeLooked} />
        <KeyList open={open === 'keys'} onClose={() => setOpen(undefined)} />
        <AsText open={open === 'text'} onClose={() => setOpen(undefined)} />
        <Menu
          open={open === 'menu'}
          onClose={() => setOpen(undefined)}
          theme={theme}
          onTheme={setTheme}
          solo={snap.solo}
          onText={() => setOpen('text')}
        >
          {menu}
        </Menu>
      </div>
    </AtTable>
  )
}
