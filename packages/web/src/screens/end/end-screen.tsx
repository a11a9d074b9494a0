import type { Sitter } from '@sundown/art/portrait'
import type { Saying } from '@sundown/engine/lazy'
import type { Fall } from '@sundown/engine/story'
import { Suspense, useEffect, useId } from 'react'
import { arrive } from '../../app/arrive.ts'
import { later } from '../../app/later.ts'
import { hrefOf } from '../../app/route.ts'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useWords } from '../../app/words.tsx'
import { Bust } from '../../kit/bust.tsx'
import { Button } from '../../kit/button.tsx'
import { Glyph } from '../../kit/icon.tsx'
import { RoleTag } from '../../kit/marks.tsx'
import { hasHiddenRoles } from '../../session/hidden-roles.ts'
import type { GameSession, Snapshot } from '../../session/session.ts'
import type { EndWords } from '../../words/end.en.ts'
import { loadEnd } from '../../words/end.ts'
import { rememberNames, replayOf } from '../replay/path.ts'
import { ComingTable } from '../shell/shell.tsx'
import { EndScene, type Mood } from './end-scene.tsx'
import { Fairness } from './fairness.tsx'
import { Fireside } from './fireside.tsx'
import { LifePlot } from './life-plot.tsx'
import { LuckPlot } from './luck-plot.tsx'
import { Numbers, Turnings } from './turnings.tsx'
import { useStory } from './use-chronicle.ts'
import './end.css'

const StoryPanel = later(() => import('./story-panel.tsx'))
const TakenPanel = later(() => import('../taken/taken-panel.tsx'))

/** Who somebody was, and how it ended for him. */
export interface EndPerson {
  readonly seat: number
  readonly sitter: Sitter
  readonly character?: string | undefined
  readonly role?: { readonly id: string; readonly name: string } | undefined
  /** Nothing: he did not live to see it. */
  readonly life: number | undefined
}

export interface EndScreenProps {
  readonly session: GameSession
  readonly snap: Snapshot
  /** Who won and why, in the words of the game. */
  readonly verdict: Saying
  readonly people: readonly EndPerson[]
  /** What a card or a character is called. */
  readonly thing: (id: string) => string
  /** What one can do next; nothing: others must do something first. */
  readonly again: string | undefined
  readonly onAgain: () => void
  readonly againNote?: string | undefined
  readonly leave?: { readonly label: string; readonly onLeave: () => void } | undefined
  readonly onTable: () => void
}

/** Whose mark is on the picture, by the way a game ends. */
const SIDES: { readonly [by: string]: string } = {
  law: 'sheriff',
  outlaws: 'outlaw',
  outlaw: 'outlaw',
  renegade: 'renegade',
  deputy: 'deputy',
}

interface PersonProps {
  readonly person: EndPerson
  readonly name: string
  readonly won: boolean
  readonly words: EndWords
  /** His last, if he fell; how many he has lost besides, where one plays several. */
  readonly fate: string
}

function Person({ person, name, won, words, fate }: PersonProps) {
  const { sitter, character, role, life } = person
  return (
    <li className={`end-seat ${won ? 'won' : ''} ${life === undefined ? 'is-out' : ''}`}>
      {won && <span className="end-won">{words.winner}</span>}
      <Bust sitter={sitter} />
      <b>{name}</b>
      <span className="muted small">{character}</span>
      {role && <RoleTag id={role.id}>{role.name}</RoleTag>}
      <span className="muted small end-fate">{fate}</span>
    </li>
  )
}

/** How it ended for somebody, in half a sentence. */
function fateOf(
  { seat, life }: EndPerson,
  falls: readonly Fall[],
  won: boolean,
  words: EndWords,
  say: { readonly name: (seat: number) => string; readonly thing: (id: string) => string },
): string {
  const mine = falls.filter((fall) => fall.seat === seat)
  const last = mine.at(-1)
  const several = mine.some(({ character }) => character !== undefined)
  if (life !== undefined) return [words.alive(life), several && words.fallen(mine.length)].filter(Boolean).join(', ')
  if (!last) return words.dead
  const by = last.by === undefined || last.by === seat ? undefined : say.name(last.by)
  const fell = words.fell(last.round, by, last.cause === undefined ? undefined : say.thing(last.cause))
  return won ? `${fell}, ${words.stillWins}` : fell
}

const moodOf = ({ me, outcome }: Snapshot): Mood => {
  const winners = outcome?.winners ?? []
  // Where nobody has won, nobody has lost.
  if (me === null || winners.length === 0) return 'watched'
  return winners.some((winner) => winner === me) ? 'won' : 'lost'
}

