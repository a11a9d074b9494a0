import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { DECK } from '../../../src/bang/zones.ts'
import { Match } from '../../../src/kernel/index.ts'
import { seedFrom } from '../../../src/kernel/random.ts'
import { table } from '../../scenario.ts'

const options = { stickOfDynamite: true }

describe('Stick of Dynamite', () => {
  test('67. a Dynamite dealt to the Sheriff is shown, replaced and shuffled into the deck', () => {
    for (let i = 0; ; i++) {
      expect(i).toBeLessThan(500)
      const { game } = Match.start(bang, { players: 4, stickOfDynamite: true }, seedFrom(`stick ${i}`))
      const events = game.drain()
      const shown = events.find((event) => event.type === 'shown' && event.card.id === 'dynamite')
      if (shown?.type !== 'shown' || game.role(shown.seat) !== 'sheriff') continue
      const sheriff = shown.seat
      expect(shown.because).toBe('stick-of-dynamite')
      expect(game.stick).toBe(sheriff)
      // His first draw is over: two cards more than the starting hand; a Dynamite drawn meanwhile lies in front of him.
      const drawn = events.findIndex(({ type }) => type === 'turn')
      const dealt = events
        .slice(0, drawn)
        .filter((event) => event.type === 'moved' && event.to.zone === 'hand' && event.to.seat === sheriff)
      expect(dealt).toHaveLength(game.maxLife(sheriff) + 1)
      expect(game.hand(sheriff).every((card) => game.def(card).id !== 'dynamite')).toBe(true)
      const lost = game.front(sheriff).length
      expect(game.at(DECK).some((card) => game.def(card).id === 'dynamite')).toBe(lost === 0)
      return
    }
  })

  test('67. nobody ever starts with a Dynamite in hand, and all hands have the right size', () => {
    for (let i = 0; i < 60; i++) {
      const { game } = Match.start(bang, { players: 7, stickOfDynamite: true }, seedFrom(`hands ${i}`))
      for (const seat of game.ring) {
        expect(game.hand(seat).some((card) => game.def(card).id === 'dynamite')).toBe(false)
        if (seat !== game.active) expect(game.hand(seat)).toHaveLength(game.maxLife(seat))
      }
    }
  })

  test('68. a Dynamite flipped for a Barrel goes in front of the holder, and another card is flipped', () => {
    const t = table(
      { A: { front: ['barrel'] }, B: {}, C: { hand: ['bang'] } },
      { options, turn: 'C', phase: 'play', stick: 'B', deck: ['dynamite', 'beer/6H'] },
    )
    t.say('C', 'play', { card: 'bang', seat: 'A' }).say('A', 'barrel', { card: 'barrel' })
    expect(t.front('B')).toEqual(['dynamite'])
    expect(t.life('A')).toBe(5)
    expect(t.events('checked')).toMatchObject([{ cards: [{ id: 'beer' }], good: true }])
    expect(t.discard()).toEqual(['beer', 'bang'])
  })

  test('69. who hits with a BANG! card takes the Stick', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {} }, { options, phase: 'play', stick: 'B' })
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.stick()).toBe('A')
  })

  test('69. a cancelled shot leaves it', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: { hand: ['missed'] } }, { options, phase: 'play', stick: 'B' })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('C', 'missed', { card: 'missed' })
    expect(t.stick()).toBe('B')
  })

  test('69. a Gatling leaves it', () => {
    const t = table({ A: { hand: ['gatling'] }, B: {}, C: {} }, { options, phase: 'play', stick: 'B' })
    t.say('A', 'play', { card: 'gatling' })
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
    expect(t.stick()).toBe('B')
  })

  test('a Duel leaves it as well', () => {
    const t = table({ A: { hand: ['duel'] }, B: {}, C: {} }, { options, phase: 'play', stick: 'B' })
    t.say('A', 'play', { card: 'duel', seat: 'C' })
    expect(t.life('C')).toBe(3)
    expect(t.stick()).toBe('B')
  })

  test('70. Panic! on a Dynamite in play: it goes in front of the holder, the taker gains no card', () => {
    const t = table({ A: { hand: ['panic'] }, B: {}, C: { front: ['dynamite'] } }, { options, phase: 'play', stick: 'B' })
    t.say('A', 'play', { card: 'panic', seat: 'C', picks: [['dynamite']] })
    expect(t.front('B')).toEqual(['dynamite'])
    expect(t.front('C')).toEqual([])
    expect(t.hand('A')).toEqual([])
  })

  test('70. it stays when the holder is the one who has it', () => {
    const t = table({ A: { hand: ['panic'] }, B: { front: ['dynamite'] }, C: {} }, { options, phase: 'play', stick: 'B' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['dynamite']] })
    expect(t.front('B')).toEqual(['dynamite'])
    expect(t.hand('A')).toEqual([])
  })

  test('71. an exploding Dynamite is shuffled into the deck, not discarded', () => {
    const t = table({ A: { front: ['dynamite'] }, B: {} }, { options, stick: 'B', deck: ['missed/5S'], deckSize: 30 })
    expect(t.life('A')).toBe(2)
    expect(t.discard()).toEqual(['missed'])
    const places = [t.deck(), t.front('A'), t.front('B')].map((cards) => cards.includes('dynamite'))
    // The two cards of phase 1 may have brought it back in front of the holder.
    expect(places.filter((there) => there)).toHaveLength(1)
    expect(t.events('exploded')).toHaveLength(1)
    expect(t.events('moved').some(({ from, to }) => from.zone === 'front' && to.zone === 'deck')).toBe(true)
  })

  test('a discarded Dynamite is shuffled into the deck too', () => {
    const t = table({ A: { hand: ['cat-balou'] }, B: { front: ['dynamite'] } }, { options, phase: 'play', stick: 'A' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['dynamite']] })
    expect(t.discard()).toEqual(['cat-balou'])
    expect(t.deck()).toContain('dynamite')
  })

  test('72. a Dynamite in the row of a General Store goes to the holder, another card is revealed', () => {
    const t = table(
      { A: { hand: ['general-store'] }, B: {}, C: {} },
      { options, phase: 'play', stick: 'B', deck: ['beer', 'dynamite', 'scope', 'saloon'] },
    )
    t.say('A', 'play', { card: 'general-store' })
    expect(t.row()).toEqual(['beer', 'scope', 'saloon'])
    expect(t.front('B')).toEqual(['dynamite'])
  })

  test('a drawn Dynamite does not count as drawn', () => {
    const t = table({ A: {}, B: {} }, { options, stick: 'B', deck: ['beer', 'dynamite', 'scope', 'saloon'] })
    expect(t.hand('A')).toEqual(['beer', 'scope'])
    expect(t.front('B')).toEqual(['dynamite'])
  })

  test('a Dynamite Kit Carlson looks at is shown and replaced', () => {
    const t = table({ A: { character: 'kit-carlson' }, B: {} }, { options, stick: 'B', deck: ['beer', 'dynamite', 'scope', 'saloon'] })
    expect(t.look('A')).toEqual(['beer', 'scope', 'saloon'])
    expect(t.front('B')).toEqual(['dynamite'])
  })

  test('a holder who is eliminated: the Stick goes to whoever is responsible, before his cards are handled', () => {
    const t = table(
      { A: { hand: ['duel'] }, B: { life: 1, front: ['dynamite'] }, C: { character: 'vulture-sam' }, D: {} },
      { options, phase: 'play', stick: 'B' },
    )
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    expect(t.isOut('B')).toBe(true)
    expect(t.stick()).toBe('A')
    // Vulture Sam would take the Dynamite: it goes in front of the new holder.
    expect(t.front('A')).toEqual(['dynamite'])
    expect(t.hand('C')).toEqual([])
  })

  test('nobody responsible: the Stick goes to the next player clockwise', () => {
    const t = table({ A: {}, B: { life: 1, front: ['dynamite'] }, C: {}, D: {} }, { options, turn: 'B', stick: 'B', deck: ['*/5S'] })
    expect(t.isOut('B')).toBe(true)
    expect(t.stick()).toBe('C')
  })

  test('the Sheriff begins with the Stick', () => {
    const { game } = Match.start(bang, { players: 5, stickOfDynamite: true }, seedFrom('first'))
    expect(game.stick).toBe(game.ring.find((seat) => game.role(seat) === 'sheriff'))
  })

  test('without the variant a Dynamite is drawn and discarded like any card', () => {
    const t = table({ A: { hand: ['cat-balou'] }, B: { front: ['dynamite'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['dynamite']] })
    expect(t.discard()).toEqual(['dynamite', 'cat-balou'])
    expect(t.stick()).toBeUndefined()
  })
})

