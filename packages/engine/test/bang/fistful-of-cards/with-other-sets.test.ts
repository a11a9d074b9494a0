import { describe, expect, test } from 'vitest'
import { handleOf } from '../../../src/kernel/index.ts'
import { type Table, table } from '../../scenario.ts'
import { entering } from '../high-noon/turns.ts'

const withDodgeCity = { sets: ['fistful-of-cards', 'dodge-city'] }
const withValley = { sets: ['fistful-of-cards', 'valley-of-shadows'] }
const withShow = { sets: ['fistful-of-cards', 'wild-west-show'] }
const withAll = { sets: ['fistful-of-cards', 'dodge-city', 'valley-of-shadows', 'wild-west-show'] }
/** Nobody can hold a card that steps in. */
const discard = ['saved', 'escape']

describe('Abandoned Mine', () => {
  test('what would go face down on the deck Gary Looter takes unseen by others', () => {
    const t = table(
      { A: {}, B: { life: 1, hand: ['missed', 'duel', 'scope'] }, C: {}, D: { character: 'gary-looter' } },
      { options: withShow, event: 'abandoned-mine', turn: 'B', phase: 'play' },
    )
    t.say('B', 'end').say('B', 'discard', { card: 'missed' }).say('B', 'discard', { card: 'duel' })
    expect(t.hand('D')).toEqual(['missed', 'duel'])
    expect(JSON.stringify(t.told('C'))).not.toMatch(/"(missed|duel)"/)
  })

  test('all draws of phase 1 come from there: Pixie Pete’s, and what Evelyn Shebang has not given up', () => {
    const pete = table(
      { A: {}, B: { character: 'pixie-pete' }, C: {} },
      { options: withDodgeCity, event: 'abandoned-mine', turn: 'B', discard: ['scope', 'beer', 'saloon', 'panic'] },
    )
    expect(pete.hand('B')).toEqual(['scope', 'beer', 'saloon'])
    const evelyn = table(
      { A: {}, B: { character: 'evelyn-shebang' }, C: {} },
      { options: withValley, event: 'abandoned-mine', turn: 'B', discard: ['scope', ...discard] },
    )
    evelyn.say('B', 'shoot', { picks: [['C']] })
    expect(evelyn.hand('B')).toEqual(['scope'])
  })
})

