import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { drawStory, type Icons, type StoryPicture, storyPicture } from '@sundown/art/picture'
import { addCharacters } from '@sundown/art/portrait'
import { SET_CHARACTERS } from '@sundown/art/portrait/sets'
import { namesAt } from '@sundown/bots/names'
import { type GameRecord, games, message } from '@sundown/engine'
import { lazyGames } from '@sundown/engine/lazy'
import type { Language } from '@sundown/engine/words'
import { Queue } from '../live/queue.ts'
import { Refused } from '../refused.ts'
import type { SharedGame } from './games.ts'

/** Of the web client: they are drawn with on a page, too. */
const FONTS = ['bitter-400', 'bitter-700', 'league-gothic', 'sundown-wood']
/** What these have no letters for is drawn with what the machine has. */
const BEYOND = /[^ -\u00ff\u0131\u0152\u0153\u2010-\u2026]/u
/** Pictures of some 200 KB that are kept. */
const KEPT = 40
/** Whoever comes when this many wait is sent away. */
const WAITING = 20
const BUSY_SECONDS = 10

interface Paints {
  readonly icons: Icons
  readonly fontFiles: string[]
}

/** Pictures of finished games for the previews of links: one at a time, beside the thread that serves. */
export class Pictures {
  readonly #folder: string | null
  readonly #queue = new Queue()
  /** By all that can be seen in them; who was looked at last is at the end. */
  readonly #kept = new Map<string, Promise<Buffer>>()
  #paints: Promise<Paints> | undefined

  /** `folder`: of the web client; without one there is nothing to draw with, and nobody to show it. */
  constructor(folder: string | null) {
    this.#folder = folder
  }

  /** What the picture of a game shows; nothing: it has none. */
  async story({ record, names }: SharedGame, language: Language, address: string): Promise<StoryPicture | undefined> {
    const { game } = record
    const seats = names?.length ?? seatsIn(record)
    if (!isGame(game) || seats === undefined) return undefined
    const events = (record.events ?? []).filter(isHappening).map((event) => message(event, 'spectator'))
    const speech = await lazyGames[game].speak(language, setsIn(record))
    return storyPicture({ game, events, names: names ?? namesAt(Array(seats).fill(undefined)), language, speech, address })
  }

  /** As a PNG. `mayPaint`: asked before any work is done; it throws. */
  async png(story: StoryPicture, mayPaint: () => void): Promise<Buffer> {
    const key = createHash('sha256').update(JSON.stringify(story)).digest('base64url')
    let picture = this.#kept.get(key)
    if (picture) this.#kept.delete(key)
    else {
      mayPaint()
      if (this.#queue.waiting >= WAITING) throw new Refused('too-fast', { seconds: BUSY_SECONDS })
      picture = this.#queue.run(() => this.#paint(story))
      picture.catch(() => this.#kept.delete(key))
    }
    this.#kept.set(key, picture)
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break
      this.#kept.delete(oldest)
    }
    return picture
  }

  async #paint(story: StoryPicture): Promise<Buffer> {
    const folder = this.#folder
    if (folder === null) throw new Refused('no-such-page')
    this.#paints ??= paintsIn(folder)
    const { icons, fontFiles } = await this.#paints.catch((error) => {
      this.#paints = undefined
      throw error
    })
    const { renderAsync } = await import('@resvg/resvg-js')
    const loadSystemFonts = BEYOND.test(JSON.stringify(story))
    const drawn = await renderAsync(drawStory(story, icons), { font: { fontFiles, loadSystemFonts, defaultFontFamily: 'Bitter' } })
    return drawn.asPng()
  }

  /** Nothing is being drawn any more. */
  idle(): Promise<void> {
    return this.#queue.idle()
  }
}

async function paintsIn(folder: string): Promise<Paints> {
  addCharacters(SET_CHARACTERS)
  const sprite = await readFile(join(resolve(folder), 'icons.svg'), 'utf8')
  const shapes = new Map([...sprite.matchAll(/<symbol id="i-([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, name, shape]) => [name, shape]))
  return { icons: (name) => shapes.get(name) ?? '', fontFiles: FONTS.map((font) => join(resolve(folder), 'fonts', `${font}.ttf`)) }
}

const isGame = (name: string): name is keyof typeof lazyGames => Object.hasOwn(lazyGames, name)
const isHappening = (json: unknown): json is { readonly type: string } =>
  typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string'

const optionIn = ({ options }: GameRecord, name: string): unknown =>
  typeof options === 'object' && options !== null ? Object.entries(options).find(([key]) => key === name)?.[1] : undefined

/** Nothing: its options are not those of a game there is. */
const seatsIn = ({ game, options }: GameRecord): number | undefined => {
  try {
    return games.get(game)?.read(options).players
  } catch {
    return undefined
  }
}

const setsIn = (record: GameRecord): readonly string[] => {
  const sets = optionIn(record, 'sets')
  return Array.isArray(sets) ? sets.filter((set): set is string => typeof set === 'string') : []
}
