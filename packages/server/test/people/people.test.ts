import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { nameRules } from '../../src/people/names/rules.ts'
import { createPasswords, type Passwords } from '../../src/people/passwords.ts'
import { People } from '../../src/people/people.ts'
import { Tokens } from '../../src/people/tokens.ts'
import { hashOf } from '../../src/secrets.ts'
import { game, opened, record, table } from '../store/samples.ts'
import { turnedClock } from '../turned-clock.ts'

const PASSWORD = 'correct horse battery'
const HOME = '192.0.2.1'
const passwords = createPasswords()

async function house(hashing: Passwords = passwords) {
  const store = await opened()
  const clock = turnedClock()
  const random = (bytes: number) => randomBytes(bytes)
  const people = new People({ store, clock, random, names: nameRules(), passwords: hashing })
  return { store, clock, people, tokens: new Tokens({ store, clock, random }) }
}

const refused = (code: string, facts: object = {}) => expect.objectContaining({ code, ...(Object.keys(facts).length > 0 && { facts }) })

describe('guests', () => {
  test('come at once, with a name or a proposed one, and are known by a secret that is not stored', async () => {
    const { people, store } = await house()
    const kit = await people.guest('Kit')
    expect(kit.person.name).toBe('Kit')
    expect(Buffer.from(kit.secret, 'base64url')).toHaveLength(32)
    expect(await people.bySecret(kit.secret)).toEqual(kit.person)
    expect(await people.bySecret('x'.repeat(43))).toBeUndefined()
    expect((await store.sessionOf(hashOf(kit.secret)))?.person.id).toBe(kit.person.id)
    expect(await store.sessionOf(kit.secret)).toBeUndefined()
    expect((await people.guest(undefined)).person.name).toMatch(/^\w+ \w+$/)
    // Guests may share a name.
    expect((await people.guest('Kit')).person.id).not.toBe(kit.person.id)
    await expect(people.guest('admin')).rejects.toEqual(refused('name-not-allowed', { why: 'reserved' }))
  })

  test('who are seen are kept', async () => {
    const { people, store, clock } = await house()
    const { person, secret } = await people.guest('Kit')
    await clock.turn(59 * 60_000)
    await people.bySecret(secret)
    expect((await store.person(person.id))?.seenAt).toBe(person.seenAt)
    await clock.turn(60_000)
    await people.bySecret(secret)
    expect((await store.person(person.id))?.seenAt).toBe(clock.wall())
  })
})

test('a device is noted as used once a day', async () => {
  const { people, store, clock } = await house()
  const { secret } = await people.guest('Kit')
  const usedAt = async () => (await store.sessionOf(hashOf(secret)))?.usedAt
  const first = clock.wall()
  await clock.turn(23 * 60 * 60_000)
  await people.bySecret(secret)
  expect(await usedAt()).toBe(first)
  await clock.turn(60 * 60_000)
  await people.bySecret(secret)
  expect(await usedAt()).toBe(clock.wall())
})

