import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { isWindow } from '../../select/question.ts'
import { askedOf, fieldOf, optionOf } from '../../session/plain.ts'
import { sayRefusal } from '../../words/table.ts'
import { Asked } from '../shell/asked.tsx'
import { type Saying, split, watching } from '../shell/saying.ts'
import { useClock } from '../shell/use-clock.ts'
import { answersOf, Held, type Tile, Tiles } from './answers.tsx'
import { type At, isAsked, useAt } from './at.ts'

const URGENT = new Set(['shot', 'give-bang', 'dying'])

/** What the bar says: one thing at a time. */
function sayingOf(at: At): Saying {
  const { snap, pick, spoken, teller } = at
  const { ui } = spoken
  const { question, selection, offer } = pick
  if (snap.outcome) return split(teller.outcome(snap.outcome))
  if (!question) return { title: ui.table.waiting }
  const asked = askedOf(question)
  if (isWindow(question) && !isAsked(snap)) {
    const { title } = split(teller.question(asked))
    return { title, detail: pick.answered ? ui.sets.table.answered : ui.sets.table.window }
  }
  if (!isAsked(snap)) {
    const title = question.seats === undefined ? ui.table.secret : teller.waiting(asked)
    return { title, ...watching(snap, ui) }
  }
  if (offer.field) {
    const picked = offer.field.max > 1 ? ui.table.picked(offer.picked.length, offer.field.min, offer.field.max) : undefined
    const { title, detail } = split(teller.field(offer.field.name, offer.field.seat).ask)
    return { title, detail: [detail, picked].filter((part) => part !== undefined).join(' ') }
  }
  if (offer.confirm === 'play' && offer.option) {
    const face = selection.card === undefined ? undefined : at.seen(selection.card)
    return { title: teller.option(asked, optionOf(offer.option)), detail: face && teller.text(face.id) }
  }
  if (offer.confirm !== undefined && offer.confirm !== 'play') return { title: ui.slips[offer.confirm].ask }
  if (selection.card !== undefined) {
    const face = at.seen(selection.card)
    return { title: ui.table.pickTarget, detail: face && teller.text(face.id) }
  }
  return split(teller.question(asked))
}

/** Yes, no, done, put back, and options that have no picture. */
function Actions({ plain }: { readonly plain: readonly Tile[] }): ReactNode {
  const { pick, spoken, tap, keyOf, teller, session, snap } = useAt()
  const { ui } = spoken
  const { offer, question, busy } = pick
  const slip = offer.confirm === undefined || offer.confirm === 'play' ? undefined : ui.slips[offer.confirm]
  const own = snap.question?.options !== undefined
  const asked = question && askedOf(question)
  return (
    <>
      {offer.confirm !== undefined && (
        <Button tone="primary" shortcut="1" disabled={busy} onClick={() => tap({ on: 'confirm' })}>
          {slip ? slip.yes : ui.table.play}
        </Button>
      )}
      {plain.map(({ tap: on, title }) => (
        <Button key={JSON.stringify(on)} shortcut={keyOf(on)} disabled={busy} onClick={() => tap(on)}>
          {title}
        </Button>
      ))}
      {own &&
        asked &&
        question.kind === 'play' &&
        offer.buttons
          .filter(({ option }) => option.id !== 'end')
          .map(({ tap: on, option }) => (
            <Button key={JSON.stringify(on)} shortcut={keyOf(on)} disabled={busy} onClick={() => tap(on)}>
              {teller.option(asked, optionOf(option))}
            </Button>
          ))}
      {offer.field &&
        offer.values.map((value) => (
          <Button
            key={value}
            shortcut={keyOf({ on: 'value', value })}
            aria-pressed={offer.picked.includes(value) || undefined}
            onClick={() => tap({ on: 'value', value })}
          >
            {offer.field && teller.pick(fieldOf(offer.field), value)}
          </Button>
        ))}
      {offer.field && offer.done && (offer.picked.length > 0 || offer.field.pick !== 'cards') && (
        <Button tone="primary" shortcut={keyOf({ on: 'done' })} onClick={() => tap({ on: 'done' })}>
          {ui.table.done}
        </Button>
      )}
      {offer.back && (
        <Button onClick={() => tap({ on: 'back' })} shortcut="Esc">
          {slip ? slip.no : ui.table.putBack}
        </Button>
      )}
      {!own && !snap.outcome && session.hurry && (
        <Button onClick={() => session.hurry?.()} shortcut="S">
          {ui.solo.hurry}
        </Button>
      )}
    </>
  )
}

/** The question bar of the table. */
export function Asking({ told }: { readonly told: string | undefined }) {
  const at = useAt()
  const { snap, pick, spoken, teller } = at
  const { ui } = spoken
  const clock = useClock(snap, ui)
  const { large, plain } = answersOf(at)
  const { title, detail } = sayingOf(at)
  const refused = pick.refusal && sayRefusal(pick.refusal, ui, teller)
  const urgent = isAsked(snap) && URGENT.has(snap.question?.kind ?? '')
  return (
    <Asked
      // Something else is said or offered: a new strip of paper, in its own place, instead of one that moves.
      key={JSON.stringify([title, refused ?? told ?? detail, pick.selection, pick.question?.number, plain.length, large.length])}
      title={title}
      detail={refused ?? told ?? detail}
      tone={isAsked(snap) ? (urgent ? 'alert' : 'ask') : 'quiet'}
      clock={clock}
      beside={<Held />}
      actions={<Actions plain={plain} />}
      className={large.length > 0 ? 'with-answers' : ''}
    >
      {large.length > 0 && <Tiles tiles={large} />}
    </Asked>
  )
}
