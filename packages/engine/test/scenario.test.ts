import { describe, expect, test } from 'vitest'
import { seedFrom } from '../src/kernel/index.ts'
import { readCard, table } from './scenario.ts'

describe('cards by name', () => {
  test.each([
    ['bang', { id: 'bang', suit: undefined, rank: undefined }],
    ['bang/hearts', { id: 'bang', suit: 'hearts', rank: undefined }],
    ['bang/5S', { id: 'bang', suit: 'spades', rank: '5' }],
    ['beer/10H', { id: 'beer', suit: 'hearts', rank: '10' }],
    ['*/hearts', { id: undefined, suit: 'hearts', rank: undefined }],
    ['*/hearts+4', { id: undefined, suit: 'hearts', rank: '4' }],
    ['*/AS', { id: undefined, suit: 'spades', rank: 'A' }],
  ])('%s', (text, wanted) => {
    expect(readCard(text)).toEqual(wanted)
  })

  test.each(['*', '', '/5S', 'bang/', 'bang/x', 'bang/11S', 'bang/hearts+1', 'bang/5S/6S'])('"%s" names no card', (text) => {
    expect(() => readCard(text)).toThrow('names no card')
  })

  test('exact ones are reserved before vague ones, wherever they stand', () => {
    // The only Saloon is the only 5 of Hearts; the only 9 of Clubs besides the General Store is a BANG!.
    const t = table({ A: { hand: ['*/hearts', 'bang', '*/9C'] }, B: { hand: ['saloon', 'bang/9C'] } }, { phase: 'play', deck: ['*/clubs'] })
    expect(t.handFaces('B')).toEqual(['saloon/5H', 'bang/9C'])
    expect(t.handFaces('A')[2]).toBe('general-store/9C')
  })

  test('a card that does not exist, or is used up', () => {
    expect(() => table({ A: { hand: ['whisky'] }, B: {} })).toThrow('no card "whisky"')
    expect(() => table({ A: { hand: ['scope', 'scope'] }, B: {} })).toThrow('all cards "scope" are used up')
  })
})

