import { expect, test } from 'vitest'
import { type Scrolled, wantsEnd } from '../../src/kit/log.tsx'

const scrolled = (scrollTop: number, scrollHeight: number): Scrolled => ({ scrollTop, scrollHeight, clientHeight: 700 })

test('the log stays at its end, even if more lines came before the scroll was told', () => {
  expect(wantsEnd(true, 0, scrolled(300, 1000))).toBe(true)
  expect(wantsEnd(true, 300, scrolled(300, 1100))).toBe(true)
})

test('whoever scrolls up is left alone until he comes back to the end', () => {
  expect(wantsEnd(true, 300, scrolled(200, 1000))).toBe(false)
  expect(wantsEnd(false, 200, scrolled(200, 1100))).toBe(false)
  expect(wantsEnd(false, 200, scrolled(250, 1100))).toBe(false)
  expect(wantsEnd(false, 250, scrolled(390, 1100))).toBe(true)
})
