import { expect, it } from 'vitest'
import { Joined } from '../../src/live/joined.ts'

it('what is said in one go, with all that follows from it at once, goes out together', async () => {
  const seen: string[] = []
  const joined = new Joined({ cork: () => seen.push('cork'), uncork: () => seen.push('uncork') })
  const say = (what: string) => {
    joined.begin()
    seen.push(what)
  }
  say('step')
  await Promise.resolve()
  say('done')
  expect(seen).toEqual(['cork', 'step', 'done'])
  await new Promise((resolve) => setImmediate(resolve))
  say('next')
  expect(seen).toEqual(['cork', 'step', 'done', 'uncork', 'cork', 'next'])
})
