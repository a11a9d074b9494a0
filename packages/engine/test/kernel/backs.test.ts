import { describe, expect, test } from 'vitest'
import {
  firstOf,
  Game,
  lastOf,
  layOut,
  type Moved,
  message,
  type Option,
  type Rule,
  type Seed,
  seatOf,
  seedFrom,
  type Viewer,
  type ZoneSpec,
  zoneOf,
} from '../../src/kernel/index.ts'

/** Two kinds of backs in one pile, and a stack whose owner knows what is in it. */
const PILE = zoneOf(0)
const STACK = zoneOf(1)
const BOX = zoneOf(2)
const HAND = zoneOf(3)
const zones: readonly ZoneSpec[] = [
  { id: PILE, zone: 'pile', sight: 'none' },
  { id: STACK, zone: 'stack', seat: 0, sight: 'none', pool: true },
  { id: BOX, zone: 'box', sight: 'none' },
  { id: HAND, zone: 'hand', seat: 1, sight: 'owner' },
]
const PILED = 20
const STACKED = 4
const BOXED = 8
const homes = [...new Array<number>(PILED).fill(PILE), ...new Array<number>(STACKED).fill(STACK), ...new Array<number>(BOXED).fill(BOX)]
const layout = layOut<number>({
  faces: homes.map((_, i) => i),
  backs: Uint8Array.from(homes, (zone, i) => (zone === PILE ? i % 2 : 2)),
  backNames: ['red', 'blue', 'green'],
  zones,
  home: Uint8Array.from(homes),
})

class Chest extends Game<number> {
  constructor(origin: Seed | Chest) {
    super(layout, 2, 0, origin)
  }
  override copy(): Chest {
    return new Chest(this)
  }
  override interjections(): readonly Option[] {
    return []
  }
  override whyNoInterjection(): undefined {
    return undefined
  }
  override *interject(): Rule {}
  override view(): object {
    return {}
  }
  protected override touch(): void {}
  protected override emptied(): void {}
  protected override afterSample(): void {}

  faces(zone: typeof PILE): number[] {
    return this.at(zone).map((card) => this.faceOf(card))
  }
  backs(zone: typeof PILE): number[] {
    return this.at(zone).map((card) => this.backOf(card))
  }
  imagined(viewer: Viewer, seed: string): Chest {
    const world = this.copy()
    world.redeal(viewer, seedFrom(seed), { remember: true, keepChance: true, keepPiles: false })
    return world
  }
}

const sorted = (list: readonly number[]) => [...list].sort((a, b) => a - b)

describe('backs that everybody sees', () => {
  test('a shuffle mixes them: the back goes with its face', () => {
    const chest = new Chest(seedFrom('mixed'))
    const before = chest.backs(PILE)
    chest.shuffleInto(PILE, PILE)
    expect(chest.backs(PILE)).not.toEqual(before)
    expect(sorted(chest.backs(PILE))).toEqual(sorted(before))
    for (const card of chest.at(PILE)) expect(chest.backOf(card)).toBe(chest.faceOf(card) % 2)
  })

  test('what is shuffled into another pile comes to lie under it, and all of it is mixed', () => {
    const chest = new Chest(seedFrom('under'))
    const copy = chest.copy()
    const places = [...chest.at(STACK), ...chest.at(PILE)]
    const faces = [...chest.faces(STACK), ...chest.faces(PILE)]
    chest.shuffleInto(STACK, PILE)
    expect(chest.at(STACK)).toEqual([])
    expect(chest.at(PILE)).toEqual(places)
    for (const card of places) expect(chest.zoneOf(card)).toBe(PILE)
    expect(chest.faces(PILE)).not.toEqual(faces)
    expect(sorted(chest.faces(PILE))).toEqual(sorted(faces))
    // A copy has lists of its own.
    expect([...copy.faces(STACK), ...copy.faces(PILE)]).toEqual(faces)
  })

  test('another world has other faces and the same backs in the same places', () => {
    const chest = new Chest(seedFrom('mixed'))
    chest.shuffleInto(PILE, PILE)
    const world = chest.imagined(seatOf(1), 'other')
    expect(world.faces(PILE)).not.toEqual(chest.faces(PILE))
    expect(world.backs(PILE)).toEqual(chest.backs(PILE))
  })

  test('a move tells the back to those who do not see the face', () => {
    const chest = new Chest(seedFrom('told'))
    chest.drain()
    const card = lastOf(chest.at(PILE))
    const face = chest.faceOf(card)
    chest.move(card, HAND)
    const moved = firstOf(chest.drain() as readonly Moved<number>[])
    expect(message(moved, seatOf(0))).toEqual({ type: 'moved', from: { zone: 'pile' }, to: { zone: 'hand', seat: 1 }, back: 'blue' })
    expect(message(moved, seatOf(1))).toMatchObject({ face, back: 'blue' })
  })
})

describe('a stack known as a set', () => {
  const chest = new Chest(seedFrom('stack'))
  const worlds = (viewer: Viewer) => Array.from({ length: 20 }, (_, i) => chest.imagined(viewer, `world ${i}`))

  test('its owner imagines other orders, never other cards', () => {
    const stacks = worlds(seatOf(0)).map((world) => world.faces(STACK))
    expect(new Set(stacks.map(String)).size).toBeGreaterThan(5)
    for (const stack of stacks) expect(sorted(stack)).toEqual(sorted(chest.faces(STACK)))
  })

  test('anybody else imagines any cards with that back', () => {
    for (const viewer of [seatOf(1), 'spectator'] as const) {
      const stacks = worlds(viewer).map((world) => String(sorted(world.faces(STACK))))
      expect(new Set(stacks).size).toBeGreaterThan(5)
    }
  })
})