/** The way to the replay; a table at a server is left by it, and found again by its link. */
function WatchAgain({ snap, label }: { readonly snap: Snapshot; readonly label: string }) {
  if (snap.record.is !== 'open' || snap.game === undefined) return null
  return (
    <a
      className="btn end-replay"
      href={hrefOf({ to: 'replay', path: replayOf(snap, snap.game) })}
      onClick={() => snap.game !== undefined && rememberNames(snap.game, snap.names)}
    >
      <Glyph name="eye" />
      <span>{label}</span>
    </a>
  )
}

/** Counts the game among one's own once its record is open. Where that cannot be loaded it is not counted. */
function useCounted(snap: Snapshot): void {
  const isOpen = snap.record.is === 'open'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the record has come
  useEffect(() => {
    if (isOpen) void import('../../ledger/remember.ts').then(({ remember }) => remember(snap)).catch(() => undefined)
  }, [isOpen, snap.game])
}

/** Who was who, who won and why, how it went, and whether it was fair: at the end of any game. */
export default function EndScreen(props: EndScreenProps) {
  const { session, snap, verdict, people, thing, again, onAgain, againNote, leave, onTable } = props
  const ui = useWords()
  const words = useInLanguage(loadEnd)
  const story = useStory(
    snap,
    people.map(({ life }) => life ?? 0),
  )
  useCounted(snap)
  const who = useId()
  const isShown = words !== undefined
  useEffect(() => (isShown ? arrive() : undefined), [isShown])
  if (!words) return <ComingTable />
  const told = story?.told
  const winners = snap.outcome?.winners ?? []
  const mood = moodOf(snap)
  const side = snap.outcome && Object.hasOwn(SIDES, snap.outcome.by) ? SIDES[snap.outcome.by] : undefined
  const nameOf = (seat: number) => (seat === snap.me ? ui.table.you : (snap.names[seat] ?? ''))
  const say = { thing, name: (seat: number) => (seat === snap.me ? words.you : (snap.names[seat] ?? '')) }
  return (
    <main className="end-page">
      <div className="end-story scroll-area">
        <header className={`end-head ${mood}`}>
          <EndScene side={side} mood={mood} fallen={told?.falls.length ?? 0} />
          <h1 aria-describedby={who}>{verdict.title}</h1>
          <p id={who}>
            {/* Whoever has won is named as a winner already. */}
            {verdict.detail} {mood === 'lost' && <b className="end-verdict">{words.lost}</b>}
          </p>
        </header>
        <section aria-label={words.roles}>
          <ol className="end-seats">
            {people.map((person) => {
              const won = winners.some((winner) => winner === person.seat)
              const fate = fateOf(person, told?.falls ?? [], won, words, say)
              return <Person key={person.seat} person={person} name={nameOf(person.seat)} won={won} words={words} fate={fate} />
            })}
          </ol>
        </section>
        <div className="end-panels">
          {told && told.rounds > 0 && <LifePlot words={words} told={told} people={people} nameOf={nameOf} />}
          {told && <Fireside words={words} told={told} nameOf={nameOf} thing={thing} />}
          {story && <Turnings words={words} snap={snap} story={story} nameOf={nameOf} thing={thing} />}
          {story && <Numbers words={words} story={story} nameOf={nameOf} />}
          {story?.steps && <LuckPlot words={words} game={snap.view?.game ?? ''} story={story} nameOf={nameOf} />}
          {/* Beside the luck: both are looked at together. */}
          {story?.steps && snap.outcome && (
            <Suspense fallback={null}>
              <StoryPanel words={words} snap={snap} story={story} />
            </Suspense>
          )}
          {snap.record.is === 'open' && hasHiddenRoles(people.length) && (
            <Suspense fallback={null}>
              <TakenPanel snap={snap} roles={people.map(({ role }) => role?.id)} />
            </Suspense>
          )}
          <Fairness words={words} session={session} snap={snap} />
        </div>
      </div>
      <footer className="end-foot">
        {againNote && (
          <p className="end-note" role="status">
            {againNote}
          </p>
        )}
        <div className="end-acts">
          <WatchAgain snap={snap} label={words.replay} />
          <Button onClick={onTable} glyph="log">
            {ui.keys.log}
          </Button>
          {again !== undefined && (
            <Button tone="primary" onClick={onAgain}>
              {again}
            </Button>
          )}
          {leave ? (
            <Button onClick={leave.onLeave} glyph="left">
              {leave.label}
            </Button>
          ) : (
            <a className="btn" href="#/">
              <Glyph name="left" />
              <span>{ui.app.home}</span>
            </a>
          )}
        </div>
      </footer>
    </main>
  )
}
