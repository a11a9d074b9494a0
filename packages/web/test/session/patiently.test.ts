import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { patiently } from '../../src/session/patiently.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Fails this many times before it succeeds. */
function failing(times: number) {
  let left = times
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    return 'here'
  })
}

test('what fails for a while comes in the end', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const load = failing(3)
  const loaded = patiently(load)
  await vi.runAllTimersAsync()
  expect(await loaded).toBe('here')
  expect(load).toHaveBeenCalledTimes(4)
})

test('without a line it waits for the line', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const window = new EventTarget()
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  const load = failing(1)
  const loaded = patiently(load)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(load).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  expect(await loaded).toBe('here')
})

test('what never comes is said', async () => {
  vi.stubGlobal('navigator', { onLine: true })
  const loaded = expect(patiently(failing(99))).rejects.toThrow('Failed to fetch')
  await vi.runAllTimersAsync()
  await loaded
})
