import { type Answer, entryOf, games, Match, nth, Random, ROLE_TABLE, type RoleId, SETS, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, it } from 'vitest'
import { Joint, type RoleChances } from '../src/belief/joint.ts'
import { type AnyBot, aidsFor, botNamed, nextInput, randomsFor, type Situation } from '../src/index.ts'
import { loadBot } from '../src/lazy.ts'
import { botCalled, botParts, CAST, castNames, mixedTempers, TEMPER_NAMES, TEMPERED_LEVELS } from '../src/names.ts'
import { startGame } from './games.ts'
import { END, play, rob, type Sketch, viewOf } from './hand-made.ts'

function bot(name: string): AnyBot {
  const found = botNamed(name)
  if (!found) throw new Error(`no bot ${name}`)
  return found
}

/** What the table thinks at five: the Sheriff sits at seat 1, and about others this much has been seen. */
function thought(seen: { readonly [seat: number]: Partial<RoleChances> } = {}): Joint {
  let belief = Joint.of(entryOf(ROLE_TABLE, 5)).given(1, 'sheriff')
  for (const [seat, chances] of Object.entries(seen))
    belief = belief.seen(Number(seat), { sheriff: 1, deputy: 0.1, outlaw: 0.1, renegade: 0.1, ...chances })
  return belief
}

const table = (role: RoleId, rest: Partial<Sketch> = {}): Sketch => ({
  role,
  hand: ['bang'],
  others: [{ role: 'sheriff' }, {}, {}, {}],
  ...rest,
})

interface Turn {
  readonly belief?: Joint
  readonly wrongs?: readonly number[]
}

function turn(name: string, sketch: Sketch, { belief = thought(), wrongs }: Turn, ...options: ReturnType<typeof play>[]): Answer {
  const situation: Situation = {
    game: 'bang',
    seat: seatOf(0),
    kind: 'play',
    about: null,
    options: [...options, END],
    interjections: [],
    view: viewOf(sketch),
    belief,
    wrongs,
  }
  return bot(name).answer(situation, new Random(seedFrom('temper')))
}

