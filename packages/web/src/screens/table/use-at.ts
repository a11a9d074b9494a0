import type { Words } from '@sundown/engine/words'
import { useMemo, useRef } from 'react'
import { settings } from '../../app/settings.ts'
import { useSpoken } from '../../app/words.tsx'
import { cardArt } from '../../art/cards.ts'
import { carefulPolicy, plainPolicy } from '../../select/policy.ts'
import { optionsOf } from '../../select/select.ts'
import { type GameSession, isAsked } from '../../session/session.ts'
import { sayRefusal, seenIn, tellerFor } from '../../words/table.ts'
import { LogBook } from '../shell/story.ts'
import { type Handling, useHandling } from '../shell/use-handling.ts'
import { useReasons, useSelect, useShown } from '../shell/use-select.ts'
import { type At, type Looked, printed } from './at.ts'
import { opened } from './opened.ts'

/** Of every card, character and event that can turn up. */
const idsIn = ({ sets }: Words) =>
  sets.flatMap(({ cards, characters, events }) => [...Object.keys(cards), ...Object.keys(characters), ...Object.keys(events)])

/** Costly slips are to be confirmed, unless the player does not want that. */
const policyOf = (session: GameSession<'bang'>) =>
  settings.getSnapshot().careful ? carefulPolicy(session.getSnapshot().view) : plainPolicy

export interface Table extends Handling<Looked> {
  readonly at: At | undefined
  readonly book: LogBook
}

/** Everything the table screen knows, put together. */
export function useTable(session: GameSession<'bang'>): Table {
  const spoken = useSpoken()
  const select = useSelect(session, policyOf)
  const { told, pick } = useShown(session, select)
  // Asked is what is still to be answered.
  const snap = useMemo(() => (told.question === pick.question ? told : { ...told, question: pick.question }), [told, pick.question])
  const { names, me, open } = snap
  const view = useMemo(() => snap.view && opened(snap.view, open), [snap.view, open])
  const teller = useMemo(() => tellerFor(spoken.rules, names, view, me), [spoken, names, view, me])
  const seen = useMemo(() => seenIn(view), [view])
  const book = useMemo(() => {
    const voice = tellerFor(spoken.rules, names, undefined, me)
    return new LogBook(voice, spoken.ui, { people: names, me, cards: new Set(idsIn(spoken.rules)), icon: (id) => cardArt(id).icon })
  }, [spoken, names, me])
  const dimmed = useMemo(() => {
    const { question, selection, offer } = pick
    if (!view || !question || !isAsked(snap) || offer.field) return []
    const cards = (view.own?.hand ?? []).filter(({ card }) => !offer.cards.has(card)).map(({ card }) => ({ card }))
    const aimed =
      offer.seats.size > 0 ||
      optionsOf(question).some(({ card, seat }) => card !== undefined && card === selection.card && seat !== undefined)
    const seats = aimed ? view.seats.filter(({ seat, state }) => seat !== me && state !== 'out' && !offer.seats.has(seat)) : []
    return [...cards, ...seats.map(({ seat }) => ({ seat }))]
  }, [pick, snap, view, me])
  const says = useRef({ spoken, teller })
  says.current = { spoken, teller }
  const { acts, ...handling } = useHandling<Looked>(select, pick, useReasons(select, dimmed, pick.selection))
  const at = useMemo((): At | undefined => {
    if (!view) return undefined
    return {
      session,
      snap,
      view,
      pick,
      spoken,
      teller,
      voice: { ui: spoken.ui, teller, names, list: spoken.rules.table.list },
      seen,
      sets: snap.sets,
      ...acts,
      peek: (face, element) => acts.peek(face && printed(face, teller), element),
      explain: (on) => acts.explain(on, (reason) => sayRefusal(reason, says.current.spoken.ui, says.current.teller)),
    }
  }, [session, snap, view, pick, spoken, teller, names, seen, acts])
  return { ...handling, at, book }
}
