import { SETS } from '@sundown/engine'
import { isTemperWish, type TemperWish } from '../session/hired.ts'
import { Store } from '../session/store.ts'
import { shelf } from './shelf.ts'

/** What this browser remembers of its player's wishes, besides language and theme. */
export interface Settings {
  /** The name to be proposed to a server. */
  readonly name: string | undefined
  /** Costly slips are to be confirmed. */
  readonly careful: boolean
  readonly motion: boolean
  readonly muted: boolean
  /** Of the table, and of what calls the player: 0 to 1. */
  readonly volume: number
  readonly alerts: number
  /** The saloon around the table; 0: off. */
  readonly ambience: number
  /** Each suit in an ink of its own. */
  readonly fourColours: boolean
  readonly notify: boolean
  readonly vibrate: boolean
  /** Passes automatically when asked to defend himself, after a wait that does not depend on the hand. */
  readonly pass: boolean
  /** Milliseconds between what bots do in a game in the page. */
  readonly pace: number
  /** The last game against bots: its name, its size, who played. */
  readonly game: string
  readonly players: number
  readonly bot: string
  readonly temper: TemperWish
  readonly sets: readonly string[]
  readonly charactersPerSide: number
  /** With strangers: how many play, 0 for any, and how fast. */
  readonly quickPlayers: number
  readonly quickPace: string
  /** Advice in first games. What needs none any more: a lesson, or a whole game. */
  readonly hints: boolean
  readonly hinted: readonly string[]
}

const KEY = 'sundown.settings'
const FIRST: Settings = {
  name: undefined,
  careful: true,
  motion: true,
  muted: false,
  volume: 0.6,
  alerts: 0.6,
  ambience: 0.25,
  fourColours: false,
  notify: false,
  vibrate: true,
  pass: false,
  pace: 700,
  game: 'bang',
  players: 5,
  bot: 'normal',
  temper: 'plain',
  sets: ['base'],
  charactersPerSide: 4,
  quickPlayers: 0,
  quickPace: 'usual',
  hints: true,
  hinted: [],
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } => typeof value === 'object' && value !== null

/** Takes over the values that fit and drops everything else that was stored. */
function read(): Settings {
  try {
    const kept: unknown = JSON.parse(shelf?.getItem(KEY) ?? '{}')
    if (!isObject(kept)) return FIRST
    const flag = (name: keyof Settings, otherwise: boolean) => (typeof kept[name] === 'boolean' ? kept[name] : otherwise)
    const number = (name: keyof Settings, otherwise: number) => (typeof kept[name] === 'number' ? kept[name] : otherwise)
    return {
      name: typeof kept.name === 'string' ? kept.name : undefined,
      careful: flag('careful', FIRST.careful),
      motion: flag('motion', FIRST.motion),
      muted: flag('muted', FIRST.muted),
      volume: number('volume', FIRST.volume),
      alerts: number('alerts', FIRST.alerts),
      ambience: number('ambience', FIRST.ambience),
      fourColours: flag('fourColours', FIRST.fourColours),
      notify: flag('notify', FIRST.notify),
      vibrate: flag('vibrate', FIRST.vibrate),
      pass: flag('pass', FIRST.pass),
      pace: number('pace', FIRST.pace),
      game: typeof kept.game === 'string' ? kept.game : FIRST.game,
      players: number('players', FIRST.players),
      bot: typeof kept.bot === 'string' ? kept.bot : FIRST.bot,
      temper: isTemperWish(kept.temper) ? kept.temper : FIRST.temper,
      charactersPerSide: number('charactersPerSide', FIRST.charactersPerSide),
      quickPlayers: number('quickPlayers', FIRST.quickPlayers),
      quickPace: typeof kept.quickPace === 'string' ? kept.quickPace : FIRST.quickPace,
      hints: flag('hints', FIRST.hints),
      hinted: Array.isArray(kept.hinted) ? kept.hinted.filter((name) => typeof name === 'string') : FIRST.hinted,
      sets: Array.isArray(kept.sets) ? kept.sets.filter((set) => SETS.some((known) => known === set)) : FIRST.sets,
    }
  } catch {
    return FIRST
  }
}

class SettingsStore extends Store<Settings> {
  constructor() {
    super(read())
  }

  change(wish: Partial<Settings>): void {
    this.set({ ...this.getSnapshot(), ...wish })
    try {
      shelf?.setItem(KEY, JSON.stringify(this.getSnapshot()))
    } catch {
      // A browser that keeps nothing: the wish lasts as long as the page.
    }
  }
}

export const settings = new SettingsStore()

/** What the style sheets know of the wishes. */
function show(): void {
  document.documentElement.dataset.suits = settings.getSnapshot().fourColours ? 'four' : 'two'
}

/** Call before the first drawing. */
export function applySettings(): void {
  show()
  settings.subscribe(show)
}
