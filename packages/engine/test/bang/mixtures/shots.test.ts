import { describe, expect, test } from 'vitest'
import type { SeatSpec } from '../../scenario.ts'
import { mixed } from './mixed.ts'

test('a Ricochet is answered by a green card and by Jourdonnais as well', () => {
  const at = (b: SeatSpec, deck: readonly string[] = []) =>
    mixed(
      { A: { hand: ['bang'] }, B: { ...b, front: [...(b.front ?? []), 'scope'] }, C: {} },
      { phase: 'play', event: 'ricochet', deck },
    ).say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['scope']] })
  expect(
    at({ front: ['sombrero'] })
      .say('B', 'sombrero', { card: 'sombrero' })
      .front('B'),
  ).toEqual(['scope'])
  expect(at({ character: 'jourdonnais' }, ['*/hearts']).say('B', 'jourdonnais').front('B')).toEqual(['scope'])
})

test('El Gringo still takes a card of a shooter who is doomed in the middle of his Gatling', () => {
  const t = mixed(
    {
      A: {},
      B: { role: 'outlaw', life: 1, hand: ['gatling', 'scope'] },
      C: { role: 'renegade', hand: ['backfire'] },
      D: { role: 'outlaw', character: 'el-gringo' },
    },
    { turn: 'B', phase: 'play' },
  )
  t.say('B', 'play', { card: 'gatling' }).say('C', 'missed', { card: 'backfire' }).say('B', 'take-it').say('B', 'give-up')
  expect([t.isOut('B'), t.hand('D')]).toEqual([true, ['scope']])
})

test('Belle Star doomed in the middle of her Gatling is in play until it is over: cards of others stay off', () => {
  const t = mixed(
    {
      A: {},
      B: { role: 'outlaw', character: 'belle-star', life: 1, hand: ['gatling'] },
      C: { role: 'renegade', hand: ['backfire'], front: ['barrel'] },
      D: { role: 'outlaw', front: ['barrel'] },
    },
    { turn: 'B', phase: 'play' },
  )
  t.say('B', 'play', { card: 'gatling' })
  expect(t.can('C', 'barrel', { card: 'barrel' })).toBe(false)
  t.say('C', 'missed', { card: 'backfire' })
  expect(t.can('D', 'barrel', { card: 'barrel' })).toBe(false)
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
})

