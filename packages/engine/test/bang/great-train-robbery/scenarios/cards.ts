import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { journey, robbery } from '../train.ts'

export const scenarios: readonly Scenario[] = [
  scenario('cactus', 'cancels a shot and heals on red', () => {
    const t = robbery({ A: { hand: ['bang'] }, B: { hand: ['cactus'], life: 2 }, C: {} }, { phase: 'play', deck: ['*/5D'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'cactus', { card: 'cactus' })
    expect(t.life('B')).toBe(3)
  }),
  scenario('cactus', 'only cancels on black', () => {
    const t = robbery({ A: { hand: ['bang'] }, B: { hand: ['cactus'], life: 2 }, C: {} }, { phase: 'play', deck: ['*/5C'] })
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'cactus', { card: 'cactus' })
    expect(t.life('B')).toBe(2)
  }),
  scenario('dragoon', 'reach 2, and one BANG! card more', () => {
    const t = robbery({ A: { front: ['dragoon'], hand: ['bang', 'bang', 'bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'bang', seat: 'C' }).say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.life('C')).toBe(2)
    expect(t.refused('A', 'play', { card: 'bang', seat: 'C' }).code).toBe('bang-limit')
  }),
  scenario('evaded', '17. takes the Gatling; the next target still faces it', () => {
    const t = robbery({ A: { hand: ['gatling'] }, B: { hand: ['evaded'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'gatling' }).say('B', 'evaded', { card: 'evaded' })
    expect(t.hand('B')).toEqual(['gatling'])
    expect(t.life('C')).toBe(4)
  }),
  scenario('full-steam', '15. to the end, without the Locomotive: a new line, the other side', () => {
    const t = robbery({ A: { hand: ['full-steam'] }, B: { character: 'manuelita' }, C: {} }, { phase: 'play' })
    const before = t.zone('stations')
    t.say('A', 'play', { card: 'full-steam' }).say('A', 'ignore')
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([4, 4, 5])
    expect(t.hand('B')).toHaveLength(2)
    expect(journey(t).position).toBe(0)
    expect(t.zone('locomotive')).toEqual(['leland'])
    expect(t.zone('stations')).toHaveLength(before.length)
    expect(t.zone('train')).toHaveLength(3)
  }),
  scenario('knife-revolver', '19. comes back on a queen before the target answers', () => {
    const t = robbery({ A: { hand: ['knife-revolver'] }, B: { hand: ['evaded'] }, C: {} }, { phase: 'play', deck: ['*/QH'] })
    t.say('A', 'play', { card: 'knife-revolver', seat: 'B' }).say('B', 'evaded', { card: 'evaded' })
    expect(t.hand('A')).toEqual(['knife-revolver'])
    expect(t.hand('B')).toEqual([])
    expect(t.life('B')).toBe(4)
  }),
  scenario('map', 'shows the next two cards, of which one may go', () => {
    const t = robbery({ A: { front: ['map'] }, B: {}, C: {} }, { deck: ['bang', 'beer', 'missed', 'panic'] })
    expect(t.asked()).toBe('map:A')
    expect(t.look('A')).toEqual(['bang', 'beer'])
    t.say('A', 'discard', { card: 'bang' })
    expect(t.hand('A')).toEqual(['beer', 'missed'])
    expect(t.discard()).toEqual(['bang'])
  }),
  scenario('money-bag', '22. draws like the Stagecoach on top of the discards', () => {
    const t = robbery({ A: { hand: ['money-bag'] }, B: {}, C: {} }, { phase: 'play', discard: ['stagecoach'] })
    t.say('A', 'play', { card: 'money-bag' })
    expect(t.hand('A')).toHaveLength(2)
    expect(t.discard()[0]).toBe('money-bag')
  }),
  scenario('most-wanted', 'a card, then everybody draws: Spades cost a life point', () => {
    const t = robbery({ A: { hand: ['most-wanted'] }, B: {}, C: {} }, { phase: 'play', deck: ['beer', '*/2H', '*/3S', '*/4H'] })
    t.say('A', 'play', { card: 'most-wanted' })
    expect(t.hand('A')).toEqual(['beer'])
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([4, 3, 5])
    expect(t.events('wounded')[0]?.by).toBe(t.seat('A'))
  }),
  scenario('next-stop', 'a card, then the train moves on', () => {
    const t = robbery({ A: { hand: ['next-stop'] }, B: {}, C: {} }, { phase: 'play', deck: ['beer'] })
    t.say('A', 'play', { card: 'next-stop' })
    expect(t.hand('A')).toEqual(['beer'])
    expect(journey(t).position).toBe(2)
  }),
  scenario('refund', '26. a card for a Barrel lost to Cat Balou', () => {
    const t = robbery({ A: { hand: ['cat-balou'] }, B: { front: ['refund', 'barrel'] }, C: {} }, { phase: 'play' })
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['barrel']] })
    expect(t.hand('B')).toHaveLength(1)
  }),
  scenario('strongbox', 'a card at the end of the turn', () => {
    const t = robbery({ A: { front: ['strongbox'] }, B: {}, C: {} }, { phase: 'play' })
    t.say('A', 'end')
    expect(t.hand('A')).toHaveLength(1)
  }),
  scenario('switch', '30. one card in play for another', () => {
    const t = robbery(
      { A: { hand: ['switch'], front: ['lumber-flatcar', 'schofield'] }, B: { front: ['winchester'] }, C: {} },
      { phase: 'play' },
    )
    t.say('A', 'play', { card: 'switch', seat: 'B', picks: [['lumber-flatcar'], ['winchester']] })
    expect(t.front('A')).toEqual(['winchester'])
    expect(t.front('B')).toEqual(['lumber-flatcar'])
    expect(t.discard()).toEqual(['schofield', 'switch'])
  }),
  scenario('train-robbery', '27. for each card he discards it or is shot at', () => {
    const t = robbery(
      { A: { hand: ['train-robbery'] }, B: { front: ['barrel', 'mustang', 'scope'] }, C: {}, D: {} },
      { phase: 'play', deck: ['*/5H'] },
    )
    t.say('A', 'play', { card: 'train-robbery', seat: 'B' })
    t.say('B', 'discard', { card: 'scope' })
    t.say('B', 'face-it', { card: 'mustang' }).say('B', 'barrel', { card: 'barrel' })
    t.say('B', 'discard', { card: 'barrel' })
    expect(t.front('B')).toEqual(['mustang'])
    expect(t.life('B')).toBe(4)
    expect(t.asked()).toBe('play:A')
  }),
  scenario('water-tower', 'a car under a Station for nothing', () => {
    const t = robbery({ A: { hand: ['water-tower', 'bang'] }, B: {}, C: {} }, { phase: 'play', line: ['boom-town'], at: 2 })
    t.say('A', 'play', { card: 'water-tower' }).say('A', 'take', { card: 'cattle-truck' })
    expect(t.front('A')).toEqual(['cattle-truck'])
    expect(t.hand('A')).toEqual(['bang'])
    expect(journey(t).takes).toBe(0)
  }),
]
