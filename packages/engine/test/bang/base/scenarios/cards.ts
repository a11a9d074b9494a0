import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { type SeatSpec, table } from '../../../scenario.ts'

/** Seven players, A to play with a BANG!: D sits three places away. */
const farShot = (weapon: string, d: SeatSpec) =>
  table({ A: { hand: ['bang'], front: [weapon] }, B: {}, C: {}, D: { ...d, hand: 1 }, E: {}, F: {}, G: {} }, { phase: 'play' })

const reaches = (id: string, reach: number, near: SeatSpec, far: SeatSpec): Scenario =>
  scenario(id, `reaches ${reach} and no farther`, () => {
    const within = farShot(id, near)
    expect(within.distance('A', 'D')).toBe(reach)
    within.say('A', 'play', { card: 'bang', seat: 'D' })
    expect(within.asked()).toBe('shot:D')
    const beyond = farShot(id, far)
    expect(beyond.refused('A', 'play', { card: 'bang', seat: 'D' })).toMatchObject({
      code: 'out-of-reach',
      facts: { distance: reach + 1, reach },
    })
  })

export const scenarios: readonly Scenario[] = [
  scenario('bang', 'a player in reach loses a life point', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(3)
    expect(t.discard()).toEqual(['bang'])
  }),

  scenario('bang', 'its limit is one a turn', () => {
    const t = table({ A: { hand: ['bang', 'bang'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
  }),

  scenario('missed', 'cancels a shot', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.discard()).toEqual(['missed', 'bang'])
  }),

  scenario('beer', 'regains a life point in the own turn, up to the maximum', () => {
    const t = table({ A: { life: 4, hand: ['beer', 'beer'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(5)
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(5)
    expect(t.hand('A')).toEqual([])
  }),

  scenario('beer', 'has no effect with two players left, but may be played', () => {
    const t = table({ A: { life: 2, hand: ['beer'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(2)
    expect(t.discard()).toEqual(['beer'])
  }),

  scenario('saloon', 'everybody in play regains a life point', () => {
    const t = table({ A: { life: 2, hand: ['saloon'] }, B: { life: 1 }, C: {}, D: { out: true } }, { phase: 'play' })
    t.say('A', 'play', { card: 'saloon' })
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 2, 4, 0])
  }),

  scenario('saloon', 'works with two players left', () => {
    const t = table({ A: { life: 2, hand: ['saloon'] }, B: { life: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'saloon' })
    expect([t.life('A'), t.life('B')]).toEqual([3, 2])
  }),

  scenario('stagecoach', 'draws 2', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {} }, { phase: 'play', deck: ['beer', 'bang', 'missed'] })
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.hand('A')).toEqual(['beer', 'bang'])
  }),

  scenario('wells-fargo', 'draws 3', () => {
    const t = table({ A: { hand: ['wells-fargo'] }, B: {} }, { phase: 'play', deck: ['beer', 'bang', 'missed', 'beer'] })
    t.say('A', 'play', { card: 'wells-fargo' })
    expect(t.hand('A')).toEqual(['beer', 'bang', 'missed'])
  }),

  scenario('general-store', 'a card for everybody in play, from its player clockwise; the last is nobody’s choice', () => {
    const t = table(
      { A: {}, B: { hand: ['general-store'] }, C: { out: true }, D: {} },
      { turn: 'B', phase: 'play', deck: ['beer', 'bang', 'missed', 'scope'] },
    )
    t.say('B', 'play', { card: 'general-store' })
    expect(t.row()).toEqual(['beer', 'bang', 'missed'])
    expect(t.asked()).toBe('general-store:B')
    t.say('B', 'take', { card: 'missed' })
    expect(t.asked()).toBe('general-store:D')
    t.say('D', 'take', { card: 'bang' })
    expect([t.hand('A'), t.hand('B'), t.hand('D')]).toEqual([['beer'], ['missed'], ['bang']])
    expect(t.asked()).toBe('play:B')
  }),

  scenario('panic', 'takes a named card in play of a player at distance 1', () => {
    const t = table({ A: { hand: ['panic'] }, B: { front: ['scope', 'jail'], hand: 1 } }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [['jail']] })
    expect(t.hand('A')).toEqual(['jail'])
    expect(t.front('B')).toEqual(['scope'])
  }),

  scenario('panic', 'takes a random card of the hand', () => {
    const t = table({ A: { hand: ['panic'] }, B: { hand: ['beer'], front: ['jail'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'B', picks: [[]] })
    expect(t.hand('A')).toEqual(['beer'])
    expect(t.hand('B')).toEqual([])
  }),

  scenario('panic', 'a Scope brings more players to distance 1, a Mustang takes neighbours away', () => {
    const t = table({ A: { hand: ['panic'], front: ['scope'] }, B: {}, C: { hand: 1 }, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'panic', seat: 'C', picks: [[]] })
    expect(t.hand('C')).toEqual([])
    const u = table({ A: { hand: ['panic'] }, B: { hand: 1, front: ['mustang'] } }, { phase: 'play' })
    expect(u.refused('A', 'play', { card: 'panic', seat: 'B', picks: [[]] }).code).toBe('too-far')
  }),

  scenario('cat-balou', 'discards a card of a player at any distance', () => {
    const t = table({ A: { hand: ['cat-balou'] }, B: {}, C: {}, D: { front: ['mustang'] }, E: {}, F: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'D', picks: [['mustang']] })
    expect(t.front('D')).toEqual([])
    expect(t.discard()).toEqual(['mustang', 'cat-balou'])
  }),

  scenario('cat-balou', 'or a random card of his hand; also a card in front of oneself', () => {
    const t = table({ A: { hand: ['cat-balou', 'cat-balou'], front: ['jail'] }, B: { hand: ['beer'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [[]] })
    expect(t.discard()).toEqual(['beer', 'cat-balou'])
    t.say('A', 'play', { card: 'cat-balou', seat: 'A', picks: [['jail']] })
    expect(t.front('A')).toEqual([])
  }),

  scenario('gatling', 'a shot at everybody else, clockwise, whatever the distance and the limit', () => {
    const t = table(
      { A: {}, B: { hand: ['gatling'] }, C: { hand: ['missed'] }, D: {}, E: {}, F: { hand: ['missed'] } },
      { turn: 'B', phase: 'play', bangsPlayed: 1 },
    )
    t.say('B', 'play', { card: 'gatling' })
    expect(t.asked()).toBe('shot:C')
    t.say('C', 'missed', { card: 'missed' })
    expect(t.asked()).toBe('shot:F')
    t.say('F', 'take-it')
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D'), t.life('E'), t.life('F')]).toEqual([4, 4, 4, 3, 3, 3])
    expect(t.events('wounded').map(({ seat }) => t.who(seat))).toEqual(['D', 'E', 'F', 'A'])
  }),

  scenario('gatling', 'is no BANG! card: one may still be played', () => {
    const t = table({ A: { hand: ['gatling', 'bang'] }, B: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'gatling' }).say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(2)
  }),

  scenario('indians', 'everybody else gives a BANG! card or loses a life point', () => {
    const t = table({ A: { hand: ['indians'] }, B: { hand: ['bang'] }, C: { hand: ['missed'] }, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'indians' }).say('B', 'give', { card: 'bang' }).say('C', 'decline')
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([5, 4, 3, 3])
    expect(t.events('wounded')).toMatchObject([
      { seat: 2, by: 0, cause: 'indians' },
      { seat: 3, by: 0, cause: 'indians' },
    ])
  }),

  scenario('duel', 'BANG! cards in turns, the challenged player first', () => {
    const t = table({ A: { hand: ['duel', 'bang'] }, B: { hand: ['bang', 'missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    expect(t.asked()).toBe('give-bang:B')
    t.say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'bang' }).say('B', 'decline')
    expect([t.life('A'), t.life('B')]).toEqual([5, 3])
  }),

  scenario('barrel', 'a Heart counts as a Missed!', () => {
    const t = table({ A: { hand: ['bang'] }, B: { front: ['barrel'] } }, { phase: 'play', deck: ['*/hearts'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(4)
    expect(t.events('checked')).toMatchObject([{ seat: 1, source: 'barrel', good: true }])
  }),

  scenario('barrel', 'another suit does not help', () => {
    const t = table({ A: { hand: ['bang'] }, B: { front: ['barrel'] } }, { phase: 'play', deck: ['*/diamonds'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'barrel', { card: 'barrel' })
    expect(t.life('B')).toBe(3)
  }),

  scenario('mustang', 'others see its owner one farther away', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: ['mustang'] } }, { turn: 'B', phase: 'play' })
    expect(t.distance('A', 'B')).toBe(1)
    t.say('B', 'play', { card: 'mustang' })
    expect(t.distance('A', 'B')).toBe(2)
    expect(t.distance('B', 'A')).toBe(1)
    t.say('B', 'end')
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('out-of-reach')
  }),

  scenario('scope', 'its owner sees others one nearer', () => {
    const t = table({ A: { hand: ['scope', 'bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C' }).code).toBe('out-of-reach')
    t.say('A', 'play', { card: 'scope' }).say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(3)
    expect(t.distance('C', 'A')).toBe(2)
  }),

  scenario('jail', 'a player in Jail skips his turn', () => {
    const t = table({ A: { hand: ['jail'] }, B: {}, C: {} }, { phase: 'play', deck: ['*/spades'] })
    t.say('A', 'play', { card: 'jail', seat: 'B' })
    expect(t.front('B')).toEqual(['jail'])
    t.say('A', 'end')
    expect(t.asked()).toBe('play:C')
    expect(t.front('B')).toEqual([])
    expect(t.hand('B')).toEqual([])
    expect(t.discard()[0]).toBe('jail')
  }),

  scenario('jail', 'unless he flips a Heart', () => {
    const t = table({ A: {}, B: { front: ['jail/JS'] }, C: {} }, { turn: 'B', deck: ['*/hearts'] })
    expect(t.asked()).toBe('play:B')
    expect(t.front('B')).toEqual([])
    expect(t.hand('B')).toHaveLength(2)
  }),

  scenario('dynamite', 'goes round the table until it explodes', () => {
    const t = table(
      { A: {}, B: { hand: ['dynamite'] }, C: {} },
      { turn: 'B', phase: 'play', deck: ['bang', 'bang', 'bang', 'bang', '*/10S', 'bang', 'bang', '*/2S'] },
    )
    t.say('B', 'play', { card: 'dynamite' })
    t.say('B', 'end').say('C', 'end').say('A', 'end')
    expect(t.front('C')).toEqual(['dynamite'])
    t.say('B', 'end')
    expect(t.life('C')).toBe(1)
    expect(t.front('C')).toEqual([])
    expect(t.discard()[0]).toBe('dynamite')
  }),

  scenario('volcanic', 'any number of BANG! cards', () => {
    const t = table({ A: { hand: ['volcanic', 'bang', 'bang', 'bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'volcanic' })
    for (let i = 0; i < 3; i++) t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.life('B')).toBe(1)
  }),

  scenario('volcanic', 'at distance 1 only', () => {
    const t = table({ A: { hand: ['bang'], front: ['volcanic'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C' })).toMatchObject({ facts: { reach: 1, weapon: 'volcanic' } })
  }),

  scenario('schofield', 'reaches 2 and no farther', () => {
    const t = table({ A: { hand: ['bang'], front: ['schofield'] }, B: {}, C: {}, D: {}, E: {}, F: {} }, { phase: 'play' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'D' })).toMatchObject({ code: 'out-of-reach', facts: { distance: 3, reach: 2 } })
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(3)
  }),

  reaches('remington', 3, {}, { front: ['mustang'] }),
  reaches('rev-carabine', 4, { front: ['mustang'] }, { character: 'paul-regret', front: ['mustang'] }),

  scenario('winchester', 'reaches 5', () => {
    const t = farShot('winchester', { character: 'paul-regret', front: ['mustang'] })
    expect(t.distance('A', 'D')).toBe(5)
    t.say('A', 'play', { card: 'bang', seat: 'D' })
    expect(t.asked()).toBe('shot:D')
    expect(t.sees('B', 'A')).toMatchObject({ weapon: 'winchester', reach: 5 })
  }),

  scenario('stick-of-dynamite', 'every Dynamite that leaves the deck lands in front of its holder', () => {
    const t = table(
      { A: { hand: ['stagecoach'] }, B: {}, C: {} },
      { phase: 'play', options: { stickOfDynamite: true }, stick: 'C', deck: ['dynamite', 'beer', 'bang'] },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.front('C')).toEqual(['dynamite'])
    expect(t.hand('A')).toEqual(['beer', 'bang'])
  }),
]
