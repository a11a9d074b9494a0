import { SETS } from '@sundown/engine'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/index.css'
import './gallery.css'
import { loadSetArt } from '../art/load-sets.ts'
import { Sprite } from '../kit/icon.tsx'
import { applyStoredTheme, useTheme } from '../kit/theme.ts'
import { ThemeSwitch } from '../kit/topbar.tsx'
import { AskedParts } from './asked.tsx'
import { CardParts } from './cards.tsx'
import { ControlParts } from './controls.tsx'
import { SeatParts } from './seats.tsx'
import { SoundParts } from './sounds.tsx'
import { StageParts } from './stage.tsx'
import { TableParts } from './table.tsx'

const PARTS = { cards: CardParts, seats: SeatParts, table: TableParts, controls: ControlParts, sounds: SoundParts }

/** Every component in every state; `?part=cards` shows one group, `?part=asked` a whole table, `?part=stage` what moves on it. For development and for the tests. */
function Gallery() {
  const [theme, setTheme] = useTheme()
  const only = new URLSearchParams(location.search).get('part')
  if (only === 'asked') {
    return (
      <Suspense>
        <AskedParts />
      </Suspense>
    )
  }
  if (only === 'stage') {
    return (
      <Suspense>
        <StageParts />
      </Suspense>
    )
  }
  return (
    <main className="gallery">
      <header>
        <h1>Gallery</h1>
        <ThemeSwitch theme={theme} onTheme={setTheme} label="Change the theme" />
      </header>
      {Object.entries(PARTS).map(([name, Group]) => (only === null || only === name) && <Group key={name} />)}
    </main>
  )
}

applyStoredTheme()
document.documentElement.dataset.tempo = new URLSearchParams(location.search).get('tempo') ?? '1'
await loadSetArt(SETS)
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Sprite sets />
      <Gallery />
    </StrictMode>,
  )
}
