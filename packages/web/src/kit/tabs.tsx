import { nth } from '@sundown/engine/kernel'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

export interface Tab {
  readonly id: string
  readonly label: string
  readonly news?: number | undefined
  readonly content: ReactNode
}

export interface TabsProps {
  readonly label: string
  readonly tabs: readonly Tab[]
  readonly tab: string
  readonly onTab: (id: string) => void
  /** After the tabs: a way to close. */
  readonly end?: ReactNode
}

/** One of several panels. Tab goes to the chosen tab and on into its panel; arrows choose. */
export function Tabs({ label, tabs, tab, onTab, end }: TabsProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex((one) => one.id === tab)
    const last = tabs.length - 1
    const to = { ArrowLeft: at === 0 ? last : at - 1, ArrowRight: at === last ? 0 : at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    onTab(nth(tabs, to).id)
    list.current?.querySelectorAll('button')[to]?.focus()
  }
  return (
    <>
      <div className="tabs">
        <div role="tablist" ref={list} aria-label={label} onKeyDown={onKeyDown} tabIndex={-1}>
          {tabs.map((one) => (
            <button
              key={one.id}
              type="button"
              role="tab"
              id={`${id}-tab-${one.id}`}
              aria-controls={`${id}-panel-${one.id}`}
              aria-selected={one.id === tab}
              tabIndex={one.id === tab ? 0 : -1}
              onClick={() => onTab(one.id)}
            >
              {one.label}
              {one.news && one.id !== tab ? <span className="news">{one.news}</span> : null}
            </button>
          ))}
        </div>
        {end}
      </div>
      {tabs.map((one) => (
        <div key={one.id} role="tabpanel" id={`${id}-panel-${one.id}`} aria-labelledby={`${id}-tab-${one.id}`} hidden={one.id !== tab}>
          {one.id === tab && one.content}
        </div>
      ))}
    </>
  )
}
