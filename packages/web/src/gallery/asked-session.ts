import { type BangView, bang, Match, seatOf, seedFrom } from '@sundown/engine'
import type { Answer, QuestionView } from '@sundown/protocol'
import { wireAnswer } from '@sundown/protocol/codec'
import { type GameSession, NOTHING_YET, type Refusal, type Snapshot } from '../session/session.ts'
import { Store } from '../session/store.ts'

export const ME = 0
const NAMES = ['Dusty', 'Ines', 'Lena', 'Tom']

/** A table of four in the middle of a game: I hold five cards, everybody has some in front, three lie face up. */
export function sampleView(): BangView {
  const match = Match.start(bang, { players: 4, sets: ['base'] }, seedFrom('gallery'))
  const view = match.game.view(seatOf(ME))
  const card = (handle: number, id: string, suit: 'hearts' | 'clubs', rank: '5' | '7' | '9') => ({ card: handle, id, suit, rank })
  return {
    ...view,
    seats: view.seats.map((seat, i) => ({
      ...seat,
      front: i === ME ? [] : [card(900 + 2 * i, 'barrel', 'hearts', '5'), card(901 + 2 * i, 'mustang', 'clubs', '7')],
    })),
    table: { ...view.table, aside: [card(920, 'beer', 'hearts', '7'), card(921, 'duel', 'clubs', '9'), card(922, 'panic', 'hearts', '9')] },
    own: view.own && {
      ...view.own,
      hand: [
        card(930, 'bang', 'clubs', '5'),
        card(931, 'missed', 'clubs', '9'),
        card(932, 'saloon', 'hearts', '5'),
        card(933, 'stagecoach', 'hearts', '7'),
        card(934, 'schofield', 'clubs', '7'),
      ],
    },
  }
}

/** A session that asks one question and keeps what it is answered. */
export class AskedSession extends Store<Snapshot<'bang'>> implements GameSession<'bang'> {
  private readonly offers: (partial: Answer) => readonly number[]
  private readonly onAnswer: (answer: Answer) => void

  constructor(
    question: QuestionView,
    offers: (partial: Answer) => readonly number[],
    onAnswer: (answer: Answer) => void,
    view = sampleView(),
  ) {
    super({ ...NOTHING_YET, solo: true, game: 'gallery', view, question, me: ME, names: NAMES })
    this.offers = offers
    this.onAnswer = onAnswer
  }

  /** From now on nothing more is asked of me; who else is asked stays untold where it was. */
  async answer(answer: Answer): Promise<Refusal | undefined> {
    const { question } = this.getSnapshot()
    if (!question?.options) return { code: 'not-asked' }
    const { options: _, seats, ...rest } = question
    this.set({ ...this.getSnapshot(), question: { ...rest, number: rest.number + 1, ...(seats && { seats: [ME + 1] }) } })
    this.onAnswer(wireAnswer(answer))
    return undefined
  }

  async complete(partial: Answer): Promise<readonly number[] | undefined> {
    return this.offers(partial)
  }

  async whyNot(): Promise<readonly (Refusal | undefined)[]> {
    return []
  }

  async verify(): Promise<void> {
    // There is nothing to verify.
  }

  leave(): void {
    // There is nowhere to go.
  }
}
