import { readFileSync } from 'node:fs'
import { bang } from './src/bang/index.ts'
import { Match } from './src/kernel/index.ts'
const r = JSON.parse(readFileSync(process.argv[2], 'utf8'))
const m = Match.start(bang, r.options, r.seed)
for (const i of r.inputs) m.apply(i)
const g = m.game
console.log('show', g.table.map((s) => s.def.id), 'active', g.active, 'phase', g.phase, m.question?.parts.map((p) => [p.kind.name, p.seat, JSON.stringify(p.about)?.slice(0,200)]), JSON.stringify(r.inputs.slice(-3)))
for (const s of g.ring) console.log(s, g.character(s)?.id, g.presenceOf(s), g.life(s), g.hand(s).map((c) => g.def(c).id).join(), '|', g.front(s).map((c) => g.def(c).id).join(), g.copiesOf(s).map((x) => x.def.id))
try { for (const w of m.waiting()) { console.log(m.menu(w).length); m.fallback(w) } } catch (e) { console.log(String((e as Error).stack).split('\n').slice(0, 24).join('\n')) }
