import { IconButton } from './button.tsx'
import type { GlyphName } from './icon.tsx'
import { type Tab, Tabs } from './tabs.tsx'

export interface DrawerTab extends Tab {
  readonly glyph: GlyphName
}

export interface DrawerProps {
  readonly label: string
  readonly tabs: readonly DrawerTab[]
  readonly tab: string
  readonly onTab: (id: string) => void
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
  readonly closeLabel: string
  /** Lies over the table instead of beside it. */
  readonly over?: boolean
}

/** Log, chat and what else is told beside the table; closed, a rail with what is new in each. */
export function Drawer({ label, tabs, tab, onTab, open, onOpen, closeLabel, over }: DrawerProps) {
  if (!open) {
    return (
      <nav className="rail" aria-label={label}>
        {tabs.map(({ id, label: name, glyph, news }) => (
          <IconButton
            key={id}
            glyph={glyph}
            label={name}
            news={news}
            aria-expanded={false}
            onClick={() => {
              onTab(id)
              onOpen(true)
            }}
          />
        ))}
      </nav>
    )
  }
  return (
    <aside
      className={`drawer ${over ? 'over' : ''}`}
      aria-label={label}
      onKeyDown={({ key }) => {
        if (over && key === 'Escape') onOpen(false)
      }}
    >
      <Tabs
        label={label}
        tabs={tabs}
        tab={tab}
        onTab={onTab}
        end={<IconButton glyph="close" label={closeLabel} onClick={() => onOpen(false)} />}
      />
    </aside>
  )
}
