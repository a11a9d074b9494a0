import { describe, expect, test } from 'vitest'
import { firstOf, fitting, type Handle, Match, nth, replay, type Seat, seatOf, seedFrom } from '../../src/kernel/index.ts'
import { ASHES, type Auction, auction, handOf } from './toy.ts'

const [a, b, c] = [seatOf(0), seatOf(1), seatOf(2)]
const start = (seed = 'toy') => Match.start(auction, null, seedFrom(seed))
const held = ({ game }: Match<Auction>, seat: Seat, at = 0): Handle => game.handle(nth(game.at(handOf(seat)), at))
const bid = (match: Match<Auction>, seat: Seat, at = 0) => match.answer(seat, { id: 'bid', card: held(match, seat, at) })
const burn = (match: Match<Auction>, seat: Seat, at = 0) => match.answer(seat, { id: 'burn', card: held(match, seat, at) })
const kind = (match: Match<Auction>) => match.question?.parts[0]?.kind.name

/** Everything that can be seen, and every question. */
const everything = (match: Match<Auction>) => ({
  views: [a, b, c, 'spectator' as const].map((viewer) => match.game.view(viewer)),
  questions: [a, b, c, 'spectator' as const].map((viewer) => match.questionFor(viewer)),
  waiting: match.waiting(),
  number: match.questionNumber,
  digest: match.game.digest,
  digests: match.digests.slice(),
  chance: match.game.copy().random.word(),
  over: match.game.over,
})

describe('a question to several seats', () => {
  test('all are asked at once and answer in any order', () => {
    const match = start()
    expect(match.waiting()).toEqual([a, b, c])
    bid(match, c)
    expect(match.waiting()).toEqual([a, b])
    bid(match, a)
    bid(match, b)
    expect(kind(match)).toBe('take-back')
    expect(match.game.at(ASHES)).toHaveLength(3)
  })

  test('who has answered is not asked again, and is told so', () => {
    const match = start()
    bid(match, a)
    expect(match.menu(a)).toEqual([])
    expect(bid(match, a, 1)).toEqual({ code: 'not-asked' })
  })

  test('an answer changes nothing that the others can see', () => {
    const match = start()
    const before = [match.game.view(b), match.questionFor(b), match.questionFor('spectator')]
    bid(match, a)
    expect([match.game.view(b), match.questionFor(b), match.questionFor('spectator')]).toEqual(before)
  })

  test('a secret question does not tell who is asked', () => {
    expect(start().questionFor(b)).not.toHaveProperty('seats')
  })

  test('a part has options for its own seat only; a spectator has none', () => {
    const match = start()
    expect(match.questionFor(a)?.options).toHaveLength(2)
    expect(match.questionFor('spectator')).toEqual({ number: 1, kind: 'bid', about: 'everybody bids' })
  })
})

describe('interjections', () => {
  test('void a promise that can no longer be kept: that seat is asked again', () => {
    const match = start()
    bid(match, a)
    bid(match, b)
    expect(match.waiting()).toEqual([c])
    expect(burn(match, a)).toBeUndefined()
    expect(match.waiting()).toEqual([a, c])
    bid(match, c)
    expect(kind(match)).toBe('bid')
    bid(match, a)
    expect(kind(match)).toBe('take-back')
  })

  test('leave promises that can be kept', () => {
    const match = start()
    bid(match, a)
    burn(match, a, 1)
    burn(match, b)
    expect(match.waiting()).toEqual([b, c])
  })

  test('make a question pointless: that seat need not answer any more', () => {
    const match = start()
    bid(match, a)
    burn(match, b)
    burn(match, b)
    expect(match.waiting()).toEqual([c])
    bid(match, c)
    expect(kind(match)).toBe('take-back')
  })

  test('void the promise of a seat whose question becomes pointless', () => {
    const match = start()
    bid(match, a)
    burn(match, a, 1)
    burn(match, a)
    expect(match.waiting()).toEqual([b, c])
    bid(match, b)
    bid(match, c)
    expect(match.game.drain().filter(({ type }) => type === 'bids')).toEqual([{ type: 'bids', seats: [b, c] }])
    expect(kind(match)).toBe('take-back')
  })

  test('may leave a round without any answer', () => {
    const match = start()
    for (const seat of [a, b, c]) for (let i = 0; i < 2; i++) expect(burn(match, seat)).toBeUndefined()
    expect(match.game.drain().filter(({ type }) => type === 'bids')).toEqual([{ type: 'bids', seats: [] }])
    expect(match.game.over).toBeDefined()
    expect(match.question).toBeUndefined()
  })

  test('end a choice that has become pointless', () => {
    const match = start()
    for (const seat of [a, b, c]) bid(match, seat)
    expect(kind(match)).toBe('take-back')
    const winner = firstOf(match.waiting())
    const other = [a, b, c].find((seat) => seat !== winner) ?? a
    expect(match.answer(other, { id: 'sweep' })).toBeUndefined()
    expect(kind(match)).toBe('bid')
    expect(match.game.at(handOf(winner))).toHaveLength(1)
  })

  test('are refused with a reason', () => {
    const match = start()
    expect(match.answer(b, { id: 'sweep' })).toEqual({ code: 'no-ashes' })
    expect(match.answer(b, { id: 'pass' })).toEqual({ code: 'must-bid' })
    expect(match.answer(b, { id: 'dance' })).toEqual({ code: 'not-allowed' })
  })
})

