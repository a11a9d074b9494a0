import { setContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import { fullLifeBetween } from './another-turn.ts'
import * as characters from './characters.ts'
import * as equipment from './equipment.ts'
import { characters as characterFacts, equipment as equipmentFacts, roles } from './facts.ts'
import { goldRushManifest } from './manifest.ts'
import { buying, forceDiscard, gold } from './market.ts'
import { equipmentPile, market, nugget, shadows, worn } from './parts.ts'
import { sellBeer } from './selling.ts'
import { shadowGunslingers } from './shadows.ts'

const { shot, bottle, pardner, rhum, unionPacific, goldRush: rush } = equipment
const { boots, calumet, goldPan, gunBelt, horseshoe, luckyCharm, pickaxe, rucksack, wanted } = equipment
const all = [
  shot,
  bottle,
  pardner,
  rhum,
  unionPacific,
  rush,
  boots,
  calumet,
  goldPan,
  gunBelt,
  horseshoe,
  luckyCharm,
  pickaxe,
  rucksack,
  wanted,
]

export const goldRush = setContent(goldRushManifest, {
  characters: inOrder(characterFacts, Object.values(characters)),
  roles: Object.values(roles),
  things: [{ kind: 'equipment', home: equipmentPile, things: inOrder(equipmentFacts, all) }],
  counters: [nugget],
  zones: [equipmentPile, market, worn],
  states: [shadows],
  rules: [gold, ...buying, forceDiscard, sellBeer, fullLifeBetween, equipment.reward],
  variants: { shadowGunslingers },
})