describe('Law of the West', () => {
  const event = 'law-of-the-west'

  test('a card that an answer brings in the middle of phase 1 is not one of it', () => {
    const jesse = table(
      { A: {}, B: { character: 'jesse-jones', hand: ['dodge'] }, C: { character: 'henry-block', hand: ['beer'] } },
      { options: withAll, event, turn: 'B', discard, deck: ['scope', 'duel'] },
    )
    jesse.say('B', 'hand', { seat: 'C' }).say('B', 'dodge', { card: 'dodge' })
    expect(jesse.hand('B')).toEqual(['scope', 'beer', 'duel'])
    expect(jesse.events('shown')).toMatchObject([{ card: { id: 'duel' } }])
    const evelyn = table(
      { A: {}, B: { character: 'evelyn-shebang', hand: ['dodge'] }, C: { hand: ['backfire'] } },
      { options: withAll, event, turn: 'B', discard, deck: ['scope', 'duel'] },
    )
    evelyn
      .say('B', 'shoot', { picks: [['C']] })
      .say('C', 'missed', { card: 'backfire' })
      .say('B', 'dodge', { card: 'dodge' })
    expect(evelyn.hand('B')).toEqual(['scope', 'duel'])
    expect([evelyn.events('shown'), evelyn.can('B', 'end')]).toEqual([[], true])
  })

  test('LeMat makes a duty of a Missed!, until the BANG! of the turn is played', () => {
    const t = table(
      { A: {}, B: { hand: ['scope'], front: ['lemat'] }, C: {} },
      { options: withValley, event, turn: 'B', discard, deck: ['mustang', 'missed'] },
    )
    expect(t.refused('B', 'end')).toMatchObject({ code: 'must-play' })
    t.say('B', 'as-bang', { card: 'scope', seat: 'C' })
    expect(t.can('B', 'end')).toBe(true)
  })

  test('Showdown: a real BANG! is no duty, a Missed! is', () => {
    const second = (card: string) =>
      table({ A: {}, B: {}, C: {} }, { options: withShow, event, show: 'showdown', turn: 'B', deck: ['scope', card] })
    expect(second('bang').can('B', 'end')).toBe(true)
    expect(second('missed').refused('B', 'end')).toMatchObject({ code: 'must-play' })
  })

  test('who pays with the shown card has no duty any more', () => {
    const t = table({ A: {}, B: { hand: ['springfield'] }, C: {} }, { options: withDodgeCity, event, turn: 'B', deck: ['missed', 'duel'] })
    t.say('B', 'play', { card: 'springfield', seat: 'C', picks: [['duel']] }).say('B', 'end')
    expect(t.turn()).toBe('C')
  })

  test('it is told which card it is even where all hands are open', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options: withShow, event, show: 'sacagaway', turn: 'B', deck: ['missed', 'duel'] })
    expect(t.events('shown')).toMatchObject([{ seat: 1, card: { id: 'duel' }, because: event }])
  })

  test('a play that only an ability allows is owed, too, until the ability is used up', () => {
    const flower = table(
      { A: {}, B: { character: 'black-flower', hand: ['*/9C'] }, C: {} },
      { options: withValley, event, turn: 'B', discard, deck: ['mustang', 'missed/KC'] },
    )
    expect(flower.refused('B', 'end')).toEqual({ code: 'must-play', facts: { card: 'missed' } })
    flower.say('B', 'black-flower', { card: '*/9C', seat: 'C' })
    expect(flower.can('B', 'end')).toBe(true)
    const ringer = table(
      { A: {}, B: { character: 'der-spot-burst-ringer', hand: ['fanning'] }, C: {} },
      { options: withValley, event, turn: 'B', discard, deck: ['mustang', 'bang'] },
    )
    ringer.say('B', 'play', { card: 'fanning', seat: 'C', picks: [['A']] })
    expect(ringer.refused('B', 'play', { card: 'bang', seat: 'C' })).toMatchObject({ code: 'bang-limit' })
    expect(ringer.refused('B', 'end')).toEqual({ code: 'must-play', facts: { card: 'bang' } })
  })

  test('Der Spot-Burst Ringer may fire the shown BANG! as a Gatling, not another one', () => {
    const t = table(
      { A: {}, B: { character: 'der-spot-burst-ringer', hand: ['bang/AS'] }, C: {} },
      { options: withValley, event, turn: 'B', discard, deck: ['missed', 'bang/KH'] },
    )
    expect(t.can('B', 'der-spot-burst-ringer', { card: 'bang/AS' })).toBe(false)
    t.say('B', 'der-spot-burst-ringer', { card: 'bang/KH' }).say('B', 'end')
    expect(t.turn()).toBe('C')
  })
})

test('Dead Man: a ghost who leaves was eliminated long ago; if he was the first he is back with life', () => {
  const t = table(
    { A: { hand: ['cat-balou'] }, B: { ghost: true, front: ['ghost'] }, C: {}, D: {} },
    { options: withValley, event: 'dead-man', phase: 'play', firstOut: 'B', discard },
  )
  t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
  expect(t.isOut('B')).toBe(true)
  t.endTurn('A')
  expect([t.turn(), t.life('B')]).toEqual(['B', 2])
})

test('Lasso: LeMat, Bounty and Rattlesnake are blank, but a ghost whose card is gone leaves', () => {
  const t = table(
    {
      A: { hand: ['bang', 'beer', 'cat-balou'], front: ['lemat'] },
      B: { front: ['bounty'] },
      C: { ghost: true, front: ['ghost'] },
      D: { front: ['rattlesnake'] },
    },
    { options: withValley, event: 'lasso', phase: 'play', discard },
  )
  expect(t.can('A', 'as-bang', { card: 'beer', seat: 'B' })).toBe(false)
  t.say('A', 'play', { card: 'bang', seat: 'B' })
  expect(t.hand('A')).toHaveLength(2)
  t.say('A', 'play', { card: 'cat-balou', seat: 'C', picks: [['ghost']] })
  expect(t.isOut('C')).toBe(true)
  t.endTurns('A', 'B')
  expect([t.turn(), t.events('checked')]).toEqual(['D', []])
})

