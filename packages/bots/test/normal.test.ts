import { entryOf, type Field, Random, ROLE_TABLE, type RoleId, SETS, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { Joint, type RoleChances } from '../src/belief/joint.ts'
import { nextInput, normal, randomsFor, type Situation, witnessOf } from '../src/index.ts'
import { startGame } from './games.ts'
import { type Asked, cardOption, END, faceUp, HAND, play, rob, type Sketch, viewOf } from './hand-made.ts'

/** What the table thinks at five: the Sheriff sits at seat 1, and about others this much has been seen. */
function thought(seen: { readonly [seat: number]: Partial<RoleChances> } = {}, sheriff = 1): Joint {
  let belief = Joint.of(entryOf(ROLE_TABLE, 5)).given(sheriff, 'sheriff')
  for (const [seat, chances] of Object.entries(seen)) {
    belief = belief.seen(Number(seat), { sheriff: 1, deputy: 0.1, outlaw: 0.1, renegade: 0.1, ...chances })
  }
  return belief
}

const SURE: { readonly [role in 'deputy' | 'outlaw' | 'renegade']: Partial<RoleChances> } = {
  deputy: { deputy: 10 },
  outlaw: { outlaw: 10 },
  renegade: { renegade: 10 },
}

function answer(sketch: Sketch, { kind, about = null, options, interjections = [] }: Asked, belief: Joint) {
  const situation: Situation = { game: 'bang', seat: seatOf(0), kind, about, options, interjections, view: viewOf(sketch), belief }
  return normal.answer(situation, new Random(seedFrom('normal')))
}

const table = (role: RoleId, rest: Partial<Sketch> = {}): Sketch => ({
  role,
  hand: ['bang'],
  others: [{ role: 'sheriff' }, {}, {}, {}],
  ...rest,
})
const turn = (sketch: Sketch, belief: Joint, ...options: ReturnType<typeof play>[]) =>
  answer(sketch, { kind: 'play', options: [...options, END] }, belief)

describe('the normal bot', () => {
  it('shoots whom it takes for an enemy, and leaves whom it takes for a friend alone', () => {
    const belief = thought({ 2: SURE.outlaw, 4: SURE.deputy })
    expect(turn(table('deputy'), belief, play(0, 2), play(0, 4))).toMatchObject({ seat: 2 })
    expect(turn(table('outlaw'), belief, play(0, 2))).toMatchObject({ id: 'end' })
    expect(turn(table('outlaw'), belief, play(0, 4))).toMatchObject({ seat: 4 })
  })

  it('fires what it has with a Volcanic before it takes up another weapon', () => {
    const belief = thought({ 2: SURE.outlaw, 4: SURE.outlaw })
    const armed = table('deputy', { hand: ['bang', 'winchester'], front: ['volcanic'] })
    expect(turn(armed, belief, play(0, 4), play(1))).toMatchObject({ card: HAND, seat: 4 })
    expect(turn({ ...armed, hand: ['missed', 'winchester'] }, belief, play(1))).toMatchObject({ card: HAND + 1 })
    const out = { life: 0, hand: 0, state: 'out' as const, role: 'outlaw' as const }
    const nobodyNear: Sketch = { ...armed, others: [{ role: 'sheriff' }, {}, {}, out] }
    expect(turn(nobodyNear, belief.given(4, 'outlaw'), play(1))).toMatchObject({ card: HAND + 1 })
  })

  it('as a Deputy shoots neither the Sheriff nor, on thin evidence, whoever has helped him', () => {
    const thin = thought({ 2: { deputy: 0.1, outlaw: 0.13, renegade: 0.12 } })
    expect(turn(table('deputy'), thin, play(0, 1))).toMatchObject({ id: 'end' })
    expect(turn(table('deputy'), thought({ 4: SURE.outlaw }), play(0, 1), play(0, 4))).toMatchObject({ seat: 4 })
  })

  it('as the law leaves the Renegade for later, until the Outlaws are gone', () => {
    const belief = thought({ 2: SURE.renegade, 3: SURE.outlaw, 4: SURE.outlaw })
    const weak: Sketch['others'] = [{ role: 'sheriff' }, { life: 2 }, {}, {}]
    expect(turn(table('deputy', { others: weak }), belief, play(0, 2), play(0, 3))).toMatchObject({ seat: 3 })
    const out = { life: 0, hand: 0, state: 'out' as const, role: 'outlaw' as const }
    const alone = belief.given(3, 'outlaw').given(4, 'outlaw')
    expect(turn(table('deputy', { others: [{ role: 'sheriff' }, {}, out, out] }), alone, play(0, 2))).toMatchObject({ seat: 2 })
  })

  it('as the Sheriff does not finish off somebody who is probably his Deputy', () => {
    const others: Sketch['others'] = [{ life: 1 }, { life: 4 }, {}, {}]
    const sheriff: Sketch = { role: 'sheriff', hand: ['bang', 'beer', 'missed'], front: ['barrel'], others }
    expect(turn(sheriff, thought({ 1: SURE.deputy }, 0), play(0, 1), play(0, 2))).toMatchObject({ seat: 2 })
    expect(turn(sheriff, thought({ 1: SURE.outlaw }, 0), play(0, 1), play(0, 2))).toMatchObject({ seat: 1 })
  })

  it('as the Renegade keeps the sides even', () => {
    const strong: Partial<Sketch> = {
      others: [
        { role: 'sheriff', life: 5, hand: 5 },
        { life: 3, hand: 5 },
        { life: 3, hand: 5 },
        { life: 0, hand: 0, state: 'out', role: 'outlaw' },
      ],
    }
    const weak: Partial<Sketch> = {
      others: [
        { role: 'sheriff', life: 2, hand: 0 },
        { life: 4, hand: 5 },
        { life: 4, hand: 5 },
        { life: 4, hand: 5 },
      ],
    }
    const belief = thought({ 2: SURE.deputy, 3: SURE.outlaw, 4: SURE.outlaw })
    // The law is far ahead: the Deputy; the Outlaws are: one of them.
    expect(turn(table('renegade', strong), belief, play(0, 1), play(0, 2), play(0, 3))).toMatchObject({ seat: 2 })
    expect(turn(table('renegade', weak), belief, play(0, 1), play(0, 2), play(0, 3))).toMatchObject({ seat: 3 })
  })

  it('as the Renegade lets the last Outlaw between him and a strong Sheriff live, but no Deputy, and nobody when that Sheriff is weak', () => {
    const out = { life: 0, hand: 0, state: 'out' as const, role: 'outlaw' as const }
    const last = (sheriff: { readonly life: number; readonly hand: number }): Sketch =>
      table('renegade', { life: 3, others: [{ role: 'sheriff', ...sheriff }, { life: 2, hand: 1 }, out, { ...out, role: 'deputy' }] })
    const belief = thought({ 2: SURE.outlaw }).given(3, 'outlaw').given(4, 'deputy')
    expect(turn(last({ life: 5, hand: 4 }), belief, play(0, 1), play(0, 2))).toMatchObject({ id: 'end' })
    expect(turn(last({ life: 2, hand: 4 }), belief, play(0, 1), play(0, 2))).toMatchObject({ seat: 2 })
    expect(turn(last({ life: 3, hand: 0 }), belief, play(0, 1), play(0, 2))).toMatchObject({ seat: 2 })
    const deputy = thought({ 2: SURE.deputy }).given(3, 'outlaw').given(4, 'outlaw')
    expect(turn(last({ life: 5, hand: 4 }), deputy, play(0, 1), play(0, 2))).toMatchObject({ seat: 2 })
  })

  it('as an Outlaw keeps his cover when it pays: near death, unsuspected, while a healthy Sheriff would hardly notice the shot', () => {
    const healthy: Sketch['others'] = [{ role: 'sheriff', life: 5, hand: 4 }, {}, {}, {}]
    const nearDeath = table('outlaw', { life: 1, others: healthy })
    expect(turn(nearDeath, thought(), play(0, 1))).toMatchObject({ id: 'end' })
    // Nothing to lose: everybody knows, he is well, or the Sheriff is weak.
    expect(turn(nearDeath, thought({ 0: SURE.outlaw }), play(0, 1))).toMatchObject({ seat: 1 })
    expect(turn(table('outlaw', { life: 4, others: healthy }), thought(), play(0, 1))).toMatchObject({ seat: 1 })
    const weak: Sketch['others'] = [{ role: 'sheriff', life: 2, hand: 0 }, {}, {}, {}]
    expect(turn(table('outlaw', { life: 1, others: weak }), thought(), play(0, 1))).toMatchObject({ seat: 1 })
  })

  it('wastes no Missed! on a shot that does not matter', () => {
    const missed = cardOption('missed', HAND)
    const shot = (about: { readonly [name: string]: number | string }) => ({ kind: 'shot', about, options: [missed, { id: 'take-it' }] })
    const plain = { by: 1, target: 0, card: 'bang', needs: 1 }
    const holds = (rest: Partial<Sketch> = {}) => table('outlaw', { hand: ['missed'], ...rest })
    expect(answer(holds(), shot(plain), thought())).toMatchObject({ id: 'missed' })
    expect(answer(holds({ state: 'ghost' }), shot(plain), thought())).toMatchObject({ id: 'take-it' })
    expect(answer(holds(), shot({ ...plain, needs: 2, missing: 2 }), thought())).toMatchObject({ id: 'take-it' })
    expect(answer(holds(), shot({ ...plain, aimed: 'barrel' }), thought())).toMatchObject({ id: 'take-it' })
  })

  it('does not begin with the first seat of the table where all look alike', () => {
    const sheriff: Sketch = { role: 'sheriff', hand: ['cat-balou'], others: [{}, {}, {}, {}] }
    const options = [1, 2, 3, 4].map((seat) => rob(0, seat, sheriff))
    expect(turn(sheriff, thought({}, 0), ...options)).toMatchObject({ seat: 1 })
    expect(turn(sheriff, thought({}, 0), ...options.toReversed())).toMatchObject({ seat: 1 })
  })

  it('as the Renegade helps neither of the last two while he holds his fire', () => {
    const out = { life: 0, hand: 0, state: 'out' as const, role: 'outlaw' as const }
    const others: Sketch['others'] = [{ role: 'sheriff', life: 4, hand: 5 }, { life: 2, hand: 1 }, out, { ...out, role: 'deputy' }]
    const belief = thought({ 2: SURE.outlaw }).given(3, 'outlaw').given(4, 'deputy')
    expect(turn(table('renegade', { hand: ['saloon'], others }), belief, play(0))).toMatchObject({ id: 'end' })
    expect(turn(table('renegade', { life: 2, hand: ['saloon'], others }), belief, play(0))).toMatchObject({ id: 'play' })
  })

  it('lights no Dynamite that could be the end of a Sheriff whom it needs', () => {
    const before = (role: RoleId, life: number) => {
      const others: Sketch['others'] = [{ role: 'sheriff', life }, {}, {}, {}]
      return turn(table(role, { hand: ['dynamite'], others }), thought({ 2: SURE.outlaw, 3: SURE.outlaw, 4: SURE.outlaw }), play(0)).id
    }
    expect([before('renegade', 3), before('renegade', 5)]).toEqual(['end', 'play'])
    expect(before('outlaw', 3)).toBe('play')
  })

  it('plays no card that would do nothing: diamonds at a Calumet, high cards at Ms. Abigail, a Duel at the Prisoner Car', () => {
    const shot = (suit: 'diamonds' | 'clubs', rank: 'K' | '9', sheriff: Sketch['others'][number]) => {
      const others: Sketch['others'] = [{ role: 'sheriff', ...sheriff }, {}, {}, {}]
      return ['bang', 'duel'].map(
        (id) => turn(table('outlaw', { hand: [{ id, suit, rank }, 'bang', 'bang'], others }), thought(), play(0, 1)).id,
      )
    }
    const smoker = { parts: { zones: { equipment: [faceUp(900, 'calumet')] } } }
    const abigail = { character: 'ms-abigail' }
    expect(shot('diamonds', '9', smoker)).toEqual(['end', 'play'])
    expect(shot('clubs', '9', smoker)).toEqual(['play', 'play'])
    expect(shot('clubs', 'K', abigail)).toEqual(['end', 'end'])
    expect(shot('clubs', '9', abigail)).toEqual(['play', 'play'])
    expect(shot('clubs', '9', { front: ['prisoner-car'] })).toEqual(['play', 'end'])
  })

  it('as a Deputy fans no hammer whose second shot must hit the Sheriff', () => {
    const second = (...seats: number[]): Field => ({ name: 'second-target', pick: 'seats', min: 1, max: 1, from: () => seats })
    const belief = thought({ 2: SURE.renegade, 3: SURE.outlaw })
    const deputy = table('deputy', { hand: ['fanning'] })
    expect(turn(deputy, belief, play(0, 2, [second(1)]))).toMatchObject({ id: 'end' })
    expect(turn(deputy, belief, play(0, 2, [second(1, 3)]))).toMatchObject({ seat: 2, picks: [[3]] })
  })

  it('goes Full Steam twice only where it can bear the shots itself', () => {
    const laid = (id: string) => [faceUp(700, id)]
    const asked = (life: number, hand: readonly string[], engine = 'ironhorse') => {
      const middle = { rows: { train: [], stations: [], locomotive: laid(engine) } }
      const options = [{ id: 'ignore' }, { id: 'double' }]
      return answer(table('outlaw', { life, hand, middle }), { kind: 'full-steam', options }, thought({ 2: SURE.deputy, 3: SURE.renegade }))
        .id
    }
    expect(asked(3, ['bang'])).toBe('ignore')
    expect(asked(3, ['missed', 'missed'])).toBe('double')
    expect(asked(1, [], 'leland')).toBe('double')
  })

  it('plays like the rule bot where nobody has watched', () => {
    const situation: Situation = {
      game: 'bang',
      seat: seatOf(0),
      kind: 'play',
      about: null,
      options: [play(0, 1), play(0, 4), END],
      interjections: [],
      view: viewOf(table('outlaw')),
    }
    expect(normal.answer(situation, new Random(seedFrom('x')))).toMatchObject({ seat: 1 })
  })

  it.each([3, 5, 8])('answers only what is legal, with every set: %i players', (players) => {
    for (let game = 0; game < 3; game++) {
      const text = `normal ${players} ${game}`
      const match = startGame({ players, text, options: { sets: SETS } })
      const witness = witnessOf(match)
      const bots = Array.from({ length: players }, () => normal)
      const randoms = randomsFor(players, text)
      for (let n = 0; match.question; n++) {
        if (n === 20_000) throw new Error(`${text} is stuck`)
        const { seat, answer: said } = nextInput(match, bots, randoms, { witness })
        expect(match.answer(seat, said)).toBeUndefined()
        witness?.saw(match.drain())
      }
    }
  })
})
