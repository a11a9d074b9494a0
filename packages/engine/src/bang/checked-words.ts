import { isObject } from '../record-file.ts'
import type { SetContent } from './catalog.ts'
import type { AnySetWords, Entry } from './words/types.ts'

export const quoted = (text: string): string => JSON.stringify(text)

/** What every set has in its words, even if there is nothing in it. */
const GROUPS = ['cards', 'characters', 'roles', 'events', 'nouns', 'tales', 'questions', 'fields'] as const
const TALES = ['played', 'checked', 'shown'] as const
const NOUNS: readonly unknown[] = ['masculine', 'feminine', 'common', 'proper']

type Entries = { readonly [id: string]: Partial<Entry> | undefined } | undefined

/** The first thing these words say nothing about. */
export function whatIsUnsaid(set: SetContent, words: AnySetWords): string | undefined {
  if (!words.title) return 'its "title"'
  if (!words.adds) return 'what it adds ("adds")'
  const group = GROUPS.find((name) => !isObject(words[name]))
  if (group !== undefined) return `its ${quoted(group)}, which is {} if there are none`
  const tale = TALES.find((name) => !isObject(words.tales[name]))
  if (tale !== undefined) return `its ${quoted(`tales.${tale}`)}, which is {} if there are none`
  const isSaid = (entry: Partial<Entry> | undefined) =>
    entry !== undefined &&
    typeof entry.text === 'string' &&
    entry.text !== '' &&
    (set.manifest.rulings !== undefined || Array.isArray(entry.rulings))
  const unsaid = (defs: SetContent['cards'], entries: Entries) => defs.find(({ id }) => !isSaid(entries?.[id]))?.id
  const card = unsaid(set.cards, words.cards)
  if (card !== undefined) return `the card ${quoted(card)} (a "text" and a list of "rulings")`
  const noun = set.cards.find(({ id }) => !NOUNS.includes(words.nouns[id]))?.id
  if (noun !== undefined) return `the article of the card ${quoted(noun)} ("nouns": masculine, feminine, common or proper)`
  const character = unsaid(set.characters, words.characters)
  if (character !== undefined) return `the character ${quoted(character)} (a "text" and a list of "rulings")`
  const event = unsaid([...set.events, ...set.shows], words.events)
  if (event !== undefined) return `the event ${quoted(event)} (a "text" and a list of "rulings")`
  const thing = unsaid(
    set.things.flatMap(({ things }) => things),
    words.things,
  )
  if (thing !== undefined) return `${quoted(thing)} ("things")`
  const counter = set.counters.find(({ id }) => !isCounted(words.counters?.[id]))?.id
  if (counter !== undefined) return `the counter ${quoted(counter)} (functions "amount" and "moved")`
  const zone = set.zones.find(({ name }) => words.zones?.[name] === undefined)?.name
  if (zone !== undefined) return `the zone ${quoted(zone)}`
  const one = set.manifest.switches.find(({ id }) => words.variants?.[id] === undefined)?.id
  return one === undefined ? undefined : `the switch ${quoted(one)} ("variants")`
}

const isCounted = (words: unknown): boolean => isObject(words) && typeof words.amount === 'function' && typeof words.moved === 'function'
