import { firstOf, nth } from '@sundown/engine/kernel'
import type { Answer, FieldView, OptionView, QuestionView } from '@sundown/protocol'
import { wireAnswer } from '@sundown/protocol/codec'

/** Something one can tap. `option`: a button for one option of the question, by its place in `optionsOf`. */
export type Tap =
  | { readonly on: 'card'; readonly card: number }
  | { readonly on: 'seat'; readonly seat: number }
  | { readonly on: 'option'; readonly option: number }
  /** A number, name or token of the field being filled in. */
  | { readonly on: 'value'; readonly value: number }
  /** Enough picked for this field. */
  | { readonly on: 'done' }
  /** Yes, do it. */
  | { readonly on: 'confirm' }
  /** Puts back what was picked last: a pick, the field before, the seat, the card. */
  | { readonly on: 'back' }
  /** Puts everything back. */
  | { readonly on: 'reset' }

/** A half-made answer. Plain data: nothing of it is known outside the page. */
export interface Selection {
  /** Number of the question this belongs to. */
  readonly question: number
  readonly card: number | undefined
  readonly seat: number | undefined
  /** Place of the chosen option in `optionsOf`; undefined while several are possible. */
  readonly option: number | undefined
  /** Finished fields. */
  readonly picks: readonly (readonly number[])[]
  /** What is picked in the field being filled in, in the order of the taps. */
  readonly picking: readonly number[]
  /** What the field offers; undefined: to be asked for by `complete` (see `wanted`). */
  readonly offered: readonly number[] | undefined
  /** A complete answer waits for `confirm`: because a card was only picked up, or because a slip would be costly. */
  readonly asks: 'play' | Slip | undefined
  /** What `back` goes back to. */
  readonly before: Selection | undefined
}

/** Mistakes worth a question before it is too late. */
export type Slip = 'unused-bang' | 'last-life' | 'give-up'

/** What the machine is told about the table and the wishes of the player. */
export interface Policy {
  /** Tapping a card that needs nothing else only picks it up; a second tap plays it. Otherwise one tap answers. */
  readonly pickUpFirst: (question: QuestionView) => boolean
  /** A field that is an aim: even the only one there is has to be tapped. */
  readonly aims?: (field: FieldView) => boolean
  /** What one does with a card by kind of question, where the game calls it otherwise than the card game does. */
  readonly uses?: { readonly [kind: string]: string }
  /** What costs something in several parts is shown whole before it is paid. */
  readonly shows?: (option: OptionView, picks: Selection['picks']) => boolean
  /** Why an answer should be confirmed first. */
  readonly slip: (question: QuestionView, answer: Answer) => Slip | undefined
}

export interface Button {
  readonly tap: Tap
  /** For the label: `teller.option`. */
  readonly option: OptionView
}

/** What can be tapped now. Everything else is dimmed; `probe` gives the answer to ask "why not?" about. */
export interface Offer {
  readonly cards: ReadonlySet<number>
  readonly seats: ReadonlySet<number>
  readonly values: readonly number[]
  readonly buttons: readonly Button[]
  /** The field being filled in, and how much of it is picked. */
  readonly field: FieldView | undefined
  readonly picked: readonly number[]
  readonly done: boolean
  readonly confirm: 'play' | Slip | undefined
  readonly back: boolean
  /** The option that is settled, or the only one left: for the sentence about what would happen. */
  readonly option: OptionView | undefined
  /** Everything that can be tapped, in the order of focus; 1 to 9 are the first nine. */
  readonly order: readonly Tap[]
}

/** What a tap leads to: the new selection, or a complete answer to be sent. */
export interface Move {
  readonly selection: Selection
  readonly answer?: Answer
}

/** Everything the viewer may do now: answers to the question, then what he may do although nobody asks him. */
export const optionsOf = ({ options = [], interjections = [] }: QuestionView): readonly OptionView[] => [...options, ...interjections]

/** Nothing picked. */
export const nothing = (question: QuestionView | undefined): Selection => ({
  question: question?.number ?? -1,
  card: undefined,
  seat: undefined,
  option: undefined,
  picks: [],
  picking: [],
  offered: undefined,
  asks: undefined,
  before: undefined,
})

