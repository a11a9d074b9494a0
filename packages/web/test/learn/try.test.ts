import { rulesFrom } from '@sundown/engine/position'
import { test } from 'vitest'
import { rehearse } from '../../src/learn/rehearse.ts'
test.each(['bang', 'dice', 'duel'])('%s', async (game) => {
  const { script } = await import(`../../src/learn/scripts/${game}.ts`)
  const rules = await rulesFrom(script.position, script.options)
  try { rehearse(rules, script) } catch (e) { console.log(String(e)) }
  const { match } = rehearse(rules, script)
  console.log(game, JSON.stringify(match.game.over), match.inputs.length, JSON.stringify(match.question?.parts.map(p=>[p.kind.name,p.seat])))
  const v: any = match.game.view(0 as never)
  console.log(JSON.stringify(v.seats.map((s: any)=>[s.life,s.hand,s.role,s.characters?.map((c: any)=>[c.id,c.life])])), JSON.stringify(v.own?.hand?.map((c: any)=>c.id)))
})
