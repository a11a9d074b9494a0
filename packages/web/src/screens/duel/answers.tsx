import { nth } from '@sundown/engine/kernel'
import type { OptionView } from '@sundown/protocol'
import { askedOf, optionOf } from '@sundown/protocol/codec'
import type { ReactNode } from 'react'
import { Bust } from '../../kit/bust.tsx'
import { Answer, Hit } from '../../kit/question.tsx'
import { isOneOfSeveral, leadsTo, optionsOf, type Tap } from '../../select/select.ts'
import { type At, behindOf, isCharacter, printed, sitterOf, useDuel } from './at.ts'
import { shotAt } from './states.ts'

/** One answer one can see: its words, and a card, a face or what it costs. */
export interface Tile {
  readonly tap: Tap
  readonly title: string
  readonly detail?: string | undefined
  readonly card?: ReturnType<typeof printed> | undefined
  readonly picture?: ReactNode
}

const HITS = new Set(['take-it', 'decline'])
/** Questions that are answered with the cards in the hand. */
const BY_HAND = new Set(['play', 'discard', 'discard-one'])

/** What it costs whoever is shot at. */
function hitOf(at: At): ReactNode {
  const { view, spoken } = at
  const target = shotAt(at)
  const struck = view.seats.flatMap(({ characters }) => characters).find(({ card }) => card === target)
  if (!struck) return undefined
  const { life, maxLife } = struck
  return <Hit from={life} to={Math.max(0, life - 1)} max={maxLife} label={spoken.ui.speak.life(Math.max(0, life - 1), maxLife)} />
}

/** Who comes to the front if this side changes places. */
function changeOf({ view, labels, teller }: At, { id, seat }: OptionView): string | undefined {
  const next = id === 'swap' && seat !== undefined ? behindOf(nth(view.seats, seat)) : undefined
  return next && labels.toFront(teller.name(next.id))
}

function tileOf(at: At, option: OptionView, i: number): Tile {
  const { pick, teller } = at
  const { question } = pick
  const face = option.card === undefined ? undefined : at.seen(option.card)
  const title = question ? teller.option(askedOf(question), optionOf(option)) : ''
  const tap: Tap =
    option.seat !== undefined && pick.offer.seats.has(option.seat)
      ? { on: 'seat', seat: option.seat }
      : option.card !== undefined && pick.selection.card === undefined && !(question && isOneOfSeveral(question, option))
        ? { on: 'card', card: option.card }
        : { on: 'option', option: i }
  if (face && isCharacter(face.id)) {
    return { tap, title, detail: teller.text(face.id), picture: <Bust sitter={sitterOf(face.id)} className="answer-bust" /> }
  }
  if (face) return { tap, title, card: printed(face, teller) }
  if (HITS.has(option.id)) return { tap, title, picture: hitOf(at) }
  if (isCharacter(option.id)) return { tap, title, picture: <Bust sitter={sitterOf(option.id)} className="answer-bust" /> }
  return { tap, title, detail: changeOf(at, option) }
}

/** Cards in play that are to be picked: small where they lie, large here, with whose they are. */
function fieldTiles(at: At): readonly Tile[] {
  const { pick, view, teller } = at
  const { field, cards } = pick.offer
  if (field?.name !== 'in-play') return []
  return view.seats.flatMap(({ characters }) =>
    characters.flatMap(({ id: bearer, equipment }) =>
      equipment
        .filter(({ card }) => cards.has(card))
        .map(
          (face): Tile => ({
            tap: { on: 'card', card: face.card },
            title: teller.name(face.id),
            detail: teller.name(bearer),
            card: printed(face, teller),
          }),
        ),
    ),
  )
}

/** The options of a question that is not answered from the hand. */
export function tilesOf(at: At): readonly Tile[] {
  const { pick } = at
  const { question, offer, selection } = pick
  if (offer.field) return fieldTiles(at)
  if (!question?.options || BY_HAND.has(question.kind) || selection.card !== undefined) return []
  return optionsOf(question).map((option, i) => tileOf(at, option, i))
}

/** In my own turn: what can be done with the card that is picked up, or without any card. */
function deedsOf(at: At): readonly Tile[] {
  const { pick, keyOf } = at
  const { question, offer, selection } = pick
  if (question?.kind !== 'play' || !question.options || offer.field || offer.confirm !== undefined || selection.option !== undefined) {
    return []
  }
  const deeds = optionsOf(question).flatMap((option, i) => {
    const fits = option.card === selection.card && option.id !== 'end' && (selection.seat === undefined || option.seat === selection.seat)
    if (!fits) return []
    const { tap, title, detail } = tileOf(at, option, i)
    return [{ tap, title, detail }]
  })
  return deeds.sort((a, b) => (keyOf(a.tap) ?? '').localeCompare(keyOf(b.tap) ?? ''))
}

const hasPicture = ({ card, picture }: Tile): boolean => card !== undefined || picture !== undefined

/** Answers to be shown large, in place of the hand, and those that are only words. */
export function answersOf(at: At): { readonly large: readonly Tile[]; readonly plain: readonly Tile[] } {
  const tiles = tilesOf(at)
  const large = tiles.filter(hasPicture)
  return large.length > 1 || large.some(({ card }) => card !== undefined)
    ? { large, plain: tiles.filter((tile) => !hasPicture(tile)) }
    : { large: [], plain: [...tiles, ...deedsOf(at)] }
}

/** Large answers take the place of the hand. */
export const handGivesWay = (at: At): boolean => answersOf(at).large.length > 0

export function Answers({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { tap, keyOf, pick } = useDuel()
  return tiles.map(({ tap: on, title, detail, card, picture }) => (
    <Answer
      key={JSON.stringify(on)}
      title={title}
      detail={detail}
      shortcut={keyOf(on)}
      sent={pick.question && leadsTo(pick.question, on, pick.sent)}
      onPress={() => tap(on)}
      card={card && { face: card }}
      picture={picture}
    />
  ))
}
