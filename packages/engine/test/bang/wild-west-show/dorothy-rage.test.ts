import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const play = { phase: 'play', options: { sets: ['wild-west-show'] }, show: 'dorothy-rage' } as const

describe('Dorothy Rage', () => {
  test('12. he does not have it: his hand is shown, and the order is spent', () => {
    const t = table({ A: {}, B: {}, C: { hand: ['beer', 'scope'] }, D: {} }, play)
    t.say('A', 'dorothy-rage', t.order('C', 'bang', 'D'))
    expect(t.events('hand-shown')).toMatchObject([{ seat: 2, cards: [{ id: 'beer' }, { id: 'scope' }] }])
    expect(t.events('ordered')).toMatchObject([{ seat: 0, victim: 2, call: 'bang', use: 'bang', target: 3 }])
    expect(t.life('D')).toBe(4)
    expect(t.refused('A', 'dorothy-rage', t.order('C', 'beer', 'C'))).toMatchObject({ code: 'once-a-turn' })
  })

  test('13. he has it but cannot play it so: his hand is shown', () => {
    const t = table({ A: {}, B: {}, C: { hand: ['bang'] }, D: { front: ['mustang'] }, E: {} }, play)
    t.say('A', 'dorothy-rage', t.order('C', 'bang', 'D'))
    expect(t.events('hand-shown')).toMatchObject([{ seat: 2, cards: [{ id: 'bang' }] }])
    expect(t.hand('C')).toEqual(['bang'])
    expect(t.asked()).toBe('play:A')
  })

  test('14. Panic! on a card in play goes to the victim', () => {
    const t = table({ A: {}, B: { front: ['mustang', 'barrel'] }, C: { hand: ['panic'], front: ['scope'] }, D: {} }, play)
    t.say('A', 'dorothy-rage', t.order('C', 'panic', 'B'))
    expect(t.asked()).toBe('order-details:A')
    t.say('A', 'order', { picks: [[t.handle('B', 'mustang')]] }).say('C', 'obey', { card: 'panic' })
    expect(t.hand('C')).toEqual(['mustang'])
    expect(t.front('B')).toEqual(['barrel'])
    expect(t.asked()).toBe('play:A')
  })

  test('15. the reward is the victim’s', () => {
    const t = table(
      { A: { role: 'sheriff' }, B: { role: 'renegade' }, C: { role: 'outlaw', hand: ['bang'] }, D: { role: 'outlaw', life: 1 } },
      play,
    )
    t.say('A', 'dorothy-rage', t.order('C', 'bang', 'D')).say('C', 'obey', { card: 'bang' })
    expect(t.isOut('D')).toBe(true)
    expect(t.hand('C')).toHaveLength(3)
    expect(t.hand('A')).toEqual([])
  })

  test('the Sheriff who is ordered to eliminate a Deputy pays for it', () => {
    const t = table(
      {
        A: { role: 'outlaw' },
        B: { role: 'sheriff', hand: ['bang', 'scope'], front: ['mustang'] },
        C: { role: 'deputy', life: 1 },
        D: { role: 'outlaw' },
      },
      play,
    )
    t.say('A', 'dorothy-rage', t.order('B', 'bang', 'C')).say('B', 'obey', { card: 'bang' })
    expect([t.hand('B'), t.front('B'), t.asked()]).toEqual([[], [], 'play:A'])
  })

  test('nobody is responsible for a Duel that its ordered challenger loses', () => {
    const t = table({ A: { role: 'sheriff' }, B: { role: 'outlaw', life: 1, hand: ['duel'] }, C: { role: 'outlaw', hand: ['bang'] } }, play)
    t.say('A', 'dorothy-rage', t.order('B', 'duel', 'C'))
      .say('B', 'obey', { card: 'duel' })
      .say('C', 'give', { card: 'bang' })
    expect([t.isOut('B'), t.events('rewarded')]).toEqual([true, []])
  })

  test('a General Store begins with the victim, who chooses for himself', () => {
    const t = table({ A: {}, B: { hand: ['general-store'] }, C: {} }, play)
    t.say('A', 'dorothy-rage', t.order('B', 'general-store', 'B')).say('B', 'obey', { card: 'general-store' })
    expect(t.asked()).toBe('general-store:B')
  })

  test('Jail may come before whoever gives the order, or before the victim himself', () => {
    for (const target of ['A', 'C'] as const) {
      const t = table({ A: { role: 'outlaw' }, B: { role: 'sheriff' }, C: { hand: ['jail'] } }, play)
      t.say('A', 'dorothy-rage', t.order('C', 'jail', target)).say('C', 'obey', { card: 'jail' })
      expect(t.front(target)).toEqual(['jail'])
    }
  })

  test('his own limit is fresh, and that of the active player untouched', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: { hand: ['bang'] }, D: {} }, play)
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    t.say('A', 'dorothy-rage', t.order('C', 'bang', 'D')).say('C', 'obey', { card: 'bang' })
    expect(t.life('D')).toBe(3)
    expect(t.game.acting).toMatchObject({ seat: t.seat('A'), bangs: 1 })
  })

  test('the active player himself may be the target', () => {
    const t = table({ A: {}, B: { hand: ['duel'] }, C: {} }, play)
    t.say('A', 'dorothy-rage', t.order('B', 'duel', 'A')).say('B', 'obey', { card: 'duel' })
    expect(t.life('A')).toBe(4)
  })

  test('a blue card comes in front of the victim', () => {
    const t = table({ A: {}, B: { hand: ['scope'] }, C: {} }, play)
    t.say('A', 'dorothy-rage', t.order('B', 'scope', 'B')).say('B', 'obey', { card: 'scope' })
    expect(t.front('B')).toEqual(['scope'])
  })

  test('drawn cards go to the victim, and a forced Stagecoach turns the pile', () => {
    const t = table({ A: {}, B: {}, C: { hand: ['stagecoach'] } }, { ...play, shows: ['gag'] })
    t.say('A', 'dorothy-rage', t.order('C', 'stagecoach', 'C')).say('C', 'obey', { card: 'stagecoach' })
    expect(t.hand('C')).toHaveLength(2)
    expect(t.show()).toBe('gag')
  })

  test('Calamity Janet’s Missed! as a BANG!', () => {
    const t = table({ A: {}, B: { character: 'calamity-janet', hand: ['missed'] }, C: {} }, play)
    t.say('A', 'dorothy-rage', t.order('B', 'missed', 'C', 'bang')).say('B', 'obey', { card: 'missed' })
    expect(t.life('C')).toBe(3)
  })

  test('Beer may be forced, even if useless', () => {
    const t = table({ A: {}, B: { hand: ['beer'] }, C: {} }, play)
    t.say('A', 'dorothy-rage', t.order('B', 'beer', 'B')).say('B', 'obey', { card: 'beer' })
    expect(t.discard()[0]).toBe('beer')
  })

  test('whatever he holds, the public sees the same question before the cards are shown', () => {
    const has = table({ A: {}, B: {}, C: { hand: ['bang', 'scope'] }, D: {} }, play)
    const hasNot = table({ A: {}, B: {}, C: { hand: ['beer', 'scope'] }, D: {} }, play)
    expect(has.options('A')).toEqual(hasNot.options('A'))
  })

  test('the turn of the active player goes on, if he is still in play', () => {
    const t = table(
      { A: { role: 'outlaw', life: 1 }, B: { role: 'sheriff', hand: ['bang'] }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
      play,
    )
    t.say('A', 'dorothy-rage', t.order('B', 'bang', 'A')).say('B', 'obey', { card: 'bang' })
    expect(t.isOut('A')).toBe(true)
    expect(t.asked()).toBe('play:B')
  })
})

