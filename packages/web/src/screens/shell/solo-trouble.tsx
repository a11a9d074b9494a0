import { solo } from '../../app/solo.ts'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import type { Refusal } from '../../session/session.ts'
import { loadKeeping } from '../../words/keeping.ts'
import Elsewhere from './elsewhere.tsx'
import { HomeBar } from './home-bar.tsx'
import { playNow } from './solo-screen.tsx'

/** Why the game against bots cannot be shown, and the way on. */
export default function SoloTrouble({ refusal: { code, facts } }: { readonly refusal: Refusal }) {
  const ui = useWords()
  const words = useLaterWords(loadKeeping)
  if (code === 'elsewhere') return <Elsewhere onHere={() => solo.takeBack()} />
  const lost = code === 'no-such-set' ? words.noSet(String(facts?.set)) : words.lost
  return (
    <>
      <HomeBar />
      <main className="plain-page">
        <h1>{ui.solo.title}</h1>
        <p role="alert">{code === 'unreachable' ? ui.trouble.unreachable : lost}</p>
        <Button tone="primary" onClick={() => playNow()}>
          {ui.end.newGame}
        </Button>
      </main>
    </>
  )
}
