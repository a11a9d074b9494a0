import type { FriendsView } from '@sundown/protocol'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { hub, online } from '../../app/hub.ts'
import { useTitle } from '../../app/title.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { Got } from '../../session/online-http.ts'
import { useStore } from '../../session/react.ts'
import type { FriendsWords } from '../../words/friends.en.ts'
import { loadFriends } from '../../words/friends.ts'
import { sayRefusal, tellerFor } from '../../words/table.ts'
import { Coming } from '../setup/coming.tsx'
import { HomeBar } from '../shell/home-bar.tsx'
import { WhereTo } from './where-to.tsx'
import './friends.css'

type View = (typeof FriendsView)['_output']
type Person = View['friends'][number]['person']
type Change = (doing: Promise<Got<View>>) => void

/** Also when somebody comes or goes. */
function useFriends(): { readonly view: View | undefined; readonly wrong: string | undefined; readonly change: Change } {
  const { ui, rules } = useSpoken()
  const { connection, friends } = useStore(hub)
  const [view, setView] = useState<View>()
  const [wrong, setWrong] = useState<string>()
  const change = useCallback<Change>(
    (doing) =>
      void doing.then(({ value, refusal }) => {
        if (value) setView(value)
        setWrong(refusal && sayRefusal(refusal, ui, tellerFor(rules, [], undefined, null)))
      }),
    [ui, rules],
  )
  useEffect(() => {
    online()
    void hub.watchFriends(true)
    return () => void hub.watchFriends(false)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever somebody comes or goes
  useEffect(() => {
    if (connection === 'live') change(hub.api.friends())
  }, [connection, friends, change])
  return { view, wrong, change }
}

function Line({ person, note, children }: { readonly person: Person; readonly note?: string; readonly children: ReactNode }) {
  return (
    <li className="friend">
      <Bust sitter={{ person: person.name }} />
      <span className="who">
        <b>{person.name}</b>
        {note && <small>{note}</small>}
      </span>
      <span className="acts">{children}</span>
    </li>
  )
}

function Follow({ words, change }: { readonly words: FriendsWords; readonly change: Change }) {
  const [name, setName] = useState('')
  return (
    <form
      className="row"
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() === '') return
        change(hub.api.followNamed(name.trim()))
        setName('')
      }}
    >
      <Field label={words.byName} placeholder={words.name} maxLength={60} value={name} onChange={({ target }) => setName(target.value)} />
      <Button type="submit" disabled={name.trim() === ''}>
        {words.follow}
      </Button>
    </form>
  )
}

const SHOWN = ['nobody', 'friends', 'followers'] as const

/** Whom I follow, who sees me, whom I have blocked. */
export default function FriendsScreen() {
  const words = useInLanguage(loadFriends)
  const { you } = useStore(hub)
  const { view, wrong, change } = useFriends()
  useTitle(`${words?.title ?? ''} · Sundown`)
  if (!words || !view) return <Coming />
  const block = (person: Person) => (
    <Button aria-label={words.of(words.block, person.name)} onClick={() => change(hub.api.block(person.id, true))}>
      {words.block}
    </Button>
  )
  return (
    <>
      <HomeBar />
      <main className="plain-page friends-page">
        <h1>{words.title}</h1>
        {wrong && <p role="alert">{wrong}</p>}
        {you && !you.account && <p className="muted">{words.guest}</p>}
        <section className="panel page-panel">
          {view.friends.length === 0 && <p className="muted">{words.none}</p>}
          <ul>
            {view.friends.map(({ person, mutual, here, at }) => (
              <Line
                key={person.id}
                person={person}
                note={here ? (at ? words.atTable : words.here) : mutual ? `${words.mutual} · ${words.notHere}` : words.notMutual}
              >
                <WhereTo at={at} name={person.name} words={words} />
                <Button aria-label={words.of(words.unfollow, person.name)} onClick={() => change(hub.api.follow(person.id, false))}>
                  {words.unfollow}
                </Button>
                {block(person)}
              </Line>
            ))}
          </ul>
          <Follow words={words} change={change} />
        </section>
        {view.met.length > 0 && (
          <section className="panel page-panel">
            <h2>{words.met}</h2>
            <ul>
              {view.met.map((person) => (
                <Line key={person.id} person={person}>
                  <Button aria-label={words.of(words.follow, person.name)} onClick={() => change(hub.api.follow(person.id, true))}>
                    {words.follow}
                  </Button>
                  {block(person)}
                </Line>
              ))}
            </ul>
          </section>
        )}
        <section className="panel page-panel">
          <h2>{words.shown}</h2>
          <Segments
            label={words.shown}
            options={SHOWN.map((value) => ({ value, label: words.shownTo[value] }))}
            value={view.shown}
            onPick={(value) => change(hub.api.showTo(SHOWN.find((shown) => shown === value) ?? 'nobody'))}
          />
          <p className="muted">{words.shownNote}</p>
        </section>
        <section className="panel page-panel">
          <h2>{words.blocked}</h2>
          <p className="muted">{words.blockNote}</p>
          <ul>
            {view.blocked.map((person) => (
              <Line key={person.id} person={person}>
                <Button aria-label={words.of(words.unblock, person.name)} onClick={() => change(hub.api.block(person.id, false))}>
                  {words.unblock}
                </Button>
              </Line>
            ))}
          </ul>
        </section>
      </main>
    </>
  )
}