describe('the number of a question', () => {
  test('stays when the question is put again after an interjection', () => {
    const match = start()
    const before = match.questionNumber
    burn(match, b)
    expect(match.questionNumber).toBe(before)
    bid(match, a)
    expect(match.questionNumber).toBe(before)
  })

  test('a late answer to it is accepted if it still fits, and refused with a reason if not', () => {
    const match = start()
    const { questionNumber } = match
    const first = held(match, a)
    const second = held(match, a, 1)
    burn(match, a)
    expect(match.answer(a, { id: 'bid', card: first }, questionNumber)).toEqual({ code: 'not-allowed' })
    expect(match.answer(a, { id: 'bid', card: second }, questionNumber)).toBeUndefined()
  })

  test('an answer to another question is refused', () => {
    const match = start()
    const { questionNumber } = match
    for (const seat of [a, b, c]) bid(match, seat)
    const winner = firstOf(match.waiting())
    expect(match.answer(winner, { id: 'no' }, questionNumber)).toEqual({ code: 'old-question' })
    expect(match.answer(winner, { id: 'no' }, match.questionNumber)).toBeUndefined()
  })
})

describe('the driver', () => {
  test('a fallback is an answer the question allows', () => {
    const match = start()
    for (let i = 0; i < 20 && match.question; i++) {
      const seat = firstOf(match.waiting())
      const answer = match.fallback(seat)
      expect(answer && fitting(match.menu(seat), answer)).toBeDefined()
      if (answer) match.answer(seat, answer)
    }
    expect(match.game.over).toBeDefined()
    expect(match.fallback(a)).toBeUndefined()
  })

  test('after the end everything is refused', () => {
    const match = start()
    for (const seat of [a, b, c]) for (let i = 0; i < 2; i++) burn(match, seat)
    expect(match.answer(a, { id: 'no' })).toEqual({ code: 'game-over' })
    expect(match.interjections(a)).toEqual([])
  })
})

/** A game with promises, interjections and several turns, as a list of moments. */
function play(): Match<Auction> {
  const match = start('long')
  bid(match, b)
  burn(match, b)
  bid(match, a)
  bid(match, b)
  bid(match, c, 1)
  const winner = firstOf(match.waiting())
  match.answer(winner, { id: 'take', card: match.game.handle(firstOf(match.game.at(ASHES))) })
  for (const seat of match.waiting()) if (seat !== c) bid(match, seat)
  return match
}

describe('events', () => {
  test('a game to which nobody listens is the same game and tells nothing', () => {
    const match = play()
    const deaf = Match.start(auction, null, match.seed, { events: false })
    for (const input of match.inputs) deaf.apply(input)
    expect(deaf.drain()).toEqual([])
    expect(everything(deaf)).toEqual(everything(match))
    expect(everything(deaf.fork())).toEqual(everything(match))
  })

  test('a fork tells what happens from then on, and nothing from before', () => {
    const match = play()
    match.drain()
    const fork = match.fork()
    expect(fork.drain()).toEqual([])
    bid(fork, c)
    bid(match, c)
    const told = match.drain()
    expect(told).not.toEqual([])
    expect(fork.drain()).toEqual(told)
  })
})

