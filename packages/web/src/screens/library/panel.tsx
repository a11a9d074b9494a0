import { useWords } from '../../app/words.tsx'
import { Icon, SuitMark } from '../../kit/icon.tsx'
import type { LibraryWords } from '../../words/library.en.ts'
import { Picture } from './picture.tsx'
import type { Collection, Thing, ThingCopy } from './thing.ts'

/** What it is, in a line: the kind of card, its reach; life and side of a character. */
export function lineOn({ show, kind, reach, life, side, stays }: Thing, words: LibraryWords): string {
  return [
    kind ? words.kinds[kind] : words.one[show],
    reach === undefined ? undefined : words.reach(reach),
    life === undefined ? undefined : words.life(life),
    side,
    stays ? words.stays : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

const sameCopy = (a: ThingCopy, b: ThingCopy): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Each sort of copy once, with how many there are. */
const counted = (copies: readonly ThingCopy[]) =>
  copies
    .filter((copy, i) => copies.findIndex((other) => sameCopy(copy, other)) === i)
    .map((copy) => ({ copy, count: copies.filter((other) => sameCopy(copy, other)).length }))

interface PanelProps {
  readonly thing: Thing
  readonly collection: Collection
  readonly words: LibraryWords
  /** Its name stands over it already, and there is little room. */
  readonly inSheet?: boolean
}

function Copies({ thing: { copies, sets }, collection, words }: PanelProps) {
  const { speak } = useWords()
  if (copies.length === 0) return null
  const titleOf = (set: string) => collection.sets.find(({ id }) => id === set)?.title
  return (
    <>
      <h3 className="label">
        {words.deck} · {copies.length}
      </h3>
      <ul className="copies">
        {counted(copies).map(({ copy, count }) => (
          <li key={JSON.stringify(copy)}>
            {'suit' in copy ? (
              <>
                {copy.rank} <SuitMark suit={copy.suit} label={speak.suits[copy.suit]} size={15} />
                {copy.set !== sets[0] && <small>{titleOf(copy.set)}</small>}
              </>
            ) : (
              <>
                <Icon name={copy.sign} />
                <small>{copy.said}</small>
              </>
            )}
            {count > 1 && <span>× {count}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Everything about one thing. */
export function Panel({ thing, collection, words, inSheet = false }: PanelProps) {
  const { name, text, rulings, sets } = thing
  const titles = collection.sets.length > 1 ? collection.sets.filter(({ id }) => sets.includes(id)).map(({ title }) => title) : []
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: longer than its place, and scrolled by whoever has no mouse
    <article className="about-thing" aria-label={name} tabIndex={0}>
      <Picture thing={thing} large={!inSheet} />
      {!inSheet && <h2>{name}</h2>}
      <p className="muted">{[lineOn(thing, words), ...titles].join(' · ')}</p>
      <p className="thing-text" aria-live="polite">
        {text}
      </p>
      {rulings.length > 0 && (
        <>
          <h3 className="label">{words.settled}</h3>
          <ul className="rulings">
            {rulings.map((ruling) => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
        </>
      )}
      <Copies thing={thing} collection={collection} words={words} />
    </article>
  )
}