describe('Stick of Dynamite with the two Dynamites of Dodge City', () => {
  const two = { stickOfDynamite: true, sets: ['dodge-city'] }

  test('the holder has one already: the other goes to the first player on his left who has none', () => {
    const t = table(
      { A: { hand: ['panic'] }, B: { front: ['dynamite'] }, C: {}, D: { front: ['dynamite'] } },
      { options: two, stick: 'B', phase: 'play' },
    )
    t.say('A', 'play', { card: 'panic', seat: 'D', picks: [['dynamite']] })
    expect([t.front('B'), t.front('C'), t.front('D')]).toEqual([['dynamite'], ['dynamite'], []])
  })

  test('Pat Brennan takes one: it goes to the holder, and he draws nothing', () => {
    const t = table({ A: { character: 'pat-brennan' }, B: {}, C: { front: ['dynamite'] }, D: {} }, { options: two, stick: 'B' })
    t.say('A', 'take', { seat: 'C', picks: [['dynamite']] })
    expect([t.asked(), t.hand('A'), t.front('B'), t.front('C')]).toEqual(['play:A', [], ['dynamite'], []])
  })

  test('two Vulture Sams: whoever picks it gains nothing', () => {
    const t = table(
      {
        A: { hand: ['bang'] },
        B: { life: 1, role: 'outlaw', front: ['dynamite', 'scope'] },
        C: { character: 'vulture-sam' },
        D: { character: 'vera-custer', copies: ['vulture-sam'], role: 'outlaw' },
      },
      { options: two, stick: 'D', phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('C', 'take', { card: t.handle('B', 'dynamite') })
    expect([t.stick(), t.front('A'), t.hand('C'), t.hand('D')]).toEqual(['A', ['dynamite'], [], ['scope']])
  })

  test('its holder and the owner of a Dynamite die of the same card: the Stick has gone on before any card does', () => {
    const t = table(
      {
        A: { role: 'sheriff', character: 'vulture-sam', hand: ['gatling'] },
        B: { role: 'outlaw', life: 1, front: ['dynamite'] },
        C: { role: 'outlaw', life: 1 },
        D: { role: 'renegade' },
      },
      { options, phase: 'play', stick: 'C' },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect([t.stick(), t.front('A'), t.front('D')]).toEqual(['A', ['dynamite'], []])
  })

  test('everybody left has one already: it is shuffled into the deck', () => {
    const t = table(
      {
        A: { role: 'sheriff', character: 'vulture-sam', hand: ['bang'], front: ['dynamite'] },
        B: { role: 'outlaw', life: 1, front: ['dynamite'] },
        C: { out: true },
        D: { out: true },
      },
      { phase: 'play', options: two, stick: 'A' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.over).toBe('law')
    expect(t.front('B')).toEqual([])
    expect(t.front('A')).toEqual(['dynamite'])
    expect(t.game.at(DECK).filter((card) => t.game.def(card).id === 'dynamite')).toHaveLength(1)
  })

  test('one that was the last card of the deck makes the discards a new deck', () => {
    const t = table(
      { A: { hand: ['stagecoach'] }, B: {}, C: {} },
      { options: two, stick: 'B', phase: 'play', deck: ['dynamite'], deckSize: 1, discard: ['beer'] },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect([t.front('B'), t.hand('A').sort()]).toEqual([['dynamite'], ['beer', 'stagecoach']])
  })
})

describe('Stick of Dynamite with events and other characters', () => {
  const withSets = (...sets: readonly string[]) => ({ ...options, sets })
  const seen = ['saved', 'escape']

  test('a Ricochet at a Dynamite, or The Daltons: it is shuffled into the deck', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { front: ['dynamite'] }, C: {} },
      { options: withSets('fistful-of-cards'), phase: 'play', event: 'ricochet' },
    )
    const { deckSize } = t
    t.say('A', 'ricochet', { card: 'bang', seat: 'B', picks: [['dynamite']] })
    expect([t.front('B'), t.discard(), t.deckSize]).toEqual([[], ['bang'], deckSize + 1])
    const u = table(
      { A: { front: ['dynamite'] }, B: {}, C: {} },
      { options: withSets('high-noon'), turn: 'C', phase: 'play', events: ['the-daltons'] },
    )
    u.endTurn('C')
    expect([u.front('A'), u.discard()]).toEqual([[], []])
  })

  test('Peyote and Law of the West: a Dynamite is not the card turned or shown, the next one is', () => {
    const fistful = { options: withSets('fistful-of-cards'), turn: 'B', stick: 'C' } as const
    const t = table({ A: {}, B: {}, C: {} }, { ...fistful, event: 'peyote', deck: ['dynamite', '*/spades'] })
    t.say('B', 'black')
    expect([t.front('C'), t.hand('B').length, t.asked()]).toEqual([['dynamite'], 1, 'peyote:B'])
    const u = table({ A: {}, B: {}, C: {} }, { ...fistful, event: 'law-of-the-west', deck: ['scope', 'dynamite', 'duel'] })
    expect([u.front('C'), u.hand('B')]).toEqual([['dynamite'], ['scope', 'duel']])
    expect(u.refused('B', 'end')).toEqual({ code: 'must-play', facts: { card: 'duel' } })
  })

  test('Black Flower’s extra BANG! and one that Lee Van Kliff repeats win the Stick', () => {
    const t = table(
      { A: { character: 'black-flower', hand: ['schofield/JC'] }, B: {}, C: {} },
      { options: withSets('valley-of-shadows'), phase: 'play', stick: 'C', discard: seen },
    )
    t.say('A', 'black-flower', { card: 'schofield', seat: 'B' })
    expect(t.stick()).toBe('A')
    const u = table(
      { A: { character: 'lee-van-kliff', hand: ['bang', 'bang'] }, B: { hand: ['missed'] }, C: {} },
      { options: withSets('wild-west-show'), phase: 'play', stick: 'C' },
    )
    u.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(u.stick()).toBe('C')
    expect(u.say('A', 'lee-van-kliff', { card: 'bang', seat: 'B' }).stick()).toBe('A')
  })

  test('not Der Spot-Burst Ringer’s Gatling, a Backfire, or a BANG! at a ghost', () => {
    const valley = { options: withSets('valley-of-shadows'), phase: 'play', stick: 'C' } as const
    const ringer = table({ A: { character: 'der-spot-burst-ringer', hand: ['bang'] }, B: {}, C: {} }, { ...valley, discard: seen })
    ringer.say('A', 'der-spot-burst-ringer', { card: 'bang' })
    expect([ringer.life('B'), ringer.stick()]).toEqual([3, 'C'])
    const backfire = table({ A: { hand: ['bang'] }, B: { hand: ['backfire'] }, C: {} }, { ...valley, discard: seen })
    backfire.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect([backfire.life('A'), backfire.stick()]).toEqual([4, 'C'])
    const ghost = table(
      { A: { hand: ['bang'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } },
      { ...valley, discard: seen },
    )
    expect(ghost.say('A', 'play', { card: 'bang', seat: 'B' }).stick()).toBe('C')
  })
})
