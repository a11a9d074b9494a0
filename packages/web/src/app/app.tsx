import { Suspense, useEffect } from 'react'
import { useStore } from '../session/react.ts'
import { later } from './later.ts'
import { go, routeOf, useHash } from './route.ts'
import { ticket } from './ticket.ts'
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
const FriendsScreen = later(() => import('../screens/friends/friends-screen.tsx'))
const People = later(() => import('../screens/people/people-screen.tsx'))
const Rating = later(() => import('../screens/rating/rating-screen.tsx'))
const Moderation = later(() => import('../screens/moderation/moderation-screen.tsx'))
const Credits = later(() => import('../screens/about/credits.tsx'))

const PhoneBar = later(() => import('../screens/home/phone-bar.tsx'))
const Carried = later(() => import('../screens/quick/carried.tsx'))

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
    case 'friends':
      return <FriendsScreen />
    case 'people':
      return <People key={route.name} name={route.name} />
    case 'rating':
      return <Rating />
    case 'moderation':
      return <Moderation />
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

/** A chair among strangers, and a friend's call, come along to every page. */
function Waiting() {
  const carried = useStore(ticket)
  return <Suspense fallback={null}>{(carried.code ?? carried.invitation) !== undefined && <Carried {...carried} />}</Suspense>
}

/** Pages between games have the bar of a phone. */
const BARRED: ReadonlySet<string> = new Set(['home', 'friends', 'account', 'people', 'history', 'rating'])

function Bar() {
  const { to } = routeOf(useHash())
  return <Suspense fallback={null}>{BARRED.has(to) && <PhoneBar at={to} />}</Suspense>
}

export function App() {
  return (
    <>
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
      <Bar />
      <Waiting />
    </>
  )
}
