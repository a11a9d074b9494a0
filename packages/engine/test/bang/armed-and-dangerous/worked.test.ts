import { describe, expect, test } from 'vitest'
import { firstOf } from '../../../src/kernel/index.ts'
import { armed, fromStart, loaded, TOKEN, tokens } from './armed.ts'

describe('tokens', () => {
  test('1. A Little Nip: six tokens from several slots regain three, none regains one', () => {
    const seats = { A: { life: 1, hand: ['a-little-nip'], ...loaded({ crate: 3, whip: 2 }), ...tokens(1) }, B: {}, C: {} } as const
    const paid = armed(seats).say('A', 'play', { card: 'a-little-nip', picks: [[2], [3], [2], [1]] })
    expect([paid.life('A'), paid.front('A'), paid.supply(TOKEN)]).toEqual([4, [], 32])
    const free = armed(seats).say('A', 'play', { card: 'a-little-nip', picks: [[0], [0], [0], [0]] })
    expect([free.life('A'), free.front('A')]).toEqual([2, ['crate', 'whip']])
  })

  test('2. a Dangerous card needs three tokens in the supply', () => {
    const seats = { A: { hand: ['crate'] }, B: {}, C: {} } as const
    expect(armed(seats, { supplies: { [TOKEN]: 2 } }).refused('A', 'play', { card: 'crate' })).toMatchObject({
      code: 'armed-and-dangerous/supply',
    })
    const t = armed(seats, { supplies: { [TOKEN]: 3 } }).say('A', 'play', { card: 'crate' })
    expect([t.countOn('A', TOKEN, 'crate'), t.supply(TOKEN)]).toEqual([3, 0])
  })

  test('3. what a replaced weapon would return does not count', () => {
    const t = armed({ A: { hand: ['big-fifty'], ...loaded({ thunderer: 4 }) }, B: {}, C: {} }, { supplies: { [TOKEN]: 0 } })
    expect(t.refused('A', 'play', { card: 'big-fifty' })).toMatchObject({ code: 'armed-and-dangerous/supply' })
  })

  test('4. who plays Jail on another may reload, and nobody else', () => {
    const t = armed({ A: { hand: ['jail'] }, B: { ...loaded({ crate: 1 }) }, C: {} })
    t.say('A', 'play', { card: 'jail', seat: 'B' })
    expect([t.asked(), t.options('A')]).toEqual(['reload:A', ['load', 'pass']])
    t.say('A', 'load')
    expect([t.countOn('A', TOKEN), t.asked()]).toEqual([1, 'play:A'])
  })

  test('5. no reload for a Dynamite that moves on, nor for an orange card', () => {
    const passes = fromStart({ A: { front: ['dynamite'] }, B: {}, C: {} }, { deck: ['*/hearts'] })
    expect([passes.front('B'), passes.asked()]).toEqual([['dynamite'], 'play:A'])
    const t = armed({ A: { hand: ['crate'] }, B: {}, C: {} }).say('A', 'play', { card: 'crate' })
    expect(t.asked()).toBe('play:A')
  })

  test('6. a token for each card over the limit, each placed by itself', () => {
    const t = armed({ A: { role: 'outlaw', life: 2, hand: 5, ...loaded({ crate: 3 }) }, B: { role: 'sheriff' }, C: {} })
    t.say('A', 'end')
    const discard = () => t.say('A', 'discard', { card: t.handle('A', firstOf(t.hand('A'))) })
    discard().say('A', 'load', { card: 'crate' })
    discard().say('A', 'load')
    discard().say('A', 'pass')
    expect([t.hand('A').length, t.countOn('A', TOKEN, 'crate'), t.countOn('A', TOKEN), t.turn()]).toEqual([2, 4, 1, 'B'])
  })

  test('7. a fifth token stays in the supply', () => {
    const t = armed({ A: { character: 'bass-greeves', hand: ['beer'], ...loaded({ crate: 3 }) }, B: {}, C: {} })
    t.say('A', 'bass-greeves', { card: 'crate', picks: [['beer']] })
    expect([t.countOn('A', TOKEN, 'crate'), t.supply(TOKEN)]).toEqual([4, 28])
  })

  test('nothing is offered when every slot is full or the supply is empty', () => {
    const full = armed({ A: { hand: ['mustang'], ...loaded({ crate: 4 }), ...tokens(4) }, B: {}, C: {} }).say('A', 'play', {
      card: 'mustang',
    })
    expect(full.asked()).toBe('play:A')
    const empty = armed({ A: { hand: ['mustang'] }, B: {}, C: {} }, { supplies: { [TOKEN]: 0 } }).say('A', 'play', { card: 'mustang' })
    expect(empty.asked()).toBe('play:A')
  })

  test('a green card, or one that is received, reloads nothing', () => {
    const t = armed({ A: { hand: ['sombrero'] }, B: {}, C: {} }, {}, 'dodge-city').say('A', 'play', { card: 'sombrero' })
    expect(t.asked()).toBe('play:A')
  })

  test('36. Reloading places what the supply has', () => {
    const t = armed({ A: { hand: ['reloading'], ...loaded({ crate: 1 }) }, B: {}, C: {} }, { supplies: { [TOKEN]: 2 } })
    expect(t.can('A', 'play', { card: 'reloading', picks: [[3], [0]] })).toBe(false)
    t.say('A', 'play', { card: 'reloading', picks: [[1], [1]] })
    expect([t.countOn('A', TOKEN, 'crate'), t.countOn('A', TOKEN), t.supply(TOKEN)]).toEqual([2, 1, 0])
  })

  test('37. Rust fills one to four, the rest goes to the supply', () => {
    const t = armed({ A: { hand: ['rust'], ...tokens(3) }, B: { ...loaded({ crate: 2, whip: 2 }), ...tokens(1) }, C: tokens(1) })
    const before = t.supply(TOKEN)
    t.say('A', 'play', { card: 'rust' })
    expect([t.countOn('A', TOKEN), t.supply(TOKEN) - before, t.countOn('B', TOKEN, 'crate')]).toEqual([4, 3, 1])
  })

  test('the tokens of the dead return to the supply, from cards and character', () => {
    const t = armed({ A: { hand: ['bang'] }, B: { life: 1, ...loaded({ crate: 1 }), ...tokens(4) }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.supply(TOKEN)]).toEqual([true, 32])
  })

  test('a Sheriff who shoots a Deputy loses the tokens on his cards, not those on himself', () => {
    const t = armed({
      A: { role: 'sheriff', hand: ['bang'], ...loaded({ crate: 3 }), ...tokens(2) },
      B: { role: 'deputy', life: 1 },
      C: {},
      D: {},
      E: {},
    })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.front('A'), t.countOn('A', TOKEN), t.supply(TOKEN)]).toEqual([[], 2, 30])
  })
})

