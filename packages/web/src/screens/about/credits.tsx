import { useWords } from '../../app/words.tsx'

/** Whose work this stands on. */
export default function Credits() {
  const { credits, app } = useWords()
  return (
    <main className="plain-page">
      <h1>{credits.title}</h1>
      <p>{credits.game}</p>
      <p>{credits.icons}</p>
      <p>{credits.fonts}</p>
      <p>{credits.own}</p>
      <a className="btn" href="#/">
        {app.home}
      </a>
    </main>
  )
}
