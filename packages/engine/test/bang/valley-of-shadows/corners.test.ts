import { describe, expect, test } from 'vitest'
import { firstOf, handleOf, nth } from '../../../src/kernel/index.ts'
import { SEEN, valley } from './valley.ts'

const QUIET = { discard: ['saved', 'escape'] } as const

describe('Bounty', () => {
  test('in front of the shooter it pays nobody', () => {
    const t = valley({ A: { hand: ['bang'], front: ['bounty'] }, B: {}, C: {} }, SEEN)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.hand('A')]).toEqual([3, []])
  })

  test('an empty deck pays nothing', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { front: ['bounty'] }, C: {} }, { phase: 'play', deckSize: 0 })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.hand('A').length]).toEqual([3, 1])
  })

  test('Aim: one card for the hit, one card for the Shotgun, two for El Gringo', () => {
    const t = valley(
      {
        A: { hand: ['aim', 'bang', 'beer', 'scope'], front: ['shotgun'] },
        B: { character: 'el-gringo', front: ['bounty'], hand: 1 },
        C: {},
      },
      { ...SEEN, deck: ['mustang'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('B', 'take-it')
    expect(t.asked()).toBe('shotgun:B')
    t.say('B', 'discard', { card: t.handle('B', firstOf(t.hand('B'))) })
    expect([t.life('B'), t.hand('A').length, t.hand('B').length, t.asked()]).toEqual([1, 1, 2, 'play:A'])
  })
})

describe('a ghost that leaves', () => {
  test('passes the keeping of the events on', () => {
    const t = valley(
      {
        A: { hand: ['cat-balou'] },
        B: { role: 'outlaw', ghost: true, front: ['ghost'] },
        C: { role: 'renegade' },
      },
      { ...SEEN, keeper: 'B', event: 'thirst', events: ['shootout'] },
      'high-noon',
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect(t.view('A').table.keeper).toBe(t.seat('C'))
    t.say('A', 'end')
    expect([t.turn(), t.event()]).toEqual(['C', 'shootout'])
  })

  test('shows a role that was dealt anew face down', () => {
    const t = valley(
      {
        A: { hand: ['stagecoach', 'cat-balou'] },
        B: { role: 'outlaw', ghost: true, front: ['ghost'] },
        C: { role: 'renegade' },
        D: { role: 'outlaw' },
      },
      { ...SEEN, shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/hearts'] },
      'wild-west-show',
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.sees('A', 'B').role).toBeUndefined()
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect(t.isOut('B')).toBe(true)
    expect(t.sees('A', 'B').role).toBe(t.game.role(t.seat('B')))
    expect(t.events('left')).toMatchObject([{ seat: 1, role: t.game.role(t.seat('B')) }])
  })

  test('Henry Block: he shoots first, then the Ghost is taken and he is out', () => {
    const t = valley(
      { A: { hand: ['panic'] }, B: { role: 'outlaw', character: 'henry-block', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['ghost']] })
    expect([t.life('A'), t.isOut('B'), t.hand('A')]).toEqual([4, true, ['ghost']])
  })
})

describe('a ghost in play', () => {
  test('plays Saved! and is thanked', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'], hand: ['saved'] }, C: { role: 'renegade' } },
      { phase: 'play', deck: ['beer', 'scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('B', 'spare', { card: 'saved' })
    expect([t.life('C'), t.hand('B')]).toEqual([4, ['beer', 'scope']])
  })

  test('shoots back with Backfire', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'], hand: ['backfire'] }, C: { role: 'renegade' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect(t.life('A')).toBe(4)
  })

  test('nobody is asked to save him', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade', hand: ['saved'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('play:A')
  })

  test('Lemonade Jim as a ghost is offered nothing; Suzy raised draws at once', () => {
    const jim = valley(
      {
        A: { hand: ['beer'] },
        B: { role: 'outlaw', character: 'lemonade-jim', ghost: true, front: ['ghost'], hand: 2 },
        C: { role: 'renegade' },
      },
      SEEN,
    )
    expect(jim.say('A', 'play', { card: 'beer' }).asked()).toBe('play:A')
    const suzy = valley(
      { A: { hand: ['ghost'] }, B: { role: 'outlaw', character: 'suzy-lafayette', out: true }, C: { role: 'renegade' } },
      { ...SEEN, deck: ['scope'] },
    )
    suzy.say('A', 'play', { card: 'ghost', seat: 'B' })
    expect(suzy.hand('B')).toEqual(['scope'])
  })

  test('the ghost of Bill Noface counts all his life points as lost', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', character: 'bill-noface', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } },
      { ...QUIET, turn: 'B' },
      'dodge-city',
    )
    expect(t.hand('B')).toHaveLength(5)
  })
})

