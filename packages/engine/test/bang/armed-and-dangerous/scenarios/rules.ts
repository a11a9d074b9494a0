import { expect } from 'vitest'
import { scenario } from '../../../content.ts'
import { armed, loaded, TOKEN } from '../armed.ts'

export const scenarios = [
  scenario('reload', 'a token for a blue card', () => {
    const t = armed({ A: { hand: ['mustang'], ...loaded({ crate: 3 }) }, B: {}, C: {} })
    t.say('A', 'play', { card: 'mustang' }).say('A', 'load', { card: 'crate' })
    expect([t.countOn('A', TOKEN, 'crate'), t.asked()]).toEqual([4, 'play:A'])
  }),
]
