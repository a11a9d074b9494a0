import type { Scene } from './scene.ts'
import { cards } from './scenes/cards.ts'
import { check } from './scenes/check.ts'
import { out } from './scenes/out.ts'
import { dodge, hit, play, wound } from './scenes/shooting.ts'
import { heal, turn } from './scenes/turn.ts'
import type { Sheet } from './score.ts'

/** Lays a scene out: what moves when, what is heard, what becomes visible. */
export function draw(sheet: Sheet, { act, mine }: Scene): void {
  switch (act.is) {
    case 'cards':
      cards(sheet, act)
      break
    case 'play':
      play(sheet, act)
      break
    case 'hit':
      hit(sheet, act)
      break
    case 'dodge':
      dodge(sheet, act)
      break
    case 'wound':
      wound(sheet, act)
      break
    case 'check':
      check(sheet, act)
      break
    case 'heal':
      heal(sheet, act, mine)
      break
    case 'out':
      out(sheet, act)
      break
    case 'turn':
      turn(sheet, act)
      break
    case 'sweep':
    case 'quiet':
      break
  }
}
