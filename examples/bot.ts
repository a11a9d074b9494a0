// A program that sits at a table and plays whatever is legal: TOKEN=... npx tsx examples/bot.ts http://127.0.0.1:8123 [CODE]
// Without the code of a table it opens one of its own with four bots. docs/protocol.md tells how to get a token, and what all the messages mean.
import { randomBytes } from 'node:crypto'
import WebSocket from 'ws'

interface Option {
  readonly id: string
  readonly card?: number
  readonly seat?: number
  readonly fields?: readonly { readonly min: number; readonly from?: readonly number[] }[]
}

const [url = 'http://127.0.0.1:8123', code] = process.argv.slice(2)
const socket = new WebSocket(new URL('/ws', url.replace(/^http/, 'ws')), { headers: { authorization: `Bearer ${process.env.TOKEN}` } })
const replies = new Map<number, (result: unknown) => void>()
let last = 0
let answered = 0

/** Says something and waits for the reply. What is refused stays without one; before the game, that ends the program. */
const ask = (what: string, fields: object = {}): Promise<unknown> =>
  new Promise((reply) => {
    replies.set(++last, reply)
    socket.send(JSON.stringify({ do: what, id: last, ...fields }))
  })

async function answer(table: string, number: number, { id, card, seat, fields = [] }: Option): Promise<void> {
  const picks: (readonly number[])[] = []
  for (const { min, from } of fields) {
    // What the first field offers is in the question; what the next ones offer depends on it.
    const offered = from ?? (await ask('complete', { table, number, partial: { id, card, seat, picks } }))
    picks.push(Array.isArray(offered) ? offered.slice(0, min) : [])
  }
  await ask('answer', { table, number, answer: { id, card, seat, ...(picks.length > 0 && { picks }) } })
}

socket.on('open', async () => {
  await ask('hello', { version: 3 })
  const table = await ask(code ? 'come' : 'create', code ? { code } : { settings: { options: { players: 5 }, botPace: 0 } })
  const at = { table: typeof table === 'object' && table !== null && 'id' in table ? table.id : undefined }
  await ask('sit', at)
  if (code) await ask('ready', { ...at, ready: true })
  else for (let bots = 0; bots < 4; bots++) await ask('bot', { ...at, bot: 'rule' })
  if (!code) await ask('start', at)
})

socket.on('message', (data) => {
  const said = JSON.parse(String(data))
  if (said.say === 'refused') console.error(said.refusal.code)
  if (said.say === 'refused' && answered === 0) process.exit(1)
  if (said.say === 'done' || said.say === 'welcome') replies.get(said.re)?.(said.result)
  if (said.say === 'deal') void ask('share', { table: said.table, share: randomBytes(16).toString('hex') })
  const { number = 0, options = [] } = (said.state ?? said.step)?.question ?? {}
  if (options.length > 0 && ++answered) void answer(said.table, number, options[Math.floor(Math.random() * options.length)])
  if (said.say !== 'record') return
  console.log(`${answered} answers; the game is over: ${new URL(`/api/games/${said.game}/record`, url)}`)
  socket.close()
})
socket.on('error', ({ message }) => console.error(message))
