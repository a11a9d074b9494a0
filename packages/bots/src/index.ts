import type { AnyBot } from './bot.ts'
import { byGame } from './by-game.ts'
import { diceHard, diceHardWith } from './dice/hard.ts'
import { diceNormal, diceNormalWith, diceRule, diceRuleWith } from './dice/index.ts'
import { duelHard, duelHardWith } from './duel/hard.ts'
import { duelRule, duelRuleWith } from './duel/index.ts'
import { careless } from './easy.ts'
import { hard as bangHard, hardWith } from './hard/index.ts'
import { botCalled, TEMPER_NAMES, TEMPERED_LEVELS } from './names.ts'
import { normal as bangNormal, normalWith, ruleWith } from './normal/index.ts'
import { random } from './random.ts'
import { rule as bangRule } from './rule/index.ts'
import { type Temper, temperCalled } from './temper.ts'

export { aidsFor, witnessOf } from './aids.ts'
export { Joint, type RoleChances, roleNamed } from './belief/joint.ts'
export type { Witness } from './belief/witness.ts'
export type { AnyBot, Bot, Situation, Trial, Tried, Worlds } from './bot.ts'
export { nextInput, randomsFor } from './drive.ts'
export { botCalled, botNames, botsListed, castNames, isBotName, mixedTempers } from './names.ts'
export { type Aids, answerOf, interjectionOf, situationOf } from './seat.ts'
export { worldsWithin } from './worlds.ts'
export { random }

/** Plays its role plainly, in every game. */
export const rule: AnyBot = byGame('rule', { bang: bangRule, dice: diceRule, duel: duelRule })

/** Plays its role by who it takes everybody for. */
export const normal: AnyBot = byGame('normal', { bang: bangNormal, dice: diceNormal, duel: duelRule })

/** Looks ahead besides. */
export const hard: AnyBot = byGame('hard', { bang: bangHard, dice: diceHard, duel: duelHard })

/** Plays like `rule`, with mistakes. */
export const easy: AnyBot = careless('easy', rule)

/** From the weakest to the strongest. */
const bots: readonly AnyBot[] = [random, easy, rule, normal, hard]

/** A level with a temper, for every game. */
const LEVELS: { readonly [level in (typeof TEMPERED_LEVELS)[number]]: (name: string, temper: Temper) => AnyBot } = {
  easy: (name, temper) => careless(name, LEVELS.rule('rule', temper)),
  rule: (name, temper) => byGame(name, { bang: ruleWith(temper), dice: diceRuleWith(temper), duel: duelRuleWith(temper) }),
  normal: (name, temper) => byGame(name, { bang: normalWith(temper), dice: diceNormalWith(temper), duel: duelRuleWith(temper) }),
  hard: (name, temper) => byGame(name, { bang: hardWith(temper), dice: diceHardWith(temper), duel: duelHardWith(temper) }),
}

const tempered: readonly AnyBot[] = TEMPERED_LEVELS.flatMap((level) =>
  TEMPER_NAMES.map((temper) => LEVELS[level](botCalled(level, temper), temperCalled(temper))),
)
const byName: ReadonlyMap<string, AnyBot> = new Map([...bots, ...tempered].map((bot) => [bot.name, bot]))

/** A bot by its name: a level, or a level and a temper ("normal:bold"). */
export const botNamed = (name: string): AnyBot | undefined => byName.get(name)
