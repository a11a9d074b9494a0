import { describe, expect, test } from 'vitest'
import { Device, guest, running } from '../http/running.ts'

const PASSWORD = 'correct horse battery'
const FAR = '203.0.113.9'
const HOME = '192.0.2.1'

/** Behind a proxy that says where everybody comes from. */
const from = (address: string) => ({ 'x-forwarded-for': address })
const crowd = (number: number) => `198.51.${number >> 8}.${number & 255}`

/** A server with an account, which was made at home, and as many guesses at it as its name allows, each from another address. */
async function besieged(guesses: number) {
  const server = await running({ trustProxy: true })
  const owner = await guest(server, 'Kit')
  const { recoveryCode } = (await owner.post('/api/account', { name: 'Kit', password: PASSWORD }, from(HOME))).json
  const guess = async (number: number, path = '/api/login', body: object = { password: `guess number ${number}` }) =>
    (await new Device(server).post(path, { name: 'Kit', ...body }, from(crowd(number)))).json.code
  const outcomes: string[] = []
  for (let first = 0; first < guesses; first += 10) {
    outcomes.push(...(await Promise.all(Array.from({ length: 10 }, (_, i) => guess(first + i)))))
  }
  return { server, owner, guess, outcomes, recoveryCode: String(recoveryCode) }
}

describe('guessing from many addresses', () => {
  test('does not keep the owner out, at home or abroad, nor from recovery, a new password or deletion', async () => {
    const { server, owner, outcomes, recoveryCode } = await besieged(150)
    expect(new Set(outcomes)).toEqual(new Set(['wrong-password']))
    const login = (address: string, password = PASSWORD) => new Device(server).post('/api/login', { name: 'kit', password }, from(address))
    expect((await login(HOME)).status).toBe(200)
    // At home a slip of the finger costs as little as ever; abroad one should be right at once.
    for (let i = 0; i < 7; i++) expect((await login(HOME, 'a slip of the finger')).json.code).toBe('wrong-password')
    expect((await login(HOME)).status).toBe(200)
    expect((await login(FAR)).status).toBe(200)
    const next = 'another horse entirely'
    expect((await owner.post('/api/me/password', { old: PASSWORD, new: next }, from('192.0.2.77'))).status).toBe(204)
    const recovered = new Device(server)
    const back = await recovered.post('/api/recover', { name: 'Kit', code: recoveryCode, password: PASSWORD }, from('192.0.2.99'))
    expect(back.status).toBe(200)
    expect((await recovered.delete('/api/me', { body: { password: PASSWORD }, headers: from('192.0.2.99') })).status).toBe(204)
  })

  test('gets one guess an address once it has gone on for long', async () => {
    const { server, guess } = await besieged(70)
    expect(await guess(1000)).toBe('wrong-password')
    expect(await guess(1000)).toBe('too-fast')
    expect(await guess(1000, '/api/recover', { code: 'AAAA', password: PASSWORD })).toBe('too-fast')
    // Somebody who only looks like a newcomer because much time has passed is one.
    await server.clock.turn(60 * 60_000)
    expect(await guess(1000)).toBe('wrong-password')
  })

  test('does not fill the queue of those whose password is looked at before the owner', async () => {
    const { server } = await besieged(0)
    const flood = Array.from({ length: 400 }, (_, i) =>
      new Device(server).post('/api/login', { name: `Nobody${i}`, password: PASSWORD }, from(crowd(5000 + i))),
    )
    // They are all under way; the owner comes last.
    const owner = await new Device(server).post('/api/login', { name: 'Kit', password: PASSWORD }, from(HOME))
    expect(owner.status).toBe(200)
    const codes = (await Promise.all(flood)).map(({ json }) => json.code)
    expect(codes.filter((code) => code !== 'wrong-password' && code !== 'too-fast')).toEqual([])
  })
})
