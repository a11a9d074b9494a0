import type { Saying } from '@sundown/engine/lazy'
import { askedOf, optionOf as engineOption } from '@sundown/protocol/codec'
import { Button, IconButton } from '../../kit/button.tsx'
import { isAsked } from '../../session/session.ts'
import { sayRefusal } from '../../words/table.ts'
import { Asked } from '../shell/asked.tsx'
import { watching } from '../shell/saying.ts'
import { TopTurn, TurnPhases } from '../shell/turn-phases.tsx'
import { useClock } from '../shell/use-clock.ts'
import { type AtDice, isRolling, useDice } from './at.ts'
import { isReady, rolledAgain } from './choice.ts'
import { rollsOf } from './rolls.ts'
import { UntilLanded, useBefore } from './until-landed.tsx'

const URGENT = new Set(['arrow-instead', 'drop-arrow'])

/** What the bar says: one thing at a time. */
function sayingOf(at: AtDice): Saying {
  const { snap, view, spoken, words, teller, choice } = at
  const { ui } = spoken
  const { dice } = words
  const { question } = snap
  if (snap.outcome) return { title: teller.outcome(snap.outcome) }
  if (!question) return { title: ui.table.waiting }
  if (!isAsked(at.snap)) return { title: teller.waiting(askedOf(question)), ...watching(snap, ui) }
  if (isRolling(at)) return { title: dice.settleOrRoll, detail: `${dice.tapToKeep} ${dice.rolls(view.table.rollsLeft)}` }
  if (choice.tokens.length === 0) return teller.asking(askedOf(question))
  const token = choice.tokens.find(({ die }) => die === choice.current)
  return { title: token ? teller.field(token.face).ask : teller.question(askedOf(question)), detail: dice.nothingCounts }
}

/** Options that are answered with a button: those about players are also answered at their seats. */
function Options() {
  const { snap, teller, choice, act, session, spoken } = useDice()
  const { question } = snap
  if (!question?.options) {
    return (
      !snap.outcome &&
      session.hurry && (
        <Button onClick={() => session.hurry?.()} shortcut="S">
          {spoken.ui.solo.hurry}
        </Button>
      )
    )
  }
  const asked = askedOf(question)
  return question.options
    .filter(({ fields, id }) => fields === undefined && id !== 'stop')
    .map(({ id, seat, card }, i) => (
      <Button
        key={`${id} ${seat ?? ''}`}
        shortcut={i < 9 ? String(i + 1) : undefined}
        disabled={choice.busy}
        onClick={() => act.answer({ id, ...(seat !== undefined && { seat }) })}
      >
        {teller.option(asked, engineOption({ id, seat, card }))}
      </Button>
    ))
}

/** The question bar of the dice table. */
export function Asking() {
  const at = useDice()
  const { snap, spoken, teller, choice } = at
  const { ui } = spoken
  const clock = useClock(snap, ui)
  const { title, detail } = sayingOf(at)
  const refused = choice.refusal && sayRefusal(choice.refusal, ui, teller)
  return (
    <Asked
      key={JSON.stringify([title, refused ?? detail, snap.question?.number])}
      title={title}
      detail={refused ?? detail}
      tone={isAsked(at.snap) ? (URGENT.has(snap.question?.kind ?? '') ? 'alert' : 'ask') : 'quiet'}
      clock={clock}
      actions={<Options />}
    />
  )
}

/** Which roll it is: stations on a line. `top`: in the top bar of a phone. */
export function Rolls({ top = false }: { readonly top?: boolean }) {
  const { view, snap, words } = useDice()
  const { now, all } = rollsOf(view)
  const Strip = top ? TopTurn : TurnPhases
  return <Strip snap={snap} phases={Array.from({ length: all }, (_, i) => words.dice.roll(i + 1))} now={now} />
}

/** Always in the same places; usable when they may be used. */
export function RollOrSettle({ big = false }: { readonly big?: boolean }) {
  const at = useDice()
  const { choice, act, words, teller, view } = at
  const { dice } = words
  const again = rolledAgain(choice)
  const rollLabel = dice.rollAgain(again.length)
  const before = useBefore(rollLabel)
  const still = (view.table.rolls > 1 && before) || dice.keyRoll
  const rolling = isRolling(at)
  const next = choice.tokens.find(({ die }) => die === choice.current)
  const ready = rolling || isReady(choice)
  const back = choice.placed.size > 0 && choice.tokens.length > 0
  return (
    <>
      {choice.tokens.length > 0 ? (
        <Button wide big={big} className="place-anew" shortcut="Esc" disabled={!back || choice.busy} onClick={() => act.placeAnew()}>
          <UntilLanded text={dice.placeAnew} still={still} />
        </Button>
      ) : (
        <Button
          wide
          big={big}
          className="roll-again"
          shortcut="R"
          disabled={!rolling || again.length === 0 || choice.busy}
          onClick={() => act.roll()}
        >
          <UntilLanded text={rollLabel} still={still} />
        </Button>
      )}
      <Button
        wide
        big={big}
        tone={ready ? 'primary' : 'plain'}
        className="end-turn settle"
        shortcut="E"
        disabled={!ready || choice.busy}
        onClick={() => act.settle()}
      >
        <UntilLanded text={next && !ready ? dice.placeNext(teller.name(next.face)) : dice.settle} still={dice.settle} />
      </Button>
    </>
  )
}

/** Takes the last decision back, in a game against bots. */
export function Undo() {
  const { session, snap, spoken } = useDice()
  if (!session.undo) return null
  return <IconButton glyph="undo" label={spoken.ui.solo.undo} disabled={!snap.canUndo} className="undo" onClick={() => session.undo?.()} />
}