describe('Apache Kid', () => {
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
  test('no card for El Gringo, nothing for a Bounty', () => {
    const t = mixed(
      { A: { hand: 1 }, B: { character: 'el-gringo', hand: ['scope'], front: ['bounty'] }, C: { hand: 2 } },
      { turn: 'B', event: 'a-fistful-of-cards' },
    )
    t.say('B', 'take-it')
    expect([t.life('B'), t.hand('A').length, t.hand('B').length, t.hand('C').length]).toEqual([2, 1, 1 + 2, 2])
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

  test('Handcuffs: in his own turn a player is not asked to spare the one he has hit with a Saved! of another suit', () => {
    const t = mixed({ A: { hand: ['saved', 'fanning'] }, B: {}, C: {} }, { event: 'handcuffs', options: { highNoonExtras: true } })
    t.say('A', 'spades').say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect([t.asked(), t.life('B'), t.life('C'), t.hand('A').includes('saved')]).toEqual(['play:A', 3, 3, true])
  })

  test('Russian Roulette: Teren Kill may be lucky once more', () => {
    const t = mixed(
      { A: { character: 'teren-kill', life: 1 }, B: {}, C: {} },
      { turn: 'C', phase: 'play', events: ['russian-roulette'], deck: ['*/hearts'] },
    )
    t.say('C', 'end')
    expect([t.asked(), t.life('A'), t.over]).toEqual(['play:A', 1, undefined])
  })

  test('who talks himself to death while a Gatling is being answered falls when it is over, and nobody is rewarded', () => {
    const t = mixed(
      { A: { hand: ['gatling'] }, B: { role: 'outlaw', life: 1, hand: ['missed'] }, C: { role: 'renegade', hand: 1 } },
      { phase: 'play', show: 'gag' },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'gag').say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(1)
    t.say('C', 'take-it')
    expect([t.isOut('B'), t.events('rewarded')]).toEqual([true, []])
  })

  test('a Beer that Lee Van Kliff repeats is one more Beer for Lemonade Jim', () => {
    const t = mixed(
      { A: { character: 'lee-van-kliff', life: 1, hand: ['beer', 'bang'] }, B: { character: 'lemonade-jim', life: 1, hand: 2 }, C: {} },
      { phase: 'play' },
    )
    const drinks = () => t.say('B', 'discard', { card: t.hand('B')[0] })
    t.say('A', 'play', { card: 'beer' })
    drinks().say('A', 'lee-van-kliff', { card: 'bang' })
    drinks()
    expect([t.life('A'), t.life('B')]).toEqual([3, 3])
  })

  test('The Reverend: no Beer, so no lemonade', () => {
    const t = mixed(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', life: 1, hand: ['beer'] }, C: { character: 'lemonade-jim', life: 1, hand: 1 } },
      { phase: 'play', event: 'the-reverend' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
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
    t.say('A', 'play', { card: 'poker' })
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

test('Jesse Jones shoots back at who has Henry Block’s ability: if her last card answers him, nothing is left to take', () => {
  const t = mixed(
    {
      A: { character: 'jesse-jones', hand: ['backfire'] },
      B: { character: 'vera-custer', copies: ['henry-block'], hand: ['missed'] },
      C: {},
    },
    { deck: ['beer', 'scope'] },
  )
  t.say('A', 'hand', { seat: 'B' }).say('A', 'missed', { card: 'backfire' }).say('B', 'missed', { card: 'missed' })
  expect([t.hand('A'), t.life('A'), t.life('B')]).toEqual([['beer'], 5, 3])
})

describe('a Backfire that is one Missed! too few against Slab the Killer: both may fall', () => {
  const both = (role: 'outlaw' | 'renegade', show?: string) =>
    mixed(
      {
        A: { role: 'sheriff', character: 'slab-the-killer', life: 1, hand: ['bang'] },
        B: { role, life: 1, hand: ['backfire'] },
        C: { role: role === 'outlaw' ? 'renegade' : 'outlaw', out: true },
      },
      { phase: 'play', ...(show !== undefined && { show }) },
    )
      .say('A', 'play', { card: 'bang', seat: 'B' })
      .say('B', 'missed', { card: 'backfire' })

  test('nobody is left: the Outlaws have won, even if the last two were Sheriff and Renegade', () => {
    expect([both('outlaw').over, both('renegade').over]).toEqual(['outlaws', 'outlaws'])
  })

  test('under Wild West Show nobody has', () => {
    const t = both('outlaw', 'wild-west-show')
    expect([t.over, t.winners()]).toEqual(['nobody', []])
  })
})

test('a Shotgun takes the card that El Gringo or Bart Cassidy has just got for the hit', () => {
  for (const character of ['el-gringo', 'bart-cassidy']) {
    const t = mixed({ A: { front: ['shotgun'], hand: ['bang', 'duel'] }, B: { character }, C: {} }, { phase: 'play', deck: ['duel'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.hand('B'), t.discard()[0]]).toEqual([[], 'duel'])
  }
})

test('the Sheriff as Henry Block kills a Deputy who would take his card: he keeps nothing, not even that card', () => {
  const t = mixed(
    {
      A: { role: 'sheriff', character: 'henry-block', front: ['mustang'], hand: ['duel'] },
      B: { role: 'deputy', life: 1, hand: ['cat-balou'] },
      C: { role: 'outlaw' },
      D: { role: 'renegade' },
    },
    { turn: 'B', phase: 'play' },
  )
  t.say('B', 'play', { card: 'cat-balou', seat: 'A', picks: [['mustang']] })
  expect([t.isOut('B'), t.front('A'), t.hand('A'), t.turn()]).toEqual([true, [], [], 'C'])
})

test('Herb Hunter draws before the reward of whoever has shot', () => {
  const t = mixed(
    {
      A: { hand: ['bang'] },
      B: { role: 'outlaw', life: 1 },
      C: { role: 'renegade', character: 'herb-hunter' },
      D: { role: 'outlaw' },
    },
    { phase: 'play', deck: ['scope', 'mustang', 'duel', 'beer', 'panic'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.hand('C'), t.hand('A')]).toEqual([
    ['scope', 'mustang'],
    ['duel', 'beer', 'panic'],
  ])
})

test('Teren Kill, lucky and with Bart Cassidy’s ability: a card for his luck, then one for the point', () => {
  const t = mixed(
    { A: { hand: ['bang'] }, B: { character: 'teren-kill', copies: ['bart-cassidy'], life: 1 }, C: {} },
    { phase: 'play', deck: ['*/hearts', 'duel', 'scope'] },
  )
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect([t.life('B'), t.hand('B')]).toEqual([1, ['duel', 'scope']])
})
