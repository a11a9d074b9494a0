import { describe, expect, test } from 'vitest'
import { loaded, tokens } from '../armed-and-dangerous/armed.ts'
import { rich, wearing } from '../gold-rush/gold.ts'
import { journey, robbery } from '../great-train-robbery/train.ts'
import { ARMED, DODGE, FISTFUL, GOLD, meet, NOON, SHOW, VALLEY } from './meet.ts'

const PLAY = { phase: 'play' } as const
const SHERIFF = { role: 'sheriff' } as const
const SEEN = ['saved', 'escape']

describe('whoever falls by his own doing', () => {
  test('a Gatling that is fired back at goes on; the Outlaw it kills then pays nobody, its player pays who shot back', () => {
    const t = meet(
      [VALLEY],
      {
        A: { role: 'outlaw', life: 1, hand: ['gatling'] },
        B: { hand: ['backfire'] },
        C: { role: 'outlaw', life: 1 },
        D: SHERIFF,
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'gatling' }).say('B', 'missed', { card: 'backfire' })
    expect([t.isOut('A'), t.isOut('C'), t.life('D')]).toEqual([true, true, 4])
    expect(t.events('rewarded').map(({ seat, victim }) => [t.who(seat), t.who(victim)])).toEqual([['B', 'A']])
  })

  test('Julie Cutter’s shot back kills the player of a Gatling: she draws three when it is over', () => {
    const t = meet(
      [ARMED],
      {
        A: { role: 'outlaw', life: 1, hand: ['gatling'] },
        B: { character: 'julie-cutter', role: 'renegade' },
        C: SHERIFF,
        D: { role: 'outlaw' },
      },
      { ...PLAY, deck: ['*/hearts'] },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect([t.isOut('A'), t.life('B'), t.life('C'), t.turn(), t.hand('B').length]).toEqual([true, 3, 4, 'B', 5])
  })

  test('the Sheriff’s Backfire kills a Deputy out of turn: he loses everything', () => {
    const t = meet(
      [VALLEY],
      {
        A: { role: 'deputy', life: 1, hand: ['bang'] },
        B: { role: 'sheriff', hand: ['backfire', 'beer'], front: ['scope'] },
        C: { role: 'outlaw' },
        D: {},
      },
      PLAY,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect([t.isOut('A'), t.front('B'), t.discard().includes('beer')]).toEqual([true, [], true])
  })

  test('three players: a Backfire out of turn at one’s prey wins; prey that loses its own Duel wins nobody anything', () => {
    const backfire = meet(
      [VALLEY],
      { A: { role: 'renegade', life: 1, hand: ['bang'] }, B: { role: 'deputy', hand: ['backfire'] }, C: { role: 'outlaw' } },
      PLAY,
    )
    backfire.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'backfire' })
    expect(backfire.winners()).toEqual(['B'])
    const duel = meet(
      [],
      { A: { role: 'renegade', life: 1, hand: ['duel'] }, B: { role: 'deputy', hand: ['bang'] }, C: { role: 'outlaw' } },
      PLAY,
    )
    duel.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
    expect([duel.over, duel.isOut('A'), duel.turn(), duel.hand('B').length]).toEqual([undefined, true, 'B', 2])
  })

  test('Most Wanted takes its own player first: the others flip all the same, and nobody is rewarded', () => {
    const t = robbery(
      { A: { role: 'outlaw', life: 1, hand: ['most-wanted'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'renegade' }, D: SHERIFF },
      { ...PLAY, deck: ['panic', '*/spades', '*/spades', '*/hearts', '*/hearts'] },
    )
    t.say('A', 'play', { card: 'most-wanted' }).letItHappen()
    expect([t.isOut('A'), t.isOut('B'), t.turn(), t.events('rewarded')]).toEqual([true, true, 'C', []])
  })

  test('Zippy Roy falls to the Ironhorse he has sent: it hits everybody, line and train are rebuilt, the next player plays', () => {
    const t = robbery({ A: { character: 'zippy-roy', role: 'outlaw', life: 1 }, B: {}, C: {}, D: {} }, { ...PLAY, at: 3 })
    t.say('A', 'zippy-roy').letItHappen()
    expect([t.isOut('A'), t.turn(), journey(t).position, t.zone('locomotive')]).toEqual([true, 'B', 0, ['leland']])
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 3, 4])
  })

  test('Miss Susanna takes the last point: no card of the Strongbox', () => {
    const t = robbery(
      { A: { role: 'outlaw', life: 1, front: ['strongbox'] }, B: {}, C: SHERIFF, D: { role: 'renegade' } },
      { ...PLAY, sets: [SHOW], show: 'miss-susanna', deck: ['beer'] },
    )
    t.say('A', 'end')
    expect([t.isOut('A'), t.turn(), t.hand('B')[0]]).toEqual([true, 'B', 'beer'])
  })
})

