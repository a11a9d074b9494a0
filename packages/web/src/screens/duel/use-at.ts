import { type DuelView, duelCards, duelCharacters } from '@sundown/engine'
import type { AnyFace } from '@sundown/engine/lazy'
import { useMemo } from 'react'
import { useInLanguage } from '../../app/use-in-language.ts'
import { useSpoken } from '../../app/words.tsx'
import { duelArt, isDuelCard } from '../../art/duel/cards.ts'
import type { Policy } from '../../select/select.ts'
import { type GameSession, isAsked } from '../../session/session.ts'
import { sayRefusal } from '../../words/table.ts'
import { LogBook } from '../shell/story.ts'
import { type Handling, useHandling } from '../shell/use-handling.ts'
import { useReasons, useSelect, useShown } from '../shell/use-select.ts'
import { type At, type Looked, printed } from './at.ts'
import { speakDuel } from './words/load.ts'

const CARDS = new Set([...Object.keys(duelCards), ...Object.keys(duelCharacters)])

/** In one's own turn a card is picked up first, then aimed at somebody, even if there is only one. */
const POLICY: Policy = {
  pickUpFirst: ({ kind }) => kind === 'play',
  aims: ({ pick }) => pick === 'cards',
  uses: { play: 'play', discard: 'discard', shot: 'dodge', 'dodge-cost': 'pay', 'give-shot': 'give', 'discard-one': 'discard' },
  slip: () => undefined,
}
const policyOf = () => POLICY

function seenIn(view: DuelView | undefined): (number: number) => AnyFace | undefined {
  if (!view) return () => undefined
  const { own, table, seats } = view
  const known = [
    ...(own?.hand ?? []),
    ...(own?.look ?? []),
    ...table.aside,
    ...(table.top ? [table.top] : []),
    ...seats.flatMap(({ characters }) => characters.flatMap((character) => [character, ...character.equipment])),
  ]
  return (number) => known.find(({ card }) => card === number)
}

export interface Table extends Handling<Looked> {
  readonly at: At | undefined
  readonly book: LogBook | undefined
}

/** Everything the table screen knows, put together. */
export function useTable(session: GameSession<'duel'>): Table {
  const spoken = useSpoken()
  const duel = useInLanguage(speakDuel)
  const select = useSelect(session, policyOf)
  const { told: snap, pick } = useShown(session, select)
  const { view, names, me } = snap
  const seen = useMemo(() => seenIn(view), [view])
  const teller = useMemo(() => duel?.speech.teller(names, seen, me ?? undefined), [duel, names, seen, me])
  const book = useMemo(() => {
    const voice = duel?.speech.teller(names, undefined, me ?? undefined)
    const icon = (id: string) => (isDuelCard(id) ? duelArt(id).icon : undefined)
    return voice && new LogBook(voice, spoken.ui, { people: names, me, cards: CARDS, icon })
  }, [duel, spoken, names, me])
  const dimmed = useMemo(() => {
    const { question, offer } = pick
    if (!view || !question || !isAsked(snap) || offer.field) return []
    return (view.own?.hand ?? []).filter(({ card }) => !offer.cards.has(card)).map(({ card }) => ({ card }))
  }, [pick, snap, view])
  const { acts, ...handling } = useHandling<Looked>(select, pick, useReasons(select, dimmed, pick.selection))
  const at = useMemo((): At | undefined => {
    if (!view || !teller || !duel) return undefined
    return {
      session,
      snap,
      view,
      pick,
      spoken,
      labels: duel.labels,
      teller,
      seen,
      ...acts,
      peek: (face, element) => acts.peek(face && printed(face, teller), element),
      explain: (on) => acts.explain(on, (reason) => sayRefusal(reason, spoken.ui, teller)),
    }
  }, [session, snap, view, pick, spoken, duel, teller, seen, acts])
  return { ...handling, at, book }
}
