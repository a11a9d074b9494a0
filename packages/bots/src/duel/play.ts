import { type Answer, duelCards, type Option } from '@sundown/engine'
import { avengesRobbery, back, characterOf, equipmentOf, front, handCard, isCurse, type Street } from './street.ts'
import { frontWorth, worth } from './worth.ts'

const NEVER = -1
/** Shot cards as everybody knows them. */
const SHOT_CARDS = new Set(Object.values(duelCards).flatMap(({ id, shot }) => (shot ? [id] : [])))
const isShotCard = (id: string): boolean => SHOT_CARDS.has(id)

/** The own turn: every answer gets a number, the highest is given, and below zero the turn ends. */
export function playTurn(street: Street, options: readonly Option[]): Answer {
  let best: Answer = { id: 'end' }
  let highest = 0
  for (const option of options) {
    for (const answer of completions(option)) {
      const score = scoreOf(street, answer)
      if (score > highest) {
        highest = score
        best = answer
      }
    }
  }
  return best
}

/** An option with each of its picks: no option of this game has more than one field. */
export function completions({ id, card, seat, fields }: Option): readonly Answer[] {
  const answer: Answer = { id, ...(card !== undefined && { card }), ...(seat !== undefined && { seat }) }
  const field = fields?.[0]
  return field === undefined ? [answer] : field.from([]).map((pick) => ({ ...answer, picks: [[pick]] }))
}

export function scoreOf(street: Street, answer: Answer): number {
  const id = handCard(street, answer.card)?.id ?? ''
  switch (answer.id) {
    case 'play':
      return playScore(street, id, answer)
    case 'rob':
      return robScore(street)
    case 'as-colt':
      return worth(id) < 60 + 30 * street.temper.nerve || spareDodges(street) > 1 ? shotScore(street, answer) - worth(id) / 5 : NEVER
    case 'recharge':
      return 25
    case 'swap':
      return swapScore(street)
    case 'end':
      return 0
    default:
      return abilityScore(street, id, answer)
  }
}

const spareDodges = ({ own }: Street): number => own.hand.filter(({ id }) => id === 'missed' || id === 'riposte').length

/** Abilities used in one's own turn: cards for nothing, or for what is worth little. */
function abilityScore(street: Street, cost: string, answer: Answer): number {
  if (answer.id === 'babe-leroy') return 100
  if (answer.id === 'cattle-katie') return 35 - worth(equipmentOf(street, answer.card)?.id ?? '') / 10
  if (answer.id === 'soundance-kid') return NEW_CARD - worth(cost)
  if (answer.id === 'pearl-hat') {
    const copied = street.view.table.top?.id ?? ''
    return playScore(street, copied, answer) - worth(cost)
  }
  if (answer.id === 'pearl-hat-rob') return robScore(street) - worth(cost)
  if (answer.id === 'pearl-hat-recharge') return NEW_CARD - worth(cost)
  return NEVER
}

/** What the better one of two unknown cards is worth. */
const NEW_CARD = 62

/** A card of theirs for one of ours; but Wild Bill shoots whoever takes one. */
function robScore(street: Street): number {
  if (avengesRobbery(front(street.them))) return spareDodges(street) > 0 ? 40 : NEVER
  return 74 + Math.min(street.theirHand, 4)
}

