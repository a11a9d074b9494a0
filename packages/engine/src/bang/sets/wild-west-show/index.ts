import { setContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import * as characters from './characters.ts'
import { characters as characterFacts, shows as showFacts } from './facts.ts'
import { wildWestShowManifest } from './manifest.ts'
import { showPile } from './show-pile.ts'
import * as shows from './shows.ts'

export const wildWestShow = setContent(wildWestShowManifest, {
  characters: inOrder(characterFacts, Object.values(characters)),
  shows: inOrder(showFacts, Object.values(shows)),
  rules: [showPile],
})
