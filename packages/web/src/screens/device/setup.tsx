import { Suspense, useState } from 'react'
import { later } from '../../app/later.ts'
import { myName } from '../../app/name.ts'
import { settings } from '../../app/settings.ts'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Field } from '../../kit/fields.tsx'
import { Segments } from '../../kit/segments.tsx'
import { useStore } from '../../session/react.ts'
import type { DeviceWords } from '../../words/device.en.ts'
import { type HostedGame, hostedGames, hostOf } from '../games.ts'
import { isTaken, rememberedPeople, rememberPeople } from './people.ts'
import { deviceTable } from './table.ts'

const TemperChoice = later(() => import('../bots/temper-choice.tsx'))

const FEWEST_PEOPLE = 2
const BOTS = ['easy', 'rule', 'normal', 'hard'] as const

/** How many of them there can be. */
const between = (least: number, most: number): readonly number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i)
const within = (least: number, most: number, wished: number): number => Math.min(most, Math.max(least, wished))

interface CountProps {
  readonly label: string
  readonly counts: readonly number[]
  readonly value: number
  readonly none?: string
  readonly onPick: (value: number) => void
}

function Count({ label, counts, value, none, onPick }: CountProps) {
  if (counts.length < 2) return null
  return (
    <div className="device-row">
      <span>{label}</span>
      <Segments
        label={label}
        options={counts.map((n) => ({ value: String(n), label: n === 0 ? (none ?? '0') : String(n) }))}
        value={String(value)}
        onPick={(picked) => onPick(Number(picked))}
      />
    </div>
  )
}

/** Who sits there: people by their names, and bots. */
function useSeats({ players: { min, max } }: HostedGame) {
  const [names, setNames] = useState<readonly string[]>(() => {
    const before = rememberedPeople()
    return before.length > 0 ? before : [myName(), '']
  })
  const [wished, setWished] = useState({ people: Math.max(FEWEST_PEOPLE, names.length), bots: 0 })
  const people = within(FEWEST_PEOPLE, max, wished.people)
  const bots = within(Math.max(0, min - people), max - people, wished.bots)
  return {
    people,
    bots,
    peopleCounts: between(FEWEST_PEOPLE, max),
    botCounts: between(Math.max(0, min - people), max - people),
    names: Array.from({ length: people }, (_, seat) => names[seat] ?? ''),
    // Bots that only fill a table up go again when there are enough people.
    setPeople: (n: number) => setWished({ ...wished, people: n }),
    setBots: (n: number) => setWished({ people, bots: n }),
    rename: (seat: number, name: string) =>
      setNames(Array.from({ length: Math.max(names.length, seat + 1) }, (_, i) => (i === seat ? name : (names[i] ?? '')))),
  }
}

/** Who plays what: then the cards are dealt. */
export function DeviceSetup({ words, wrong }: { readonly words: DeviceWords; readonly wrong: string | undefined }) {
  const { home, solo, setup } = useWords()
  const wishes = useStore(settings)
  const hosted = hostOf(wishes.game) ?? hostedGames[0]
  const { people, bots, peopleCounts, botCounts, names, setPeople, setBots, rename } = useSeats(hosted)
  const { Wishes } = hosted
  const isTwice = names.some((_, seat) => isTaken(names, seat))
  return (
    <form
      className="panel page-panel device-setup"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTwice) return
        rememberPeople(names)
        void deviceTable.start({
          game: hosted.game,
          people: names,
          bots,
          bot: wishes.bot,
          temper: wishes.temper,
          options: hosted.options(wishes),
        })
      }}
    >
      {wrong && <p role="alert">{wrong}</p>}
      <div className="device-row">
        <span>{words.game}</span>
        <Segments
          label={words.game}
          options={hostedGames.map(({ game }) => ({ value: game, label: home.games[game].short, aloud: home.games[game].title }))}
          value={hosted.game}
          onPick={(game) => settings.change({ game })}
        />
      </div>
      <Count label={words.people} counts={peopleCounts} value={people} onPick={setPeople} />
      <Count label={words.bots} counts={botCounts} value={bots} none={words.noBots} onPick={setBots} />
      {bots > 0 && (
        <div className="device-row">
          <span>{solo.level}</span>
          <Segments
            label={solo.level}
            options={BOTS.map((value) => ({ value, label: setup.bots[value] }))}
            value={wishes.bot}
            onPick={(bot) => settings.change({ bot })}
          />
        </div>
      )}
      {bots > 0 && (
        <Suspense fallback={null}>
          <div className="device-row">
            <TemperChoice />
          </div>
        </Suspense>
      )}
      {Wishes && (
        <Suspense fallback={null}>
          <div className="device-row">
            <Wishes />
          </div>
        </Suspense>
      )}
      <fieldset className="device-names">
        <legend>{words.names}</legend>
        {names.map((name, seat) => (
          <Field
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            label={words.nameOf(seat + 1)}
            value={name}
            maxLength={24}
            autoComplete="off"
            wrong={isTaken(names, seat) ? words.twice : undefined}
            onChange={({ target }) => rename(seat, target.value)}
          />
        ))}
      </fieldset>
      <Button type="submit" tone="primary" big disabled={isTwice}>
        {words.deal}
      </Button>
    </form>
  )
}