describe('Dangerous objects', () => {
  test('8. Ace up the Sleeve with one token left is refused', () => {
    const t = armed({ A: loaded({ 'ace-up-the-sleeve': 3 }), B: {}, C: {} }).say('A', 'ace-up-the-sleeve', { card: 'ace-up-the-sleeve' })
    expect(t.hand('A')).toHaveLength(1)
    expect(t.refused('A', 'ace-up-the-sleeve', { card: 'ace-up-the-sleeve' })).toMatchObject({
      code: 'armed-and-dangerous/too-few-tokens',
      facts: { cost: 2, tokens: 1 },
    })
  })

  test('9. a Whip without tokens is discarded at once', () => {
    const t = armed({ A: loaded({ whip: 3 }), B: { front: ['barrel'] }, C: {} })
    t.say('A', 'whip', { card: 'whip', seat: 'B', picks: [['barrel']] })
    expect(t.discard()).toEqual(['barrel', 'whip'])
  })

  test('10. a card that is taken carries no tokens', () => {
    const t = armed({ A: { hand: ['panic'] }, B: loaded({ crate: 4 }), C: {} })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['crate']] })
    expect([t.hand('A'), t.supply(TOKEN)]).toEqual([['crate'], 32])
    t.say('A', 'play', { card: 'crate' })
    expect(t.countOn('A', TOKEN, 'crate')).toBe(3)
  })

  test('11. a Crate with one token is no answer', () => {
    const t = armed({ A: { hand: ['bang'] }, B: { ...loaded({ crate: 1 }), hand: ['beer'] }, C: {} }).say('A', 'play', {
      card: 'bang',
      seat: 'B',
    })
    expect(t.refused('B', 'crate', { card: 'crate' })).toMatchObject({ code: 'armed-and-dangerous/too-few-tokens' })
  })

  test('12. a Crate with four tokens is two Missed! against Slab', () => {
    const t = armed({ A: { character: 'slab-the-killer', hand: ['bang'] }, B: loaded({ crate: 4 }), C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'crate', { card: 'crate' }).say('B', 'crate', { card: 'crate' })
    expect([t.life('B'), t.front('B')]).toEqual([4, []])
  })

  test('13. Bandolier: one more BANG! card, and no third', () => {
    const t = armed({ A: { ...loaded({ bandolier: 3 }), hand: ['bang', 'bang', 'bang'] }, B: {}, C: {} })
    expect(t.refused('A', 'bandolier', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'armed-and-dangerous/under-limit' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'bang-limit' })
    t.say('A', 'bandolier', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
    expect(t.refused('A', 'bandolier', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'once-a-turn' })
  })

  test('Bandolier, taken back and laid again, cannot be used a second time in the turn', () => {
    const t = armed({ A: { ...loaded({ bandolier: 2 }), hand: ['bang', 'bang', 'panic'] }, B: {}, C: {} }, { bangsPlayed: 1 })
    t.say('A', 'bandolier', { card: 'bang', seat: 'B' })
    t.say('A', 'play', { card: 'panic', seat: 'A', picks: [['bandolier']] }).say('A', 'play', { card: 'bandolier' })
    expect(t.refused('A', 'bandolier', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'once-a-turn' })
  })

  test('Bandolier with the ability of a weapon, each paid from its own card', () => {
    const t = armed({ A: { ...loaded({ bandolier: 1, thunderer: 1 }), hand: ['bang'] }, B: {}, C: {} }, { bangsPlayed: 1 })
    t.say('A', 'bandolier', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.hand('A'), t.front('A'), t.life('B')]).toEqual([['bang'], [], 3])
  })

  test('Bandolier reaches no further', () => {
    const t = armed({ A: { ...loaded({ bandolier: 3 }), hand: ['bang'] }, B: {}, C: {}, D: {} }, { bangsPlayed: 1 })
    expect(t.refused('A', 'bandolier', { card: 'bang', seat: 'C' })).toMatchObject({ code: 'out-of-reach' })
  })

  test('14. Bell Tower: distance 4 with Mustang counts as 1, for one card', () => {
    const t = armed({
      A: { ...loaded({ 'bell-tower': 3, volcanic: 0 }), front: ['bell-tower', 'volcanic'], hand: ['bang', 'bang'] },
      B: {},
      C: {},
      D: {},
      E: { front: ['mustang'] },
      F: {},
      G: {},
    })
    t.say('A', 'bell-tower', { card: 'bell-tower' }).say('A', 'play', { card: 'bang', seat: 'E' })
    expect(t.life('E')).toBe(3)
    expect(t.refused('A', 'play', { card: 'bang', seat: 'E' })).toMatchObject({ code: 'out-of-reach' })
  })

  test('15. a Stagecoach uses it up, and while it waits it cannot be rung again', () => {
    const t = armed({ A: { ...loaded({ 'bell-tower': 3 }), hand: ['stagecoach', 'bang'] }, B: {}, C: {}, D: {}, E: {} })
    t.say('A', 'bell-tower', { card: 'bell-tower' })
    expect(t.refused('A', 'bell-tower', { card: 'bell-tower' })).toMatchObject({ code: 'armed-and-dangerous/bell-waits' })
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C' })).toMatchObject({ code: 'out-of-reach' })
    expect(t.can('A', 'bell-tower', { card: 'bell-tower' })).toBe(true)
  })

  test('Bell Tower: a green card profits and uses it up, an ability does neither', () => {
    const t = armed(
      {
        A: {
          character: 'mexicali-kid',
          ...tokens(2),
          front: ['bell-tower', 'knife'],
          on: { 'bell-tower': { [TOKEN]: 3 } },
          hand: ['bang'],
        },
        B: {},
        C: {},
        D: {},
        E: {},
      },
      {},
      'dodge-city',
    )
    t.say('A', 'bell-tower', { card: 'bell-tower' })
    expect(t.can('A', 'mexicali-kid', { seat: 'C', picks: [[0], [2]] })).toBe(false)
    t.say('A', 'mexicali-kid', { seat: 'B', picks: [[0], [2]] })
    expect(t.can('A', 'use', { card: 'knife', seat: 'C' })).toBe(true)
    t.say('A', 'use', { card: 'knife', seat: 'C' })
    expect([t.life('C'), t.can('A', 'play', { card: 'bang', seat: 'C' })]).toEqual([3, false])
  })

  test('Bell Tower ends with the turn', () => {
    const t = armed({ A: loaded({ 'bell-tower': 3 }), B: {}, C: {} }).say('A', 'bell-tower', { card: 'bell-tower' })
    expect(t.state('next-door')).toEqual({ seat: t.seat('A') })
    t.say('A', 'end')
    expect(t.state('next-door')).toEqual({ seat: -1 })
  })

  test('39. Tumbleweed: only the new result counts, and it may be paid again', () => {
    const t = fromStart(
      { A: { role: 'outlaw', front: ['jail'] }, B: { role: 'sheriff' }, C: loaded({ tumbleweed: 2 }) },
      { deck: ['*/hearts', '*/clubs', '*/spades'] },
    )
    expect(t.asked()).toBe('tumbleweed:C')
    t.say('C', 'repeat').say('C', 'repeat')
    expect([t.front('C'), t.turn(), t.discard().length]).toEqual([[], 'B', 5])
  })

  test('40. Lucky Duke flips two new cards and chooses again', () => {
    const t = fromStart(
      { A: { role: 'outlaw', character: 'lucky-duke', front: ['jail'] }, B: { role: 'sheriff' }, C: loaded({ tumbleweed: 1 }) },
      { deck: ['*/hearts', '*/clubs', '*/spades', '*/diamonds'] },
    )
    t.say('A', 'flip', { card: '*/hearts' }).say('C', 'repeat')
    expect([t.asked(), t.row().length]).toEqual(['flip:A', 2])
    t.say('A', 'flip', { card: '*/diamonds' })
    expect(t.turn()).toBe('B')
  })

  test('52. a Beer Keg saves nobody out of turn', () => {
    const t = armed({ A: { hand: ['bang'] }, B: { life: 1, ...loaded({ 'beer-keg': 3 }) }, C: {} }).say('A', 'play', {
      card: 'bang',
      seat: 'B',
    })
    expect(t.isOut('B')).toBe(true)
  })
})

