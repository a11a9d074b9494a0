import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connect, connected, ending, welcomed } from './line.ts'
import { Device, guest, running } from './running.ts'

describe('the live connection', () => {
  test('knows a person by his cookie and a program by its token', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    const { json } = await kit.post('/api/me/tokens', { label: 'my bot' })
    const known: Record<string, string>[] = [{ cookie: String(kit.cookie) }, { authorization: `Bearer ${json.token}` }]
    for (const headers of known) {
      const socket = await connected(server, { headers })
      expect(await welcomed(socket)).toMatchObject({ say: 'welcome', you: { id: kit.id } })
      expect(socket.extensions).toBe('')
    }
  })

  test('is refused to strangers, wrong tokens, the banned and other websites', async () => {
    const server = await running({ publicUrl: 'https://cards.example.org' })
    const kit = await guest(server, 'Kit')
    const cookie = String(kit.cookie)
    expect(await connect(server, {})).toBe('401 not-logged-in')
    expect(await connect(server, { headers: { cookie: `sundown=${'x'.repeat(43)}` } })).toBe('401 not-logged-in')
    expect(await connect(server, { headers: { authorization: `Bearer sd_${'x'.repeat(43)}`, cookie } })).toBe('401 not-logged-in')
    expect(await connect(server, { headers: { cookie }, origin: 'https://evil.example' })).toBe('403 wrong-origin')
    expect(await connect(server, { headers: { cookie }, origin: 'null' })).toBe('403 wrong-origin')
    await connected(server, { headers: { cookie }, origin: 'https://cards.example.org' })
    await connected(server, { headers: { cookie }, origin: server.url })
  })

  test('ends when its device logs out or its token is revoked, and the others stay', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    await kit.post('/api/account', { name: 'Kit', password: 'correct horse battery' })
    const other = new Device(server)
    await other.post('/api/login', { name: 'Kit', password: 'correct horse battery' })
    const { json } = await kit.post('/api/me/tokens', { label: 'my bot' })
    const here = await connected(server, { headers: { cookie: String(kit.cookie) } })
    const there = await connected(server, { headers: { cookie: String(other.cookie) } })
    const program = await connected(server, { headers: { authorization: `Bearer ${json.token}` } })
    for (const socket of [here, there, program]) await welcomed(socket)

    const revoked = ending(program)
    await kit.delete(`/api/me/tokens/${json.id}`)
    expect((await revoked).heard).toEqual(['{"say":"bye","why":"logged-out"}'])
    const left = ending(here)
    await kit.post('/api/logout')
    expect((await left).heard).toEqual(['{"say":"bye","why":"logged-out"}'])
    expect(there.readyState).toBe(WebSocket.OPEN)
    const everywhere = ending(there)
    await other.post('/api/logout-everywhere')
    expect((await everywhere).heard).toEqual(['{"say":"bye","why":"logged-out"}'])
  })

  test('ends with a new password, except on the device that has set it', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    await kit.post('/api/account', { name: 'Kit', password: 'correct horse battery' })
    const other = new Device(server)
    await other.post('/api/login', { name: 'Kit', password: 'correct horse battery' })
    const here = await connected(server, { headers: { cookie: String(kit.cookie) } })
    const there = await connected(server, { headers: { cookie: String(other.cookie) } })
    for (const socket of [here, there]) await welcomed(socket)
    const ended = ending(there)
    await kit.post('/api/me/password', { old: 'correct horse battery', new: 'another password' })
    expect((await ended).heard).toEqual(['{"say":"bye","why":"logged-out"}'])
    expect(here.readyState).toBe(WebSocket.OPEN)
  })

  test('refuses messages that are too long, unread', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    const socket = await connected(server, { headers: { cookie: String(kit.cookie) } })
    await welcomed(socket)
    const end = ending(socket)
    socket.send('x'.repeat(16 * 1024 + 1))
    const { code } = await end
    expect([1006, 1009]).toContain(code)
    expect(await welcomed(await connected(server, { headers: { cookie: String(kit.cookie) } }))).toMatchObject({ say: 'welcome' })
  })

  test('is limited for one address behind a proxy, until some are closed', async () => {
    const server = await running({ socketsPerAddress: 3, trustProxy: true })
    const kit = await guest(server, 'Kit')
    const options = { headers: { cookie: String(kit.cookie) } }
    const sockets = [await connected(server, options), await connected(server, options), await connected(server, options)]
    expect(await connect(server, options)).toBe('429 too-fast')
    const closed = ending(sockets[0] as WebSocket)
    sockets[0]?.close()
    await closed
    await expect.poll(() => connect(server, options)).toBeInstanceOf(WebSocket)
  })

  test('hears of the restart before the server stops', async () => {
    const server = await running()
    const kit = await guest(server, 'Kit')
    const socket = await connected(server, { headers: { cookie: String(kit.cookie) } })
    await welcomed(socket)
    const end = ending(socket)
    await server.stop()
    expect((await end).heard).toContain('{"say":"bye","why":"restart"}')
  })
})
