import { describe, expect, test } from 'vitest'
import { firstOf } from '../../../src/kernel/index.ts'
import { SEEN, valley } from './valley.ts'

const QUIET = { discard: ['saved', 'escape'] } as const

describe('with events', () => {
  test('Lasso: no bite, no LeMat, no Bounty, but the ghost stays', () => {
    const t = valley(
      {
        A: { front: ['rattlesnake', 'lemat'], hand: ['beer', 'bang'] },
        B: { front: ['bounty'] },
        C: { role: 'outlaw', ghost: true, front: ['ghost'] },
        D: { role: 'renegade' },
      },
      { ...QUIET, event: 'lasso', deck: ['scope', 'mustang', '*/KS'] },
      'fistful-of-cards',
    )
    expect(t.events('checked')).toEqual([])
    expect(t.can('A', 'as-bang', { card: 'beer', seat: 'B' })).toBe(false)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.hand('A')).toEqual(['beer', 'scope', 'mustang'])
    expect([t.life('B'), t.isOut('C')]).toEqual([3, false])
  })

  test('The Judge: no Ghost from the hand', () => {
    const t = valley(
      { A: { hand: ['ghost'] }, B: { role: 'outlaw', out: true }, C: { role: 'renegade' } },
      { ...SEEN, event: 'the-judge' },
      'fistful-of-cards',
    )
    expect(t.refused('A', 'play', { card: 'ghost', seat: 'B' })).toMatchObject({ code: 'forbidden', facts: { source: 'the-judge' } })
  })

  test('Thirst: Tuco draws three, Evelyn may give up one card', () => {
    const tuco = valley({ A: { character: 'tuco-franziskaner' }, B: {}, C: {} }, { ...QUIET, event: 'thirst' }, 'high-noon')
    expect(tuco.hand('A')).toHaveLength(3)
    const evelyn = valley({ A: { character: 'evelyn-shebang' }, B: {}, C: {} }, { ...QUIET, event: 'thirst' }, 'high-noon')
    expect(evelyn.can('A', 'shoot', { picks: [['B', 'C']] })).toBe(false)
    evelyn.say('A', 'shoot', { picks: [['B']] })
    expect([evelyn.life('B'), evelyn.hand('A')]).toEqual([3, []])
  })

  test('Curse: Colorado Bill always hits; Blessing: Black Flower has no Clubs', () => {
    const bill = valley(
      { A: { character: 'colorado-bill', hand: ['bang'] }, B: { hand: ['missed'] }, C: {} },
      { ...SEEN, event: 'curse', deck: ['*/hearts'] },
      'high-noon',
    )
    bill.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(bill.life('B')).toBe(3)
    const flower = valley(
      { A: { character: 'black-flower', hand: ['schofield/JC'] }, B: {}, C: {} },
      { ...SEEN, event: 'blessing' },
      'high-noon',
    )
    expect(flower.refused('A', 'black-flower', { card: 'schofield', seat: 'B' }).code).toBe('wrong-suit')
  })

  test('Ghost Town leaves a card-ghost alone: he draws two and stays', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } },
      { ...QUIET, turn: 'B', event: 'ghost-town' },
      'high-noon',
    )
    expect(t.hand('B')).toHaveLength(2)
    t.say('B', 'end')
    while (t.asked() === 'discard:B') t.say('B', 'discard', { card: t.handle('B', firstOf(t.hand('B'))) })
    expect([t.isOut('B'), t.turn()]).toEqual([false, 'C'])
  })

  test('Hangover: no ability works', () => {
    const t = valley(
      {
        A: { hand: ['cat-balou'] },
        B: { character: 'henry-block', front: ['mustang'] },
        C: { character: 'mick-defender', hand: ['missed'] },
      },
      { ...SEEN, event: 'hangover' },
      'high-noon',
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
    expect([t.life('A'), t.front('B')]).toEqual([5, []])
  })
})

describe('with show cards', () => {
  test('Showdown: Der Spot takes any card but a real BANG!, and a converted card pays a Bounty', () => {
    const t = valley(
      { A: { character: 'der-spot-burst-ringer', hand: ['beer', 'bang', 'scope'] }, B: { front: ['bounty'] }, C: {} },
      { ...SEEN, show: 'showdown', deck: ['mustang'] },
      'wild-west-show',
    )
    expect(t.refused('A', 'der-spot-burst-ringer', { card: 'bang' }).code).toBe('forbidden')
    t.say('A', 'der-spot-burst-ringer', { card: 'beer' }).say('A', 'as-bang', { card: 'scope', seat: 'B' })
    expect([t.life('B'), t.life('C'), t.hand('A')]).toEqual([2, 3, ['bang', 'mustang']])
  })

  test('Miss Susanna counts Aim and the BANG! it goes with as two cards', () => {
    const t = valley({ A: { hand: ['aim', 'bang', 'scope'] }, B: {}, C: {} }, { ...SEEN, show: 'miss-susanna' }, 'wild-west-show')
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
      .say('A', 'play', { card: 'scope' })
      .say('A', 'end')
    expect(t.life('A')).toBe(5)
  })
})

