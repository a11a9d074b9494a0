import { setContent } from '../../catalog.ts'
import * as events from './events.ts'
import { events as facts } from './facts.ts'
import { lawOfTheWest } from './law-of-the-west.ts'
import { fistfulOfCardsManifest } from './manifest.ts'
import { peyote } from './peyote.ts'
import { ricochet } from './ricochet.ts'
import { sniper } from './sniper.ts'

const defs = [...Object.values(events), lawOfTheWest, peyote, ricochet, sniper]

export const fistfulOfCards = setContent(fistfulOfCardsManifest, {
  events: Object.keys(facts).flatMap((id) => defs.filter((def) => def.id === id)),
})
