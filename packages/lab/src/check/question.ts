import { fitting, type Game, games, type Match } from '@sundown/engine'
import type { AnyPosition, Check, Finding } from './check.ts'
import { completed } from './complete.ts'

/** While a game lasts somebody is asked, and has something to answer. */
export const questionAnswerable: Check<AnyPosition> = {
  name: 'question-answerable',
  run({ match }) {
    if (!match.question) return match.game.over ? undefined : 'nobody is asked and the game is not over'
    if (match.game.over) return 'the game is over and somebody is asked'
    const waiting = match.waiting()
    if (waiting.length === 0) return `the question "${kindOf(match)}" waits for nobody`
    for (const seat of waiting) if (match.menu(seat).length === 0) return `seat ${seat} has no answer to "${kindOf(match)}"`
    return undefined
  },
}

const kindOf = (match: Match<Game>): string => match.question?.parts[0]?.kind.name ?? 'nothing'

export const askedAreAlive: Check<AnyPosition> = {
  name: 'asked-are-alive',
  run({ match }) {
    const kind = games.get(match.rules.name)
    for (const seat of match.waiting())
      if (kind && !kind.isAlive(match.game, seat)) return `seat ${seat} is dead or doomed and is asked "${kindOf(match)}"`
    return undefined
  },
}

/** Listed now, listed still when it is asked for again, and accepted at the door. */
export const optionsAcceptable: Check<AnyPosition> = {
  name: 'options-acceptable',
  run(position) {
    const { match } = position
    for (const part of match.question?.parts ?? []) {
      const { seat, kind, about } = part
      const menu = match.menu(seat)
      if (menu.length === 0) continue
      const again = kind.options(match.game, seat, about)
      const finding = refused(position, menu, (answer) => {
        if (!fitting(again, answer)) return 'it is gone when listed again'
        return match.whyNot(seat, answer)?.code
      })
      if (finding) return `seat ${seat}, asked "${kind.name}", ${finding}`
    }
    for (const seat of position.viewers) {
      if (seat === 'spectator') continue
      const finding = refused(position, match.interjections(seat), (answer) => match.whyNot(seat, answer)?.code)
      if (finding) return `seat ${seat}, not asked, ${finding}`
    }
    return undefined
  },
}

type Menu = ReturnType<Match<Game>['menu']>

function refused({ random }: AnyPosition, menu: Menu, why: (answer: { readonly id: string }) => Finding): Finding {
  for (const option of menu) {
    const answer = completed(option, random)
    const reason = answer === undefined ? 'a field offers too little' : why(answer)
    if (reason) return `is offered ${JSON.stringify(answer ?? option)} but: ${reason}`
  }
  return undefined
}

export const defaultAcceptable: Check<AnyPosition> = {
  name: 'default-acceptable',
  run({ match }) {
    for (const seat of match.waiting()) {
      const answer = match.fallback(seat)
      if (answer === undefined) return `seat ${seat} has no default answer to "${kindOf(match)}"`
      const reason = match.whyNot(seat, answer)
      if (reason) return `the default ${JSON.stringify(answer)} of seat ${seat} to "${kindOf(match)}" is refused: ${reason.code}`
    }
    return undefined
  },
}

/** When a player may play a card nothing else is going on. */
export const quietAtPlay: Check = {
  name: 'quiet-at-play',
  run({ match }) {
    const { game } = match
    if (kindOf(match) !== 'play') return undefined
    if (game.depth !== 0) return `${game.depth} effects are open while a card may be played`
    if (game.aside.length > 0) return `${game.aside.length} cards lie aside while a card may be played`
    if (game.anyDoomed) return 'a doomed player is left while a card may be played'
    if (game.acting.seat !== game.active) return `seat ${game.acting.seat} acts in the turn of seat ${game.active}`
    return undefined
  },
}
