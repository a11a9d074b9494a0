import { draw } from './draw.ts'
import { edgeOf, inside, toward } from './layout.ts'
import { aspectOf, type Change } from './picture.ts'
import type { Act, Scene, Spot } from './scene.ts'
import { cardLook } from './scenes/flight.ts'
import { bannerWidth } from './scenes/over.ts'
import { EASE, type Look, type Point, Sheet, type TagWords } from './score.ts'
import { GRAVITY } from './sound/cues.ts'

/** Three fades tell everything where nothing may move: who to whom (link), what is different (mark), what it is now (tag). */

const FADE = 150
const LINKED = 900
const TAGGED = 1100
/** The next may begin when this one can be read. */
const READ = 700
const GLANCE = 300

/** Where a fact is seen. */
function seenAt(fact: string): Spot | undefined {
  const [aspect, anchor] = aspectOf(fact)
  switch (aspect) {
    case 'life':
    case 'hand':
    case 'arrows':
    case 'nuggets':
    case 'count':
      return { anchor, part: aspect }
    case 'loads':
      return { anchor, part: anchor.startsWith('card-') ? 'loads' : 'tokens' }
    case 'nth':
    case 'position':
      return { anchor }
    case 'backs':
      return { anchor, part: 'hand' }
    case 'top':
      return { anchor, part: 'stack' }
    case 'pile':
      return { anchor, part: 'quiver' }
    case 'sun':
      return { anchor, part: 'sky' }
    case 'card':
    case 'die':
      return { anchor: `${aspect}-${anchor}` }
    case 'state':
    case 'role':
    case 'face':
    case 'bars':
    case 'street':
      return { anchor, part: 'bust' }
    case 'place':
    case 'rule':
      return { anchor }
    default:
      return undefined
  }
}

/** What changed fades in where it is. */
function mark(sheet: Sheet, changes: readonly Change[], at: number): void {
  const spots = new Map<string, Spot>()
  for (const { fact } of changes) {
    const spot = seenAt(fact)
    if (spot) spots.set(`${spot.anchor} ${spot.part}`, spot)
  }
  for (const spot of spots.values()) {
    sheet.stir(spot, [
      [at, { o: 0.35 }, EASE.out],
      [at + FADE, { o: 1 }],
    ])
  }
}

/** Something that stands there for a while. */
function still(sheet: Sheet, look: Look, size: { readonly w: number; readonly h: number }, at: Point, ms: number, o = 1): void {
  sheet.track(sheet.prop(look, size.w, size.h), [
    [0, { ...at, o: 0 }, EASE.out],
    [FADE, { ...at, o }, EASE.line],
    [ms - FADE, { ...at, o }, EASE.in],
    [ms, { ...at, o: 0 }],
  ])
}

/** The dotted line from whoever does it to whoever it is done to. */
function link(sheet: Sheet, from: string, to: string): void {
  const [a, b] = [sheet.places.box({ anchor: from, part: 'plate' }), sheet.places.box({ anchor: to, part: 'plate' })]
  if (!a || !b || from === to) return
  const way = toward(a, b)
  const [start, end] = [edgeOf(a, way), edgeOf(b, toward(b, a))]
  const line = sheet.prop({ paint: 'line' }, toward(start, end).far, 10, true)
  const laid = { ...start, r: way.degrees }
  sheet.track(line, [
    [0, { ...laid, o: 0 }, EASE.out],
    [FADE, laid, EASE.line],
    [LINKED, laid, EASE.in],
    [LINKED + FADE, { ...laid, o: 0 }],
  ])
}

/** Who does it to whom. */
function linksIn(act: Act): readonly (readonly [from: string, to: string])[] {
  switch (act.is) {
    case 'play':
      return act.at === undefined ? [] : [[act.by, act.at]]
    case 'hit':
    case 'dodge':
    case 'duel':
    case 'jail':
      return [[act.by, act.at]]
    case 'sweep':
      return act.at.map((at) => [act.by, at])
    case 'hop':
      return act.dice.map(({ at }) => [act.by, at])
    case 'pass':
      return [[act.card.from.anchor, act.card.to.anchor]]
    case 'cards':
      return act.manner === 'steal' ? act.cards.slice(0, 1).map(({ from, to }) => [from.anchor, to.anchor]) : []
    default:
      return []
  }
}

interface Told {
  readonly at: string
  readonly text: string
  readonly tone: 'plain' | 'good' | 'bad'
}

/** What came of it, in a word beside the seat. */
function tagsOf(act: Act, words: TagWords): readonly Told[] {
  switch (act.is) {
    case 'hit':
    case 'wound':
    case 'explode':
      return act.lost > 0 ? [{ at: act.at, text: words.life(-act.lost), tone: 'bad' }] : []
    case 'raid':
      return act.hits.map(({ at, lost }) => ({ at, text: words.life(-lost), tone: 'bad' }))
    case 'heal':
      return [{ at: act.at, text: words.life(act.won), tone: 'good' }]
    case 'dodge':
      return [
        { at: act.at, text: act.how === 'barrel' && act.shield?.card !== undefined ? words.holds('barrel') : words.missed, tone: 'good' },
      ]
    case 'jail':
      return [{ at: act.at, text: words.inJail, tone: 'bad' }]
    case 'out':
      return act.role === undefined ? [] : [{ at: act.at, text: words.role(act.role), tone: 'bad' }]
    default:
      return []
  }
}