describe('the table', () => {
  test('every card lies in one place', () => {
    const t = table(
      { A: { hand: ['bang'], front: ['scope'] }, B: { hand: 3 } },
      { phase: 'play', deck: ['beer'], discard: ['saloon', 'missed'] },
    )
    expect(t.cardsInPlay()).toBe(80)
    expect(t.deckSize).toBe(80 - 1 - 1 - 3 - 2)
  })

  test('deck and discard pile are told from the top', () => {
    const t = table({ A: {}, B: {} }, { phase: 'play', deck: ['beer', 'bang'], discard: ['saloon', 'missed'] })
    expect(t.deck().slice(0, 2)).toEqual(['beer', 'bang'])
    expect(t.discard()).toEqual(['saloon', 'missed'])
    expect(t.view('A').table.top).toMatchObject({ id: 'saloon' })
  })

  test('a small deck: the other cards are out of the game', () => {
    const t = table({ A: {}, B: {} }, { phase: 'play', deck: ['beer'], deckSize: 3 })
    expect(t.deckSize).toBe(3)
    expect(t.cardsInPlay()).toBe(3)
    expect(() => table({ A: {}, B: {} }, { deck: ['beer', 'bang'], deckSize: 1 })).toThrow('cannot have 1 cards')
  })

  test('phase 2 begins exactly as described, whoever it is', () => {
    for (const character of ['kit-carlson', 'jesse-jones', 'pedro-ramirez', 'black-jack', undefined]) {
      const t = table(
        { A: { hand: ['bang'], front: ['dynamite', 'scope'], ...(character && { character }) }, B: { hand: 1 } },
        { phase: 'play', discard: 2, bangsPlayed: 1 },
      )
      expect(t.asked()).toBe('play:A')
      expect(t.hand('A')).toEqual(['bang'])
      expect(t.front('A').sort()).toEqual(['dynamite', 'scope'])
      expect(t.events()).toEqual([])
      expect(t.refused('A', 'play', { card: 'bang', seat: 'B' }).code).toBe('bang-limit')
    }
  })

  test('only the first turn begins so', () => {
    const t = table({ A: { front: ['dynamite'] }, B: {} }, { phase: 'play', deck: ['bang', 'bang', '*/5S', 'beer', 'beer'] })
    t.say('A', 'end')
    expect(t.hand('B')).toEqual(['bang', 'bang'])
    t.say('B', 'end')
    expect(t.life('A')).toBe(2)
    expect(t.hand('A')).toEqual(['beer', 'beer'])
  })

  test('without a phase the turn runs from its start', () => {
    const t = table({ A: {}, B: {} }, { turn: 'B', deck: ['beer', 'bang'] })
    expect(t.asked()).toBe('play:B')
    expect(t.hand('B')).toEqual(['beer', 'bang'])
    expect(t.events('turn')).toHaveLength(1)
    expect(() => table({ A: {}, B: {} }, { bangsPlayed: 1 })).toThrow("phase: 'play'")
  })

  test('roles: the first seat is the Sheriff, places nobody asked for are those of the dead', () => {
    const t = table({ A: {}, B: {} }, { phase: 'play' })
    expect(t.view('A').seats.map(({ role, state }) => [role, state])).toEqual([
      ['sheriff', 'in'],
      [undefined, 'in'],
      ['outlaw', 'out'],
      ['renegade', 'out'],
    ])
    expect(t.distance('A', 'B')).toBe(1)
    expect([t.maxLife('A'), t.maxLife('B')]).toEqual([5, 4])
  })

  test('roles: wanted ones are found at a larger table if need be', () => {
    const t = table({ A: { role: 'deputy' }, B: { role: 'sheriff' }, C: { role: 'deputy' }, D: {} }, { turn: 'A', phase: 'play' })
    expect(t.game.seats).toBe(7)
    expect(t.view('D').own?.role).toBe('outlaw')
  })

  test('impossible tables are refused', () => {
    expect(() => table({ A: { role: 'outlaw' }, B: { role: 'renegade' } })).toThrow('no table')
    expect(() => table({ A: { role: 'sheriff' }, B: { role: 'deputy' } })).toThrow('no table')
    expect(() => table({ A: { role: 'sheriff' }, B: { role: 'sheriff' } })).toThrow('no table')
    expect(() => table({ A: { life: 9 }, B: {} })).toThrow('life points')
    expect(() => table({ A: { character: 'nobody' }, B: {} })).toThrow('no nobody')
  })

  test('a table can be forked, sampled and told like any game', () => {
    const t = table({ A: { hand: ['bang'] }, B: { hand: 2 } }, { phase: 'play', bangsPlayed: 0 })
    t.say('A', 'play', { card: 'bang', seat: 'B' })
    const fork = t.match.fork()
    expect(fork.game.view(t.seat('B'))).toEqual(t.view('B'))
    expect(fork.menu(t.seat('B'))).toEqual(t.match.menu(t.seat('B')))
    expect(t.match.sampleWorld(t.seat('A'), seedFrom('x')).game.view(t.seat('A'))).toEqual(t.view('A'))
  })
})

describe('answers', () => {
  test('a refusal is an error with its reason', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(() => t.say('A', 'play', { card: 'bang', seat: 'C' })).toThrow('out-of-reach')
  })

  test('an answer that should be refused and is not, is an error', () => {
    const t = table({ A: { hand: ['bang'] }, B: {} }, { phase: 'play' })
    expect(() => t.refused('A', 'end')).toThrow('should not')
  })

  test('a card that is not there cannot be named', () => {
    const t = table({ A: { hand: ['bang'] }, B: {} }, { phase: 'play' })
    expect(() => t.say('A', 'play', { card: 'beer' })).toThrow('no "beer" within reach')
  })

  test('asking whether something can be done changes nothing', () => {
    const t = table({ A: { hand: ['bang'] }, B: {}, C: {}, D: {} }, { phase: 'play' })
    expect(t.can('A', 'play', { card: 'bang', seat: 'B' })).toBe(true)
    expect(t.can('A', 'play', { card: 'bang', seat: 'C' })).toBe(false)
    expect(t.options('A')).toEqual(['play bang/AS > B', 'play bang/AS > D', 'end'])
    expect(t.match.inputs).toEqual([])
  })
})

