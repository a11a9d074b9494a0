import { type Answer, type Asked, bang, handleOf, Match, type Option, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { decide, entriesOf } from '../src/play/decision.ts'
import { Dialog } from '../src/play/dialog.ts'
import { Voice } from '../src/voice.ts'

const ME = seatOf(0)

/** Puts some options to a player who types these lines: his answer, and everything that was said. */
async function ask(options: readonly Option[], ...typed: readonly string[]): Promise<{ answer: Answer | 'quit' | 'undo'; said: string[] }> {
  const view = Match.start(bang, { players: 4 }, seedFrom('decision')).game.view(ME)
  const hand = view.own?.hand ?? []
  const voice = await Voice.load('bang', 'en', ['base'], ['Abel', 'Belle', 'Clem', 'Dolly'], {
    seen: (card) => hand[card % hand.length],
    me: ME,
  })
  const said: string[] = []
  const lines = [...typed]
  const terminal = { say: (line = '') => void said.push(line), read: async () => lines.shift() }
  const asked: Asked = { number: 1, kind: 'play', about: null, seats: [ME], options }
  const table = { view, asked, voice }
  const answer = await decide(entriesOf(options, table), ['?'], table, new Dialog(terminal, voice), () => false)
  return { answer, said }
}

const end: Option = { id: 'end' }
const aimed = (seat: number): Option => ({ id: 'play', card: handleOf(7), seat: seatOf(seat) })
const two: Option = { id: 'sid-ketchum', fields: [{ name: 'discard-two', pick: 'cards', min: 2, max: 2, from: () => [1, 2, 3, 4] }] }
const steal = (min: number, ...front: number[]): Option => ({
  ...aimed(1),
  fields: [{ name: 'front-or-random', pick: 'cards', min, max: 1, from: () => front }],
})

describe('a decision', () => {
  it('is one number where there is nothing more to say', async () => {
    expect((await ask([aimed(1), end], '2')).answer).toEqual({ id: 'end' })
  })

  it('asks for the target of a card that has several, oneself last', async () => {
    const options = [aimed(0), aimed(1), aimed(2), end]
    const { answer, said } = await ask(options, '1', '2')
    expect(answer).toEqual({ id: 'play', card: 7, seat: 2 })
    expect(said.filter((line) => /^ {2}\d/.test(line)).slice(2)).toEqual([
      expect.stringMatching(/1\. Belle/),
      expect.stringMatching(/2\. Clem/),
      '  3. yourself',
    ])
    expect((await ask(options, '1 3')).answer).toMatchObject({ seat: 0 })
  })

  it('picks several things one by one, and goes back one by one', async () => {
    expect((await ask([end, two], '2', '1', '1')).answer).toEqual({ id: 'sid-ketchum', picks: [[1, 2]] })
    expect((await ask([end, two], '2', '1', 'b', '4', '2')).answer).toEqual({ id: 'sid-ketchum', picks: [[4, 2]] })
    expect((await ask([end, two], '2', 'b', '1')).answer).toEqual({ id: 'end' })
    expect((await ask([end, two], '2 4 1')).answer).toEqual({ id: 'sid-ketchum', picks: [[4, 1]] })
  })

  it('lets one pick nothing where that is allowed, and asks nothing where there is no choice', async () => {
    const none = (await ask([steal(0, 5, 6), end], '1', '1')).answer
    expect(none).toEqual({ id: 'play', card: 7, seat: 1, picks: [[]] })
    expect((await ask([steal(0, 5, 6), end], '1', '3')).answer).toMatchObject({ picks: [[6]] })
    expect((await ask([steal(0), end], '1')).answer).toMatchObject({ picks: [[]] })
    expect((await ask([steal(1, 5), end], '1')).answer).toMatchObject({ picks: [[5]] })
  })

  it('takes Enter for the only answer, and shows the question again where there are more', async () => {
    expect((await ask([end], '')).answer).toEqual({ id: 'end' })
    expect((await ask([aimed(1), end], '', '2')).said.filter((line) => line === '?')).toHaveLength(2)
  })

  it('does not take numbers that fit nothing', async () => {
    const { answer, said } = await ask([aimed(1), end], '0', '3', '2 9')
    expect(answer).toEqual({ id: 'end' })
    expect(said.filter((line) => line.includes('from 1 to 2'))).toHaveLength(2)
  })

  it('may be left at any point', async () => {
    expect((await ask([end], 'q')).answer).toBe('quit')
    expect((await ask([end, two], '2', 'u')).answer).toBe('undo')
    expect((await ask([end, two], '2')).answer).toBe('quit')
  })
})
