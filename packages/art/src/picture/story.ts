import { duelCharacters, entryOf } from '@sundown/engine'
import type { AnyFace, Speech } from '@sundown/engine/lazy'
import { chronicle, type StoryEvent } from '@sundown/engine/story'
import type { Language } from '@sundown/engine/words'
import { duelSitter } from '../portrait/duel.ts'
import type { Sitter } from '../portrait/index.ts'
import { WORDS } from './words.ts'

/** Somebody in the picture. */
export interface Figure {
  readonly name: string
  readonly sitter: Sitter
  /** The mark below the portrait, and its label. */
  readonly mark: string
  readonly label: string
  readonly out: boolean
  readonly won: boolean
}

/** Everything that the picture of a finished game shows. */
export interface StoryPicture {
  readonly language: Language
  /** Which game, and how long. */
  readonly over: string
  readonly headline: string
  /** How it ended, in a sentence or two. */
  readonly story: readonly string[]
  readonly figures: readonly Figure[]
  /** When somebody fell, from 0 (the deal) to 1 (the end). */
  readonly falls: readonly { readonly at: number; readonly name: string }[]
  readonly watch: string
  /** Where the game can be seen again. */
  readonly address: string | undefined
}

/** A finished game, as everybody was told it. */
export interface Finished {
  readonly game: string
  readonly events: readonly { readonly type: string }[]
  /** By seat. */
  readonly names: readonly string[]
  readonly language: Language
  readonly speech: Speech<AnyFace>
  readonly address?: string | undefined
}

type Over = Extract<StoryEvent, { type: 'over' }>
const isOver = (event: { readonly type: string }): event is Over => event.type === 'over'
const isEntry = (event: { readonly type: string }): event is Extract<StoryEvent, { type: 'entered' }> => event.type === 'entered'
const isCharacter = (event: { readonly type: string }): event is Extract<StoryEvent, { type: 'character' }> => event.type === 'character'

/** How many characters of each side of The Duel have room. */
const MOST_OF_A_SIDE = 4

/** The picture of a finished game. Nothing while it is still going on: until the end nobody may see who is who. */
export function storyPicture(finished: Finished): StoryPicture | undefined {
  const { game, events, names, language, speech, address } = finished
  const over = events.find(isOver)
  if (!over) return undefined
  const words = WORDS[language]
  const teller = speech.teller(names)
  const told = chronicle(
    events.map((event) => [event]),
    names.map(() => 0),
  )
  const { title, detail = '' } = teller.verdict(over)
  const deed = lastDeed(events)
  return {
    language,
    over: `${speech.title} · ${words.rounds(told.rounds)}`,
    headline: title,
    story: [detail, ...teller.story(deed)].filter((sentence) => sentence !== ''),
    figures: game === 'duel' ? duelists(finished, over) : players(finished, over),
    falls: told.falls.map(({ step, seat, character }) => ({
      at: step / events.length,
      name: character === undefined ? (names[seat] ?? '') : teller.name(character),
    })),
    watch: words.watch,
    address,
  }
}

/** The fall that decided it. */
function lastDeed(events: readonly { readonly type: string }[]): readonly { readonly type: string }[] {
  const last = events.findLast(({ type }) => type === 'eliminated')
  return last ? [last] : []
}

/** Seats that were out when the game ended. */
function fallen(events: readonly { readonly type: string }[]): ReadonlySet<number> {
  const out = new Set<number>()
  for (const event of events) {
    if (!('seat' in event) || typeof event.seat !== 'number') continue
    if (event.type === 'eliminated' || event.type === 'left') out.add(event.seat)
    if (event.type === 'returned') out.delete(event.seat)
  }
  return out
}

function players({ events, names, speech }: Finished, over: Over): readonly Figure[] {
  const teller = speech.teller(names)
  const characters = new Map(events.filter(isCharacter).map(({ seat, character }) => [Number(seat), character]))
  const out = fallen(events)
  const roles = 'roles' in over ? over.roles : []
  return names.map((name, seat) => {
    const role = roles[seat]
    return {
      name,
      sitter: characters.has(seat) ? { character: characters.get(seat) } : { person: name },
      mark: role ?? '',
      label: role === undefined ? '' : teller.name(role),
      out: out.has(seat),
      won: over.winners.some((winner) => winner === seat),
    }
  })
}

const englishNames: { readonly [id: string]: { readonly name: { readonly en: string } } } = duelCharacters
const englishName = (id: string): string => (Object.hasOwn(englishNames, id) ? entryOf(englishNames, id).name.en : id)

/** Both sides of The Duel, character by character: those who came last, if there were many. */
function duelists({ events, names, speech }: Finished, over: Over): readonly Figure[] {
  const teller = speech.teller(names)
  const entered = events.filter(isEntry)
  const gone = new Set(events.flatMap((event) => (event.type === 'eliminated' && 'character' in event ? [event.character] : [])))
  const law = over.by === 'law' ? over.winners[0] : names.findIndex((_, seat) => seat !== Number(over.winners[0]))
  return names.flatMap((name, seat) => {
    const side = seat === Number(law) ? 'law' : 'outlaw'
    return entered
      .filter((entry) => Number(entry.seat) === seat)
      .slice(-MOST_OF_A_SIDE)
      .map(({ character }) => ({
        name: teller.name(character),
        sitter: duelSitter(character, englishName(character)),
        mark: side === 'law' ? 'sheriff' : 'outlaw',
        label: name,
        out: gone.has(character),
        won: over.winners.some((winner) => winner === seat),
      }))
  })
}
