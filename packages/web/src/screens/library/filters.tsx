import { type ReactNode, useId } from 'react'
import { useWords } from '../../app/words.tsx'
import { Segments } from '../../kit/segments.tsx'
import type { LibraryWords } from '../../words/library.en.ts'
import { hostedGames } from '../games.ts'
import { KindMark } from './kind-mark.tsx'
import { type Collection, SHOWS, type Thing, type Wish } from './thing.ts'

interface Choice<T> {
  readonly value: T
  readonly label: string
  readonly count: number
  readonly mark?: ReactNode
}

interface ListProps<T> {
  readonly title: string
  readonly choices: readonly Choice<T>[]
  readonly isOn: (value: T) => boolean
  readonly onPick: (value: T) => void
  /** Only one of them. */
  readonly single?: boolean
}

/** A list to tick, with how many things each line would show. */
function List<T extends string | undefined>({ title, choices, isOn, onPick, single = false }: ListProps<T>) {
  const name = useId()
  return (
    <fieldset className="filter">
      <legend className="label">{title}</legend>
      {choices.map(({ value, label, count, mark }) => (
        <label key={value ?? ''}>
          <input type={single ? 'radio' : 'checkbox'} name={name} checked={isOn(value)} onChange={() => onPick(value)} />
          {mark}
          <span>{label}</span>
          <b className="num">{count}</b>
        </label>
      ))}
    </fieldset>
  )
}

const toggled = <T,>(all: readonly T[], one: T): readonly T[] => (all.includes(one) ? all.filter((other) => other !== one) : [...all, one])
const distinct = <T,>(all: readonly T[]): readonly T[] => [...new Set(all)]

interface FiltersProps {
  readonly game: string
  readonly onGame: (game: string) => void
  readonly collection: Collection
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
  readonly words: LibraryWords
}

/** What is shown: of which game, of what sort, of which sets. What there is nothing of is not offered. */
export function Filters({ game, onGame, collection: { things, sets }, wish, onWish, words }: FiltersProps) {
  const { home } = useWords()
  const listed = wish.show === undefined ? things : things.filter(({ show }) => show === wish.show)
  const among = (is: (thing: Thing) => boolean): number => listed.filter(is).length
  const kinds = distinct(listed.flatMap(({ kind }) => kind ?? []))
  const inUse = sets.filter(({ id }) => among((thing) => thing.sets.includes(id)) > 0)
  return (
    <>
      <Segments
        label={words.game}
        options={hostedGames.map((hosted) => ({
          value: hosted.game,
          label: home.games[hosted.game].short,
          aloud: home.games[hosted.game].title,
        }))}
        value={game}
        onPick={onGame}
      />
      <List
        single
        title={words.show}
        choices={[
          ...SHOWS.map((show) => ({ value: show, label: words.shows[show], count: things.filter((thing) => thing.show === show).length })),
          { value: undefined, label: words.everything, count: things.length },
        ].filter(({ count }) => count > 0)}
        isOn={(show) => show === wish.show}
        onPick={(show) => onWish({ ...wish, show, kinds: [], sets: [] })}
      />
      {kinds.length > 1 && (
        <List
          title={words.kind}
          choices={kinds.map((kind) => ({
            value: kind,
            label: words.kinds[kind],
            count: among((thing) => thing.kind === kind),
            mark: <KindMark kind={kind} />,
          }))}
          isOn={(kind) => wish.kinds.includes(kind)}
          onPick={(kind) => onWish({ ...wish, kinds: toggled(wish.kinds, kind) })}
        />
      )}
      {inUse.length > 1 && (
        <List
          title={words.set}
          choices={inUse.map(({ id, title }) => ({ value: id, label: title, count: among((thing) => thing.sets.includes(id)) }))}
          isOn={(set) => wish.sets.includes(set)}
          onPick={(set) => onWish({ ...wish, sets: toggled(wish.sets, set) })}
        />
      )}
    </>
  )
}
