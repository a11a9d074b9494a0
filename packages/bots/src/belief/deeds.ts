/** What aiming something at somebody says about who did it. */
export interface Deed {
  /** How far it goes: within reach of the weapon, to that distance, or to anybody. */
  readonly within: 'reach' | 'anybody' | number
  readonly helps: boolean
}

const SHOT: Deed = { within: 'reach', helps: false }
const HARM: Deed = { within: 'anybody', helps: false }
const HELP: Deed = { within: 'anybody', helps: true }
const NEXT_DOOR: Deed = { within: 1, helps: false }

/** Anything not listed here harms its target. */
const DEEDS: { readonly [id: string]: Deed } = {
  bang: SHOT,
  panic: NEXT_DOOR,
  punch: NEXT_DOOR,
  knife: NEXT_DOOR,
  derringer: NEXT_DOOR,
  tomahawk: { within: 2, helps: false },
  pepperbox: SHOT,
  fanning: SHOT,
  'doc-holyday': SHOT,
  'evelyn-shebang': SHOT,
  sniper: SHOT,
  tequila: HELP,
  ghost: HELP,
  saved: HELP,
  'blood-brothers': HELP,
}

/** The target was chosen by the cards or the rules, not by a player. */
const UNCHOSEN: ReadonlySet<string> = new Set([
  'el-gringo',
  'henry-block',
  'vulture-sam',
  'vera-custer',
  'lady-rosa-del-texas',
  'gary-looter',
  'greg-digger',
  'herb-hunter',
  'lemonade-jim',
  'tumbleweed',
  'wanted',
  'youl-grinner',
])

export const deedOf = (id: string): Deed | undefined => (UNCHOSEN.has(id) ? undefined : (DEEDS[id] ?? HARM))

/** What hurts everybody else. */
export const HURTS_ALL: ReadonlySet<string> = new Set(['gatling', 'indians', 'howitzer', 'bandidos', 'brawl'])

/** What lies in front of somebody and does him no good: whoever takes it away helps him. */
export const BURDENS: ReadonlySet<string> = new Set(['jail', 'dynamite', 'rattlesnake', 'bounty'])
