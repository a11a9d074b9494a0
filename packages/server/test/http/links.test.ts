import { copyFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nextInput, randomsFor, rule } from '@sundown/bots'
import { type Game, type GameRecord, games, type Json, Match, seedFrom } from '@sundown/engine'
import { expect, onTestFinished, test as plain } from 'vitest'
import { Refused } from '../../src/refused.ts'
import { SharedCodes } from '../../src/shared/code.ts'
import { sharedGame } from '../../src/shared/games.ts'
import { Pictures } from '../../src/shared/pictures.ts'
import { openSqlite } from '../../src/store/sqlite.ts'
import * as samples from '../store/samples.ts'
import { Device, guest, running } from './running.ts'

/** A game between bots, as a server keeps it. */
function finished(name: string, options: Json): { readonly record: GameRecord; readonly winners: readonly number[] } {
  const kind = games.get(name)
  if (!kind) throw new Error(`there is no game ${name}`)
  const match: Match<Game> = Match.start(kind.rules, options, seedFrom(`link ${name}`))
  const chances = randomsFor(match.game.seats, name)
  const events = [...match.drain()]
  while (!match.game.over) {
    match.apply(
      nextInput(
        match,
        Array.from({ length: match.game.seats }, () => rule),
        chances,
      ),
    )
    events.push(...match.drain())
  }
  return { record: JSON.parse(JSON.stringify(match.record(events))), winners: match.game.over.winners }
}

/** A web client of one empty page, with what pictures are drawn with. */
function webFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sundown-links-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const built = new URL('../../../web/public/', import.meta.url).pathname
  cpSync(join(built, 'fonts'), join(folder, 'fonts'), { recursive: true })
  copyFileSync(join(built, 'icons.svg'), join(folder, 'icons.svg'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html><head><title>Sundown</title></head><body></body></html>')
  return folder
}

const OVER = 'aaaaaaaaaaaaaaaa'
const CLOSED = 'cccccccccccccccc'
const OPTIONS = { players: 4 }

/** A server with a finished game of two guests and two bots and one that was given up. */
async function house() {
  const server = await running({ web: webFolder() })
  const [ann, bob, stranger] = [await guest(server, 'Ann & <Co>'), await guest(server, 'Bob'), await guest(server, 'Zoe')]
  await server.stop()
  const store = await openSqlite(server.data)
  const { record, winners } = finished('bang', OPTIONS)
  const people = [ann.id, bob.id, null, null]
  for (const id of [OVER, CLOSED]) await store.addGame(samples.game(id, { people, options: OPTIONS }))
  await store.archive(OVER, 'over', record, winners, samples.T0)
  await store.archive(CLOSED, 'closed', record, [], samples.T0)
  await store.close()
  const again = await running({ web: webFolder(), data: server.data })
  const here = (device: Device): Device => Object.assign(new Device(again), { cookie: device.cookie })
  return { server: again, ann: here(ann), bob: here(bob), stranger: here(stranger), anybody: new Device(again) }
}

const test = plain.extend<{ here: Awaited<ReturnType<typeof house>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that vitest wants
  here: async ({}, use) => use(await house()),
})

test('a link without names tells none, and nobody adds them; with names only who sat there makes one', async ({ here }) => {
  const { ann, stranger, anybody } = here
  const mine = (await ann.post(`/api/games/${OVER}/link`)).json
  expect(mine.code).toBe(OVER)
  expect((await stranger.post(`/api/games/${OVER}/link`)).json).toEqual({ code: OVER, named: null })
  expect((await anybody.post(`/api/games/${OVER}/link`)).json.code).toBe('not-logged-in')
  expect((await anybody.get(`/api/links/${mine.code}`)).json.names).toBeUndefined()
  expect((await anybody.get(`/api/links/${mine.named}`)).json.names).toEqual(['Ann & <Co>', 'Bob', 'Clem', 'Dolly'])
  const forged = new SharedCodes('another house').write({ game: OVER, named: true })
  expect((await anybody.get(`/api/links/${forged}`)).json.names).toBeUndefined()
  for (const code of [`${OVER}.`, `${mine.named}x`, mine.named.slice(0, -1), 'zzzzzzzzzzzzzzzz']) {
    expect((await anybody.get(`/api/links/${code}`)).json.code).toBe('no-such-game')
  }
  const page = (await anybody.get(`/r/${OVER}/en`)).text
  expect(page).toContain('og:title')
  expect(page).not.toContain('Ann')
})

