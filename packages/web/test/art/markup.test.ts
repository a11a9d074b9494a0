import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cardFace } from '../../src/art/card-face.ts'
import { findShape, readMarkup, type Shape } from '../../src/art/markup.ts'

const all = (shape: Shape): Shape[] => [shape, ...shape.inside.flatMap(all)]

describe('markup of a drawing', () => {
  it('is read with its elements, attributes and words', () => {
    const drawing = readMarkup('<g transform="scale(2)"><path d="M0 0"/><text x="1">Ace &amp; &lt;King&gt;</text></g><rect width="3"/>')
    expect(drawing.inside.map(({ name }) => name)).toEqual(['g', 'rect'])
    const [group] = drawing.inside
    expect(group?.attributes.get('transform')).toBe('scale(2)')
    expect(group?.inside.map(({ name, text }) => [name, text])).toEqual([
      ['path', ''],
      ['text', 'Ace & <King>'],
    ])
  })

  it('has its parts by their ids, however deep they lie', () => {
    const drawing = readMarkup('<defs><clipPath id="edge"><rect width="5"/></clipPath></defs><g id="top"/>')
    expect(findShape(drawing, 'edge')?.inside[0]?.attributes.get('width')).toBe('5')
    expect(findShape(drawing, 'top')?.name).toBe('g')
    expect(findShape(drawing, 'nothing')).toBeUndefined()
  })

  it('of a card is read whole: every element that was opened and every word', () => {
    const face = cardFace({ id: 'bang', name: 'BANG!', suit: 'hearts', rank: 'Q' }, 'hand')
    const shapes = all(readMarkup(face)).slice(1)
    expect(shapes).toHaveLength(face.match(/<\w/g)?.length ?? 0)
    expect(shapes.filter(({ name }) => name === 'text').map(({ text }) => text)).toEqual(expect.arrayContaining(['Q', 'BANG!']))
  })

  it('of the icons holds each of them', () => {
    const icons = readFileSync(new URL('../../public/icons.svg', import.meta.url), 'utf8')
    const ids = [...icons.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
    const sheet = readMarkup(icons)
    expect(ids.length).toBeGreaterThan(30)
    for (const id of ids) expect(findShape(sheet, id)?.inside.length, id).toBeGreaterThan(0)
  })
})
