import { describe, expect, test } from 'vitest'
import { table } from '../../scenario.ts'

const options = { sets: ['wild-west-show'] }
const play = { phase: 'play', options } as const

describe('Miss Susanna', () => {
  test('5. Lee plays Beer and repeats it: two cards, a loss', () => {
    const t = table(
      { A: { role: 'outlaw', character: 'lee-van-kliff', life: 2, hand: ['beer', 'bang'] }, B: { role: 'sheriff' }, C: {} },
      { ...play, show: 'miss-susanna' },
    )
    t.say('A', 'play', { card: 'beer' }).say('A', 'lee-van-kliff', { card: 'bang' }).say('A', 'end')
    expect(t.life('A')).toBe(3)
  })

  test('5. with one more card there is none', () => {
    const t = table(
      { A: { role: 'outlaw', character: 'lee-van-kliff', life: 2, hand: ['beer', 'bang', 'scope'] }, B: { role: 'sheriff' }, C: {} },
      { ...play, show: 'miss-susanna' },
    )
    t.say('A', 'play', { card: 'beer' }).say('A', 'lee-van-kliff', { card: 'bang' }).say('A', 'play', { card: 'scope' }).say('A', 'end')
    expect(t.life('A')).toBe(4)
  })

  test('6. the whole turn counts when she appears in it', () => {
    const t = table({ A: {}, B: { hand: ['scope', 'mustang', 'stagecoach'] }, C: {} }, { ...play, turn: 'B', shows: ['miss-susanna'] })
    t.say('B', 'play', { card: 'scope' }).say('B', 'play', { card: 'mustang' }).say('B', 'play', { card: 'stagecoach' }).say('B', 'end')
    expect(t.life('B')).toBe(4)
  })

  test('7. a turn lost in Jail costs nothing', () => {
    const t = table({ A: {}, B: { front: ['jail'] }, C: {} }, { options, turn: 'B', deck: ['*/clubs'], show: 'miss-susanna' })
    expect(t.turn()).toBe('C')
    expect(t.life('B')).toBe(4)
  })

  test('answers in one’s own turn count, what is given in a Duel does not', () => {
    const t = table({ A: { hand: ['duel', 'bang', 'bang', 'gatling'] }, B: { hand: ['bang'] }, C: {} }, { ...play, show: 'miss-susanna' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' }).say('A', 'give', { card: 'bang' })
    t.say('A', 'play', { card: 'gatling' }).say('A', 'end')
    expect(t.life('A')).toBe(4)
  })

  test('a Beer that saves in one’s own turn counts', () => {
    const t = table({ A: { life: 1, hand: ['duel', 'beer', 'scope'] }, B: { hand: ['bang'] }, C: {} }, { ...play, show: 'miss-susanna' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'bang' })
    t.say('A', 'decline').say('A', 'beer', { card: 'beer' }).say('A', 'play', { card: 'scope' }).say('A', 'end')
    expect(t.life('A')).toBe(1)
  })

  test('she may end the game, and Bart Cassidy draws for her', () => {
    const sheriff = table({ A: { role: 'sheriff', life: 1 }, B: {}, C: {} }, { ...play, show: 'miss-susanna' })
    sheriff.say('A', 'end')
    expect(sheriff.over).toBe('outlaws')
    const bart = table({ A: { character: 'bart-cassidy' }, B: {}, C: {} }, { ...play, show: 'miss-susanna' })
    bart.say('A', 'end')
    expect([bart.life('A'), bart.hand('A').length, bart.turn()]).toEqual([4, 1, 'B'])
  })

  test('nobody is responsible, and a Beer may answer', () => {
    const t = table({ A: { life: 1, hand: ['beer'] }, B: {}, C: {} }, { ...play, show: 'miss-susanna' })
    t.say('A', 'end')
    expect(t.asked()).toBe('dying:A')
    expect(t.events('wounded')).toMatchObject([{ by: undefined, cause: 'miss-susanna' }])
    t.say('A', 'beer', { card: 'beer' })
    expect(t.life('A')).toBe(1)
  })
})

describe('Bone Orchard', () => {
  test('8. roles of the eliminated are dealt anew, and he returns with 1 life and no cards', () => {
    const t = table(
      {
        A: { role: 'sheriff' },
        B: { role: 'outlaw' },
        C: { role: 'outlaw', out: true },
        D: { role: 'deputy', out: true },
        E: { role: 'renegade' },
      },
      { ...play, turn: 'B', show: 'bone-orchard' },
    )
    t.say('B', 'end')
    expect(t.asked()).toBe('play:C')
    expect(t.life('C')).toBe(1)
    expect(t.hand('C')).toHaveLength(2)
    expect([t.role('C'), t.role('D')].sort()).toEqual(['deputy', 'outlaw'])
    for (const seat of ['C', 'D'] as const) {
      expect(t.sees('A', seat).role).toBeUndefined()
      expect(t.view(seat).own?.role).toBe(t.role(seat))
    }
    expect(t.sees('C', 'D').role).toBeUndefined()
  })

  test('9. he stays when Bone Orchard is replaced', () => {
    const t = table(
      { A: { role: 'sheriff' }, B: { role: 'outlaw' }, C: { role: 'outlaw', out: true }, D: { role: 'renegade', hand: ['stagecoach'] } },
      { ...play, turn: 'B', show: 'bone-orchard', shows: ['gag'] },
    )
    t.say('B', 'end')
      .say('C', 'end')
      .say('C', 'discard', { card: t.hand('C')[0] })
      .say('D', 'play', { card: 'stagecoach' })
    expect(t.show()).toBe('gag')
    expect(t.isOut('C')).toBe(false)
  })

  test('10. with nobody else out he gets his own role back, hidden again', () => {
    const t = table(
      { A: { role: 'sheriff' }, B: { role: 'outlaw' }, C: { role: 'outlaw', out: true }, D: { role: 'renegade' } },
      { ...play, turn: 'B', show: 'bone-orchard' },
    )
    t.say('B', 'end')
    expect(t.role('C')).toBe('outlaw')
    expect(t.sees('A', 'C').role).toBeUndefined()
  })

  test('Suzy Lafayette comes back with an empty hand: she draws a card, then those of phase 1', () => {
    const t = table(
      {
        A: { role: 'sheriff' },
        B: { role: 'outlaw', character: 'suzy-lafayette', out: true },
        C: { role: 'outlaw' },
        D: { role: 'renegade' },
      },
      { ...play, show: 'bone-orchard', deck: ['beer', 'saloon', 'panic'] },
    )
    t.say('A', 'end')
    expect([t.asked(), t.hand('B')]).toEqual(['play:B', ['beer', 'saloon', 'panic']])
  })

  test('he can return again', () => {
    const t = table(
      { A: { role: 'sheriff' }, B: { role: 'outlaw', out: true }, C: { role: 'renegade', hand: ['bang'] }, D: { role: 'outlaw' } },
      { ...play, show: 'bone-orchard' },
    )
    t.say('A', 'end')
      .say('B', 'end')
      .say('B', 'discard', { card: t.hand('B')[0] })
    t.say('C', 'play', { card: 'bang', seat: 'B' }).say('B', 'take-it').say('B', 'give-up')
    expect(t.isOut('B')).toBe(true)
    expect(t.hand('C')).toHaveLength(2 + 3)
    t.say('C', 'end')
    while (t.asked() === 'discard:C') t.say('C', 'discard', { card: t.hand('C')[0] })
    t.say('D', 'end').say('A', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.life('B')).toBe(1)
  })

  test('with three players he gets his own role back, face up', () => {
    const t = table({ A: { role: 'deputy' }, B: { role: 'outlaw', out: true }, C: { role: 'renegade' } }, { ...play, show: 'bone-orchard' })
    t.say('A', 'end')
    expect(t.asked()).toBe('play:B')
    expect(t.sees('C', 'B').role).toBe('outlaw')
  })
})

describe('Darling Valentine', () => {
  test('11. discards 4, draws 4, then checks the Dynamite, then draws 2', () => {
    const t = table(
      { A: {}, B: { hand: 4, front: ['dynamite'] }, C: {} },
      { options, turn: 'B', show: 'darling-valentine', deck: ['beer', 'beer', 'beer', 'beer', '*/hearts', 'missed', 'missed'] },
    )
    expect(t.hand('B')).toEqual(['beer', 'beer', 'beer', 'beer', 'missed', 'missed'])
    expect(t.front('C')).toEqual(['dynamite'])
  })

  test('38. also in Jail, before the check', () => {
    const t = table(
      { A: {}, B: { hand: 3, front: ['jail'] }, C: {} },
      { options, turn: 'B', show: 'darling-valentine', deck: ['beer', 'beer', 'beer', '*/clubs'] },
    )
    expect(t.hand('B')).toEqual(['beer', 'beer', 'beer'])
    expect(t.turn()).toBe('C')
  })

  test('39. Suzy Lafayette draws nothing in between', () => {
    const t = table(
      { A: {}, B: { character: 'suzy-lafayette', hand: ['scope'] }, C: {} },
      { options, turn: 'B', show: 'darling-valentine', deck: ['beer', 'missed', 'missed', 'bang'] },
    )
    expect(t.hand('B')).toEqual(['beer', 'missed', 'missed'])
  })

  test('an empty hand draws nothing', () => {
    const t = table({ A: {}, B: {}, C: {} }, { options, turn: 'B', show: 'darling-valentine' })
    expect(t.hand('B')).toHaveLength(2)
  })
})

describe('Helena Zontero', () => {
  test('17. Lucky Duke chooses; red: all roles but the Sheriff’s are dealt anew', () => {
    const t = table(
      {
        A: { role: 'sheriff', character: 'lucky-duke', hand: ['stagecoach'] },
        B: { role: 'outlaw' },
        C: { role: 'renegade' },
        D: { role: 'outlaw' },
      },
      { ...play, shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/spades', '*/KH'] },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.asked()).toBe('flip:A')
    t.say('A', 'flip', { card: '*/KH' })
    expect([t.role('B'), t.role('C'), t.role('D')].sort()).toEqual(['outlaw', 'outlaw', 'renegade'])
    expect(t.role('A')).toBe('sheriff')
    expect(t.events('roles-dealt')).toHaveLength(1)
    for (const seat of ['B', 'C', 'D'] as const) expect(t.sees('A', seat).role).toBeUndefined()
  })

  test('black: all stays as it was', () => {
    const t = table(
      { A: { hand: ['stagecoach'] }, B: {}, C: {}, D: {} },
      { ...play, shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/spades'] },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.events('roles-dealt')).toHaveLength(0)
    expect(t.events('checked')).toMatchObject([{ seat: 0, source: 'helena-zontero', good: false }])
  })

  test('with three players all roles take part and stay face up', () => {
    const t = table(
      { D: { role: 'deputy', hand: ['stagecoach'] }, O: { role: 'outlaw' }, R: { role: 'renegade' } },
      { ...play, shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/hearts'] },
    )
    t.say('D', 'play', { card: 'stagecoach' })
    expect(t.events('roles-dealt')).toHaveLength(1)
    expect(
      t
        .view('spectator')
        .seats.map(({ role }) => role)
        .sort(),
    ).toEqual(['deputy', 'outlaw', 'renegade'])
  })

  test('roles of the eliminated stay', () => {
    const t = table(
      {
        A: { role: 'sheriff', hand: ['stagecoach'] },
        B: { role: 'outlaw' },
        C: { role: 'deputy', out: true },
        D: { role: 'renegade' },
        E: { role: 'outlaw' },
      },
      { ...play, shows: ['helena-zontero'], deck: ['scope', 'mustang', '*/diamonds'] },
    )
    t.say('A', 'play', { card: 'stagecoach' })
    expect(t.role('C')).toBe('deputy')
    expect(t.sees('B', 'C').role).toBe('deputy')
  })
})

describe('Lady Rosa del Texas', () => {
  test('18. C swaps with B, who then skips his turn', () => {
    const t = table(
      { A: {}, B: { front: ['scope'] }, C: { front: ['mustang'] }, D: {} },
      { ...play, turn: 'C', show: 'lady-rosa-del-texas' },
    )
    t.say('C', 'lady-rosa-del-texas')
    expect(t.ring()).toEqual(['A', 'C', 'B', 'D'])
    expect([t.front('B'), t.front('C')]).toEqual([['scope'], ['mustang']])
    t.say('C', 'end')
    expect(t.asked()).toBe('play:D')
    t.say('D', 'end').say('A', 'end').say('C', 'end')
    expect(t.asked()).toBe('play:B')
  })

  test('19. B swaps with the Sheriff: he skips his next turn', () => {
    const t = table({ A: { role: 'sheriff' }, B: {}, C: {}, D: {} }, { ...play, turn: 'B', show: 'lady-rosa-del-texas' })
    t.say('B', 'lady-rosa-del-texas')
    expect(t.ring()).toEqual(['B', 'A', 'C', 'D'])
    t.say('B', 'end')
    expect(t.asked()).toBe('play:C')
    t.say('C', 'end').say('D', 'end')
    expect(t.asked()).toBe('play:B')
  })

  test('20. past an empty seat', () => {
    const t = table({ A: {}, B: {}, C: {}, D: { out: true } }, { ...play, show: 'lady-rosa-del-texas' })
    t.say('A', 'lady-rosa-del-texas')
    expect(t.ring()).toEqual(['C', 'B', 'A', 'D'])
    t.say('A', 'end')
    expect(t.asked()).toBe('play:B')
  })

  test('a Dynamite goes on by the new places', () => {
    const t = table(
      { A: { front: ['dynamite'] }, B: {}, C: {}, D: {} },
      { ...play, show: 'lady-rosa-del-texas', deck: Array(8).fill('*/hearts') },
    )
    t.say('A', 'lady-rosa-del-texas')
    expect(t.ring()).toEqual(['D', 'B', 'C', 'A'])
    t.say('A', 'end').say('B', 'end').say('C', 'end')
    expect([t.turn(), t.front('A'), t.front('D')]).toEqual(['A', [], ['dynamite']])
  })

  test('twice in a turn, or with two players, it is refused', () => {
    const t = table({ A: {}, B: {}, C: {} }, { ...play, show: 'lady-rosa-del-texas' })
    t.say('A', 'lady-rosa-del-texas')
    expect(t.refused('A', 'lady-rosa-del-texas')).toEqual({ code: 'once-a-turn', facts: { source: 'lady-rosa-del-texas', times: 1 } })
    const two = table({ A: {}, B: {} }, { ...play, show: 'lady-rosa-del-texas' })
    expect(two.refused('A', 'lady-rosa-del-texas')).toMatchObject({ code: 'two-players-left' })
  })
})

describe('Sacagaway', () => {
  test('21. hands are seen by all, and Cat Balou still takes a random card', () => {
    const t = table({ A: { hand: ['cat-balou'] }, B: { hand: ['missed'] }, C: { hand: ['beer', 'scope'] } }, { ...play, show: 'sacagaway' })
    expect(JSON.stringify(t.view('spectator'))).toMatch(/beer/)
    t.say('A', 'play', { card: 'cat-balou', seat: 'C', picks: [[]] })
    expect(t.hand('C')).toHaveLength(1)
  })

  test('47. what Kit Carlson looks at is not shown; what he keeps is', () => {
    const t = table(
      { A: { role: 'outlaw', character: 'kit-carlson' }, B: { role: 'sheriff' }, C: {} },
      { options, show: 'sacagaway', deck: ['saloon', 'winchester', 'gatling'] },
    )
    expect(JSON.stringify(t.view('B'))).not.toMatch(/saloon|gatling/)
    t.say('A', 'put-back', { card: 'winchester' })
    expect(JSON.stringify(t.view('B'))).toMatch(/saloon/)
    expect(JSON.stringify(t.view('B'))).not.toMatch(/winchester/)
  })

  test('hidden again when she is gone', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: { hand: ['gatling'] }, C: {} }, { ...play, show: 'sacagaway', shows: ['gag'] })
    expect(JSON.stringify(t.view('C'))).toMatch(/gatling/)
    t.say('A', 'play', { card: 'stagecoach' })
    expect(JSON.stringify(t.view('C'))).not.toMatch(/gatling/)
  })
})

describe('Showdown', () => {
  test('22. a Beer as BANG!, answered by a real BANG! as Missed!; the limit is used', () => {
    const t = table({ A: {}, B: { hand: ['beer', 'scope'] }, C: { hand: ['bang'] }, D: {} }, { ...play, turn: 'B', show: 'showdown' })
    t.say('B', 'as-bang', { card: 'beer', seat: 'C' }).say('C', 'missed', { card: 'bang' })
    expect(t.life('C')).toBe(4)
    expect(t.refused('B', 'as-bang', { card: 'scope', seat: 'C' })).toMatchObject({ code: 'bang-limit' })
  })

  test('a Beer that Slab the Killer uses as BANG! takes two Missed!', () => {
    const t = table({ A: { character: 'slab-the-killer', hand: ['beer'] }, B: { hand: ['bang'] }, C: {} }, { ...play, show: 'showdown' })
    t.say('A', 'as-bang', { card: 'beer', seat: 'B' }).say('B', 'missed', { card: 'bang' })
    expect(t.life('B')).toBe(3)
  })

  test('23. Indians!: any card but a real BANG!', () => {
    const t = table({ A: { hand: ['indians'] }, B: {}, C: { hand: ['bang', 'saloon'] } }, { ...play, show: 'showdown' })
    t.say('A', 'play', { card: 'indians' })
    expect(t.refused('C', 'give', { card: 'bang' })).toMatchObject({ code: 'forbidden' })
    t.say('C', 'give', { card: 'saloon' })
    expect(t.life('C')).toBe(4)
  })

  test('24. Duel: real BANG! cards are refused; Missed! and others accepted', () => {
    const t = table({ A: { hand: ['duel', 'bang', 'mustang'] }, B: { hand: ['missed'] }, C: {} }, { ...play, show: 'showdown' })
    t.say('A', 'play', { card: 'duel', seat: 'B' }).say('B', 'give', { card: 'missed' })
    expect(t.can('A', 'give', { card: 'bang' })).toBe(false)
    t.say('A', 'give', { card: 'mustang' })
    expect(t.life('B')).toBe(3)
  })

  test('a real BANG! as BANG! is refused', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {} }, { ...play, show: 'showdown' })
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' })).toMatchObject({ code: 'forbidden' })
  })

  test('a card is converted once: Calamity Janet’s BANG! is no BANG!', () => {
    const t = table({ A: { character: 'calamity-janet', hand: ['bang', 'missed'] }, B: {}, C: {} }, { ...play, show: 'showdown' })
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(false)
    expect(t.can('A', 'as-bang', { card: 'bang', seat: 'B' })).toBe(false)
    expect(t.can('A', 'as-bang', { card: 'missed', seat: 'B' })).toBe(true)
  })

  test('50. Big Spencer answers with a real BANG!, not with a Missed!', () => {
    const t = table(
      { A: { hand: ['saloon'] }, B: { character: 'big-spencer', hand: ['bang', 'missed'] }, C: {} },
      { ...play, show: 'showdown' },
    )
    t.say('A', 'as-bang', { card: 'saloon', seat: 'B' })
    expect(t.refused('B', 'missed', { card: 'missed' })).toMatchObject({ code: 'forbidden' })
    t.say('B', 'missed', { card: 'bang' })
    expect(t.life('B')).toBe(9)
  })

  test('51. Lee Van Kliff pays with any card, a real BANG! included', () => {
    const t = table(
      { A: { character: 'lee-van-kliff', life: 1, hand: ['beer', 'mustang', 'bang'] }, B: {}, C: {} },
      { ...play, show: 'showdown' },
    )
    t.say('A', 'play', { card: 'beer' })
    expect(t.can('A', 'lee-van-kliff', { card: 'mustang' })).toBe(true)
    expect(t.can('A', 'lee-van-kliff', { card: 'bang' })).toBe(true)
  })

  test('cards may still be played for what they are', () => {
    const t = table({ A: { life: 2, hand: ['beer'] }, B: {}, C: {} }, { ...play, show: 'showdown' })
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(3)
  })
})

describe('Wild West Show', () => {
  test('25. the Sheriff’s elimination does not end the game', () => {
    const t = table(
      { A: { role: 'sheriff', life: 1 }, B: { role: 'outlaw', hand: ['bang'] }, C: { role: 'renegade' }, D: { role: 'outlaw' } },
      { ...play, turn: 'B', show: 'wild-west-show' },
    )
    t.say('B', 'play', { card: 'bang', seat: 'A' })
    expect(t.over).toBeUndefined()
    expect(t.isOut('A')).toBe(true)
    expect(t.hand('B')).toEqual([])
  })

  test('26. an eliminated Outlaw brings 3 cards, and the Sheriff cannot be jailed', () => {
    const t = table(
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'renegade', hand: ['jail'] }, C: { role: 'outlaw', life: 1 } },
      { ...play, show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'C' })
    expect(t.hand('A')).toHaveLength(3)
    t.say('A', 'end')
    expect(t.refused('B', 'play', { card: 'jail', seat: 'A' })).toMatchObject({ code: 'sheriff' })
  })

  test('the last one in play wins alone', () => {
    const t = table({ A: { role: 'sheriff' }, B: { role: 'outlaw', hand: ['gatling'] } }, { ...play, turn: 'B', show: 'wild-west-show' })
    t.game.setLife(t.seat('A'), 1)
    t.say('B', 'play', { card: 'gatling' })
    expect(t.winners()).toEqual(['B'])
  })

  test('the Sheriff who eliminates a Deputy still discards everything', () => {
    const t = table(
      { A: { role: 'sheriff', hand: ['bang', 'scope'], front: ['mustang'] }, B: { role: 'deputy', life: 1 }, C: {} },
      { ...play, show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.hand('A'), t.front('A'), t.over]).toEqual([[], [], undefined])
  })

  test('three players: whoever eliminates his prey has not won, but draws 3', () => {
    const t = table(
      { D: { role: 'deputy', hand: ['bang'] }, O: { role: 'outlaw' }, R: { role: 'renegade', life: 1 } },
      { ...play, show: 'wild-west-show' },
    )
    t.say('D', 'play', { card: 'bang', seat: 'R' })
    expect([t.over, t.hand('D').length]).toEqual([undefined, 3])
  })

  test('it does not matter who is left', () => {
    const t = table(
      { A: { role: 'sheriff', hand: ['bang'] }, B: { role: 'outlaw', life: 1 }, C: { role: 'deputy' } },
      { ...play, show: 'wild-west-show' },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(t.over).toBeUndefined()
  })

  test('the last one wins, whoever or whatever eliminated the others', () => {
    const t = table(
      { A: { role: 'sheriff', life: 1, front: ['dynamite'] }, B: { role: 'outlaw' } },
      { options, show: 'wild-west-show', deck: ['*/5S'] },
    )
    expect(t.over).toBe('last-standing')
    expect(t.winners()).toEqual(['B'])
  })
})
