import { nth, type Random } from '@sundown/engine'

export const pick = <T>(list: readonly T[], random: Random): T => nth(list, random.below(list.length))

const arrays = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const names = (count: number): string => `{${Array.from({ length: count }, (_, i) => `"k${i}":0`).join()}}`

/** Values of every kind, as JSON text: much of it could not be written by `JSON.stringify`. */
const KINDS = {
  plain: ['null', 'true', 'false', '-1', '0', '0.5', '""', '"x"', '[]', '{}', '[[[[]]]]', '"\\u0000"', '" "'],
  depth: [arrays(29), arrays(33), arrays(1400), objects(29), objects(33), objects(1400), `[${objects(31)}]`],
  width: [
    `[${'0,'.repeat(300)}0]`,
    `[${'0,'.repeat(2500)}0]`,
    `[${'[],'.repeat(2500)}[]]`,
    names(300),
    names(1500),
    `"${'x'.repeat(9000)}"`,
  ],
  numbers: ['1e308', '-1e308', '1e999', '-1e999', '9007199254740993', '-9007199254740993', '4294967296', '-0', '1e-999', '7'.repeat(400)],
  surrogates: ['"\\ud800"', '"\\udc00\\ud800"', `"${'\\ud83d'.repeat(60)}"`, '"a\\udfff"', '{"\\ud800":1}', '["\\udbff"]'],
  prototypes: [
    '"__proto__"',
    '"constructor"',
    '"prototype"',
    '"toString"',
    '"hasOwnProperty"',
    '"valueOf"',
    '{"__proto__":{"x":1}}',
    '{"\\u005f_proto__":null}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"toString":1,"valueOf":1,"toJSON":1}',
    '{"hasOwnProperty":null}',
    '{"then":1}',
    '{"length":4294967296}',
  ],
} as const

export const ODD: readonly string[] = Object.values(KINDS).flat()
/** Names that something may be called besides, as JSON text. */
const ODD_NAMES: readonly string[] = ['"__proto__"', '"constructor"', '"toString"', '"then"', '"\\ud800"', '""', '"admin"', '"seed"']

type Path = readonly (string | number)[]

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null

/** The place itself and all places in it. */
function places(value: unknown, path: Path = []): Path[] {
  if (!isThing(value)) return [path]
  const inner = Array.isArray(value) ? value.map((entry, i) => [i, entry] as const) : Object.entries(value)
  return [path, ...inner.flatMap(([name, entry]) => places(entry, [...path, name]))]
}

/** As JSON, with another text at one place. `name`: the text stands there besides, under this name. */
function written(value: unknown, path: Path | undefined, text: string, name?: string): string {
  if (path?.length === 0 && (name === undefined || !isThing(value) || Array.isArray(value))) return text
  if (!isThing(value)) return JSON.stringify(value)
  const below = (key: string | number): Path | undefined => (path !== undefined && path[0] === key ? path.slice(1) : undefined)
  if (Array.isArray(value)) return `[${value.map((entry, i) => written(entry, below(i), text, name)).join()}]`
  const fields = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}:${written(entry, below(key), text, name)}`)
  return `{${[...fields, ...(path?.length === 0 ? [`${name}:${text}`] : [])].join()}}`
}

/** Each odd value at each place, and odd names besides. */
export function* sweep(value: unknown): Generator<string> {
  for (const path of places(value)) {
    for (const text of ODD) yield written(value, path, text)
    for (const name of ODD_NAMES) yield written(value, path, '1', name)
  }
}

/** One odd value, or one odd name, at one place. */
export const twisted = (random: Random, value: unknown): string => {
  const path = pick(places(value), random)
  return random.below(5) === 0 ? written(value, path, pick(ODD, random), pick(ODD_NAMES, random)) : written(value, path, pick(ODD, random))
}