/** What a tap does. A tap on something that cannot be tapped changes nothing. */
export function tap(question: QuestionView, given: Selection, on: Tap, policy: Policy): Move {
  const selection = given.question === question.number ? given : nothing(question)
  switch (on.on) {
    case 'reset':
      return { selection: nothing(question) }
    case 'back':
      return { selection: selection.before ?? nothing(question) }
    case 'confirm':
      return selection.asks === undefined ? { selection } : send(question, selection)
    case 'option':
      return on.option in optionsOf(question) ? settle(question, selection, on.option, policy, false) : { selection }
    case 'done':
      return enough(question, selection) ? fill(question, { ...selection, before: selection }, selection.picking, policy) : { selection }
    case 'card':
      return fieldOf(question, selection)
        ? pick(question, selection, 'cards', on.card, policy)
        : pickUp(question, selection, on.card, policy)
    case 'seat':
      return fieldOf(question, selection) ? pick(question, selection, 'seats', on.seat, policy) : aim(question, selection, on.seat, policy)
    case 'value':
      return pick(question, selection, undefined, on.value, policy)
  }
}

// ---- card, seat, option ----------------------------------------------------------------------------------------------------------------

/** Picks a card up, puts it back, or, if it only waits for that, plays it. */
function pickUp(question: QuestionView, selection: Selection, card: number, policy: Policy): Move {
  if (selection.card === card && selection.seat === undefined) {
    return selection.asks === 'play' ? send(question, selection) : { selection: nothing(question) }
  }
  if (!optionsOf(question).some((option) => option.card === card)) return { selection }
  return narrow(question, { ...nothing(question), card, before: nothing(question) }, policy)
}

/** Aims the card in hand at a seat, or picks a seat without a card. */
function aim(question: QuestionView, selection: Selection, seat: number, policy: Policy): Move {
  const { card } = selection
  if (!optionsOf(question).some((option) => option.card === card && option.seat === seat)) return { selection }
  const before = selection.seat === undefined && selection.option === undefined ? selection : nothing(question)
  return narrow(question, { ...nothing(question), card, seat, before }, policy)
}

/** Settles the option if what is picked leaves only one; otherwise its buttons are offered. */
function narrow(question: QuestionView, selection: Selection, policy: Policy): Move {
  const left = candidates(question, selection)
  const [only] = left
  if (only !== undefined && left.length === 1 && isNamed(nth(optionsOf(question), only), selection))
    return settle(question, selection, only, policy, true)
  return { selection }
}

/** Options that go with what is picked so far. */
function candidates(question: QuestionView, { card, seat }: Selection): number[] {
  return optionsOf(question).flatMap((option, i) => (option.card === card && (seat === undefined || option.seat === seat) ? [i] : []))
}

const isNamed = (option: OptionView, { card, seat }: Selection): boolean => option.card === card && option.seat === seat

/** The same card gives other answers as well, and nobody is aimed at: the card alone does not say which is meant. */
export const isOneOfSeveral = (question: QuestionView, { id, card, seat }: OptionView): boolean =>
  card !== undefined && seat === undefined && optionsOf(question).some((other) => other.card === card && other.id !== id)

/** `tapped`: by its card or seat, not by a button that says what it does. */
function settle(question: QuestionView, selection: Selection, i: number, policy: Policy, tapped: boolean): Move {
  const option = nth(optionsOf(question), i)
  const before = tapped ? selection.before : selection
  const settled: Selection = { ...nothing(question), card: option.card, seat: option.seat, option: i, before }
  if (fieldOf(question, settled)) return advance(question, settled, policy)
  const liftOnly = tapped && option.seat === undefined && policy.pickUpFirst(question)
  return finish(question, settled, policy, liftOnly ? 'play' : undefined)
}

// ---- fields ----------------------------------------------------------------------------------------------------------------------------

const settledOption = (question: QuestionView, { option }: Selection): OptionView | undefined =>
  option === undefined ? undefined : optionsOf(question)[option]

