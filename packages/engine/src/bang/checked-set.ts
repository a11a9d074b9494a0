import { isObject } from '../record-file.ts'
import { LANGUAGES } from '../western/words/types.ts'
import { defsOf, type SetContent } from './catalog.ts'
import { whatIsMisprinted } from './checked-printed.ts'
import { quoted, whatIsUnsaid } from './checked-words.ts'
import type { SetFacts } from './facts.ts'
import type { SetManifest } from './manifest.ts'
import { manifests } from './sets/manifests.ts'

/** A set from outside that cannot be played with; the message is one sentence that says what to change. */
export class BadSet extends Error {}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** The rules of a set, after a look at everything that a table, a page or a log would miss later. `others`: the sets it is to stand beside. */
export async function checkedSet(given: unknown, others: readonly SetContent[]): Promise<SetContent> {
  checkManifest(given)
  const { id } = given
  if (manifests.some((known) => known.id === id)) throw new BadSet(`there is a set ${quoted(id)} already: give yours another id`)
  const taken = manifests.flatMap((known) => known.switches.map((one) => [one.id, known.id] as const))
  for (const one of given.switches) {
    const owner = taken.find(([other]) => other === one.id)
    if (owner)
      throw new BadSet(`the switch ${quoted(one.id)} of the set ${quoted(id)} has the id of a switch of the set ${quoted(owner[1])}`)
  }
  const content = await loaded(id, 'rules', () => given.content())
  if (content.id !== id) throw new BadSet(`the content of the set ${quoted(id)} belongs to the manifest of ${quoted(content.id)}`)
  checkIds(content, others)
  checkPrinted(content, await loaded(id, 'facts', () => given.facts()))
  const misprint = whatIsMisprinted(content)
  if (misprint !== undefined) throw new BadSet(`the set ${quoted(id)} is not whole: ${misprint}`)
  const languageNames = new Intl.DisplayNames('en', { type: 'language' })
  for (const language of LANGUAGES) {
    const words = await loaded(id, `${languageNames.of(language)} words`, () => given.words[language]())
    const missing = whatIsUnsaid(content, words)
    if (missing !== undefined) throw new BadSet(`the set ${quoted(id)} has no ${languageNames.of(language)} words for ${missing}`)
  }
  return content
}

/** Whatever is printed has rules, if only empty ones. */
function checkPrinted({ id, cards, characters }: SetContent, facts: SetFacts): void {
  const idle = (printed: object | undefined, defs: SetContent['cards']) =>
    Object.keys(printed ?? {}).find((one) => !defs.some((def) => def.id === one))
  const card = idle(facts.cards, cards)
  const character = idle(facts.characters, characters)
  const what = card !== undefined ? `card ${quoted(card)}` : character !== undefined ? `character ${quoted(character)}` : undefined
  if (what !== undefined) throw new BadSet(`the ${what} of the set ${quoted(id)} is printed, but has no rules: list it in setContent(...)`)
}

async function loaded<T extends object>(id: string, what: string, load: () => Promise<T>): Promise<T> {
  let found: T | undefined
  try {
    found = await load()
  } catch (error) {
    throw new BadSet(`the ${what} of the set ${quoted(id)} cannot be loaded: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (typeof found !== 'object' || found === null) throw new BadSet(`the set ${quoted(id)} has no ${what}`)
  return found
}

function checkManifest(given: unknown): asserts given is SetManifest {
  if (!isObject(given) || !('id' in given))
    throw new BadSet('a set is a module whose default export is a manifest: an object made by manifest({ id, ... })')
  const { id } = given
  if (typeof id !== 'string' || !ID.test(id))
    throw new BadSet(`a set has an id of lower-case letters, digits and hyphens, such as "my-set", not ${JSON.stringify(id)}`)
  const lacks = MANIFEST.find(([name, is]) => !(name in given) || !is(given[name]))
  if (lacks) throw new BadSet(`the manifest of the set ${quoted(id)} has no ${quoted(lacks[0])}: ${lacks[2]}`)
}

const isFunction = (value: unknown): boolean => typeof value === 'function'
const has = (value: unknown, ...names: readonly string[]): boolean =>
  isObject(value) && names.every((name) => typeof value[name] === 'string')
const isSwitches = (value: unknown): boolean => Array.isArray(value) && value.every((one) => has(one, 'id', 'about'))
const isPicture = (value: unknown): boolean => has(value, 'icon', 'border')
const speaks = (value: unknown): boolean => isObject(value) && LANGUAGES.every((language) => isFunction(value[language]))

/** What a manifest must have, and what each is. */
const MANIFEST: readonly (readonly [name: string, is: (value: unknown) => boolean, what: string])[] = [
  [
    'switches',
    isSwitches,
    'a list of options of the table, each with an "id" and, in English, what it is "about"; empty if it brings none',
  ],
  ['revives', (value) => typeof value === 'boolean', 'true if somebody who is out may come back'],
  ['picture', isPicture, 'an "icon" and a "border"'],
  ['content', isFunction, 'a function that loads its rules'],
  ['facts', isFunction, 'a function that loads what is printed'],
  ['words', speaks, `a function for each of the languages ${LANGUAGES.join(', ')}`],
]

/** Ids name things in answers, records and words: each is used once, whatever its kind. */
function checkIds(content: SetContent, others: readonly SetContent[]): void {
  const owners = new Map<string, string>()
  const take = (set: SetContent, kind: string, id: string) => {
    const owner = owners.get(id)
    if (owner !== undefined)
      throw new BadSet(
        `the ${kind} ${quoted(id)} of the set ${quoted(set.id)} has an id that the set ${quoted(owner)} uses: give it another`,
      )
  }
  for (const other of others) for (const { id } of defsOf(other)) owners.set(id, other.id)
  for (const def of defsOf(content)) {
    if (!ID.test(def.id) && def.kind !== 'variant')
      throw new BadSet(`the id ${quoted(def.id)} in the set ${quoted(content.id)} must be of lower-case letters, digits and hyphens`)
    take(content, def.kind, def.id)
    owners.set(def.id, content.id)
  }
  const named = (set: SetContent) => [
    ...set.counters.map(({ id }) => ['counter', id] as const),
    ...set.zones.map(({ name }) => ['zone', name] as const),
    ...set.states.map(({ name }) => ['state', name] as const),
  ]
  const used = new Map(others.flatMap((other) => named(other).map(([kind, name]) => [`${kind} ${name}`, other.id])))
  for (const [kind, name] of named(content)) {
    const owner = used.get(`${kind} ${name}`)
    if (owner !== undefined)
      throw new BadSet(`the ${kind} ${quoted(name)} of the set ${quoted(content.id)} has the name of one of the set ${quoted(owner)}`)
  }
}
