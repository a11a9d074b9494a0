import type { Act } from '../scene.ts'
import { EASE, type Sheet } from '../score.ts'
import { cardLook, cardProp, fly, landsAt, leftFrom } from './flight.ts'

type Deal = Extract<Act, { is: 'deal' }>

/** When one's own role is turned, when it is put away, when cards begin to fly, and how long all of them take at most. */
const TURNED = 760
const AWAY = 1450
const CARDS = 900
const LONGEST = 1300

/** A role for everybody, face down; one's own comes to the middle and turns over. */
function roles(sheet: Sheet, { roles: all, mine }: Deal): void {
  const { table } = sheet.places
  const w = Math.min(150, table.w * 0.3)
  for (const [i, at] of all.entries()) {
    const plate = sheet.places.box({ anchor: at, part: 'plate' })
    if (!plate || at === mine?.at) continue
    const prop = cardProp(sheet, { card: undefined, back: 'role' }, 80)
    fly(
      sheet,
      prop,
      i * 55,
      260,
      { ...table, w: 80 },
      { ...plate, w: 34 },
      { lift: 26, ry0: 180, ry1: 180, r1: ((i * 37) % 30) - 15, shadow: false },
    )
    sheet.cue(i * 55, 'slide', { x: table.x, up: i % 5, gain: 0.6 })
  }
  if (!mine) return
  const plate = sheet.places.box({ anchor: mine.at, part: 'plate' })
  const prop = cardProp(sheet, { role: mine.role }, w)
  const at = { x: table.x, y: table.y }
  const pose = (ry: number, up = 0, s = 1) => ({ x: at.x, y: at.y - up, ry, s })
  sheet.track(prop, [
    [60, { ...at, s: 0.5, ry: 180, o: 0 }, EASE.throw],
    [300, pose(180), EASE.line],
    [420, pose(180), EASE.lift],
    [560, pose(148, 8, 1.04), EASE.line],
    [660, pose(144, 9, 1.04), EASE.turn],
    [TURNED, pose(-12, 6, 1.06), EASE.out],
    [TURNED + 80, pose(0, 0, 0.98), EASE.out],
    [TURNED + 130, pose(0), EASE.line],
    [AWAY, pose(0), EASE.in],
    [AWAY + 200, { x: plate?.x ?? at.x, y: plate?.y ?? at.y, s: 0.2, o: 0 }],
  ])
  sheet.cue(420, 'creak', { x: at.x })
  sheet.cue(690, 'flip', { x: at.x })
  sheet.cue(TURNED + 80, 'stamp', { x: at.x })
}

/** The star flies in and is pinned. */
function star(sheet: Sheet, { star: at }: Deal): void {
  const plate = at === undefined ? undefined : sheet.places.box({ anchor: at, part: 'plate' })
  sheet.beat(980, 'star')
  if (!plate) return
  const { table } = sheet.places
  const pin = { x: plate.x - plate.w / 2 + 8, y: plate.y - plate.h / 2 + 8 }
  sheet.track(sheet.prop({ ink: 'star' }, 42, 42), [
    [640, { x: table.x, y: table.y, s: 0.6, o: 0 }, EASE.throw],
    [900, { ...pin, s: 1.6 }, EASE.in],
    [980, { ...pin, s: 0.96, r: 6 }, EASE.settle],
    [1100, { ...pin, s: 1 }],
  ])
  sheet.cue(970, 'stamp', { x: pin.x, gain: 0.6 })
}

/** Everybody gets a face, then his cards; mine are turned over together at the end. */
function hands(sheet: Sheet, { faces, cards, mine }: Deal): number {
  for (const [i, at] of faces.entries()) {
    sheet.beat(400 + i * 60, `face ${i}`)
    sheet.stir({ anchor: at, part: 'bust' }, [
      [400 + i * 60, { y: -5, o: 0.3 }, EASE.settle],
      [560 + i * 60, {}],
    ])
  }
  const apart = Math.min(55, LONGEST / Math.max(1, cards.length))
  let last = CARDS
  const own: number[] = []
  for (const [i, card] of cards.entries()) {
    const at = CARDS + i * apart
    const [from, to] = [leftFrom(sheet, card.from), landsAt(sheet, card.to)]
    sheet.beat(at + 20, `leave ${i}`)
    if (card.to.anchor === 'hand' && mine) own.push(i)
    else sheet.beat(at + 260, `land ${i}`)
    last = at + 260
    if (!from || !to) continue
    const prop = cardProp(sheet, cardLook({ ...card, face: undefined }), Math.max(from.w, to.w))
    fly(sheet, prop, at, 260, from, to, { lift: 26, r1: to.r, ry0: 180, ry1: 180, shadow: false, stays: card.to.anchor === 'hand' })
    sheet.cue(at, 'slide', { x: from.x, up: i % 5, gain: 0.6 })
  }
  for (const i of own) sheet.beat(last + 140, `land ${i}`)
  if (own.length > 0) sheet.cue(last + 60, 'flip', { x: sheet.places.box({ anchor: 'hand' })?.x ?? 0 })
  return last + 160
}

/** The beginning: roles, the star, faces, first hands. It takes less than three seconds, and an answer ends it. */
export function deal(sheet: Sheet, act: Deal): void {
  roles(sheet, act)
  star(sheet, act)
  const end = hands(sheet, act)
  sheet.beat(TURNED + 120, 'mine')
  sheet.ready = Math.max(end, act.mine ? AWAY + 120 : 0)
}
