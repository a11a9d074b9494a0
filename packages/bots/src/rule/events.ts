import type { Answer, CardView, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { answer, chosen, optionOf } from './answer.ts'
import { helps } from './front.ts'
import type { Table } from './table.ts'
import { sameBefore, worth } from './worth.ts'

type Question = (table: Table, situation: Situation) => Answer | undefined

/** What the events of a round ask, by kind of question. */
export const EVENT_QUESTIONS: { readonly [kind: string]: Question } = {
  'the-daltons': (table, { options }) => answer(least(options, (option) => helpOf(table, option))),
  handcuffs: (table, { options }) => answer(least(options, ({ id }) => -worthOf(table, (card) => card.suit === id))),
  'new-identity': ({ me }, { options }) => chosen(options, me.state === 'in' && me.life < NEW_LIFE ? 'accept' : 'decline'),
  'blood-brothers': (table, { options }) => giveToFriend(table, options),
  'hard-liquor': ({ me }, { options }) => chosen(options, me.life === 1 || me.hand > me.life ? 'drink' : 'draw'),
  // A wrong call costs nothing that was won before, so there is no reason to stop.
  peyote: (table, { options }) => chosen(options, rarerColour(table)),
  ranch: (table, { options }) => exchangeBad(table, options),
}

const NEW_LIFE = 2

function least(options: readonly Option[], costs: (option: Option) => number): Option {
  return options.reduce((best, option) => (costs(option) < costs(best) ? option : best))
}

const helpOf = (table: Table, { card }: Option): number => helps(table.me.front.find((own) => own.card === card)?.id ?? '')

function worthOf(table: Table, counts: (card: CardView) => boolean): number {
  return table.own.hand.filter(counts).reduce((sum, card, i, cards) => sum + worth(table, card, sameBefore(cards, i)), 0)
}

/** What a healthy bot can spare goes to the friend who needs it most. */
function giveToFriend(table: Table, options: readonly Option[]): Answer | undefined {
  const friends = options.filter(({ seat }) => seat !== undefined && table.wish(seat) < 0 && table.player(seat).life < 2)
  if (table.me.life < 4 || friends.length === 0) return chosen(options, 'keep')
  return answer(least(friends, ({ seat }) => (seat === undefined ? 0 : table.wish(seat))))
}

/** What the bot holds itself is not in the deck. */
function rarerColour(table: Table): 'red' | 'black' {
  const red = table.own.hand.filter(({ suit }) => suit === 'hearts' || suit === 'diamonds').length
  return red * 2 > table.own.hand.length ? 'black' : 'red'
}

/** Worth less than a card drawn blindly, by a good deal. */
const BAD = 35

function exchangeBad(table: Table, options: readonly Option[]): Answer | undefined {
  const { hand } = table.own
  const bad = hand.filter((card, i) => worth(table, card, sameBefore(hand, i)) < BAD).map(({ card }) => card)
  const exchange = optionOf(options, 'exchange')
  return exchange && bad.length > 0 ? answer(exchange, [bad]) : chosen(options, 'keep')
}
