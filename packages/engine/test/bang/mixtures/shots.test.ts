import { describe, expect, test } from 'vitest'
import { letItHappen, mixed } from './mixed.ts'

describe('the shooter falls before his card is over', () => {
  test('by a Backfire in the middle of a Gatling: it goes on, and nobody is rewarded for the rest', () => {
    const t = mixed(
      {
        A: {},
        B: { role: 'outlaw', life: 1, hand: ['gatling'] },
        C: { role: 'renegade', hand: ['backfire'] },
        D: { role: 'outlaw', life: 1 },
      },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'gatling' }).say('C', 'missed', { card: 'backfire' })
    expect([t.isOut('B'), t.isOut('D'), t.life('A')]).toEqual([true, true, 4])
    expect(t.events('eliminated').map(({ seat }) => seat)).toEqual([1, 3])
    expect(t.events('rewarded')).toMatchObject([{ seat: 2, victim: 1 }])
  })

  test('by a Backfire against the first shot of Fanning: the second one comes', () => {
    const t = mixed(
      { A: {}, B: { role: 'outlaw', life: 1, hand: ['fanning'] }, C: { role: 'renegade', hand: ['backfire'] }, D: { role: 'outlaw' } },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'fanning', seat: 'C', picks: [['D']] }).say('C', 'missed', { card: 'backfire' })
    expect([t.isOut('B'), t.life('D')]).toEqual([true, 3])
  })

  test('by his own Bandidos: everybody still chooses, and nobody is rewarded', () => {
    const t = mixed(
      { A: {}, B: { role: 'outlaw', life: 1, hand: ['bandidos'] }, C: { role: 'outlaw', life: 1 }, D: { role: 'renegade' } },
      { turn: 'B', phase: 'play' },
    )
    t.say('B', 'play', { card: 'bandidos' })
    expect([t.isOut('B'), t.isOut('C'), t.life('D'), t.life('A')]).toEqual([true, true, 3, 4])
    expect(t.events('rewarded')).toEqual([])
  })
})

test('a Bounty in front of the shooter pays nobody', () => {
  const t = mixed({ A: { front: ['bounty'], hand: ['bang'] }, B: {}, C: {} }, { phase: 'play' })
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.life('B'), t.hand('A')]).toEqual([3, []])
})

describe('Ricochet', () => {
  const at = (b: Parameters<typeof mixed>[0][string], deck: readonly string[] = []) =>
    mixed(
      { A: { hand: ['bang'] }, B: { ...b, front: [...(b.front ?? []), 'scope'] }, C: { hand: ['saved'] } },
      { phase: 'play', event: 'ricochet', deck },
    ).say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['scope']] })

  test('is answered by every Missed! symbol: a Dodge, which draws, a green card, Jourdonnais', () => {
    const dodge = at({ hand: ['dodge'] }, ['beer']).say('B', 'dodge', { card: 'dodge' })
    expect([dodge.front('B'), dodge.hand('B')]).toEqual([['scope'], ['beer']])
    const green = at({ front: ['sombrero'] }).say('B', 'sombrero', { card: 'sombrero' })
    expect(green.front('B')).toEqual(['scope'])
    const lucky = at({ character: 'jourdonnais' }, ['*/hearts']).say('B', 'jourdonnais')
    expect(lucky.front('B')).toEqual(['scope'])
  })

  test('a Backfire saves the card, but nobody was shot at: nothing is shot back', () => {
    const t = at({ hand: ['backfire'] }).say('B', 'missed', { card: 'backfire' })
    expect([t.front('B'), t.life('A'), t.asked()]).toEqual([['scope'], 5, 'play:A'])
  })

  test('neither Escape nor Mick Defender’s ability is an answer, and there is no life to save', () => {
    const t = at({ character: 'mick-defender', hand: ['escape', 'missed/2S'] })
    expect(t.options('B')).toEqual(['missed missed/2S', 'take-it'])
    t.say('B', 'take-it')
    expect([t.front('B'), t.asked()]).toEqual([[], 'play:A'])
  })
})

describe('Sniper', () => {
  test('Jourdonnais with a Barrel may cancel it with two Hearts, even if Slab fires it', () => {
    const t = mixed(
      { A: { character: 'slab-the-killer', hand: ['bang/5C', 'bang/6C'] }, B: { character: 'jourdonnais', front: ['barrel'] }, C: {} },
      { phase: 'play', event: 'sniper', deck: ['*/hearts', '*/hearts'] },
    )
    t.say('A', 'sniper', { card: 'bang/5C', seat: 'B', picks: [['bang/6C']] })
    t.say('B', 'barrel', { card: 'barrel' }).say('B', 'jourdonnais')
    expect(t.life('B')).toBe(4)
  })

  test('a Backfire is one of the two; with the other missing it hits, and the sniper is shot at', () => {
    const t = mixed({ A: { hand: ['bang/5C', 'bang/6C'] }, B: { hand: ['backfire'] }, C: {} }, { phase: 'play', event: 'sniper' })
    t.say('A', 'sniper', { card: 'bang/5C', seat: 'B', picks: [['bang/6C']] }).say('B', 'missed', { card: 'backfire' })
    letItHappen(t)
    expect([t.life('A'), t.life('B')]).toEqual([4, 3])
  })

  test('Colorado Bill makes no “draw!” for it', () => {
    const t = mixed({ A: { character: 'colorado-bill', hand: ['bang/5C', 'bang/6C'] }, B: {}, C: {} }, { phase: 'play', event: 'sniper' })
    t.say('A', 'sniper', { card: 'bang/5C', seat: 'B', picks: [['bang/6C']] })
    expect([t.life('B'), t.events('checked')]).toEqual([3, []])
  })
})