describe('the Bomb', () => {
  test('24. black: one token is left; black again: it explodes for two', () => {
    const t = fromStart({ A: { role: 'outlaw', ...loaded({ bomb: 3 }) }, B: { role: 'sheriff' }, C: { out: true } }, { deck: ['*/clubs'] })
    expect([t.countOn('A', TOKEN, 'bomb'), t.life('A')]).toEqual([1, 4])
    const again = fromStart({ A: { role: 'outlaw', ...loaded({ bomb: 1 }) }, B: { role: 'sheriff' }, C: {} }, { deck: ['*/spades'] })
    expect([again.front('A'), again.life('A'), again.asked()]).toEqual([[], 2, 'play:A'])
  })

  test('25. red: he must choose another player, the tokens stay on it', () => {
    const t = fromStart({ A: loaded({ bomb: 3 }), B: {}, C: {} }, { deck: ['*/hearts'] })
    expect(t.refused('A', 'give', { seat: 'A' })).toMatchObject({ code: 'armed-and-dangerous/must-give' })
    t.say('A', 'give', { seat: 'C' })
    expect([t.countOn('C', TOKEN, 'bomb'), t.asked()]).toEqual([3, 'play:A'])
  })

  test('26. Dynamite, Jail, Bomb in this order; a turn lost in Jail has no check of the Bomb', () => {
    const t = fromStart(
      { A: { role: 'outlaw', front: ['bomb', 'jail', 'dynamite'], on: { bomb: { [TOKEN]: 3 } } }, B: { role: 'sheriff' }, C: {} },
      { deck: ['*/hearts', '*/hearts', '*/clubs'] },
    )
    expect(t.events('checked').map((event) => event.type === 'checked' && event.source)).toEqual(['dynamite', 'jail', 'bomb'])
    const held = fromStart(
      { A: { role: 'outlaw', front: ['bomb', 'jail'], on: { bomb: { [TOKEN]: 3 } } }, B: { role: 'sheriff' }, C: {} },
      { deck: ['*/spades', '*/clubs'] },
    )
    expect([held.countOn('A', TOKEN, 'bomb'), held.turn()]).toEqual([3, 'B'])
  })

  test('27. Rust takes its last token: it explodes, nobody is credited, the token is taken', () => {
    const t = armed({
      A: { role: 'sheriff', hand: ['rust'] },
      B: { role: 'outlaw', life: 2, ...loaded({ bomb: 1 }) },
      C: { role: 'outlaw' },
      D: {},
    })
    t.say('A', 'play', { card: 'rust' })
    expect([t.isOut('B'), t.countOn('A', TOKEN), t.hand('A')]).toEqual([true, 1, []])
  })

  test('28. a Bomb that is discarded does not explode', () => {
    const t = armed({ A: { hand: ['cat-balou'] }, B: loaded({ bomb: 3 }), C: {} })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['bomb']] })
    expect([t.life('B'), t.supply(TOKEN), t.front('B')]).toEqual([4, 32, []])
  })

  test('29. who pays with its last token is hit first, and gets what he paid for if he lives', () => {
    const seats = (life: number) =>
      ({ A: { role: 'outlaw', life, hand: ['caravan'], ...loaded({ bomb: 1 }), ...tokens(1) }, B: { role: 'sheriff' }, C: {} }) as const
    const lives = armed(seats(3)).say('A', 'play', { card: 'caravan', picks: [[1], [1], [1]] })
    expect([lives.life('A'), lives.hand('A').length, lives.front('A')]).toEqual([1, 3, []])
    const dies = armed(seats(2)).say('A', 'play', { card: 'caravan', picks: [[1], [1], [1]] })
    expect([dies.isOut('A'), dies.turn()]).toEqual([true, 'B'])
  })

  test('in front of anybody, oneself and the Sheriff included, but not of who has one', () => {
    const t = armed({ A: { role: 'outlaw', hand: ['bomb'] }, B: { role: 'sheriff' }, C: {} })
    expect(['A', 'B', 'C'].filter((seat) => t.can('A', 'play', { card: 'bomb', seat: seat as 'A' }))).toEqual(['A', 'B', 'C'])
    t.say('A', 'play', { card: 'bomb', seat: 'B' })
    expect([t.countOn('B', TOKEN, 'bomb'), t.state('bomber')]).toEqual([3, { seat: t.seat('A') }])
  })

  test('its holder may reload it, and survives an explosion with a Beer', () => {
    const t = armed({ A: { hand: ['mustang'], ...loaded({ bomb: 1 }) }, B: {}, C: {} })
    t.say('A', 'play', { card: 'mustang' }).say('A', 'load', { card: 'bomb' })
    expect(t.countOn('A', TOKEN, 'bomb')).toBe(2)
    const dying = fromStart({ A: { life: 2, hand: ['beer'], ...loaded({ bomb: 1 }) }, B: {}, C: {} }, { deck: ['*/spades'] })
    expect(dying.asked()).toBe('dying:A')
    dying.say('A', 'beer', { card: 'beer' })
    expect([dying.life('A'), dying.asked()]).toEqual([1, 'play:A'])
  })
})

