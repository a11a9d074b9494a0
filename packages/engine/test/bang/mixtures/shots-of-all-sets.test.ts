import { describe, expect, test } from 'vitest'
import { loaded, tokens } from '../armed-and-dangerous/armed.ts'
import { rich, selling, wearing } from '../gold-rush/gold.ts'
import { robbery } from '../great-train-robbery/train.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, NOON, SHOW, TRAIN, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const
const SHERIFF = { role: 'sheriff' } as const

describe('a cancelled shot', () => {
  test('Flintlock: its owner buys it back before Evaded! could take it', () => {
    const t = meet([ARMED, TRAIN], { A: { hand: ['flintlock'], ...tokens(2) }, B: { hand: ['evaded'] }, C: SHERIFF }, PLAY)
    t.say('A', 'play', { card: 'flintlock', seat: 'B' })
      .say('B', 'evaded', { card: 'evaded' })
      .say('A', 'take-back', { picks: [[2]] })
    expect([t.hand('A'), t.hand('B')]).toEqual([['flintlock'], []])
  })

  test('Flintlock left there is Evaded!’s; Backfire shoots last', () => {
    const t = meet([ARMED, TRAIN, VALLEY], { A: { hand: ['flintlock'], ...tokens(2) }, B: { hand: ['backfire'] }, C: SHERIFF }, PLAY)
    t.say('A', 'play', { card: 'flintlock', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect([t.asked(), t.life('A')]).toEqual(['flintlock:A', 4])
    t.say('A', 'leave-it')
    expect(t.life('A')).toBe(3)
  })

  test('Evaded! against a Quick Shot at two: taken after the first, the second is shot at all the same', () => {
    const t = meet([ARMED, TRAIN], { A: { hand: ['quick-shot'], ...tokens(1) }, B: { hand: ['evaded'] }, C: { ...SHERIFF, life: 4 } }, PLAY)
    t.say('A', 'play', { card: 'quick-shot', seat: 'C', picks: [['B'], [1]] }).say('B', 'evaded', { card: 'evaded' })
    expect([t.hand('B'), t.life('C')]).toEqual([['quick-shot'], 3])
  })

  test('Cactus: a life point for its user, though one Missed! more was needed', () => {
    const t = meet(
      [TRAIN],
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { life: 2, hand: ['cactus'] }, C: SHERIFF },
      { ...PLAY, deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'cactus', { card: 'cactus' })
    expect(t.life('B')).toBe(2)
  })
})

describe('who did it', () => {
  test('El Gringo takes a card of Jacky Murieta; Julie Cutter’s flip comes for a Bottle', () => {
    const gringo = meet(
      [GOLD],
      { A: { character: 'jacky-murieta', hand: ['beer'], ...rich(2) }, B: { character: 'el-gringo' }, C: {} },
      PLAY,
    )
    expect(gringo.say('A', 'jacky-murieta', { seat: 'B' }).hand('B')).toEqual(['beer'])
    const julie = meet(
      [GOLD, ARMED],
      { A: rich(2), B: { character: 'julie-cutter' }, C: {} },
      { ...selling('bottle', 'shot', 'shot'), deck: ['*/hearts'] },
    )
    julie.say('A', 'buy-bang', { card: 'bottle', seat: 'B' })
    expect([julie.life('A'), julie.life('B'), julie.count('A', 'nugget'), julie.count('B', 'nugget')]).toEqual([4, 3, 1, 1])
  })

  test('nobody for Most Wanted’s own player, its player for the others: Julie Cutter shoots back before the next flip', () => {
    const t = meet(
      [TRAIN, ARMED],
      { A: { hand: ['most-wanted'], life: 3 }, B: { character: 'julie-cutter' }, C: { ...SHERIFF, life: 4 } },
      { ...PLAY, deck: ['scope', '*/spades', '*/spades+3', '*/hearts', '*/spades+4'] },
    )
    t.say('A', 'play', { card: 'most-wanted' })
    expect([t.asked(), t.life('A'), t.life('B'), t.life('C')]).toEqual(['shot:A', 2, 3, 4])
    t.say('A', 'take-it')
    expect([t.life('A'), t.life('C')]).toEqual([1, 3])
  })

  test('a Bounty pays for no shot without a BANG! card', () => {
    const t = meet(
      [VALLEY, GOLD, ARMED],
      { A: { character: 'jacky-murieta', hand: ['quick-shot'], ...rich(2) }, B: { front: ['bounty'] }, C: {} },
      PLAY,
    )
    t.say('A', 'jacky-murieta', { seat: 'B' }).say('A', 'play', { card: 'quick-shot', seat: 'B' })
    expect([t.life('B'), t.hand('A')]).toEqual([2, []])
  })

  test('Henry Block answers a Lock Pick; who falls to his shot takes nothing, and his tokens are gone', () => {
    const t = meet(
      [ARMED, VALLEY],
      {
        A: { role: 'outlaw', life: 1, ...loaded({ 'lock-pick': 3 }) },
        B: { character: 'henry-block', hand: ['scope'] },
        C: SHERIFF,
        D: {},
      },
      PLAY,
    )
    t.say('A', 'lock-pick', { card: 'lock-pick', seat: 'B' })
    expect([t.isOut('A'), t.hand('B').includes('scope'), t.supply('load-token')]).toEqual([true, true, 32])
  })
})

describe('a loss and what follows', () => {
  test('Bart Cassidy with Boots under a Dynamite says which draws first; each for its points', () => {
    const t = meet(
      [GOLD],
      { A: { character: 'bart-cassidy', life: 4, front: ['dynamite'], ...wearing('boots') }, B: {}, C: {} },
      { deck: ['*/5S'] },
    )
    expect(t.asked()).toBe('next-trigger:A')
    t.say('A', 'boots')
    // Three for Bart, three for the Boots, two of phase 1.
    expect([t.life('A'), t.hand('A').length]).toEqual([1, 8])
  })

  test('Teren Kill under a double Ironhorse: his “draw!” saves him once; then it fails, and his Ghost Car keeps him', () => {
    const t = robbery(
      { A: { hand: ['full-steam'] }, B: { role: 'outlaw', character: 'teren-kill', life: 1, front: ['ghost-car'] }, C: SHERIFF },
      { ...PLAY, sets: [SHOW], side: 'ironhorse', deck: ['*/hearts', 'scope', '*/spades'] },
    )
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'double').say('B', 'take-it').say('B', 'give-up')
    expect([t.isOut('B'), t.life('B'), t.events('checked').map(({ good }) => good)]).toEqual([false, 0, [true, false]])
  })

  test('A Fistful of Cards at the owner of a Lucky Charm: a nugget for each point but the last', () => {
    const t = meet([GOLD, FISTFUL], { A: { life: 3, hand: 2, ...wearing('lucky-charm') }, B: {}, C: {} }, { event: 'a-fistful-of-cards' })
    t.say('A', 'take-it').say('A', 'take-it')
    expect([t.life('A'), t.count('A', 'nugget')]).toEqual([1, 2])
  })

  test('Peyote and a Pickaxe for Jesse Jones: no card of another hand', () => {
    const t = meet(
      [GOLD, FISTFUL],
      { A: { character: 'jesse-jones', ...wearing('pickaxe') }, B: { hand: 2 }, C: {} },
      { event: 'peyote', deck: ['*/hearts', '*/clubs', 'beer'] },
    )
    t.say('A', 'red').say('A', 'red')
    expect([t.hand('A').length, t.hand('A').at(-1), t.hand('B').length]).toEqual([2, 'beer', 2])
  })

  test('Molly Stark: a Duck! is no Missed! card, a Missed! against a Flintlock is', () => {
    const t = meet(
      [ARMED, DODGE],
      { A: { hand: ['flintlock', 'bang'] }, B: { character: 'molly-stark', hand: ['duck', 'missed'] }, C: {} },
      { ...PLAY, deck: ['scope'] },
    )
    t.say('A', 'play', { card: 'flintlock', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.hand('B')).toEqual(['duck', 'scope'])
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'duck', { card: 'duck' })
    expect(t.hand('B')).toEqual(['scope'])
  })

  test('Gold Rush by day and by night: turns to the right, and the extra turn of Don Bell stays his', () => {
    const t = meet(
      [GOLD, NOON],
      { A: { character: 'don-bell' }, B: {}, C: {}, D: {} },
      { ...PLAY, event: 'gold-rush-event', deck: ['*/hearts', 'scope', 'mustang', '*/clubs'] },
    )
    t.say('A', 'end')
    expect(t.asked()).toBe('play:A')
    expect(t.say('A', 'end').asked()).toBe('play:D')
  })
})