describe('whoever is saved', () => {
  test('a Dynamite makes the holder of a Ghost Car a ghost, whose Jail is checked next', () => {
    const t = robbery(
      { A: { role: 'outlaw', life: 2, front: ['ghost-car', 'dynamite', 'jail'] }, B: {}, C: {}, D: {} },
      { deck: ['*/5S', '*/hearts'] },
    )
    expect([t.isOut('A'), t.life('A'), t.front('A'), t.hand('A').length]).toEqual([false, 0, ['ghost-car'], 2])
  })

  test('Teren Kill: a Beer that is not enough, then the “draw!”; with a Ghost Car Spades make him a ghost', () => {
    const lucky = meet(
      [SHOW, VALLEY],
      { A: { hand: ['bang', 'aim'] }, B: { character: 'teren-kill', role: 'outlaw', life: 1, hand: ['beer'] }, C: {}, D: {} },
      { ...PLAY, deck: ['*/hearts', 'panic'] },
    )
    lucky
      .say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
      .say('B', 'take-it')
      .say('B', 'beer', { card: 'beer' })
    expect([lucky.life('B'), lucky.hand('B')]).toEqual([1, ['panic']])
    const ghost = robbery(
      { A: { hand: ['bang'] }, B: { character: 'teren-kill', role: 'outlaw', life: 1, front: ['ghost-car'] }, C: {}, D: {} },
      { ...PLAY, sets: [SHOW], deck: ['*/spades'] },
    )
    ghost.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([ghost.isOut('B'), ghost.life('B')]).toEqual([false, 0])
  })

  test('Madam Yto: the card for her Beer may be the Beer she still needs', () => {
    const t = meet(
      [GOLD],
      { A: { character: 'madam-yto', role: 'outlaw', life: 2, hand: ['beer'], front: ['dynamite'] }, B: {}, C: SHERIFF },
      { deck: ['*/5S', 'beer'] },
    )
    expect(t.say('A', 'beer', { card: 'beer' }).say('A', 'beer', { card: 'beer' }).life('A')).toBe(1)
  })

  test('Simeon Picos pays his Rucksack with the nuggets of the hit; a Rucksack and a Beer may both be needed', () => {
    const simeon = meet(
      [GOLD, VALLEY],
      {
        A: { hand: ['bang', 'aim'] },
        B: { role: 'outlaw', character: 'simeon-picos', life: 1, ...wearing('rucksack'), ...rich(2) },
        C: SHERIFF,
        D: {},
      },
      PLAY,
    )
    simeon
      .say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
      .say('B', 'rucksack')
      .say('B', 'rucksack')
    expect([simeon.life('B'), simeon.count('B', 'nugget')]).toEqual([1, 0])
    const both = meet(
      [GOLD],
      { A: { role: 'outlaw', life: 2, hand: ['beer'], front: ['dynamite'], ...wearing('rucksack'), ...rich(2) }, B: {}, C: SHERIFF },
      { deck: ['*/5S'] },
    )
    expect(both.say('A', 'rucksack').say('A', 'beer', { card: 'beer' }).life('A')).toBe(1)
  })

  test('Boots and Lucky Charm for two points at two life: one each, the point that reached zero never', () => {
    const t = meet(
      [VALLEY, GOLD],
      {
        A: { hand: ['bang', 'aim'] },
        B: { role: 'outlaw', life: 2, hand: ['beer'], ...wearing('boots', 'lucky-charm') },
        C: {},
        D: {},
      },
      { ...PLAY, deck: ['scope'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B', picks: [['aim']] })
      .say('B', 'take-it')
      .say('B', 'beer', { card: 'beer' })
      .letItHappen()
    expect([t.life('B'), t.hand('B'), t.count('B', 'nugget'), t.count('A', 'nugget')]).toEqual([1, ['scope'], 1, 2])
  })

  test('Saved! prevents all of a hit: no Bounty, no Shotgun, no nugget, no Stick', () => {
    const t = meet(
      [VALLEY, GOLD],
      {
        A: { role: 'outlaw', hand: ['bang'], front: ['shotgun'] },
        B: { hand: ['panic', 'scope'], front: ['bounty'] },
        C: { hand: ['saved'] },
        D: SHERIFF,
      },
      { ...PLAY, options: { stickOfDynamite: true } },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('C', 'spare', { card: 'saved' }).say('C', 'deck')
    expect([t.hand('A'), t.hand('B').length, t.count('A', 'nugget'), t.stick(), t.hand('C').length]).toEqual([[], 2, 0, 'D', 2])
  })

  test('Saved! takes two cards of a Refund owner: both are made good', () => {
    const t = robbery(
      { A: { hand: ['bang', 'saved'] }, B: { hand: ['panic', 'scope'], front: ['refund'] }, C: {} },
      { ...PLAY, sets: [VALLEY], discard: ['escape'], deck: ['beer', 'volcanic'] },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('A', 'spare', { card: 'saved' }).say('A', 'hand', { seat: 'B' })
    expect([t.hand('A').toSorted(), t.hand('B')]).toEqual([
      ['panic', 'scope'],
      ['beer', 'volcanic'],
    ])
  })
})

describe('delayed draws wait for the whole effect', () => {
  test('Suzy Lafayette gives her last Missed! in Russian Roulette: she has nothing for the next round', () => {
    const t = meet(
      [FISTFUL],
      {
        A: { role: 'outlaw', hand: ['missed'] },
        B: { role: 'sheriff', character: 'suzy-lafayette', hand: ['missed'] },
        C: { hand: ['missed'] },
      },
      { ...PLAY, events: ['russian-roulette'], deck: ['missed', 'beer', 'panic'] },
    )
    t.say('A', 'end')
    for (const who of ['B', 'C', 'A'] as const) t.say(who, 'missed', { card: 'missed' })
    expect([t.life('B'), t.turn(), t.hand('B')]).toEqual([3, 'B', ['missed', 'beer', 'panic']])
  })

  test('Molly Stark’s Missed! against the Ironhorse counts; Julie Cutter, hit by nobody, flips nothing', () => {
    const t = robbery(
      { A: { character: 'zippy-roy' }, B: { character: 'molly-stark', hand: ['missed'] }, C: { character: 'julie-cutter' }, D: {} },
      { ...PLAY, at: 3, sets: [DODGE, ARMED], deck: ['beer'] },
    )
    t.say('A', 'zippy-roy').say('B', 'missed', { card: 'missed' })
    expect([t.hand('B'), t.events('checked'), t.life('C')]).toEqual([['beer'], [], 3])
  })

  test('John Pain has Julie Cutter’s flip only when the whole Gatling is over', () => {
    const t = meet(
      [SHOW, ARMED],
      { A: { hand: ['gatling'] }, B: { character: 'julie-cutter' }, C: { character: 'john-pain', hand: ['scope'] }, D: {} },
      { ...PLAY, deck: ['missed/spades'] },
    )
    t.say('A', 'play', { card: 'gatling' })
    expect([t.asked(), t.hand('C')]).toEqual(['shot:C', ['scope']])
    expect(t.say('C', 'take-it').hand('C')).toEqual(['scope', 'missed'])
  })

  test('High Noon comes before Darling Valentine: Bart Cassidy’s card is exchanged with the others', () => {
    const t = meet(
      [NOON, SHOW],
      { A: { character: 'bart-cassidy', hand: ['scope'] }, B: {}, C: {} },
      { event: 'high-noon', show: 'darling-valentine', deck: ['panic', 'beer', 'missed', 'volcanic', 'winchester'] },
    )
    expect([t.hand('A'), t.discard()]).toEqual([
      ['beer', 'missed', 'volcanic', 'winchester'],
      ['panic', 'scope'],
    ])
  })
})

describe('Evaded!', () => {
  test('takes a Fanning at once, and the second shot still comes; of Der Spot’s Gatling it takes the BANG!', () => {
    const fanning = robbery({ A: { hand: ['fanning'] }, B: { hand: ['evaded'] }, C: {}, D: {} }, { ...PLAY, discard: SEEN, sets: [VALLEY] })
    fanning.say('A', 'play', { card: 'fanning', seat: 'B', picks: [['C']] }).say('B', 'evaded', { card: 'evaded' })
    expect([fanning.hand('B'), fanning.life('C')]).toEqual([['fanning'], 3])
    const spot = robbery(
      { A: { character: 'der-spot-burst-ringer', hand: ['bang'] }, B: { hand: ['evaded'] }, C: {} },
      { ...PLAY, discard: SEEN, sets: [VALLEY] },
    )
    spot.say('A', 'der-spot-burst-ringer', { card: 'bang' }).say('B', 'evaded', { card: 'evaded' })
    expect([spot.hand('B'), spot.life('C')]).toEqual([['bang'], 4])
  })

  test('takes the card a Sleeper Car was fed with, what Black Flower fired, a Howitzer', () => {
    const sleeper = robbery({ A: { front: ['sleeper-car', 'mustang'] }, B: { hand: ['evaded'] }, C: {} }, PLAY)
    sleeper.say('A', 'sleeper-car', { card: 'sleeper-car', seat: 'B', picks: [['mustang']] }).say('B', 'evaded', { card: 'evaded' })
    expect(sleeper.hand('B')).toEqual(['mustang'])
    const flower = robbery(
      { A: { character: 'black-flower', hand: ['schofield/JC'] }, B: { hand: ['evaded'] }, C: {} },
      { ...PLAY, sets: [VALLEY], discard: SEEN },
    )
    flower.say('A', 'black-flower', { card: 'schofield', seat: 'B' }).say('B', 'evaded', { card: 'evaded' })
    expect(flower.hand('B')).toEqual(['schofield'])
    const howitzer = robbery({ A: { front: ['howitzer'] }, B: { hand: ['evaded'] }, C: {} }, { ...PLAY, sets: [DODGE] })
    howitzer.say('A', 'use', { card: 'howitzer' }).say('B', 'evaded', { card: 'evaded' })
    expect([howitzer.hand('B'), howitzer.life('C')]).toEqual([['howitzer'], 4])
  })

  test('against Slab takes nothing before the second Missed!; what it takes may go to a Buntline Special', () => {
    const slab = robbery({ A: { character: 'slab-the-killer', hand: ['bang'] }, B: { hand: ['evaded', 'missed'] }, C: {} }, PLAY)
    slab.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'evaded', { card: 'evaded' })
    expect(slab.hand('B')).toEqual(['missed'])
    expect(slab.say('B', 'missed', { card: 'missed' }).hand('B')).toEqual(['bang'])
    const buntline = robbery(
      { A: { hand: ['bang'], ...loaded({ 'buntline-special': 2 }) }, B: { hand: ['evaded'] }, C: {} },
      { ...PLAY, sets: [ARMED] },
    )
    buntline.say('A', 'play', { card: 'bang', seat: 'B', picks: [[0]] }).say('B', 'evaded', { card: 'evaded' })
    expect([buntline.hand('B'), buntline.discard().includes('bang')]).toEqual([[], true])
  })

  test('finds nothing if a Dodge has shuffled the BANG! into the deck, or if a Flintlock was bought back', () => {
    const shuffled = robbery(
      { A: { character: 'slab-the-killer', hand: ['bang'] }, B: { hand: ['dodge', 'evaded'] }, C: {} },
      { ...PLAY, sets: [DODGE], deck: ['scope'], deckSize: 1 },
    )
    shuffled.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'dodge', { card: 'dodge' })
    expect(shuffled.deck()).toContain('bang')
    expect(shuffled.say('B', 'evaded', { card: 'evaded' }).hand('B')).toEqual(['scope'])
    const flintlock = robbery({ A: { hand: ['flintlock'], ...tokens(2) }, B: { hand: ['evaded'] }, C: {} }, { ...PLAY, sets: [ARMED] })
    flintlock
      .say('A', 'play', { card: 'flintlock', seat: 'B' })
      .say('B', 'evaded', { card: 'evaded' })
      .say('A', 'take-back', { picks: [[2]] })
    expect([flintlock.hand('A'), flintlock.hand('B')]).toEqual([['flintlock'], []])
  })
})
