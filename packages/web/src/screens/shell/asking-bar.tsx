import type { Saying } from '@sundown/engine/lazy'
import type { ReactNode } from 'react'
import { Button } from '../../kit/button.tsx'
import { isAsked } from '../../session/session.ts'
import type { Spoken } from '../../words/language.ts'
import { sayRefusal } from '../../words/table.ts'
import { Asked } from './asked.tsx'
import { useClock } from './use-clock.ts'
import type { Handled } from './use-keys.ts'

interface Spoke extends Handled {
  readonly spoken: Spoken
  readonly teller: Parameters<typeof sayRefusal>[2]
}

interface AskingBarProps {
  readonly at: Spoke
  readonly saying: Saying
  /** What was just said about something that cannot be done. */
  readonly told: string | undefined
  /** Kinds of question that are about life and limb. */
  readonly urgent: ReadonlySet<string>
  /** How many answers stand there as words, and how many as pictures. */
  readonly plain: number
  readonly large: number
  readonly beside?: ReactNode
  readonly actions: ReactNode
  readonly children: ReactNode
}

/** The question bar of a table where cards are picked up and played. */
export function AskingBar({ at, saying: { title, detail }, told, urgent, plain, large, beside, actions, children }: AskingBarProps) {
  const { snap, pick, spoken, teller } = at
  const { ui } = spoken
  const clock = useClock(snap, ui)
  const says = (pick.refusal && sayRefusal(pick.refusal, ui, teller)) ?? told ?? detail
  return (
    <Asked
      // Something else is said or offered: a new strip of paper, in its own place, instead of one that moves.
      key={JSON.stringify([title, says, pick.selection, pick.question?.number, plain, large])}
      title={title}
      detail={says}
      tone={isAsked(snap) ? (urgent.has(snap.question?.kind ?? '') ? 'alert' : 'ask') : 'quiet'}
      clock={clock}
      beside={beside}
      actions={actions}
      className={large > 0 ? 'with-answers' : ''}
    >
      {large > 0 && children}
    </Asked>
  )
}

/** Back by one step, and on with it where only bots are waited for. */
export function BackAndOn({ at, back }: { readonly at: Spoke; readonly back: string }) {
  const { pick, session, snap, spoken, tap } = at
  return (
    <>
      {pick.offer.back && (
        <Button onClick={() => tap({ on: 'back' })} shortcut="Esc">
          {back}
        </Button>
      )}
      {!isAsked(snap) && !snap.outcome && session.hurry && (
        <Button onClick={() => session.hurry?.()} shortcut="S">
          {spoken.ui.solo.hurry}
        </Button>
      )}
    </>
  )
}