describe('what scenarios say and ask', () => {
  test('a turn ends with what is too much discarded; several turns in a row', () => {
    const t = table({ A: { life: 2, hand: 4 }, B: {}, C: {}, D: {} }, { phase: 'play' })
    t.endTurn('A')
    expect([t.hand('A').length, t.turn()]).toEqual([2, 'B'])
    expect(t.endTurns('B', 'C').turn()).toBe('D')
  })

  test('everybody who is asked passes, once or until somebody may play', () => {
    const t = table({ A: { hand: ['gatling'] }, B: { hand: ['missed'] }, C: { hand: ['missed'] } }, { phase: 'play' })
    t.say('A', 'play', { card: 'gatling' })
    expect(t.asked()).toBe('shot:B')
    expect(t.pass().asked()).toBe('shot:C')
    expect(t.letItHappen().asked()).toBe('play:A')
    expect([t.life('B'), t.life('C')]).toEqual([3, 3])
  })

  test('reach, and further choices with what they offer', () => {
    const t = table({ A: { hand: ['panic'], front: ['winchester'] }, B: { hand: 1, front: ['barrel'] }, C: {} }, { phase: 'play' })
    expect([t.reach('A'), t.reach('B')]).toEqual([5, 1])
    expect(t.fields('A', 'play', { card: 'panic', seat: 'B' })).toMatchObject([
      { name: 'front-or-random', min: 0, max: 1, offered: [expect.stringMatching(/^barrel\//)] },
    ])
  })

  test('a green card is ready in the turn after it was played', () => {
    const t = table({ A: { hand: ['sombrero'], front: ['bible'] }, B: {}, C: {} }, { phase: 'play', options: { sets: ['dodge-city'] } })
    t.say('A', 'play', { card: 'sombrero' })
    expect([t.isReady('A', 'bible'), t.isReady('A', 'sombrero')]).toEqual([true, false])
  })

  test('a vague name means a card that the question offers', () => {
    // Of the two Iron Plates only the one in front can be used against the shot.
    const t = table(
      { A: { hand: ['bang'] }, B: { hand: ['iron-plate'], front: ['iron-plate'] }, C: {} },
      { phase: 'play', options: { sets: ['dodge-city'] } },
    )
    t.say('A', 'play', { card: 'bang', seat: 'B' }).say('B', 'iron-plate', { card: 'iron-plate' })
    expect([t.hand('B'), t.front('B'), t.life('B')]).toEqual([['iron-plate'], [], 4])
  })

  test('it is nobody’s turn who is out; the Sheriff may be out if the scenario says so', () => {
    expect(() => table({ A: {}, B: { out: true }, C: {}, D: {} }, { turn: 'B' })).toThrow('it cannot be the turn of B')
    const t = table({ A: { role: 'sheriff', out: true }, B: { role: 'outlaw' }, C: { role: 'renegade' } }, { turn: 'B', phase: 'play' })
    expect([t.isOut('A'), t.asked(), t.over]).toEqual([true, 'play:B', undefined])
  })

  test('what an answer past the language sets off is told too, with its type', () => {
    const t = table({ A: { hand: ['stagecoach'] }, B: {}, C: {} }, { phase: 'play' })
    const [option] = t.match.menu(t.seat('A'))
    t.match.answer(t.seat('A'), { id: 'play', card: option?.card })
    expect(t.events('played')).toMatchObject([{ card: { id: 'stagecoach' } }])
    expect(t.told('B', 'moved').some(({ face, to }) => to.zone === 'hand' && face !== undefined)).toBe(false)
  })

  test('the next game of a series', () => {
    const t = table(
      {
        A: { character: 'jourdonnais' },
        B: { character: 'rose-doolan' },
        C: { character: 'paul-regret' },
        D: { character: 'sid-ketchum' },
      },
      { phase: 'play', options: { rotatingSheriff: true } },
    )
    expect(t.nextGame().match.game.ring).toHaveLength(t.game.ring.length)
  })
})
