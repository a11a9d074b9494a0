import type { BangView, Face } from '@sundown/engine'
import type { OptionView, QuestionView } from '@sundown/protocol'
import { askedOf, fieldOf, optionOf } from '@sundown/protocol/codec'
import type { ReactNode } from 'react'
import { Bust } from '../../kit/bust.tsx'
import { Card, CardBack } from '../../kit/card.tsx'
import { Answer, Hit } from '../../kit/question.tsx'
import { isOneOfSeveral, leadsTo, optionsOf, type Tap } from '../../select/select.ts'
import { spokenIndex } from '../../words/spoken.ts'
import { type At, lookable, printed, useAt } from './at.ts'

/** One answer one can see: its words, and a card or picture. */
export interface Tile {
  readonly tap: Tap
  readonly title: string
  readonly detail?: string | undefined
  readonly face?: Face | undefined
  readonly picture?: ReactNode
  /** Its place among those picked so far. */
  readonly picked?: number | undefined
}

/** Answers that cost a life if they are given. */
const HITS = new Set(['take-it', 'decline'])
/** Questions that are answered with cards one can see in the hand, or by ending the turn. */
const BY_HAND = new Set(['play', 'discard'])

function pictureOf(at: At, option: OptionView): Pick<Tile, 'face' | 'picture'> {
  const { view, snap, spoken } = at
  const mine = snap.me === null ? undefined : view.seats[snap.me]
  if (option.card !== undefined) return { face: at.seen(option.card) }
  const inFront = mine?.front.find(({ id }) => id === option.id)
  if (inFront) return { face: inFront }
  if (mine && HITS.has(option.id)) {
    const life = Math.max(0, mine.life)
    return {
      picture: <Hit from={life} to={Math.max(0, life - 1)} max={mine.maxLife} label={spoken.ui.speak.life(life - 1, mine.maxLife)} />,
    }
  }
  if (mine?.character === option.id) return { picture: <Bust sitter={{ character: option.id }} className="answer-bust" /> }
  return {}
}

/** A card that lies there for all to see, with or without a suit: no character one is dealt. */
const isOnTable = ({ seats, table }: BangView, handle: number | undefined): boolean =>
  [...seats.flatMap(({ front }) => front), ...table.aside, ...Object.values(table.parts?.rows ?? {}).flat()].some(
    ({ card }) => card === handle,
  )

/** The options of a question that is not answered from the hand. */
function optionTiles(at: At): readonly Tile[] {
  const { pick, teller } = at
  const { question, offer } = pick
  if (!question?.options || BY_HAND.has(question.kind) || offer.field || offer.confirm !== undefined) return []
  if (pick.selection.card !== undefined || pick.selection.seat !== undefined) return []
  const asked = askedOf(question)
  return optionsOf(question).flatMap((option, i): readonly Tile[] => {
    // Somebody who can be tapped at the table is his own button.
    if (option.card === undefined && option.seat !== undefined && offer.seats.has(option.seat)) return []
    // The card beside it shows its rank and suit.
    const title = teller.option(asked, optionOf(option), true)
    const character = option.card === undefined ? undefined : at.seen(option.card)
    const isPerson = character !== undefined && character.suit === undefined && !isOnTable(at.view, option.card)
    return [
      {
        tap: tapFor(question, option, i),
        title,
        ...(isPerson
          ? { picture: <Bust sitter={{ character: character.id }} className="answer-bust" />, detail: teller.text(character.id) }
          : pictureOf(at, option)),
      },
    ]
  })
}

const tapFor = (question: QuestionView, option: OptionView, i: number): Tap =>
  option.card !== undefined && option.seat === undefined && !isOneOfSeveral(question, option)
    ? { on: 'card', card: option.card }
    : { on: 'option', option: i }

/** Cards of a field that do not lie in my hand, and what picking none of them means. */
function fieldTiles(at: At): readonly Tile[] {
  const { view, pick, teller } = at
  const { field, cards, done, picked } = pick.offer
  if (field?.pick !== 'cards') return []
  const inHand = new Set(view.own?.hand.map(({ card }) => card))
  const elsewhere = [...cards].filter((card) => !inHand.has(card))
  const none = field.min === 0 && done && picked.length === 0 ? teller.field(field.name, field).none : undefined
  return [
    ...elsewhere.map((card): Tile => {
      const face = at.seen(card)
      const place = picked.indexOf(card)
      return {
        tap: { on: 'card', card },
        ...(face
          ? { title: teller.name(face.id), face }
          : { title: teller.pick(fieldOf(field), card), picture: <CardBack className="answer-back" /> }),
        ...(place >= 0 && { picked: place + 1 }),
      }
    }),
    ...(none === undefined ? [] : [{ tap: { on: 'done' }, title: none, picture: <CardBack className="answer-back" /> } as const]),
  ]
}

export const tilesOf = (at: At): readonly Tile[] => (at.pick.offer.field ? fieldTiles(at) : optionTiles(at))

const hasPicture = ({ face, picture }: Tile): boolean => face !== undefined || picture !== undefined

export interface Answering {
  /** Answers to be shown large, in place of the hand. */
  readonly large: readonly Tile[]
  /** Answers that are only words. */
  readonly plain: readonly Tile[]
}

/** A hit alone needs no picture: the hand, and why nothing in it helps, tells more. */
export function answersOf(at: At): Answering {
  const tiles = tilesOf(at)
  const large = tiles.filter(hasPicture)
  return large.length > 1 || large.some(({ face }) => face !== undefined)
    ? { large, plain: tiles.filter((tile) => !hasPicture(tile)) }
    : { large: [], plain: tiles }
}

/** Large answers take the place of the hand, unless cards of the hand are answers too. */
export function handGivesWay(at: At): boolean {
  const { field, cards } = at.pick.offer
  const fromHand = field !== undefined && (at.view.own?.hand ?? []).some(({ card }) => cards.has(card))
  return !fromHand && answersOf(at).large.length > 0
}

/** The hand, small, while cards from elsewhere lie over it: one takes or gives up a card with the others in mind. */
export function Held() {
  const at = useAt()
  const hand = at.view.own?.hand ?? []
  const offered = at.pick.offer.cards
  if (!handGivesWay(at) || hand.length === 0 || hand.some(({ card }) => offered.has(card))) return null
  return (
    <section className="held" aria-label={at.spoken.ui.table.hand}>
      <span className="label">{at.spoken.ui.table.hand}</span>
      {hand.map((card) => {
        const { key, ...shown } = lookable(card, at)
        return <Card key={key} {...shown} size="mini" />
      })}
    </section>
  )
}

export function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { tap, keyOf, teller, pick, view, spoken } = useAt()
  // Cards in front of somebody have their place there.
  const inFront = new Set(view.seats.flatMap(({ front }) => front.map(({ card }) => card)))
  return tiles.map(({ tap: on, title, detail, face, picture, picked }) => (
    <Answer
      key={JSON.stringify(on)}
      title={title}
      detail={detail}
      shortcut={keyOf(on)}
      sent={pick.question && leadsTo(pick.question, on, pick.sent)}
      onPress={() => tap(on)}
      card={
        face && {
          face: printed(face, teller),
          label: spokenIndex(face.suit, face.rank, spoken.ui),
          ...(on.on === 'card' && !inFront.has(on.card) && { anchor: `card-${on.card}` }),
        }
      }
      picture={picture}
      picked={picked}
    />
  ))
}
