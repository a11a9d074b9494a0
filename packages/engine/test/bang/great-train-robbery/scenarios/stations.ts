import { expect } from 'vitest'
import { type Scenario, scenario } from '../../../content.ts'
import { robbery } from '../train.ts'

/** With one card that pays and one that does not. */
const pays = (station: string, good: string, bad: string) => () => {
  const t = robbery(
    { A: { hand: [good, bad] }, B: {}, C: {} },
    { phase: 'play', line: [station], cars: ['caboose', 'mail-car', 'dining-car'] },
  )
  expect(t.refused('A', 'rob', { card: 'caboose', picks: [[bad]] }).code).toBe('great-train-robbery/wrong-fare')
  t.say('A', 'rob', { card: 'caboose', picks: [[good]] })
  expect(t.front('A')).toEqual(['caboose'])
  expect(t.hand('A')).toEqual([bad.split('/')[0]])
  expect(t.zone('train')).toHaveLength(3)
}

export const scenarios: readonly Scenario[] = [
  scenario('boom-town', 'asks for a BANG! card', pays('boom-town', 'bang', 'missed')),
  scenario('catico', 'asks for a Cat Balou or a Panic!', pays('catico', 'panic', 'bang')),
  scenario('catico', 'a Cat Balou will do', pays('catico', 'cat-balou', 'beer')),
  scenario('creepy-creek', 'asks for Spades', pays('creepy-creek', 'bang/spades', 'bang/diamonds')),
  scenario('crowns-hole', 'asks for a Beer', pays('crowns-hole', 'beer', 'saloon')),
  scenario('deathwood', 'asks for a blue card', pays('deathwood', 'mustang', 'bang')),
  scenario('dodgville', 'asks for a Missed!', pays('dodgville', 'missed', 'bang')),
  scenario('fort-wroth', 'asks for a 10 or higher', pays('fort-wroth', 'bang/QH', 'bang/2D')),
  scenario('frisco', 'asks for Clubs', pays('frisco', 'bang/clubs', 'bang/diamonds')),
  scenario('miners-oath', 'asks for Diamonds', pays('miners-oath', 'bang/diamonds', 'bang/clubs')),
  scenario('san-tafe', 'asks for Hearts', pays('san-tafe', 'bang/hearts', 'bang/clubs')),
  scenario('yooma', 'asks for a 9 or lower', pays('yooma', 'bang/2D', 'bang/QH')),
  scenario('tombrock', '8. costs a life point, never the last', () => {
    const t = robbery(
      { A: { character: 'bart-cassidy', life: 2 }, B: {}, C: {} },
      { phase: 'play', line: ['tombrock'], cars: ['caboose', 'mail-car', 'dining-car'] },
    )
    t.say('A', 'rob', { card: 'caboose' })
    expect(t.life('A')).toBe(1)
    expect(t.front('A')).toEqual(['caboose'])
    expect(t.hand('A')).toHaveLength(1)
  }),
  scenario('virginia-town', 'asks for two cards, from hand and play', () => {
    const t = robbery({ A: { hand: ['bang'], front: ['mustang'] }, B: {}, C: {} }, { phase: 'play', line: ['virginia-town'] })
    t.say('A', 'rob', { card: 'observation-car', picks: [['bang', 'mustang']] })
    expect(t.front('A')).toEqual(['observation-car'])
    expect(t.hand('A')).toEqual([])
    expect([...t.discard()].sort()).toEqual(['bang', 'mustang'])
  }),
]