/** The field being filled in. */
const fieldOf = (question: QuestionView, selection: Selection): FieldView | undefined =>
  settledOption(question, selection)?.fields?.[selection.picks.length]

const enough = (question: QuestionView, selection: Selection): boolean => {
  const field = fieldOf(question, selection)
  return field !== undefined && selection.offered !== undefined && selection.picking.length >= field.min
}

/** Offers the next field, passing over fields that leave no choice; what later ones offer has to be asked for. */
function advance(question: QuestionView, selection: Selection, policy: Policy): Move {
  const field = fieldOf(question, selection)
  if (!field) return finish(question, selection, policy)
  return selection.picks.length === 0 && field.from ? offerValues(question, selection, field.from, policy) : { selection }
}

/** The half-made answer for which `complete` must be asked, then `offerValues`. */
export function wanted(question: QuestionView, selection: Selection): Answer | undefined {
  if (!fieldOf(question, selection) || selection.offered !== undefined) return undefined
  return answerFrom(question, selection)
}

/** What the field being filled in offers. */
export function offerValues(question: QuestionView, selection: Selection, offered: readonly number[], policy: Policy): Move {
  const field = fieldOf(question, selection)
  if (!field) return { selection }
  // With two or more to be picked the order of the taps may matter.
  const noChoice = offered.length === field.min && field.min <= 1 && policy.aims?.(field) !== true
  return noChoice ? fill(question, selection, offered, policy) : { selection: { ...selection, offered } }
}

/** Picks something for the field, or puts it back. */
function pick(question: QuestionView, selection: Selection, what: FieldView['pick'] | undefined, value: number, policy: Policy): Move {
  const field = fieldOf(question, selection)
  const { offered, picking } = selection
  if (!field || !offered?.includes(value) || (what ?? valueKind(field)) !== field.pick) return { selection }
  if (picking.includes(value)) return { selection: { ...selection, picking: picking.filter((other) => other !== value) } }
  if (picking.length >= field.max) return { selection }
  if (field.max === 1) return fill(question, { ...selection, before: selection }, [value], policy)
  return { selection: { ...selection, picking: [...picking, value], before: selection } }
}

/** Cards and seats are tapped themselves; all else is a value. */
const valueKind = ({ pick: what }: FieldView) => (what === 'cards' || what === 'seats' ? undefined : what)

function fill(question: QuestionView, selection: Selection, picked: readonly number[], policy: Policy): Move {
  return advance(question, { ...selection, picks: [...selection.picks, picked], picking: [], offered: undefined }, policy)
}

// ---- answers ---------------------------------------------------------------------------------------------------------------------------

function answerFrom(question: QuestionView, selection: Selection): Answer | undefined {
  const option = settledOption(question, selection)
  return option && wireAnswer({ id: option.id, card: option.card, seat: option.seat, picks: selection.picks })
}

/** Complete: to be sent at once, or after a confirmation. */
function finish(question: QuestionView, selection: Selection, policy: Policy, lifted?: 'play'): Move {
  const answer = answerFrom(question, selection)
  if (!answer) return { selection }
  const option = settledOption(question, selection)
  const shown = option !== undefined && policy.shows?.(option, selection.picks) === true ? 'play' : undefined
  const asks = policy.slip(question, answer) ?? lifted ?? shown
  return asks === undefined ? { selection, answer } : { selection: { ...selection, asks } }
}

function send(question: QuestionView, selection: Selection): Move {
  const answer = answerFrom(question, selection)
  return answer ? { selection: { ...selection, asks: undefined }, answer } : { selection }
}

// ---- what can be tapped ----------------------------------------------------------------------------------------------------------------

export function offerOf(question: QuestionView | undefined, given: Selection, policy: Pick<Policy, 'pickUpFirst'>): Offer {
  if (!question) return EMPTY
  const selection = given.question === question.number ? given : nothing(question)
  const field = fieldOf(question, selection)
  return withOrder(
    question,
    field ? fieldOffer(question, selection, field) : optionOffer(question, selection, policy),
    selection.card !== undefined && !field,
  )
}

