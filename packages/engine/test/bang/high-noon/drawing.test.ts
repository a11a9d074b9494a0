import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['high-noon'] }
const withDodgeCity = { sets: ['high-noon', 'dodge-city'] }

describe('Thirst', () => {
  test('25. Kit Carlson looks at three and takes one; the others are back in the same order', () => {
    const t = table(
      { A: {}, B: { character: 'kit-carlson' }, C: {} },
      { options, event: 'thirst', turn: 'B', deck: ['scope', 'saloon', 'beer'] },
    )
    expect(t.look('B')).toEqual(['scope', 'saloon', 'beer'])
    t.say('B', 'put-back', { card: 'beer' }).say('B', 'put-back', { card: 'scope' })
    expect(t.hand('B')).toEqual(['saloon'])
    expect(t.deck().slice(0, 2)).toEqual(['scope', 'beer'])
  })

  test('26. Bill Noface at full life draws 1, with two injuries 2', () => {
    const at = (life: number) =>
      table({ A: {}, B: { character: 'bill-noface', life }, C: {} }, { options: withDodgeCity, event: 'thirst', turn: 'B' }).hand('B')
        .length
    expect([at(4), at(2)]).toEqual([1, 2])
  })

  test('Jesse Jones and Pedro Ramirez may take their one card elsewhere', () => {
    const jesse = table({ A: { hand: ['beer'] }, B: { character: 'jesse-jones' }, C: {} }, { options, event: 'thirst', turn: 'B' })
    jesse.say('B', 'hand', { seat: 'A' })
    expect(jesse.hand('B')).toEqual(['beer'])
    const pedro = table({ A: {}, B: { character: 'pedro-ramirez' }, C: {} }, { options, event: 'thirst', turn: 'B', discard: ['saloon'] })
    pedro.say('B', 'discard')
    expect(pedro.hand('B')).toEqual(['saloon'])
  })

  test('Black Jack has no second card to show', () => {
    const t = table(
      { A: {}, B: { character: 'black-jack' }, C: {} },
      { options, event: 'thirst', turn: 'B', deck: ['*/hearts', '*/hearts'] },
    )
    expect(t.hand('B')).toHaveLength(1)
    expect(t.events('shown')).toEqual([])
  })
})

describe('Train Arrival', () => {
  test('27. Kit Carlson takes the top three without choosing; Black Jack with a red second card has four', () => {
    const kit = table(
      { A: {}, B: { character: 'kit-carlson' }, C: {} },
      { options, event: 'train-arrival', turn: 'B', deck: ['scope', 'saloon', 'beer'] },
    )
    expect([kit.hand('B'), kit.asked()]).toEqual([['scope', 'saloon', 'beer'], 'play:B'])
    const jack = table(
      { A: {}, B: { character: 'black-jack' }, C: {} },
      { options, event: 'train-arrival', turn: 'B', deck: ['*/clubs', '*/hearts'] },
    )
    expect(jack.hand('B')).toHaveLength(4)
  })

  test('37. Pat Brennan, who takes a Mustang from play, still gets the extra card', () => {
    const t = table(
      { A: { front: ['mustang'] }, B: { character: 'pat-brennan' }, C: {} },
      { options: withDodgeCity, event: 'train-arrival', turn: 'B', deck: ['saloon'] },
    )
    t.say('B', 'take', { seat: 'A', picks: [['mustang']] })
    expect(t.hand('B')).toEqual(['mustang', 'saloon'])
  })

  test('38. who stays in Jail gets no extra card', () => {
    const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, event: 'train-arrival', turn: 'B', deck: ['*/clubs'] })
    expect(t.hand('B')).toEqual([])
    expect(t.asked()).toBe('play:C')
  })

  test('others do not see the extra card', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'train-arrival', turn: 'B' })
    const drawn = t.told('C').filter((event) => event.type === 'moved')
    expect(drawn).toHaveLength(3)
    for (const event of drawn) expect(event).not.toHaveProperty('face')
  })
})
