import { answerOf, interjectionOf } from '@sundown/bots'
import { loadBot } from '@sundown/bots/lazy'
import { firstOf, type Game, type Json, Match, Random, type Seat, seatOf, seedFrom } from '@sundown/engine/kernel'
import { rulesOf } from '@sundown/engine/lazy'
import type { QuestionView } from '@sundown/protocol'
import { wireQuestion } from '@sundown/protocol/codec'
import { type AnyView, type GameName, isTold, isView, type ToldEvent, type ViewOf } from '../../src/session/played.ts'

/** One step of a game as somebody sees it. */
export interface RecordedStep<G extends GameName> {
  readonly events: readonly ToldEvent<G>[]
  readonly after: ViewOf<G>
  readonly question: QuestionView | undefined
}

const isOf = <G extends GameName>(view: AnyView, game: G): view is ViewOf<G> => view.game === game

/** A whole game among bots, as seat 0 is shown it. The same in every run. */
export async function recorded<G extends GameName>(game: G, options: Json, seed: string): Promise<readonly RecordedStep<G>[]> {
  const rules = await rulesOf(game, options)
  const bot = await loadBot('rule', game)
  if (!rules || !bot) throw new Error(`no ${game}`)
  const match: Match<Game> = Match.start(rules, options, seedFrom(seed))
  const me = seatOf(0)
  const steps: RecordedStep<G>[] = []
  const note = () => {
    const asked = match.questionFor(me)
    const view = match.game.view(me)
    if (!isView(view) || !isOf(view, game)) throw new Error('another game')
    const told = match.tell([...match.drain()], me).filter(isTold)
    steps.push({ events: told as readonly ToldEvent<G>[], after: view, question: asked && wireQuestion(asked) })
  }
  const chance = (seat: number) => new Random(seedFrom(`${seed} ${seat} ${match.inputs.length}`))
  const answered = (seat: Seat) => answerOf(match, seat, bot, chance(seat))
  note()
  while (!match.game.over) {
    const seats = Array.from({ length: match.game.seats }, (_, i) => seatOf(i)).filter((seat) => !match.part(seat))
    const unasked = seats.map((seat) => interjectionOf(match, seat, bot, chance(seat))).find((input) => input !== undefined)
    match.apply(unasked ?? answered(firstOf(match.waiting())))
    note()
  }
  return steps
}
