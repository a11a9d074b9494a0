import { type BangView, bang, Match, seatOf, seedFrom } from '@sundown/engine'
import type { QuestionView } from '@sundown/protocol'
import { Batches } from '../session/batches.ts'
import type { ToldEvent } from '../session/played.ts'
import { type GameSession, NOTHING_YET, type Snapshot } from '../session/session.ts'
import { Store } from '../session/store.ts'

export type Told = ToldEvent<'bang'>
export type CardView = NonNullable<BangView['table']['top']>

/** One stroke of something to be shown. */
export interface Stroke {
  readonly events: readonly Told[]
  readonly change?: (view: BangView) => BangView
  /** What is asked afterwards; my turn, if nothing is said. */
  readonly question?: QuestionView | undefined
}

const ME = 0
const NAMES = ['You', 'Priya', 'Tom', 'Ines', 'Dusty']
const CHARACTERS = ['calamity-janet', 'rose-doolan', 'vulture-sam', 'bart-cassidy', 'el-gringo']

export const card = (handle: number, id: string, suit: CardView['suit'] = 'hearts', rank: CardView['rank'] = '6'): CardView => ({
  card: handle,
  id,
  suit,
  rank,
})

/** A table of five in the middle of a game, with something in front of everybody and a little of everything in my hand. */
function stageView(): BangView {
  const match = Match.start(bang, { players: 5, sets: ['base'] }, seedFrom('stage'))
  const view = match.game.view(seatOf(ME))
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
      character: CHARACTERS[i],
      life: lives[i],
      maxLife: i === 3 ? 5 : i === 4 ? 3 : 4,
      hand: hands[i],
      front: fronts[i],
      role: i === 3 ? 'sheriff' : undefined,
      weapon: i === 3 ? 'winchester' : i === 2 ? 'schofield' : undefined,
    })),
    table: {
      ...view.table,
      turn: 4,
      active: seatOf(ME),
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

const MY_TURN: QuestionView = { number: 1, kind: 'play', about: null, seats: [ME], options: [{ id: 'end' }] }

/** A session that plays whatever it is handed. */
export class StageSession extends Store<Snapshot<'bang'>> implements GameSession<'bang'> {
  private readonly batches = new Batches()

  constructor() {
    super({ ...NOTHING_YET, solo: true, game: 'stage', view: stageView(), question: MY_TURN, me: ME, names: NAMES })
  }

  /** Back to where everything begins. */
  anew(): void {
    this.show({ events: [], change: stageView }, true)
  }

  show({ events, change = (view) => view, question = MY_TURN }: Stroke, past = false): void {
    const now = this.getSnapshot()
    const view = change(now.view ?? stageView())
    this.batches.add(events, view, past)
    this.set({
      ...now,
      view,
      question,
      log: this.batches.list.filter((batch): batch is Snapshot<'bang'>['log'][number] => batch.after.game === 'bang'),
      outcome: view.over,
    })
  }

  async answer(): Promise<undefined> {
    return undefined
  }

  async complete(): Promise<undefined> {
    return undefined
  }

  async whyNot(): Promise<readonly undefined[]> {
    return []
  }

  async verify(): Promise<void> {
    // There is nothing to verify.
  }

  leave(): void {
    // There is nowhere to go.
  }
}
