import { botNamed } from '@sundown/bots'
import { bang, dice, firstOf, type Json, Match, seatOf, seedFrom } from '@sundown/engine'
import { describe, expect, test } from 'vitest'
import { inspect } from '../src/check/inspector.ts'
import { merge, playGame, refuse, report, runShare, type Spec } from '../src/index.ts'
import { kindWith } from './kind.ts'

function specOf(players: number, bot: string, variant: { readonly [name: string]: Json } = {}): Spec {
  const player = botNamed(bot)
  if (!player) throw new Error(`no bot ${bot}`)
  return {
    kind: kindWith(bang),
    options: { players, sets: ['base'], ...variant },
    bots: Array.from({ length: players }, () => player),
    seed: `${players} ${bot}`,
  }
}

const INVARIANTS = [
  'asked-are-alive',
  'cards-in-one-place',
  'counters-add-up',
  'dead-own-no-things',
  'dead-own-nothing',
  'default-acceptable',
  'ends',
  'fork',
  'life-in-bounds',
  'lockstep-deck',
  'lockstep-hands',
  'no-twins',
  'nobody-at-zero',
  'one-weapon',
  'options-acceptable',
  'options-playable',
  'point-remembered',
  'point-visible',
  'question-answerable',
  'quiet-at-play',
  'replay',
  'unlisted-refused',
  'view-patches',
  'worlds-go-on',
]

/** Of each kind of table: the soak plays thousands with every check on. */
const GAMES = 2

/** Some games with every check on: all end by the rules and nothing is found. */
function checked(spec: Spec): void {
  const tally = runShare(spec, { from: 0, to: GAMES, step: 1 }, { check: inspect })
  expect(tally.violations).toEqual([])
  expect(tally.finished).toBe(GAMES)
  expect(Object.keys(tally.checks).sort()).toEqual(INVARIANTS)
}

describe('checked games hold every invariant', () => {
  for (const players of [4, 5, 6, 7]) {
    for (const bot of ['random', 'rule']) test(`${players} ${bot} bots`, () => checked(specOf(players, bot)))
  }

  test('the simplified deck', () => checked(specOf(5, 'random', { simplifiedDeck: true })))
  test('the Stick of Dynamite', () => checked(specOf(6, 'rule', { stickOfDynamite: true })))
  test('chosen characters', () => checked(specOf(5, 'random', { characterChoice: true })))
  test('a series', () => {
    const previous = { sheriff: 2, survivors: ['kit-carlson', null, 'sid-ketchum', 'black-jack', null] }
    checked(specOf(5, 'random', { rotatingSheriff: true, previous }))
  })
  test('everything together', () => {
    const previous = { sheriff: 6, survivors: [null, 'suzy-lafayette', null, 'el-gringo', 'vulture-sam', null, null] }
    const all = { simplifiedDeck: true, stickOfDynamite: true, characterChoice: true, rotatingSheriff: true, previous }
    checked(specOf(7, 'rule', all))
  })
})

describe('a simulation', () => {
  const spec = specOf(5, 'rule')
  const asked = { game: 'bang', sets: ['base'], players: 5, bots: ['rule'], seed: spec.seed }
  const timeless = (tallies: Parameters<typeof merge>[0]) => {
    const { seconds, gamesPerSecond, decisionsPerSecond, ...rest } = report(asked, merge(tallies))
    return rest
  }

  test('gives the same games however they are shared out', () => {
    const alone = runShare(spec, { from: 0, to: 30, step: 1 })
    const shared = [0, 1, 2].map((from) => runShare(spec, { from, to: 30, step: 3 }))
    expect(timeless(shared)).toEqual(timeless([alone]))
  })

  test('gives the same games with checks on', () => {
    const plain = playGame(spec, 3)
    const looked = playGame(spec, 3, { check: inspect })
    expect(looked.record()).toEqual(plain.record())
  })

  test('counts a game for each role that wins, and each character once', () => {
    const { wins, characters, games, finished } = timeless([runShare(spec, { from: 0, to: 60, step: 1 })])
    expect(games).toBe(60)
    expect(finished).toBe(60)
    // With five players the Deputy wins whenever the Sheriff does.
    expect(wins.deputy).toBe(wins.sheriff)
    expect((wins.sheriff ?? 0) + (wins.outlaw ?? 0) + (wins.renegade ?? 0) + (wins.nobody ?? 0)).toBe(60)
    expect(Object.values(characters).reduce((sum, { games: n }) => sum + n, 0)).toBe(60 * 5)
  })

  test('keeps all events in a record when asked to', () => {
    const { events } = playGame(spec, 0, { record: true }).record()
    expect(events?.at(-1)).toMatchObject({ type: 'over' })
    expect(playGame(spec, 0).record().events).toBeUndefined()
  })

  test('reports exactly what is asked for', () => {
    expect(Object.keys(report(asked, merge([])))).toEqual(
      'game sets players bots seed games finished violations checks decisions turns seconds gamesPerSecond decisionsPerSecond wins characters'.split(
        ' ',
      ),
    )
  })

  test('a bot from elsewhere that cheats is a violation, and the run goes on', () => {
    const cheat = { name: 'cheat', answer: () => ({ id: 'win' }) }
    const tally = runShare({ ...spec, bots: spec.bots.map(() => cheat), distrust: true }, { from: 0, to: 2, step: 1 })
    expect(tally.violations.map(({ game }) => game)).toEqual([0, 1])
    expect(firstOf(tally.violations).what).toMatch(/^bot: the bot "cheat" in seat \d answered {"id":"win"}, which is refused: not-allowed/)
    expect(tally.finished).toBe(0)
    expect(tally.evidence.bot?.violation.game).toBe(0)
  })

  test('a refusal says what may be answered instead, or what was to be picked', () => {
    const bot = { name: 'hasty', answer: () => ({ id: 'roll' }) }
    const match = Match.start(dice, { players: 4 }, seedFrom('hasty'))
    const seat = match.question?.parts[0]?.seat ?? seatOf(0)
    expect(() => refuse(match, bot, { seat, answer: { id: 'fly' } })).toThrow(
      /refused: not-allowed; asked "roll", it may answer {"id":"[\w-]+"} or {"id":"[\w-]+"}$/,
    )
    expect(() => refuse(match, bot, { seat, answer: { id: 'roll' } })).toThrow(
      /refused: no-dice-named; "picks" takes one list for each of the fields of this option, which are \["dice" \(1 to 5\)\]$/,
    )
  })
})
