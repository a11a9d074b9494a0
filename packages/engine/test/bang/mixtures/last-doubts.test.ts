import { expect, test } from 'vitest'
import { loaded } from '../armed-and-dangerous/armed.ts'
import { wearing } from '../gold-rush/gold.ts'
import { ARMED, FISTFUL, GOLD, meet, SHOW } from './meet.ts'

test('Bell Tower: a Sniper’s pair is played, so it reaches everybody and uses the bell up', () => {
  const t = meet(
    [ARMED, FISTFUL],
    { A: { hand: ['bang/5D', 'bang/6D'], ...loaded({ 'bell-tower': 2 }) }, B: {}, C: {}, D: {}, E: {} },
    { phase: 'play', event: 'sniper' },
  )
  const pair = { card: 'bang/5D', seat: 'C', picks: [['bang/6D']] } as const
  expect(t.can('A', 'sniper', pair)).toBe(false)
  t.say('A', 'bell-tower', { card: 'bell-tower' }).say('A', 'sniper', pair)
  expect([t.life('C'), t.can('A', 'bell-tower', { card: 'bell-tower' })]).toEqual([3, true])
})

test('Kit Carlson with a Pickaxe in the Abandoned Mine looks at three discards and chooses: the Pickaxe draws from the deck', () => {
  const t = meet(
    [GOLD, FISTFUL],
    { A: { character: 'kit-carlson', ...wearing('pickaxe') }, B: {}, C: {} },
    { event: 'abandoned-mine', discard: ['beer', 'gatling', 'scope'], deck: ['mustang'] },
  )
  t.say('A', 'put-back', { card: 'gatling' })
  expect([t.hand('A').toSorted(), t.discard()]).toEqual([['beer', 'mustang', 'scope'], ['gatling']])
})

test('a shadow’s extra turn is a shadow’s, though Bone Orchard has come meanwhile', () => {
  const t = meet(
    [FISTFUL, SHOW],
    { A: { role: 'sheriff' }, B: { role: 'outlaw', out: true }, C: { role: 'outlaw' }, D: { role: 'renegade' } },
    {
      event: 'vendetta',
      shows: ['bone-orchard'],
      options: { shadowGunslingers: true },
      deck: ['scope', 'mustang', '*/clubs', 'stagecoach', 'volcanic', 'barrel', 'winchester', '*/hearts'],
    },
  )
  t.say('A', 'end').say('B', 'play', { card: 'stagecoach' }).say('B', 'end')
  while (t.asked() === 'discard:B') t.say('B', 'discard', { card: t.hand('B')[0] })
  expect([t.asked(), t.life('B'), t.events('roles-dealt')]).toEqual(['play:B', 0, []])
})
