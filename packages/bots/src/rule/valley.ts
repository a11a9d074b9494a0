import type { Answer, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, chosen, highest, optionOf, told, toldNumber } from './answer.ts'
import { helps } from './front.ts'
import { wayOut } from './reply.ts'
import { canHurt, convertedScore, hurt, massScore } from './shots.ts'
import type { Table } from './table.ts'
import { AVERAGE, cheapest, held, leastOf, priceOf, worth, worthInHand } from './worth.ts'

/** What the characters of The Valley of Shadows can do in their turn. */
export const VALLEY_ACTIONS: { readonly [id: string]: (table: Table, option: Option) => number } = {
  'black-flower': convertedScore,
  'der-spot-burst-ringer': (table) => massScore(table, 0.6),
}

type Question = (table: Table, situation: Situation) => Answer | undefined

/** What the set asks. */
export const VALLEY_QUESTIONS: { readonly [kind: string]: Question } = {
  spare: saveFriend,
  'saved-reward': takeReward,
  ignore: stayOut,
  bandidos: ransomOrLife,
  tornado: (table, { options }) => loseLeast(table, options),
  poker: bet,
  'poker-pot': takeBestTwo,
  'evelyn-shebang': shootOrDraw,
  'lemonade-jim': lemonade,
  shotgun: (table, { options }) => loseLeast(table, options),
}

/** Whichever card the bot can do without. */
function loseLeast(table: Table, options: readonly Option[]): Answer | undefined {
  const lost = cheapest(table, options, 'discard')
  return lost && answer(lost)
}

// ---- Saved! ------------------------------------------------------------------------------------------------------------------------------

/** A friend one can be sure of, or anyone the bot does not want dead who is about to die; never an enemy. */
function saveFriend(table: Table, { options, about }: Situation): Answer | undefined {
  const hit = toldNumber(about, 'seat')
  const save = optionOf(options, 'spare')
  if (save === undefined || hit === undefined) return chosen(options, 'pass')
  const wish = table.wish(hit)
  const isDeadly = table.player(hit).life <= (toldNumber(about, 'amount') ?? 1)
  return wish < 0 && (isDeadly || wish <= SURE_FRIEND) ? answer(save) : chosen(options, 'pass')
}

const SURE_FRIEND = -30

/** A friend needs his cards himself. */
function takeReward(table: Table, { options, about }: Situation): Answer | undefined {
  const saved = toldNumber(about, 'saved')
  const robbed = saved !== undefined && table.wish(saved) > 0 ? optionOf(options, 'hand') : undefined
  return robbed ? answer(robbed) : chosen(options, 'deck')
}

// ---- Escape ------------------------------------------------------------------------------------------------------------------------------

/** What somebody is glad to be hit by. */
const BOONS: ReadonlySet<string> = new Set(['tequila', 'general-store'])

/** A card against the loss of one: only if something good lies in front of the bot, and no friend is at work. */
function stayOut(table: Table, { options, about }: Situation): Answer | undefined {
  const by = toldNumber(about, 'by')
  const card = told(about, 'card')
  const way = wayOut(table, options)
  if (way === undefined || BOONS.has(typeof card === 'string' ? card : '')) return chosen(options, 'let-it')
  if (by !== undefined && table.wish(by) < 0) return chosen(options, 'let-it')
  let loss = 0
  for (const { id } of table.me.front) loss = Math.max(loss, helps(id))
  // The last card of the hand goes one way or the other.
  const isLast = table.own.hand.length === 1
  return isLast || loss + 15 > worthInHand(table, way.card) ? answer(way) : chosen(options, 'let-it')
}

// ---- cards that want something of everybody ----------------------------------------------------------------------------------------------

/** Two cards, a life point or a way out: whatever costs least. A ghost has no life to lose. */
function ransomOrLife(table: Table, { options }: Situation): Answer | undefined {
  const discard = optionOf(options, 'discard')
  const field = discard?.fields?.[0]
  if (table.me.state === 'ghost' || discard === undefined || field === undefined) return chosen(options, 'lose')
  const offered = field.from([])
  const price = Math.min(priceOf(table, offered, field.min), lifeWorth(table))
  const way = wayOut(table, options)
  if (way !== undefined && worthInHand(table, way.card) < price) return answer(way)
  return price < lifeWorth(table) ? answer(discard, [leastOf(table, offered, field.min)]) : chosen(options, 'lose')
}

function lifeWorth({ me }: Table): number {
  if (me.life <= 1) return Number.POSITIVE_INFINITY
  return me.life === 2 ? 140 : 100
}

/** An Ace spoils the game of an enemy; otherwise what can be done without, unless a way out costs less. */
function bet(table: Table, { options, about }: Situation): Answer | undefined {
  const by = toldNumber(about, 'by')
  const against = by === undefined || table.wish(by) >= 0
  const stake = highest(options, 'bet', (option) => {
    const isAce = table.handCard(option.card)?.rank === 'A'
    return (isAce === against ? ACE_PREFERRED : 0) - worthInHand(table, option.card)
  })
  const way = wayOut(table, options)
  if (stake === undefined) return way && answer(way)
  return answer(way !== undefined && worthInHand(table, way.card) < worthInHand(table, stake.card) ? way : stake)
}

/** To lose one card more or less is all it is about. */
const ACE_PREFERRED = 30

function takeBestTwo(table: Table, { options }: Situation): Answer | undefined {
  const [take] = options
  const field = take?.fields?.[0]
  if (take === undefined || field === undefined) return undefined
  const row = table.view.table.aside.filter(({ card }) => field.from([]).includes(card))
  const ranked = row.map((card) => ({ card, value: worth(table, card, held(table, card.id)) })).sort((a, b) => b.value - a.value)
  return answer(take, [ranked.slice(0, field.max).map(({ card }) => card.card)])
}

// ---- characters --------------------------------------------------------------------------------------------------------------------------

/** A card not drawn is a shot: at whom it pays. With many cards already, sooner. */
function shootOrDraw(table: Table, { options }: Situation): Answer | undefined {
  const shoot = optionOf(options, 'shoot')
  const field = shoot?.fields?.[0]
  if (shoot === undefined || field === undefined) return chosen(options, 'draw')
  const pays = table.own.hand.length >= table.me.life ? 8 : 16
  const targets = field
    .from([])
    .filter((target) => canHurt(table, table.player(target).seat) && hurt(table, table.player(target).seat) > pays)
    .sort((a, b) => hurt(table, table.player(b).seat) - hurt(table, table.player(a).seat))
  return targets.length === 0 ? chosen(options, 'draw') : answer(shoot, [targets.slice(0, field.max)])
}

/** A life point for a card: any but the best is worth it. */
function lemonade(table: Table, { options }: Situation): Answer | undefined {
  const glass = cheapest(table, options, 'discard')
  const isWorthIt = glass !== undefined && (table.me.life <= 2 || worthInHand(table, glass.card) < AVERAGE + 10)
  return isWorthIt ? answer(glass) : chosen(options, 'pass')
}
