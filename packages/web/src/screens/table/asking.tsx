import type { Saying } from '@sundown/engine/lazy'
import { askedOf, optionOf } from '@sundown/protocol/codec'
import { type ReactNode, Suspense } from 'react'
import { cardArt } from '../../art/cards.ts'
import { Button } from '../../kit/button.tsx'
import { isIdle, isWindow } from '../../select/question.ts'
import { isAsked } from '../../session/session.ts'
import { meansOf } from '../../words/means.ts'
import { AskingBar, BackAndOn } from '../shell/asking-bar.tsx'
import { watching } from '../shell/saying.ts'
import { answersOf, Held, type Tile, Tiles } from './answers.tsx'
import { type At, useAt } from './at.ts'
import { Values } from './later.ts'
import { ADVANCE } from './rails.ts'

const URGENT = new Set(['shot', 'give-bang', 'dying'])

/** What is asked before a slip of the finger counts. */
const slipOf = ({ pick: { offer }, spoken }: At) =>
  offer.confirm === undefined || offer.confirm === 'play' ? undefined : spoken.ui.slips[offer.confirm]

/** What the bar says: one thing at a time. */
function sayingOf(at: At): Saying {
  const { snap, pick, spoken, teller } = at
  const { ui } = spoken
  const { question, selection, offer } = pick
  const means = meansOf(snap, ui)
  if (snap.outcome) return { title: teller.outcome(snap.outcome) }
  if (!question) return { title: ui.table.waiting }
  const asked = askedOf(question)
  const said = teller.asking(asked)
  const { table } = ui.sets
  if (!isAsked(snap)) {
    if (isWindow(question)) return { ...said, detail: pick.answered ? table.answered : table.window }
    const title = question.seats === undefined ? ui.table.secret : teller.waiting(asked)
    return { title, ...watching(snap, ui) }
  }
  if (offer.field) {
    const picked = offer.field.max > 1 ? ui.table.picked(offer.picked.length, offer.field.min, offer.field.max) : undefined
    const { title, detail } = teller.field(offer.field.name, offer.field)
    return { title, detail: [detail, picked].filter(Boolean).join(' ') }
  }
  if (offer.confirm === 'play' && offer.option) {
    const face = selection.card === undefined ? undefined : at.seen(selection.card)
    const { id, card, seat } = optionOf(offer.option)
    const title = teller.option(asked, { id, card, seat, ...(selection.picks.length > 0 && { picks: selection.picks }) })
    return { title, detail: face && teller.text(face.id) }
  }
  const slip = slipOf(at)
  if (slip) return { title: slip.ask }
  if (selection.card !== undefined) {
    const face = at.seen(selection.card)
    // Nobody to aim at: the ways to use the card stand beside it.
    if (face && offer.seats.size === 0) return { title: teller.name(face.id), detail: teller.text(face.id) }
    // The rule of a card is looked up at the card: here stands what it takes to hit.
    return { title: ui.table.pickTarget, detail: face && isShot(face.id) ? means : undefined }
  }
  return { ...said, detail: isIdle(question) ? table.noHelp : (means ?? said.detail) }
}

const isShot = (id: string): boolean => /^(?:pay > )?bang >/.test(cardArt(id).symbols)

/** Yes, no, done, put back, and options that have no picture. */
function Actions({ plain }: { readonly plain: readonly Tile[] }): ReactNode {
  const at = useAt()
  const { pick, spoken, tap, keyOf, teller, snap } = at
  const { ui } = spoken
  const { offer, question, selection } = pick
  const isPicked = selection.card !== undefined || selection.seat !== undefined
  const slip = slipOf(at)
  const asked = question && askedOf(question)
  return (
    <>
      {offer.confirm !== undefined && (
        <Button tone="primary" shortcut="1" onClick={() => tap({ on: 'confirm' })}>
          {slip ? slip.yes : ui.table.play}
        </Button>
      )}
      {plain.map(({ tap: on, title }) => (
        <Button key={JSON.stringify(on)} shortcut={keyOf(on)} onClick={() => tap(on)}>
          {title}
        </Button>
      ))}
      {isAsked(snap) &&
        asked &&
        (question.kind === 'play' || isPicked) &&
        offer.buttons
          .filter(({ option }) => option.id !== 'end' && option.id !== ADVANCE)
          .map(({ tap: on, option }) => (
            <Button key={JSON.stringify(on)} shortcut={keyOf(on)} onClick={() => tap(on)}>
              {teller.option(asked, optionOf(option))}
            </Button>
          ))}
      {offer.values.length > 0 && (
        <Suspense fallback={null}>
          <Values key={offer.field?.name} />
        </Suspense>
      )}
      {offer.field && offer.done && (offer.picked.length > 0 || offer.field.pick !== 'cards') && (
        <Button tone="primary" shortcut={keyOf({ on: 'done' })} onClick={() => tap({ on: 'done' })}>
          {offer.picked.length > 0 ? ui.table.done : (teller.field(offer.field.name, offer.field).none ?? ui.table.done)}
        </Button>
      )}
      <BackAndOn at={at} back={slip ? slip.no : ui.table.putBack} />
    </>
  )
}

/** The question bar of the table. */
export function Asking({ told }: { readonly told: string | undefined }) {
  const at = useAt()
  const { large, plain } = answersOf(at)
  return (
    <AskingBar
      at={at}
      saying={sayingOf(at)}
      told={told}
      urgent={URGENT}
      plain={plain.length}
      large={large.length}
      beside={<Held />}
      actions={<Actions plain={plain} />}
    >
      <Tiles tiles={large} />
    </AskingBar>
  )
}
