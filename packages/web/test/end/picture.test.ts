import { drawStory, type Finished, storyPicture } from '@sundown/art/picture'
import { seatOf } from '@sundown/engine'
import { lazyGames } from '@sundown/engine/lazy'
import { LANGUAGES, type Language } from '@sundown/engine/words'
import { expect, test } from 'vitest'
import { type Options, played } from './played.ts'

const NAMES = ['Ann', '<script>alert(1)</script>', 'A "name" & more', 'Zoë', '\u0000\u0007Bell', 'W'.repeat(40), 'Øystein', 'Hattie']

/** A game between bots, which can be told in any language. */
function finished(game: 'bang' | 'dice' | 'duel', options: Options): (language: Language) => Promise<Finished> {
  const { events, view } = played(game, options, `picture ${game}`)
  const sets = Array.isArray(options.sets) ? options.sets : []
  const names = NAMES.slice(0, view.seats.length)
  return async (language) => ({ game, events, names, language, speech: await lazyGames[game].speak(language, sets) })
}

/** Every element that is opened is closed, in order; nothing is left that is neither. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, closing, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*\s*\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!rest?.endsWith('/')) open.push(name ?? '')
  }
  return open.length === 0 && !/[<>]/.test(svg.replaceAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*\s*\/?)>/g, ''))
}

test.each([
  ['bang', { players: 8, sets: ['base', 'dodge-city'] }, 8],
  ['dice', { players: 8 }, 8],
  ['duel', { charactersPerSide: 4 }, 6],
] as const)('%s has its picture in every language, whatever people are called', async (game, options, figures) => {
  const told = finished(game, options)
  const drawn = await Promise.all(
    LANGUAGES.map(async (language) => {
      const picture = storyPicture({ ...(await told(language)), address: 'example.org/r/<x>' })
      if (!picture) throw new Error('a finished game has a picture')
      expect(picture.figures).toHaveLength(figures)
      expect(picture.figures.some(({ won }) => won)).toBe(true)
      expect(picture.falls.length).toBeGreaterThan(0)
      return drawStory(picture, (icon) => `<path id="${icon}"/>`)
    }),
  )
  expect(new Set(drawn).size).toBe(LANGUAGES.length)
  for (const svg of drawn) {
    expect(isWellFormed(svg)).toBe(true)
    expect(svg).not.toMatch(/NaN|undefined|<script/)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what is looked for
    expect(svg).not.toMatch(/[\u0000-\u0008]/)
  }
})

test('before the end there is no picture: it would tell who is who', async () => {
  const game = await finished('bang', { players: 5 })('en')
  for (let n = 0; n < game.events.length - 1; n += 9) expect(storyPicture({ ...game, events: game.events.slice(0, n) })).toBeUndefined()
  expect(storyPicture(game)).toBeDefined()
})

test.each(LANGUAGES)('what people are called stays whole in the headline and below it (%s)', async (language) => {
  const game = await finished('duel', { charactersPerSide: 4 })(language)
  const names = ['Dr. No:first. Ever', 'Eli (9♠) : a. B.']
  const picture = storyPicture({ ...game, names })
  const over = game.events.find(({ type }) => type === 'over')
  const [winner = 0] = over && 'winners' in over && Array.isArray(over.winners) ? over.winners.map(Number) : []
  expect(picture?.headline).toBe(storyPicture(game)?.headline)
  expect(picture?.story[0]).toContain(names[winner])
  expect(picture?.story[0]).toBe(storyPicture(game)?.story[0]?.replace(game.names[winner] ?? '', () => names[winner] ?? ''))
})

test('a headline that is all there is to say has no full stop, and whoever is named in it stays whole', async () => {
  const { speech } = await finished('dice', { players: 4 })('en')
  const { title, detail } = speech.teller(['Dr. No: B.', 'Ann', 'Bell', 'Zoë']).verdict({ by: 'renegade', winners: [seatOf(0)] })
  expect([title, detail]).toEqual(['Dr. No: B., the Renegade, wins alone', undefined])
})