test('its page names the picture and what happened, in three languages, and what people are called is no markup', async ({ here }) => {
  const { named } = (await here.ann.post(`/api/games/${OVER}/link`)).json
  const pages = await Promise.all(['en', 'fr', 'it'].map((language) => here.anybody.get(`/r/${named}/${language}/12/0`)))
  expect(new Set(pages.map(({ text }) => /og:title" content="([^"]+)"/.exec(text)?.[1])).size).toBe(3)
  for (const [i, { text, headers }] of pages.entries()) {
    expect(text).toContain('Ann &amp; &lt;Co&gt;')
    expect(text).not.toContain('<Co>')
    expect(text).toContain(`${here.server.url.replace('localhost', '127.0.0.1')}/api/links/${named}/picture/${['en', 'fr', 'it'][i]}`)
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(text.match(/<title>/g)).toHaveLength(1)
  }
  // Whoever types what stands in the picture has no language.
  expect((await here.anybody.get(`/r/${OVER}`)).text).toContain('og:image')
})

test('the picture is a PNG of 1200 by 630', async ({ here }) => {
  const { named } = (await here.ann.post(`/api/games/${OVER}/link`)).json
  const response = await fetch(`${here.server.url}/api/links/${named}/picture/fr`)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
  const png = Buffer.from(await response.arrayBuffer())
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
})

test('a server without a web client has no picture, and says so', async ({ here }) => {
  await here.server.stop()
  const bare = await running({ data: here.server.data })
  expect((await new Device(bare).get(`/api/links/${OVER}/picture/en`)).json.code).toBe('no-such-page')
})

test('a picture is drawn once for all who look, by turns, and for nobody who has had his share', async () => {
  const pictures = new Pictures(null)
  const story = await pictures.story({ ...finished('duel', {}), names: ['Ann', 'Bob'] }, 'it', 'example.org/r/x')
  if (!story) throw new Error('a finished game has a picture')
  let asked = 0
  const refusal = (n: number): Promise<string> =>
    pictures
      .png({ ...story, over: String(n) }, () => {
        asked++
        if (n === 99) throw new Refused('banned')
      })
      .then(
        () => 'drawn',
        (error) => (error instanceof Refused ? error.code : 'fault'),
      )
  const all = await Promise.all([0, 0, 0, 99, ...Array.from({ length: 20 }, (_, n) => n + 1)].map(refusal))
  // Nothing to draw with; no share left; too many wait.
  expect(all).toEqual([...Array(3).fill('no-such-page'), 'banned', ...Array(19).fill('no-such-page'), 'too-fast'])
  expect(asked).toBe(22)
})

plain.each([
  ['dealing', 'game-not-over'],
  ['playing', 'game-not-over'],
  ['closed', 'no-such-game'],
  ['over', undefined],
] as const)('a game that is %s', async (status, code) => {
  const store = await samples.opened()
  await store.addGame(samples.game(OVER, { status: status === 'dealing' ? status : 'playing' }))
  const { record, winners } = finished('bang', OPTIONS)
  if (status === 'closed' || status === 'over') await store.archive(OVER, status, record, winners, samples.T0)
  const shown = await sharedGame(store, new SharedCodes('house'), OVER).catch((error) => error)
  expect(shown instanceof Refused ? shown.code : undefined).toBe(code)
})

test('a link to a game that was given up opens a page that shows nothing of it', async ({ here }) => {
  expect((await here.ann.post(`/api/games/${CLOSED}/link`)).json.code).toBe('no-such-game')
  expect((await here.anybody.get(`/api/links/${CLOSED}/picture/en`)).json.code).toBe('no-such-game')
  const { status, text } = await here.anybody.get(`/r/${CLOSED}/en`)
  expect([status, text.includes('og:')]).toEqual([200, false])
})

test('whoever is deleted has no name in a link any more', async ({ here }) => {
  const { named } = (await here.ann.post(`/api/games/${OVER}/link`)).json
  await here.bob.delete('/api/me')
  const { names } = (await here.anybody.get(`/api/links/${named}`)).json
  expect(names).toEqual(['Ann & <Co>', 'Belle', 'Clem', 'Dolly'])
  expect((await here.anybody.get(`/r/${named}/en`)).text).not.toContain('Bob')
})
