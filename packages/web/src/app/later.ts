import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { patiently } from '../session/patiently.ts'

/** A part of the page that comes when it is first shown. */
export const later = <P>(load: () => Promise<{ readonly default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> =>
  lazy(() => patiently(load))