describe('Dorothy Rage is refused', () => {
  test('with an incomplete order', () => {
    const t = table({ A: {}, B: {}, C: { hand: ['bang'] } }, play)
    expect(t.refused('A', 'dorothy-rage', { seat: 'C' })).toMatchObject({ code: 'incomplete-order' })
    expect(
      t.refused('A', 'dorothy-rage', {
        ...t.order('C', 'bang', 'B'),
        picks: [...(t.order('C', 'bang', 'B').picks?.slice(0, 2) ?? []), []],
      }),
    ).toMatchObject({
      code: 'incomplete-order',
    })
    expect(t.refused('A', 'dorothy-rage')).toMatchObject({ code: 'no-such-seat' })
  })

  test('on oneself', () => {
    const t = table({ A: { hand: ['beer'] }, B: {}, C: {} }, play)
    expect(t.refused('A', 'dorothy-rage', t.order('A', 'beer', 'A'))).toMatchObject({ code: 'yourself' })
  })

  test('for a card that only answers', () => {
    const t = table({ A: {}, B: { hand: ['missed'] }, C: {} }, play)
    expect(t.refused('A', 'dorothy-rage', t.order('B', 'missed', 'B'))).toMatchObject({ code: 'incomplete-order' })
  })

  test('with the victim as the other player', () => {
    const t = table({ A: {}, B: { hand: ['duel'] }, C: {} }, play)
    expect(t.refused('A', 'dorothy-rage', t.order('B', 'duel', 'B'))).toMatchObject({ code: 'incomplete-order' })
  })
})
