import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { journey, robbery } from '../train.ts'

export const scenarios: readonly Scenario[] = [
  scenario('benny-brawler', '41. two takes in a turn, but one free advance', () => {
    const t = robbery(
      { A: { character: 'benny-brawler', hand: ['bang/clubs', 'bang/hearts', 'beer'] }, B: {}, C: {} },
      { phase: 'play', line: ['frisco', 'san-tafe', 'crowns-hole'] },
    )
    t.say('A', 'rob', { card: 'observation-car', picks: [['bang/clubs']] })
    t.say('A', 'free-advance').say('A', 'rob', { card: 'cattle-truck', picks: [['bang']] })
    expect(t.front('A')).toEqual(['observation-car', 'cattle-truck'])
    expect(t.refused('A', 'free-advance').code).toBe('great-train-robbery/advanced')
  }),
  scenario('evan-babbit', '36. the shot of Slab goes on to a neighbour, who needs two Missed!', () => {
    const t = robbery(
      {
        A: { character: 'slab-the-killer', hand: ['bang/spades'] },
        B: { character: 'evan-babbit', hand: ['dynamite', 'volcanic/10S'] },
        C: { hand: ['missed'] },
        D: {},
      },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.asked()).toBe('evan-babbit:B')
    expect(t.refused('B', 'divert', { card: 'dynamite', seat: 'C' }).code).toBe('wrong-suit')
    t.say('B', 'divert', { card: 'volcanic', seat: 'C' })
    t.say('C', 'missed', { card: 'missed' })
    expect(t.life('B')).toBe(4)
    expect(t.life('C')).toBe(3)
    expect(t.events('wounded')[0]?.by).toBe(t.seat('A'))
  }),
  scenario('jimmy-texas', '34. draws after a turn lost to Jail, besides his Strongbox', () => {
    const t = robbery({ A: { character: 'jimmy-texas', front: ['jail', 'strongbox'] }, B: {}, C: {} }, { deck: ['*/5C', 'bang', 'beer'] })
    expect(t.hand('A')).toHaveLength(2)
    expect(t.turn()).toBe('B')
  }),
  scenario('manuelita', 'draws two at the End of the Line, whoever moved the train', () => {
    const t = robbery({ A: { hand: ['full-steam'] }, B: { character: 'manuelita' }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'ignore')
    expect(t.hand('B')).toHaveLength(2)
  }),
  scenario('sancho', '42. one car for nothing, then none for a price', () => {
    const t = robbery({ A: { character: 'sancho', hand: ['bang', 'water-tower'] }, B: {}, C: {} }, { phase: 'play', line: ['boom-town'] })
    t.say('A', 'sancho', { card: 'observation-car' })
    expect(t.front('A')).toEqual(['observation-car'])
    expect(t.refused('A', 'rob', { card: 'cattle-truck', picks: [['bang']] }).code).toBe('great-train-robbery/taken')
    t.say('A', 'play', { card: 'water-tower' })
    expect(t.front('A')).toEqual(['observation-car', 'cattle-truck'])
  }),
  scenario('sgt-blaze', '13. leaves somebody out of Leland: a card less is shown', () => {
    const t = robbery(
      { A: { character: 'sgt-blaze', hand: ['full-steam'] }, B: {}, C: {}, D: {} },
      { phase: 'play', side: 'leland', deck: ['bang', 'beer', 'missed', 'panic', 'saloon', 'gatling'] },
    )
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'double')
    t.say('A', 'leave-out', { seat: 'C' })
    expect(t.row()).toEqual(['bang', 'beer', 'missed'])
    t.say('A', 'take', { card: 'bang' }).say('B', 'take', { card: 'beer' })
    expect(t.hand('D')).toEqual(['missed'])
    expect(t.asked()).toBe('leave-out:A')
    expect(t.hand('C')).toEqual([])
  }),
  scenario('sgt-blaze', 'leaves a friend out of his Gatling', () => {
    const t = robbery({ A: { character: 'sgt-blaze', hand: ['gatling'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'gatling', picks: [['C']] })
    expect([t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 4, 4])
  }),
  scenario('shade-oconnor', 'exchanges a card when somebody else moves the train', () => {
    const t = robbery(
      { A: { hand: ['next-stop'] }, B: { character: 'shade-oconnor', hand: ['panic'] }, C: {} },
      { phase: 'play', deck: ['beer', 'bang'] },
    )
    t.say('A', 'play', { card: 'next-stop' })
    expect(t.asked()).toBe('shade-oconnor:B')
    t.say('B', 'discard', { card: 'panic' })
    expect(t.hand('B')).toEqual(['bang'])
  }),
  scenario('zippy-roy', 'moves the train once a turn', () => {
    const t = robbery({ A: { character: 'zippy-roy' }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'zippy-roy')
    expect(journey(t).position).toBe(2)
    expect(t.refused('A', 'zippy-roy').code).toBe('once-a-turn')
  }),
  scenario('ironhorse', '14. twice at everybody: one Missed! cancels one of the two', () => {
    const t = robbery({ A: { hand: ['full-steam'] }, B: { life: 2, hand: ['missed'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'double')
    t.say('B', 'missed', { card: 'missed' })
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([2, 1, 3])
    expect(t.events('wounded').map(({ by }) => by)).toEqual([undefined, undefined, undefined, undefined, undefined])
  }),
  scenario('leland', 'a card for everybody, the active player first', () => {
    const t = robbery(
      { A: { role: 'sheriff' }, B: {}, C: {} },
      { at: 3, side: 'leland', deck: ['bang', 'beer', 'missed', 'panic', 'gatling'] },
    )
    expect(t.row()).toEqual(['bang', 'beer', 'missed'])
    t.say('A', 'take', { card: 'beer' }).say('B', 'take', { card: 'bang' })
    expect(t.hand('C')).toEqual(['missed'])
    expect(t.zone('locomotive')).toEqual(['ironhorse'])
    expect(journey(t).position).toBe(0)
  }),
]
