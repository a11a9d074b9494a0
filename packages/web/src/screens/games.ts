import { MAX_PLAYERS, MIN_PLAYERS } from '@sundown/engine'
import { type ComponentType, createElement, lazy } from 'react'
import type { GameName } from '../session/played.ts'
import { isOf } from '../session/session.ts'
import type { TableScreenProps } from './shell/shell.tsx'

/** What the page knows of a game before anybody plays it. */
export interface HostedGame {
  readonly game: GameName
  /** How many can play, and how many do if nobody says otherwise. */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number }
  /** What a new table of it is set up with, besides the number of players. */
  readonly options: { readonly [name: string]: string[] }
  /** Its table. Comes when it is first needed, and shows nothing while the session is at another game. */
  readonly Table: ComponentType<TableScreenProps>
  /** Has the table at hand: then a game can begin without the network. */
  readonly prepare: () => void
}

type Load<G extends GameName> = () => Promise<{ readonly default: ComponentType<TableScreenProps<G>> }>

function hosted<G extends GameName>(game: G, known: Pick<HostedGame, 'players' | 'options'>, load: Load<G>): HostedGame {
  const Screen: ComponentType<TableScreenProps<G>> = lazy(load)
  return {
    ...known,
    game,
    Table: ({ session, ...props }) => (isOf(session, game) ? createElement(Screen, { ...props, session }) : null),
    prepare: () => void load(),
  }
}

/** The one place in the client that lists the games there are; the first is proposed. */
export const hostedGames: readonly [HostedGame, ...HostedGame[]] = [
  hosted(
    'bang',
    { players: { min: MIN_PLAYERS, max: MAX_PLAYERS, usual: 5 }, options: { sets: ['base'] } },
    () => import('./table/table-screen.tsx'),
  ),
]

/** The game of this name; one this page does not know is none. */
export const hostOf = (name: string): HostedGame | undefined => hostedGames.find(({ game }) => game === name)

/** How many can sit at a table of this game. */
export const sizesOf = ({ players: { min, max } }: HostedGame): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)
