import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['fistful-of-cards'] }

describe('Blood Brothers', () => {
  test('7. B gives to C; with one life point he is not asked; Bart Cassidy draws for it', () => {
    const t = table({ A: {}, B: { life: 3 }, C: { life: 1 } }, { options, event: 'blood-brothers', turn: 'B' })
    t.say('B', 'give', { seat: 'C' })
    expect([t.life('B'), t.life('C'), t.asked()]).toEqual([2, 2, 'play:B'])
    const poor = table({ A: {}, B: { life: 1 }, C: { life: 1 } }, { options, event: 'blood-brothers', turn: 'B' })
    expect(poor.asked()).toBe('play:B')
    const bart = table({ A: {}, B: { character: 'bart-cassidy' }, C: { life: 1 } }, { options, event: 'blood-brothers', turn: 'B' })
    bart.say('B', 'give', { seat: 'C' })
    expect([bart.life('B'), bart.hand('B').length]).toEqual([3, 3])
    expect(bart.events().findIndex(({ type }) => type === 'ability')).toBeLessThan(bart.events().findIndex(({ type }) => type === 'healed'))
  })

  test('38. not for somebody at full life, somebody who is out, or oneself', () => {
    const t = table({ A: {}, B: { life: 3 }, C: {}, D: { out: true }, E: { life: 1 } }, { options, event: 'blood-brothers', turn: 'B' })
    expect(t.refused('B', 'give', { seat: 'C' })).toEqual({ code: 'full-life-there', facts: { seat: 2 } })
    expect(t.refused('B', 'give', { seat: 'D' })).toEqual({ code: 'not-in-play', facts: { seat: 3 } })
    expect(t.refused('B', 'give', { seat: 'B' })).toEqual({ code: 'yourself', facts: { seat: 1 } })
    t.say('B', 'keep')
    expect(t.life('B')).toBe(3)
  })

  test('it comes before Dynamite and Jail, once', () => {
    const t = table(
      { A: {}, B: { life: 4, front: ['jail'] }, C: { life: 1 } },
      { options, event: 'blood-brothers', turn: 'B', deck: ['*/hearts'] },
    )
    expect([t.asked(), t.events('checked')]).toEqual(['blood-brothers:B', []])
    t.say('B', 'give', { seat: 'C' })
    expect([t.asked(), t.events('checked').length]).toEqual(['play:B', 1])
  })

  test('nobody can spare him the price, and nobody is to blame', () => {
    const t = table(
      { A: { hand: ['saved'] }, B: { character: 'el-gringo', life: 3 }, C: { life: 1, hand: ['beer'] } },
      { options: { sets: ['fistful-of-cards', 'valley-of-shadows'] }, event: 'blood-brothers', turn: 'B', deck: ['scope', 'mustang'] },
    )
    t.say('B', 'give', { seat: 'C' })
    expect([t.life('B'), t.asked(), t.hand('B')]).toEqual([2, 'play:B', ['scope', 'mustang']])
  })
})

describe('A Fistful of Cards', () => {
  test('29. three cards, three shots; a Missed! cancels one', () => {
    const t = table({ A: {}, B: { hand: ['scope', 'missed', 'mustang'] }, C: {} }, { options, event: 'a-fistful-of-cards', turn: 'B' })
    t.say('B', 'missed', { card: 'missed' }).say('B', 'take-it').say('B', 'take-it')
    expect([t.life('B'), t.asked()]).toEqual([2, 'play:B'])
  })

  test('30. four cards, two life points: the rest is void, nobody is rewarded', () => {
    const t = table(
      { A: {}, B: { role: 'outlaw', life: 2, hand: ['scope', 'mustang', 'barrel', 'volcanic'] }, C: {}, D: {} },
      { options, event: 'a-fistful-of-cards', turn: 'B' },
    )
    t.say('B', 'take-it').say('B', 'take-it').say('B', 'give-up')
    expect([t.isOut('B'), t.events('wounded').length, t.events('rewarded')]).toEqual([true, 2, []])
    expect(t.turn()).toBe('C')
  })

  test('31. Bart Cassidy with two cards faces two shots, whatever he draws', () => {
    const t = table(
      { A: {}, B: { character: 'bart-cassidy', hand: ['scope', 'mustang'] }, C: {} },
      { options, event: 'a-fistful-of-cards', turn: 'B' },
    )
    t.say('B', 'take-it').say('B', 'take-it')
    expect([t.life('B'), t.hand('B').length, t.asked()]).toEqual([2, 6, 'play:B'])
  })

  test('a Barrel has a chance against each of them', () => {
    const t = table(
      { A: {}, B: { front: ['barrel'], hand: ['scope', 'mustang'] }, C: {} },
      { options, event: 'a-fistful-of-cards', turn: 'B', deck: ['*/hearts', '*/hearts'] },
    )
    t.say('B', 'barrel', { card: 'barrel' }).say('B', 'barrel', { card: 'barrel' })
    expect([t.life('B'), t.asked()]).toEqual([4, 'play:B'])
  })

  test('it comes before Dynamite and Jail; an empty hand is safe', () => {
    const t = table({ A: {}, B: { hand: ['scope'], front: ['jail'] }, C: {} }, { options, event: 'a-fistful-of-cards', turn: 'B' })
    expect([t.asked(), t.events('checked')]).toEqual(['shot:B', []])
    const safe = table({ A: {}, B: {}, C: {} }, { options, event: 'a-fistful-of-cards', turn: 'B' })
    expect([safe.asked(), safe.life('B')]).toEqual(['play:B', 4])
  })
})
