import type { AnyFace, Teller } from '@sundown/engine/lazy'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { go, hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { useTitle } from '../../app/title.ts'
import { useWords } from '../../app/words.tsx'
import { IconButton } from '../../kit/button.tsx'
import { Drawer, type DrawerTab } from '../../kit/drawer.tsx'
import { type LogEntry, LogList, type LookUp } from '../../kit/log.tsx'
import { Sheet } from '../../kit/overlay.tsx'
import { useTheme } from '../../kit/theme.ts'
import { ThemeSwitch, TopBar } from '../../kit/topbar.tsx'
import type { GameName } from '../../session/played.ts'
import { useStore } from '../../session/react.ts'
import type { GameSession, Snapshot } from '../../session/session.ts'
import { type Hint, Hinting } from './hints.ts'
import type { KeyLine } from './keys.ts'
import { LastLine } from './last-line.tsx'
import { KeyList, Live, Menu } from './later.ts'
import { tabTitle, turnIn } from './saying.ts'
import '../table/table.css'
import './lying.css'
import './roomy.css'
import type { ShellState } from './use-shell.ts'

/** What the table screen of any game is handed. */
export interface TableScreenProps<G extends GameName = GameName> {
  readonly session: GameSession<G>
  /** Beside the log: the chat of a table at the server. */
  readonly tabs?: readonly DrawerTab[]
  /** Sentences about the connection and the like: in the top bar, where they cover nothing of the table. */
  readonly notice?: ReactNode
  /** A line of its own under the top bar. */
  readonly strip?: ReactNode
  /** More in the menu. */
  readonly menu?: ReactNode
  /** Under the table of a game that is seen again: what turns it. Such a game has no end to go on from. */
  readonly deck?: ReactNode
  /** What one can do after the end. */
  readonly onAgain: () => void
  /** Nothing: somebody else must do something first. */
  readonly again: string | undefined
  readonly againNote?: string | undefined
  /** Where leaving is more than closing the page. */
  readonly leave?: { readonly label: string; readonly onLeave: () => void } | undefined
}

export interface ShellProps extends Pick<TableScreenProps, 'tabs' | 'notice' | 'strip' | 'menu' | 'deck'> {
  readonly shell: ShellState
  readonly game: GameName
  readonly snap: Snapshot
  /** Tells what happens, in the words of the game. */
  readonly teller: Teller<AnyFace>
  /** Advice about what is asked. */
  readonly hint: Hint | undefined
  /** In the middle of the top bar. */
  readonly top: ReactNode
  readonly entries: readonly LogEntry[]
  readonly onLookUp: LookUp
  /** In place of the table once the game is over. */
  readonly end: ReactNode
  readonly keys: readonly KeyLine[]
  readonly children: ReactNode
  /** Dialogs and the like: what belongs to the page and to no place in it. */
  readonly beside: ReactNode
}

const isRunning = ({ view }: Snapshot): boolean => view !== undefined && !view.over && view.table.turn > 0

/** How many lines have come since somebody read them. */
function useUnread(lines: number, reading: boolean): number {
  const [read, setRead] = useState(lines)
  useEffect(() => {
    if (reading || lines < read) setRead(lines)
  }, [reading, lines, read])
  return reading ? 0 : Math.max(0, lines - read)
}

/** The page around a table: top bar, log, menu. Everything of the game itself comes from outside. */
export function Shell(props: ShellProps) {
  const { shell, game, snap, teller, hint, top, entries, onLookUp, keys, children, beside, tabs = [], notice, strip, menu, deck } = props
  const end = deck ? undefined : props.end
  const { phone, narrow, dialog, setDialog, drawer, setDrawer, tab, setTab } = shell
  const ui = useWords()
  const [theme, setTheme] = useTheme()
  const { muted } = useStore(settings)
  useTitle(tabTitle(snap, ui))
  const turn = turnIn(snap, ui)
  const log = <LogList entries={entries} label={ui.table.log} onLookUp={onLookUp} />
  const unread = useUnread(entries.length, drawer && tab === 'log')
  const all: readonly DrawerTab[] = [{ id: 'log', label: ui.table.log, glyph: 'log', news: deck ? 0 : unread, content: log }, ...tabs]
  return (
    <Hinting value={hint}>
      <div
        className={`table-page ${phone ? 'on-phone' : ''} ${deck ? 'with-deck' : ''} ${snap.open && snap.me === null ? 'open-hands' : ''}`}
      >
        <TopBar
          home={{ href: hrefOf({ to: 'home' }), label: `${ui.app.title}, ${ui.app.home}`, onPress: () => go({ to: 'home' }) }}
          short={phone}
          status={
            !phone &&
            isRunning(snap) && (
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
              {!phone && <IconButton glyph="book" label={ui.keys.title} onClick={() => setDialog('keys')} />}
              {!phone && (
                <IconButton
                  glyph={muted ? 'mute' : 'sound'}
                  label={ui.settings.mute}
                  aria-pressed={muted}
                  onClick={() => settings.change({ muted: !muted })}
                />
              )}
              {!phone && <ThemeSwitch theme={theme} onTheme={setTheme} label={ui.settings.theme} />}
              <IconButton glyph="menu" label={ui.app.menu} onClick={() => setDialog('menu')} />
            </>
          }
        >
          {top}
          {notice}
          {!phone && !drawer && !end && <LastLine entry={entries.at(-1)} onOpen={() => setDrawer(true)} inBar />}
        </TopBar>
        {strip}
        {end ? (
          <Suspense fallback={<ComingTable />}>{end}</Suspense>
        ) : (
          <main className="table-body">
            <h1 className="sr">{turn}</h1>
            {children}
            {!phone && (
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
            )}
          </main>
        )}
        {deck}
        {phone && (
          <Sheet
            open={drawer && !end}
            onClose={() => setDrawer(false)}
            title={all.find(({ id }) => id === tab)?.label ?? ui.table.log}
            closeLabel={ui.app.close}
          >
            {all.find(({ id }) => id === tab)?.content}
          </Sheet>
        )}
        <Suspense fallback={null}>
          <Live snap={snap} teller={teller} ui={ui} />
        </Suspense>
        {beside}
        <Suspense fallback={null}>
          {dialog === 'keys' && <KeyList onClose={() => setDialog(undefined)} keys={keys} game={game} solo={snap.solo} />}
          {dialog === 'menu' && (
            <Menu
              onClose={() => setDialog(undefined)}
              theme={theme}
              onTheme={setTheme}
              solo={snap.solo}
              game={game}
              onText={() => setDialog('text')}
            >
              {menu}
            </Menu>
          )}
        </Suspense>
      </div>
    </Hinting>
  )
}

/** The game is on its way. */
export function ComingTable() {
  const ui = useWords()
  return (
    <main className="loading">
      <p role="status">{ui.app.loading}</p>
    </main>
  )
}
