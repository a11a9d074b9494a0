import { useState } from 'react'
import { go, hrefOf } from '../../app/route.ts'
import { settings } from '../../app/settings.ts'
import { solo } from '../../app/solo.ts'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import type { GameName } from '../../session/played.ts'
import type { LearnWords } from '../../words/learn.en.ts'
import { hostedGames, hostOf } from '../games.ts'
import { playNow } from '../shell/solo-screen.tsx'

/** A real game of this kind against easy bots, in as small a circle as one has learnt in. */
function playForReal(game: GameName): void {
  const { players } = hostOf(game) ?? hostedGames[0]
  settings.change({ game, bot: 'easy', players: Math.min(players.usual, 4) })
  playNow()
}

interface FinishProps {
  readonly game: GameName
  readonly words: LearnWords
  readonly onClose: () => void
}

/** The lesson is over: what comes next. */
export function Finish({ game, words, onClose }: FinishProps) {
  const { app, home, solo: said } = useWords()
  const [asking, setAsking] = useState(false)
  const { saved } = solo
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.finished}
      closeLabel={app.close}
      end={
        asking ? (
          <>
            <a className="btn" href={hrefOf({ to: 'solo' })}>
              {home.resume}
            </a>
            <Button tone="primary" onClick={() => playForReal(game)}>
              {said.deal}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={() => go({ to: 'learn' })}>{words.otherLesson}</Button>
            <Button tone="primary" onClick={() => (saved ? setAsking(true) : playForReal(game))}>
              {words.realGame}
            </Button>
          </>
        )
      }
    >
      {asking ? (
        <p className="lesson-finish">
          {home.resumeNote(saved?.turn)} {said.replaces}
        </p>
      ) : (
        <p className="lesson-finish">
          <b>{words.won[game]}</b> {words.finishedNote}
        </p>
      )}
    </Dialog>
  )
}
