import { type ComponentType, createElement, lazy, useState } from 'react'
import { patiently } from '../session/patiently.ts'

/** A part of the page that comes when it is first shown. */
export interface Later<P> {
  (props: P): React.ReactNode
  /** Loads it ahead of time, so that it is shown at once. */
  readonly prepare: () => void
}

export function later<P extends object>(load: () => Promise<{ readonly default: ComponentType<P> }>): Later<P> {
  let part: ComponentType<P> | undefined
  const fetch = async () => {
    const loaded = await load()
    part = loaded.default
    return loaded
  }
  const Coming: ComponentType<P> = lazy(() => patiently(fetch))
  // Once loaded, it renders at once, without suspending even for a moment. The component stays the same.
  const Part = (props: P) => createElement(useState(() => part ?? Coming)[0], props)
  // Without a network it comes when it is needed, or it does not.
  return Object.assign(Part, { prepare: () => void (part ?? fetch().catch(() => undefined)) })
}