describe('Dangerous weapons', () => {
  const far = {
    A: { ...loaded({ 'big-fifty': 1 }), hand: ['bang'] },
    B: {},
    C: {},
    D: {},
    E: { character: 'paul-regret', front: ['mustang', 'hideout', 'barrel'], hand: ['missed'] },
    F: {},
    G: {},
    H: {},
  } as const

  test('16. seen at 7: refused without the ability, in range with it, and only hand cards help', () => {
    const t = armed(far, {}, 'dodge-city')
    expect(t.distance('A', 'E')).toBe(7)
    expect(t.refused('A', 'play', { card: 'bang', seat: 'E', picks: [[]] })).toMatchObject({ code: 'out-of-reach' })
    t.say('A', 'play', { card: 'bang', seat: 'E', picks: [[0]] })
    expect(t.options('E').map((option) => option.split(' ')[0])).toEqual(['missed', 'take-it'])
  })

  test('17. Julie Cutter makes no check', () => {
    const t = armed({ A: { ...loaded({ 'big-fifty': 2 }), hand: ['bang'] }, B: { character: 'julie-cutter' }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect([t.life('B'), t.events('checked')]).toEqual([3, []])
    expect(t.sees('A', 'B').character).toBe('julie-cutter')
  })

  test('18. its last token: it is discarded, and the shot goes on', () => {
    const t = armed(far, {}, 'dodge-city').say('A', 'play', { card: 'bang', seat: 'E', picks: [[0]] })
    expect(t.front('A')).toEqual([])
    t.say('E', 'take-it')
    expect(t.life('E')).toBe(2)
  })

  test('the silence is over with the shot', () => {
    const t = armed({ A: { ...loaded({ 'big-fifty': 2 }), hand: ['bang', 'gatling'] }, B: { character: 'bart-cassidy' }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect(t.hand('B')).toEqual([])
    t.say('A', 'play', { card: 'gatling' })
    expect(t.hand('B')).toHaveLength(1)
  })

  test('19. Buntline Special: who cancels discards one of his choice; with an empty hand nothing', () => {
    const seats = (hand: readonly string[]) => ({
      A: { ...loaded({ 'buntline-special': 3 }), hand: ['bang'] },
      B: { front: ['barrel'], hand },
      C: {},
    })
    const t = armed(seats(['beer', 'scope']), { deck: ['*/hearts'] })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).say('B', 'barrel', { card: 'barrel' })
    expect(t.asked()).toBe('buntline-special:B')
    t.say('B', 'discard', { card: 'beer' })
    expect(t.hand('B')).toEqual(['scope'])
    const none = armed(seats([]), { deck: ['*/hearts'] })
    none.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).say('B', 'barrel', { card: 'barrel' })
    expect(none.asked()).toBe('play:A')
  })

  test('20. it is announced with the card or not at all', () => {
    const t = armed({ A: { ...loaded({ 'buntline-special': 3 }), hand: ['bang'] }, B: { hand: ['missed', 'beer'] }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[]] }).say('B', 'missed', { card: 'missed' })
    expect([t.asked(), t.hand('B'), t.countOn('A', TOKEN, 'buntline-special')]).toEqual(['play:A', ['beer'], 3])
  })

  test('21. Double Barrel: Missed!, Barrel and Crate are of no use; another suit is refused', () => {
    const t = armed({
      A: { ...loaded({ 'double-barrel': 3 }), hand: ['bang/5D', 'bang/clubs'] },
      B: { ...loaded({ crate: 3 }), hand: ['missed'] },
      C: {},
    })
    expect(t.can('A', 'play', { card: 'bang/clubs', seat: 'B', picks: [[0]] })).toBe(false)
    expect(t.can('A', 'play', { card: 'bang/clubs', seat: 'B' })).toBe(true)
    t.say('A', 'play', { card: 'bang/5D', seat: 'B', picks: [[0]] })
    expect([t.life('B'), t.hand('B'), t.asked()]).toEqual([3, ['missed'], 'play:A'])
  })

  test('22. Thunderer: the card is back, but the limit is used', () => {
    const t = armed({ A: { ...loaded({ thunderer: 3 }), hand: ['bang'] }, B: {}, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] })
    expect(t.hand('A')).toEqual(['bang'])
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B', picks: [[]] })).toMatchObject({ code: 'bang-limit' })
  })

  test('23. Gatling and Flintlock offer no ability', () => {
    const t = armed({ A: { ...loaded({ thunderer: 3 }), hand: ['gatling', 'flintlock'] }, B: {}, C: {} })
    expect(t.can('A', 'play', { card: 'gatling', picks: [[0]] })).toBe(false)
    expect(t.can('A', 'play', { card: 'flintlock', seat: 'B', picks: [[0]] })).toBe(false)
    expect([t.can('A', 'play', { card: 'gatling' }), t.can('A', 'play', { card: 'flintlock', seat: 'B' })]).toEqual([true, true])
  })

  test('Calamity Janet uses a weapon with a Missed! card', () => {
    const t = armed({ A: { character: 'calamity-janet', ...loaded({ thunderer: 3 }), hand: ['missed'] }, B: {}, C: {} })
    t.say('A', 'as-bang', { card: 'missed', seat: 'B', picks: [[0]] })
    expect([t.hand('A'), t.life('B')]).toEqual([['missed'], 3])
  })
})