function playScore(street: Street, id: string, answer: Answer): number {
  const { view, me, them } = street
  switch (id) {
    case 'stagecoach':
      return 95
    case 'general-store':
      return 40
    case 'beer':
      return me.characters.reduce((sum, { life, maxLife }) => sum + (life < maxLife ? 45 : 0), 0)
    case 'strong-liquor':
      return liquorScore(street, answer)
    case 'canteen':
      return answer.seat === me.seat ? swapScore(street) - 1 : exposeScore(street)
    case 'schoolmarm':
    case 'steal':
      return takeScore(street, answer)
    case 'gatling':
    case 'indians':
      return 50 + 14 * them.characters.length - (back(me) ? (back(me)?.life === 1 ? 40 : 12) : 0)
    case 'duel':
      return street.own.hand.filter((card) => isShotCard(card.id)).length >= street.theirHand * 0.35 - street.temper.nerve
        ? shotScore(street, answer)
        : NEVER
    case 'fanning': {
      const shots = characterOf(street, answer.picks?.[0]?.[0])?.character.equipment.length ?? 0
      return shots === 0 ? NEVER : shotScore(street, answer) + 12 * shots
    }
    case 'dynamite':
      return characterOf(street, answer.picks?.[0]?.[0])?.mine ? NEVER : 70
    case 'rattlesnake':
      return characterOf(street, answer.picks?.[0]?.[0])?.mine ? NEVER : 85
    case 'stampede':
      return NEVER
    default:
      return isShotCard(id)
        ? shotScore(street, answer) + worth(id) / 10
        : equipScore(street, id, answer, view.table.bangLimit === undefined)
  }
}

/** The closer to the end the better; what dodges in play counts against it, and so does what the target would get for the wound. */
function shotScore(street: Street, { picks }: Answer): number {
  const target = characterOf(street, picks?.[0]?.[0])
  if (target === undefined || target.mine) return NEVER
  const { id, life, equipment } = target.character
  const dodges = equipment.filter((card) => card.id === 'barrel' || card.id === 'stetson').length
  const last = life === 1
  return (
    60 +
    HASTE * street.temper.nerve +
    (last ? 20 : 0) +
    2 * (5 - life) -
    4 * dodges -
    (PROFITS.has(id) && !last ? 5 : 0) -
    Math.min(street.theirHand, 4)
  )
}

/** Somebody with nerve shoots before he arms himself. */
const HASTE = 24

/** A wound that is not the last brings them something. */
const PROFITS = new Set(['alan-pinkertoon', 'dalon-ranger', 'slim-poet'])

/** Equipment helps whoever will stand at the front; it never goes to the other side, nor in place of the same card. */
function equipScore(street: Street, id: string, { picks }: Answer, unlimited: boolean): number {
  const target = characterOf(street, picks?.[0]?.[0])
  if (target === undefined || !target.mine || target.character.equipment.some((card) => card.id === id)) return NEVER
  return (target.character.active ? 82 : 52) - (unlimited ? 1 : 0)
}

function liquorScore(street: Street, { picks }: Answer): number {
  const target = characterOf(street, picks?.[0]?.[0])
  if (target === undefined) return NEVER
  const gain = 3 - target.character.life
  return (target.mine ? gain : -gain) * 35
}

function takeScore(street: Street, { picks }: Answer): number {
  const card = equipmentOf(street, picks?.[0]?.[0])
  if (card === undefined) return NEVER
  if (card.mine) return isCurse(card.id) ? 72 : NEVER
  if (isCurse(card.id) || avengesRobbery(card.carrier)) return NEVER
  return 60 + worth(card.id) / 3
}

/** The healthier and better one belongs to the front when the turn ends: it also sets how many cards may be kept. */
function swapScore({ me }: Street): number {
  const [first, second] = [front(me), back(me)]
  if (!first || !second) return NEVER
  const value = ({ id, life, equipment }: typeof first) =>
    3 * Math.min(life, 3) + frontWorth(id) + 2 * equipment.filter((card) => !isCurse(card.id)).length
  const gain = value(second) - value(first) + (second.id === 'tom-thorn' ? FREE_SHOT : 0)
  return gain > 3 ? 10 + gain : NEVER
}

/** What it is worth that Tom Thorn shoots when the token comes to him. */
const FREE_SHOT = 12

/** Pulls somebody weak to the front while there is something to fire at him. */
function exposeScore(street: Street): number {
  const [first, second] = [front(street.them), back(street.them)]
  const shots = street.own.hand.filter(({ id }) => isShotCard(id)).length
  return first && second && shots > 0 && second.life < first.life && second.life <= 2 ? 88 : NEVER
}
