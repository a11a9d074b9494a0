import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { adminKeyFile } from '../../src/index.ts'
import { connect, Line } from '../http/line.ts'
import { Device, guest, type Running, running } from '../http/running.ts'

const PASSWORD = 'correct horse battery'
const NEXT = 'another horse entirely'
const is = (status: number, code: string, facts: object = {}) => expect.objectContaining({ status, json: { code, facts } })

const cookieOf = ({ cookie }: Device): { cookie: string } => ({ cookie: String(cookie) })
const admin = (server: Running, method: string, path: string) =>
  new Device(server).ask(method, `/api/admin${path}`, {
    headers: { authorization: `Bearer ${readFileSync(adminKeyFile(server.data), 'utf8').trim()}` },
  })

/** An account on two devices, with a token somebody has stolen, and a line open through each. */
async function account(server: Running) {
  const here = await guest(server, 'Kit')
  const { recoveryCode } = (await here.post('/api/account', { name: 'Kit', password: PASSWORD })).json
  const there = new Device(server)
  await there.post('/api/login', { name: 'Kit', password: PASSWORD })
  const { token } = (await here.post('/api/me/tokens', { label: 'my bot' })).json
  const stolen = { authorization: `Bearer ${token}` }
  const lines = {
    here: await Line.open(server, cookieOf(here)),
    there: await Line.open(server, cookieOf(there)),
    thief: await Line.open(server, stolen),
  }
  return { here, there, stolen, lines, recoveryCode: String(recoveryCode) }
}

/** The token opens nothing any more. */
async function isDead(server: Running, stolen: { authorization: string }): Promise<void> {
  expect(await new Device(server).get('/api/me', stolen)).toEqual(is(401, 'not-logged-in'))
  expect(await connect(server, { headers: stolen })).toBe('401 not-logged-in')
}

describe('a stolen token', () => {
  test('ends with a new password, and its open line at once', async () => {
    const server = await running()
    const { here, stolen, lines } = await account(server)
    expect((await here.post('/api/me/password', { old: PASSWORD, new: NEXT })).status).toBe(204)
    expect(await lines.thief.bye()).toBe('logged-out')
    expect(await lines.there.bye()).toBe('logged-out')
    expect(lines.here.isOpen).toBe(true)
    await isDead(server, stolen)
    expect((await here.get('/api/me/tokens')).json).toEqual({ tokens: [] })
  })

  test('ends with the log-out everywhere', async () => {
    const server = await running()
    const { there, stolen, lines } = await account(server)
    expect((await there.post('/api/logout-everywhere')).status).toBe(204)
    for (const line of Object.values(lines)) expect(await line.bye()).toBe('logged-out')
    await isDead(server, stolen)
  })

  test('ends with a recovery', async () => {
    const server = await running()
    const { stolen, lines, recoveryCode } = await account(server)
    const back = new Device(server)
    expect((await back.post('/api/recover', { name: 'Kit', code: recoveryCode, password: NEXT })).status).toBe(200)
    for (const line of Object.values(lines)) expect(await line.bye()).toBe('logged-out')
    await isDead(server, stolen)
    expect((await back.get('/api/me/tokens')).json).toEqual({ tokens: [] })
  })

  test('ends with a ban, and does not come back with its end', async () => {
    const server = await running()
    const { here, stolen, lines } = await account(server)
    const id = (await here.get('/api/me')).json.you.id
    expect((await admin(server, 'PUT', `/people/${id}/ban`)).status).toBe(204)
    for (const line of Object.values(lines)) expect(await line.bye()).toBe('banned')
    await isDead(server, stolen)
    expect((await admin(server, 'DELETE', `/people/${id}/ban`)).status).toBe(204)
    await isDead(server, stolen)
    expect((await here.get('/api/me')).status).toBe(200)
  })
})

describe('somebody who knows the secret of a guest', () => {
  test('does not know that of the account: a thief is out, every page of the owner comes back', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    const known = cookieOf(kit)
    const { token } = (await kit.post('/api/me/tokens', { label: 'planted' })).json
    const stolen = { authorization: `Bearer ${token}` }
    const lines = [await Line.open(server, known), await Line.open(server, known), await Line.open(server, stolen)]
    expect((await kit.post('/api/account', { name: 'Kit', password: PASSWORD })).status).toBe(201)
    expect(kit.cookie).not.toBe(known.cookie)
    expect((await kit.get('/api/me')).json.you).toMatchObject({ id: kit.id, account: true })
    // Pages come back by themselves after this, with the new secret that their browser has.
    expect(await lines[0]?.bye()).toBe('restart')
    expect(await lines[1]?.bye()).toBe('restart')
    expect(await lines[2]?.bye()).toBe('logged-out')
    expect(await new Device(server).get('/api/me', known)).toEqual(is(401, 'not-logged-in'))
    expect(await connect(server, { headers: known })).toBe('401 not-logged-in')
    await isDead(server, stolen)
    await Line.open(server, cookieOf(kit))
  })
})

