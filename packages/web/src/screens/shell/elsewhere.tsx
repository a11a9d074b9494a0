import { useLaterWords } from '../../app/use-later-words.ts'
import { Button } from '../../kit/button.tsx'
import { loadKeeping } from '../../words/keeping.ts'
import { HomeBar } from './home-bar.tsx'

/** The game was opened in another tab of this browser. */
export default function Elsewhere({ onHere }: { readonly onHere: () => void }) {
  const words = useLaterWords(loadKeeping)
  return (
    <>
      <HomeBar />
      <main className="plain-page">
        <h1>{words.elsewhere}</h1>
        <p role="alert">{words.elsewhereNote}</p>
        <Button tone="primary" onClick={onHere}>
          {words.here}
        </Button>
      </main>
    </>
  )
}
