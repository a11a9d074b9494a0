import { edgeOf, inside, toward } from '../layout.ts'
import type { Act } from '../scene.ts'
import { EASE, type Key, type Sheet } from '../score.ts'
import { burning } from './dynamite.ts'
import { cardLook, cardProp, fly, leftFrom, ownTurn, toDiscard } from './flight.ts'

type Check = Extract<Act, { is: 'check' }>

/** The moments of a "draw!": the card lies there, is lifted at its edge, held, turned; then the verdict is stamped. */
const LIES = 300
const LIFTED = 560
const HELD = 780
const TURNS = 950
const FLAT = 1250
const STAMPED = 1280

/** A card is turned up, and a moment later one knows. */
export function check(sheet: Sheet, act: Check): void {
  const plate = sheet.places.box({ anchor: act.at, part: 'plate' })
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  if (!plate || !pile) return
  const w = pile.w * 1.15
  const { table } = sheet.places
  const wide = act.cards.length * (w + 10) - 10
  const mid = inside(table, edgeOf(plate, toward(plate, table), w * 0.8 + 14), wide, w * 1.4)
  hop(sheet, act)
  if (act.burns) burning(sheet, plate, 0, STAMPED + 500)
  act.cards.forEach((card, i) => {
    const from = leftFrom(sheet, card.from)
    if (!from) return
    const chosen = i === act.chosen
    const spot = { x: mid.x - wide / 2 + w / 2 + i * (w + 10), y: mid.y }
    const prop = cardProp(sheet, cardLook(card), w)
    const at = (ry: number, up = 0, s = 1) => ({ x: spot.x, y: spot.y - up, s, ry })
    const rests = chosen || act.cards.length === 1 ? at(0, act.cards.length > 1 ? 8 : 0) : { ...at(0), o: 0.55 }
    const next: Key[] = [
      [LIES + 40, at(180, 0, 0.98), EASE.out],
      [LIES + 100, at(180), EASE.line],
      [LIFTED, at(180), EASE.lift],
      [HELD, at(146, 8, 1.05), EASE.line],
      [TURNS, at(141, 10, 1.06), EASE.turn],
      [TURNS + 160, at(-14, 6, 1.07), EASE.out],
      [TURNS + 240, at(0, 0, 0.97), EASE.out],
      [FLAT, at(0), EASE.out],
      [FLAT + 120, rests, EASE.line],
      [STAMPED + 560, rests, EASE.line],
    ]
    fly(sheet, prop, i * 60, LIES - i * 60, from, { ...spot, w }, { lift: 44, ry0: 180, ry1: 180, next })
    toDiscard(
      sheet,
      prop,
      STAMPED + 560 + i * 60,
      { ...spot, w },
      { r: ownTurn(i), beat: i === act.cards.length - 1 ? 'land' : `land ${i}` },
    )
    sheet.cue(i * 60, 'slide', { x: from.x })
    if (i === 0) {
      sheet.cue(LIES - 10, 'snap', { x: spot.x, gain: 0.7 })
      sheet.cue(LIFTED, 'creak', { x: spot.x })
      sheet.cue(TURNS + 70, 'flip', { x: spot.x })
    }
    if (chosen) seal(sheet, { x: spot.x + w * 0.33, y: spot.y + w * 0.48 }, act, w / 128)
  })
  sheet.beat(30, 'leave')
  sheet.ready = STAMPED + 220
}

/** What asks for the card raises its hand. */
function hop(sheet: Sheet, { asks }: Check): void {
  sheet.stir(asks.card === undefined ? asks : { anchor: `card-${asks.card}` }, [
    [0, {}, EASE.out],
    [90, { y: -9, r: -4 }, EASE.in],
    [190, {}, EASE.out],
    [260, { y: -5, r: 3 }, EASE.in],
    [340, {}],
  ])
}

/** Round, toothed, in two inks and with two signs: it holds, or it does not. */
function seal(sheet: Sheet, at: { readonly x: number; readonly y: number }, { good, sought }: Check, size: number): void {
  const mark = sheet.prop({ ink: `seal ${good ? 'good' : 'bad'} ${sought ?? ''}` }, 72, 72)
  sheet.track(mark, [
    [STAMPED, { ...at, s: 2.1 * size, r: -24, o: 0 }, EASE.in],
    [STAMPED + 100, { ...at, s: 0.9 * size, r: -10 }, EASE.out],
    [STAMPED + 170, { ...at, s: size, r: -10 }, EASE.line],
    [STAMPED + 440, { ...at, s: size, r: -10 }, EASE.in],
    [STAMPED + 560, { ...at, s: 0.8 * size, r: -10, o: 0 }],
  ])
  sheet.cue(STAMPED + 80, good ? 'good' : 'bad', { x: at.x })
}
