import { describe, expect, test } from 'vitest'
import { handleOf } from '../../../src/kernel/index.ts'
import { SEEN, valley } from './valley.ts'

describe('Ghost', () => {
  test('16. draws two, plays, discards his whole hand, keeps what lies in front of him', () => {
    const t = valley(
      { A: {}, B: { role: 'renegade' }, C: { hand: ['ghost'] }, D: { role: 'outlaw', out: true }, E: {} },
      { ...SEEN, turn: 'C', deck: ['mustang', 'beer', 'scope'] },
    )
    t.say('C', 'play', { card: 'ghost', seat: 'D' }).say('C', 'end')
    expect(t.asked()).toBe('play:D')
    expect(t.hand('D')).toEqual(['mustang', 'beer'])
    t.say('D', 'play', { card: 'mustang' }).say('D', 'end')
    expect([t.hand('D'), t.front('D'), t.life('D')]).toEqual([[], ['ghost', 'mustang'], 0])
    expect(t.turn()).toBe('E')
  })

  test('his role and character are what they were; he counts for distances and for Beer', () => {
    const t = valley(
      { A: { hand: ['ghost', 'beer'], life: 3 }, B: { role: 'outlaw', character: 'paul-regret', out: true }, C: { role: 'renegade' } },
      SEEN,
    )
    expect(t.distance('A', 'C')).toBe(1)
    t.say('A', 'play', { card: 'ghost', seat: 'B' })
    expect(t.distance('A', 'B')).toBe(2)
    expect(t.sees('C', 'B')).toMatchObject({ role: 'outlaw' })
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(4)
    expect(t.events('returned')).toMatchObject([{ seat: 1, life: 0, ghost: true, because: 'ghost' }])
  })

  test('interactions 28. two living players and a ghost: Beer works', () => {
    const t = valley(
      { A: { life: 2, hand: ['beer'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'beer' })
    expect(t.life('A')).toBe(3)
  })

  test('17. the last living Outlaw falls while a ghost Outlaw is in play: no victory; losing the Ghost decides', () => {
    const t = valley(
      {
        A: { role: 'sheriff', hand: ['bang', 'panic'] },
        B: { role: 'outlaw', life: 1 },
        C: { role: 'renegade', out: true },
        D: { role: 'outlaw', ghost: true, front: ['ghost'] },
      },
      SEEN,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    expect([t.isOut('B'), t.over]).toEqual([true, undefined])
    t.say('A', 'play', { card: 'panic', seat: 'D', picks: [['ghost']] })
    expect(t.isOut('D')).toBe(true)
    expect(t.over).toBe('law')
    expect(t.hand('A')).toContain('ghost')
  })

  test('leaving is no elimination: no reward, no Vulture Sam; hand and table are discarded', () => {
    const t = valley(
      {
        A: { hand: ['cat-balou'] },
        B: { role: 'outlaw', ghost: true, front: ['ghost', 'mustang'], hand: ['beer'] },
        C: { role: 'renegade', character: 'vulture-sam' },
      },
      SEEN,
    )
    t.say('A', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect(t.isOut('B')).toBe(true)
    expect([t.hand('A'), t.hand('C'), t.front('B'), t.hand('B')]).toEqual([[], [], [], []])
    expect(t.discard()).toEqual(expect.arrayContaining(['ghost', 'mustang', 'beer']))
    expect(t.events('eliminated')).toEqual([])
    expect(t.events('left')).toMatchObject([{ seat: 1 }])
  })

  test('19. he loses a Duel: no life lost, no hit', () => {
    const t = valley({ A: { hand: ['duel'] }, B: { role: 'outlaw', ghost: true, front: ['ghost'] }, C: { role: 'renegade' } }, SEEN)
    t.say('A', 'play', { card: 'duel', seat: 'B' })
    expect([t.life('B'), t.isOut('B'), t.events('wounded')]).toEqual([0, false, []])
  })

  test('a shot at him pays no Bounty and he cannot be healed', () => {
    const t = valley(
      { A: { hand: ['bang', 'saloon'] }, B: { role: 'outlaw', ghost: true, front: ['ghost', 'bounty'] }, C: { role: 'renegade' } },
      SEEN,
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('A', 'play', { card: 'saloon' })
    expect([t.life('B'), t.hand('A')]).toEqual([0, []])
  })

  test('Sid Ketchum cannot buy life he cannot have', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', character: 'sid-ketchum', ghost: true, front: ['ghost'], hand: 2 }, C: { role: 'renegade' } },
      { ...SEEN, turn: 'B' },
    )
    expect(t.refused('B', 'sid-ketchum', { picks: [['schofield', 'schofield']] }).code).toBe('no-life-for-ghosts')
  })

  test('in his own turn: who loses the Ghost is out and the turn is over', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', ghost: true, front: ['ghost'], hand: ['cat-balou', 'beer'] }, C: { role: 'renegade' } },
      { ...SEEN, turn: 'B' },
    )
    t.say('B', 'play', { card: 'cat-balou', seat: 'B', picks: [['ghost']] })
    expect(t.isOut('B')).toBe(true)
    expect(t.turn()).toBe('C')
  })

  test('Suzy Lafayette draws a card after phase 3 and keeps it', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', character: 'suzy-lafayette', ghost: true, front: ['ghost'], hand: ['beer'] }, C: { role: 'renegade' } },
      { ...SEEN, turn: 'B', deck: ['scope'] },
    )
    t.say('B', 'end')
    expect(t.hand('B')).toEqual(['scope'])
    expect(t.turn()).toBe('C')
  })

  test('Sean Mallory keeps ten cards even so', () => {
    const t = valley(
      { A: {}, B: { role: 'outlaw', character: 'sean-mallory', ghost: true, front: ['ghost'], hand: 4 }, C: { role: 'renegade' } },
      { ...SEEN, turn: 'B' },
      'dodge-city',
    )
    t.say('B', 'end')
    expect(t.hand('B')).toHaveLength(4)
    expect(t.turn()).toBe('C')
  })

  test('18. under Dorothy Rage a ghost orders Cat Balou on his own Ghost: he is out and his turn is over', () => {
    const t = valley(
      { A: {}, B: { hand: ['cat-balou'] }, C: { role: 'renegade' }, D: { role: 'outlaw', ghost: true, front: ['ghost', 'scope'] }, E: {} },
      { ...SEEN, turn: 'D', show: 'dorothy-rage' },
      'wild-west-show',
    )
    const catBalou = handleOf(t.game.mixture.names.indexOf('cat-balou'))
    t.say('D', 'dorothy-rage', { seat: 'B', picks: [[catBalou], [catBalou], ['D']] })
    t.say('D', 'order', { picks: [['ghost']] }).say('B', 'obey', { card: 'cat-balou' })
    expect(t.isOut('D')).toBe(true)
    expect(t.turn()).toBe('E')
  })
})