describe('upgrades', () => {
  test('30. Arrow at three players, each gives a BANG! or loses one; nobody twice', () => {
    const t = armed({ A: { hand: ['arrow'], ...tokens(2) }, B: { hand: ['bang'] }, C: {}, D: {} })
    expect(t.can('A', 'play', { card: 'arrow', seat: 'B', picks: [['B'], [1]] })).toBe(false)
    expect(t.can('A', 'play', { card: 'arrow', seat: 'B', picks: [['C', 'C'], [2]] })).toBe(false)
    t.say('A', 'play', { card: 'arrow', seat: 'D', picks: [['B', 'C'], [2]] })
    expect(t.asked()).toBe('give-bang:B')
    t.say('B', 'give', { card: 'bang' })
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([4, 3, 3])
  })

  test('31. Flintlock and Gatling are no BANG! cards for an Arrow', () => {
    const t = armed({ A: { hand: ['arrow'] }, B: { hand: ['flintlock', 'gatling'] }, C: {} }).say('A', 'play', { card: 'arrow', seat: 'B' })
    expect(t.refused('B', 'give', { card: 'gatling' })).toMatchObject({ code: 'not-a-bang' })
    t.say('B', 'decline')
    expect(t.life('B')).toBe(3)
  })

  test('32. Quick Shot: only neighbours can be chosen at range 1', () => {
    const t = armed({ A: { hand: ['quick-shot'], ...tokens(1) }, B: {}, C: {}, D: {}, E: {} })
    expect(t.can('A', 'play', { card: 'quick-shot', seat: 'B', picks: [['C'], [1]] })).toBe(false)
    expect(t.refused('A', 'play', { card: 'quick-shot', seat: 'C', picks: [[], [0]] })).toMatchObject({ code: 'out-of-reach' })
    t.say('A', 'play', { card: 'quick-shot', seat: 'B', picks: [['E'], [1]] })
    expect([t.life('B'), t.life('E')]).toEqual([3, 3])
  })

  test('33. Flintlock comes back and may be played again', () => {
    const t = armed({ A: { hand: ['flintlock'], ...tokens(2) }, B: { front: ['barrel'] }, C: {} }, { deck: ['*/hearts'] })
    t.say('A', 'play', { card: 'flintlock', seat: 'B' })
      .say('B', 'barrel', { card: 'barrel' })
      .say('A', 'take-back', { picks: [[2]] })
    expect(t.hand('A')).toEqual(['flintlock'])
    expect(t.can('A', 'play', { card: 'flintlock', seat: 'B' })).toBe(true)
  })

  test('34. a Flintlock that hits asks for nothing', () => {
    const t = armed({ A: { hand: ['flintlock'], ...tokens(2) }, B: {}, C: {} }).say('A', 'play', { card: 'flintlock', seat: 'B' })
    expect([t.asked(), t.hand('A')]).toEqual(['play:A', []])
  })

  test('35. an upgraded Duck! is back at once, even against the same shot of Slab', () => {
    const t = armed({ A: { character: 'slab-the-killer', hand: ['bang'] }, B: { hand: ['duck'], ...tokens(4) }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'duck', { card: 'duck', picks: [[1], [2]] })
    expect([t.asked(), t.hand('B')]).toEqual(['shot:B', ['duck']])
    t.say('B', 'duck', { card: 'duck', picks: [[1], [2]] })
    expect([t.life('B'), t.hand('B'), t.countOn('B', TOKEN)]).toEqual([4, ['duck'], 0])
  })

  test('a Duck! paid with the last token of a Bomb hits its player first', () => {
    const t = armed({ A: { hand: ['bang'] }, B: { life: 2, hand: ['duck'], ...loaded({ bomb: 1 }), ...tokens(1) }, C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'duck', { card: 'duck', picks: [[1], [1], [1]] })
    expect(t.isOut('B')).toBe(true)
    expect(t.events('eliminated')).toMatchObject([{ by: undefined }])
  })

  test('38. Squaw plain and upgraded', () => {
    const seats = { A: { hand: ['squaw'], ...tokens(2) }, B: { front: ['winchester'] }, C: {} } as const
    const taken = armed(seats).say('A', 'play', { card: 'squaw', seat: 'B', picks: [['winchester'], [1], [2]] })
    expect(taken.hand('A')).toEqual(['winchester'])
    const gone = armed(seats).say('A', 'play', { card: 'squaw', seat: 'B', picks: [['winchester'], [0], [0]] })
    expect([gone.hand('A'), gone.discard()]).toEqual([[], ['winchester', 'squaw']])
  })

  test('what the payment empties cannot be the target', () => {
    const t = armed({ A: { hand: ['squaw'], ...loaded({ crate: 2 }), ...tokens(1) }, B: {}, C: {} })
    expect(t.can('A', 'play', { card: 'squaw', seat: 'A', picks: [['crate'], [1], [2], [0]] })).toBe(false)
    t.say('A', 'play', { card: 'squaw', seat: 'A', picks: [['crate'], [1], [1], [1]] })
    expect([t.hand('A'), t.supply(TOKEN)]).toEqual([['crate'], 32])
  })

  test('more upgrades than can be paid are refused', () => {
    const t = armed({ A: { hand: ['caravan'], ...tokens(3) }, B: {}, C: {} })
    expect(t.can('A', 'play', { card: 'caravan', picks: [[2], [3]] })).toBe(false)
    expect(t.can('A', 'play', { card: 'caravan', picks: [[1], [1]] })).toBe(false)
    expect(t.can('A', 'play', { card: 'caravan', picks: [[1], [2]] })).toBe(true)
  })
})

describe('characters', () => {
  test('41. Al Preacher draws once for each blue or orange card', () => {
    const t = armed({ A: { hand: ['mustang', 'scope', 'crate'], ...tokens(4) }, B: {}, C: { character: 'al-preacher', ...tokens(4) } })
    t.say('A', 'play', { card: 'mustang' }).say('C', 'draw', { picks: [[2]] })
    expect([t.hand('C').length, t.asked()]).toEqual([1, 'play:A'])
    t.say('A', 'play', { card: 'scope' }).say('C', 'pass')
    t.say('A', 'play', { card: 'crate' }).say('C', 'draw', { picks: [[2]] })
    expect([t.hand('C').length, t.countOn('C', TOKEN)]).toEqual([2, 0])
  })

  test('the reload of the player comes before the window of Al Preacher', () => {
    const t = armed({ A: { hand: ['mustang'] }, B: { character: 'al-preacher', ...tokens(2) }, C: {} }).say('A', 'play', {
      card: 'mustang',
    })
    expect(t.asked()).toBe('reload:A')
    t.say('A', 'pass')
    expect(t.asked()).toBe('al-preacher:B')
  })

  test('42. no window for a Dynamite that moves on, nor for a green card', () => {
    const t = armed({ A: { hand: ['sombrero'] }, B: { character: 'al-preacher', ...tokens(4) }, C: {} }, {}, 'dodge-city')
    t.say('A', 'play', { card: 'sombrero' })
    expect(t.asked()).toBe('play:A')
    const passes = fromStart({ A: { front: ['dynamite'] }, B: { character: 'al-preacher', ...tokens(4) }, C: {} }, { deck: ['*/hearts'] })
    expect(passes.asked()).toBe('play:A')
  })

  test('43. Bass Greeves fills up a Crate', () => {
    const t = armed({ A: { character: 'bass-greeves', hand: ['beer', 'beer'], ...loaded({ crate: 3 }) }, B: {}, C: {} })
    t.say('A', 'bass-greeves', { card: 'crate', picks: [['beer']] })
    expect([t.countOn('A', TOKEN, 'crate'), t.supply(TOKEN)]).toEqual([4, 28])
    expect(t.refused('A', 'bass-greeves', { picks: [['beer']] })).toMatchObject({ code: 'once-a-turn' })
  })

  test('44. Bloody Mary draws for a BANG! card that is cancelled, not for a Flintlock', () => {
    const t = armed({ A: { character: 'bloody-mary', hand: ['bang', 'flintlock'] }, B: loaded({ crate: 4 }), C: {} })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'crate', { card: 'crate' })
    expect(t.hand('A')).toHaveLength(2)
    t.say('A', 'play', { card: 'flintlock', seat: 'B' }).say('B', 'crate', { card: 'crate' })
    expect(t.hand('A')).toHaveLength(1)
  })

  test('45. Frankie Canton takes the last token: a Crate is discarded, a Bomb explodes', () => {
    const crate = armed({ A: { character: 'frankie-canton' }, B: loaded({ crate: 1 }), C: {} })
    crate.say('A', 'frankie-canton', { card: crate.handle('B', 'crate') })
    expect([crate.front('B'), crate.life('B'), crate.countOn('A', TOKEN)]).toEqual([[], 4, 1])
    const bomb = armed({ A: { character: 'frankie-canton' }, B: loaded({ bomb: 1 }), C: {} })
    bomb.say('A', 'frankie-canton', { card: bomb.handle('B', 'bomb') })
    expect([bomb.front('B'), bomb.life('B')]).toEqual([[], 2])
  })

  test('46. Julie Cutter: two points at once, one check; on Diamonds her attacker is shot at', () => {
    const t = armed(
      { A: { hand: ['bang', 'aim', 'missed'] }, B: { character: 'julie-cutter' }, C: {} },
      { deck: ['*/diamonds'] },
      'valley-of-shadows',
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] }).say('A', 'pass')
    expect([t.life('B'), t.events('checked').length, t.asked()]).toEqual([2, 1, 'shot:A'])
    t.say('A', 'missed', { card: 'missed' })
    expect(t.life('A')).toBe(5)
  })

  test('47. a Dynamite brings no check', () => {
    const t = fromStart({ A: { character: 'julie-cutter', front: ['dynamite'] }, B: {}, C: {} }, { deck: ['*/5S'] })
    expect([t.life('A'), t.events('checked').length]).toEqual([2, 1])
  })

  test('a Duel she started and lost is her own doing', () => {
    const t = armed({ A: { character: 'julie-cutter', hand: ['duel'] }, B: { hand: ['bang'] }, C: {} })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
    expect([t.life('A'), t.events('checked')]).toEqual([4, []])
  })

  test('48. Mexicali Kid shoots once in the reach of his weapon, without its ability', () => {
    const t = armed({ A: { character: 'mexicali-kid', ...loaded({ thunderer: 3 }), ...tokens(4) }, B: {}, C: {}, D: {}, E: {}, F: {} })
    t.say('A', 'mexicali-kid', { seat: 'D', picks: [[0], [2]] })
    expect([t.life('D'), t.countOn('A', TOKEN, 'thunderer'), t.hand('A')]).toEqual([3, 3, []])
    expect(t.refused('A', 'mexicali-kid', { seat: 'B', picks: [[0], [2]] })).toMatchObject({ code: 'once-a-turn' })
  })

  test('49. Ms. Abigail ignores a queen aimed at her, not what concerns all', () => {
    const t = armed({ A: { hand: ['bang/QH', 'indians/AD'] }, B: { character: 'ms-abigail' }, C: { out: true }, D: { out: true } })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'ms-abigail')
    expect([t.life('B'), t.game.acting.bangs]).toEqual([4, 1])
    t.say('A', 'play', { card: 'indians' })
    expect(t.life('B')).toBe(3)
  })

  test('50. nor a Jail: it is blue', () => {
    const t = armed({ A: { hand: ['jail/JS'] }, B: { character: 'ms-abigail' }, C: {} }, { supplies: { [TOKEN]: 0 } })
    t.say('A', 'play', { card: 'jail', seat: 'B' })
    expect([t.front('B'), t.asked()]).toEqual([['jail'], 'play:A'])
  })

  test('51. Red Ringo: one to each of two cards, or two to one that takes only one', () => {
    const seats = { A: { character: 'red-ringo', ...tokens(4), ...loaded({ crate: 3, whip: 3 }) }, B: {}, C: {} } as const
    const both = armed(seats).say('A', 'red-ringo', { picks: [[1], [1]] })
    expect([both.countOn('A', TOKEN, 'crate'), both.countOn('A', TOKEN, 'whip'), both.countOn('A', TOKEN)]).toEqual([4, 4, 2])
    const one = armed(seats).say('A', 'red-ringo', { picks: [[2], [0]] })
    expect([one.countOn('A', TOKEN, 'crate'), one.countOn('A', TOKEN)]).toEqual([4, 3])
    expect(one.refused('A', 'red-ringo', { picks: [[0], [1]] })).toMatchObject({ code: 'once-a-turn' })
  })
})
