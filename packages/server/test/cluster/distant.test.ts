import { setImmediate as settled } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import type { BusMessage } from '../../src/cluster/bus.ts'
import { Distant } from '../../src/cluster/distant.ts'
import { person } from '../store/samples.ts'

/** A node that has one table, and may get others. Whoever speaks with it is at the node `gate`. */
function node() {
  const tables = new Set(['here'])
  const heard: string[] = []
  const sent: BusMessage[] = []
  const asked: ((comes: boolean) => void)[] = []
  const distant = new Distant({
    bus: { send: (_, message) => void sent.push(message) },
    live: {
      connect: (socket) => void socket.on('message', (data) => void heard.push(String(data))),
      tables: { has: (table) => tables.has(table) },
    },
    store: { person: async () => person('kit') },
    comes: async (table) => tables.has(table) || new Promise((answer) => asked.push(answer)),
  })
  distant.open('line', 'gate', { k: 'open', person: 'kit' })
  return { distant, tables, heard, sent, asked, says: (table: string | null, text: string) => distant.hear('line', 'gate', table, text) }
}

describe('what somebody at another node says', () => {
  test('waits until it is known who he is, and is heard in order', async () => {
    const { says, heard } = node()
    says(null, 'hello')
    says('here', 'come')
    expect(heard).toEqual([])
    await settled()
    expect(heard).toEqual(['hello', 'come'])
  })

  test('waits for a table that is on its way here, and nothing overtakes it', async () => {
    const { says, heard, sent, asked, tables } = node()
    says('coming', 'resume')
    says('here', 'chat')
    await settled()
    expect(heard).toEqual([])
    tables.add('coming')
    asked[0]?.(true)
    await settled()
    expect(heard).toEqual(['resume', 'chat'])
    expect(sent).toEqual([])
    says('coming', 'answer')
    expect(heard.at(-1)).toBe('answer')
  })

  test('comes back whole, when another node has the table by now: it is asked there', async () => {
    const { says, heard, sent, asked } = node()
    says('gone', 'resume')
    await settled()
    asked[0]?.(false)
    await settled()
    expect(sent).toEqual([{ k: 'moved', line: 'line', table: 'gone', text: 'resume' }])
    expect(heard).toEqual([])
  })

  test('is not kept without end', async () => {
    const { says, sent } = node()
    for (let i = 0; i < 1000; i++) says('coming', 'answer')
    expect(sent).toContainEqual({ k: 'bye', line: 'line', code: 1013, why: 'too-fast' })
  })
})
