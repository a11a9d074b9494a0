import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

describe('the dying window', () => {
  test('9. at 2 life an exploding Dynamite leaves -1: two Beers bring him to 1', () => {
    const t = table(
      { A: {}, B: { life: 2, hand: ['beer', 'beer'], front: ['dynamite'] }, C: {} },
      { turn: 'B', deck: ['*/5S', 'bang', 'bang'] },
    )
    expect(t.life('B')).toBe(-1)
    t.say('B', 'beer', { card: 'beer' })
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
    expect(t.asked()).toBe('play:B')
    expect(t.hand('B')).toEqual(['bang', 'bang'])
  })

  test('9. with one Beer only he is at 0 after it, and eliminated', () => {
    const t = table({ A: {}, B: { life: 2, hand: ['beer'], front: ['dynamite'] }, C: {} }, { turn: 'B', deck: ['*/5S'] })
    t.say('B', 'beer', { card: 'beer' })
    expect(t.isOut('B')).toBe(true)
    expect(t.life('B')).toBe(0)
    expect(t.turn()).toBe('C')
  })

  test('38. three players in play: a Beer saves at 1 life', () => {
    const t = table({ A: { hand: ['bang'] }, B: { life: 1, hand: ['beer'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('dying:B')
    expect(t.options('B')).toEqual(['beer beer/6H', 'give-up'])
    t.say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
    expect(t.isOut('B')).toBe(false)
    expect(t.discard()).toEqual(['beer', 'bang'])
  })

  test('38. two players in play: the Beer is not offered', () => {
    const t = table({ A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1, hand: ['beer'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.isOut('B')).toBe(true)
    expect(t.over).toBe('law')
  })

  test('interactions 28, the base half: three in play, one of them not hit: Beer works', () => {
    const t = table({ A: { hand: ['gatling'] }, B: { life: 1, hand: ['beer'] }, C: { life: 1, hand: ['beer'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'gatling' }).say('B', 'take-it').say('B', 'beer', { card: 'beer' })
    t.say('C', 'take-it').say('C', 'beer', { card: 'beer' })
    expect([t.life('B'), t.life('C')]).toEqual([1, 1])
  })

  test('39. a Saloon does not save', () => {
    const t = table({ A: { hand: ['bang'] }, B: { life: 1, hand: ['saloon'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.options('B')).toEqual(['give-up'])
    t.say('B', 'give-up')
    expect(t.isOut('B')).toBe(true)
  })

  test('40. Sid Ketchum with two players left pays two cards and lives at 1', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', character: 'sid-ketchum', life: 1, hand: ['stagecoach', 'missed'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'sid-ketchum', { picks: [['stagecoach', 'missed']] })
    expect(t.life('B')).toBe(1)
    expect(t.asked()).toBe('play:A')
    expect(t.hand('B')).toEqual([])
  })

  test('41. Bart Cassidy dies without drawing, although the top card is a Beer', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'bart-cassidy', life: 1 }, C: {} }, { phase: 'play', deck: ['beer/6H'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.isOut('B')).toBe(true)
    expect(t.discard()).toEqual(['bang'])
    expect(t.events('ability')).toEqual([])
    // The Outlaw's killer draws the Beer.
    expect(t.handFaces('A')[0]).toBe('beer/6H')
  })

  test('42. Bart Cassidy saved by a Beer draws 1 afterwards', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { character: 'bart-cassidy', life: 1, hand: ['beer'] }, C: {} },
      { phase: 'play', deck: ['stagecoach'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.hand('B')).toEqual(['beer'])
    t.say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
    expect(t.hand('B')).toEqual(['stagecoach'])
  })

  test('interactions 8, the base half: Bart Cassidy counts all points, also those below zero', () => {
    const t = table(
      { A: {}, B: { character: 'bart-cassidy', life: 2, hand: ['beer', 'beer'], front: ['dynamite'] }, C: {} },
      { turn: 'B', deck: ['*/5S', 'stagecoach', 'stagecoach', 'schofield', 'bang', 'bang'] },
    )
    t.say('B', 'beer', { card: 'beer' }).say('B', 'beer', { card: 'beer' })
    expect(t.hand('B')).toEqual(['stagecoach', 'stagecoach', 'schofield', 'bang', 'bang'])
  })

  test('43. Bart Cassidy 4/4 and the Dynamite: life 1, three cards', () => {
    const t = table({ A: {}, B: { character: 'bart-cassidy', front: ['dynamite'] }, C: {} }, { turn: 'B', deck: ['*/5S'] })
    expect(t.life('B')).toBe(1)
    expect(t.asked()).toBe('play:B')
    expect(t.hand('B')).toHaveLength(3 + 2)
  })

  test('interactions 7, the base half: El Gringo at 1 life drinks first, then takes a card of the shooter', () => {
    const t = table(
      { A: { hand: ['bang', 'stagecoach'] }, B: { character: 'el-gringo', life: 1, hand: ['beer'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.hand('A')).toEqual(['stagecoach'])
    t.say('B', 'beer', { card: 'beer' })
    expect(t.hand('A')).toEqual([])
    expect(t.hand('B')).toEqual(['stagecoach'])
  })
})

describe('elimination, rewards, penalty', () => {
  test('44. Vulture Sam takes the cards of the dead Outlaw, the killer draws 3', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1, front: ['scope'], hand: ['beer'] }, C: { character: 'vulture-sam' }, D: {} },
      { phase: 'play', deck: ['bang/2D', 'bang/3D', 'bang/4D'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.hand('C').sort()).toEqual(['beer', 'scope'])
    expect(t.handFaces('A')).toEqual(['bang/2D', 'bang/3D', 'bang/4D'])
    expect(t.discard()).toEqual(['bang'])
  })

  test('45. Vulture Sam as Sheriff kills a Deputy: takes his cards, then discards everything', () => {
    const t = table(
      {
        A: { role: 'sheriff', character: 'vulture-sam', hand: ['bang', 'missed'], front: ['mustang'] },
        B: { role: 'deputy', life: 1, hand: ['stagecoach'], front: ['scope'] },
        C: {},
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.hand('A')).toEqual([])
    expect(t.front('A')).toEqual([])
    expect(t.discard().sort()).toEqual(['bang', 'missed', 'mustang', 'scope', 'stagecoach'])
    expect(t.events('ability')).toMatchObject([{ seat: 0, source: 'vulture-sam', target: 1 }])
  })

  test('46. an Outlaw who kills an Outlaw draws 3', () => {
    const t = table({ A: {}, B: { role: 'outlaw', hand: ['bang'] }, C: { role: 'outlaw', life: 1 }, D: {} }, { turn: 'B', phase: 'play' })
    t.say('B', 'play', { card: 'bang', seat: 'C' })
    expect(t.isOut('C')).toBe(true)
    expect(t.hand('B')).toHaveLength(3)
    expect(t.events('rewarded')).toEqual([{ type: 'rewarded', seat: 1, cards: 3, victim: 2 }])
  })

  test.each(['deputy', 'renegade'] as const)('nobody is paid for a %s', (role) => {
    const t = table(
      { A: {}, B: { role: 'outlaw', hand: ['bang'] }, C: { role, life: 1 }, D: { role: 'outlaw' } },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'bang', seat: 'C' })
    expect(t.isOut('C')).toBe(true)
    expect(t.hand('B')).toEqual([])
  })

  test('49. Vulture Sam, still to answer a Gatling, cannot use the cards of the doomed B; afterwards he receives them', () => {
    const t = table(
      { A: { hand: ['gatling'] }, B: { life: 1, hand: ['missed'] }, C: { character: 'vulture-sam', hand: ['stagecoach'] }, D: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.asked()).toBe('shot:C')
    expect(t.options('C')).toEqual(['take-it'])
    expect(t.hand('C')).toEqual(['stagecoach'])
    t.say('C', 'take-it')
    expect(t.life('C')).toBe(3)
    expect(t.hand('C')).toEqual(['stagecoach', 'missed'])
  })

  test('50. B and Vulture Sam C both doomed by one Gatling: all their cards are discarded', () => {
    const t = table(
      {
        A: { hand: ['gatling'] },
        B: { role: 'outlaw', life: 1, front: ['scope'] },
        C: { role: 'outlaw', character: 'vulture-sam', life: 1, front: ['mustang'] },
        D: { role: 'renegade' },
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect([t.isOut('B'), t.isOut('C')]).toEqual([true, true])
    expect(t.discard().sort()).toEqual(['gatling', 'mustang', 'scope'])
    expect(t.hand('A')).toHaveLength(6)
  })

  test('51. doomed players still count: the Beer of C works while B is doomed', () => {
    const t = table({ A: { hand: ['indians'] }, B: { life: 1 }, C: { life: 1, hand: ['beer'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' })
    expect(t.game.isDoomed(t.seat('B'))).toBe(true)
    t.say('C', 'decline')
    expect(t.options('C')).toEqual(['beer beer/6H', 'give-up'])
    t.say('C', 'beer', { card: 'beer' })
    expect(t.life('C')).toBe(1)
    expect(t.isOut('B')).toBe(true)
  })

  test('an interjection inside a card settles nothing: the doomed wait for the end of the card', () => {
    const t = table(
      { A: { hand: ['gatling'] }, B: { life: 1 }, C: { hand: 1 }, D: { character: 'sid-ketchum', life: 2, hand: 3 } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect(t.asked()).toBe('shot:C')
    t.say('D', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect(t.life('D')).toBe(3)
    expect(t.game.isDoomed(t.seat('B'))).toBe(true)
    expect(t.events('eliminated')).toEqual([])
    t.say('C', 'take-it').say('D', 'take-it')
    expect(t.events('eliminated')).toHaveLength(1)
  })

  test('Sid Ketchum may heal himself while somebody else is dying', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { life: 1, hand: ['beer'] }, C: { character: 'sid-ketchum', life: 2, hand: 2 } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    t.say('C', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect(t.life('C')).toBe(3)
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
  })

  test('Sid Ketchum may pay before the Beer he still needs', () => {
    const t = table(
      { A: {}, B: { character: 'sid-ketchum', life: 2, hand: ['beer', 'scope', 'missed'], front: ['dynamite'] }, C: {} },
      { turn: 'B', deck: ['*/5S'] },
    )
    t.say('B', 'sid-ketchum', { picks: [['scope', 'missed']] })
    expect(t.life('B')).toBe(0)
    expect(t.asked()).toBe('dying:B')
    t.say('B', 'beer', { card: 'beer' })
    expect(t.life('B')).toBe(1)
    expect(t.asked()).toBe('play:B')
  })

  test('52, interactions 32. the Sheriff kills a Deputy and an Outlaw with one Gatling: draws 3, then discards everything', () => {
    const t = table(
      {
        A: { role: 'sheriff', hand: ['gatling', 'beer'], front: ['scope'] },
        B: { role: 'deputy', life: 1 },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'renegade' },
      },
      { phase: 'play', deck: ['bang/2D', 'bang/3D', 'bang/4D'] },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect(t.events('rewarded')).toMatchObject([{ seat: 0, cards: 3, victim: 2 }])
    expect(t.hand('A')).toEqual([])
    expect(t.front('A')).toEqual([])
    expect(
      t
        .discardFaces()
        .filter((face) => face.startsWith('bang'))
        .sort(),
    ).toEqual(['bang/2D', 'bang/3D', 'bang/4D'])
    const types = t.events().map(({ type }) => type)
    expect(types.indexOf('rewarded')).toBeLessThan(types.indexOf('penalised'))
  })

  test('the cards of the dead are discarded: those in play first, the oldest first, then the hand', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { life: 1, front: ['scope', 'schofield'], hand: ['stagecoach'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.discard()).toEqual(['stagecoach', 'schofield', 'scope', 'bang'])
    expect(t.asked()).toBe('play:A')
  })

  test('an active player who dies ends his turn; the next in play clockwise starts', () => {
    const t = table({ A: { role: 'sheriff', hand: ['bang'] }, B: { life: 1, hand: ['duel'] }, C: {}, D: {} }, { turn: 'B', phase: 'play' })
    t.say('B', 'play', { card: 'duel', seat: 'A' }).say('A', 'give', { card: 'bang' })
    expect(t.asked()).toBe('play:C')
  })
})

describe('the end of the game', () => {
  test('11. all Outlaws dead and the Renegade alive: the game goes on', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade' }, D: { role: 'outlaw', out: true } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.isOut('B')).toBe(true)
    expect(t.over).toBeUndefined()
    expect(t.asked()).toBe('play:A')
  })

  test('the law wins when the last Outlaw and the Renegade are dead, dead Deputies included', () => {
    const t = table(
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'renegade', life: 1 }, C: { role: 'deputy', out: true }, D: { role: 'deputy' } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.over).toBe('law')
    expect(t.winners()).toEqual(['A', 'C', 'D'])
    expect(t.asked()).toBe('over')
  })

  test('12. the Sheriff dies while a Deputy and the Renegade live: the dead Outlaws win', () => {
    const t = table(
      {
        A: { role: 'renegade', hand: ['bang'] },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'deputy' },
        D: { role: 'outlaw', out: true },
        E: { role: 'outlaw', out: true },
      },
      { turn: 'A', phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.over).toBe('outlaws')
    expect(t.winners()).toEqual(['D', 'E'])
  })

  test('47. the Renegade kills Deputy and Sheriff with one Gatling: he wins', () => {
    const t = table(
      { A: { role: 'renegade', hand: ['gatling'] }, B: { role: 'deputy', life: 1 }, C: { role: 'sheriff', life: 1 } },
      { turn: 'A', phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect(t.over).toBe('renegade')
    expect(t.winners()).toEqual(['A'])
  })

  test('interactions 6. Gatling kills the Sheriff and then the last other player: one check at the end', () => {
    const t = table(
      { A: { role: 'renegade', hand: ['gatling'] }, B: { role: 'sheriff', life: 1 }, C: { role: 'outlaw', life: 1, hand: ['missed'] } },
      { turn: 'A', phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect(t.over).toBeUndefined()
    expect(t.asked()).toBe('shot:C')
    t.say('C', 'take-it').say('C', 'give-up')
    expect(t.over).toBe('renegade')
  })

  test('interactions 6, the other way: the last other player survives the Gatling, so the Outlaws win', () => {
    const t = table(
      { A: { role: 'renegade', hand: ['gatling'] }, B: { role: 'sheriff', life: 1 }, C: { role: 'outlaw', life: 1, hand: ['missed'] } },
      { turn: 'A', phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' }).say('C', 'missed', { card: 'missed' })
    expect(t.over).toBe('outlaws')
    expect(t.winners()).toContain('C')
  })

  test('48. a Deputy kills the Sheriff and the last Outlaw with one Gatling, Renegade dead: the Outlaws win', () => {
    const t = table(
      {
        A: { role: 'deputy', hand: ['gatling'] },
        B: { role: 'sheriff', life: 1 },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'renegade', out: true },
        E: { role: 'outlaw', out: true },
      },
      { turn: 'A', phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect(t.over).toBe('outlaws')
    expect(t.winners()).toEqual(['C', 'E'])
  })

  test('the Dynamite kills the Sheriff: the Outlaws win, nobody is responsible', () => {
    const t = table({ A: { life: 3, front: ['dynamite'] }, B: { role: 'outlaw' }, C: { role: 'renegade' } }, { deck: ['*/5S'] })
    expect(t.over).toBe('outlaws')
    expect(t.events('eliminated')).toMatchObject([{ seat: 0, by: undefined }])
  })

  test('no rewards are drawn when the game is over', () => {
    const t = table({ A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.over).toBe('law')
    expect(t.hand('A')).toEqual([])
    expect(t.events('rewarded')).toEqual([])
  })

  test('all roles are shown at the end', () => {
    const t = table(
      { A: { role: 'sheriff', life: 1 }, B: { role: 'outlaw', hand: ['bang'] }, C: { role: 'renegade' } },
      { turn: 'B', phase: 'play' },
    )
    expect(t.sees('spectator', 'C').role).toBeUndefined()
    t.say('B', 'play', { card: 'bang', seat: 'A' })
    expect(t.view('spectator').seats.map(({ role }) => role)).toEqual(['sheriff', 'outlaw', 'renegade', 'outlaw'])
  })
})
