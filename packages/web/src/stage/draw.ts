import type { Scene } from './scene.ts'
import { cards } from './scenes/cards.ts'
import { check } from './scenes/check.ts'
import { coins } from './scenes/coins.ts'
import { deal } from './scenes/deal.ts'
import { arrows, hop, raid, roll } from './scenes/dice.ts'
import { duel, gather, slap } from './scenes/duel.ts'
import { explode, pass } from './scenes/dynamite.ts'
import { back, leave, seats } from './scenes/ghosts.ts'
import { jail } from './scenes/jail.ts'
import { loads } from './scenes/loads.ts'
import { out } from './scenes/out.ts'
import { over } from './scenes/over.ts'
import { rule } from './scenes/rule.ts'
import { dodge, hit, play, wound } from './scenes/shooting.ts'
import { enter, fall } from './scenes/street.ts'
import { sweep } from './scenes/sweep.ts'
import { rails, shunt, steam, train } from './scenes/train.ts'
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
      sweep(sheet, act)
      break
    case 'duel':
      duel(sheet, act)
      break
    case 'slap':
      slap(sheet, act)
      break
    case 'gather':
      gather(sheet, act)
      break
    case 'jail':
      jail(sheet, act)
      break
    case 'pass':
      pass(sheet, act)
      break
    case 'explode':
      explode(sheet, act)
      break
    case 'rule':
      rule(sheet, act)
      break
    case 'back':
      back(sheet, act)
      break
    case 'leave':
      leave(sheet, act)
      break
    case 'seats':
      seats(sheet, act)
      break
    case 'deal':
      deal(sheet, act)
      break
    case 'over':
      over(sheet, act)
      break
    case 'roll':
      roll(sheet, act)
      break
    case 'hop':
      hop(sheet, act)
      break
    case 'arrows':
      arrows(sheet, act)
      break
    case 'coins':
      coins(sheet, act)
      break
    case 'loads':
      loads(sheet, act)
      break
    case 'train':
      train(sheet, act)
      break
    case 'shunt':
      shunt(sheet, act)
      break
    case 'steam':
      steam(sheet)
      break
    case 'rails':
      rails(sheet, act)
      break
    case 'enter':
      enter(sheet, act)
      break
    case 'fall':
      fall(sheet, act)
      break
    case 'raid':
      raid(sheet, act)
      break
    case 'quiet':
      break
  }
}
