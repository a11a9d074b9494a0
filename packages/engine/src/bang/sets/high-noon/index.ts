import { setContent } from '../../catalog.ts'
import * as events from './events.ts'
import { events as facts } from './facts.ts'
import { highNoonManifest } from './manifest.ts'
import { newIdentity } from './new-identity.ts'

const defs = [...Object.values(events), newIdentity]

export const highNoon = setContent(highNoonManifest, {
  events: Object.keys(facts).flatMap((id) => defs.filter((def) => def.id === id)),
})
