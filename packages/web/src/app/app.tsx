import { Suspense, useEffect } from 'react'
import { later } from './later.ts'
import { go, routeOf, useHash } from './route.ts'
import { useWords } from './words.tsx'

const Home = later(() => import('../screens/home/home.tsx'))
const SoloScreen = later(() => import('../screens/shell/solo-screen.tsx'))
const Create = later(() => import('../screens/setup/create.tsx'))
const Device = later(() => import('../screens/device/device-screen.tsx'))
const OnlineTable = later(() => import('../screens/setup/online-table.tsx'))
const Display = later(() => import('../screens/display/display-screen.tsx'))
const Account = later(() => import('../screens/account/account.tsx'))
const History = later(() => import('../screens/history/history-screen.tsx'))
const Library = later(() => import('../screens/library/library.tsx'))
const Help = later(() => import('../screens/help/help.tsx'))
const Learn = later(() => import('../screens/learn/learn.tsx'))
const Replay = later(() => import('../screens/replay/replay-screen.tsx'))
const Credits = later(() => import('../screens/about/credits.tsx'))

/** Loads the screen of this address beside the words: neither waits for the other. */
export function prepareScreen(): void {
  const { to } = routeOf(location.hash)
  if (to === 'home') Home.prepare()
  if (to === 'solo') SoloScreen.prepare()
  if (to === 'table') OnlineTable.prepare()
}

function Loading() {
  const ui = useWords()
  return (
    <main className="loading">
      <p role="status">{ui.app.loading}</p>
    </main>
  )
}

function Screen() {
  const route = routeOf(useHash())
  switch (route.to) {
    case 'home':
      return <Home />
    case 'solo':
      return <SoloScreen />
    case 'create':
      return <Create />
    case 'pass':
      return <Device />
    case 'table':
      return <OnlineTable key={route.code} code={route.code} />
    case 'display':
      return <Display key={route.code} code={route.code} />
    case 'account':
      return <Account />
    case 'history':
      return <History />
    case 'credits':
      return <Credits />
    case 'library':
      return <Library game={route.game} thing={route.thing} />
    case 'help':
      return <Help game={route.game} />
    case 'learn':
      return <Learn game={route.game} />
    case 'replay':
      return <Replay path={route.path} />
    case 'nowhere':
      return <Nowhere />
  }
}

/** An address that leads nowhere leads home. */
function Nowhere() {
  useEffect(() => go({ to: 'home' }), [])
  return null
}

export function App() {
  return (
    <Suspense fallback={<Loading />}>
      <Screen />
    </Suspense>
  )
}