describe('Backfire', () => {
  test('its player dies of the shot, its shooter of the return shot: both are out, nobody is rewarded', () => {
    const t = valley(
      {
        A: { role: 'outlaw', character: 'slab-the-killer', life: 1, hand: ['bang'] },
        B: { role: 'outlaw', life: 1, hand: ['backfire'] },
        C: { role: 'sheriff' },
        D: { role: 'renegade' },
      },
      SEEN,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect([t.isOut('A'), t.isOut('B'), t.events('rewarded')]).toEqual([true, true, []])
  })

  test('it kills the shooter of a Gatling: the others are shot at all the same', () => {
    const t = valley(
      { A: { role: 'outlaw', life: 1, hand: ['gatling'] }, B: { hand: ['backfire'] }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
      { ...SEEN, deck: ['beer', 'scope', 'mustang'] },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'missed', { card: 'backfire' })
    expect([t.isOut('A'), t.life('C'), t.life('D')]).toEqual([true, 3, 3])
    expect(t.hand('B').slice(0, 3)).toEqual(['beer', 'scope', 'mustang'])
  })

  test('it kills the shooter of Fanning: the second target is shot at all the same', () => {
    const t = valley(
      { A: { role: 'outlaw', life: 1, hand: ['fanning'] }, B: { hand: ['backfire'] }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).say('B', 'missed', { card: 'backfire' })
    expect([t.isOut('A'), t.life('C')]).toEqual([true, 3])
  })

  test('against a shot that nobody fires there is no return shot', () => {
    const t = valley({ A: { hand: ['backfire'] }, B: {}, C: {} }, { ...QUIET, event: 'a-fistful-of-cards' }, 'fistful-of-cards')
    t.say('A', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([5, 4, 4])
  })

  test('used by Mick Defender to stay out of it: no return shot', () => {
    const t = valley({ A: { hand: ['indians'] }, B: { character: 'mick-defender', hand: ['backfire'] }, C: { hand: ['bang'] } }, SEEN)
    t.say('A', 'play', { card: 'indians' }).say('B', 'ignore', { card: 'backfire' })
    expect([t.life('A'), t.life('B'), t.asked()]).toEqual([5, 4, 'give-bang:C'])
  })

  test('against Henry Block’s shot: he is shot at, then the card is taken', () => {
    const t = valley({ A: { hand: ['panic', 'backfire'] }, B: { character: 'henry-block', hand: ['beer'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] }).say('A', 'missed', { card: 'backfire' })
    expect(t.asked()).toBe('shot:B')
    t.say('B', 'take-it')
    expect([t.life('A'), t.life('B'), t.hand('A')]).toEqual([5, 3, ['beer']])
  })

  test('against Evelyn: who dies of it draws nothing', () => {
    const t = valley(
      {
        A: { role: 'outlaw', character: 'evelyn-shebang', life: 1 },
        B: { hand: ['backfire'] },
        C: { role: 'renegade' },
        D: { role: 'outlaw' },
      },
      QUIET,
    )
    t.say('A', 'shoot', { picks: [['B']] }).say('B', 'missed', { card: 'backfire' })
    expect(t.isOut('A')).toBe(true)
    expect(t.hand('B')).toHaveLength(5)
  })
})

describe('Fanning', () => {
  test('Saved! and Escape answer each shot by itself', () => {
    const t = valley(
      { A: { hand: ['fanning', 'saved'] }, B: { life: 1 }, C: { hand: ['escape', 'beer'] }, D: {} },
      { phase: 'play', deck: ['scope', 'mustang'] },
    )
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect(t.asked()).toBe('spare:A+C')
    t.say('C', 'pass').say('A', 'spare', { card: 'saved' })
    expect([t.life('B'), t.hand('A'), t.asked()]).toEqual([1, ['scope', 'mustang'], 'shot:C'])
    t.say('C', 'ignore', { card: 'escape' })
    expect([t.life('C'), t.hand('C')]).toEqual([4, ['beer']])
  })

  test('a ghost may be either target', () => {
    const t = valley(
      { A: { hand: ['fanning'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect([t.life('B'), t.life('C'), t.events('wounded').length]).toEqual([0, 3, 1])
  })
})

describe('Saved!', () => {
  test('Aim at two life points: one is lost, and Bart Cassidy draws one', () => {
    const t = valley(
      { A: { hand: ['aim', 'bang'] }, B: { character: 'bart-cassidy', life: 2 }, C: { hand: ['saved'] } },
      { phase: 'play', deck: ['scope', 'beer', 'mustang'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('C', 'spare', { card: 'saved' })
    expect([t.life('B'), t.hand('B')]).toEqual([1, ['scope']])
    t.say('C', 'hand', { seat: 'B' })
    expect([t.hand('B'), t.hand('C')]).toEqual([[], ['scope']])
  })

  test('with both piles empty it brings what there is', () => {
    const t = valley({ A: { hand: ['bang'] }, B: { hand: ['saved'] }, C: {} }, { phase: 'play', deckSize: 0 })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('B', 'spare', { card: 'saved' })
    expect([t.life('C'), t.hand('B').length]).toEqual([4, 2])
  })

  test('who saves a shooter whom Backfire would kill', () => {
    const t = valley(
      { A: { life: 1, hand: ['bang'] }, B: { hand: ['backfire', 'saved'] }, C: {} },
      { phase: 'play', deck: ['scope', 'beer'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' }).say('B', 'spare', { card: 'saved' })
    expect([t.life('A'), t.hand('B')]).toEqual([1, ['scope', 'beer']])
  })

  test('Russian Roulette: one point less', () => {
    const t = valley(
      { A: {}, B: {}, C: { hand: ['saved'] } },
      { turn: 'C', phase: 'play', event: 'ambush', events: ['russian-roulette'], deck: ['scope', 'beer'] },
      'fistful-of-cards',
    )
    t.say('C', 'end').say('C', 'spare', { card: 'saved' })
    expect([t.life('A'), t.hand('C')]).toEqual([4, ['scope', 'beer']])
  })
})

describe('Henry Block', () => {
  test('the Sheriff who shoots his Deputy so discards everything', () => {
    const t = valley(
      {
        A: { role: 'sheriff', character: 'henry-block', hand: ['beer'], front: ['mustang'] },
        B: { role: 'deputy', life: 1, hand: ['cat-balou'] },
        C: { role: 'renegade' },
        D: { role: 'outlaw' },
      },
      { ...SEEN, turn: 'B' },
    )
    t.say('B', 'play', { card: 'cat-balou', seat: 'A', picks: [['mustang']] })
    expect([t.isOut('B'), t.hand('A'), t.front('A')]).toEqual([true, [], []])
  })

  test('Flint Westwood: a shot before each card', () => {
    const t = valley(
      { A: { character: 'flint-westwood', hand: ['scope'] }, B: { character: 'henry-block', hand: 3 }, C: {} },
      SEEN,
      'wild-west-show',
    )
    t.say('A', 'flint-westwood', { seat: 'B', picks: [['scope']] })
    t.say('A', 'take-it').say('A', 'take-it')
    expect([t.life('A'), t.hand('A').length, t.hand('B').length]).toEqual([3, 2, 2])
  })

  test('Ricochet at his card: he may cancel it, else he shoots first', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { character: 'henry-block', front: ['mustang'] }, C: {} },
      { ...SEEN, event: 'ricochet' },
      'fistful-of-cards',
    )
    t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['mustang']] })
    expect([t.life('A'), t.front('B')]).toEqual([4, []])
  })

  test('Vera Custer with his ability shoots too', () => {
    const t = valley(
      { A: { hand: ['cat-balou'] }, B: { character: 'vera-custer', copies: ['henry-block'], front: ['mustang'] }, C: {} },
      SEEN,
      'dodge-city',
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
    expect([t.life('A'), t.front('B')]).toEqual([4, []])
  })

  test('Escape instead: no card is taken and nobody is shot at', () => {
    const t = valley({ A: { hand: ['panic'] }, B: { character: 'henry-block', hand: ['escape', 'beer'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] }).say('B', 'ignore', { card: 'escape' })
    expect([t.life('A'), t.hand('B')]).toEqual([5, ['beer']])
  })
})

describe('copied abilities', () => {
  test('Vera Custer as Mick Defender, as Colorado Bill, as Lemonade Jim', () => {
    const mick = valley(
      { A: { hand: ['duel'] }, B: { character: 'vera-custer', copies: ['mick-defender'], hand: ['missed'] }, C: {} },
      SEEN,
      'dodge-city',
    )
    mick.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'ignore', { card: 'missed' })
    expect([mick.life('B'), mick.asked()]).toEqual([3, 'play:A'])
    const bill = valley(
      { A: { character: 'vera-custer', hand: ['bang'] }, B: { character: 'colorado-bill', hand: ['missed'] }, C: {} },
      { ...SEEN, deck: ['*/KS'] },
      'dodge-city',
    )
    bill.say('A', 'copy', { seat: 'B' }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect(bill.life('B')).toBe(3)
    const jim = valley(
      {
        A: { hand: ['beer'] },
        B: { character: 'vera-custer', copies: ['lemonade-jim'], life: 2, hand: ['scope'] },
        C: { character: 'lemonade-jim', life: 2, hand: ['mustang'] },
      },
      SEEN,
      'dodge-city',
    )
    jim.say('A', 'play', { card: 'beer' }).say('B', 'discard', { card: 'scope' }).say('C', 'discard', { card: 'mustang' })
    expect([jim.life('B'), jim.life('C')]).toEqual([3, 3])
  })

  test('Colorado Bill with Lucky Duke’s ability chooses between two flips', () => {
    const t = valley(
      { A: { character: 'colorado-bill', copies: ['lucky-duke'], hand: ['bang'] }, B: { hand: ['missed'] }, C: {} },
      { ...SEEN, deck: ['*/hearts', '*/KS'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('flip:A')
  })

  test('Black Flower twice: two uses', () => {
    const t = valley(
      { A: { character: 'black-flower', copies: ['black-flower'], hand: ['schofield/JC', 'schofield/QC', 'backfire'] }, B: {}, C: {} },
      SEEN,
    )
    t.say('A', 'black-flower', { card: 'schofield/JC', seat: 'B' }).say('A', 'black-flower', { card: 'schofield/QC', seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.refused('A', 'black-flower', { card: 'backfire', seat: 'B' }).code).toBe('once-a-turn')
  })
})

describe('Hangover', () => {
  test('Black Flower, Der Spot, Tuco, Evelyn and Jim are ordinary people', () => {
    const quiet = { ...QUIET, event: 'hangover' }
    const tuco = valley({ A: { character: 'tuco-franziskaner' }, B: {}, C: {} }, quiet, 'high-noon')
    expect(tuco.hand('A')).toHaveLength(2)
    const evelyn = valley({ A: { character: 'evelyn-shebang' }, B: {}, C: {} }, quiet, 'high-noon')
    expect(evelyn.asked()).toBe('play:A')
    const jim = valley(
      { A: { hand: ['beer'] }, B: { character: 'lemonade-jim', life: 1, hand: 2 }, C: {} },
      { ...SEEN, event: 'hangover' },
      'high-noon',
    )
    expect(jim.say('A', 'play', { card: 'beer' }).asked()).toBe('play:A')
    const bill = valley(
      { A: { character: 'colorado-bill', hand: ['bang'] }, B: { hand: ['missed'] }, C: {} },
      { ...SEEN, event: 'hangover', deck: ['*/KS'] },
      'high-noon',
    )
    bill.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(bill.asked()).toBe('shot:B')
  })
})

describe('empty piles', () => {
  test('Colorado Bill flips the BANG! he has just played; a Rattlesnake finds no card and does not bite', () => {
    const bill = valley(
      { A: { character: 'colorado-bill', hand: ['bang/2D'] }, B: { hand: ['missed'] }, C: {} },
      { phase: 'play', deckSize: 0 },
    )
    bill.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(bill.asked()).toBe('shot:B')
    const snake = valley({ A: {}, B: { front: ['rattlesnake'] }, C: {} }, { turn: 'B', deckSize: 0 })
    expect([snake.life('B'), snake.front('B')]).toEqual([4, ['rattlesnake']])
  })
})

describe('one’s own cards', () => {
  test('Escape from one’s own General Store and Tornado', () => {
    const store = valley({ A: { hand: ['general-store', 'escape'] }, B: {}, C: {} }, { phase: 'play', deck: ['beer', 'scope', 'mustang'] })
    store.say('A', 'play', { card: 'general-store' }).say('A', 'ignore', { card: 'escape' }).say('B', 'take', { card: 'beer' })
    store.say('C', 'take', { card: 'scope' })
    expect([store.hand('A'), store.discard()[0]]).toEqual([[], 'mustang'])
    const wind = valley({ A: { hand: ['tornado', 'escape', 'beer'] }, B: {}, C: {} }, { phase: 'play' })
    wind.say('A', 'play', { card: 'tornado' }).say('A', 'ignore', { card: 'escape' })
    expect(wind.hand('A')).toEqual(['beer'])
  })

  test('who dies of his own Bandidos: the others are robbed all the same, and nobody did it', () => {
    const t = valley(
      { A: { role: 'outlaw', life: 1, hand: ['bandidos'] }, B: { hand: 2 }, C: { role: 'renegade', life: 1 }, D: { role: 'outlaw' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'bandidos' }).say('B', 'lose')
    expect([t.isOut('A'), t.isOut('C'), t.life('D')]).toEqual([true, true, 3])
    expect(t.events('rewarded')).toEqual([])
  })
})

describe('LeMat', () => {
  test('any card goes with Aim; Aim itself may be the BANG!', () => {
    const t = valley({ A: { front: ['lemat'], hand: ['beer', 'aim'] }, B: {}, C: {} }, SEEN)
    expect(t.can('A', 'as-bang', { card: 'aim', seat: 'B' })).toBe(true)
    t.say('A', 'as-bang', { card: 'beer', seat: 'B', picks: [['aim']] })
    expect([t.life('B'), t.hand('A')]).toEqual([2, []])
  })

  test('no Lemonade for a Beer that is a BANG!', () => {
    const t = valley({ A: { front: ['lemat'], hand: ['beer'] }, B: {}, C: { character: 'lemonade-jim', life: 1, hand: 2 } }, SEEN)
    expect(t.say('A', 'as-bang', { card: 'beer', seat: 'B' }).asked()).toBe('play:A')
  })
})

describe('Black Flower', () => {
  test('Aim goes with her Clubs, and may be the Clubs itself', () => {
    const t = valley({ A: { character: 'black-flower', hand: ['schofield/JC', 'aim'] }, B: {}, C: {} }, { ...SEEN, bangsPlayed: 1 })
    expect(t.can('A', 'black-flower', { card: 'aim', seat: 'B' })).toBe(true)
    t.say('A', 'black-flower', { card: 'schofield', seat: 'B', picks: [['aim']] })
    expect([t.life('B'), t.hand('A')]).toEqual([2, []])
  })

  test('Slab’s ability and a Shotgun count for it', () => {
    const t = valley(
      {
        A: { character: 'black-flower', copies: ['slab-the-killer'], front: ['shotgun'], hand: ['schofield/JC'] },
        B: { hand: ['missed', 'beer', 'scope'] },
        C: {},
      },
      SEEN,
    )
    t.say('A', 'black-flower', { card: 'schofield', seat: 'B' }).say('B', 'missed', { card: 'missed' }).say('B', 'take-it')
    expect([t.life('B'), t.asked()]).toEqual([3, 'shotgun:B'])
  })
})

describe('Aim', () => {
  test('with a Missed! of Calamity Janet; not with the pair of a Sniper', () => {
    const janet = valley({ A: { character: 'calamity-janet', hand: ['missed', 'aim'] }, B: {}, C: {} }, SEEN)
    janet.say('A', 'as-bang', { card: 'missed', seat: 'B', picks: [['aim']] })
    expect(janet.life('B')).toBe(2)
    const pair = valley({ A: { hand: ['bang', 'bang', 'aim'] }, B: {}, C: {} }, { ...SEEN, event: 'sniper' }, 'fistful-of-cards')
    const held = pair.game.hand(pair.seat('A')).map((card) => pair.game.handle(card))
    pair.say('A', 'sniper', { card: nth(held, 0), seat: 'B', picks: [[nth(held, 1)]] })
    expect([pair.life('B'), pair.hand('A')]).toEqual([3, ['aim']])
  })

  test('is refused under Handcuffs unless its suit was named', () => {
    const t = valley(
      { A: { hand: ['bang/2D', 'aim'] }, B: {}, C: {} },
      { ...QUIET, event: 'handcuffs', deck: ['scope', 'mustang'], options: { highNoonExtras: true } },
      'high-noon',
    )
    t.say('A', 'diamonds')
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(true)
    expect(t.can('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })).toBe(false)
  })
})

describe('Der Spot-Burst Ringer', () => {
  test('the suit is the card’s: Apache Kid is safe from Diamonds', () => {
    const t = valley(
      { A: { character: 'der-spot-burst-ringer', hand: ['bang/2D'] }, B: { character: 'apache-kid' }, C: {} },
      SEEN,
      'dodge-city',
    )
    t.say('A', 'der-spot-burst-ringer', { card: 'bang' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
    expect(t.events('unaffected')).toHaveLength(1)
  })
})

describe('Tuco Franziskaner', () => {
  test('green cards do not count, a blank blue one does', () => {
    const green = valley({ A: { character: 'tuco-franziskaner', front: ['sombrero'] }, B: {}, C: {} }, QUIET, 'dodge-city')
    expect(green.hand('A')).toHaveLength(4)
    const blank = valley(
      { A: { character: 'tuco-franziskaner', front: ['mustang'] }, B: {}, C: {} },
      { ...QUIET, event: 'lasso' },
      'fistful-of-cards',
    )
    expect(blank.hand('A')).toHaveLength(2)
  })
})

describe('Poker', () => {
  test('the rank is the printed one, and two may be fewer than were bet', () => {
    const t = valley(
      { A: { hand: ['poker'] }, B: { hand: ['tornado'] }, C: { hand: ['beer'] } },
      { ...SEEN, event: 'blessing' },
      'high-noon',
    )
    t.say('A', 'play', { card: 'poker' })
    expect([t.hand('A'), t.asked()]).toEqual([[], 'play:A'])
  })

  test('everybody escapes: nothing lies open', () => {
    const t = valley({ A: { hand: ['poker'] }, B: { hand: ['escape'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'poker' }).say('B', 'ignore', { card: 'escape' })
    expect([t.asked(), t.row()]).toEqual(['play:A', []])
  })
})

describe('with other sets', () => {
  test('Ricochet: Backfire saves the card, and nobody is shot at', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { hand: ['backfire'], front: ['mustang'] }, C: {} },
      { ...SEEN, event: 'ricochet' },
      'fistful-of-cards',
    )
    t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['mustang']] }).say('B', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.front('B')]).toEqual([5, ['mustang']])
  })

  test('Showdown: a real BANG! is the Missed! card Mick Defender needs', () => {
    const t = valley(
      { A: { hand: ['duel'] }, B: { character: 'mick-defender', hand: ['bang'] }, C: {} },
      { ...SEEN, show: 'showdown' },
      'wild-west-show',
    )
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'ignore', { card: 'bang' })
    expect([t.life('B'), t.asked()]).toEqual([4, 'play:A'])
  })

  test('Dorothy Rage: the second target of a Fanning belongs to the order', () => {
    const t = valley({ A: {}, B: { hand: ['fanning'] }, C: {}, D: {} }, { ...SEEN, show: 'dorothy-rage' }, 'wild-west-show')
    const fanning = handleOf(t.game.mixture.names.indexOf('fanning'))
    t.say('A', 'dorothy-rage', { seat: 'B', picks: [[fanning], [fanning], ['C']] })
    t.say('B', 'obey', { card: 'fanning' })
    expect([t.life('C'), t.life('D'), t.turn()]).toEqual([3, 3, 'A'])
  })

  test('Dorothy Rage: who plays Panic! on Henry Block is shot at, not who ordered it', () => {
    const t = valley(
      { A: {}, B: { hand: ['panic'] }, C: { character: 'henry-block', front: ['scope'] } },
      { ...SEEN, show: 'dorothy-rage' },
      'wild-west-show',
    )
    const panic = handleOf(t.game.mixture.names.indexOf('panic'))
    t.say('A', 'dorothy-rage', { seat: 'B', picks: [[panic], [panic], ['C']] })
    t.say('B', 'obey', { card: 'panic' })
    expect([t.life('A'), t.life('B'), t.hand('B')]).toEqual([5, 3, ['scope']])
  })

  test('Miss Susanna counts a Saved! of one’s own turn', () => {
    const t = valley({ A: { hand: ['bang', 'saved'] }, B: {}, C: {} }, { phase: 'play', show: 'miss-susanna' }, 'wild-west-show')
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'spare', { card: 'saved' })
    expect(t.game.cardsPlayed).toBe(2)
  })

  test('Teren Kill survives by his “draw!”: whoever saved him a point is thanked', () => {
    const t = valley(
      { A: { hand: ['aim', 'bang'] }, B: { character: 'teren-kill', life: 1 }, C: { hand: ['saved'] } },
      { phase: 'play', deck: ['*/hearts', 'scope', 'mustang', 'barrel'] },
      'wild-west-show',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('C', 'spare', { card: 'saved' })
    expect([t.life('B'), t.asked()]).toEqual([1, 'saved-reward:C'])
  })

  test('Bone Orchard leaves a card-ghost as he is', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } },
      { ...SEEN, show: 'bone-orchard' },
      'wild-west-show',
    )
    t.say('A', 'end')
    expect([t.turn(), t.life('B'), t.hand('B').length]).toEqual(['B', 0, 2])
  })

  test('Vera Custer copies Evelyn and shoots in the same turn', () => {
    const t = valley({ A: { character: 'vera-custer' }, B: { character: 'evelyn-shebang' }, C: {} }, QUIET, 'dodge-city')
    t.say('A', 'copy', { seat: 'B' })
    expect(t.asked()).toBe('evelyn-shebang:A')
    t.say('A', 'shoot', { picks: [['B', 'C']] })
    expect([t.life('B'), t.life('C'), t.hand('A')]).toEqual([3, 3, []])
  })

  test('two who have Henry Block’s ability in one Brawl', () => {
    const t = valley(
      {
        A: { hand: ['brawl', 'beer'] },
        B: { character: 'henry-block', front: ['mustang'] },
        C: { character: 'vera-custer', copies: ['henry-block'], front: ['barrel'] },
        D: { front: ['scope'] },
      },
      SEEN,
      'dodge-city',
    )
    t.say('A', 'play', {
      card: 'brawl',
      picks: [['beer'], [t.handle('B', 'mustang')], [t.handle('C', 'barrel')], [t.handle('D', 'scope')]],
    })
    expect([t.life('A'), t.front('B'), t.front('C'), t.front('D')]).toEqual([3, [], [], []])
  })
})
