import type { PileView } from '@sundown/engine'
import { cardArt } from '../../art/cards.ts'
import { Glyph } from '../../kit/icon.tsx'
import { RuleStrip } from '../../kit/rule-strip.tsx'
import { lineOf } from '../../words/spoken.ts'
import { type At, useAt } from './at.ts'

/** What binds the player whose turn it is: a suit he has named, a card he must play. */
function dutyLine({ view, snap, spoken, teller }: At): string | undefined {
  const { duty, own } = view
  const { sets, speak } = spoken.ui
  if (duty) return sets.table.onlySuit(snap.names[duty.seat] ?? '', speak.suits[duty.suit])
  return own?.mustPlay && sets.table.mustPlay(teller.name(own.mustPlay.id))
}

/** Everything about a pile in words. */
export function spokenPile({ now, next, last, left }: PileView, pile: 'event' | 'show', at: At): string {
  const { spoken, teller, snap, view } = at
  const { table } = spoken.ui.sets
  const none = pile === 'event' ? table.noEvent : table.noShow
  return [
    now === undefined ? none : `${table[pile]}: ${teller.name(now)}. ${lineOf(now, spoken.lines)}`,
    pile === 'event' ? dutyLine(at) : undefined,
    table.left(left),
    next === undefined ? undefined : table.next(teller.name(next)),
    last === undefined || last === next ? undefined : table.last(teller.name(last)),
    pile === 'event' && left > 0 ? table.changes(snap.names[view.table.keeper] ?? '') : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

function Strip({ pile, of }: { readonly pile: 'event' | 'show'; readonly of: PileView }) {
  const at = useAt()
  const { spoken, teller, look, peek } = at
  const { table } = spoken.ui.sets
  const { now, next, left } = of
  const shown = now ?? next
  const duty = pile === 'event' ? dutyLine(at) : undefined
  const face = shown === undefined ? undefined : { id: shown, suit: undefined, rank: undefined }
  return (
    <RuleStrip
      key={now ?? 'none'}
      idle={now === undefined}
      icon={shown === undefined ? undefined : cardArt(shown).icon}
      name={now === undefined ? (pile === 'event' ? table.noEvent : table.noShow) : teller.name(now)}
      count={left}
      left={table.left(left)}
      text={now === undefined ? (next === undefined ? '' : table.next(teller.name(next))) : (duty ?? lineOf(now, spoken.lines))}
      next={now === undefined || next === undefined ? undefined : { icon: cardArt(next).icon, text: table.next(teller.name(next)) }}
      label={spokenPile(of, pile, at)}
      onPress={face && (() => look({ what: 'face', face }))}
      onPeek={face && ((here) => peek(here && face, here))}
      anchor={pile}
    />
  )
}

/** The event and the show card that are in force, and which way the turns go. */
export default function RulesInForce() {
  const { view, spoken } = useAt()
  const { event, show, reversed, extraTurn } = view.table
  const { table } = spoken.ui.sets
  return (
    <section className="rules-in-force" aria-label={table.rules}>
      {event && <Strip pile="event" of={event} />}
      {show && <Strip pile="show" of={show} />}
      {(reversed || extraTurn) && (
        <p className="rule-notes">
          {reversed && (
            <span>
              <Glyph name="undo" /> {table.reversed}
            </span>
          )}
          {extraTurn && (
            <span>
              <Glyph name="plus" /> {table.extraTurn}
            </span>
          )}
        </p>
      )}
    </section>
  )
}