function tag(sheet: Sheet, { at, text, tone }: Told): void {
  const plate = sheet.places.box({ anchor: at, part: 'plate' })
  if (!plate || text === '') return
  const size = { w: 26 + text.length * 10.5, h: 36 }
  still(sheet, { tag: text, tone }, size, inside(sheet.places.table, { x: plate.x, y: plate.y - plate.h / 2 - 22 }, size.w, size.h), TAGGED)
}

const CARD = 1.4

/** A card that decides lies there turned, with its seal. */
function turned(sheet: Sheet, { at, cards, good, sought, chosen }: Extract<Act, { is: 'check' }>): void {
  const plate = sheet.places.box({ anchor: at, part: 'plate' })
  const pile = sheet.places.box({ anchor: 'discard', part: 'stack' })
  if (!plate || !pile) return
  const w = pile.w * 1.15
  const wide = cards.length * (w + 10)
  const mid = inside(sheet.places.table, edgeOf(plate, toward(plate, sheet.places.table), w * 0.8 + 14), wide, w * CARD)
  const spot = (i: number): Point => ({ x: mid.x - wide / 2 + (i + 0.5) * (w + 10), y: mid.y })
  for (const [i, card] of cards.entries()) still(sheet, cardLook(card), { w, h: w * CARD }, spot(i), TAGGED, i === chosen ? 1 : 0.55)
  const { x, y } = spot(chosen)
  still(
    sheet,
    { ink: `seal ${good ? 'good' : 'bad'} ${sought ?? ''}` },
    { w: w * 0.55, h: w * 0.55 },
    { x: x + w * 0.33, y: y + w * 0.48 },
    TAGGED,
  )
}

/** What is laid before everybody stands in the middle for a while. */
function shown(sheet: Sheet, act: Act): number {
  const { table } = sheet.places
  const w = Math.min(150, table.w * 0.3)
  switch (act.is) {
    case 'check':
      turned(sheet, act)
      return 900
    case 'deal':
      if (act.mine) still(sheet, { role: act.mine.role }, { w, h: w * CARD }, table, 1600)
      return act.mine ? 1500 : READ
    case 'rule':
      still(sheet, { event: act.card }, { w: w * CARD * 1.3, h: w * 1.3 }, table, TAGGED + 300)
      return 1000
    case 'out':
    case 'fall':
      return 900
    case 'over':
      return ended(sheet, act)
    case 'quiet':
      return 0
    default:
      return GLANCE
  }
}

/** Dusk, who was who, and who has won. */
function ended(sheet: Sheet, { by, roles }: Extract<Act, { is: 'over' }>): number {
  const { table } = sheet.places
  const long = 2600
  still(sheet, { paint: 'dusk' }, { w: table.w + 40, h: table.h + 80 }, table, long, 0.82)
  const w = Math.min(132, (table.w - 40) / Math.max(4, roles.length) - 10)
  for (const [i, { role, won }] of roles.entries()) {
    const at = { x: table.x + (i - (roles.length - 1) / 2) * (w + 12), y: table.y + table.h * 0.14 }
    still(sheet, { role }, { w, h: w * CARD }, at, long, won ? 1 : 0.5)
  }
  const text = sheet.words.won(by)
  still(sheet, { banner: text }, { w: bannerWidth(text, table.w), h: 84 }, { x: table.x, y: table.y - table.h * 0.28 }, long)
  return long - FADE
}

/** The same sounds in the same order, without the waiting between them. */
function sounds(sheet: Sheet, scene: Scene): void {
  const loud = new Sheet(sheet.places, sheet.words)
  draw(loud, scene)
  const heard = new Set<string>()
  for (const [, cue, options] of loud.cues.toSorted(([a], [b]) => a - b)) {
    if (heard.has(cue)) continue
    sheet.cue(heard.size * 70, cue, options)
    heard.add(cue)
  }
}

/** A scene for reduced motion: everything it reveals appears at once, with a tag that says what happened. */
export function drawCalmly(sheet: Sheet, scene: Scene): void {
  const { act, beats } = scene
  for (const [from, to] of linksIn(act)) link(sheet, from, to)
  const told = tagsOf(act, sheet.words)
  for (const each of told) tag(sheet, each)
  mark(sheet, Object.values(beats).flat(), 0)
  sounds(sheet, scene)
  for (const beat of Object.keys(beats)) sheet.beat(0, beat)
  const reads = told.length > 0 || linksIn(act).length > 0 ? READ : 0
  sheet.ready = Math.max(shown(sheet, act), reads)
}

/** All that was too late: what changed fades in once, what happened to me is said, and the gravest of its sounds is heard. */
export function drawDigest(sheet: Sheet, scenes: readonly Scene[]): void {
  mark(
    sheet,
    scenes.flatMap(({ beats }) => Object.values(beats).flat()),
    0,
  )
  const mine = new Map(scenes.filter((scene) => scene.mine).flatMap(({ act }) => tagsOf(act, sheet.words).map((told) => [told.at, told])))
  for (const told of mine.values()) tag(sheet, told)
  const loud = new Sheet(sheet.places, sheet.words)
  for (const scene of scenes) draw(loud, scene)
  const [gravest] = loud.cues.toSorted(([, a], [, b]) => (GRAVITY[b] ?? 0) - (GRAVITY[a] ?? 0))
  if (gravest) sheet.cue(0, gravest[1], gravest[2])
}
