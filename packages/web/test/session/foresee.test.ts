import { Match, seatOf, seedFrom } from '@sundown/engine/kernel'
import { rulesFrom } from '@sundown/engine/position'
import { wireAnswer } from '@sundown/protocol/codec'
import { expect, test } from 'vitest'
import { script } from '../../src/learn/scripts/bang.ts'
import { foresee } from '../../src/session/foresee.ts'

const ME = seatOf(0)

const position = async () => Match.start(await rulesFrom(script.position, script.options), script.options, seedFrom('practice'))

test('says what an answer would do if nobody did anything about it, and nothing nobody can know', async () => {
  const match = await position()
  const inputs = match.inputs.length
  const bang = match.menu(ME).find(({ id, seat }) => id === 'play' && seat === 1)
  const foreseen = foresee(match, ME, [wireAnswer({ id: 'play', card: bang?.card, seat: bang?.seat }), { id: 'end' }])
  expect(foreseen[0]?.map(({ type }) => type)).toContain('wounded')
  // It was his last life. But nobody knows whether he holds a Beer, nor which role would show.
  expect(foreseen[0]?.map(({ type }) => type)).not.toContain('eliminated')
  expect(foreseen[1]?.some(({ type }) => type === 'turn')).toBe(false)
  expect(match.inputs).toHaveLength(inputs)
  expect(JSON.stringify(foresee(match, ME, [{ id: 'no-such-answer' }]))).toBe('[[]]')
})

test('is the same in any world that looks the same to the person', async () => {
  const match = await position()
  const answers = match
    .menu(ME)
    .filter(({ fields }) => !fields)
    .map(wireAnswer)
  const here = foresee(match, ME, answers)
  for (const seed of ['one', 'two', 'three']) {
    expect(foresee(match.sampleWorld(ME, seedFrom(seed)), ME, answers)).toEqual(here)
  }
})
