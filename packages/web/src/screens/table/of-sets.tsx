import { Suspense } from 'react'
import { later } from '../../app/later.ts'
import { useAt } from './at.ts'
import { Lines } from './later.ts'
import { railsOf } from './rails.ts'

const BannerPart = later(() => import('./banner.tsx'))
const MarketPart = later(() => import('./market.tsx'))
const RulesPart = later(() => import('./rules-in-force.tsx'))
const TrainPart = later(() => import('./train.tsx'))
const DrawerPart = later(() => import('./drawer.tsx'))

/** Has them at hand for a game with these sets: a table that is drawn at once takes less time than one whose parts come one by one. */
export function prepareParts(sets: readonly string[]): void {
  if (sets.every((set) => set === 'base')) return
  for (const part of [BannerPart, MarketPart, RulesPart, TrainPart, DrawerPart, Lines]) part.prepare()
}

/** What is different now. */
export const Banner = () => (
  <Suspense fallback={null}>
    <BannerPart />
  </Suspense>
)

/** What sets have laid out for everybody. It comes with the first set that has something to lay out. */
export function Market({ terse = false }: { readonly terse?: boolean }) {
  const { parts } = useAt().view.table
  return parts && Object.keys(parts.rows).length > 0 ? (
    <Suspense fallback={null}>
      <MarketPart terse={terse} />
    </Suspense>
  ) : null
}

/** Rules that are in force for everybody, where there are such. */
export function RulesInForce() {
  const { event, show, reversed, extraTurn } = useAt().view.table
  return event || show || reversed || extraTurn ? (
    <Suspense fallback={null}>
      <RulesPart />
    </Suspense>
  ) : null
}

/** The train, where one runs. */
export function Train() {
  return railsOf(useAt()) === undefined ? null : (
    <Suspense fallback={null}>
      <TrainPart />
    </Suspense>
  )
}

/** On a phone, where there is room for one thing at a time. */
export const Drawer = ({ onLog }: { readonly onLog: () => void }) => (
  <Suspense fallback={null}>
    <DrawerPart onLog={onLog} />
  </Suspense>
)
