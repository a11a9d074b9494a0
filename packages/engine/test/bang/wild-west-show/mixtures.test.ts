import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const withSets = (...sets: readonly string[]) => ({ phase: 'play', options: { sets: ['wild-west-show', ...sets] } }) as const

describe('with High Noon', () => {
  const play = withSets('high-noon')

  test('16. Dorothy Rage under The Sermon: no BANG! can be played, the hand is shown', () => {
    const t = table({ A: {}, B: { hand: ['bang'] }, C: {} }, { ...play, event: 'the-sermon', show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'bang', 'C'))
    expect(t.events('hand-shown')).toMatchObject([{ seat: 1 }])
    expect(t.hand('B')).toEqual(['bang'])
  })

  test('Dorothy Rage under The Reverend: no Beer', () => {
    const t = table({ A: {}, B: { life: 1, hand: ['beer'] }, C: {} }, { ...play, event: 'the-reverend', show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'beer', 'B'))
    expect(t.events('hand-shown')).toHaveLength(1)
    expect(t.life('B')).toBe(1)
  })

  test('19. the Sheriff is passed over: the event does not change in that round', () => {
    const t = table(
      { A: { role: 'sheriff' }, B: {}, C: {}, D: {} },
      { ...play, turn: 'B', show: 'lady-rosa-del-texas', event: 'thirst', events: ['curse'] },
    )
    t.say('B', 'lady-rosa-del-texas').say('B', 'end').say('C', 'end').say('D', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.event()).toBe('thirst')
    t.say('B', 'end')
    expect(t.asked()).toBe('play:A')
    expect(t.event()).toBe('curse')
  })

  test('Lady Rosa under Gold Rush: still the neighbour on the right, and two marks skip two turns', () => {
    const t = table(
      { A: { role: 'sheriff' }, B: {}, C: {}, D: {} },
      { ...play, turn: 'C', show: 'lady-rosa-del-texas', event: 'gold-rush-event', keeper: 'A' },
    )
    t.say('C', 'lady-rosa-del-texas')
    expect(t.ring()).toEqual(['A', 'C', 'B', 'D'])
    t.endTurns('C', 'A')
    expect(t.asked()).toBe('play:D')
    t.say('D', 'lady-rosa-del-texas')
    expect(t.ring()).toEqual(['A', 'C', 'D', 'B'])
    t.endTurns('D', 'C', 'A')
    expect(t.events('passed-over')).toHaveLength(1)
    expect(t.asked()).toBe('play:D')
    t.endTurns('D', 'C', 'A')
    expect(t.events('passed-over')).toHaveLength(2)
    t.endTurns('D', 'C', 'A')
    expect(t.asked()).toBe('play:B')
  })

  test('25. the Sheriff is out under Wild West Show: the next player in play keeps the events', () => {
    const t = table(
      { A: { role: 'sheriff', life: 1 }, B: { role: 'outlaw', hand: ['bang'] }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
      { ...play, turn: 'B', show: 'wild-west-show', event: 'thirst', events: ['curse'] },
    )
    t.say('B', 'play', { card: 'bang', seat: 'A' })
    expect(t.over).toBeUndefined()
    t.say('B', 'end').say('C', 'end').say('D', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.event()).toBe('curse')
  })

  test('Teren Kill always fails under Curse and never under Blessing', () => {
    const seats = { A: { hand: ['bang'] }, B: { role: 'outlaw', character: 'teren-kill', life: 1 }, C: { role: 'outlaw' } } as const
    const cursed = table(seats, { ...play, event: 'curse', deck: ['*/hearts'] })
    cursed.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(cursed.isOut('B')).toBe(true)
    const blessed = table(seats, { ...play, event: 'blessing', deck: ['*/spades'] })
    blessed.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(blessed.life('B')).toBe(1)
  })

  test('31. John Pain flips a Beer for the Dynamite, which explodes: it does not save him', () => {
    const t = table(
      { A: { role: 'sheriff', character: 'john-pain', life: 1, front: ['dynamite'] }, B: {}, C: {} },
      { options: play.options, event: 'curse', deck: ['beer/6H'] },
    )
    expect(t.isOut('A')).toBe(true)
    expect(t.over).toBe('outlaws')
  })

  test('an event at the start of a turn comes before Darling Valentine', () => {
    const t = table(
      { A: { life: 1, hand: ['beer'] }, B: {}, C: {}, D: {} },
      { options: play.options, event: 'high-noon', show: 'darling-valentine' },
    )
    expect(t.asked()).toBe('dying:A')
  })

  test('Hangover: Gregory Deck neither chooses nor has his two abilities', () => {
    const t = table(
      { A: { character: 'gregory-deck', beside: ['kit-carlson', 'lucky-duke'] }, B: {}, C: {} },
      { options: play.options, event: 'hangover' },
    )
    expect(t.asked()).toBe('play:A')
    expect(t.beside('A')).toHaveLength(2)
  })
})

describe('with A Fistful of Cards', () => {
  const play = withSets('fistful-of-cards')

  test('Dorothy Rage under The Judge: no card can be put in play', () => {
    const t = table({ A: {}, B: { hand: ['scope'] }, C: {} }, { ...play, event: 'the-judge', show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'scope', 'B'))
    expect(t.events('hand-shown')).toHaveLength(1)
    expect(t.front('B')).toEqual([])
  })

  test('Dead Man comes before Bone Orchard', () => {
    const t = table({ A: {}, B: { out: true }, C: {}, D: {} }, { ...play, event: 'dead-man', show: 'bone-orchard', firstOut: 'B' })
    t.say('A', 'end')
    expect(t.events('returned')).toMatchObject([{ seat: 1, life: 2, because: 'dead-man' }])
    expect(t.events('roles-dealt')).toEqual([])
  })
})

test('Showdown under The Reverend: a Beer may be fired as a BANG!, and nobody reacts to it as a Beer', () => {
  const t = table(
    { A: { hand: ['beer'] }, B: { character: 'madam-yto' }, C: {} },
    { ...withSets('high-noon', 'gold-rush'), event: 'the-reverend', show: 'showdown' },
  )
  t.say('A', 'as-bang', { card: 'beer', seat: 'B' })
  expect([t.life('B'), t.hand('B')]).toEqual([3, []])
})

describe('with Dodge City', () => {
  const play = withSets('dodge-city')

  test('35. Big Spencer’s Dodge is accepted', () => {
    const t = table({ A: { hand: ['bang'] }, B: { character: 'big-spencer', hand: ['dodge'] }, C: {} }, play)
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'dodge', { card: 'dodge' })
    expect(t.life('B')).toBe(9)
  })

  test('Gary Looter copied: the first one clockwise takes the cards', () => {
    const t = table(
      {
        A: { life: 1, hand: ['saloon', 'scope'] },
        B: {},
        C: { character: 'vera-custer', copies: ['gary-looter'] },
        D: { character: 'gary-looter' },
      },
      play,
    )
    t.say('A', 'end').say('A', 'discard', { card: 'saloon' })
    expect(t.hand('C')).toEqual(['saloon'])
    expect(t.hand('D')).toEqual([])
  })

  test('Vera Custer choosing Gregory Deck copies his two abilities', () => {
    const t = table(
      { A: { character: 'vera-custer' }, B: { character: 'gregory-deck', beside: ['willy-the-kid', 'lucky-duke'] }, C: {} },
      { options: play.options },
    )
    t.say('A', 'copy', { seat: 'B' })
    expect(t.events('abilities')).toMatchObject([{ seat: 0, characters: ['willy-the-kid', 'lucky-duke'] }])
  })

  test('Vera Custer choosing a Gregory Deck who has no characters yet gets none, neither his nor new ones', () => {
    const t = table(
      {
        A: { hand: ['ghost'] },
        B: { character: 'vera-custer' },
        C: { character: 'gregory-deck', role: 'outlaw', out: true },
        D: { role: 'outlaw' },
      },
      withSets('dodge-city', 'valley-of-shadows'),
    )
    t.say('A', 'play', { card: 'ghost', seat: 'C' }).say('A', 'end').say('B', 'copy', { seat: 'C' })
    expect(t.asked()).toBe('play:B')
    expect(t.beside('B')).toEqual([])
    t.say('B', 'end')
    expect(t.beside('C')).toHaveLength(2)
  })

  test('Molly Stark who is ordered to play a BANG! plays it in another player’s turn: she draws', () => {
    const t = table(
      { A: {}, B: { character: 'molly-stark', hand: ['bang', 'scope'] }, C: {} },
      { ...play, show: 'dorothy-rage', deck: ['saloon'] },
    )
    t.say('A', 'dorothy-rage', t.order('B', 'bang', 'C')).say('B', 'obey', { card: 'bang' })
    expect([t.life('C'), t.hand('B')]).toEqual([3, ['scope', 'saloon']])
  })

  test('and for what she gives in a Duel that she was ordered to begin', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { character: 'molly-stark', hand: ['duel', 'bang', 'beer'] }, C: {} },
      { ...play, show: 'dorothy-rage', deck: ['saloon'] },
    )
    t.say('A', 'dorothy-rage', t.order('B', 'duel', 'A')).say('B', 'obey', { card: 'duel' })
    t.say('A', 'give', { card: 'bang' }).say('B', 'give', { card: 'bang' })
    expect([t.life('A'), t.hand('B')]).toEqual([4, ['beer', 'saloon']])
  })

  test('Lee Van Kliff does not pay the price of a card again', () => {
    const t = table({ A: { character: 'lee-van-kliff', life: 1, hand: ['whisky', 'scope', 'bang'] }, B: {}, C: {} }, play)
    t.say('A', 'play', { card: 'whisky', picks: [['scope']] })
    expect(t.life('A')).toBe(3)
    t.say('A', 'lee-van-kliff', { card: 'bang' })
    expect(t.life('A')).toBe(5)
  })

  test('Apache Kid looks at the card that is repeated, not at what paid for it', () => {
    const t = table(
      { A: { character: 'lee-van-kliff', hand: ['cat-balou/KH', 'bang/diamonds'] }, B: { character: 'apache-kid', hand: 3 }, C: {} },
      play,
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [[]] }).say('A', 'lee-van-kliff', { card: 'bang', seat: 'B', picks: [[]] })
    expect(t.hand('B')).toHaveLength(1)
  })

  test('no repetition of a green card that is used', () => {
    const t = table({ A: { character: 'lee-van-kliff', front: ['canteen'], hand: ['bang'], life: 1 }, B: {}, C: {} }, play)
    t.say('A', 'use', { card: 'canteen' })
    expect(t.can('A', 'lee-van-kliff', { card: 'bang' })).toBe(false)
  })

  test('the victim of Dorothy Rage chooses what he pays with', () => {
    const t = table({ A: {}, B: { life: 1, hand: ['whisky', 'scope', 'mustang'] }, C: {} }, { ...play, show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'whisky', 'B'))
    expect(t.asked()).toBe('obey:B')
    t.say('B', 'obey', { card: 'whisky', picks: [['mustang']] })
    expect(t.life('B')).toBe(3)
    expect(t.hand('B')).toEqual(['scope'])
  })

  test('a green card that was ordered is of use from the next turn on', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['sombrero', 'scope'] }, C: {} }, { ...play, show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'sombrero', 'B')).say('B', 'obey', { card: 'sombrero' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.options('B')).toEqual(['take-it'])
  })

  test('who has nothing but a green card of this turn is not asked: everybody sees that it is no answer', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['sombrero'] }, C: {} }, { ...play, show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'sombrero', 'B')).say('B', 'obey', { card: 'sombrero' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.asked(), t.life('B')]).toEqual(['play:A', 3])
  })

  test('Belle Star gives the order: the weapon of the victim is off', () => {
    const t = table(
      { A: { character: 'belle-star' }, B: { hand: ['bang'], front: ['winchester'] }, C: {}, D: {}, E: {} },
      { ...play, show: 'dorothy-rage' },
    )
    t.say('A', 'dorothy-rage', t.order('B', 'bang', 'D'))
    expect(t.events('hand-shown')).toHaveLength(1)
  })

  test('Vera Custer as Youl Grinner collects at once; what she was last turn collects no more', () => {
    const seats = { A: { character: 'vera-custer' }, B: { character: 'youl-grinner', hand: 2 }, C: { character: 'pixie-pete' } } as const
    const now = table(seats, { options: play.options })
    now.say('A', 'copy', { seat: 'B' })
    expect(now.asked()).toBe('youl-grinner:B')
    const before = table({ ...seats, A: { character: 'vera-custer', copies: ['youl-grinner'] } }, { options: play.options })
    before.say('A', 'copy', { seat: 'C' })
    expect([before.asked(), before.hand('A').length]).toEqual(['play:A', 3])
  })

  test('Vera Custer as Lee Van Kliff repeats, as Teren Kill survives, as Big Spencer may not play Missed!', () => {
    const lee = table({ A: { character: 'vera-custer', hand: ['bang', 'bang'] }, B: { character: 'lee-van-kliff' }, C: {} }, play)
    lee.say('A', 'copy', { seat: 'B' })
    lee.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'lee-van-kliff', { card: 'bang', seat: 'C' })
    expect([lee.life('B'), lee.life('C')]).toEqual([3, 3])
    const teren = table(
      { A: { hand: ['bang'] }, B: { character: 'vera-custer', copies: ['teren-kill'], life: 1 }, C: {} },
      { ...play, deck: ['*/hearts', 'saloon'] },
    )
    teren.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([teren.life('B'), teren.hand('B')]).toEqual([1, ['saloon']])
    const big = table({ A: { hand: ['bang'] }, B: { character: 'vera-custer', copies: ['big-spencer'], hand: ['missed'] }, C: {} }, play)
    big.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(big.refused('B', 'missed', { card: 'missed' }).code).toBe('forbidden')
  })

  test('two John Pains: the first one from the active player clockwise', () => {
    const t = table(
      {
        A: { hand: ['bang'] },
        B: { front: ['barrel'] },
        C: { character: 'vera-custer', copies: ['john-pain'] },
        D: { character: 'john-pain' },
      },
      { ...play, deck: ['saloon'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect([t.hand('C'), t.hand('D')]).toEqual([['saloon'], []])
  })

  test('without another card he cannot', () => {
    const t = table({ A: {}, B: { life: 1, hand: ['whisky'] }, C: {} }, { ...play, show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'whisky', 'B'))
    expect(t.events('hand-shown')).toHaveLength(1)
  })

  test('a Brawl that is ordered: the choices belong to the order, the price to the victim', () => {
    const t = table(
      { A: { front: ['scope'] }, B: { hand: ['brawl', 'saloon', 'beer'] }, C: { front: ['mustang', 'barrel'] } },
      { ...play, show: 'dorothy-rage' },
    )
    t.say('A', 'dorothy-rage', t.order('B', 'brawl', 'B'))
    expect(t.asked()).toBe('order-details:A')
    t.say('A', 'order', { picks: [[t.handle('C', 'barrel')], [t.handle('A', 'scope')]] })
    t.say('B', 'obey', { card: 'brawl', picks: [['beer']] })
    expect([t.front('A'), t.front('C'), t.hand('B')]).toEqual([[], ['mustang'], ['saloon']])
  })

  test('Lee Van Kliff repeats a Brawl with new choices', () => {
    const t = table(
      { A: { character: 'lee-van-kliff', hand: ['brawl', 'saloon', 'bang'] }, B: { front: ['mustang', 'barrel'] }, C: {} },
      play,
    )
    t.say('A', 'play', { card: 'brawl', picks: [['saloon'], [t.handle('B', 'barrel')]] })
    t.say('A', 'lee-van-kliff', { card: 'bang', picks: [[t.handle('B', 'mustang')]] })
    expect(t.front('B')).toEqual([])
  })

  test('other draw cards turn up nothing', () => {
    const t = table({ A: { hand: ['dodge', 'saloon'], front: ['pony-express'] }, B: {}, C: {} }, { ...play, shows: ['gag'] })
    t.say('A', 'use', { card: 'pony-express' })
    expect(t.show()).toBeUndefined()
  })
})

describe('with The Valley of Shadows', () => {
  const play = withSets('valley-of-shadows')

  test('Flint Westwood is shot by Henry Block for each card; if he falls nothing is given', () => {
    const t = table(
      {
        A: { role: 'renegade', character: 'flint-westwood', life: 1, hand: ['saloon'] },
        B: { character: 'henry-block', hand: 2 },
        C: { role: 'sheriff' },
        D: { role: 'outlaw' },
      },
      play,
    )
    t.say('A', 'flint-westwood', { seat: 'B', picks: [['saloon']] })
    t.letItHappen()
    expect(t.isOut('A')).toBe(true)
    // His own turn has begun: two cards of his and two of phase 1.
    expect(t.hand('B')).toHaveLength(2 + 2)
    expect(t.hand('B')).not.toContain('saloon')
  })

  test('Miss Susanna costs a ghost nothing', () => {
    const t = table(
      { A: { role: 'outlaw', ghost: true, front: ['ghost'] }, B: { role: 'sheriff' }, C: { role: 'outlaw' }, D: {} },
      { ...play, show: 'miss-susanna' },
    )
    t.say('A', 'end')
    expect(t.events('wounded')).toEqual([])
    expect(t.isOut('A')).toBe(false)
  })

  test('whoever has a LeMat may be ordered to use any card as a BANG!, as in his own turn', () => {
    const t = table({ A: {}, B: { hand: ['saloon'], front: ['lemat'] }, C: {} }, { ...play, show: 'dorothy-rage' })
    t.say('A', 'dorothy-rage', t.order('B', 'saloon', 'C', 'bang')).say('B', 'obey', { card: 'saloon' })
    t.letItHappen()
    expect(t.life('C')).toBe(3)
  })

  test('nobody left under Wild West Show: nobody has won', () => {
    const t = table(
      { A: { role: 'outlaw', character: 'slab-the-killer', life: 1, hand: ['bang'] }, B: { role: 'sheriff', life: 1, hand: ['backfire'] } },
      { ...play, show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    t.letItHappen()
    expect(t.over).toBe('nobody')
    expect(t.winners()).toEqual([])
  })

  test('a ghost counts as in play under Wild West Show, and can be the winner', () => {
    const t = table(
      { A: { role: 'outlaw', ghost: true, front: ['ghost'], hand: ['bang'] }, B: { role: 'sheriff', life: 1 } },
      { ...play, show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.over).toBe('last-standing')
    expect(t.winners()).toEqual(['A'])
  })
})
