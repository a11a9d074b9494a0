import { expect, test } from 'vitest'
import { look } from '../../../src/bang/zones.ts'
import { firstOf } from '../../../src/kernel/index.ts'
import { type Table, table } from '../../scenario.ts'
import { entering } from './turns.ts'

const options = { sets: ['high-noon'], highNoonExtras: true }

/** A table where chance offers B this character. */
function offering(character: string, life: number): Table<'A' | 'B' | 'C' | 'D'> {
  for (let chance = 0; chance < 500; chance++) {
    const t = table({ A: {}, B: { life }, C: { life: 1 }, D: {} }, { options, event: 'new-identity', turn: 'B', seed: `chance ${chance}` })
    if (t.look('B')[0] === character) return t
  }
  throw new Error(`nobody is offered ${character}`)
}

test('31. Paul Regret is accepted: two life points of three, and farther away at once', () => {
  const t = offering('paul-regret', 2)
  t.say('B', 'accept', { card: 'paul-regret' })
  expect([t.life('B'), t.maxLife('B'), t.distance('A', 'B')]).toEqual([2, 3, 2])
  expect(t.events('character')).toEqual([{ type: 'character', seat: 1, character: 'paul-regret', kept: false }])
  expect(t.asked()).toBe('play:B')
})

test('36. who declines stays who he is, and nobody learns the name; a weak one may gain by it', () => {
  const t = offering('willy-the-kid', 4)
  expect(JSON.stringify([t.told('C'), t.view('C'), t.view('spectator')])).not.toContain('willy-the-kid')
  t.say('B', 'decline')
  expect([t.life('B'), t.maxLife('B')]).toEqual([4, 4])
  expect(JSON.stringify([t.told('C'), t.view('C'), t.view('spectator')])).not.toContain('willy-the-kid')
  t.endTurn('B')
  expect(t.asked()).toBe('new-identity:C')
  const [offered] = t.look('C')
  t.say('C', 'accept', { card: offered })
  expect(t.life('C')).toBe(2)
})

test('it is neither a loss nor a gain of life', () => {
  const t = offering('bart-cassidy', 4)
  t.say('B', 'accept', { card: 'bart-cassidy' })
  expect([t.life('B'), t.hand('B').length]).toEqual([2, 2])
  expect([t.events('wounded'), t.events('healed')]).toEqual([[], []])
})

test('the new ability works in this very turn', () => {
  const t = offering('black-jack', 4)
  t.say('B', 'accept', { card: 'black-jack' })
  expect(t.events('shown')).toMatchObject([{ seat: 1, because: 'black-jack' }])
})

test('the Sheriff has one life point more at most', () => {
  const t = entering({ A: {}, B: {}, C: {} }, 'C', { options, events: ['new-identity'] })
  const [offered] = t.look('A')
  t.say('A', 'accept', { card: offered })
  const max = t.game.character(t.seat('A'))?.character?.life ?? 0
  expect([t.life('A'), t.maxLife('A')]).toEqual([2, max + 1])
})

test('the offer comes before Dynamite and Jail', () => {
  const t = table({ A: {}, B: { front: ['dynamite', 'jail'] }, C: {} }, { options, event: 'new-identity', turn: 'B' })
  expect(t.asked()).toBe('new-identity:B')
  expect(t.events('checked')).toEqual([])
})

test('what one is offered, nobody else can know: another world offers somebody else', () => {
  const t = offering('rose-doolan', 4)
  const seen = new Set<string>()
  for (let world = 0; world < 20; world++) {
    const fork = t.match.sampleWorld(t.seat('C'), `${world}`.padStart(64, '0'))
    const card = firstOf(fork.game.at(look(t.seat('B'))))
    seen.add(fork.game.faceOf(card).id)
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('a character that was declined is in the box again: the next player may be offered the same', () => {
  const declined = (chance: number) => {
    const t = table({ A: {}, B: {}, C: {} }, { options, event: 'new-identity', turn: 'B', seed: `again ${chance}` })
    const [character] = t.look('B')
    t.say('B', 'decline').endTurn('B')
    return t.look('C')[0] === character
  }
  const chances = Array.from({ length: 100 }, (_none, chance) => chance)
  expect(chances.some(declined)).toBe(true)
})
