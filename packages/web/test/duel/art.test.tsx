import { readFileSync } from 'node:fs'
import { portraitOf } from '@sundown/art/portrait'
import { duelSitter } from '@sundown/art/portrait/duel'
import { duelCards, duelCharacters } from '@sundown/engine'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cardFace } from '../../src/art/card-face.ts'
import { duelBack } from '../../src/art/duel/backs.ts'
import { duelArt, isDuelCard, SIGN_ICONS } from '../../src/art/duel/cards.ts'
import { DUEL_ICONS } from '../../src/art/duel/icons.ts'
import { ICON_NAMES } from '../../src/art/icons.ts'
import { Card } from '../../src/kit/card.tsx'

const cards = Object.values(duelCards)
const printed = (id: string, name: string) => ({ id, name, art: duelArt(id), sign: SIGN_ICONS.snake })

describe('the cards of The Duel', () => {
  it.each(cards.map((card) => [card.id, card] as const))('%s is drawn as its facts say, with its symbol', (id, { border, name }) => {
    expect(isDuelCard(id)).toBe(true)
    expect(duelArt(id).kind).toBe(border)
    for (const size of ['full', 'hand', 'compact', 'mini'] as const) {
      const markup = renderToStaticMarkup(<Card face={printed(id, name.en)} label="spoken" size={size} />)
      expect(markup).toContain('#i-rattlesnake')
      expect(markup).toContain(`k-${border}`)
      expect(markup).not.toMatch(/NaN|undefined/)
    }
  })

  it('have a picture each', () => {
    expect(new Set(cards.map(({ id }) => `${duelArt(id).icon} ${duelArt(id).kind}`)).size).toBe(cards.length)
  })

  it('are not mistaken for cards of the card game with the same id', () => {
    const ours = cardFace(printed('winchester', 'Winchester'), 'hand')
    expect(ours).not.toBe(cardFace({ id: 'winchester', name: 'Winchester' }, 'hand'))
  })

  it('have backs of different outline', () => {
    const outline = (markup: string) => /^<path d="([^"]+)"/.exec(markup)?.[1]
    expect(outline(duelBack.law)).not.toBe(outline(duelBack.outlaw))
  })
})

describe('its characters', () => {
  it('have a face each', () => {
    const faces = Object.values(duelCharacters).map(({ id, name }) => portraitOf(duelSitter(id, name.en), 'x'))
    expect(new Set(faces).size).toBe(faces.length)
    for (const face of faces) expect(face).not.toMatch(/NaN|undefined|null/)
  })
})

describe('its sprite', () => {
  it('has the icons the page has not, and each has its author in the credits', () => {
    const sprite = readFileSync(new URL('../../public/icons-duel.svg', import.meta.url), 'utf8')
    const credits = readFileSync(new URL('../../../../docs/credits.md', import.meta.url), 'utf8')
    const drawn = [...sprite.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name)
    expect(drawn.sort()).toEqual([...DUEL_ICONS].sort())
    const pages = new Set<string>(ICON_NAMES)
    for (const name of DUEL_ICONS) {
      expect(credits).toContain(`\`${name}\``)
      expect(pages.has(name)).toBe(false)
    }
    expect(sprite.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/ style=|<style|<script|https?:/)
  })
})
