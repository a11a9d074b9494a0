/** The names of the bots, for code that lists or seats them. Nothing here plays. */

export const TEMPER_NAMES = ['bold', 'careful', 'vengeful'] as const
export type TemperName = (typeof TEMPER_NAMES)[number]

/** Levels that have a temper; the weakest first. */
export const TEMPERED_LEVELS = ['easy', 'rule', 'normal', 'hard'] as const

/** A bot's name in its parts: "normal:bold" plays like `normal`, boldly. */
export interface BotParts {
  readonly level: string
  /** Nothing: a plain player. */
  readonly temper: TemperName | undefined
}

/** The names of the bots, from the weakest to the strongest. */
export const botNames: readonly string[] = ['random', ...TEMPERED_LEVELS]

/** All of them, as they are listed for whoever chooses. */
export const botsListed = `${botNames.join(', ')}; ${TEMPERED_LEVELS.join(', ')} also ${TEMPER_NAMES.join(', ')}, as in normal:bold`

const isTemper = (text: string): text is TemperName => TEMPER_NAMES.some((name) => name === text)
const hasTemper = (level: string): boolean => TEMPERED_LEVELS.some((name) => name === level)

/** Nothing: no bot is called so. */
export function botParts(name: string): BotParts | undefined {
  const [level = '', temper, ...rest] = name.split(':')
  if (temper === undefined) return { level, temper }
  return rest.length === 0 && isTemper(temper) && hasTemper(level) ? { level, temper } : undefined
}

/** Whether there is a bot of this name. */
export const isBotName = (name: string): boolean => botNames.includes(botParts(name)?.level ?? '')

export const botCalled = (level: string, temper: TemperName | undefined): string =>
  temper === undefined || !hasTemper(level) ? level : `${level}:${temper}`

/** Whoever has a temper keeps his name and his face, whatever his level. */
export const CAST: { readonly [temper in TemperName]: readonly string[] } = {
  bold: ['Flint', 'Jack', 'Opal'],
  careful: ['Cora', 'Pepper', 'Deacon'],
  vengeful: ['Jed', 'Ruth', 'Mabel'],
}

/** By seat: the names of bots that have a temper, each once and none that is taken. Nothing for whoever gets his name by his seat. */
export function castNames(
  bots: readonly (string | null | undefined)[],
  taken: readonly (string | undefined)[],
): readonly (string | undefined)[] {
  const used = new Set(taken.map((name) => name?.toLowerCase()))
  return bots.map((bot) => {
    const temper = bot ? botParts(bot)?.temper : undefined
    const name = temper && CAST[temper].find((one) => !used.has(one.toLowerCase()))
    if (name) used.add(name.toLowerCase())
    return name
  })
}

/** A temper for each of this many seats, so that no two neighbours are alike; a plain one among them. */
export const mixedTempers = (seats: number, from = 0): readonly (TemperName | undefined)[] =>
  Array.from({ length: seats }, (_, i) => MIX[(from + i) % MIX.length])
const MIX: readonly (TemperName | undefined)[] = ['bold', 'careful', 'vengeful', undefined]

/** Short, distinct by their first letters. */
export const FIRST_NAMES = [
  'Abel',
  'Belle',
  'Clem',
  'Dolly',
  'Eli',
  'Flora',
  'Gus',
  'Hattie',
  'Ike',
  'Josie',
  'Kit',
  'Lena',
  'Moses',
  'Nell',
] as const

/** By seat: the names of people as they are; bots that are somebody have their own; the other seats get one of ours that nobody here has. */
export function namesAt(people: readonly (string | undefined)[], bots: readonly (string | null)[] = []): readonly string[] {
  const taken = new Set(people.map((name) => name?.toLowerCase()))
  const free = FIRST_NAMES.filter((name) => !taken.has(name.toLowerCase()))
  const cast = castNames(
    people.map((name, seat) => (name === undefined ? bots[seat] : undefined)),
    people,
  )
  return people.map((name, seat) => name ?? cast[seat] ?? free[seat] ?? `${seat + 1}`)
}
