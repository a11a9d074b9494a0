import { describe, expect, test } from 'vitest'
import { allSets } from '../../src/bang/sets/all.ts'
import { sourcesIn } from '../sources.ts'

const content = allSets.flatMap((set) => [...set.cards, ...set.characters, ...set.roles])
/** Names of the game, its roles, cards, characters and a few of its notions, in every way code can write them. */
const words = [
  ...new Set([
    // The kernel maps lists: that is not the card.
    ...content.map(({ id }) => id).filter((id) => id !== 'map'),
    'bang',
    'missed',
    'dodge-city',
    'weapon',
    'stick-of-dynamite',
    'colt',
    'draw-check',
    'hand-limit',
  ]),
]
/** `Wells Fargo`, `wells-fargo`, `wellsFargo`, `WELLS_FARGO`. */
const patterns = words.map((word) => ({ word, pattern: new RegExp(`(?<![a-z])${word.split('-').join('[-_ ]?')}s?(?![a-z])`, 'i') }))
/** Parts of camel case are words of their own. */
const split = (text: string): string => text.replace(/([a-z])([A-Z])/g, '$1 $2')
const mentions = (text: string): string[] => patterns.filter(({ pattern }) => pattern.test(split(text))).map(({ word }) => word)

describe('nothing in the kernel knows about BANG!', () => {
  const files = sourcesIn('kernel')

  test('there is a kernel to look at', () => {
    expect(files.length).toBeGreaterThan(5)
  })

  test.each(files)('$path', ({ text }) => {
    expect(mentions(text)).toEqual([])
  })

  test('planted words are found: in identifiers, strings and comments', () => {
    expect(mentions('const bangsPlayed = 1')).toContain('bang')
    expect(mentions("role === 'sheriff'")).toContain('sheriff')
    expect(mentions('/** Outlaws win. */')).toContain('outlaw')
    expect(mentions('function sidKetchum() {}')).toContain('sid-ketchum')
    expect(mentions('WELLS_FARGO')).toContain('wells-fargo')
    expect(mentions('a scoped name, the bangle of a barrelful')).toEqual([])
  })
})
