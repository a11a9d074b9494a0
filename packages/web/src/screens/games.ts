import { DICE_MAX, DICE_MIN, MAX_PLAYERS, MIN_PLAYERS } from '@sundown/engine'
import type { Language } from '@sundown/engine/words'
import type { ClientWriting } from '@sundown/protocol'
import { type ComponentType, createElement } from 'react'
import { later } from '../app/later.ts'
import type { Kind } from '../art/frame.ts'
import type { IconName } from '../art/icons.ts'
import type { AnyView, GameName, ViewOf } from '../session/played.ts'
import { isOf } from '../session/session.ts'
import type { RulesPart } from './setup/house-rules.tsx'
import type { LobbyPart } from './setup/lobby.tsx'
import type { TableScreenProps } from './shell/shell.tsx'

/** As a message may carry them. */
export type Options = NonNullable<Extract<ClientWriting, { do: 'quick' }>['wish']['options']>

/** What somebody wishes for, whatever is played. */
export interface Wishes {
  readonly sets: readonly string[]
  readonly charactersPerSide: number
}

/** What the page knows of a game before anybody plays it. What it is called and one line on it are in the words of the page. */
interface Known<G extends GameName> {
  /** How many can play, and how many do if nobody says otherwise. */
  readonly players: { readonly min: number; readonly max: number; readonly usual: number }
  /** What a table of it is set up with besides the number of players, as somebody wishes it. */
  readonly options: (wishes: Wishes) => Options
  /** What is otherwise in the next game of a series, after one that ended like this. */
  readonly next?: (view: ViewOf<G>) => Options
  /** On its poster. */
  readonly picture: { readonly icon: IconName; readonly kind: Kind }
  /** What one may wish for before a game against bots; what lies in the box, and which variants there are, at a table. Nothing to choose: nothing. */
  readonly Wishes?: ComponentType
  readonly Box?: ComponentType<LobbyPart>
  readonly Variants?: ComponentType<RulesPart>
  /** Which roles go round at a table, and how long such a game takes. */
  readonly Cast: ComponentType<LobbyPart>
}

export interface HostedGame extends Omit<Known<GameName>, 'next'> {
  readonly next: (view: AnyView) => Options
  readonly game: GameName
  /** Its table. Comes when it is first needed, and shows nothing while the session is at another game. */
  readonly Table: ComponentType<TableScreenProps>
  /** Has the table at hand, in this language and for these sets: then a game can begin without the network. */
  readonly prepare: (language: Language, sets: readonly string[]) => void
}

type Load<G extends GameName> = () => Promise<{
  readonly default: ComponentType<TableScreenProps<G>>
  /** Loads what it says besides the words of the page, and what it shows of these sets. */
  readonly prepare?: (language: Language, sets: readonly string[]) => unknown
}>

const isViewOf = <G extends GameName>(view: AnyView, game: G): view is ViewOf<G> => view.game === game

function hosted<G extends GameName>(game: G, load: Load<G>, { next, ...known }: Known<G>): HostedGame {
  const Screen = later(load)
  return {
    ...known,
    game,
    next: (view) => (next && isViewOf(view, game) ? next(view) : {}),
    Table: ({ session, ...props }) => (isOf(session, game) ? createElement(Screen, { ...props, session }) : null),
    // Without a network it comes when it is needed, or it does not.
    prepare: (language, sets) => {
      Screen.prepare()
      void load()
        .then((screen) => screen.prepare?.(language, sets))
        .catch(() => undefined)
    },
  }
}

/** The one place in the client that lists the games there are; the first is proposed. */
export const hostedGames: readonly [HostedGame, ...HostedGame[]] = [
  hosted('bang', () => import('./table/table-screen.tsx'), {
    players: { min: MIN_PLAYERS, max: MAX_PLAYERS, usual: 5 },
    options: ({ sets }) => ({ sets: [...sets] }),
    picture: { icon: 'poker-hand', kind: 'brown' },
    Wishes: later(() => import('./setup/wishes.tsx')),
    Box: later(() => import('./setup/box.tsx')),
    Variants: later(() => import('./setup/variants.tsx')),
    Cast: later(() => import('./setup/bang-cast.tsx')),
  }),
  hosted('dice', () => import('./dice/dice-screen.tsx'), {
    players: { min: DICE_MIN, max: DICE_MAX, usual: 5 },
    options: () => ({}),
    picture: { icon: 'die', kind: 'blue' },
    Cast: later(() => import('./dice/cast.tsx')),
  }),
  hosted('duel', () => import('./duel/duel-screen.tsx'), {
    players: { min: 2, max: 2, usual: 2 },
    options: ({ charactersPerSide }) => ({ charactersPerSide }),
    // The sides change.
    next: ({ seats }) => ({ law: seats.findIndex(({ side }) => side === 'outlaw') }),
    picture: { icon: 'duel', kind: 'red' },
    Wishes: later(() => import('./duel/wishes.tsx')),
    Box: later(() => import('./duel/box.tsx')),
    Cast: later(() => import('./duel/cast.tsx')),
  }),
]

/** The game of this name; one this page does not know is none. */
export const hostOf = (name: string): HostedGame | undefined => hostedGames.find(({ game }) => game === name)

/** How many can sit at a table of this game. */
export const sizesOf = ({ players: { min, max } }: HostedGame): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i)

/** As many players as wished for, as far as the game allows it. */
export const sizeFor = ({ players: { min, max } }: HostedGame, wished: number): number => Math.min(max, Math.max(min, wished))