describe('forks', () => {
  test('a fork is the same game at the same moment', () => {
    const match = play()
    expect(match.game.turns).toBe(2)
    expect(everything(match.fork())).toEqual(everything(match))
  })

  test('with or without checkpoints', () => {
    const match = play()
    expect(everything(match.fork({ checkpoints: false }).fork())).toEqual(everything(match))
  })

  test('a fork goes another way without the original noticing', () => {
    const match = play()
    const before = everything(match)
    const fork = match.fork()
    for (const seat of [...fork.waiting()]) bid(fork, seat)
    expect(everything(fork)).not.toEqual(before)
    expect(everything(match)).toEqual(before)
  })

  test('forkAt any moment is the game as it was', () => {
    const match = start('long')
    const moments = [everything(match)]
    const all = play()
    for (const input of all.inputs) {
      match.apply(input)
      moments.push(everything(match))
    }
    moments.forEach((moment, inputs) => {
      expect(everything(all.forkAt(inputs))).toEqual(moment)
    })
  })

  test('a set-up position forks like any other, at every moment', () => {
    const { game } = start('long')
    const match = Match.resume(auction, game.copy(), null, seedFrom('long'))
    const moments = [everything(match)]
    for (let i = 0; i < 12 && match.question; i++) {
      const seat = firstOf(match.waiting())
      const answer = match.fallback(seat)
      if (answer) match.answer(seat, answer)
      moments.push(everything(match))
    }
    expect(match.game.turns).toBeGreaterThan(2)
    moments.forEach((moment, inputs) => {
      expect(everything(match.forkAt(inputs))).toEqual(moment)
    })
  })

  test('the record replays to the same', () => {
    const match = play()
    const { match: again, fault } = replay(auction, JSON.parse(JSON.stringify(match.record())), { verify: true })
    expect(fault).toBeUndefined()
    expect(again && everything(again)).toEqual(everything(match))
  })
})

describe('sampled worlds', () => {
  test('drop the promises of other seats and keep the own', () => {
    const match = start()
    bid(match, a)
    bid(match, b)
    expect(match.sampleWorld(a, seedFrom('w')).waiting()).toEqual([b, c])
    expect(match.sampleWorld(c, seedFrom('w')).waiting()).toEqual([a, b, c])
    expect(match.sampleWorld('spectator', seedFrom('w')).waiting()).toEqual([a, b, c])
    expect(match.waiting()).toEqual([c])
  })

  test('the viewer sees and is asked the same; the rest is dealt anew', () => {
    const match = play()
    const others = new Set<string>()
    for (let i = 0; i < 30; i++) {
      const world = match.sampleWorld(c, seedFrom(`world ${i}`))
      expect(world.game.view(c)).toEqual(match.game.view(c))
      expect(world.questionFor(c)).toEqual(match.questionFor(c))
      others.add(JSON.stringify(world.game.view(a)))
    }
    expect(others.size).toBeGreaterThan(3)
  })

  test('hold every card once', () => {
    const match = play()
    const world = match.sampleWorld(a, seedFrom('once')).game
    const values = world.layout.zones.flatMap(({ id }) => world.at(id).map((card) => world.value(card)))
    expect(values.sort((x, y) => x - y)).toEqual(Array.from({ length: 12 }, (_, value) => value))
  })

  test('are of equal seed equal, and can be forked again', () => {
    const match = play()
    const world = match.sampleWorld(a, seedFrom('same'))
    expect(everything(match.sampleWorld(a, seedFrom('same')))).toEqual(everything(world))
    expect(everything(world.fork())).toEqual(everything(world))
  })

  test('have a chance of their own, unless it is to be kept', () => {
    const match = play()
    expect(match.sampleWorld(a, seedFrom('c')).game.random.word()).not.toBe(match.game.copy().random.word())
    expect(match.sampleWorld(a, seedFrom('c'), { keepChance: true }).game.random.word()).toBe(match.game.copy().random.word())
  })

  test('leave the original as it was', () => {
    const match = play()
    const before = everything(match)
    match.sampleWorld(b, seedFrom('x'))
    expect(everything(match)).toEqual(before)
  })
})
