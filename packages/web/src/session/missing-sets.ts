import { type GameRecord, setsMissing } from '@sundown/engine'

/** The sets of a game that neither this page nor its server has. Only the card game takes sets from outside; the others name their own. */
export const missingSets = ({ game, options }: Pick<GameRecord, 'game' | 'options'>): readonly string[] =>
  game === 'bang' ? setsMissing(options) : []
