import { expect, test } from 'vitest'
import { seenName } from '../src/names.ts'

// Zero width space, joiners, direction marks, Hangul fillers, an empty pattern of Braille, a soft hyphen, a byte order mark, a tag.
const NOTHING = [
  '',
  ' ',
  '\u200b',
  '\u200c\u200d',
  '\u200e\u202e',
  '\u115f\u1160',
  '\u3164',
  '\uffa0',
  '\u2800',
  '\u00ad',
  '\ufeff',
  '\u{e0041}',
]

test.each(NOTHING)('%j is no name', (name) => {
  expect(seenName(name)).toBe('')
})

test('of a name remains what can be seen', () => {
  expect(seenName(' An\u200bna\u202e \u3164 Lee ')).toBe('Anna Lee')
  expect(seenName('서연')).toBe('서연')
})