describe('with Dodge City', () => {
  test('Belle Star’s turn: a Bounty in front of another is off', () => {
    const t = valley({ A: { character: 'belle-star', hand: ['bang'] }, B: { front: ['bounty'] }, C: {} }, SEEN, 'dodge-city')
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.life('B'), t.hand('A')]).toEqual([3, []])
  })

  test('Belle Star’s turn: a ghost stays although his Ghost is off', () => {
    const t = valley(
      { A: { character: 'belle-star' }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } },
      SEEN,
      'dodge-city',
    )
    expect(t.isOut('B')).toBe(false)
  })

  test('Vera Custer may copy the ability of a ghost', () => {
    const t = valley(
      {
        A: { character: 'vera-custer' },
        B: { role: 'outlaw', character: 'tuco-franziskaner', ghost: true, front: ['ghost'] },
        C: { role: 'renegade' },
      },
      QUIET,
      'dodge-city',
    )
    expect(t.asked()).toBe('copy-ability:A')
    expect(t.options('A')).toContain('copy > B')
  })

  test('Apache Kid is unaffected by a Tomahawk of Diamonds', () => {
    const t = valley({ A: { hand: ['tomahawk'] }, B: { character: 'apache-kid' }, C: {} }, SEEN, 'dodge-city')
    t.say('A', 'play', { card: 'tomahawk', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.events('unaffected')).toMatchObject([{ seat: 1, card: 'tomahawk' }])
  })

  test('Molly Stark draws for a Backfire in the turn of another', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { character: 'molly-stark', hand: ['backfire'] }, C: {} },
      { ...SEEN, deck: ['scope'] },
      'dodge-city',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect(t.hand('B')).toEqual(['scope'])
    expect(t.life('A')).toBe(4)
  })
})

describe('Fanning', () => {
  test('Ambush: anybody is near the first target, but not behind a Mustang', () => {
    const t = valley(
      { A: { hand: ['fanning'] }, B: {}, C: {}, D: { front: ['mustang'] }, E: {}, F: {} },
      { ...SEEN, event: 'ambush' },
      'fistful-of-cards',
    )
    expect(t.can('A', 'play', { card: 'fanning', seat: 'B', picks: [['D']] })).toBe(false)
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['E']] })
    expect([t.life('B'), t.life('E')]).toEqual([3, 3])
  })

  test('fired by Belle Star: neither the Scope of the first target nor the Mustang of the second works', () => {
    const t = valley(
      { A: { character: 'belle-star', hand: ['fanning'] }, B: { front: ['scope'] }, C: { front: ['mustang'] }, D: {}, E: {} },
      SEEN,
      'dodge-city',
    )
    expect(t.can('A', 'play', { card: 'fanning', seat: 'B', picks: [['D']] })).toBe(false)
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
  })
})

test('Wild West Show: Bandidos that take everybody with their last life point leave no winner', () => {
  const t = valley(
    { A: { life: 1, hand: ['bandidos'] }, B: { life: 1 }, C: { life: 1 } },
    { ...SEEN, show: 'wild-west-show' },
    'wild-west-show',
  )
  t.say('A', 'play', { card: 'bandidos' })
  expect([t.over, t.winners()]).toEqual(['nobody', []])
})

test('Law of the West: what may be played must be played, useful or not; what only answers, or needs a BANG!, not', () => {
  const isOwed = (card: string) => {
    const t = valley(
      { A: {}, B: {}, C: {} },
      { ...QUIET, discard: [], event: 'law-of-the-west', deck: ['barrel', card] },
      'fistful-of-cards',
    )
    return !t.can('A', 'end')
  }
  const owed = ['ghost', 'bounty', 'rattlesnake', 'lemat', 'shotgun', 'poker', 'tornado', 'bandidos', 'last-call', 'fanning', 'tomahawk']
  expect(owed.filter((card) => !isOwed(card))).toEqual([])
  expect(['aim', 'saved', 'escape', 'backfire'].filter(isOwed)).toEqual([])
})

test('Calamity Janet: Backfire is no BANG! card', () => {
  const t = valley({ A: { character: 'calamity-janet', hand: ['backfire'] }, B: {}, C: {} }, SEEN)
  expect(t.refused('A', 'as-bang', { card: 'backfire', seat: 'B' }).code).toBe('not-a-bang')
})
