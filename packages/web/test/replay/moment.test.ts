import { expect, test, vi } from 'vitest'
import { rememberedMoment, rememberMoment } from '../../src/screens/replay/path.ts'

test('a replay that is loaded again is found where it was left; a link to another moment leads there', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  const moment = { step: 50, eyes: 2 } as const
  rememberMoment('link/abc/en/12/all/Ada,Bea', moment)
  expect([...kept.values()].join()).not.toContain('Ada')
  expect(rememberedMoment('link/abc/en/12/all/Ada,Bea')).toEqual(moment)
  expect(rememberedMoment('link/abc/en/12/all/Ada,Bea')).toBeUndefined()
  rememberMoment('game/abc/12/all', moment)
  expect(rememberedMoment('game/abc/80/all')).toBeUndefined()
  rememberMoment('solo', moment)
  expect(rememberedMoment('solo')).toEqual(moment)
  vi.unstubAllGlobals()
})