describe('accounts', () => {
  test('take over the guest with his games, and work on another device', async () => {
    const { people, store } = await house()
    const guest = await people.guest('Kit')
    await store.addGame(game('g1', { people: [guest.person.id, null] }))
    const { person, secret, recoveryCode } = await people.makeAccount(guest.person, 'Kit Carson', PASSWORD)
    expect(person.id).toBe(guest.person.id)
    expect(recoveryCode).toMatch(/^([A-HJ-NP-Z2-9]{4}-){5}[A-HJ-NP-Z2-9]{4}$/)
    // By another secret than the guest had.
    expect(await people.bySecret(guest.secret)).toBeUndefined()
    expect((await people.bySecret(secret))?.name).toBe('Kit Carson')
    const elsewhere = await people.login('kit carson', PASSWORD, HOME)
    expect(elsewhere.person.id).toBe(guest.person.id)
    expect(elsewhere.secret).not.toBe(guest.secret)
    expect(await store.gamesOf(elsewhere.person.id)).toHaveLength(1)
    const stored = JSON.stringify(await store.person(person.id))
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(stored).not.toContain(PASSWORD)
    expect(stored).not.toContain(recoveryCode)
    await expect(people.makeAccount(person, 'Other', PASSWORD)).rejects.toEqual(refused('already-an-account'))
  })

  test('have names nobody else has, nor anything that looks like them', async () => {
    const { people } = await house()
    const kit = (await people.makeAccount((await people.guest('Kit')).person, 'Billy', PASSWORD)).person
    const other = (await people.guest('Other')).person
    for (const name of ['Billy', 'billy', 'Bi11y', 'B.i.l.l.y', '𝓑𝓲𝓵𝓵𝔂']) {
      await expect(people.makeAccount(other, name, PASSWORD)).rejects.toEqual(refused('name-taken'))
      await expect(people.guest(name)).rejects.toEqual(refused('name-taken'))
      await expect(people.rename(other, name)).rejects.toEqual(refused('name-taken'))
    }
    // His own name he may write otherwise.
    expect((await people.rename(kit, 'BILLY')).name).toBe('BILLY')
    expect((await people.rename(other, 'Bonny')).name).toBe('Bonny')
  })

  test('made at the same moment: one gets the name', async () => {
    const { people } = await house()
    const guests = await Promise.all(['One', 'Two', 'Three'].map((name) => people.guest(name)))
    const results = await Promise.allSettled(guests.map(({ person }) => people.makeAccount(person, 'Billy', PASSWORD)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) if (result.status === 'rejected') expect(result.reason).toEqual(refused('name-taken'))
    const [guest] = await Promise.all([people.guest('Twice')])
    const twice = await Promise.allSettled([1, 2].map(() => people.makeAccount(guest.person, 'Twice', PASSWORD)))
    expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('are recovered by the code, once, which ends all other devices', async () => {
    const { people } = await house()
    const guest = await people.guest('Kit')
    const { recoveryCode } = await people.makeAccount(guest.person, 'Kit', PASSWORD)
    await expect(people.recover('Kit', 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA', 'another password', HOME)).rejects.toEqual(refused('wrong-code'))
    await expect(people.recover('Nobody', recoveryCode, 'another password', HOME)).rejects.toEqual(refused('wrong-code'))
    const back = await people.recover('Kit', recoveryCode.toLowerCase().replaceAll('-', ' '), 'another password', HOME)
    expect(back.person.id).toBe(guest.person.id)
    expect(await people.bySecret(guest.secret)).toBeUndefined()
    expect((await people.bySecret(back.secret))?.id).toBe(guest.person.id)
    await expect(people.login('Kit', PASSWORD, HOME)).rejects.toEqual(refused('wrong-password'))
    await people.login('Kit', 'another password', HOME)
    await expect(people.recover('Kit', recoveryCode, 'a third password', HOME)).rejects.toEqual(refused('wrong-code'))
    await people.recover('Kit', back.recoveryCode, 'a third password', HOME)
  })

  test('change their password by the old one, which ends all other devices', async () => {
    const { people } = await house()
    const guest = await people.guest('Kit')
    // A guest has none.
    const none = people.changePassword(guest.person, guest.secret, '', 'another password', HOME)
    await expect(none).rejects.toEqual(refused('wrong-password'))
    const here = await people.makeAccount(guest.person, 'Kit', PASSWORD)
    const { recoveryCode } = here
    const change = (old: string, address = HOME) => people.changePassword(here.person, here.secret, old, 'another password', address)
    const there = await people.login('Kit', PASSWORD, HOME)
    await expect(change('wrong')).rejects.toEqual(refused('wrong-password'))
    expect((await people.bySecret(there.secret))?.id).toBe(here.person.id)
    expect(await change(PASSWORD)).toEqual({ devices: [hashOf(there.secret)], tokens: [] })
    expect(await people.bySecret(there.secret)).toBeUndefined()
    expect((await people.bySecret(here.secret))?.id).toBe(here.person.id)
    await expect(people.login('Kit', PASSWORD, HOME)).rejects.toEqual(refused('wrong-password'))
    await people.login('Kit', 'another password', HOME)
    // Guesses count together with those at the login.
    for (let i = 0; i < 4; i++) await expect(people.login('Kit', 'wrong', HOME)).rejects.toEqual(refused('wrong-password'))
    await expect(change('wrong')).rejects.toEqual(refused('wrong-password'))
    await expect(change('another password')).rejects.toEqual(refused('too-fast', { seconds: expect.any(Number) }))
    expect((await change('another password', '198.51.100.7')).devices).toHaveLength(1)
    await people.recover('Kit', recoveryCode, 'a third password', '198.51.100.7')
  })

  test('log out here, or everywhere', async () => {
    const { people } = await house()
    const here = await people.makeAccount((await people.guest('Kit')).person, 'Kit', PASSWORD)
    const { person } = here
    const there = await people.login('Kit', PASSWORD, HOME)
    await people.logOut(here.secret)
    expect(await people.bySecret(here.secret)).toBeUndefined()
    expect((await people.bySecret(there.secret))?.id).toBe(person.id)
    await people.logOutEverywhere(person)
    expect(await people.bySecret(there.secret)).toBeUndefined()
  })

  test('that are banned are still known, but their programs are not', async () => {
    const { people, tokens } = await house()
    const { person, secret, recoveryCode } = await people.makeAccount((await people.guest('Kit')).person, 'Kit', PASSWORD)
    const { token } = await tokens.make(person, 'my bot')
    await people.ban(person.id)
    expect((await people.bySecret(secret))?.bannedAt).not.toBeNull()
    expect((await people.login('Kit', PASSWORD, HOME)).person.bannedAt).not.toBeNull()
    expect(await tokens.owner(token)).toBeUndefined()
    await people.unban(person.id)
    expect((await people.recover('Kit', recoveryCode, 'another password', HOME)).person.bannedAt).toBeNull()
    await expect(people.ban('nobody')).rejects.toEqual(refused('no-such-person'))
  })
})

describe('guessing', () => {
  test('is slowed per address and name, and time heals', async () => {
    const { people, clock } = await house()
    await people.makeAccount((await people.guest('Kit')).person, 'Kit', PASSWORD)
    for (let i = 0; i < 8; i++) await expect(people.login('Kit', 'wrong', HOME)).rejects.toEqual(refused('wrong-password'))
    await expect(people.login('KIT', PASSWORD, HOME)).rejects.toEqual(refused('too-fast', { seconds: expect.any(Number) }))
    // Somebody else's guesses do not shut the owner out elsewhere.
    await people.login('Kit', PASSWORD, '198.51.100.7')
    await clock.turn(15 * 60_000)
    await people.login('Kit', PASSWORD, HOME)
    // Being right costs nothing.
    for (let i = 0; i < 12; i++) await people.login('Kit', PASSWORD, '198.51.100.8')
  })

  test('is slowed per address over many names, and per name over many addresses', async () => {
    const { people } = await house()
    const code = 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'
    const guess = (name: string, address: string) =>
      people.recover(name, code, 'another password', address).then(String, (error: { code: string }) => error.code)
    const names = await Promise.all(Array.from({ length: 31 }, (_, i) => guess(`Nobody${String.fromCharCode(65 + i)}`, HOME)))
    expect(names.filter((result) => result === 'too-fast')).toHaveLength(1)
    const addresses = await Promise.all(Array.from({ length: 70 }, (_, i) => guess('Kit', `198.51.100.${i}`)))
    expect(addresses.filter((result) => result === 'too-fast')).toHaveLength(0)
    // From now on strangers have one try an address, and ten of these have had it.
    const again = await Promise.all(Array.from({ length: 70 }, (_, i) => guess('Kit', `198.51.100.${i}`)))
    expect(again.filter((result) => result === 'too-fast')).toHaveLength(10)
  })

  test('takes as much work for names that do not exist', async () => {
    let checks = 0
    const counted: Passwords = {
      ...passwords,
      isRight(...given) {
        checks++
        return passwords.isRight(...given)
      },
    }
    const { people } = await house(counted)
    await people.makeAccount((await people.guest('Kit')).person, 'Kit', PASSWORD)
    await expect(people.login('Kit', 'wrong password', HOME)).rejects.toEqual(refused('wrong-password'))
    expect(checks).toBe(1)
    await expect(people.login('Nobody', 'wrong password', HOME)).rejects.toEqual(refused('wrong-password'))
    expect(checks).toBe(2)
    // With no hash to compare with, another one is made use of, and is never right.
    expect(await passwords.isRight('nobody has this password', undefined)).toBe(false)
  })
})

test('my data is all there is, and deleting leaves games without the name', async () => {
  const { people, tokens, store } = await house()
  const { person } = await people.guest('Kit')
  const other = (await people.guest('Other')).person
  await store.saveTable(table('t1'))
  await store.addChat('t1', { number: 1, at: 5, from: { id: person.id, name: 'Kit', account: false }, text: 'howdy' })
  await store.addGame(game('g1', { people: [person.id, other.id] }))
  await store.archive('g1', 'over', record(), [0], 99)
  await store.setMute(person.id, other.id, true)
  const token = await tokens.make(person, 'my bot')
  const data = await people.data(person)
  expect(data).toEqual({
    person: { id: person.id, name: 'Kit', account: false, createdAt: person.createdAt, seenAt: person.seenAt },
    tokens: [{ id: token.id, label: 'my bot', createdAt: token.createdAt, usedAt: null }],
    muted: [other.id],
    follows: [],
    blocked: [],
    shown: 'friends',
    games: [expect.objectContaining({ game: 'g1', won: true })],
    chat: [{ at: 5, text: 'howdy' }],
    profile: expect.objectContaining({ own: true, shared: false, ratings: [] }),
    standing: { left: 0, pausedUntil: 0, mutedUntil: 0, unratedUntil: 0, warning: null, otherAccounts: 0 },
    reports: [],
  })
  expect(JSON.stringify(data)).not.toContain(token.token)
  await people.remove(person)
  expect(await store.gamesOf(other.id)).toHaveLength(1)
  expect((await store.game('g1'))?.people).toEqual([null, other.id])
  expect(await store.record('g1')).toEqual(record())
})

describe('tokens', () => {
  test('are made, listed, used and revoked, and not stored', async () => {
    const { people, tokens, store, clock } = await house()
    const { person } = await people.guest('Kit')
    const made = await tokens.make(person, 'my bot')
    expect(made.token).toMatch(/^sd_[\w-]{43}$/)
    expect((await tokens.owner(made.token))?.person.id).toBe(person.id)
    expect(await tokens.owner(`${made.token}x`)).toBeUndefined()
    expect(await tokens.owner(made.token.slice(3))).toBeUndefined()
    expect(await tokens.list(person)).toEqual([{ id: made.id, label: 'my bot', createdAt: clock.wall(), usedAt: clock.wall() }])
    expect(JSON.stringify(await store.tokens(person.id))).not.toContain(made.token)
    const { person: other } = await people.guest('Other')
    expect(await tokens.revoke(other, made.id)).toBe(false)
    expect(await tokens.revoke(person, made.id)).toBe(true)
    expect(await tokens.owner(made.token)).toBeUndefined()
  })

  test('are limited in number', async () => {
    const { people, tokens } = await house()
    const { person } = await people.guest('Kit')
    for (let i = 0; i < 20; i++) await tokens.make(person, `bot ${i}`)
    await expect(tokens.make(person, 'one more')).rejects.toEqual(refused('too-many-tokens', { most: 20 }))
  })
})
