import { expect, it } from 'vitest'
import { Attacker, ask, bare, newHousehold } from './attacker.ts'
import { beside, PATIENCE } from './beside.ts'

const deep = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)
const deepObject = (depth: number): string => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`
const create = (options: string): string => `{"do":"create","id":77,"settings":{"options":{"x":${options}}}}`

it('one message, nested as deep as its length allows, costs nobody anything', PATIENCE, () =>
  beside('depth', {
    attack: async ({ url }) => {
      for (const depth of [30, 33, 100, 1400, 8000]) {
        for (const text of [create(deep(depth)), create(deepObject(Math.min(depth, 2700))), deep(depth)]) {
          const attacker = await Attacker.come(url, newHousehold())
          await attacker.connect({ hello: false })
          attacker.raw(text)
          expect(await attacker.refusal('ping')).toBe('hello-first')
          const [first] = attacker.heard
          expect(first).toMatchObject({ say: 'refused', refusal: { code: expect.stringMatching(/^(bad-message|too-deep|hello-first)$/) } })
          attacker.leave()
        }
        const { status, text } = await ask(url, '/api/guest', { from: newHousehold(), method: 'POST', body: `{"name":${deep(depth)}}` })
        expect([status, text]).toEqual([400, expect.stringMatching(/^\{"code":"(bad-message|too-deep)"/)])
      }
      const socket = await bare(url)
      socket.write(
        `POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 16000\r\n\r\n${'['.repeat(16000)}`,
      )
      await new Promise((done) => socket.once('data', done))
    },
  }),
)