describe('Ricochet', () => {
  const at = <S extends string>(t: Table<S>, by: S, seat: S, card: string) => t.say(by, 'ricochet', { card: 'bang', seat, picks: [[card]] })

  test('a Backfire saves the card without firing back, a Dodge brings its card', () => {
    const t = table(
      { A: { hand: ['bang', 'bang'] }, B: { front: ['mustang'], hand: ['backfire', 'dodge'] }, C: {} },
      { options: withAll, event: 'ricochet', phase: 'play', discard, deck: ['beer'] },
    )
    at(t, 'A', 'B', 'mustang').say('B', 'missed', { card: 'backfire' })
    expect([t.life('A'), t.asked()]).toEqual([5, 'play:A'])
    at(t, 'A', 'B', 'mustang').say('B', 'dodge', { card: 'dodge' })
    expect([t.hand('B'), t.front('B')]).toEqual([['beer'], ['mustang']])
  })

  test('neither Escape nor Mick Defender’s ability helps: it is the event’s effect', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: { character: 'mick-defender', front: ['mustang'], hand: ['escape', 'missed'] }, C: {} },
      { options: withValley, event: 'ricochet', phase: 'play', discard: ['saved'] },
    )
    at(t, 'A', 'B', 'mustang')
    expect(t.options('B')).toEqual([expect.stringMatching(/^missed missed/), 'take-it'])
  })

  test('a ghost whose card is shot away leaves', () => {
    const t = table(
      { A: { hand: ['bang'] }, B: {}, C: { ghost: true, front: ['ghost'] } },
      { options: withValley, event: 'ricochet', phase: 'play', discard },
    )
    at(t, 'A', 'C', 'ghost')
    expect(t.isOut('C')).toBe(true)
  })

  test('if Henry Block’s shot takes its player out, the card stays', () => {
    const t = table(
      { A: {}, B: { character: 'henry-block', front: ['mustang'] }, C: { life: 1, hand: ['bang'] }, D: {} },
      { options: withValley, event: 'ricochet', turn: 'C', phase: 'play', discard },
    )
    at(t, 'C', 'B', 'mustang')
    expect([t.isOut('C'), t.front('B')]).toEqual([true, ['mustang']])
  })
})

describe('Russian Roulette', () => {
  const events = ['russian-roulette']

  test('Elena Fuente gives any card, Big Spencer no Missed!; a Bible of the turn before is ready and brings its card', () => {
    const t = table(
      {
        A: { character: 'elena-fuente', hand: ['beer'] },
        B: { character: 'big-spencer', hand: ['missed', 'dodge'] },
        C: { hand: ['bible'] },
      },
      { options: withAll, events, turn: 'C', phase: 'play', discard, deck: ['scope', 'mustang'] },
    )
    t.say('C', 'play', { card: 'bible' })
    t.endTurn('C')
    t.say('A', 'missed', { card: 'beer' })
    expect(t.refused('B', 'missed', { card: 'missed' })).toMatchObject({ code: 'forbidden' })
    t.say('B', 'dodge', { card: 'dodge' }).say('C', 'bible', { card: 'bible' })
    expect(t.hand('C')).toEqual(['mustang'])
  })

  test('Belle Star is not in her turn yet; Vulture Sam takes what the victim leaves', () => {
    const t = entering(
      {
        A: { character: 'belle-star', hand: ['missed'] },
        B: { front: ['barrel'] },
        C: { role: 'outlaw', life: 2, front: ['scope'] },
        D: { character: 'vulture-sam' },
      },
      'D',
      { options: withDodgeCity, events, deck: ['*/hearts'] },
    )
    t.say('A', 'missed', { card: 'missed' }).say('B', 'barrel', { card: 'barrel' })
    expect([t.isOut('C'), t.hand('D'), t.turn()]).toEqual([true, ['scope'], 'A'])
    expect(t.events('rewarded')).toEqual([])
  })

  test('Saved! spares one of the two points', () => {
    const t = entering({ A: {}, B: { hand: ['saved'] }, C: {} }, 'C', { options: withValley, events, discard: ['escape'] })
    t.say('B', 'spare', { card: 'saved' })
    expect(t.life('A')).toBe(4)
  })
})

describe('Sniper', () => {
  const snipe = <S extends string>(t: Table<S>, by: S, seat: S, first: string, second: string) =>
    t.say(by, 'sniper', { card: first, seat, picks: [[t.handle(by, second)]] })

  test('a Backfire as one of two needed fires back all the same; Escape does not help', () => {
    const t = table(
      { A: { hand: ['bang/AS', 'bang/KH'] }, B: { hand: ['backfire', 'escape'] }, C: {} },
      { options: withValley, event: 'sniper', phase: 'play', discard: ['saved'] },
    )
    snipe(t, 'A', 'B', 'bang/AS', 'bang/KH')
    expect(t.options('B')).toEqual([expect.stringMatching(/^missed backfire/), 'take-it'])
    t.say('B', 'missed', { card: 'backfire' }).say('B', 'take-it')
    expect([t.life('A'), t.life('B')]).toEqual([4, 3])
  })

  test('the pair is no BANG! card: no Bounty, no Shotgun, no draw! of Colorado Bill', () => {
    const t = table(
      {
        A: { character: 'colorado-bill', hand: ['bang/AS', 'bang/KH'], front: ['shotgun'] },
        B: { front: ['bounty'], hand: ['scope'] },
        C: {},
      },
      { options: withValley, event: 'sniper', phase: 'play', discard },
    )
    snipe(t, 'A', 'B', 'bang/AS', 'bang/KH').say('B', 'take-it')
    expect([t.hand('A'), t.hand('B'), t.events('checked'), t.asked()]).toEqual([[], ['scope'], [], 'play:A'])
  })

  test('with LeMat any two cards will do', () => {
    const t = table(
      { A: { hand: ['beer', 'scope'], front: ['lemat'] }, B: {}, C: {} },
      { options: withValley, event: 'sniper', phase: 'play', discard },
    )
    snipe(t, 'A', 'B', 'beer', 'scope')
    expect(t.life('B')).toBe(3)
  })
})

