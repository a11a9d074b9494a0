import { type BangView, bang, Match, nth, seatOf, seedFrom } from '@sundown/engine'
import { MOTIONS } from './stage-motions.ts'
import type { StageTable } from './stage-session.ts'
import { card } from './stage-view.ts'

const CHARACTERS = ['calamity-janet', 'rose-doolan', 'vulture-sam', 'bart-cassidy', 'el-gringo']

/** A table of five in the middle of a game, with something in front of everybody and a little of everything in my hand. */
function stageView(): BangView {
  const match = Match.start(bang, { players: 5, sets: ['base'] }, seedFrom('stage'))
  const view = match.game.view(seatOf(0))
  const fronts = [
    [],
    [card(901, 'mustang', 'hearts', '8'), card(902, 'dynamite', 'hearts', '2')],
    [card(903, 'schofield', 'clubs', 'Q')],
    [card(904, 'winchester', 'spades', '8')],
    [card(905, 'barrel', 'spades', 'Q')],
  ]
  const lives = [3, 3, 3, 4, 2]
  const hands = [6, 4, 3, 2, 5]
  return {
    ...view,
    seats: view.seats.map((seat, i) => ({
      ...seat,
      character: nth(CHARACTERS, i),
      life: nth(lives, i),
      maxLife: i === 3 ? 5 : i === 4 ? 3 : 4,
      hand: nth(hands, i),
      front: nth(fronts, i),
      role: i === 3 ? 'sheriff' : undefined,
      weapon: i === 3 ? 'winchester' : i === 2 ? 'schofield' : undefined,
    })),
    table: {
      ...view.table,
      turn: 4,
      active: seatOf(0),
      phase: 'play',
      deck: 31,
      discard: 24,
      top: card(900, 'stagecoach', 'spades', '9'),
    },
    own: view.own && {
      ...view.own,
      role: 'deputy',
      hand: [
        card(930, 'bang', 'clubs', '5'),
        card(931, 'missed', 'clubs', '9'),
        card(932, 'beer', 'hearts', '10'),
        card(933, 'panic', 'hearts', 'A'),
        card(934, 'gatling', 'hearts', '10'),
        card(935, 'jail', 'spades', 'J'),
      ],
    },
  }
}

export const stageBang: StageTable<'bang'> = {
  game: 'bang',
  view: stageView,
  names: ['You', 'Priya', 'Tom', 'Ines', 'Dusty'],
  asked: { number: 1, kind: 'play', about: null, seats: [0], options: [{ id: 'end' }] },
  motions: MOTIONS,
}
