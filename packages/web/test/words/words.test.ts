import { LANGUAGES, type Language } from '@sundown/engine/words'
import { describe, expect, test } from 'vitest'
import { loadLabels } from '../../src/screens/duel/words/load.ts'
import type { Shelf } from '../../src/session/solo-save.ts'
import { loadDevice } from '../../src/words/device.ts'
import { loadDice } from '../../src/words/dice.ts'
import { loadDisplay } from '../../src/words/display.ts'
import { loadEnd } from '../../src/words/end.ts'
import { loadHelp } from '../../src/words/help.ts'
import { loadHints } from '../../src/words/hints.ts'
import { loadHistory } from '../../src/words/history.ts'
import { loadKeeping } from '../../src/words/keeping.ts'
import { firstLanguage, LanguageStore } from '../../src/words/language.ts'
import { loadLibrary } from '../../src/words/library.ts'
import { loadInterface } from '../../src/words/load.ts'
import { loadLobby } from '../../src/words/lobby.ts'
import { loadPlaying } from '../../src/words/playing.ts'
import { loadQuick } from '../../src/words/quick.ts'
import { loadReplay } from '../../src/words/replay.ts'
import { shortReason } from '../../src/words/short.ts'
import { loadTables } from '../../src/words/tables.ts'
import { loadTalk } from '../../src/words/talk.ts'

/** With what comes later. */
const spoken = async (language: Language) => {
  const ui = await loadInterface(language)
  await ui.errors.prepare()
  return { ...ui, errors: ui.errors.words }
}

/** Everything the page says itself, of all games. */
const wordsOf = async (language: Language) => ({
  ...(await spoken(language)),
  dice: (await loadDice(language)).dice,
  duel: await loadLabels(language),
  library: await loadLibrary(language),
  help: await loadHelp(language),
  hints: await loadHints(language),
  lobby: await loadLobby(language),
  theEnd: await loadEnd(language),
  replay: await loadReplay(language),
  device: await loadDevice(language),
  keeping: await loadKeeping(language),
  chat: await loadTalk(language),
  playing: await loadPlaying(language),
  tables: await loadTables(language),
  display: await loadDisplay(language),
  history: await loadHistory(language),
})

/** Every sentence with its path; functions are asked with samples of the right kind. */
function* sentences(words: unknown, path = ''): Generator<readonly [string, string]> {
  if (typeof words === 'string') yield [path, words]
  else if (typeof words === 'function') {
    for (const n of [0, 1, 2, 75]) {
      for (const args of [
        [n, 3, 4],
        ['Elena', 'Bruno', 'Carl'],
        ['Bruno', n, 3],
      ]) {
        let text: unknown
        try {
          text = words(...args)
        } catch {
          // A number where a name belongs: a grammar asks for its first letter.
        }
        if (typeof text === 'string' && !text.includes('NaN') && !text.includes('undefined')) yield [path, text]
      }
    }
  } else if (typeof words === 'object' && words !== null) {
    for (const [key, value] of Object.entries(words)) yield* sentences(value, `${path}.${key}`)
  }
}

const paths = (words: unknown): Set<string> => new Set([...sentences(words)].map(([path]) => path))

describe.each(LANGUAGES)('the interface in %s', (language) => {
  test('says everything English says', async () => {
    expect(paths(await wordsOf(language))).toEqual(paths(await wordsOf('en')))
  })

  test('has no empty, straight-quoted or doubly spaced sentence', async () => {
    for (const [path, text] of sentences(await wordsOf(language))) {
      expect(text.trim(), path).not.toBe('')
      expect(text, path).not.toMatch(/['"]| {2}|\.\.\./)
    }
  })

  test('keeps reasons shown in place to five words', async () => {
    const ui = await loadInterface(language)
    for (const code of Object.keys(ui.short)) {
      const short = shortReason(ui, { code, facts: { distance: 3, reach: 2, cards: 2 } })
      expect(short.split(/[ \u00a0]/).length, short).toBeLessThanOrEqual(5)
    }
    for (const short of Object.values((await loadLabels(language)).short))
      expect(short.split(/[ \u00a0]/).length, short).toBeLessThanOrEqual(5)
    expect(shortReason(ui, { code: 'something-new' })).toBe(shortReason(ui, { code: 'not-allowed' }))
  })
})

test('French has its own spaces before high punctuation', async () => {
  for (const [path, text] of sentences(await wordsOf('fr'))) {
    expect(text.replaceAll('BANG!', ''), path).not.toMatch(/[^\u202f][!?;]|[^\u00a0\d]:/)
  }
})

describe('the language of the page', () => {
  const shelf = (): Shelf => {
    const items = new Map<string, string>()
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }

  test('is the first the browser asks for that we speak', () => {
    expect(firstLanguage(undefined, ['de-AT', 'fr-CH', 'en'])).toBe('fr')
    expect(firstLanguage(undefined, ['ja'])).toBe('en')
  })

  test('can be changed at any time and is kept', async () => {
    const kept = shelf()
    const store = await LanguageStore.open({ shelf: kept, wished: ['it-IT'] })
    expect(store.getSnapshot().ui.name).toBe('Italiano')
    await Promise.all([store.choose('en'), store.choose('fr')])
    expect(store.getSnapshot()).toMatchObject({ language: 'fr', ui: { name: 'Français' }, rules: { language: 'fr' } })
    expect(firstLanguage(kept, ['it'])).toBe('fr')
  })

  test('loads the words of more sets when a table needs them, and only then', async () => {
    const store = await LanguageStore.open({ wished: ['en'] })
    const before = store.getSnapshot()
    await store.need(['base'])
    expect(store.getSnapshot()).toBe(before)
    await store.need(['base', 'another'])
    const after = store.getSnapshot()
    expect(after).not.toBe(before)
    expect(after.rules.sets).toHaveLength(before.rules.sets.length)
    await store.need(['another'])
    expect(store.getSnapshot()).toBe(after)
  })
})

test('names that begin with a vowel are joined as one says them', async () => {
  const [french, italian] = await Promise.all([loadDevice('fr'), loadDevice('it')])
  expect(french.since('Anna')).toBe('Depuis le dernier regard d’Anna')
  expect(italian.passTo('Anna')).toBe('Passate il dispositivo ad Anna')
  expect(italian.passTo('Bruno')).toBe('Passate il dispositivo a Bruno')
  expect((await loadLabels('fr')).takeFrom('Eli')).toBe('Prendre dans la main d’Eli')
  expect((await loadQuick('fr')).ticketAt('Anna')).toBe('Table d’Anna')
  expect((await loadLobby('it')).handOver('Anna')).toBe('Affida il tavolo ad Anna')
})
