import { useState } from 'react'
import { useLying, useMedia } from '../../kit/media.ts'
import { type At, useAt } from './at.ts'
import { Market, RulesInForce } from './of-sets.tsx'
import { RAILS, railsOf } from './rails.ts'
import Train from './train.tsx'

type Tab = 'rules' | 'train' | 'market'

/** What stands on the table besides cards, and how much of it can be chosen now. */
function tabsOf(at: At): readonly { readonly tab: Tab; readonly open: number }[] {
  const { event, show, reversed, extraTurn, parts } = at.view.table
  const openIn = (zones: readonly string[]): number =>
    zones.flatMap((zone) => parts?.rows[zone] ?? []).filter(({ card }) => at.pick.offer.cards.has(card)).length
  const shops = Object.entries(parts?.rows ?? {}).flatMap(([zone, cards]) => (cards.length > 0 && !RAILS.has(zone) ? [zone] : []))
  return [
    ...(event || show || reversed || extraTurn ? [{ tab: 'rules', open: 0 } as const] : []),
    ...(railsOf(at) === undefined ? [] : [{ tab: 'train', open: openIn(['train']) } as const]),
    ...(shops.length > 0 ? [{ tab: 'market', open: openIn(shops) } as const] : []),
  ]
}

/** On a phone a table with a train has room for one thing at a time: a row of tabs over one drawer. */
export default function Drawer({ onLog }: { readonly onLog: () => void }) {
  const at = useAt()
  const { drawer, train } = at.spoken.ui.sets
  const tabs = tabsOf(at)
  const [wanted, setWanted] = useState<Tab>('train')
  // On its side, or a small one, a phone has room for the tabs only: what they show lies over the seats, as long as it is wanted.
  const isLow = useMedia('(max-width: 599px) and (max-height: 799px)')
  const folds = useLying() || isLow
  const [unfolded, setUnfolded] = useState(false)
  const found = tabs.some(({ tab }) => tab === wanted) ? wanted : tabs[0]?.tab
  const shown = folds && !unfolded ? undefined : found
  const press = (tab: Tab) => {
    setUnfolded(tab !== shown)
    setWanted(tab)
  }
  const names: { readonly [tab in Tab]: string } = { rules: drawer.rules, train: train.short, market: drawer.market }
  return (
    <section className="table-drawer" aria-label={drawer.title}>
      <div className="drawer-tabs">
        {tabs.map(({ tab, open }) => (
          <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => press(tab)}>
            {names[tab]}
            {open > 0 && <i>{open}</i>}
          </button>
        ))}
        <button type="button" onClick={onLog}>
          {drawer.log}
        </button>
      </div>
      {shown && (
        <div className="drawer-box">
          {shown === 'rules' && <RulesInForce />}
          {shown === 'train' && <Train terse />}
          {shown === 'market' && <Market terse />}
        </div>
      )}
    </section>
  )
}
