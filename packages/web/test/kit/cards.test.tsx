import { readFileSync } from 'node:fs'
import { type CardEntry, content } from '@sundown/engine/content'
import { firstOf } from '@sundown/engine/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cardFace } from '../../src/art/card-face.ts'
import { cardArt, isDrawn, isEvent } from '../../src/art/cards.ts'
import { ICON_NAMES, SET_ICON_NAMES } from '../../src/art/icons.ts'
import { loadSetArt } from '../../src/art/load-sets.ts'
import { roleArt } from '../../src/art/roles.ts'
import { SUIT_PATH } from '../../src/art/suits.ts'
import { Card, CardBack } from '../../src/kit/card.tsx'
import { RoleCard } from '../../src/kit/role-card.tsx'

await loadSetArt([])
/** Cards and roles that several sets print are drawn once. */
const onceEach = <T extends { readonly id: string }>(all: readonly T[]): T[] => [...new Map(all.map((entry) => [entry.id, entry])).values()]
const all = await content()
const cards = onceEach(all.filter((entry): entry is CardEntry => entry.kind === 'card'))
const roles = onceEach(all.filter((entry) => entry.kind === 'role'))
const faceOf = ({ id, name, copies, text }: CardEntry) => ({ id, name: name.en, ...copies[0], text: text.en })
const nothing = () => undefined

describe('every card', () => {
  it.each(cards.map((entry) => [entry.id, entry] as const))('%s is drawn as its facts say', (id, entry) => {
    expect(isDrawn(id)).toBe(true)
    const art = cardArt(id)
    expect(art.kind).toBe(entry.border)
    expect(art.reach).toBe(entry.range)
    expect(art.symbols).not.toBe('')
    for (const size of ['full', 'hand', 'compact', 'mini'] as const) {
      const markup = renderToStaticMarkup(<Card face={faceOf(entry)} label={`${entry.name.en}, spoken`} size={size} />)
      expect(markup).toContain(`aria-label="${entry.name.en}, spoken"`)
      expect(markup).toContain(SUIT_PATH[firstOf(entry.copies).suit])
      expect(markup).toContain(`>${firstOf(entry.copies).rank}<`)
      expect(markup).not.toMatch(/NaN|undefined/)
    }
  })

  it('has a picture of its own', () => {
    const pictures = cards.map(({ id }) => `${cardArt(id).icon} ${cardArt(id).kind}`)
    expect(new Set(pictures).size).toBe(cards.length)
  })

  it('fits its text in all languages above the seal', () => {
    for (const entry of cards) {
      for (const text of Object.values(entry.text)) {
        const markup = cardFace({ ...faceOf(entry), text }, 'full')
        const block = /class="card-rule" x="125" y="([\d.]+)".*?<\/text>/.exec(markup)
        const lines = [...(block?.[0].matchAll(/dy="([\d.]+)"/g) ?? [])].map(([, dy]) => Number(dy))
        expect(Number(block?.[1]) + lines.reduce((sum, dy) => sum + dy, 0), `${entry.id}: ${text}`).toBeLessThanOrEqual(321)
      }
    }
  })
})

describe('a card', () => {
  const face = { id: 'bang', name: 'BANG!', suit: 'hearts', rank: 'Q' } as const

  it('is a picture unless it can be used, then a button', () => {
    expect(renderToStaticMarkup(<Card face={face} label="BANG!" />)).toMatch(/^<span [^>]*role="img"/)
    expect(renderToStaticMarkup(<Card face={face} label="BANG!" onPress={nothing} />)).toMatch(/^<button type="button"/)
  })

  it('says why it cannot be used, and can still be reached', () => {
    const markup = renderToStaticMarkup(
      <Card face={face} label="BANG!; one a turn" state="dimmed" note={{ tone: 'why', text: 'one a turn' }} onPress={nothing} />,
    )
    // Once: the note is for the eye only.
    expect(markup).toContain('aria-label="BANG!; one a turn"')
    expect(markup).toMatch(/card-note why" aria-hidden="true">one a turn</)
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain(' disabled')
  })

  it('is pressed when it is picked up', () => {
    expect(renderToStaticMarkup(<Card face={face} label="BANG!" state="picked" onPress={nothing} />)).toContain('aria-pressed="true"')
  })

  it('prints a strange name as text', () => {
    const markup = renderToStaticMarkup(<Card face={{ id: 'house', name: '<b>&"', suit: undefined, rank: undefined }} label="strange" />)
    expect(markup).toContain('&lt;b&gt;&amp;&quot;')
  })

  it('has a back that says nothing of its face', () => {
    expect(renderToStaticMarkup(<CardBack label="a card" />)).toContain('aria-label="a card"')
    expect(renderToStaticMarkup(<CardBack />)).toContain('aria-hidden="true"')
  })
})

describe('every role', () => {
  it.each(roles.map(({ id, name }) => [id, name.en] as const))('%s has its icon', (id, name) => {
    const markup = renderToStaticMarkup(<RoleCard id={id} name={name} goal="do it" label={name} />)
    expect(markup).toContain(`#i-${roleArt(id).icon}`)
    expect(new Set(roles.map((role) => roleArt(role.id).icon)).size).toBe(roles.length)
  })
})

describe('every event and show card', () => {
  it('is drawn, each with a picture of its own', () => {
    const events = all.filter(({ kind }) => kind === 'event' || kind === 'show-card')
    expect(events.length).toBeGreaterThanOrEqual(40)
    for (const { id } of events) expect(isEvent(id), id).toBe(true)
    expect(new Set(events.map(({ id }) => cardArt(id).icon)).size).toBe(events.length)
    for (const { id } of events) expect(cardArt(id).kind).toBe('event')
  })
})

describe('the sprites', () => {
  const read = (name: string) => readFileSync(new URL(`../../public/${name}.svg`, import.meta.url), 'utf8')
  const [sprite, more] = [read('icons'), read('icons-sets')]

  it.each([
    ['of the page and the base game', sprite, ICON_NAMES],
    ['of the expansions', more, SET_ICON_NAMES],
  ])('%s: every icon there is, and each has its author in the credits', (_what, file, names) => {
    const drawn = [...file.matchAll(/<symbol id="i-([\w-]+)"/g)].map(([, name]) => name)
    const credits = readFileSync(new URL('../../../../docs/credits.md', import.meta.url), 'utf8')
    expect(drawn.sort()).toEqual([...names].sort())
    for (const name of names) expect(credits).toContain(`\`${name}\``)
  })

  it('carry the carving of the woodcuts once', () => {
    expect(sprite).toContain('id="carve"')
    expect(more).not.toContain('id="carve"')
  })

  it('carries nothing a strict content security policy would block, and neither do the cards', () => {
    const all =
      (sprite + more).replaceAll('http://www.w3.org/2000/svg', '') + cards.map((entry) => cardFace(faceOf(entry), 'full')).join('')
    expect(all).not.toMatch(/ style=|<style|<script|https?:/)
  })
})
