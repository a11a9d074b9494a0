import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { later } from '../../app/later.ts'
import { settings } from '../../app/settings.ts'
import { useWords } from '../../app/words.tsx'
import { Button } from '../../kit/button.tsx'
import { Dialog } from '../../kit/overlay.tsx'
import { useStore } from '../../session/react.ts'
import { setsWith } from './set-options.ts'

const Sets = later(async () => ({ default: (await import('./sets.tsx')).Sets }))

/** Which sets to play with. */
export default function SetWishes() {
  const { app, sets: words } = useWords()
  const { sets } = useStore(settings)
  const [open, setOpen] = useState(false)
  const more = sets.filter((set) => set !== 'base').length
  return (
    <>
      <span>{words.setup.boxFor}</span>
      <Button onClick={() => setOpen(true)}>{words.setup.box(more)}</Button>
      {createPortal(
        // Over the page, not on the paper of the poster: it would take over its ink.
        <Dialog open={open} onClose={() => setOpen(false)} title={words.setup.boxFor} closeLabel={app.close} wide>
          <Suspense fallback={null}>
            <Sets chosen={sets} onChoose={(set, on) => settings.change({ sets: setsWith(sets, set, on) })} />
          </Suspense>
        </Dialog>,
        document.body,
      )}
    </>
  )
}
