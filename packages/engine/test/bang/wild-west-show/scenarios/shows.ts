import { expect } from 'vitest'
import { handleOf } from '../../../../src/kernel/index.ts'
import { type Scenario, scenario } from '../../../content.ts'
import { table } from '../../../scenario.ts'

const options = { sets: ['wild-west-show'] }
const play = { phase: 'play', options } as const

export const scenarios: readonly Scenario[] = [
  scenario('show-pile', 'a Stagecoach turns up the next card', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {}, C: {} }, { ...play, show: 'gag', shows: ['sacagaway'] })
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.show()).toBe('sacagaway')
  }),

  scenario('bone-orchard', 'the dead come back', () => {
    const t = table({ A: {}, B: { out: true }, C: {}, D: {} }, { ...play, show: 'bone-orchard' })
    t.say('A', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.life('B')).toBe(1)
  }),

  scenario('darling-valentine', 'a whole new hand', () => {
    const t = table(
      { A: { hand: ['saloon', 'gatling'] }, B: {}, C: {} },
      { options, show: 'darling-valentine', deck: ['beer', 'missed', 'scope', 'mustang'] },
    )
    expect(t.hand('A')).toEqual(['beer', 'missed', 'scope', 'mustang'])
  }),

  scenario('dorothy-rage', 'another plays what he is told', () => {
    const t = table({ A: {}, B: { hand: ['bang'] }, C: {} }, { ...play, show: 'dorothy-rage' })
    const bang = handleOf(t.game.mixture.names.indexOf('bang'))
    t.say('A', 'dorothy-rage', { seat: 'B', picks: [[bang], [bang], ['C']] }).say('B', 'obey', { card: 'bang' })
    expect(t.life('C')).toBe(3)
  }),

  scenario('gag', 'talking costs a life point', () => {
    const t = table({ A: {}, B: {}, C: {} }, { ...play, show: 'gag' })
    t.say('B', 'gag')
    expect(t.life('B')).toBe(3)
  }),

  scenario('helena-zontero', 'red: the roles are dealt anew', () => {
    const t = table(
      { A: { hand: ['stagecoach'] }, B: {}, C: {} },
      { ...play, shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/hearts'] },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.events('roles-dealt')).toMatchObject([{ because: 'helena-zontero' }])
  }),

  scenario('lady-rosa-del-texas', 'swaps seats; the other skips a turn', () => {
    const t = table({ A: {}, B: {}, C: {} }, { ...play, turn: 'B', show: 'lady-rosa-del-texas' })
    t.say('B', 'lady-rosa-del-texas').say('B', 'end')
    expect(t.asked()).toBe('play:C')
  }),

  scenario('miss-susanna', 'fewer than three cards cost a life point', () => {
    const t = table({ A: { hand: ['scope', 'mustang'] }, B: {}, C: {} }, { ...play, show: 'miss-susanna' })
    t.say('A', 'play', { card: 'scope' }).say('A', 'play', { card: 'mustang' }).say('A', 'end')
    expect(t.life('A')).toBe(4)
  }),

  scenario('sacagaway', 'everybody sees the hands', () => {
    const t = table({ A: { hand: ['saloon'] }, B: {}, C: {} }, { ...play, show: 'sacagaway' })
    expect(JSON.stringify(t.view('B'))).toMatch(/"saloon"/)
  }),

  scenario('showdown', 'any card is a BANG!, a BANG! is a Missed!', () => {
    const t = table({ A: { hand: ['scope'] }, B: { hand: ['bang'] }, C: {} }, { ...play, show: 'showdown' })
    t.say('A', 'as-bang', { card: 'scope', seat: 'B' }).say('B', 'missed', { card: 'bang' })
    expect(t.life('B')).toBe(4)
  }),

  scenario('wild-west-show', 'the Sheriff falls and the game goes on', () => {
    const t = table({ A: { role: 'outlaw', hand: ['bang'] }, B: { role: 'sheriff', life: 1 }, C: {} }, { ...play, show: 'wild-west-show' })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.isOut('B')).toBe(true)
    expect(t.over).toBeUndefined()
  }),
]
