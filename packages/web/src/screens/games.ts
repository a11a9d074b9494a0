import { FEWEST_CHARACTERS, type Json, MAX_PLAYERS, MIN_PLAYERS, MOST_CHARACTERS } from '@sundown/engine'
import { type ComponentType, createElement, lazy } from 'react'
import type { Settings } from '../app/settings.ts'
import type { IconName } from '../art/icons.ts'
import type { AnyView, GameName, ViewOf } from '../session/played.ts'
import { isOf } from '../session/session.ts'
import type { TableScreenProps } from './shell/shell.tsx'

export type Options = { readonly [name: string]: Json }

export interface Count {
  readonly name: 'charactersPerSide'
  readonly min: number
  readonly max: number
}

/** What the page knows of a game before anybody plays it. */
export interface HostedGame {
  readonly game: GameName
  /** How many can play, and how many do if nobody says otherwise. */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number }
  /** What a new table of it is set up with, besides the number of players. */
  readonly options: Options
  /** Options that are a number, with what they can be; their names are kept in the settings. */
  readonly counts: readonly Count[]
  readonly icon: IconName
  /** What changes from one game of a series to the next, after a game that ended like this. */
  readonly next: (view: AnyView) => Options
  /** Its table. Comes when it is first needed, and shows nothing while the session is at another game. */
  readonly Table: ComponentType<TableScreenProps>
  /** Has the table at hand: then a game can begin without the network. */
  readonly prepare: () => void
}

type Load<G extends GameName> = () => Promise<{ readonly default: ComponentType<TableScreenProps<G>> }>

interface Known<G extends GameName> extends Pick<HostedGame, 'players' | 'options' | 'icon'>, Partial<Pick<HostedGame, 'counts'>> {
  readonly next?: (view: ViewOf<G>) => Options
}

const isViewOf = <G extends GameName>(view: AnyView, game: G): view is ViewOf<G> => view.game === game

function hosted<G extends GameName>(game: G, { next, counts = [], ...known }: Known<G>, load: Load<G>): HostedGame {
  const Screen: ComponentType<TableScreenProps<G>> = lazy(load)
  return {
    ...known,
    game,
    counts,
    next: (view) => (next && isViewOf(view, game) ? next(view) : {}),
    Table: ({ session, ...props }) => (isOf(session, game) ? createElement(Screen, { ...props, session }) : null),
    prepare: () => void load(),
  }
}

/** The one place in the client that lists the games there are; the first is proposed. */
export const hostedGames: readonly [HostedGame, ...HostedGame[]] = [
  hosted(
    'bang',
    { players: { min: MIN_PLAYERS, max: MAX_PLAYERS, usual: 5 }, options: { sets: ['base'] }, icon: 'poker-hand' },
    () => import('./table/table-screen.tsx'),
  ),
  hosted(
    'duel',
    {
      players: { min: 2, max: 2, usual: 2 },
      options: { sets: ['the-duel'] },
      counts: [{ name: 'charactersPerSide', min: FEWEST_CHARACTERS, max: MOST_CHARACTERS }],
      icon: 'duel',
      // The sides change.
      next: ({ seats }) => ({ law: seats.findIndex(({ side }) => side === 'outlaw') }),
    },
    () => import('./duel/duel-screen.tsx'),
  ),
]

/** The game of this name; one this page does not know is none. */
export const hostOf = (name: string): HostedGame | undefined => hostedGames.find(({ game }) => game === name)

/** The options of a new game as its player wishes them. */
export const wishedOptions = ({ options, counts }: HostedGame, wishes: Settings): Options => ({
  ...options,
  ...Object.fromEntries(counts.map(({ name, min, max }) => [name, Math.min(max, Math.max(min, wishes[name]))])),
})

/** How many can sit at a table of this game. */
export const sizesOf = ({ min, max }: { readonly min: number; readonly max: number }): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)
