import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { askedOf, fieldOf, optionOf } from '../../session/plain.ts'
import { sayRefusal } from '../../words/table.ts'
import { Asked } from '../shell/asked.tsx'
import { type Saying, split, watching } from '../shell/saying.ts'
import { useClock } from '../shell/use-clock.ts'
import { Answers, answersOf, type Tile } from './answers.tsx'
import { type At, isAsked, useDuel } from './at.ts'

const URGENT = new Set(['shot', 'give-shot', 'dodge-cost'])

/** What the bar says: one thing at a time. */
function sayingOf(at: At): Saying {
  const { snap, pick, spoken, teller, labels } = at
  const { ui } = spoken
  const { question, selection, offer } = pick
  if (snap.outcome) return split(teller.outcome(snap.outcome))
  if (!question) return { title: ui.table.waiting }
  const asked = askedOf(question)
  if (!isAsked(snap)) return { title: teller.waiting(asked), ...watching(snap, ui) }
  const face = selection.card === undefined ? undefined : at.seen(selection.card)
  const text = face && teller.text(face.id)
  if (offer.field) return { title: teller.field(offer.field.name).ask, detail: text }
  if (offer.confirm !== undefined && offer.option) return { title: teller.option(asked, optionOf(offer.option)), detail: text }
  if (face) return { title: teller.name(face.id), detail: text ?? labels.pickTarget }
  return split(teller.question(asked))
}

function Words({ tile: { tap: on, title, detail } }: { readonly tile: Tile }) {
  const { tap, keyOf, pick } = useDuel()
  return (
    <Button shortcut={keyOf(on)} disabled={pick.busy} onClick={() => tap(on)} className={detail ? 'with-note' : ''}>
      <b>{title}</b>
      {detail && <small>{detail}</small>}
    </Button>
  )
}

/** Yes, put back, and options that have no picture. */
function Actions({ plain }: { readonly plain: readonly Tile[] }): ReactNode {
  const { pick, spoken, tap, keyOf, teller, session, snap } = useDuel()
  const { ui } = spoken
  const { offer, busy } = pick
  const own = isAsked(snap)
  return (
    <>
      {offer.confirm !== undefined && (
        <Button tone="primary" shortcut="1" disabled={busy} onClick={() => tap({ on: 'confirm' })}>
          {ui.table.play}
        </Button>
      )}
      {plain.map((tile) => (
        <Words key={`${tile.title} ${JSON.stringify(tile.tap)}`} tile={tile} />
      ))}
      {offer.field &&
        offer.values.map((value) => (
          <Button key={value} shortcut={keyOf({ on: 'value', value })} disabled={busy} onClick={() => tap({ on: 'value', value })}>
            {offer.field && teller.pick(fieldOf(offer.field), value)}
          </Button>
        ))}
      {offer.back && (
        <Button onClick={() => tap({ on: 'back' })} shortcut="Esc">
          {ui.table.putBack}
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

/** The question bar of The Duel. */
export function Asking({ told }: { readonly told: string | undefined }) {
  const at = useDuel()
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
      actions={<Actions plain={plain} />}
      className={large.length > 0 ? 'with-answers' : ''}
    >
      {large.length > 0 && <Answers tiles={large} />}
    </Asked>
  )
}
