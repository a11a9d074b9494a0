import { useState } from 'react'
import { useLaterWords } from '../../app/use-later-words.ts'
import { useWords } from '../../app/words.tsx'
import { IconButton } from '../../kit/button.tsx'
import { loadKeeping } from '../../words/keeping.ts'

/** The browser does not keep this game: said once. */
export default function NoRoom() {
  const { app } = useWords()
  const { noRoom } = useLaterWords(loadKeeping)
  const [isRead, setRead] = useState(false)
  if (isRead) return null
  return (
    <p className="notice new-version" role="status">
      <span>{noRoom}</span>
      <IconButton glyph="close" label={app.close} onClick={() => setRead(true)} />
    </p>
  )
}