describe('Vendetta', () => {
  test('in the extra turn Vera Custer chooses anew; the flip is John Pain’s', () => {
    const t = table(
      { A: { character: 'john-pain' }, B: { character: 'vera-custer' }, C: {} },
      { options: withAll, event: 'vendetta', turn: 'B', discard, deck: ['scope', 'mustang', '*/QH'] },
    )
    t.say('B', 'copy', { seat: 'C' })
    t.endTurn('B')
    expect([t.asked(), t.hand('A').length]).toEqual(['copy-ability:B', 1])
  })

  test('a ghost may win another turn', () => {
    const t = table(
      { A: {}, B: { ghost: true, front: ['ghost'] }, C: {} },
      { options: withValley, event: 'vendetta', turn: 'B', discard, deck: ['scope', 'mustang', '*/QH'] },
    )
    t.endTurn('B')
    expect([t.turn(), t.view('A').table.extraTurn]).toEqual(['B', true])
  })
})

test('A Fistful of Cards: Darling Valentine comes after it, and a Backfire finds nobody to fire at', () => {
  const t = table(
    { A: {}, B: { hand: ['backfire', 'scope'] }, C: {} },
    { options: withAll, event: 'a-fistful-of-cards', show: 'darling-valentine', turn: 'B', discard },
  )
  t.say('B', 'missed', { card: 'backfire' }).say('B', 'take-it')
  expect([t.life('B'), t.hand('B').length, t.discard().includes('scope')]).toEqual([3, 3, true])
})

test('The Judge: no Ghost, no blue card on an order; José Delgado may discard one', () => {
  const t = table(
    { A: { character: 'jose-delgado', hand: ['ghost', 'barrel'] }, B: { hand: ['mustang'] }, C: {}, D: { out: true } },
    { options: withAll, event: 'the-judge', show: 'dorothy-rage', phase: 'play', discard },
  )
  expect(t.refused('A', 'play', { card: 'ghost', seat: 'D' })).toMatchObject({ code: 'forbidden' })
  t.say('A', 'jose-delgado', { card: 'barrel' })
  const mustang = handleOf(t.game.mixture.names.indexOf('mustang'))
  t.say('A', 'dorothy-rage', { seat: 'B', picks: [[mustang], [mustang], ['B']] })
  expect([t.front('B'), t.events('hand-shown').length]).toEqual([[], 1])
})

test('Hard Liquor: Pat Brennan may still take a card after he has declined; a ghost is not asked', () => {
  const pat = table(
    { A: { front: ['scope'] }, B: { character: 'pat-brennan', life: 2 }, C: {} },
    { options: withDodgeCity, event: 'hard-liquor', turn: 'B' },
  )
  expect(pat.say('B', 'draw').asked()).toBe('pat-brennan:B')
  const ghost = table({ A: {}, B: { ghost: true, front: ['ghost'] }, C: {} }, { options: withValley, event: 'hard-liquor', turn: 'B' })
  expect(ghost.asked()).toBe('play:B')
})

test('Blood Brothers: ghosts neither give nor receive', () => {
  const t = table(
    { A: {}, B: { life: 3 }, C: { ghost: true, front: ['ghost'] }, D: { life: 1 } },
    { options: withValley, event: 'blood-brothers', turn: 'B' },
  )
  expect(t.can('B', 'give', { seat: 'C' })).toBe(false)
  const ghost = table(
    { A: {}, B: { ghost: true, front: ['ghost'] }, C: { life: 1 } },
    { options: withValley, event: 'blood-brothers', turn: 'B' },
  )
  expect(ghost.asked()).toBe('play:B')
})
