import { PHRASES } from '@sundown/protocol/plain'
import { Suspense, useEffect, useRef, useState } from 'react'
import { hub } from '../../app/hub.ts'
import { later } from '../../app/later.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button, IconButton } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import type { TableSession } from '../../session/online-table.ts'
import { useStore } from '../../session/react.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import { loadTalk } from '../../words/talk.ts'
import type { Reported } from '../people/report.tsx'
import { talkingCosts } from './talking-costs.ts'
import './setup.css'

const Report = later(() => import('../people/report.tsx'))

/** What people say at the table. */
export default function Chat({ session, onRead }: { readonly session: TableSession; readonly onRead?: (lines: number) => void }) {
  const { ui, rules } = useSpoken()
  const talk = useLaterWords(loadTalk)
  const { chat, table, view, me } = useStore(session)
  const { muted, you } = useStore(hub)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<string>()
  /** What is to be said although it costs a life point, if that is wanted. */
  const [dear, setDear] = useState<string>()
  const [reported, setReported] = useState<Reported>()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    onRead?.(chat.length)
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [chat.length, onRead])
  const tell = async (doing: ReturnType<TableSession['chat']>) => {
    const refusal = await doing
    setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
  }
  const closed = table?.talk === 'closed'
  const cause = talkingCosts(view, me)
  const price = cause === undefined ? undefined : tellerFor(rules, [], undefined, null).name(cause)
  // Where strangers gather, nobody is host yet.
  const isHost = you !== undefined && table?.host === you.id && table.starts === null
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is reached by keyboard */}
      <ol ref={list} className="chat-lines scroll-area" aria-label={ui.talk.title} tabIndex={0}>
        {chat
          .filter(({ from }) => !from || !muted.includes(from.id))
          .map(({ number, from, text: words, phrase, aside }) => (
            <li key={number}>
              <span>
                <b>{from?.name ?? talk.somebody}</b> {phrase ? talk.phrases[phrase] : words}
                {aside && <small className="muted"> ({talk.aside})</small>}
              </span>
              {from && from.id !== you?.id && (
                <>
                  <IconButton
                    glyph="mute"
                    className="chat-mute"
                    label={talk.mute(from.name)}
                    onClick={() => void hub.mute(from.id, true)}
                  />
                  <IconButton
                    glyph="bell"
                    className="chat-mute"
                    label={ui.talk.report(from.name)}
                    onClick={() => setReported({ ...from, table: table?.id, line: number, game: table?.game ?? undefined })}
                  />
                </>
              )}
            </li>
          ))}
        {chat.length === 0 && <li className="muted">{talk.empty}</li>}
      </ol>
      {reported && (
        <Suspense fallback={null}>
          <Report about={reported} onClose={() => setReported(undefined)} />
        </Suspense>
      )}
      {muted.length > 0 && (
        <div className="row small">
          {[...new Map(chat.flatMap(({ from }) => (from && muted.includes(from.id) ? [[from.id, from.name] as const] : [])))].map(
            ([id, name]) => (
              <Button key={id} onClick={() => void hub.mute(id, false)}>
                {talk.unmute(name)}
              </Button>
            ),
          )}
        </div>
      )}
      {closed ? (
        <p className="muted">{talk.closed}</p>
      ) : (
        <form
          className="say"
          onSubmit={(event) => {
            event.preventDefault()
            if (text.trim() === '') return
            if (price !== undefined) return setDear(text.trim())
            setText('')
            void tell(session.chat(text.trim()))
          }}
        >
          <fieldset className="phrases">
            <legend className="sr">{talk.quick}</legend>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" className="chip" onClick={() => void tell(session.phrase(phrase))}>
                {talk.phrases[phrase]}
              </button>
            ))}
          </fieldset>
          <div className="row">
            <Field
              label={talk.say}
              hideLabel
              placeholder={talk.say}
              maxLength={300}
              value={text}
              wrong={wrong}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit">{talk.send}</Button>
          </div>
          {price !== undefined && (
            <div className="costly">
              <p role={dear === undefined ? undefined : 'alert'}>
                {ui.sets.talk.costs(price)} {dear === undefined && ui.sets.talk.free}
              </p>
              {dear !== undefined && (
                <div className="row">
                  <Button
                    tone="danger"
                    onClick={() => {
                      setText('')
                      setDear(undefined)
                      void tell(session.chat(dear, true))
                    }}
                  >
                    {ui.sets.talk.say}
                  </Button>
                  <Button onClick={() => setDear(undefined)}>{ui.app.cancel}</Button>
                </div>
              )}
            </div>
          )}
        </form>
      )}
      {isHost && <Button onClick={() => void tell(session.talk(closed))}>{closed ? talk.openTalk : talk.closeTalk}</Button>}
    </div>
  )
}
