import { Random, seedFrom } from '@sundown/engine'
import { mkdtemp } from 'node:fs/promises'
import { openSqlite } from '../../src/store/sqlite.ts'
import { House } from './house.ts'
import { anyShare, playAtRandom, type Player } from './player.ts'
const disk = process.argv[2] === 'sqlite' ? await openSqlite(await mkdtemp('/tmp/livebench/d')) : undefined
const house = await House.open(disk ? { disk } : {})
const random = new Random(seedFrom('bench'))
const tables: Player[][] = []
for (let t = 0; t < 30; t++) {
  const players: Player[] = []
  for (let i = 0; i < 5; i++) players.push(await house.player(`P${t}-${i}`))
  const { code } = await players[0].create({ options: { players: 5 } })
  for (const p of players) { if (p !== players[0]) await p.come(code); await p.at('sit'); await p.at('ready', { ready: true }); p.share = anyShare(random); playAtRandom(p, random) }
  tables.push(players)
}
const start = performance.now()
await Promise.all(tables.map(async (players) => { await players[0].at('start'); await players[0].until(() => players[0].isOver).catch((e) => console.log(e.message)) }))
const s = (performance.now() - start) / 1000
const m = house.live.metrics()
console.log(m, 'answers/s', Math.round(m.answers / s), 'out/s', Math.round(m.messagesOut / s), 's', s, process.memoryUsage().rss / 1e6, house.logged)
process.exit(0)
