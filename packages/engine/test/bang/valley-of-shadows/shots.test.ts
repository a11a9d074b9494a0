import { describe, expect, test } from 'vitest'
import { SEEN, valley } from './valley.ts'

describe('Aim', () => {
  test('1. one Missed! is enough, and Aim is lost too', () => {
    const t = valley({ A: { hand: ['aim', 'bang'] }, B: { hand: ['missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.hand('A')).toEqual([])
  })

  test('2. two life points: two cards for Bart Cassidy, one for the Bounty', () => {
    const t = valley(
      { A: { hand: ['aim', 'bang'] }, B: { character: 'bart-cassidy', front: ['bounty'] }, C: {} },
      { phase: 'play', deck: ['scope', 'beer', 'missed'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
    expect(t.life('B')).toBe(2)
    expect(t.hand('B')).toEqual(['beer', 'missed'])
    expect(t.hand('A')).toEqual(['scope'])
  })

  test('one hit: one card for a Shotgun', () => {
    const t = valley({ A: { hand: ['aim', 'bang'], front: ['shotgun'] }, B: { hand: 3 }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('B', 'take-it')
    t.say('B', 'discard', { card: 'schofield' })
    expect(t.hand('B')).toHaveLength(2)
    expect(t.asked()).toBe('play:A')
  })

  test('El Gringo takes two cards', () => {
    const t = valley({ A: { hand: ['aim', 'bang', 'scope', 'mustang'] }, B: { character: 'el-gringo' }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
    expect(t.hand('B')).toHaveLength(2)
    expect(t.hand('A')).toEqual([])
  })

  test('nobody has to play it along', () => {
    const t = valley({ A: { hand: ['aim', 'bang'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[]] })
    expect(t.life('B')).toBe(3)
    expect(t.hand('A')).toEqual(['aim'])
  })

  test('goes with a Missed! of Calamity Janet and with a card of Black Flower', () => {
    const janet = valley({ A: { character: 'calamity-janet', hand: ['aim', 'missed'] }, B: {}, C: {} }, SEEN)
    janet.say('A', 'as-bang', { card: 'missed', seat: 'B', picks: [['aim']] })
    expect(janet.life('B')).toBe(2)
    const flower = valley({ A: { character: 'black-flower', hand: ['aim', 'schofield/JC'] }, B: {}, C: {} }, SEEN)
    flower.say('A', 'black-flower', { card: 'schofield', seat: 'B', picks: [['aim']] })
    expect(flower.life('B')).toBe(2)
  })

  test('Saved! lowers it to one point', () => {
    const t = valley({ A: { hand: ['aim', 'bang'] }, B: {}, C: { hand: ['saved'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('C', 'spare', { card: 'saved' })
    expect(t.life('B')).toBe(3)
    expect(t.hand('C')).toHaveLength(2)
  })

  test('interactions 27. Saved! at two life points: no lethal window', () => {
    const t = valley({ A: { hand: ['aim', 'bang'] }, B: { life: 2, hand: ['beer'] }, C: { hand: ['saved'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
      .say('B', 'take-it')
      .say('C', 'spare', { card: 'saved' })
      .say('C', 'deck')
    expect(t.life('B')).toBe(1)
    expect(t.events('wounded')).toMatchObject([{ amount: 1 }])
    expect(t.asked()).toBe('play:A')
  })
})

describe('Backfire', () => {
  test('4. the shooter may answer the return shot', () => {
    const t = valley({ A: { hand: ['bang', 'missed'] }, B: {}, C: { hand: ['backfire'] } }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'missed', { card: 'backfire' })
    expect(t.asked()).toBe('shot:A')
    t.say('A', 'missed', { card: 'missed' })
    expect([t.life('A'), t.life('C')]).toEqual([5, 4])
    expect(t.asked()).toBe('play:A')
  })

  test('5. against a Gatling: the return shot comes before the next target', () => {
    const t = valley({ A: { hand: ['gatling', 'missed'] }, B: {}, C: { hand: ['backfire'] }, D: { hand: ['missed'] } }, SEEN)
    t.say('A', 'play', { card: 'gatling' }).say('C', 'missed', { card: 'backfire' })
    expect(t.asked()).toBe('shot:A')
    t.say('A', 'take-it')
    expect(t.asked()).toBe('shot:D')
    t.say('D', 'take-it')
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([4, 3, 4, 3])
  })

  test('6. against Slab without a second Missed!: hit, and the return shot comes', () => {
    const t = valley({ A: { character: 'slab-the-killer', hand: ['bang'] }, B: {}, C: { hand: ['backfire'] } }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.life('C')]).toEqual([4, 3])
  })

  test('the return shot comes even if the shot was lethal', () => {
    const t = valley(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { role: 'renegade' }, C: { role: 'outlaw', life: 1, hand: ['backfire'] } },
      SEEN,
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'missed', { card: 'backfire' })
    expect(t.isOut('C')).toBe(true)
    expect(t.life('A')).toBe(4)
  })

  test('no return shot from Mick Defender, who only steps aside with it', () => {
    const t = valley({ A: { hand: ['duel'] }, B: { character: 'mick-defender', hand: ['backfire'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'ignore', { card: 'backfire' })
    expect([t.life('A'), t.life('B')]).toEqual([5, 4])
    expect(t.asked()).toBe('play:A')
  })

  test('interactions 15. a return shot that kills an Outlaw in his turn: reward, and the turn is over', () => {
    const t = valley(
      { A: { role: 'sheriff', hand: ['backfire'] }, B: { role: 'outlaw', life: 1, hand: ['bang'] }, C: { role: 'renegade' } },
      { ...SEEN, turn: 'B' },
    )
    t.say('B', 'play', { card: 'bang', seat: 'A' }).say('A', 'missed', { card: 'backfire' })
    expect(t.isOut('B')).toBe(true)
    expect(t.hand('A')).toHaveLength(3)
    expect(t.turn()).toBe('C')
  })
})

describe('Bounty', () => {
  test('8. pays for a BANG! card, not for a Gatling', () => {
    const t = valley({ A: { hand: ['bang', 'gatling'] }, B: {}, C: { front: ['bounty'] } }, { ...SEEN, deck: ['beer', 'scope'] })
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.hand('A')).toEqual(['gatling', 'beer'])
    t.say('A', 'play', { card: 'gatling' })
    expect(t.hand('A')).toEqual(['beer'])
    expect(t.life('C')).toBe(2)
  })

  test('9. a lethal hit pays first, then comes the reward', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { role: 'renegade' }, C: { role: 'outlaw', life: 1, front: ['bounty'] } },
      { ...SEEN, deck: ['beer', 'scope', 'mustang', 'barrel'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.hand('A')).toEqual(['beer', 'scope', 'mustang', 'barrel'])
    const kinds = t.events().map(({ type }) => type)
    expect(kinds.indexOf('ability')).toBeLessThan(kinds.indexOf('eliminated'))
  })

  test('before the Beer window', () => {
    const t = valley({ A: { hand: ['bang'] }, B: {}, C: { life: 1, hand: ['beer'], front: ['bounty'] } }, { ...SEEN, deck: ['scope'] })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'take-it')
    expect(t.asked()).toBe('dying:C')
    expect(t.hand('A')).toEqual(['scope'])
  })

  test('not for a loss that Saved! prevents', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { hand: ['saved'] }, C: { front: ['bounty'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('B', 'spare', { card: 'saved' })
    expect(t.life('C')).toBe(4)
    expect(t.hand('A')).toEqual([])
  })

  test('in front of the Sheriff and of oneself', () => {
    const t = valley({ A: { hand: ['bounty'] }, B: {}, C: {} }, { phase: 'play' })
    expect(t.can('A', 'play', { card: 'bounty', seat: 'A' })).toBe(true)
    expect(t.can('A', 'play', { card: 'bounty', seat: 'C' })).toBe(true)
  })
})

describe('Fanning', () => {
  test('12. the neighbour of the first target, though beyond the own range', () => {
    const t = valley({ A: { hand: ['fanning'] }, B: {}, C: {}, D: {}, E: {} }, { phase: 'play' })
    expect(t.can('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })).toBe(true)
    expect(t.can('A', 'play', { card: 'fanning', seat: 'B', picks: [['A']] })).toBe(false)
    expect(t.can('A', 'play', { card: 'fanning', seat: 'B', picks: [['D']] })).toBe(false)
  })

  test('13. the second shot comes although the first is cancelled', () => {
    const t = valley({ A: { hand: ['fanning'] }, B: { hand: ['missed'] }, C: {}, D: {} }, SEEN)
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).say('B', 'missed', { card: 'missed' })
    expect([t.life('B'), t.life('C')]).toEqual([4, 3])
  })

  test('and although the first target is eliminated', () => {
    const t = valley({ A: { hand: ['fanning'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade' }, D: {} }, SEEN)
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect(t.isOut('B')).toBe(true)
    expect(t.life('C')).toBe(3)
  })

  test('14. three players: the third; two players: no second shot', () => {
    const three = valley({ A: { hand: ['fanning'] }, B: {}, C: {} }, { phase: 'play' })
    expect(three.can('A', 'play', { card: 'fanning', seat: 'B' })).toBe(false)
    three.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect([three.life('B'), three.life('C')]).toEqual([3, 3])
    const two = valley({ A: { hand: ['fanning'] }, B: {} }, { phase: 'play' })
    two.say('A', 'play', { card: 'fanning', seat: 'B' })
    expect([two.life('A'), two.life('B')]).toEqual([5, 3])
  })

  test('the distance is what the first target sees', () => {
    const t = valley({ A: { hand: ['fanning'] }, B: { front: ['scope'] }, C: {}, D: {}, E: { front: ['mustang'] } }, { phase: 'play' })
    expect(t.can('A', 'play', { card: 'fanning', seat: 'B', picks: [['D']] })).toBe(true)
    expect(t.can('A', 'play', { card: 'fanning', seat: 'B', picks: [['E']] })).toBe(false)
  })

  test('15. it is the BANG! of the turn', () => {
    const after = valley({ A: { hand: ['bang', 'fanning'] }, B: {}, C: {} }, SEEN)
    after.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(after.refused('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).code).toBe('bang-limit')
    const before = valley({ A: { hand: ['bang', 'fanning'] }, B: {}, C: {} }, SEEN)
    before.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect(before.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
  })

  test('Volcanic lifts the limit; Slab needs no second Missed! for it', () => {
    const t = valley(
      { A: { character: 'slab-the-killer', front: ['volcanic'], hand: ['bang', 'fanning'] }, B: { hand: ['missed'] }, C: {} },
      { ...SEEN, bangsPlayed: 1 },
    )
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.can('A', 'play', { card: 'bang', seat: 'C' })).toBe(true)
  })

  test('Lee Van Kliff’s repetition is outside the limit', () => {
    const t = valley(
      { A: { character: 'lee-van-kliff', hand: ['fanning', 'bang'], front: ['schofield'] }, B: {}, C: {}, D: {} },
      SEEN,
      'wild-west-show',
    )
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).say('A', 'lee-van-kliff', {
      card: 'bang',
      seat: 'D',
      picks: [['C']],
    })
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 2, 3])
    expect(t.game.acting.bangs).toBe(1)
  })

  test('no Bounty for either shot', () => {
    const t = valley({ A: { hand: ['fanning'] }, B: { front: ['bounty'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect(t.hand('A')).toEqual([])
  })
})

describe('Shotgun', () => {
  test('28. nothing without cards', () => {
    const t = valley({ A: { hand: ['bang'], front: ['shotgun'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(3)
    expect(t.asked()).toBe('play:A')
  })

  test('41. not for a Gatling', () => {
    const t = valley({ A: { hand: ['gatling'], front: ['shotgun'] }, B: {}, C: { hand: 2 } }, SEEN)
    t.say('A', 'play', { card: 'gatling' }).say('C', 'take-it')
    expect(t.hand('C')).toHaveLength(2)
    expect(t.asked()).toBe('play:A')
  })

  test('not for a cancelled shot, nor after an elimination', () => {
    const cancelled = valley({ A: { hand: ['bang'], front: ['shotgun'] }, B: {}, C: { hand: ['missed', 'beer'] } }, SEEN)
    cancelled.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'missed', { card: 'missed' })
    expect(cancelled.asked()).toBe('play:A')
    const lethal = valley(
      { A: { hand: ['bang'], front: ['shotgun'] }, B: { role: 'renegade' }, C: { role: 'outlaw', life: 1, hand: 2 } },
      SEEN,
    )
    lethal.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'take-it').say('C', 'give-up')
    expect(lethal.asked()).toBe('play:A')
  })
})

describe('Tomahawk', () => {
  test('29. distance 2 with a Colt, but not 3', () => {
    const t = valley({ A: { hand: ['tomahawk'] }, B: {}, C: { front: ['mustang'] }, D: {}, E: {} }, { phase: 'play' })
    expect(t.can('A', 'play', { card: 'tomahawk', seat: 'D' })).toBe(true)
    expect(t.refused('A', 'play', { card: 'tomahawk', seat: 'C' })).toMatchObject({ code: 'too-far', facts: { distance: 3, reach: 2 } })
  })

  test('57. after a BANG! of the same turn', () => {
    const t = valley({ A: { hand: ['tomahawk', 'bang'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'tomahawk', seat: 'B' })
    expect(t.life('B')).toBe(2)
  })
})

describe('LeMat', () => {
  test('21. a Beer as BANG!, and then no second one', () => {
    const t = valley({ A: {}, B: { front: ['lemat'], hand: ['beer', 'bang', 'scope'] }, C: {} }, { ...SEEN, turn: 'B' })
    t.say('B', 'as-bang', { card: 'beer', seat: 'C' })
    expect(t.life('C')).toBe(3)
    expect(t.refused('B', 'play', { card: 'bang', seat: 'C' }).code).toBe('bang-limit')
    expect(t.refused('B', 'as-bang', { card: 'scope', seat: 'C' }).code).toBe('bang-limit')
  })

  test('40. in the turn of another only real BANG! cards', () => {
    const t = valley({ A: { front: ['lemat'], hand: ['beer', 'bang'] }, B: {}, C: { hand: ['duel'] } }, { ...SEEN, turn: 'C' })
    t.say('C', 'play', { card: 'duel', seat: 'A' })
    expect(t.refused('A', 'give', { card: 'beer' }).code).toBe('not-a-bang')
    expect(t.can('A', 'give', { card: 'bang' })).toBe(true)
  })

  test('in a Duel of one’s own turn any card', () => {
    const t = valley({ A: { front: ['lemat'], hand: ['duel', 'beer'] }, B: { hand: ['bang'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'beer' })
    expect([t.life('A'), t.life('B')]).toEqual([5, 3])
  })
})

describe('Black Flower', () => {
  test('31. a BANG!, then a Clubs Schofield; another Clubs is refused', () => {
    const t = valley({ A: { character: 'black-flower', hand: ['bang', 'schofield/JC', 'schofield/QC'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'black-flower', { card: 'schofield', seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.refused('A', 'black-flower', { card: 'schofield', seat: 'B' }).code).toBe('once-a-turn')
  })

  test('the BANG! of the turn may come after it', () => {
    const t = valley({ A: { character: 'black-flower', hand: ['bang/2D', 'schofield/JC'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'black-flower', { card: 'schofield', seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
  })

  test('45. not beyond the range of the weapon, nor with another suit', () => {
    const t = valley({ A: { character: 'black-flower', hand: ['schofield/JC', 'beer'] }, B: {}, C: {}, D: {} }, SEEN)
    expect(t.refused('A', 'black-flower', { card: 'schofield', seat: 'C' })).toMatchObject({ code: 'out-of-reach', facts: { distance: 2 } })
    expect(t.refused('A', 'black-flower', { card: 'beer', seat: 'B' })).toMatchObject({ code: 'wrong-suit', facts: { suit: 'clubs' } })
  })

  test('46. not under The Sermon', () => {
    const t = valley(
      { A: { character: 'black-flower', hand: ['schofield/JC'] }, B: {}, C: {} },
      { ...SEEN, event: 'the-sermon' },
      'high-noon',
    )
    expect(t.refused('A', 'black-flower', { card: 'schofield', seat: 'B' })).toMatchObject({
      code: 'forbidden',
      facts: { source: 'the-sermon' },
    })
  })

  test('it pays a Bounty', () => {
    const t = valley(
      { A: { character: 'black-flower', hand: ['schofield/JC'] }, B: { front: ['bounty'] }, C: {} },
      { ...SEEN, deck: ['beer'] },
    )
    t.say('A', 'black-flower', { card: 'schofield', seat: 'B' })
    expect(t.hand('A')).toEqual(['beer'])
  })
})

describe('Colorado Bill', () => {
  test('32. on Spades a Missed! is refused and a Barrel not offered', () => {
    const t = valley(
      { A: { character: 'colorado-bill', hand: ['bang'] }, B: {}, C: { front: ['barrel'], hand: ['missed'] } },
      { ...SEEN, deck: ['*/KS'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(3)
    expect(t.refused('C', 'missed', { card: 'missed' }).code).toBe('not-asked')
  })

  test('47. on Hearts it is an ordinary shot', () => {
    const t = valley({ A: { character: 'colorado-bill', hand: ['bang'] }, B: {}, C: { hand: ['missed'] } }, { ...SEEN, deck: ['*/hearts'] })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'missed', { card: 'missed' })
    expect(t.life('C')).toBe(4)
  })

  test('48. no “draw!” for a Tomahawk', () => {
    const t = valley({ A: { character: 'colorado-bill', hand: ['tomahawk'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'tomahawk', seat: 'C' })
    expect(t.events('checked')).toEqual([])
  })

  test('Saved! still lowers the loss', () => {
    const t = valley(
      { A: { character: 'colorado-bill', hand: ['bang'] }, B: { hand: ['saved'] }, C: {} },
      { phase: 'play', deck: ['*/KS'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('B', 'spare', { card: 'saved' })
    expect(t.life('C')).toBe(4)
  })

  test('with LeMat and with Black Flower’s kind of card as well', () => {
    const t = valley({ A: { character: 'colorado-bill', front: ['lemat'], hand: ['beer'] }, B: {}, C: {} }, { ...SEEN, deck: ['*/hearts'] })
    t.say('A', 'as-bang', { card: 'beer', seat: 'B' })
    expect(t.events('checked')).toMatchObject([{ seat: 0, source: 'colorado-bill', good: false }])
  })
})

describe('Der Spot-Burst Ringer', () => {
  test('33. a BANG! as a Gatling, then a BANG!', () => {
    const t = valley({ A: { character: 'der-spot-burst-ringer', hand: ['bang', 'bang'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'der-spot-burst-ringer', { card: 'bang' }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.life('C')]).toEqual([2, 3])
  })

  test('49. not twice in a turn; a real Gatling may follow', () => {
    const t = valley({ A: { character: 'der-spot-burst-ringer', hand: ['bang', 'bang', 'gatling'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'der-spot-burst-ringer', { card: 'bang' })
    expect(t.refused('A', 'der-spot-burst-ringer', { card: 'bang' }).code).toBe('once-a-turn')
    t.say('A', 'play', { card: 'gatling' })
    expect([t.life('B'), t.life('C')]).toEqual([2, 2])
  })

  test('it is no BANG! card then: no Bounty, and Escape helps', () => {
    const t = valley(
      { A: { character: 'der-spot-burst-ringer', hand: ['bang'] }, B: { front: ['bounty'] }, C: { hand: ['escape'] } },
      { phase: 'play', discard: ['saved'] },
    )
    t.say('A', 'der-spot-burst-ringer', { card: 'bang' }).say('C', 'ignore', { card: 'escape' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 4])
    expect(t.hand('A')).toEqual([])
  })
})

describe('Evelyn Shebang', () => {
  test('34. two in range: both shot at, none drawn; one in range: at most one', () => {
    const two = valley({ A: { character: 'evelyn-shebang' }, B: {}, C: {}, D: {} })
    expect(two.can('A', 'shoot', { picks: [['C']] })).toBe(false)
    two.say('A', 'shoot', { picks: [['D', 'B']] })
    expect([two.life('B'), two.life('C'), two.life('D')]).toEqual([3, 4, 3])
    expect(two.hand('A')).toEqual([])
    expect(two.events('wounded')).toMatchObject([{ seat: 3 }, { seat: 1 }])
    const one = valley({ A: { character: 'evelyn-shebang' }, B: {}, C: { front: ['mustang'] } })
    expect(one.refused('A', 'shoot', { picks: [['B', 'C']] }).code).toBe('out-of-reach')
    expect(one.can('A', 'shoot', { picks: [['B']] })).toBe(true)
  })

  test('50. one shot, then exactly one card', () => {
    const t = valley(
      { A: { character: 'evelyn-shebang' }, B: {}, C: { hand: ['missed'] } },
      { deck: ['beer', 'scope'], discard: ['saved'] },
    )
    t.say('A', 'shoot', { picks: [['C']] })
    expect(t.asked()).toBe('shot:C')
    expect(t.hand('A')).toEqual([])
    t.say('C', 'missed', { card: 'missed' })
    expect(t.hand('A')).toEqual(['beer'])
    expect(t.asked()).toBe('play:A')
  })

  test('or both cards; nobody in range: she just draws', () => {
    const t = valley({ A: { character: 'evelyn-shebang' }, B: {}, C: {} })
    t.say('A', 'draw')
    expect(t.hand('A')).toHaveLength(2)
    const alone = valley({ A: { character: 'evelyn-shebang' }, B: { front: ['mustang'] } })
    expect(alone.asked()).toBe('play:A')
    expect(alone.hand('A')).toHaveLength(2)
  })

  test('shots without a card: no limit, no Bounty, and Escape is no answer', () => {
    const t = valley(
      { A: { character: 'evelyn-shebang', hand: ['bang'] }, B: { front: ['bounty'], hand: ['escape'] }, C: {} },
      { discard: ['saved'] },
    )
    t.say('A', 'shoot', { picks: [['B']] })
    expect(t.refused('B', 'ignore', { card: 'escape' }).code).toBe('no-escape')
    t.say('B', 'take-it')
    expect(t.hand('A')).toHaveLength(2)
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(true)
  })
})
