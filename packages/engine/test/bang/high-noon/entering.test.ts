import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'
import { entering } from './turns.ts'

const options = { sets: ['high-noon'] }
const withDodgeCity = { sets: ['high-noon', 'dodge-city'] }

describe('The Daltons', () => {
  test('8. B chooses between two, D must give up the only one, a green card is none', () => {
    const t = entering({ A: {}, B: { front: ['jail', 'mustang'] }, C: { front: ['sombrero'] }, D: { front: ['volcanic'] } }, 'D', {
      options: withDodgeCity,
      events: ['the-daltons'],
    })
    expect(t.asked()).toBe('the-daltons:B')
    expect(t.options('B')).toEqual([expect.stringMatching(/^discard jail/), expect.stringMatching(/^discard mustang/)])
    t.say('B', 'discard', { card: 'jail' })
    expect([t.front('B'), t.front('C'), t.front('D')]).toEqual([['mustang'], ['sombrero'], []])
    expect(t.discard()).toEqual(['volcanic', 'jail'])
    expect(t.asked()).toBe('play:A')
  })

  test('the keeper goes first, then clockwise', () => {
    const t = entering(
      { A: { front: ['mustang', 'scope'] }, B: { front: ['barrel', 'volcanic'] }, C: { front: ['dynamite', 'jail'] } },
      'C',
      { options, events: ['the-daltons'] },
    )
    expect(t.asked()).toBe('the-daltons:A')
    t.say('A', 'discard', { card: 'scope' })
    expect(t.asked()).toBe('the-daltons:B')
    t.say('B', 'discard', { card: 'barrel' })
    expect(t.asked()).toBe('the-daltons:C')
    t.say('C', 'discard', { card: 'dynamite' })
    expect(t.asked()).toBe('play:A')
  })

  test('9. a ghost who gives up the card that keeps him leaves, and nobody takes his cards', () => {
    const t = entering({ A: { character: 'vulture-sam' }, B: {}, C: {}, D: { ghost: true, front: ['ghost'] } }, 'D', {
      options: { sets: ['high-noon', 'valley-of-shadows'] },
      events: ['the-daltons'],
    })
    expect(t.isOut('D')).toBe(true)
    expect(t.discard()).toContain('ghost')
    expect(t.hand('A')).not.toContain('ghost')
    expect([t.events('eliminated'), t.events('rewarded')]).toEqual([[], []])
  })

  test('what was played after they came is safe', () => {
    const t = table({ A: {}, B: { hand: ['mustang'] }, C: {} }, { options, event: 'the-daltons', turn: 'B', phase: 'play' })
    t.say('B', 'play', { card: 'mustang' })
    t.endTurns('B', 'C')
    expect(t.front('B')).toEqual(['mustang'])
  })
})

describe('The Doctor', () => {
  test('10. both of those with the fewest life points regain one', () => {
    const t = entering({ A: { life: 3 }, B: { life: 1 }, C: { life: 1 }, D: { character: 'paul-regret', life: 2 } }, 'D', {
      options,
      events: ['the-doctor'],
    })
    expect([t.life('A'), t.life('B'), t.life('C'), t.life('D')]).toEqual([3, 2, 2, 2])
  })

  test('11. the lowest are at their maximum: nobody gains', () => {
    const t = entering({ A: { life: 4 }, B: { character: 'paul-regret' }, C: { character: 'el-gringo' } }, 'C', {
      options,
      events: ['the-doctor'],
    })
    expect([t.life('A'), t.life('B'), t.life('C')]).toEqual([4, 3, 3])
    expect(t.events('healed')).toEqual([])
  })

  test('it is no Beer: two players are enough', () => {
    const t = entering({ A: {}, B: { life: 1 } }, 'B', { options, events: ['the-doctor'] })
    expect(t.life('B')).toBe(2)
  })

  test('it helps once, not in every turn of the round', () => {
    const t = table({ A: {}, B: { life: 1 }, C: {} }, { options, event: 'the-doctor', turn: 'B' })
    expect(t.life('B')).toBe(1)
  })
})
