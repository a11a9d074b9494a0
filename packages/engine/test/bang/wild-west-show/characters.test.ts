import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['wild-west-show'] }
const play = { phase: 'play', options } as const

describe('Lee Van Kliff', () => {
  test('4. repeats a Stagecoach: 2 more cards, no new show card', () => {
    const t = table(
      { A: { character: 'lee-van-kliff', hand: ['stagecoach', 'bang'] }, B: {}, C: {} },
      { ...play, shows: ['gag', 'sacagaway'] },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.show()).toBe('gag')
    t.say('A', 'lee-van-kliff', { card: 'bang' })
    expect(t.hand('A')).toHaveLength(4)
    expect(t.show()).toBe('gag')
  })

  test('48. repeats a BANG! at another; a further BANG! is refused', () => {
    const t = table({ A: { character: 'lee-van-kliff', hand: ['bang', 'bang', 'bang'] }, B: {}, C: {} }, play)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'lee-van-kliff', { card: 'bang', seat: 'C' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'bang-limit' })
    expect(t.refused('A', 'lee-van-kliff', { card: 'bang', seat: 'B' })).toEqual({ code: 'nothing-to-repeat' })
  })

  test('49. not after another action', () => {
    const t = table({ A: { character: 'lee-van-kliff', hand: ['cat-balou', 'scope', 'bang'] }, B: { hand: 2 }, C: {} }, play)
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [[]] }).say('A', 'play', { card: 'scope' })
    expect(t.refused('A', 'lee-van-kliff', { card: 'bang', seat: 'B', picks: [[]] })).toEqual({ code: 'nothing-to-repeat' })
  })

  test('what others do in between takes nothing from him: only his own next action does', () => {
    const healed = table(
      { A: { character: 'lee-van-kliff', hand: ['bang', 'bang'] }, B: {}, C: { character: 'sid-ketchum', life: 2, hand: 2 } },
      play,
    )
    healed.say('A', 'play', { card: 'bang', seat: 'B' }).say('C', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    healed.say('A', 'lee-van-kliff', { card: 'bang', seat: 'B' })
    expect(healed.life('B')).toBe(2)
    const talked = table({ A: { character: 'lee-van-kliff', hand: ['bang', 'bang'] }, B: {}, C: {} }, { ...play, show: 'gag' })
    talked.say('A', 'play', { card: 'bang', seat: 'B' }).say('C', 'gag').say('A', 'lee-van-kliff', { card: 'bang', seat: 'B' })
    expect([talked.life('B'), talked.life('C')]).toEqual([2, 3])
  })

  test('no repeat of a blue card', () => {
    const t = table({ A: { character: 'lee-van-kliff', hand: ['scope', 'bang'] }, B: {}, C: {} }, play)
    t.say('A', 'play', { card: 'scope' })
    expect(t.refused('A', 'lee-van-kliff', { card: 'bang' })).toEqual({ code: 'nothing-to-repeat' })
  })

  test('pays with a BANG! card only', () => {
    const t = table({ A: { character: 'lee-van-kliff', hand: ['saloon', 'missed'] }, B: {}, C: {} }, play)
    t.say('A', 'play', { card: 'saloon' })
    expect(t.refused('A', 'lee-van-kliff', { card: 'missed' })).toEqual({ code: 'not-a-bang', facts: { card: 'missed' } })
  })

  test('rewards of the first shot may pay for the second', () => {
    const t = table(
      { A: { role: 'sheriff', character: 'lee-van-kliff', hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'outlaw' } },
      { ...play, deck: ['bang', 'scope', 'mustang'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.isOut('B')).toBe(true)
    t.say('A', 'lee-van-kliff', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(3)
  })
})

describe('Flint Westwood', () => {
  test('27. one for one with a player who has one card', () => {
    const t = table({ A: { character: 'flint-westwood', hand: ['beer', 'scope'] }, B: {}, C: { hand: ['gatling'] } }, play)
    t.say('A', 'flint-westwood', { seat: 'C', picks: [['beer']] })
    expect(t.hand('C')).toEqual(['beer'])
    expect(t.hand('A')).toEqual(['scope', 'gatling'])
  })

  test('40. two random ones of three; a second trade is refused', () => {
    const t = table({ A: { character: 'flint-westwood', hand: ['beer', 'scope'] }, B: {}, C: { hand: 3 } }, play)
    t.say('A', 'flint-westwood', { seat: 'C', picks: [['beer']] })
    expect(t.hand('A')).toHaveLength(3)
    expect(t.hand('C')).toHaveLength(2)
    expect(t.hand('C')).toContain('beer')
    expect(t.refused('A', 'flint-westwood', { seat: 'C', picks: [['scope']] })).toMatchObject({ code: 'once-a-turn' })
  })

  test('only the two see what changed hands', () => {
    const t = table({ A: { character: 'flint-westwood', hand: ['saloon'] }, B: {}, C: { hand: ['gatling'] } }, play)
    t.say('A', 'flint-westwood', { seat: 'C', picks: [['saloon']] })
    expect(JSON.stringify(t.told('B'))).not.toMatch(/"(saloon|gatling)"/)
    expect(JSON.stringify(t.told('C'))).toMatch(/"saloon"/)
  })

  test('not with an empty hand, his or the other’s', () => {
    const t = table({ A: { character: 'flint-westwood', hand: ['beer'] }, B: {}, C: { hand: 1 } }, play)
    expect(t.refused('A', 'flint-westwood', { seat: 'B', picks: [['beer']] })).toMatchObject({ code: 'no-cards' })
    expect(t.refused('A', 'flint-westwood', { seat: 'A', picks: [['beer']] })).toMatchObject({ code: 'yourself' })
  })
})

describe('Gary Looter', () => {
  test('28. takes what others discard in phase 3, not what Sid Ketchum pays', () => {
    const t = table(
      {
        A: { character: 'gary-looter' },
        B: { character: 'sid-ketchum', life: 1, hand: ['beer', 'scope', 'saloon', 'gatling', 'panic'] },
        C: {},
      },
      { ...play, turn: 'B' },
    )
    t.say('B', 'sid-ketchum', { picks: [['beer', 'scope']] })
    expect(t.hand('A')).toEqual([])
    t.say('B', 'end').say('B', 'discard', { card: 'saloon' })
    expect(t.hand('A')).toEqual(['saloon'])
    expect(t.discard()).not.toContain('saloon')
    expect(t.told('C')).toContainEqual(expect.objectContaining({ type: 'shown', seat: t.seat('B') }))
  })

  test('41. his own excess goes to the pile', () => {
    const t = table({ A: { character: 'gary-looter', life: 1, hand: ['saloon', 'gatling'] }, B: {}, C: {} }, play)
    t.say('A', 'end').say('A', 'discard', { card: 'saloon' })
    expect(t.discard()[0]).toBe('saloon')
  })

  test('42. nothing of the eliminated', () => {
    const t = table(
      {
        A: { character: 'gary-looter' },
        B: { role: 'outlaw', life: 1, hand: ['duel', 'saloon'] },
        C: { hand: ['bang'] },
        D: { role: 'outlaw' },
      },
      { ...play, turn: 'B' },
    )
    t.say('B', 'play', { card: 'duel', seat: 'C' }).say('C', 'give', { card: 'bang' }).say('B', 'decline').say('B', 'give-up')
    expect(t.isOut('B')).toBe(true)
    expect(t.hand('A')).not.toContain('saloon')
  })
})

describe('Gregory Deck', () => {
  test('29. exchanges both for two of all free base characters', () => {
    const t = table({ A: { character: 'gregory-deck', beside: ['bart-cassidy', 'kit-carlson'] }, B: {}, C: {} }, { options })
    expect(t.asked()).toBe('gregory-deck:A')
    t.say('A', 'exchange')
    expect(t.beside('A')).toHaveLength(2)
    expect(t.events('abilities')).toMatchObject([{ seat: 0, characters: t.beside('A') }])
  })

  test('43. Jourdonnais and Lucky Duke together', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { character: 'gregory-deck', beside: ['jourdonnais', 'lucky-duke'] }, C: {} },
      { ...play, deck: ['*/spades', '*/hearts'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'jourdonnais').say('B', 'flip', { card: '*/hearts' })
    expect(t.life('B')).toBe(4)
  })

  test('44. eliminated: both are free again', () => {
    const t = table(
      {
        A: { hand: ['bang'] },
        B: { character: 'gregory-deck', beside: ['jourdonnais', 'lucky-duke'], life: 1, role: 'outlaw' },
        C: { role: 'outlaw' },
      },
      { ...play, deck: ['*/spades', '*/clubs'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.isOut('B')).toBe(true)
    expect(t.beside('B')).toEqual([])
  })

  test('of two ways to draw he chooses one', () => {
    const t = table(
      { A: { character: 'gregory-deck', beside: ['kit-carlson', 'pedro-ramirez'] }, B: {}, C: {} },
      { options, discard: ['saloon'] },
    )
    t.say('A', 'keep')
    expect(t.asked()).toBe('way-to-draw:A')
  })

  test('Black Jack comes on top of another way to draw', () => {
    const t = table(
      { A: { character: 'gregory-deck', beside: ['black-jack', 'pedro-ramirez'] }, B: {}, C: {} },
      { options, discard: ['saloon'], deck: ['*/hearts', 'gatling'] },
    )
    t.say('A', 'keep').say('A', 'discard')
    expect(t.hand('A')).toHaveLength(3)
    expect([t.hand('A')[0], t.hand('A')[2]]).toEqual(['saloon', 'gatling'])
    expect(t.events('shown')).toMatchObject([{ because: 'black-jack' }])
  })

  test('Bart Cassidy and El Gringo together: he says which comes first', () => {
    const t = table(
      { A: { hand: ['bang', 'saloon'] }, B: { character: 'gregory-deck', beside: ['bart-cassidy', 'el-gringo'] }, C: {} },
      { ...play, deck: ['gatling'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('next-trigger:B')
    t.say('B', 'el-gringo')
    expect(t.hand('B')).toEqual(['saloon', 'gatling'])
  })

  test('he is not asked where El Gringo takes nothing: nobody has done it, or the shooter has no cards', () => {
    const gregory = { character: 'gregory-deck', beside: ['bart-cassidy', 'el-gringo'] }
    const t = table({ A: {}, B: { ...gregory, front: ['dynamite'] }, C: {} }, { options, turn: 'B', deck: ['*/5S'] })
    expect([t.asked(), t.hand('B').length]).toEqual(['gregory-deck:B', 3])
    const u = table({ A: { hand: ['bang'] }, B: gregory, C: {} }, play)
    u.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([u.asked(), u.hand('B').length]).toEqual(['play:A', 1])
  })

  test('Suzy Lafayette and Sid Ketchum together: he pays his last two cards and draws one', () => {
    const t = table({ A: {}, B: { character: 'gregory-deck', beside: ['suzy-lafayette', 'sid-ketchum'], life: 2, hand: 2 }, C: {} }, play)
    t.say('B', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect([t.life('B'), t.hand('B').length]).toEqual([3, 1])
  })

  test('keeping them changes nothing', () => {
    const t = table({ A: { character: 'gregory-deck', beside: ['bart-cassidy', 'kit-carlson'] }, B: {}, C: {} }, { options })
    t.say('A', 'keep')
    expect(t.beside('A')).toEqual(['bart-cassidy', 'kit-carlson'])
    expect(t.asked()).toBe('put-back:A')
  })
})

describe('John Pain', () => {
  test('30. with 5 cards he takes the chosen flip, the other stays', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { character: 'lucky-duke', front: ['barrel'] }, C: { character: 'john-pain', hand: 5 } },
      { ...play, deck: ['scope', '*/hearts'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' }).say('B', 'flip', { card: '*/hearts' })
    expect(t.hand('C')).toHaveLength(6)
    expect(t.handFaces('C')[5]).toMatch(/H$/)
    expect(t.discard()[0]).toBe('scope')
  })

  test('what he flips for his own Dynamite reaches him only if he survives it', () => {
    const t = table(
      { A: { role: 'sheriff', character: 'john-pain', life: 1, front: ['dynamite'] }, B: {}, C: {} },
      { options, deck: ['*/5S'] },
    )
    expect(t.isOut('A')).toBe(true)
  })

  test('takes his own flips too, when the effect is over', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'john-pain', front: ['barrel'] }, C: {} }, { ...play, deck: ['saloon'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.hand('B')).toEqual(['saloon'])
  })

  test('several flips of one Gatling, when it is over, up to 6 cards', () => {
    const t = table(
      { A: { hand: ['gatling'] }, B: { front: ['barrel'] }, C: { character: 'jourdonnais' }, D: { character: 'john-pain', hand: 5 } },
      { ...play, deck: ['scope', 'mustang'] },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'barrel', { card: 'barrel' }).say('C', 'jourdonnais')
    expect(t.hand('D')).toHaveLength(5)
    t.say('D', 'take-it')
    expect([t.hand('D').length, t.hand('D')[5], t.discard()[0]]).toEqual([6, 'scope', 'mustang'])
  })

  test('a flip that empties the deck is not shuffled in: he gets it', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { front: ['barrel'] }, C: { character: 'john-pain' } },
      { ...play, deck: ['saloon'], deckSize: 1, discard: 3 },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect([t.hand('C'), t.deckSize]).toEqual([['saloon'], 4])
  })

  test('not with 6 cards', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { front: ['barrel'] }, C: { character: 'john-pain', hand: 6 } },
      { ...play, deck: ['saloon'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.hand('C')).toHaveLength(6)
    expect(t.discard()[0]).toBe('saloon')
  })
})

describe('Teren Kill', () => {
  test('32. not Spades: 1 life, a card, and nothing for the shooter', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', character: 'teren-kill', life: 1 }, C: {} },
      { ...play, deck: ['*/7H', 'saloon'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(1)
    expect(t.hand('B')).toEqual(['saloon'])
    expect(t.hand('A')).toEqual([])
  })

  test('33. Spades with a Beer in hand: eliminated', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', character: 'teren-kill', life: 1, hand: ['beer'] }, C: { role: 'outlaw' }, D: {} },
      { ...play, deck: ['*/spades'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.isOut('B')).toBe(true)
    expect(t.asked()).toBe('play:A')
  })

  test('a Beer that is not enough comes before the “draw!”', () => {
    const t = table(
      { A: {}, B: { role: 'outlaw', character: 'teren-kill', life: 1, hand: ['beer'], front: ['dynamite'] }, C: {}, D: {} },
      { options, turn: 'B', deck: ['*/5S', '*/hearts', 'saloon'] },
    )
    t.say('B', 'beer', { card: 'beer' })
    expect([t.life('B'), t.hand('B')[0]]).toEqual([1, 'saloon'])
  })

  test('each time anew', () => {
    const t = table(
      { A: { hand: ['bang', 'gatling'] }, B: { role: 'outlaw', character: 'teren-kill', life: 1 }, C: {} },
      { ...play, deck: ['*/hearts', 'saloon', '*/clubs', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'gatling' }).say('B', 'take-it')
    t.say('B', 'give-up')
    expect(t.life('B')).toBe(1)
  })
})

describe('Youl Grinner', () => {
  test('34. whoever has more gives one; compared once', () => {
    const t = table(
      {
        Y: { character: 'youl-grinner', hand: 2 },
        A: { hand: ['saloon', 'gatling', 'beer'] },
        B: { hand: 2 },
        C: { hand: 5 },
        D: { hand: 3 },
      },
      { options },
    )
    expect(t.asked()).toBe('youl-grinner:A')
    t.say('A', 'give', { card: 'saloon' })
    expect(t.asked()).toBe('youl-grinner:C')
    t.say('C', 'give', { card: t.hand('C')[0] })
    expect(t.asked()).toBe('youl-grinner:D')
    t.say('D', 'give', { card: t.hand('D')[0] })
    expect(t.asked()).toBe('play:Y')
    expect(t.hand('Y')).toHaveLength(2 + 3 + 2)
    expect(JSON.stringify(t.told('B'))).not.toMatch(/"saloon"/)
  })

  test('46. nobody has more: nothing is given', () => {
    const t = table({ A: { character: 'youl-grinner', hand: 5 }, B: { hand: 5 }, C: { hand: 1 } }, { options })
    expect(t.asked()).toBe('play:A')
    expect(t.hand('A')).toHaveLength(7)
  })

  test('Sid Ketchum, asked for a card, may pay his cards away first; Suzy Lafayette draws after her gift', () => {
    const sid = table({ A: { character: 'youl-grinner', hand: 1 }, B: { character: 'sid-ketchum', life: 2, hand: 2 }, C: {} }, { options })
    sid.say('B', 'sid-ketchum', { picks: [['schofield', 'schofield']] })
    expect([sid.asked(), sid.hand('A').length]).toEqual(['play:A', 3])
    const suzy = table({ A: { character: 'youl-grinner' }, B: { character: 'suzy-lafayette', hand: ['beer'] }, C: {} }, { options })
    expect([suzy.hand('A').length, suzy.hand('B').length]).toEqual([3, 1])
  })

  test('nothing in Jail', () => {
    const t = table(
      { A: {}, B: { character: 'youl-grinner', front: ['jail'] }, C: { hand: 2 } },
      { options, turn: 'B', deck: ['*/spades'] },
    )
    expect(t.hand('B')).toEqual([])
    expect(t.turn()).toBe('C')
  })
})

describe('Big Spencer', () => {
  test('35. his Missed! is refused', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { character: 'big-spencer', hand: ['missed'] }, C: {} },
      { ...play, options: { sets: ['wild-west-show', 'dodge-city'] } },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('B', 'missed', { card: 'missed' })).toMatchObject({ code: 'forbidden' })
    t.say('B', 'take-it')
    expect(t.life('B')).toBe(8)
  })

  test('45. at 3 life he keeps 3 cards', () => {
    const t = table({ A: { character: 'big-spencer', life: 3, hand: 6 }, B: {}, C: {} }, play)
    t.say('A', 'end')
    for (let i = 0; i < 3; i++) t.say('A', 'discard', { card: t.hand('A')[0] })
    expect(t.hand('A')).toHaveLength(3)
    expect(t.turn()).toBe('B')
  })
})
