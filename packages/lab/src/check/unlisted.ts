import { type Answer, type Game, type Handle, handleOf, nth, type Option, type Random, type Seat, seatOf } from '@sundown/engine'
import { type AnyClosePosition, type AnyPosition, type Check, type Finding, wordsOf } from './check.ts'
import { completed } from './complete.ts'
import { everything } from './told.ts'

interface Wrong {
  readonly seat: Seat
  readonly answer: Answer
}

/** Options of a menu that are bent into wrong answers at one position. */
const BENT = 4

/** Answers that nobody was offered: wrong seat, card, target, shape. */
function wrongAnswers({ match, random }: AnyPosition): Wrong[] {
  const { game } = match
  const wrong: Wrong[] = []
  const waiting = match.waiting()
  for (let i = 0; i < game.seats; i++) {
    const seat = seatOf(i)
    const menu = match.menu(seat)
    const listed = [...menu, ...match.interjections(seat)]
    const put = (answer: Answer) => {
      if (!isListed(listed, answer)) wrong.push({ seat, answer })
    }
    put({ id: 'no-such-answer' })
    if (waiting.includes(seat)) {
      for (const option of someOf(listed, random)) {
        for (const card of otherCards(game, seat, option, random)) put({ ...option, card })
        for (let other = -1; other <= game.seats; other++) put({ ...option, seat: seatOf(other) })
        put({ ...option, card: undefined, seat: undefined })
        for (const picks of wrongPicks(option)) wrong.push({ seat, answer: { id: option.id, card: option.card, seat: option.seat, picks } })
      }
    } else {
      for (const other of waiting)
        for (const { id, card, seat: target } of someOf(match.menu(other), random)) put({ id, card, seat: target })
    }
  }
  // An option object may stand for its answer, but a wrong answer is plain.
  return wrong.map(({ seat, answer: { id, card, seat: target, picks } }) => ({ seat, answer: { id, card, seat: target, picks } }))
}

const isListed = (options: readonly Option[], { id, card, seat }: Answer): boolean =>
  options.some((option) => option.id === id && option.card === card && option.seat === seat)

function someOf(options: readonly Option[], random: Random): readonly Option[] {
  if (options.length <= BENT) return options
  const start = random.below(options.length)
  return Array.from({ length: BENT }, (_, i) => nth(options, (start + i) % options.length))
}

/** Cards that are not his to name, and handles that no card has. */
function otherCards(game: Game, seat: Seat, option: Option, random: Random): Handle[] {
  const handles = [handleOf(0), handleOf(-1), handleOf(1.5), handleOf(1_000_000_000)]
  for (const { id, seat: owner } of game.layout.zones) {
    const cards = game.at(id)
    if (owner !== seat && cards.length > 0) handles.push(game.handle(nth(cards, random.below(cards.length))))
  }
  // An option that names no card stands for no card at all.
  return option.card === undefined ? handles.slice(0, 2) : handles
}

function wrongPicks({ fields }: Option): (number[][] | undefined)[] {
  const [first, ...rest] = fields ?? []
  if (first === undefined) return [[[0]], [[]]]
  const offered = first.from([])
  const empty = rest.map(() => [])
  const wrong: (number[][] | undefined)[] = [undefined, [[-1], ...empty], [[], ...empty, []]]
  const [one] = offered
  if (one !== undefined) wrong.push([[one, one], ...empty], [[...offered.slice(0, first.max), -1], ...empty])
  return wrong
}

/** What is not offered is refused with a reason, and nothing at all has changed. */
export const unlistedRefused: Check<AnyClosePosition> = {
  name: 'unlisted-refused',
  run(position): Finding {
    const { match, viewers, shown } = position
    const wrong = wrongAnswers(position)
    const trial = match.fork({ checkpoints: false })
    for (const { seat, answer } of wrong) {
      try {
        const reason = trial.answer(seat, answer)
        if (reason === undefined) return `seat ${seat} was not offered ${JSON.stringify(answer)}, but it was accepted`
        if (!reason.code) return `${JSON.stringify(answer)} of seat ${seat} was refused without a reason`
      } catch (error) {
        return `${JSON.stringify(answer)} of seat ${seat} broke the rules: ${wordsOf(error)}`
      }
    }
    if (trial.drain().length > 0) return 'a refused answer made something happen'
    const after = everything(trial, viewers)
    return after.every((told, i) => told === shown[i]) ? undefined : 'a refused answer changed something'
  },
}

/** Every answer on the menu can really be given: no rule breaks on it. */
export const optionsPlayable: Check<AnyPosition> = {
  name: 'options-playable',
  run({ match, random }): Finding {
    for (const seat of match.waiting()) {
      for (const option of someOf(match.menu(seat), random)) {
        const trial = match.fork({ checkpoints: false })
        const answer = completed(option, random)
        if (answer === undefined) continue
        try {
          const reason = trial.answer(seat, answer)
          if (reason) return `seat ${seat} is offered ${JSON.stringify(answer)}, but it is refused: ${reason.code}`
        } catch (error) {
          return `${JSON.stringify(answer)} of seat ${seat} broke the rules: ${wordsOf(error)}`
        }
      }
    }
    return undefined
  },
}
