/** Written together by those who use them. Latin letters look like none of theirs. */
const EAST_ASIA = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo']
/** Each by itself: names of living people are written in these. */
const ALONE = [
  'Cyrillic',
  'Greek',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Mongolian',
  'Ethiopic',
  'Thaana',
  'Syriac',
  'Nko',
  'Tifinagh',
  'Cherokee',
  'Canadian_Aboriginal',
  'Lisu',
  'Yi',
  'Vai',
]

const lettersOf = (scripts: readonly string[]): RegExp =>
  new RegExp(`^(?:[^\\p{L}]|${scripts.map((script) => `\\p{Script_Extensions=${script}}`).join('|')})*$`, 'u')

const WRITINGS = [EAST_ASIA, ...ALONE.map((script) => [script])].map(lettersOf)

/** A name is written in one script: letters of two together are there to look like somebody else's name. */
export const isOneWriting = (name: string): boolean => WRITINGS.some((writing) => writing.test(name))
