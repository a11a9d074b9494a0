import { Suspense, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { go } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken, useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { usePart, useStore } from '../../session/react.ts'
import type { PlayingWords } from '../../words/playing.en.ts'
import { loadPlaying } from '../../words/playing.ts'
import { sayGone, sayRefusal, tellerFor } from '../../words/table.ts'
import { GameTable } from '../shell/game-table.tsx'
import type { TableScreenProps } from '../shell/shell.tsx'
import { gathered } from './gathered.ts'
import { hasSay } from './has-say.ts'
import { Notice, type NoticeProps, type Tell } from './notice.tsx'

const Chat = later(() => import('./chat.tsx'))

/** A vote for a pause or for going on, or its withdrawal; for those whose vote counts. */
function Pause({ session, words, tell }: Omit<NoticeProps, 'said'> & { readonly words: PlayingWords }) {
  const snap = useStore(session)
  const { table, me } = snap
  const paused = table?.paused ?? false
  const voted = me !== null && table?.pauseVotes.includes(me)
  if (!voted && !hasSay(snap)) return null
  const label = voted ? words.withdraw : paused ? words.unpause : words.pause
  return <Button onClick={() => void tell(session.pause(voted ? paused : !paused))}>{label}</Button>
}

/** What one can do after the end. The end stays until somebody goes along, whatever the others do. */
function useNext(
  session: TableSession,
  words: PlayingWords | undefined,
  tell: Tell,
): Pick<TableScreenProps, 'again' | 'onAgain' | 'againNote' | 'leave'> {
  const ui = useWords()
  const { you } = useStore(hub)
  const table = usePart(session, (snap) => snap.table)
  const gone = usePart(session, (snap) => snap.gone)
  const isOver = usePart(session, ({ view }) => view?.over !== undefined)
  const leave = {
    label: ui.end.leave,
    onLeave: () => {
      session.leave()
      go({ to: 'home' })
    },
  }
  const nothing = { again: undefined, onAgain: () => undefined, leave }
  if (gone !== undefined) return { ...nothing, againNote: sayGone(gone, ui) }
  if (!table || !isOver) return nothing
  const people = gathered(table)
  const host = people.find(({ id }) => id === table.host)?.name ?? ''
  const isHost = you !== undefined && table.host === you.id
  if (table.status === 'over') {
    if (!isHost) return { ...nothing, againNote: host === '' ? undefined : ui.end.rematchWait(host) }
    const rematch = async () => {
      if (await tell(session.rematch())) session.follow()
    }
    return { again: ui.end.rematch, onAgain: () => void rematch(), leave }
  }
  // Whoever only looked on is not waited for: there may be a chair, or something to watch.
  if (people.every(({ id }) => id !== you?.id)) return { again: words?.toTable, onAgain: () => session.follow(), leave }
  const join = () => {
    session.follow()
    if (table.status === 'open') void tell(session.ready(true))
  }
  const inSoFar = people.filter(({ isIn }) => isIn).length
  return {
    again: table.status === 'open' ? ui.end.rematchIn(inSoFar, people.length) : ui.end.rematch,
    onAgain: join,
    againNote: isHost || host === '' ? undefined : ui.end.rematchInvite(host),
    leave,
  }
}

/** A running or finished game at a table of the server. */
export function Playing({ session }: { readonly session: TableSession }) {
  const { ui, rules } = useSpoken()
  const words = useInLanguage(loadPlaying)
  const chat = usePart(session, (snap) => snap.chat)
  const table = usePart(session, (snap) => snap.table)
  const me = usePart(session, (snap) => snap.me)
  const isRunning = usePart(session, ({ view }) => view !== undefined && view.over === undefined)
  const [read, setRead] = useState(chat.length)
  const [quitting, setQuitting] = useState(false)
  const [said, setSaid] = useState<string>()
  const tell: Tell = async (doing) => {
    const refusal = await doing
    setSaid(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
    return refusal === undefined
  }
  const next = useNext(session, words, tell)
  /** Whoever leaves for good is out of the door, menu and all. */
  const quit = async () => {
    if (!(await tell(session.quit()))) return
    session.leave()
    go({ to: 'home' })
  }
  return (
    <>
      <GameTable
        session={session}
        {...next}
        notice={<Notice session={session} words={words} said={said} tell={tell} />}
        tabs={[
          {
            id: 'chat',
            label: ui.talk.title,
            glyph: 'chat',
            news: Math.max(0, chat.length - read),
            content: (
              <Suspense fallback={null}>
                <Chat session={session} onRead={setRead} />
              </Suspense>
            ),
          },
        ]}
        menu={
          words &&
          me !== null &&
          isRunning && (
            <div className="row">
              <Pause session={session} words={words} tell={tell} />
              {table?.status === 'playing' && table.seats[me]?.bot === null && (
                <Button onClick={() => void tell(session.standIn(me))}>{words.letBotForMe}</Button>
              )}
              <Button tone="danger" onClick={() => setQuitting(true)}>
                {words.quit}
              </Button>
            </div>
          )
        }
      />
      {words && (
        <Dialog
          open={quitting}
          onClose={() => setQuitting(false)}
          title={words.quit}
          closeLabel={ui.app.close}
          end={
            <>
              <Button onClick={() => setQuitting(false)}>{ui.app.cancel}</Button>
              <Button
                tone="danger"
                onClick={() => {
                  setQuitting(false)
                  void quit()
                }}
              >
                {words.quit}
              </Button>
            </>
          }
        >
          <p>
            {words.quitAsk} {table?.settings.rated && words.quitRated}
          </p>
        </Dialog>
      )}
    </>
  )
}
