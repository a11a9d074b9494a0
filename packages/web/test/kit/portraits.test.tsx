import { portraitOf, recipeOf } from '@sundown/art/portrait'
import { content } from '@sundown/engine/content'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { loadSetArt } from '../../src/art/load-sets.ts'
import { Bust } from '../../src/kit/bust.tsx'

await loadSetArt([])
const characters = (await content()).filter((entry) => entry.kind === 'character')

describe('portraits', () => {
  it('exist for every character, each of its own', () => {
    const faces = characters.map(({ id }) => portraitOf({ character: id }, 'x'))
    for (const { id } of characters) expect(recipeOf(id), id).toBeDefined()
    expect(new Set(faces).size).toBe(characters.length)
    for (const face of faces) expect(face).not.toMatch(/NaN|undefined|null/)
  })

  it('differ at a glance: in hat, ground or pattern', () => {
    const glance = characters.map(({ id }) => {
      const recipe = recipeOf(id)
      return `${recipe?.hat} ${recipe?.hatColor} ${recipe?.ground} ${recipe?.pattern}`
    })
    const grounds = characters.map(({ id }) => `${recipeOf(id)?.ground} ${recipeOf(id)?.pattern}`)
    expect(new Set(glance).size).toBe(characters.length)
    expect(new Set(grounds).size).toBe(characters.length)
  })

  it('are the same each time, for people too', () => {
    expect(portraitOf({ person: 'Marta' }, 'x')).toBe(portraitOf({ person: 'Marta' }, 'x'))
    expect(portraitOf({ person: 'Marta' }, 'x')).not.toBe(portraitOf({ person: 'Nils' }, 'x'))
  })

  it('are drawn for any name without a fault', () => {
    for (let i = 0; i < 400; i++) expect(portraitOf({ person: `Player ${i}` }, 'x')).not.toMatch(/NaN|undefined|null/)
  })

  it('give a character nobody has drawn a face of his own, made from his name, and nobody that of a traveller', () => {
    const made = portraitOf({ character: 'nobody-drew-him' }, 'x')
    expect(made).toBe(portraitOf({ person: 'nobody-drew-him' }, 'x'))
    expect(made).not.toBe(portraitOf({ character: undefined }, 'x'))
  })

  it('are named or decoration', () => {
    expect(renderToStaticMarkup(<Bust sitter={{ character: 'rose-doolan' }} label="Rose Doolan" />)).toContain('aria-label="Rose Doolan"')
    expect(renderToStaticMarkup(<Bust sitter={{ character: 'rose-doolan' }} />)).toContain('aria-hidden="true"')
  })
})
