// Fits the weights of packages/bots/src/hard/prospects.ts: plays games of `normal` alone, reads the signs of the table at every turn, and looks for the weights that make
// what came of them likeliest (logistic regression with three outcomes). Prints one list a side: law, Outlaws, Renegade.
// npx tsx script/fit-prospects.mjs [games, default 4000]
import { tsImport } from 'tsx/esm/api'

const { games, Match, SETS, seatOf, seedFrom } = await tsImport('../packages/engine/src/index.ts', import.meta.url)
const { nextInput, normal, randomsFor, witnessOf } = await tsImport('../packages/bots/src/index.ts', import.meta.url)
const { signsOf } = await tsImport('../packages/bots/src/hard/prospects.ts', import.meta.url)

const SIDE = { sheriff: 0, deputy: 0, outlaw: 1, renegade: 2 }
const count = Number(process.argv[2] ?? 4000)
const bang = games.get('bang')
const signs = []
const outcomes = []
for (let game = 0; game < count; game++) play(game)
for (const weights of fitted()) console.log(`  [${weights.map((weight) => weight.toFixed(3)).join(', ')}],`)

/** Every tenth game with every set, the others with the base game. */
function play(game) {
  const seed = seedFrom(`prospects:${game}`)
  const players = 4 + (game % 5)
  const match = Match.start(bang.rules, { players, sets: game % 10 === 9 ? SETS : ['base'] }, seed, { checkpoints: false })
  const bots = Array.from({ length: players }, () => normal)
  const randoms = randomsFor(players, seed)
  const witness = witnessOf(match)
  const before = signs.length
  let turn = 0
  match.drain()
  for (let n = 0; match.question && n < 20_000; n++) {
    match.apply(nextInput(match, bots, randoms, { witness }))
    witness.saw(match.drain())
    if (match.game.turns === turn || match.game.over) continue
    turn = match.game.turns
    signs.push(
      signsOf(
        match.game.view('spectator'),
        Array.from({ length: players }, (_, seat) => match.game.role(seatOf(seat))),
      ),
    )
  }
  const [winner] = match.game.over?.winners ?? []
  if (winner === undefined) signs.length = before
  else while (outcomes.length < signs.length) outcomes.push(SIDE[bang.role(match.game, seatOf(winner))])
}

/** Steepest descent with momentum, on signs brought to one scale. */
function fitted() {
  const width = signs[0].length
  const scale = signs[0].map((_, i) => Math.max(0.2, Math.sqrt(signs.reduce((sum, one) => sum + one[i] ** 2, 0) / signs.length)))
  const rows = signs.map((one) => one.map((sign, i) => sign / scale[i]))
  const weights = [0, 1, 2].map(() => new Array(width).fill(0))
  const speed = [0, 1, 2].map(() => new Array(width).fill(0))
  for (let round = 0; round < 500; round++) {
    const slope = [0, 1, 2].map(() => new Array(width).fill(0))
    rows.forEach((row, at) => {
      const odds = weights.map((side) => Math.exp(side.reduce((sum, weight, i) => sum + weight * row[i], 0)))
      const all = odds[0] + odds[1] + odds[2]
      for (let side = 0; side < 3; side++) {
        const off = odds[side] / all - (outcomes[at] === side ? 1 : 0)
        for (let i = 0; i < width; i++) slope[side][i] += off * row[i]
      }
    })
    for (let side = 0; side < 3; side++) {
      for (let i = 0; i < width; i++) {
        speed[side][i] = 0.9 * speed[side][i] - (0.5 * slope[side][i]) / rows.length - 0.0002 * weights[side][i]
        weights[side][i] += speed[side][i]
      }
    }
  }
  return weights.map((side) => side.map((weight, i) => weight / scale[i]))
}
