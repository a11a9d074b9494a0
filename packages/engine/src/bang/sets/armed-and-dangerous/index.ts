import { setContent } from '../../catalog.ts'
import { inOrder } from '../../def.ts'
import { bomb } from './bomb.ts'
import * as characters from './characters.ts'
import { aceUpTheSleeve, bandolier, beerKeg, bellTower, crate, lockPick, tumbleweed, whip } from './dangerous.ts'
import { cards as cardFacts, characters as characterFacts, reprints } from './facts.ts'
import { armedAndDangerousManifest } from './manifest.ts'
import { bandoliered, bomber, nextDoor, token } from './parts.ts'
import { reload } from './reload.ts'
import { aLittleNip, arrow, caravan, duck, flintlock, quickShot, reloading, rust, squaw } from './upgrades.ts'
import { bigFifty, buntlineSpecial, doubleBarrel, thunderer } from './weapons.ts'

const objects = [aceUpTheSleeve, bandolier, beerKeg, bellTower, bomb, crate, lockPick, tumbleweed, whip]
const weapons = [bigFifty, buntlineSpecial, doubleBarrel, thunderer]
const brown = [aLittleNip, arrow, caravan, duck, flintlock, quickShot, reloading, rust, squaw]

export const armedAndDangerous = setContent(armedAndDangerousManifest, {
  cards: inOrder(cardFacts, [...objects, ...weapons, ...brown]),
  reprints,
  characters: inOrder(characterFacts, Object.values(characters)),
  counters: [token],
  states: [nextDoor, bandoliered, bomber],
  rules: [reload],
})
