import { useEffect, useState } from 'react'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { DeviceSession } from '../../session/device.ts'
import { useStore } from '../../session/react.ts'
import type { Refusal } from '../../session/session.ts'
import type { DeviceWords } from '../../words/device.en.ts'
import { loadDevice } from '../../words/device.ts'
import type { KeepingWords } from '../../words/keeping.en.ts'
import { loadKeeping } from '../../words/keeping.ts'
import Elsewhere from '../shell/elsewhere.tsx'
import { GameTable } from '../shell/game-table.tsx'
import { HomeBar } from '../shell/home-bar.tsx'
import { ComingTable } from '../shell/shell.tsx'
import { Cover } from './cover.tsx'
import { DeviceSetup } from './setup.tsx'
import { deviceTable } from './table.ts'
import './device.css'

interface PlayingProps {
  readonly session: DeviceSession
  readonly words: DeviceWords
  readonly onAnother: () => void
}

/** Whose device it is now; whoever only looks gives it on. */
function Holder({ session, words }: Pick<PlayingProps, 'session' | 'words'>) {
  const { me, names, around } = useStore(session)
  if (me === null) return null
  const waits = around.next !== undefined && around.next !== me
  return (
    <div className="device-holder">
      <span>
        {words.holds(names[me] ?? '')} {waits && words.waitsFor(names[around.next ?? 0] ?? '')}
      </span>
      <Button glyph="eye" onClick={() => session.cover()}>
        {words.cover}
      </Button>
    </div>
  )
}

/** The table of whoever holds the device, or the cover between two of them. */
function Playing({ session, words, onAnother }: PlayingProps) {
  const { ui, rules, need } = useSpoken()
  const { around, sets, me, game } = useStore(session)
  const wanted = sets.join()
  useEffect(() => {
    if (wanted !== '') need(wanted.split(','))
  }, [need, wanted])
  if (around.is === 'coming' || rules.sets.length < sets.length) return <ComingTable />
  if (around.is === 'covered') return <Cover session={session} words={words} onAnother={onAnother} />
  return (
    <GameTable
      // Anything one person had open is closed for the next.
      key={`${game} ${me}`}
      session={session}
      strip={around.is === 'held' && <Holder session={session} words={words} />}
      menu={<Button onClick={onAnother}>{words.another}</Button>}
      onAgain={onAnother}
      again={ui.end.newGame}
    />
  )
}

/** Nothing: there was no game to go on with. */
function whatIsWrong({ code, facts }: Refusal, words: DeviceWords, keeping: KeepingWords): string | undefined {
  switch (code) {
    case 'not-started':
      return undefined
    case 'rules-changed':
      return words.lost
    case 'no-such-set':
      return keeping.noSet(String(facts?.set))
    default:
      return words.failed
  }
}

/** Two to eight people at one device. */
export default function DeviceScreen() {
  const { ui } = useSpoken()
  const words = useInLanguage(loadDevice)
  const keeping = useInLanguage(loadKeeping)
  const { session, refusal } = useStore(deviceTable)
  /** The open game is to give way: asked for, then agreed to. */
  const [another, setAnother] = useState<'asked' | 'agreed'>()
  useTitle(words?.title ?? '')
  useEffect(() => {
    if (!session && !refusal) void deviceTable.restore()
  }, [session, refusal])
  // A new game has begun: it is not to give way to yet another.
  useEffect(() => {
    if (session) setAnother(undefined)
  }, [session])
  if (!words || !keeping) return <ComingTable />
  if (refusal?.code === 'elsewhere') return <Elsewhere onHere={() => deviceTable.takeBack()} />
  if (session && another !== 'agreed') {
    const isOver = () => session.getSnapshot().around.is === 'over'
    return (
      <>
        <Playing session={session} words={words} onAnother={() => setAnother(isOver() ? 'agreed' : 'asked')} />
        <Dialog
          open={another === 'asked'}
          onClose={() => setAnother(undefined)}
          title={words.another}
          closeLabel={ui.app.close}
          end={
            <>
              <Button onClick={() => setAnother('agreed')}>{words.another}</Button>
              <Button tone="primary" onClick={() => setAnother(undefined)}>
                {words.goOn}
              </Button>
            </>
          }
        >
          <p>{words.anotherNote}</p>
        </Dialog>
      </>
    )
  }
  if (!session && !refusal) return <ComingTable />
  const wrong = refusal && whatIsWrong(refusal, words, keeping)
  return (
    <>
      <HomeBar />
      <main className="plain-page">
        <h1>{words.title}</h1>
        <p>{words.lead}</p>
        {session && <Button onClick={() => setAnother(undefined)}>{words.goOn}</Button>}
        <DeviceSetup words={words} wrong={wrong} />
      </main>
    </>
  )
}