type Unordered = Omit<Offer, 'order'>
const NO_NUMBERS: ReadonlySet<number> = new Set()
const NONE: Unordered = {
  cards: NO_NUMBERS,
  seats: NO_NUMBERS,
  values: [],
  buttons: [],
  field: undefined,
  picked: [],
  done: false,
  confirm: undefined,
  back: false,
  option: undefined,
}
const EMPTY: Offer = { ...NONE, order: [] }

function fieldOffer(question: QuestionView, selection: Selection, field: FieldView): Unordered {
  const { offered = [], picking } = selection
  const open = picking.length < field.max ? offered : picking
  return {
    ...NONE,
    ...(field.pick === 'cards' ? { cards: new Set(open) } : field.pick === 'seats' ? { seats: new Set(open) } : { values: open }),
    field,
    picked: picking,
    done: enough(question, selection),
    back: true,
    option: settledOption(question, selection),
  }
}

function optionOffer(question: QuestionView, selection: Selection, policy: Pick<Policy, 'pickUpFirst'>): Unordered {
  const { card, seat, asks } = selection
  const options = optionsOf(question)
  const left = candidates(question, selection)
  const picked = card !== undefined || seat !== undefined
  const settled = settledOption(question, selection)
  const atOnce = !picked && !policy.pickUpFirst(question)
  const named = options.flatMap((option, i) => (isNamed(option, selection) || (atOnce && isOneOfSeveral(question, option)) ? [i] : []))
  return {
    ...NONE,
    cards: new Set(options.flatMap((option) => option.card ?? [])),
    seats: new Set(settled && seat === undefined ? [] : options.flatMap((option) => (option.card === card ? (option.seat ?? []) : []))),
    buttons: settled ? [] : named.map((i) => ({ tap: { on: 'option', option: i }, option: nth(options, i) })),
    confirm: asks,
    back: picked || settled !== undefined,
    option: settled ?? (left.length === 1 ? options[firstOf(left)] : undefined),
  }
}

/** Where it stands among the answers: they are numbered as they are listed. */
const placeOf = ({ options = [] }: QuestionView, tap: Tap): number =>
  tap.on === 'option' ? tap.option : options.findIndex(({ card }) => tap.on === 'card' && card === tap.card)

/** `held`: a card is picked up. What can be done with it comes before the other cards. */
function withOrder(question: QuestionView, offer: Unordered, held: boolean): Offer {
  const order: Tap[] = []
  // A card whose answers are all offered need not be picked up first.
  const spelled = new Set(held ? [] : offer.buttons.map(({ option }) => option.card))
  const cards = [...offer.cards].filter((card) => !spelled.has(card)).map((card): Tap => ({ on: 'card', card }))
  const buttons = offer.buttons.map((button) => button.tap)
  if (offer.confirm !== undefined) order.push({ on: 'confirm' })
  if (offer.done && offer.picked.length > 0) order.push({ on: 'done' })
  for (const seat of offer.seats) order.push({ on: 'seat', seat })
  if (held) order.push(...buttons)
  else if (offer.field) order.push(...cards)
  else order.push(...[...cards, ...buttons].sort((a, b) => placeOf(question, a) - placeOf(question, b)))
  for (const value of offer.values) order.push({ on: 'value', value })
  if (offer.done && offer.picked.length === 0) order.push({ on: 'done' })
  if (held) order.push(...cards)
  return { ...offer, order }
}

/** Whether an answer is what this tap leads to. */
export function leadsTo(question: QuestionView, on: Tap, answer: Answer | undefined): boolean {
  if (!answer) return false
  if (on.on === 'card') return answer.card === on.card
  if (on.on !== 'option') return on.on === 'seat' && answer.seat === on.seat
  const option = optionsOf(question).at(on.option)
  return option?.id === answer.id && option.card === answer.card && option.seat === answer.seat
}

/** The tap behind a key 1 to 9. */
export const numbered = (offer: Offer, key: number): Tap | undefined => offer.order[key - 1]
