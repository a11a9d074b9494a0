import { manifests } from '@sundown/engine'
import type { CardFacts, SetFacts, ThingFacts } from '@sundown/engine/set'
import { addCards, type CardArt, isDrawn } from './cards.ts'
import type { IconName } from './icons.ts'

// A card nobody has drawn is drawn from what is printed on it: its border, its symbols, whom it is aimed at.

/** The engine's symbols in the order in which they choose the picture, with the icon and the sign each stands for. */
const SYMBOLS: readonly { readonly symbol: string; readonly icon: IconName; readonly sign: (count: number) => string }[] = [
  { symbol: 'bang', icon: 'gunshot', sign: () => 'bang' },
  { symbol: 'missed', icon: 'western-hat', sign: () => 'miss' },
  { symbol: 'heal', icon: 'beer-stein', sign: (count) => `life:+${count}` },
  { symbol: 'draw', icon: 'card-draw', sign: (count) => `draw:${count}` },
  { symbol: 'take-card', icon: 'snatch', sign: () => 'take' },
  { symbol: 'discard-card', icon: 'card-discard', sign: () => 'toss' },
]

const TYPES: { readonly [type in CardFacts['type']]: IconName } = {
  weapon: 'revolver',
  equipment: 'backpack',
  action: 'poker-hand',
  response: 'western-hat',
}

/** `one-other-distance-2`: at a distance of 2; `all-others`: everybody. */
function aimedAt(target: string | undefined): string | undefined {
  const [, distance] = /distance-(\d)$/.exec(target ?? '') ?? []
  if (distance !== undefined) return `dist:${distance}`
  if (target?.startsWith('all')) return 'all'
  return target?.endsWith('reachable') ? 'reach:?' : target?.endsWith('any') ? 'any' : undefined
}

/** A number of steps more or less, as a sign has it. */
const eye = (steps: number | undefined): string[] => (steps ? [`eye:${steps > 0 ? `+${steps}` : `−${-steps}`}`] : [])

export function artFrom({
  border,
  type,
  symbols = [],
  target,
  range,
  check,
  distanceYouSee,
  distanceOthersSee,
}: Omit<CardFacts, 'id' | 'name' | 'copies'>): CardArt {
  const shown = SYMBOLS.flatMap(({ symbol, icon, sign }) => {
    const count = symbols.filter((one) => one === symbol).length
    return count > 0 ? [{ icon, sign: sign(count) }] : []
  })
  const signs = [
    ...(check?.suits ? [`flip:${check.suits[0]}`] : []),
    ...shown.map(({ sign }) => sign),
    ...eye(distanceYouSee),
    ...eye(distanceOthersSee),
    ...(range ? [`reach:${range}`] : []),
  ]
  const aim = aimedAt(target)
  return {
    kind: border,
    icon: shown[0]?.icon ?? TYPES[type],
    symbols: [signs.join(' : '), ...(aim && signs.length > 0 ? [aim] : [])].join(' > '),
    ...(range && type === 'weapon' && { reach: range }),
  }
}

const thingArt = ({ border = 'brown' }: ThingFacts): CardArt => ({ kind: border, icon: 'poker-hand', symbols: '' })

function artIn({ cards = {}, events = {}, shows = {}, things = {} }: SetFacts): readonly (readonly [id: string, art: CardArt])[] {
  return [
    ...Object.values(cards).map((facts) => [facts.id, artFrom(facts)] as const),
    ...[...Object.keys(events), ...Object.keys(shows)].map((id) => [id, { kind: 'event', icon: 'sun', symbols: '' }] as const),
    ...Object.values(things).flatMap((kind) => Object.values(kind).map((facts) => [facts.id, thingArt(facts)] as const)),
  ]
}

/** Draws what nobody has drawn in these sets. */
export async function drawMissing(sets: readonly string[]): Promise<void> {
  const printed = await Promise.all(manifests.filter(({ id }) => sets.includes(id)).map((set) => set.facts()))
  addCards(Object.fromEntries(printed.flatMap(artIn).filter(([id]) => !isDrawn(id))))
}
