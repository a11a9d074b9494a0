import type { Saying } from '@sundown/engine/lazy'
import { askedOf, fieldOf, optionOf } from '@sundown/protocol/codec'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { isAsked } from '../../session/session.ts'
import { AskingBar, BackAndOn } from '../shell/asking-bar.tsx'
import { watching } from '../shell/saying.ts'
import { Answers, answersOf, type Tile } from './answers.tsx'
import { type At, useDuel } from './at.ts'

const URGENT = new Set(['shot', 'give-shot', 'dodge-cost'])

/** What the bar says: one thing at a time. */
function sayingOf(at: At): Saying {
  const { snap, pick, spoken, teller, labels } = at
  const { ui } = spoken
  const { question, selection, offer } = pick
  if (snap.outcome) return { title: teller.outcome(snap.outcome) }
  if (!question) return { title: ui.table.waiting }
  const asked = askedOf(question)
  if (!isAsked(snap)) return { title: teller.waiting(asked), ...watching(snap, ui) }
  const face = selection.card === undefined ? undefined : at.seen(selection.card)
  const text = face && teller.text(face.id)
  if (offer.field) return { title: teller.field(offer.field.name).ask, detail: text }
  if (offer.confirm !== undefined && offer.option) return { title: teller.option(asked, optionOf(offer.option)), detail: text }
  if (face) return { title: teller.name(face.id), detail: text ?? labels.pickTarget }
  return teller.asking(asked)
}

function Words({ tile: { tap: on, title, detail } }: { readonly tile: Tile }) {
  const { tap, keyOf } = useDuel()
  return (
    <Button shortcut={keyOf(on)} onClick={() => tap(on)} className={detail ? 'with-note' : ''}>
      <b>{title}</b> {detail && <small>{detail}</small>}
    </Button>
  )
}

/** Yes, put back, and options that have no picture. */
function Actions({ plain }: { readonly plain: readonly Tile[] }): ReactNode {
  const at = useDuel()
  const { pick, spoken, tap, keyOf, teller } = at
  const { ui } = spoken
  const { offer } = pick
  return (
    <>
      {offer.confirm !== undefined && (
        <Button tone="primary" shortcut="1" onClick={() => tap({ on: 'confirm' })}>
          {ui.table.play}
        </Button>
      )}
      {plain.map((tile) => (
        <Words key={`${tile.title} ${JSON.stringify(tile.tap)}`} tile={tile} />
      ))}
      {offer.field &&
        offer.values.map((value) => (
          <Button key={value} shortcut={keyOf({ on: 'value', value })} onClick={() => tap({ on: 'value', value })}>
            {offer.field && teller.pick(fieldOf(offer.field), value)}
          </Button>
        ))}
      <BackAndOn at={at} back={ui.table.putBack} />
    </>
  )
}

/** The question bar of The Duel. */
export function Asking({ told }: { readonly told: string | undefined }) {
  const at = useDuel()
  const { large, plain } = answersOf(at)
  return (
    <AskingBar
      at={at}
      saying={sayingOf(at)}
      told={told}
      urgent={URGENT}
      plain={plain.length}
      large={large.length}
      actions={<Actions plain={plain} />}
    >
      <Answers tiles={large} />
    </AskingBar>
  )
}
