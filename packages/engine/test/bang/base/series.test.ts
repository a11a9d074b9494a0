import { describe, expect, test } from 'vitest'
import { bang } from '../../../src/bang/index.ts'
import { nextGame } from '../../../src/bang/series.ts'
import { CHARACTER_BOX, look } from '../../../src/bang/zones.ts'
import { firstOf, type Json, Match, nth, seatOf, seedFrom } from '../../../src/kernel/index.ts'
import { table } from '../../scenario.ts'

const start = (options: Json, seed = 'series') => Match.start(bang, options, seedFrom(seed))
const asked = (match: Match) => `${match.question?.parts[0]?.kind.name}:${match.waiting().join('+')}`

describe('characterChoice: one of two secretly dealt characters', () => {
  const options = { players: 4, characterChoice: true }

  test('everybody is asked at once', () => {
    expect(asked(start(options))).toBe('choose-character:0+1+2+3')
  })

  test('each sees his two and nobody else sees them', () => {
    const { game } = start(options)
    for (const seat of game.ring) {
      expect(game.view(seat).own?.look).toHaveLength(2)
      for (const other of game.ring) {
        if (other === seat) continue
        for (const card of game.at(look(seat))) expect(JSON.stringify(game.view(other))).not.toContain(game.def(card).id)
      }
    }
  })

  test('a player knows his own role when he chooses', () => {
    const { game } = start(options)
    for (const seat of game.ring) expect(game.view(seat).own?.role).toBe(game.role(seat))
  })

  test('nobody is told what another has chosen, or whether, until all have', () => {
    const match = start(options)
    const [first, second] = [seatOf(0), seatOf(1)]
    const before = [match.game.view(second), match.questionFor(second)]
    match.answer(first, firstOf(match.menu(first)))
    expect([match.game.view(second), match.questionFor(second)]).toEqual(before)
    expect(match.game.drain().filter(({ type }) => type === 'character')).toEqual([])
    expect(match.whyNot(first, { id: 'choose' })).toEqual({ code: 'not-asked' })
  })

  test('then all are turned up together, with the chosen ones, and the others leave the game', () => {
    const match = start(options)
    const chosen = match.game.ring.map((seat) => {
      const option = nth(match.menu(seat), seat % 2)
      const card = match.game.cardAt(option.card)
      expect(match.answer(seat, option)).toBeUndefined()
      return card === undefined ? undefined : match.game.def(card).id
    })
    expect(match.game.ring.map((seat) => match.game.character(seat)?.id)).toEqual(chosen)
    for (const seat of match.game.ring) expect(match.game.at(look(seat)).length).toBeLessThanOrEqual(3)
    expect(match.game.at(CHARACTER_BOX)).toHaveLength(12)
    for (const seat of match.game.ring) expect(match.game.life(seat)).toBeGreaterThanOrEqual(3)
  })
})

describe('the next game of a series', () => {
  const survivors = ['suzy-lafayette', null, 'sid-ketchum', null]
  const previous = { sheriff: 1, survivors }

  test('who was in play at the end may keep his character; the others are not asked', () => {
    expect(asked(start({ players: 4, previous }))).toBe('keep-character:0+2')
  })

  test('a kept character stays with its player and is nobody else’s', () => {
    for (let i = 0; i < 30; i++) {
      const match = start({ players: 4, previous }, `keep ${i}`)
      match.answer(seatOf(0), { id: 'keep' })
      match.answer(seatOf(2), { id: 'new' })
      const characters = match.game.ring.map((seat) => match.game.character(seat)?.id)
      expect(characters[0]).toBe('suzy-lafayette')
      expect(characters.slice(1)).not.toContain('suzy-lafayette')
      expect(new Set(characters).size).toBe(4)
    }
  })

  test('the cards are not kept: everybody starts with new hands and full life', () => {
    const match = start({ players: 4, previous })
    match.answer(seatOf(0), { id: 'keep' })
    match.answer(seatOf(2), { id: 'keep' })
    for (const seat of match.game.ring) {
      expect(match.game.front(seat)).toHaveLength(0)
      expect(match.game.life(seat)).toBe(match.game.maxLife(seat))
    }
  })

  test('with characterChoice a keeper chooses no more, the others do', () => {
    const match = start({ players: 4, previous, characterChoice: true })
    match.answer(seatOf(0), { id: 'keep' })
    match.answer(seatOf(2), { id: 'new' })
    expect(asked(match)).toBe('choose-character:1+2+3')
  })

  test('rotating Sheriff: the next player clockwise, every time', () => {
    for (let sheriff = 0; sheriff < 4; sheriff++) {
      for (let i = 0; i < 10; i++) {
        const { game } = start({ players: 4, rotatingSheriff: true, previous: { sheriff, survivors: [null, null, null, null] } }, `r${i}`)
        expect(game.role(seatOf((sheriff + 1) % 4))).toBe('sheriff')
        expect(game.ring.map((seat) => game.role(seat)).sort()).toEqual(['outlaw', 'outlaw', 'renegade', 'sheriff'])
        expect(game.roleShown(seatOf((sheriff + 1) % 4))).toBe(true)
      }
    }
  })

  test('without rotation the roles are dealt afresh', () => {
    const sheriffs = new Set<number>()
    for (let i = 0; i < 40; i++) {
      const { game } = start({ players: 4, previous: { sheriff: 0, survivors: [null, null, null, null] } }, `f${i}`)
      sheriffs.add(game.active)
    }
    expect([...sheriffs].sort()).toEqual([0, 1, 2, 3])
  })

  test('the first game of a rotating series: the Sheriff is dealt', () => {
    const { game } = start({ players: 4, rotatingSheriff: true })
    expect(game.role(game.active)).toBe('sheriff')
  })

  test('nextGame notes the survivors and the Sheriff of a finished game', () => {
    const t = table(
      {
        A: { role: 'outlaw', character: 'willy-the-kid', hand: ['bang'] },
        B: { role: 'sheriff', character: 'paul-regret', life: 1 },
        C: { role: 'renegade', character: 'black-jack' },
        D: { role: 'outlaw', out: true },
      },
      { turn: 'A', phase: 'play', deck: ['scope'] },
    )
    expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('out-of-reach')
    const u = table(
      {
        A: { role: 'outlaw', character: 'willy-the-kid', hand: ['bang'], front: ['scope'] },
        B: { role: 'sheriff', character: 'paul-regret', life: 1 },
        C: { role: 'renegade', character: 'black-jack' },
        D: { role: 'outlaw', out: true },
      },
      { turn: 'A', phase: 'play' },
    )
    u.say('A', 'play', { card: 'bang', seat: 'B' })
    expect(u.over).toBe('outlaws')
    const options = nextGame(u.match)
    expect(options).toMatchObject({ players: 4, previous: { sheriff: 1, survivors: ['willy-the-kid', null, 'black-jack', null] } })
    const next = start(options)
    expect(asked(next)).toBe('keep-character:0+2')
    expect(next.questionFor(seatOf(0))?.options?.map(({ id }) => id)).toEqual(['keep', 'new'])
  })
})
