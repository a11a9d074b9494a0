import type { AnyFace, Teller } from '@sundown/engine/lazy'
import type { Answer, OptionView } from '@sundown/protocol'
import { askedOf, optionOf } from '@sundown/protocol/codec'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { settings } from '../../app/settings.ts'
import { solo } from '../../app/solo.ts'
import { useSpoken } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import type { ToldEvent } from '../../session/played.ts'
import { useStore } from '../../session/react.ts'
import { isAsked, type Snapshot } from '../../session/session.ts'
import type { SoloSession } from '../../session/solo.ts'
import type { LearnWords } from '../../words/learn.en.ts'
import { GameTable } from '../shell/game-table.tsx'
import { Teaching } from '../shell/hints.ts'
import { ComingTable } from '../shell/shell.tsx'
import { playNow, SoloTrouble, wishesOf } from '../shell/solo-screen.tsx'
import { LESSON_TAB } from '../shell/use-shell.ts'

/** Where it is, behind `#/learn/`. */
export const PRACTICE = 'practice'

/** What a table shows of itself: the voice it tells with. */
interface Voiced {
  readonly snap: Snapshot
  readonly teller: Teller<AnyFace>
}
const isVoiced = (at: { readonly snap: Snapshot }): at is Voiced => 'teller' in at

const answerOf = ({ id, card, seat }: OptionView): Answer => ({
  id,
  ...(card !== undefined && { card }),
  ...(seat !== undefined && { seat }),
})

/** What each answer would do; while it is being found out, nothing. */
function useForeseen(session: SoloSession, { question }: Snapshot, plain: readonly OptionView[]): readonly (readonly ToldEvent[])[] {
  const [found, setFound] = useState<{ readonly of: unknown; readonly events: readonly (readonly ToldEvent[])[] }>()
  useEffect(() => {
    let current = true
    void session.foresee(plain.map(answerOf)).then((events) => {
      if (current) setFound({ of: question, events })
    })
    return () => {
      current = false
    }
  }, [session, question, plain])
  return found?.of === question ? (found?.events ?? []) : []
}

interface DeedsProps {
  readonly session: SoloSession
  readonly at: Voiced
  readonly words: LearnWords
}

/** Every legal answer with what it would do: a press gives it. */
function Deeds({ session, at: { snap, teller }, words }: DeedsProps) {
  const { ui } = useSpoken()
  const { question, canUndo } = snap
  const options = useMemo(() => question?.options ?? [], [question])
  const plain = useMemo(() => options.filter(({ fields }) => !fields?.length), [options])
  const foreseen = useForeseen(session, snap, plain)
  const asked = question && askedOf(question)
  return (
    <div className="practice-list">
      <h2>{words.canDo}</h2>
      {!isAsked(snap) && !snap.outcome && <p>{words.notAsked}</p>}
      {asked &&
        options.map((option) => {
          const at = plain.indexOf(option)
          const title = teller.option(asked, optionOf(option))
          const told = at < 0 ? [words.chooses] : teller.story(foreseen[at] ?? [])
          const key = JSON.stringify(answerOf(option))
          const says = (
            <>
              {title} <small>{told.length > 0 ? told.join(' ') : words.justThat}</small>
            </>
          )
          return at < 0 ? (
            <div key={key} className="practice-do">
              {says}
            </div>
          ) : (
            <button key={key} type="button" className="practice-do" onClick={() => void session.answer(answerOf(option))}>
              {says}
            </button>
          )
        })}
      <Button wide glyph="undo" disabled={!canUndo} onClick={() => session.undo()}>
        {ui.solo.undo}
      </Button>
    </div>
  )
}

/** The game against bots in this page, with all that can be done written beside it. */
export function Practice({ words }: { readonly words: LearnWords }) {
  const { ui, need, rules } = useSpoken()
  const { session, refusal } = useStore(solo)
  const [at, setAt] = useState<Voiced>()
  useEffect(() => {
    if (session || refusal) return
    void solo.restore().then((found) => {
      if (!found) void solo.start({ ...wishesOf(settings.getSnapshot()), bot: 'easy' })
    })
  }, [session, refusal])
  const sets = solo.sets.join()
  useEffect(() => {
    if (sets !== '') need(sets.split(','))
  }, [need, sets])
  const look = useCallback((seen: { readonly snap: Snapshot }) => {
    if (isVoiced(seen)) setAt(seen)
  }, [])
  const teacher = useMemo(() => ({ look, hint: undefined }), [look])
  if (refusal) return <SoloTrouble refusal={refusal} />
  if (!session || rules.sets.length < solo.sets.length) return <ComingTable />
  return (
    <Teaching value={teacher}>
      <GameTable
        session={session}
        tabs={[
          {
            id: LESSON_TAB,
            label: words.practice,
            glyph: 'book',
            content: at && at.snap.game === session.getSnapshot().game && <Deeds session={session} at={at} words={words} />,
          },
        ]}
        onAgain={() => playNow()}
        again={ui.end.newGame}
      />
    </Teaching>
  )
}