describe('a temper', () => {
  it('is part of a name; what is no level or no temper is nobody', () => {
    expect(botParts('normal:bold')).toEqual({ level: 'normal', temper: 'bold' })
    expect(botParts('hard')).toEqual({ level: 'hard', temper: undefined })
    for (const name of ['normal:', 'normal:mild', 'random:bold', 'bold', 'normal:bold:bold', ':bold', 'constructor'])
      expect(botNamed(name), name).toBeUndefined()
    for (const level of TEMPERED_LEVELS)
      for (const temper of TEMPER_NAMES) expect(botNamed(botCalled(level, temper))?.name).toBe(`${level}:${temper}`)
    expect(botCalled('random', 'bold')).toBe('random')
  })

  it('loads one by one as they are all at once', async () => {
    for (const game of ['bang', 'dice', 'duel'])
      for (const level of TEMPERED_LEVELS)
        for (const temper of TEMPER_NAMES) expect(await loadBot(`${level}:${temper}`, game)).toBeDefined()
    expect(await loadBot('normal:mild', 'bang')).toBeUndefined()
    expect(await loadBot('normal:bold', 'chess')).toBeUndefined()
  })

  it.each(['rule', 'normal', 'hard'])(
    'bold and %s: shoots on thin evidence, duels against the odds, drinks at once and lights the fuse',
    (level) => {
      // Probably a friend, says the table; somebody without memory cannot tell.
      const friend = { belief: thought({ 3: { outlaw: 0.16 } }) }
      expect(turn(level, table('outlaw'), friend, play(0, 3)).id).toBe(level === 'rule' ? 'play' : 'end')
      expect(turn(`${level}:bold`, table('outlaw'), friend, play(0, 3)).id).toBe('play')
      const duel = table('outlaw', { hand: ['duel'], others: [{ role: 'sheriff', hand: 4 }, {}, {}, {}] })
      expect(turn(level, duel, {}, play(0, 1)).id).toBe('end')
      expect(turn(`${level}:bold`, duel, {}, play(0, 1)).id).toBe('play')
      const beer = table('outlaw', { hand: ['beer'], life: 3 })
      expect(turn(level, beer, {}, play(0)).id).toBe('end')
      expect(turn(`${level}:bold`, beer, {}, play(0)).id).toBe('play')
      const fuse = table('outlaw', { hand: ['dynamite'], life: 3 })
      expect(turn(level, fuse, {}, play(0)).id).toBe('end')
      expect(turn(`${level}:bold`, fuse, {}, play(0)).id).toBe('play')
    },
  )

  it('careful and normal: leaves doubtful people alone, keeps what saves him, lies low sooner', () => {
    const doubtful = thought({ 3: { deputy: 0.12 } })
    const deputy = table('outlaw')
    expect(turn('normal', deputy, { belief: doubtful }, play(0, 3)).id).toBe('play')
    expect(turn('normal:careful', deputy, { belief: doubtful }, play(0, 3)).id).toBe('end')
    const healthy: Sketch['others'] = [{ role: 'sheriff', life: 5, hand: 4 }, {}, {}, {}]
    const wounded = table('outlaw', { life: 2, others: healthy })
    expect(turn('normal', wounded, {}, play(0, 1)).id).toBe('play')
    expect(turn('normal:careful', wounded, {}, play(0, 1)).id).toBe('end')
  })

  it('vengeful: pays back whoever has aimed at him, but does not turn on his own Sheriff', () => {
    const wrongs = [0, 0, 0, 0, 2]
    const outlaw = table('outlaw')
    for (const level of ['rule', 'normal', 'hard']) {
      expect(turn(level, outlaw, { wrongs }, play(0, 2), play(0, 4))).toMatchObject({ seat: 2 })
      expect(turn(`${level}:vengeful`, outlaw, { wrongs }, play(0, 2), play(0, 4))).toMatchObject({ seat: 4 })
      expect(turn(`${level}:vengeful`, outlaw, {}, play(0, 2), play(0, 4))).toMatchObject({ seat: 2 })
    }
    const rival = table('deputy', { hand: ['cat-balou'] })
    expect(turn('normal:vengeful', rival, { wrongs: [0, 3, 0, 0, 0] }, rob(0, 1, rival)).id).toBe('end')
  })

  it('remembers what everybody has seen, and forgives in time', () => {
    const players = 5
    const bots = Array.from({ length: players }, () => bot('normal:vengeful'))
    const match = startGame({ players, text: 'wrongs', options: { sets: ['base'] } })
    const randoms = randomsFor(players, 'wrongs')
    const aids = aidsFor(match, bots)
    match.drain()
    const most = () => Math.max(...bots.flatMap((_, seat) => aids.witness?.memory.wrongsTo(seat) ?? []))
    let peak = 0
    let forgave = false
    for (let before = 0; match.question; before = most()) {
      match.apply(nextInput(match, bots, randoms, aids))
      aids.witness?.saw(match.drain())
      forgave ||= most() < before
      peak = Math.max(peak, most())
    }
    expect(peak).toBeGreaterThan(0.9)
    expect(forgave).toBe(true)
  })

  it.each(['bang', 'dice', 'duel'])('plays %s to the end, every temper at one table', (game) => {
    const players = game === 'duel' ? 2 : 7
    const names = mixedTempers(players).map((temper, seat) => botCalled(nth(['easy', 'rule', 'normal'], seat % 3), temper))
    const bots = names.map(bot)
    const kind = games.get(game)
    if (!kind) throw new Error(`no game ${game}`)
    const options = { players, ...(game === 'bang' && { sets: SETS }) }
    const match = Match.start(kind.rules, options, seedFrom(`tempers ${game}`), { checkpoints: false })
    const randoms = randomsFor(players, 'tempers')
    const aids = aidsFor(match, bots)
    match.drain()
    for (let n = 0; match.question; n++) {
      if (n === 20_000) throw new Error('stuck')
      const { seat, answer } = nextInput(match, bots, randoms, aids)
      expect(match.answer(seat, answer)).toBeUndefined()
      aids.witness?.saw(match.drain())
    }
  })
})

describe('the cast', () => {
  it('gives everybody with a temper a name of his own, and leaves people theirs', () => {
    const bots = [null, 'normal:bold', 'hard:bold', 'normal', 'easy:vengeful', 'rule:bold', 'normal:bold']
    expect(castNames(bots, ['flint'])).toEqual([undefined, 'Jack', 'Opal', undefined, 'Jed', undefined, undefined])
    const all = Object.values(CAST).flat()
    expect(new Set(all).size).toBe(all.length)
  })

  it('mixes', () => {
    expect(new Set(mixedTempers(4)).size).toBe(4)
    expect(mixedTempers(7)[4]).toBe('bold')
  })
})
