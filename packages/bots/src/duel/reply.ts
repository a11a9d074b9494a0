import type { Answer, DuelView, Json, Option } from '@sundown/engine'
import type { Situation } from '../bot.ts'
import { firstOf, lastOf } from '../list.ts'
import { completions } from './play.ts'
import { back, equipmentOf, front, isCurse, type Street } from './street.ts'
import { cheapest, dearest, frontWorth, worth } from './worth.ts'

export type DuelSituation = Situation<DuelView>

const isList = (json: Json): json is readonly Json[] => Array.isArray(json)
const told = (about: Json, name: string): Json | undefined =>
  typeof about === 'object' && about !== null && !isList(about) ? about[name] : undefined

const plain = ({ id, card, seat }: Option): Answer => ({
  id,
  ...(card !== undefined && { card }),
  ...(seat !== undefined && { seat }),
})
const last = (options: readonly Option[]): Answer => firstOf(completions(lastOf(options)))

/** The option about the least valuable card among those offered. */
export function giveCheapest(options: readonly Option[], id: string, { own }: Street): Answer | undefined {
  const offered = options.filter((option) => option.id === id)
  const cards = [...own.hand, ...own.look].filter(({ card }) => offered.some((option) => option.card === card))
  const card = cheapest(cards)
  const option = offered.find((one) => one.card === card?.card)
  return option && plain(option)
}

/** A shot: what costs nothing first, then the cheapest dodge, unless a further cost could not be paid. */
export function replyToShot({ options, about }: DuelSituation, street: Street): Answer {
  const free = options.find(({ id }) => id === 'barrel' || id === 'sid-curry')
  if (free) return plain(free)
  const extra = told(about, 'extra')
  const cards = street.own.hand.length
  if (typeof extra === 'number' && extra > 0 && cards < extra) return last(options)
  const stetson = options.find(({ id }) => id === 'stetson')
  if (stetson) return plain(stetson)
  if (typeof extra === 'number' && extra > 0 && cards < 1 + extra) return last(options)
  return giveCheapest(options, 'dodge', street) ?? last(options)
}

/** What is offered is taken; Buffalo Bell helps whoever needs it more. */
export function takeOffer({ about }: DuelSituation, { me }: Street): Answer {
  const character = told(about, 'character')
  if (typeof character !== 'string') return { id: 'yes' }
  const victim = me.characters.find(({ id }) => id === character)
  const shield = me.characters.find(({ id }) => id !== character)
  return { id: victim && shield && victim.life < shield.life ? 'yes' : 'no' }
}

/** Bart Masterson: good luck for oneself, bad luck for the other. */
export function pickTurned({ options, about, view, seat }: DuelSituation): Answer {
  const source = told(about, 'source')
  const good = source !== 'rattlesnake' && source !== 'dynamite'
  const wishMatch = (told(about, 'seat') === seat) === good
  const wanted = told(about, 'wanted')
  const card = view.table.aside.find((one) => (one.symbol === wanted) === wishMatch)
  return plain(options.find((option) => option.card === card?.card) ?? firstOf(options))
}

/** Carbine: what helps the other, or hurts oneself. */
export function throwAway(options: readonly Option[], street: Street): Answer {
  const loss = ({ card }: Option): number => {
    const found = equipmentOf(street, card)
    if (found === undefined) return 0
    return found.mine === isCurse(found.id) ? worth(found.id) : -1
  }
  const best = firstOf([...options].sort((a, b) => loss(b) - loss(a)))
  return loss(best) > 0 ? plain(best) : last(options)
}

/** Shotgun: pulls the weaker one of the other side forward, or puts the own house in order. */
export function chooseSide(options: readonly Option[], { me, them }: Street): Answer {
  const gain = (option: Option): number => {
    const side = option.seat === me.seat ? me : them
    const [first, second] = [front(side), back(side)]
    if (!first || !second) return 0
    const better = 2 * (second.life - first.life) + frontWorth(second.id) - frontWorth(first.id)
    return side === me ? better : -better
  }
  return plain(firstOf([...options].sort((a, b) => gain(b) - gain(a))))
}

export function takeBest(options: readonly Option[], view: DuelView): Answer {
  const card = dearest(view.table.aside)
  return plain(options.find((option) => option.card === card?.card) ?? firstOf(options))
}

/** Bull Anderson: good equipment before an unknown card. */
export function loot(options: readonly Option[], street: Street): Answer {
  const value = ({ id, card }: Option): number => (id === 'take' ? worth(equipmentOf(street, card)?.id ?? '') : id === 'rob' ? 50 : 0)
  return firstOf(completions(firstOf([...options].sort((a, b) => value(b) - value(a)))))
}

export function chooseActive(options: readonly Option[], { own }: Street): Answer {
  const value = ({ card }: Option): number => frontWorth(own.look.find((one) => one.card === card)?.id ?? '')
  return plain(firstOf([...options].sort((a, b) => value(b) - value(a))))
}
