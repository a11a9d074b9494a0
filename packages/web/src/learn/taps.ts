import { nth } from '@sundown/engine/kernel'
import type { Answer } from '@sundown/protocol'
import { type Choice, isReady } from '../screens/dice/choice.ts'
import { optionsOf, type Tap } from '../select/select.ts'
import type { SelectSnapshot } from '../select/store.ts'

/** What can be tapped next on the way to an answer, and how many taps of it are done. */
export interface Next {
  /** Finds it on the page. */
  readonly selector: string
  readonly done: number
}

/** A table where cards are picked up and played. */
export interface Handed {
  readonly pick: SelectSnapshot
  readonly keyOf: (tap: Tap) => string | undefined
}

const BACK: Tap = { on: 'back' }

/** The next tap of the way from what is selected to an answer. */
function nextTap({ question, selection, offer }: SelectSnapshot, wanted: Answer): Tap {
  if (!question) return BACK
  const { card, seat, picks } = selection
  const isAstray = (card !== undefined && card !== wanted.card) || (seat !== undefined && seat !== wanted.seat)
  if (isAstray) return wanted.card !== undefined && !offer.field ? { on: 'card', card: wanted.card } : BACK
  if (offer.field) {
    const values = wanted.picks?.[picks.length] ?? []
    const next = offer.picked.find((value) => !values.includes(value)) ?? values.find((value) => !offer.picked.includes(value))
    if (next === undefined) return { on: 'done' }
    if (offer.field.pick === 'cards') return { on: 'card', card: next }
    return offer.field.pick === 'seats' ? { on: 'seat', seat: next } : { on: 'value', value: next }
  }
  if (offer.confirm !== undefined) return { on: 'confirm' }
  if (wanted.card !== undefined && card === undefined) return { on: 'card', card: wanted.card }
  if (wanted.seat !== undefined && seat === undefined && offer.seats.has(wanted.seat)) return { on: 'seat', seat: wanted.seat }
  const option = optionsOf(question).findIndex((each) => each.id === wanted.id && each.card === wanted.card && each.seat === wanted.seat)
  return option < 0 ? BACK : { on: 'option', option }
}

const anchored = (anchor: string): string => `[data-anchor="${anchor}"]`
/** Answers with a picture, and buttons in the question bar, are known by their keys. */
const keyed = (key: string | undefined): string[] =>
  key === undefined ? [] : [`.answers .answer[aria-keyshortcuts="${key}"]`, `.ask .acts .btn[aria-keyshortcuts="${key}"]`]

function selectorOf(tap: Tap, { pick, keyOf }: Handed, characterOf: (handle: number) => string | undefined): string {
  const key = keyOf(tap)
  switch (tap.on) {
    case 'card': {
      const character = characterOf(tap.card)
      return [...keyed(key), character === undefined ? anchored(`card-${tap.card}`) : anchored(`character-${character}`)].join()
    }
    case 'seat':
      return [anchored(`seat-${tap.seat}`), ...keyed(key)].join()
    case 'option':
      return pick.question && optionsOf(pick.question)[tap.option]?.id === 'end' ? '.end-turn' : keyed(key).join()
    case 'confirm':
      return '.ask .acts .btn.primary'
    case 'back':
      return '.ask .acts .btn[aria-keyshortcuts="Esc"]'
    default:
      return keyed(key).join()
  }
}

export function nextAtCards(at: Handed, wanted: Answer, characterOf: (handle: number) => string | undefined): Next {
  const { selection, offer } = at.pick
  const done = [selection.card, selection.seat].filter((picked) => picked !== undefined).length + selection.picks.length
  return { selector: selectorOf(nextTap(at.pick, wanted), at, characterOf), done: offer.confirm === undefined ? done : Math.max(1, done) }
}

/** `poured`: who gets the Beers, which are placed together with the shots. */
export function nextAtDice(choice: Choice, wanted: Answer, poured: Answer | undefined): Next {
  const { kept, free, tokens, placed, current } = choice
  if (wanted.id === 'stop') return { selector: '.settle', done: 0 }
  if (wanted.id === 'roll') {
    const again = wanted.picks?.[0] ?? []
    const die = [...free].find((each) => kept.has(each) === again.includes(each))
    const done = [...kept].filter((each) => !again.includes(each)).length
    return die === undefined ? { selector: '.roll-again', done: Number.POSITIVE_INFINITY } : { selector: anchored(`die-${die}`), done }
  }
  const shots = wanted.id === 'aim' ? (wanted.picks ?? []) : []
  const beers = (wanted.id === 'pour' ? wanted : poured?.id === 'pour' ? poured : undefined)?.picks ?? []
  const seats = [...shots, ...beers].map(([seat]) => seat)
  const wrong = tokens.findIndex(({ die }, i) => placed.get(die) !== seats[i])
  // Where there is nothing to choose nobody has to tap.
  const done = tokens.filter(({ die, offered }, i) => placed.get(die) === seats[i] && offered?.length !== 1).length
  if (wrong < 0) return { selector: '.settle', done: isReady(choice) ? Number.POSITIVE_INFINITY : done }
  const { die } = nth(tokens, wrong)
  return { selector: current === die ? anchored(`seat-${seats[wrong]}`) : anchored(`die-${die}`), done }
}
