import type { SetContent } from '../../catalog.ts'
import * as events from './events.ts'
import { events as facts } from './facts.ts'
import { newIdentity } from './new-identity.ts'

const defs = [...Object.values(events), newIdentity]

export const highNoon: SetContent = {
  id: 'high-noon',
  cards: [],
  reprints: [],
  characters: [],
  roles: [],
  events: Object.keys(facts).flatMap((id) => defs.filter((def) => def.id === id)),
  shows: [],
  rules: [],
  variants: {},
}
