import { describe, expect, test } from 'vitest'
import { SEEN, valley } from './valley.ts'

describe('Escape', () => {
  test('10. Indians!: only its player is spared', () => {
    const t = valley(
      { A: { hand: ['indians'] }, B: {}, C: { hand: ['escape'] }, D: { hand: ['bang'] } },
      { phase: 'play', discard: ['saved'] },
    )
    t.say('A', 'play', { card: 'indians' }).say('C', 'ignore', { card: 'escape' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 4])
    expect(t.asked()).toBe('give-bang:D')
  })

  test('11. not against Jail, nor against a BANG! card, but against Springfield', () => {
    const jail = valley({ A: { hand: ['jail'] }, B: { hand: ['escape'] }, C: {} }, { phase: 'play' })
    jail.say('A', 'play', { card: 'jail', seat: 'B' })
    expect(jail.refused('B', 'ignore', { card: 'escape' }).code).toBe('not-asked')
    const bang = valley({ A: { hand: ['bang'] }, B: { hand: ['escape'] }, C: {} }, { phase: 'play' })
    bang.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(bang.refused('B', 'ignore', { card: 'escape' })).toMatchObject({ code: 'no-escape', facts: { card: 'escape' } })
    const rifle = valley({ A: { hand: ['springfield', 'scope'] }, B: { hand: ['escape'] }, C: {} }, { phase: 'play' }, 'dodge-city')
    rifle.say('A', 'play', { card: 'springfield', seat: 'B', picks: [['scope']] }).say('B', 'ignore', { card: 'escape' })
    expect(rifle.life('B')).toBe(4)
  })

  test('a Duel only before the first answer', () => {
    const t = valley({ A: { hand: ['duel', 'bang'] }, B: { hand: ['escape', 'bang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    expect(t.can('B', 'ignore', { card: 'escape' })).toBe(true)
    t.say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'bang' })
    expect(t.refused('B', 'ignore', { card: 'escape' }).code).toBe('no-escape')
  })

  test('Panic! and Cat Balou take nothing', () => {
    const t = valley({ A: { hand: ['panic', 'cat-balou'] }, B: { hand: ['escape'], front: ['mustang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
    expect(t.asked()).toBe('ignore:B')
    t.say('B', 'ignore', { card: 'escape' })
    expect(t.front('B')).toEqual(['mustang'])
  })

  test('or they do, if its player lets them', () => {
    const t = valley({ A: { hand: ['cat-balou'] }, B: { hand: ['escape'], front: ['mustang'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] }).say('B', 'let-it')
    expect(t.front('B')).toEqual([])
    expect(t.hand('B')).toEqual(['escape'])
  })

  test('General Store: no card for him, and the one left over is discarded', () => {
    const t = valley(
      { A: { hand: ['general-store'] }, B: { hand: ['escape'] }, C: {} },
      { phase: 'play', deck: ['beer', 'scope', 'mustang'] },
    )
    t.say('A', 'play', { card: 'general-store' })
      .say('A', 'take', { card: 'beer' })
      .say('B', 'ignore', { card: 'escape' })
      .say('C', 'take', { card: 'scope' })
    expect([t.hand('A'), t.hand('B'), t.hand('C')]).toEqual([['beer'], [], ['scope']])
    expect(t.discard()[0]).toBe('mustang')
    expect(t.row()).toEqual([])
  })

  test('General Store: whoever chooses a card is asked only once; who gets the last one has a window', () => {
    const t = valley(
      { A: { hand: ['general-store'] }, B: { hand: 1 }, C: { hand: ['escape'] } },
      { phase: 'play', deck: ['beer', 'scope', 'mustang'] },
    )
    t.say('A', 'play', { card: 'general-store' }).say('A', 'take', { card: 'beer' })
    expect(t.asked()).toBe('general-store:B')
    t.say('B', 'take', { card: 'scope' })
    expect(t.asked()).toBe('ignore:C')
    t.say('C', 'let-it')
    expect([t.hand('B').length, t.hand('C')]).toEqual([2, ['escape', 'mustang']])
  })

  test('both shots of Fanning and the Tomahawk', () => {
    const t = valley({ A: { hand: ['fanning', 'tomahawk'] }, B: {}, C: { hand: ['escape'] } }, { phase: 'play', discard: ['saved'] })
    t.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).say('C', 'ignore', { card: 'escape' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 4])
    const axe = valley({ A: { hand: ['tomahawk'] }, B: {}, C: { hand: ['escape'] } }, { phase: 'play' })
    axe.say('A', 'play', { card: 'tomahawk', seat: 'C' }).say('C', 'ignore', { card: 'escape' })
    expect(axe.life('C')).toBe(4)
  })

  test('interactions 13. against a Gatling in a group: only that player is skipped', () => {
    const t = valley({ A: { hand: ['gatling'] }, B: {}, C: { hand: ['escape'] }, D: {} }, { phase: 'play', discard: ['saved'] })
    t.say('A', 'play', { card: 'gatling' }).say('C', 'ignore', { card: 'escape' })
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 4, 3])
  })

  test('not once another answer was given', () => {
    const t = valley(
      { A: { hand: ['gatling'] }, B: { front: ['barrel'], hand: ['escape'] }, C: {} },
      { phase: 'play', discard: ['saved'], deck: ['*/spades'] },
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.refused('B', 'ignore', { card: 'escape' }).code).toBe('no-escape')
  })

  test('nobody is asked when everybody sees where it lies', () => {
    const t = valley({ A: { hand: ['cat-balou'] }, B: { hand: 2, front: ['mustang'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
    expect(t.asked()).toBe('play:A')
  })

  test('he is asked whether he holds it or not', () => {
    const t = valley({ A: { hand: ['cat-balou'] }, B: { hand: 2, front: ['mustang'] }, C: { hand: ['escape'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['mustang']] })
    expect(t.asked()).toBe('ignore:B')
    expect(t.options('B')).toEqual(['let-it'])
  })
})

describe('Mick Defender', () => {
  test('38. a Missed! against a Duel', () => {
    const t = valley({ A: { hand: ['duel'] }, B: { character: 'mick-defender', hand: ['missed', 'bang'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'ignore', { card: 'missed' })
    expect([t.life('A'), t.life('B'), t.asked()]).toEqual([5, 4, 'play:A'])
    expect(t.events('unaffected')).toMatchObject([{ seat: 1, card: 'duel', because: 'mick-defender' }])
  })

  test('53. not against a Rattlesnake: it is blue', () => {
    const t = valley({ A: { hand: ['rattlesnake'] }, B: { character: 'mick-defender', hand: ['missed'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'rattlesnake', seat: 'B' })
    expect(t.refused('B', 'ignore', { card: 'missed' }).code).toBe('not-asked')
    expect(t.front('B')).toEqual(['rattlesnake'])
  })

  test('54. a Brawl: he keeps his cards, the others lose theirs', () => {
    const t = valley(
      { A: { hand: ['brawl', 'scope'] }, B: { character: 'mick-defender', hand: ['missed', 'beer'] }, C: { hand: ['bang'] } },
      SEEN,
      'dodge-city',
    )
    t.say('A', 'play', { card: 'brawl', picks: [['scope']] }).say('B', 'ignore', { card: 'missed' })
    expect([t.hand('B'), t.hand('C')]).toEqual([['beer'], []])
  })

  test('a BANG! card is nothing he can ignore, and a Barrel or Dodge no Missed! card', () => {
    const bang = valley({ A: { hand: ['bang'] }, B: { character: 'mick-defender', hand: ['missed'] }, C: {} }, SEEN)
    bang.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(bang.refused('B', 'ignore', { card: 'missed' }).code).toBe('no-escape')
    const dodge = valley({ A: { hand: ['duel'] }, B: { character: 'mick-defender', hand: ['dodge'] }, C: {} }, SEEN, 'dodge-city')
    dodge.say('A', 'play', { card: 'duel', seat: 'B' })
    expect(dodge.refused('B', 'ignore', { card: 'dodge' }).code).toBe('no-escape')
  })
})

describe('Saved!', () => {
  test('25. two random cards of the saved player’s hand', () => {
    const t = valley(
      { A: { hand: ['bang'] }, B: { hand: ['saved'] }, C: { life: 1, hand: ['scope', 'mustang', 'beer'] } },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'take-it').say('B', 'spare', { card: 'saved' })
    expect(t.asked()).toBe('saved-reward:B')
    t.say('B', 'hand', { seat: 'C' })
    expect([t.life('C'), t.hand('C').length, t.hand('B').length]).toEqual([1, 1, 2])
    expect(t.asked()).toBe('play:A')
  })

  test('25. or two from the deck; fewer if he has fewer', () => {
    const deck = valley({ A: { hand: ['bang'] }, B: { hand: ['saved'] }, C: { life: 1 } }, { phase: 'play', deck: ['beer', 'scope'] })
    deck.say('A', 'play', { card: 'bang', seat: 'C' }).say('B', 'spare', { card: 'saved' })
    expect(deck.hand('B')).toEqual(['beer', 'scope'])
    const few = valley({ A: { hand: ['bang'] }, B: { hand: ['saved'] }, C: { hand: 1 } }, { phase: 'play' })
    few
      .say('A', 'play', { card: 'bang', seat: 'C' })
      .say('C', 'take-it')
      .say('B', 'spare', { card: 'saved' })
      .say('B', 'hand', { seat: 'C' })
    expect([few.hand('B').length, few.hand('C').length]).toEqual([1, 0])
  })

  test('26. by the shooter himself', () => {
    const t = valley({ A: { hand: ['bang', 'saved'] }, B: {}, C: {} }, { phase: 'play', deck: ['beer', 'scope'] })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('A', 'spare', { card: 'saved' })
    expect([t.life('C'), t.hand('A')]).toEqual([4, ['beer', 'scope']])
  })

  test('27. Dynamite: two points instead of three; who dies all the same brings nothing', () => {
    const t = valley(
      {
        A: { role: 'sheriff' },
        B: { role: 'outlaw', hand: ['saved'] },
        C: { role: 'outlaw', life: 2, front: ['dynamite'] },
        D: { role: 'renegade' },
      },
      { turn: 'C', deck: ['*/5S'] },
    )
    t.say('B', 'spare', { card: 'saved' })
    expect(t.events('wounded')).toMatchObject([{ amount: 2 }])
    expect(t.isOut('C')).toBe(true)
    expect(t.hand('B')).toEqual([])
  })

  test('not for oneself', () => {
    const t = valley({ A: { hand: ['bang'] }, B: {}, C: { hand: ['saved'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'take-it')
    expect(t.asked()).toBe('play:A')
    expect(t.life('C')).toBe(3)
  })

  test('whoever could hold it is asked, at once and in secret', () => {
    const t = valley({ A: { hand: ['bang', 'scope'] }, B: { hand: 1 }, C: {}, D: { hand: ['saved'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it')
    expect(t.asked()).toBe('spare:A+D')
    expect(t.match.questionFor('spectator')).toMatchObject({ kind: 'spare', window: true })
    expect(t.match.questionFor('spectator')?.seats).toBeUndefined()
    t.say('D', 'pass').say('A', 'pass')
    expect(t.life('B')).toBe(3)
    expect(t.hand('D')).toEqual(['saved'])
  })

  test('against Indians!, a lost Duel and Rattlesnake too, not against life paid as a price', () => {
    const indians = valley({ A: { hand: ['indians'] }, B: { hand: ['saved'] }, C: {} }, { phase: 'play' })
    indians.say('A', 'play', { card: 'indians' }).say('B', 'decline').say('B', 'spare', { card: 'saved' })
    expect([indians.life('B'), indians.life('C')]).toEqual([3, 4])
    const snake = valley({ A: { hand: ['saved'] }, B: { front: ['rattlesnake'] }, C: {} }, { turn: 'B', deck: ['*/KS'] })
    snake.say('A', 'spare', { card: 'saved' })
    expect(snake.life('B')).toBe(4)
    const chuck = valley({ A: { character: 'chuck-wengam' }, B: { hand: ['saved'] }, C: {} }, { phase: 'play' }, 'dodge-city')
    chuck.say('A', 'chuck-wengam')
    expect([chuck.life('A'), chuck.asked()]).toEqual([4, 'play:A'])
  })

  test('a Beer may finish what it began', () => {
    const t = valley(
      { A: { hand: ['saved'] }, B: {}, C: { life: 2, front: ['dynamite'], hand: ['beer'] } },
      { turn: 'C', deck: ['*/5S', 'scope', 'mustang'] },
    )
    t.say('A', 'spare', { card: 'saved' }).say('C', 'beer', { card: 'beer' })
    expect(t.life('C')).toBe(1)
    expect(t.hand('A')).toEqual(['scope', 'mustang'])
  })
})

describe('Henry Block', () => {
  test('35. Cat Balou on his Mustang: who dies of his shot takes nothing', () => {
    const t = valley(
      {
        A: { role: 'sheriff' },
        B: { role: 'outlaw', life: 1, hand: ['cat-balou'] },
        C: { role: 'renegade', character: 'henry-block', front: ['mustang'] },
      },
      { ...SEEN, turn: 'B', deck: ['beer', 'scope', 'barrel'] },
    )
    t.say('B', 'play', { card: 'cat-balou', seat: 'C', picks: [['mustang']] })
    expect(t.isOut('B')).toBe(true)
    expect(t.front('C')).toEqual(['mustang'])
    expect(t.hand('C').slice(0, 3)).toEqual(['beer', 'scope', 'barrel'])
  })

  test('interactions 16. Panic! on him, the taker may dodge and then takes the card', () => {
    const t = valley({ A: { hand: ['panic', 'missed'] }, B: { character: 'henry-block', hand: ['beer'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] })
    expect(t.asked()).toBe('shot:A')
    t.say('A', 'missed', { card: 'missed' })
    expect([t.life('A'), t.hand('A'), t.hand('B')]).toEqual([5, ['beer'], []])
  })

  test('36. El Gringo takes of his hand by his ability: no further shot; if it was the card he wanted, nothing more is lost', () => {
    const left = new Map<number, number>()
    for (let i = 0; i < 60; i++) {
      const t = valley(
        { A: { character: 'el-gringo', hand: ['cat-balou'] }, B: { character: 'henry-block', hand: ['beer', 'bang', 'scope'] }, C: {} },
        { ...SEEN, seed: `gringo ${i}` },
      )
      t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [[]] })
      expect([t.life('A'), t.hand('A').length, t.events('wounded').length]).toEqual([3, 1, 1])
      left.set(t.hand('B').length, (left.get(t.hand('B').length) ?? 0) + 1)
    }
    // One time in three.
    expect([...left.keys()].sort()).toEqual([1, 2])
    expect(left.get(2)).toBeGreaterThan(10)
    expect(left.get(2)).toBeLessThan(30)
  })

  test('a random card is one of those he held before his shot: what he draws in the middle of it stays', () => {
    const t = valley(
      { A: { hand: ['panic', 'backfire'] }, B: { character: 'henry-block', hand: ['dodge'] }, C: {} },
      { ...SEEN, deck: ['beer'] },
      'dodge-city',
    )
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] })
    t.say('A', 'missed', { card: 'backfire' }).say('B', 'dodge', { card: 'dodge' })
    expect([t.hand('A'), t.hand('B'), t.asked()]).toEqual([[], ['beer'], 'play:A'])
  })

  test('58. Jesse Jones: the shot comes first', () => {
    const t = valley(
      { A: { character: 'jesse-jones', hand: ['missed'] }, B: { character: 'henry-block', hand: ['beer'] }, C: {} },
      { discard: ['saved', 'escape'] },
    )
    t.say('A', 'hand', { seat: 'B' })
    expect(t.asked()).toBe('shot:A')
    expect(t.hand('B')).toEqual(['beer'])
    t.say('A', 'take-it')
    expect(t.life('A')).toBe(4)
    expect(t.hand('A')).toContain('beer')
    expect(t.hand('A')).toHaveLength(3)
  })

  test('58. Pat Brennan taking his Mustang: the same', () => {
    const t = valley(
      { A: { character: 'pat-brennan' }, B: { character: 'henry-block', front: ['mustang'] }, C: {} },
      { discard: ['saved', 'escape'] },
      'dodge-city',
    )
    t.say('A', 'take', { seat: 'B', picks: [['mustang']] })
    expect([t.life('A'), t.hand('A'), t.front('B')]).toEqual([4, ['mustang'], []])
  })

  test('a reward for Saved! taken from his hand: a shot before each card', () => {
    const t = valley({ A: { hand: ['bang', 'saved'] }, B: { character: 'henry-block', life: 1, hand: 3 }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('A', 'spare', { card: 'saved' }).say('A', 'hand', { seat: 'B' })
    // The second shot finds a card in his hand.
    expect(t.asked()).toBe('shot:A')
    t.say('A', 'take-it')
    expect([t.life('A'), t.hand('A').length, t.hand('B').length]).toEqual([3, 2, 1])
  })

  test('what he picks himself sets off nothing', () => {
    const t = valley({ A: { hand: ['tornado'] }, B: { character: 'henry-block', hand: 2 }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'tornado' }).say('B', 'discard', { card: 'schofield' })
    expect(t.life('A')).toBe(5)
  })
})

describe('Lemonade Jim', () => {
  test('37. B drinks a Beer, Jim discards a card', () => {
    const t = valley(
      { A: {}, B: { life: 2, hand: ['beer'] }, C: { character: 'lemonade-jim', life: 2, hand: ['scope'] } },
      { ...SEEN, turn: 'B' },
    )
    t.say('B', 'play', { card: 'beer' })
    expect(t.asked()).toBe('lemonade-jim:C')
    t.say('C', 'discard', { card: 'scope' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
  })

  test('he may keep his card', () => {
    const t = valley({ A: { hand: ['beer'] }, B: { character: 'lemonade-jim', life: 2, hand: ['scope'] }, C: {} }, SEEN)
    t.say('A', 'play', { card: 'beer' }).say('B', 'pass')
    expect([t.life('B'), t.hand('B')]).toEqual([2, ['scope']])
  })

  test('51. not at full life, and not after a Saloon', () => {
    const full = valley({ A: { hand: ['beer'] }, B: { character: 'lemonade-jim', hand: 2 }, C: {} }, SEEN)
    expect(full.say('A', 'play', { card: 'beer' }).asked()).toBe('play:A')
    const saloon = valley({ A: { hand: ['saloon'] }, B: { character: 'lemonade-jim', life: 1, hand: 2 }, C: {} }, SEEN)
    expect(saloon.say('A', 'play', { card: 'saloon' }).asked()).toBe('play:A')
    expect(saloon.life('B')).toBe(2)
  })

  test('52. two Beers against a Dynamite: asked twice', () => {
    const t = valley(
      { A: {}, B: { life: 2, front: ['dynamite'], hand: ['beer', 'beer'] }, C: { character: 'lemonade-jim', life: 1, hand: 3 } },
      { turn: 'B', deck: ['*/5S'], discard: ['saved', 'escape'] },
    )
    t.say('B', 'beer', { card: 'beer' }).say('C', 'discard', { card: 'schofield' })
    t.say('B', 'beer', { card: 'beer' }).say('C', 'discard', { card: 'schofield' })
    expect([t.life('B'), t.life('C'), t.hand('C').length]).toEqual([1, 3, 1])
  })

  test('works with two players left', () => {
    const t = valley({ A: { hand: ['beer'] }, B: { character: 'lemonade-jim', life: 2, hand: ['scope'] } }, SEEN)
    t.say('A', 'play', { card: 'beer' }).say('B', 'discard', { card: 'scope' })
    expect(t.life('B')).toBe(3)
  })
})
