import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import '../styles/index.css'
import './app.css'
import { Sprite } from '../kit/icon.tsx'
import { applyStoredTheme } from '../kit/theme.ts'
import { LanguageStore } from '../words/language.ts'
import { App, prepareScreen } from './app.tsx'
import { Boundary } from './boundary.tsx'
import { later } from './later.ts'
import { applySettings } from './settings.ts'
import { shelf } from './shelf.ts'
import { useSpoken, Words } from './words.tsx'

/** No page waits for it. */
const NewVersion = later(async () => ({ default: (await import('./new-version.tsx')).NewVersion }))

/** Icons of the expansions come with their words. */
function Icons() {
  return <Sprite sets={useSpoken().rules.sets.length > 1} />
}

// A link that somebody was sent has an address that servers know; the page has its own behind the #.
if (location.pathname.startsWith('/r/')) history.replaceState(null, '', location.pathname.replace('/r/', '/#/replay/link/'))
applyStoredTheme()
applySettings()
const root = document.getElementById('root')
if (root) {
  prepareScreen()
  // Sets of its own that the server offers: it names them in the head of the page.
  const named = document.querySelector('meta[name=sundown-sets]')
  const offered = named && import('../session/outside-sets.ts').then(({ fetchAll }) => fetchAll(named))
  const opened = Promise.resolve(offered).then(() => LanguageStore.open({ ...(shelf && { shelf }), wished: navigator.languages }))
  void opened.then((language) =>
    createRoot(root).render(
      <StrictMode>
        <Words store={language}>
          <Icons />
          <Boundary>
            <App />
          </Boundary>
          <Suspense fallback={null}>
            <NewVersion />
          </Suspense>
        </Words>
      </StrictMode>,
    ),
  )
}
// When the page has what it needs itself.
addEventListener('load', () => void import('./version.ts').then(({ version }) => version.watch()))