describe('deletion', () => {
  test('asks for the password of an account, and counts guesses', async () => {
    const server = await running()
    const { here, lines } = await account(server)
    expect(await here.delete('/api/me')).toEqual(is(401, 'wrong-password'))
    for (let i = 0; i < 7; i++) {
      expect(await here.delete('/api/me', { body: { password: `guess number ${i}` } })).toEqual(is(401, 'wrong-password'))
    }
    expect(await here.delete('/api/me', { body: { password: PASSWORD } })).toEqual(is(429, 'too-fast', { seconds: expect.any(Number) }))
    expect((await here.get('/api/me')).status).toBe(200)
    expect(lines.here.isOpen).toBe(true)
    await server.clock.turn(15 * 60_000)
    expect((await here.delete('/api/me', { body: { password: PASSWORD } })).status).toBe(204)
    for (const line of Object.values(lines)) expect(await line.bye()).toBe('logged-out')
    expect(await here.post('/api/login', { name: 'Kit', password: PASSWORD })).toEqual(is(401, 'wrong-password'))
  })

  test('of a guest asks for nothing', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    expect((await kit.delete('/api/me')).status).toBe(204)
  })
})

describe('whoever is banned', () => {
  test('takes his data with him and is deleted if he likes, but does nothing else', async () => {
    const server = await running()
    const { here, stolen } = await account(server)
    const id = (await here.get('/api/me')).json.you.id
    await admin(server, 'PUT', `/people/${id}/ban`)
    for (const [method, path, body] of [
      ['GET', '/api/me', undefined],
      ['POST', '/api/guest', {}],
      ['PATCH', '/api/me', { name: 'Other' }],
      ['GET', '/api/me/games', undefined],
      ['GET', '/api/me/tokens', undefined],
      ['POST', '/api/me/tokens', { label: 'x' }],
      ['POST', '/api/me/password', { old: PASSWORD, new: NEXT }],
      ['POST', '/api/logout-everywhere', undefined],
    ] as const) {
      expect(await here.ask(method, path, { body }), `${method} ${path}`).toEqual(is(403, 'banned'))
    }
    expect(await connect(server, { headers: cookieOf(here) })).toBe('403 banned')
    expect((await here.get('/api/me/data')).json).toMatchObject({ person: { id, name: 'Kit', account: true } })
    expect(await new Device(server).get('/api/me/data', stolen)).toEqual(is(401, 'not-logged-in'))

    // From a device that is not logged in, too.
    const elsewhere = new Device(server)
    expect((await elsewhere.post('/api/login', { name: 'Kit', password: PASSWORD })).status).toBe(200)
    expect(await elsewhere.get('/api/me')).toEqual(is(403, 'banned'))
    expect((await elsewhere.get('/api/me/data')).json.person.id).toBe(id)
    expect(await elsewhere.delete('/api/me', { body: { password: 'wrong' } })).toEqual(is(401, 'wrong-password'))
    expect((await elsewhere.delete('/api/me', { body: { password: PASSWORD } })).status).toBe(204)
    expect(await here.get('/api/me/data')).toEqual(is(401, 'not-logged-in'))
  })
})

describe('common passwords', () => {
  test('are refused wherever a password is set', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit Carson')
    const refusal = is(400, 'password-too-common')
    for (const password of [
      '1234567890',
      'password123',
      'Password123!',
      'qwertyuiop',
      'iloveyou123',
      'aaaaaaaaaa',
      'kitcarson1',
      'P4ssw0rd2024',
    ]) {
      expect(await kit.post('/api/account', { name: 'Kit Carson', password }), password).toEqual(refusal)
    }
    const { recoveryCode } = (await kit.post('/api/account', { name: 'Kit Carson', password: PASSWORD })).json
    expect(await kit.post('/api/me/password', { old: PASSWORD, new: 'qwerty12345' })).toEqual(refusal)
    expect(await kit.post('/api/recover', { name: 'Kit Carson', code: recoveryCode, password: '0987654321' })).toEqual(refusal)
    // The refusal has not used up the code.
    expect((await kit.post('/api/recover', { name: 'Kit Carson', code: recoveryCode, password: NEXT })).status).toBe(200)
  })
})