describe('Apache Kid', () => {
  test('a Curse makes every Diamond a Spade: he is hit', () => {
    const t = mixed({ A: { hand: ['bang/7D'] }, B: { character: 'apache-kid' } }, { phase: 'play', event: 'curse' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
  })

  test('Colorado Bill’s “draw!” is made, but an unavoidable shot of Diamonds does nothing to him either', () => {
    const t = mixed(
      { A: { character: 'colorado-bill', hand: ['bang/7D'] }, B: { character: 'apache-kid' } },
      { phase: 'play', deck: ['*/spades'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.events('checked').length]).toEqual([3, 1])
  })
})

describe('A Fistful of Cards: nobody shoots', () => {
  test('no card for El Gringo, no return shot of a Backfire, no Bounty', () => {
    const t = mixed(
      { A: {}, B: { character: 'el-gringo', hand: ['backfire', 'scope'], front: ['bounty'] }, C: { hand: 2 } },
      { turn: 'B', event: 'a-fistful-of-cards' },
    )
    t.say('B', 'missed', { card: 'backfire' }).say('B', 'take-it')
    expect([t.life('B'), t.life('A'), t.hand('C').length, t.hand('B').length]).toEqual([2, 5, 2, 1 + 2])
  })
})

describe('losing life', () => {
  test('Teren Kill’s flip goes to John Pain when the shot is over', () => {
    const t = mixed(
      { A: { hand: ['bang'] }, B: { character: 'teren-kill', life: 1 }, C: { character: 'john-pain' } },
      { phase: 'play', deck: ['beer/hearts', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.hand('B'), t.hand('C')]).toEqual([1, ['scope'], ['beer']])
  })

  test('Saved! comes before Teren Kill’s “draw!”: who loses nothing needs none', () => {
    const t = mixed({ A: { hand: ['bang'] }, B: { character: 'teren-kill', life: 1 }, C: { hand: ['saved'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('C', 'spare', { card: 'saved' })
    expect([t.life('B'), t.events('checked'), t.hand('C').length]).toEqual([1, [], 2])
  })

  test('The Reverend: no Beer, so no lemonade', () => {
    const t = mixed(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1, hand: ['beer'] }, C: { character: 'lemonade-jim', life: 1, hand: 1 } },
      { phase: 'play', event: 'the-reverend' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect([t.isOut('B'), t.asked()]).toEqual([true, 'play:A'])
  })

  test('a doomed Lemonade Jim drinks no more', () => {
    const t = mixed(
      { A: { hand: ['gatling'] }, B: { role: 'outlaw', character: 'lemonade-jim', life: 1, hand: 1 }, C: { life: 1, hand: ['beer'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'take-it').say('B', 'give-up').say('C', 'take-it').say('C', 'beer', { card: 'beer' })
    expect([t.isOut('B'), t.life('C'), t.asked()]).toEqual([true, 1, 'play:A'])
  })

  test('Showdown: Mick Defender steps aside with a real BANG!, which is a Missed! card now', () => {
    const t = mixed(
      { A: { hand: ['duel'] }, B: { character: 'mick-defender', hand: ['bang'] }, C: {} },
      { phase: 'play', show: 'showdown' },
    )
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'ignore', { card: 'bang' })
    expect([t.life('B'), t.asked()]).toEqual([4, 'play:A'])
  })
})

describe('delayed triggers', () => {
  test('from the active player clockwise: Suzy Lafayette before Molly Stark, who sits behind her', () => {
    const t = mixed(
      { A: { hand: ['indians'] }, B: { character: 'suzy-lafayette', hand: ['bang'] }, C: { character: 'molly-stark', hand: ['bang'] } },
      { phase: 'play', deck: ['scope', 'mustang'] },
    )
    t.say('A', 'play', { card: 'indians' }).say('B', 'give', { card: 'bang' })
    expect(t.hand('B')).toEqual([])
    t.say('C', 'give', { card: 'bang' })
    expect([t.hand('B'), t.hand('C')]).toEqual([['scope'], ['mustang']])
  })

  test('a Poker that takes Suzy Lafayette’s only card: she draws when it is over', () => {
    const t = mixed(
      { A: { hand: ['poker'] }, B: { character: 'suzy-lafayette', hand: ['beer/7H'] }, C: {} },
      { phase: 'play', deck: ['scope'] },
    )
    t.say('A', 'play', { card: 'poker' }).say('B', 'bet', { card: 'beer' })
    expect(t.hand('B')).toEqual([])
    t.say('A', 'take', { picks: [['beer']] })
    expect([t.hand('A'), t.hand('B')]).toEqual([['beer'], ['scope']])
  })
})

describe('roles at the moment', () => {
  test('three cards for whoever is an Outlaw now, after Helena Zontero', () => {
    const t = mixed(
      { A: { hand: ['stagecoach', 'duel'] }, B: { role: 'outlaw' }, C: { role: 'renegade', life: 1 }, D: { role: 'outlaw' } },
      { phase: 'play', shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/hearts'], seed: 'outlaw' },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.role('C')).toBe('outlaw')
    t.say('A', 'play', { card: 'duel', seat: 'C' })
    expect(t.events('rewarded')).toMatchObject([{ seat: 0, victim: 2 }])
  })

  test('Wild West Show: the Sheriff still loses everything for a Deputy', () => {
    const t = mixed(
      { A: { role: 'sheriff', hand: ['bang', 'scope'], front: ['mustang'] }, B: { role: 'deputy', life: 1 }, C: {}, D: {} },
      { phase: 'play', show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.hand('A'), t.front('A')]).toEqual([true, [], []])
  })
})
