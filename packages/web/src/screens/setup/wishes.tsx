import { lazy, Suspense, useState } from 'react'
import { settings } from '../../app/settings.ts'
import { useWords } from '../../app/words.tsx'
import { useStore } from '../../session/react.ts'

const Sets = lazy(async () => ({ default: (await import('./sets.tsx')).Sets }))

/** Which sets to play with, folded away until somebody wants to know. */
export function SetWishes() {
  const { sets: words } = useWords()
  const { sets } = useStore(settings)
  const [open, setOpen] = useState(false)
  return (
    <details className="poster-box" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.setup.boxFor}</summary>
      {open && (
        <Suspense fallback={null}>
          <Sets chosen={sets} onChoose={(chosen) => settings.change({ sets: chosen })} />
        </Suspense>
      )}
    </details>
  )
}
