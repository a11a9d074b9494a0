import { useLaterWords } from '../../app/use-later-words.ts'
import { useWords } from '../../app/words.tsx'
import { loadCredits } from '../../words/credits.ts'

/** Whose work this stands on. */
export default function Credits() {
  const { credits, app } = useWords()
  const words = useLaterWords(loadCredits)
  return (
    <main className="plain-page">
      <h1>{credits.title}</h1>
      <p>{words.game}</p>
      <p>{words.icons}</p>
      <p>{words.fonts}</p>
      <p>{words.own}</p>
      <a className="btn" href="#/">
        {app.home}
      </a>
    </main>
  )
}
