import type { Sentence } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { inkFor } from '../src/ink.ts'

const sentence: Sentence = [
  { kind: 'person', seat: 0, text: 'Beer' },
  ' drinks a ',
  { kind: 'card', id: 'beer', text: 'Beer' },
  ': ',
  { kind: 'number', value: 3, text: '3' },
  ' left.',
]

describe('a sentence on the screen', () => {
  test('people are bold, cards underlined, a player called Beer is a player', () => {
    const ink = inkFor({ isTTY: true }, {})
    expect(ink(sentence)).toBe('\u001b[1mBeer\u001b[22m drinks a \u001b[4mBeer\u001b[24m: 3 left.')
  })

  test.each([
    ['through a pipe', {}, {}],
    ['without colours', { isTTY: true }, { NO_COLOR: '1' }],
    ['on a dumb terminal', { isTTY: true }, { TERM: 'dumb' }],
  ])('%s it is plain text', (_where, screen, env) => {
    expect(inkFor(screen, env)(sentence)).toBe('Beer drinks a Beer: 3 left.')
  })
})
