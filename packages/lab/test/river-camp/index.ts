import { inOrder, setContent } from '@sundown/engine/set'
import { cards, tools } from './facts.ts'
import { riverCampManifest } from './manifest.ts'
import { dust, kit, river, shell, toolPile, toolRow } from './parts.ts'
import { highWater, riverCamp, rope, snare, spyglass } from './rules.ts'

export const riverCampSet = setContent(riverCampManifest, {
  cards: inOrder(cards, [snare]),
  things: [{ kind: 'tool', home: toolPile, things: inOrder(tools, [rope, spyglass]) }],
  counters: [dust, shell],
  zones: [toolPile, toolRow, kit],
  states: [river],
  rules: [riverCamp],
  variants: { highWater },
})
