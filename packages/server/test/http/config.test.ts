import { expect, test } from 'vitest'
import { withDefaults } from '../../src/config.ts'
import { ConfigError, readSettings, SETTINGS } from '../../src/index.ts'

test('settings come from flags, then the environment, then defaults', () => {
  const given = readSettings(
    { port: '9000', 'trust-proxy': '' },
    { PORT: '1', DATA: '/srv/sundown', PUBLIC_URL: 'https://Cards.example.org/' },
  )
  expect(given).toEqual({ port: 9000, trustProxy: true, data: '/srv/sundown', publicUrl: 'https://cards.example.org' })
  const config = withDefaults(given)
  expect(config).toMatchObject({ port: 9000, host: '127.0.0.1', guestDays: 90, logLevel: 'info', web: null })
  expect(Object.keys(config).sort()).toEqual(Object.keys(SETTINGS).sort())
})

test('an empty variable is none: it opens nothing and switches nothing on', () => {
  const empty = Object.fromEntries(Object.values(SETTINGS).map(({ env }) => [env, '']))
  expect(readSettings({}, empty)).toEqual({})
})

test.each([
  [{ host: '' }, '--host (HOST) must not be empty: leave it out instead'],
  [{ data: '' }, '--data (DATA) must not be empty'],
  [{ port: 'many' }, '--port (PORT) must be a whole number from 0 to 65535'],
  [{ port: '65536' }, '--port (PORT)'],
  [{ port: '' }, '--port (PORT)'],
  [{ 'public-url': 'cards.example.org' }, '--public-url (PUBLIC_URL)'],
  [{ 'public-url': 'https://cards.example.org/deep' }, '--public-url (PUBLIC_URL)'],
  [{ 'public-url': 'ftp://cards.example.org' }, '--public-url (PUBLIC_URL)'],
  [{ 'trust-proxy': 'maybe' }, '--trust-proxy (TRUST_PROXY) must be yes or no'],
  [{ 'log-level': 'loud' }, '--log-level (LOG_LEVEL) must be one of'],
])('%j is refused', (flags: Record<string, string>, sentence) => {
  expect(() => readSettings(flags, {})).toThrow(ConfigError)
  expect(() => readSettings(flags, {})).toThrow(sentence)
})

test('every setting has a flag, a variable and a description, and none touches the cards', () => {
  const settings = Object.values(SETTINGS)
  for (const { flag, env, describe } of settings) {
    expect(flag).toMatch(/^[a-z-]+$/)
    expect(env).toBe(flag.toUpperCase().replaceAll('-', '_'))
    expect(describe.length).toBeGreaterThan(10)
    expect(`${flag} ${describe}`).not.toMatch(/seed|shuffle|deal/)
  }
  expect(new Set(settings.map(({ flag }) => flag)).size).toBe(settings.length)
})
