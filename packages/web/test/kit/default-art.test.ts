import { cardFacts } from '@sundown/engine/set'
import { expect, test } from 'vitest'
import { artFrom } from '../../src/art/default-art.ts'

const { tonic, mortar, pony, oddity } = cardFacts({
  tonic: { name: { en: 'Tonic' }, border: 'brown', type: 'action', copies: '2H', target: 'self', symbols: ['heal', 'heal'] },
  mortar: { name: { en: 'Mortar' }, border: 'green', type: 'action', copies: '3H', target: 'all-others', symbols: ['bang'] },
  pony: { name: { en: 'Pony' }, border: 'blue', type: 'equipment', copies: '4H', distanceOthersSee: 1 },
  oddity: { name: { en: 'Oddity' }, border: 'brown', type: 'action', copies: '5H' },
})

test('a card nobody has drawn looks like what is printed on it', () => {
  expect(artFrom(tonic)).toEqual({ kind: 'brown', icon: 'beer-stein', symbols: 'life:+2' })
  expect(artFrom(mortar)).toEqual({ kind: 'green', icon: 'gunshot', symbols: 'bang > all' })
  expect(artFrom(pony)).toEqual({ kind: 'blue', icon: 'backpack', symbols: 'eye:+1' })
  expect(artFrom(oddity)).toMatchObject({ kind: 'brown', icon: 'poker-hand' })
})
