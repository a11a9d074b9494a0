import { memo, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { IconButton } from '../../kit/button.tsx'
import { Select } from '../../kit/fields.tsx'
import { useNarrow } from '../../kit/media.ts'
import { Segments } from '../../kit/segments.tsx'
import { vars } from '../../kit/vars.ts'
import { usePart, useStore } from '../../session/react.ts'
import { type Player, type PlayerState, type ReplaySession, SPEEDS } from '../../session/replay.ts'
import type { Chapter, Eyes } from '../../session/replay-messages.ts'
import type { ReplayWords } from '../../words/replay.en.ts'
import './replay.css'
import { LATE, spaced } from './spaced.ts'
import { useReplayKeys } from './use-replay-keys.ts'
import { useSpeech } from './use-speech.ts'

interface DeckProps {
  readonly session: ReplaySession
  readonly words: ReplayWords
  readonly onShare: () => void
}

/** What happened in this step, in sentences. */
function useTold(session: ReplaySession, { told, eyes, step }: PlayerState, words: ReplayWords): Told {
  const { opened } = session.player.getSnapshot()
  const speech = useSpeech(opened.game, opened.sets)
  const names = usePart(session, (snap) => snap.names)
  return useMemo(() => {
    const teller = speech?.teller(names, undefined, typeof eyes === 'number' ? eyes : undefined)
    const story = teller?.story(told).join(' ') ?? ''
    const text = story !== '' ? story : step === 0 ? words.deal : words.nothing
    return { text, nameOf: ({ seat = 0, character }) => (character === undefined ? (names[seat] ?? '') : (teller?.name(character) ?? '')) }
  }, [speech, names, told, eyes, step, words])
}

interface Told {
  readonly text: string
  /** Who fell: a player, or a character where one plays several. */
  readonly nameOf: (chapter: Chapter) => string
}

const TRIANGLE = 'M7 4v16l12-8z'
const SIGNS = {
  play: TRIANGLE,
  pause: 'M6 4h4v16H6zM14 4h4v16h-4z',
  stepOn: 'M8 5v14l9-7z',
  stepBack: 'M16 5v14l-9-7z',
  chapterOn: 'M5 5v14l9-7zM16 5h3v14h-3z',
  chapterBack: 'M19 5v14l-9-7zM5 5h3v14H5z',
} as const

interface TurnerProps {
  readonly sign: keyof typeof SIGNS
  readonly label: string
  readonly keys: string
  readonly onPress: () => void
}

function Turner({ sign, label, keys, onPress }: TurnerProps) {
  return (
    <button
      type="button"
      className={`btn icon turner ${sign === 'play' || sign === 'pause' ? 'primary' : ''}`}
      title={label}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={SIGNS[sign]} />
      </svg>
    </button>
  )
}

interface ChapterProps {
  readonly chapter: Chapter
  readonly label: string
  readonly player: Player
  readonly last: number
  readonly past: boolean
}

/** A stone for who fell, a star where the game turned. */
const MARKS: { readonly [what: string]: string } = {
  fall: 'M6 20v-9a6 6 0 0 1 12 0v9zM3 20h18v2H3z',
  turning: 'M12 2.5l2.7 6.3 6.8.6-5.2 4.5 1.6 6.7L12 17l-5.9 3.6 1.6-6.7-5.2-4.5 6.8-.6z',
}

/** A mark on the line: a round above it; who fell and where the game turned below. */
function Mark({ chapter, label, player, last, past }: ChapterProps) {
  return (
    <button
      type="button"
      className={`chapter is-${chapter.what === 'round' ? 'round' : 'event'} ${past ? 'is-past' : ''} ${chapter.step > LATE * last ? 'is-late' : ''}`}
      style={vars({ '--at': String(last === 0 ? 0 : chapter.step / last) })}
      onClick={() => void player.to(chapter.step)}
    >
      {Object.hasOwn(MARKS, chapter.what) && (
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={MARKS[chapter.what]} />
        </svg>
      )}
      <span title={label}>{label}</span>
    </button>
  )
}

interface ScrubberProps {
  readonly player: Player
  readonly state: PlayerState
  readonly words: ReplayWords
  readonly told: Told
}

/** Of the line: what the words below it need. */
const ROOM = 0.11

/** The sun on its horizon: where in the game we are. */
function Scrubber({ player, state, words, told }: ScrubberProps) {
  const { opened, step } = state
  const { last, chapters } = opened
  const sun = useRef<HTMLInputElement>(null)
  // It stays under the finger, also while the moment there is still being fetched.
  useLayoutEffect(() => {
    if (sun.current) sun.current.value = String(player.heading)
  })
  const labelOf = (chapter: Chapter) => {
    if (chapter.what === 'turning') return words.turning
    return chapter.what === 'round' ? words.round(chapter.number ?? 0) : words.out(told.nameOf(chapter))
  }
  const rounds = spaced(
    chapters.filter(({ what }) => what === 'round'),
    last,
    0.07,
  )
  const falls = spaced(
    chapters.filter(({ what }) => what === 'fall'),
    last,
    ROOM,
  )
  const turnings = spaced(
    chapters.filter(({ what }) => what === 'turning'),
    last,
    ROOM,
    falls,
  )
  const marks = (these: typeof rounds) => (
    <div className="chapters">
      {these.map((chapter) => (
        <Mark
          key={`${chapter.step} ${chapter.seat}`}
          chapter={chapter}
          label={labelOf(chapter)}
          player={player}
          last={last}
          past={chapter.step <= step}
        />
      ))}
    </div>
  )
  return (
    <div className="scrubber" style={vars({ '--now': String(last === 0 ? 0 : step / last) })}>
      {marks(rounds)}
      <input
        ref={sun}
        type="range"
        min={0}
        max={last}
        defaultValue={step}
        aria-label={words.scrubber}
        aria-valuetext={`${words.step(step, last)}. ${told.text}`}
        onChange={({ target }) => void player.to(Number(target.value))}
      />
      {marks([...falls, ...turnings])}
    </div>
  )
}

const isEyes = (value: string): value is Exclude<Eyes, number> => value === 'all' || value === 'hands' || value === 'spectator'
const SPEED_LABELS: { readonly [speed: string]: string } = { 0.5: '½×', 1: '1×', 2: '2×', 4: '4×' }

type ControlsProps = Omit<DeckProps, 'session'> &
  Pick<PlayerState, 'opened' | 'eyes' | 'playing' | 'speed'> & { readonly player: Player; readonly names: readonly string[] }

/** What is the same at every step: a leap draws none of it anew. */
const Controls = memo(({ player, words, names, opened, eyes, playing, speed, onShare }: ControlsProps) => {
  const look = (value: string) => void player.through(isEyes(value) ? value : Number(value))
  // On a phone or a tablet there is only room for who it is.
  const lead = useNarrow() ? '' : `${words.seenBy}: `
  return (
    <>
      <div className="turners">
        <Turner sign="chapterBack" label={words.chapterBack} keys="Shift+ArrowLeft" onPress={() => void player.chapter(false)} />
        <Turner sign="stepBack" label={words.stepBack} keys="ArrowLeft" onPress={() => void player.by(-1)} />
        <Turner
          sign={playing ? 'pause' : 'play'}
          label={playing ? words.pause : words.play}
          keys="Space"
          onPress={() => player.play(!playing)}
        />
        <Turner sign="stepOn" label={words.stepOn} keys="ArrowRight" onPress={() => void player.by(1)} />
        <Turner sign="chapterOn" label={words.chapterOn} keys="Shift+ArrowRight" onPress={() => void player.chapter(true)} />
      </div>
      <div className="deck-wishes">
        <IconButton glyph="share" label={words.link} onClick={onShare} />
        <Select
          label={words.seenBy}
          hideLabel
          value={String(eyes)}
          options={[
            { value: 'all', label: lead + words.all },
            ...(opened.game === 'duel' ? [] : [{ value: 'hands', label: lead + words.hands }]),
            { value: 'spectator', label: lead + words.spectator },
            ...names.map((name, seat) => ({ value: String(seat), label: lead + name })),
          ]}
          onPick={look}
        />
        <Segments
          label={words.speed}
          options={SPEEDS.map((each) => ({ value: String(each), label: SPEED_LABELS[each] ?? '' }))}
          value={String(speed)}
          onPick={(value) => player.setSpeed(SPEEDS.find((each) => String(each) === value) ?? 1)}
        />
      </div>
    </>
  )
})

/** Under the table of a game that is seen again: whose eyes, where in the game, how fast. */
export function Deck({ session, words, onShare }: DeckProps) {
  const { player } = session
  const state = useStore(player)
  const names = usePart(session, (snap) => snap.names)
  const told = useTold(session, state, words)
  const note = useId()
  useReplayKeys(player)
  const { opened, ready, step, eyes, playing, speed, forward } = state
  return (
    // Its room is kept until there is something to turn.
    <section className="replay-deck" aria-label={words.controls} aria-describedby={note} inert={!ready}>
      <Scrubber player={player} state={state} words={words} told={told} />
      <div className="deck-row">
        {/* A step forward is told by the table itself; a jump is told here. */}
        <p className="deck-told" aria-live={forward ? 'off' : 'polite'}>
          {ready && <b>{words.step(step, opened.last)}</b>} <span>{told.text}</span>
        </p>
        <Controls {...{ player, words, names, opened, eyes, playing, speed, onShare }} />
      </div>
      <p id={note} className="sr">
        {words.keys} {opened.verified && words.verified}
      </p>
    </section>
  )
}
