import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { Bus } from '../../src/cluster/bus.ts'
import { TestRedis } from '../chaos/redis.ts'
import { turnedClock } from '../turned-clock.ts'

test('a node that was given up and speaks on: what was between the two breaks once, and not with every word', async () => {
  const redis = await TestRedis.start()
  onTestFinished(() => redis.down())
  const clock = turnedClock()
  const open = async (name: string) => {
    const bus = await Bus.open(`redis://127.0.0.1:${redis.port}`, 'test', () => name, clock)
    onTestFinished(() => bus.close())
    const heard: unknown[] = []
    const broken: string[] = []
    bus.heard = ({ word }) => heard.push(word)
    bus.broken = (node) => broken.push(node)
    return { bus, heard, broken }
  }
  const [stays, slow] = [await open('stays'), await open('slow')]
  const say = (word: number) => slow.bus.send('stays', { k: 'in', word })
  const until = async (isSo: () => boolean) => {
    for (let left = 500; left > 0 && !isSo(); left--) await wait(10)
    expect(isSo()).toBe(true)
  }
  say(1)
  await until(() => stays.heard.length === 1)

  stays.bus.isThere = () => false
  stays.bus.forget('slow')
  for (let word = 2; word <= 20; word++) say(word)
  await until(() => stays.heard.length === 20)
  expect(stays.heard).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(stays.broken).toEqual(['slow'])
  // The other side is told, once.
  await until(() => slow.broken.length > 0)
  expect(slow.broken).toEqual(['stays'])

  // Silent for four signs of life of the other: it is not spoken to any more.
  await slow.bus.close()
  await clock.turn(4000)
  expect(stays.broken).toEqual(['slow', 'slow'])
  await clock.turn(20_000)
  expect(stays.broken).toEqual(['slow', 'slow'])
})
