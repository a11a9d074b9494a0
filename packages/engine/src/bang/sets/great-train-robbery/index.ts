import { setContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as cards from './cards.ts'
import * as characters from './characters.ts'
import * as discarded from './discarded.ts'
import {
  cards as cardFacts,
  characters as characterFacts,
  locomotives as locomotiveFacts,
  railcars as railcarFacts,
  stations as stationFacts,
} from './facts.ts'
import { greatTrainRobberyManifest } from './manifest.ts'
import { beneath, engine, journey, line, railcarPile, slept, stationPile, train } from './parts.ts'
import * as railcars from './railcars.ts'
import * as stations from './stations.ts'
import { robbing } from './taking.ts'
import { freeAdvance, ironhorse, leland, theTrain } from './train.ts'
import { usingBaggage } from './using.ts'

const { boomTown, catico, creepyCreek, crownsHole, deathwood, dodgville, fortWroth } = stations
const { frisco, minersOath, sanTafe, tombrock, virginiaTown, yooma } = stations
const line1 = [boomTown, catico, creepyCreek, crownsHole, deathwood, dodgville, fortWroth]
const line2 = [frisco, minersOath, sanTafe, tombrock, virginiaTown, yooma]

export const greatTrainRobbery = setContent(greatTrainRobberyManifest, {
  cards: inOrder(cardFacts, Object.values(cards)),
  characters: inOrder(characterFacts, Object.values(characters)),
  things: [
    { kind: 'railcar', home: railcarPile, things: inOrder(railcarFacts, [...Object.values(railcars), ...Object.values(discarded)]) },
    { kind: 'locomotive', home: beneath, things: inOrder(locomotiveFacts, [ironhorse, leland]) },
    { kind: 'station', home: stationPile, things: inOrder(stationFacts, [...line1, ...line2]) },
  ],
  zones: [railcarPile, train, stationPile, line, engine, beneath],
  states: [journey, slept],
  rules: [theTrain, robbing, freeAdvance, ...usingBaggage],
})
