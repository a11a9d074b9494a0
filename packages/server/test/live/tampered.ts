import { type Answer, firstOf, type Game, type GameKind, games, type Rule } from '@sundown/engine'

export const real = firstOf([...games.values()])

/** The rules of a game with something of one's own on the way of every answer. */
export function tampered(name: string, onAnswer: (answer: Answer, answers: number) => void, version = real.rules.version): GameKind {
  const answered = new WeakMap<Game, number>()
  function* through(game: Game, rule: Rule): Rule {
    let step = rule.next()
    while (!step.done) {
      const reply = yield step.value
      for (const answer of [reply].flat()) {
        if (!answer) continue
        const answers = (answered.get(game) ?? 0) + 1
        answered.set(game, answers)
        onAnswer(answer, answers)
      }
      step = rule.next(reply)
    }
  }
  const { rules } = real
  const setUp = (game: Game) => through(game, rules.setUp(game))
  const turn = (game: Game) => through(game, rules.turn(game))
  return { ...real, rules: { ...rules, name, version, setUp, turn } }
}

export const withGame = (...kinds: GameKind[]) => new Map([...games, ...kinds.map((kind): [string, GameKind] => [kind.rules.name, kind])])
