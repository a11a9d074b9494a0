// Makes the ladder of docs/bots.md: every comparison with its number of deals, fixed here, on one seed. What has been played is kept in a folder, so the same command goes on
// where it was stopped. Prints the tables as Markdown. Run `npm run build` first.
// node script/ladder.mjs [--folder ladder] [--seed ladder] [--share 1] [--only part of a title]
//   --share 0.1 plays a tenth of the deals, to look at it.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const { values } = parseArgs({
  options: {
    folder: { type: 'string', default: 'ladder' },
    seed: { type: 'string', default: 'ladder' },
    share: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
})
const share = Number(values.share)
if (!(share > 0 && share <= 1)) throw new Error(`--share takes a number above 0 and up to 1, not ${values.share}`)
const sundown = fileURLToPath(new URL('../packages/cli/dist/sundown.mjs', import.meta.url))
if (!existsSync(sundown)) throw new Error('run "npm run build" first')

const compared = (title, bots, games, ...flags) => ({ title, games, flags: ['--bots', bots, ...flags] })
const TEMPERS = ['bold', 'careful', 'vengeful']
const STEPS = [
  compared('normal over rule, base game', 'normal,rule', 2000, '--players', '4,5,7'),
  compared('normal over rule, every set', 'normal,rule', 1000, '--players', '5', '--sets', 'all'),
  compared('normal over rule, Dice Game', 'normal,rule', 2000, '--players', '5', '--game', 'dice'),
  compared('hard over normal, base game', 'hard,normal', 400, '--players', '4,5,7'),
  compared('hard over normal, every set', 'hard,normal', 400, '--players', '5', '--sets', 'all'),
  compared('hard over normal, Dice Game', 'hard,normal', 400, '--players', '5', '--game', 'dice'),
  compared('hard over rule, The Duel', 'hard,rule', 500, '--game', 'duel'),
  compared('rule over easy', 'rule,easy', 400, '--players', '5'),
  compared('easy over random', 'easy,random', 400, '--players', '5'),
  ...TEMPERS.map((temper) => compared(`normal:${temper} over normal`, `normal:${temper},normal`, 400, '--players', '4,5,7')),
]
const BELIEFS = [
  { title: 'belief at tables of rule', flags: ['--bots', 'rule,rule'] },
  { title: 'belief at tables of normal', flags: ['--bots', 'normal,normal'] },
  { title: 'belief at tables of normal, Dice Game', flags: ['--bots', 'normal,normal', '--game', 'dice'] },
]
const ALONE = ['rule', 'normal'].flatMap((bot) => [4, 5, 6, 7, 8].map((players) => ({ bot, players })))

mkdirSync(values.folder, { recursive: true })
const isWanted = ({ title }) => title.includes(values.only)
const dealsOf = (games) => String(Math.max(1, Math.round(games * share)))
const fileOf = (title) => join(values.folder, `${title.replace(/\W+/g, '-')}-${values.share}.json`)

function run(...args) {
  console.error(`sundown ${args.join(' ')}`)
  return JSON.parse(
    execFileSync(process.execPath, [sundown, ...args, '--json'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      maxBuffer: 1 << 28,
    }),
  )
}

/** What cannot be stopped and started again is kept when it is finished. */
function once(title, play) {
  const file = fileOf(title)
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(play()))
  return JSON.parse(readFileSync(file, 'utf8'))
}

const signed = (value) => `${value >= 0 ? '+' : ''}${value.toFixed(1)}`
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`)

for (const { title, games, flags } of STEPS.filter(isWanted)) {
  const asked = ['arena', ...flags, '--games', dealsOf(games), '--seed', values.seed]
  const { cells, bots } = run(...asked, '--save', fileOf(title))
  console.log(`\n\`sundown ${asked.join(' ')}\`: ${title}\n`)
  row('players', 'role', `\`${bots.weaker}\``, `\`${bots.better}\``, 'difference', '95 % interval')
  row(...Array(6).fill('---'))
  for (const { players, role, before, after, difference, low, high } of cells)
    row(players, role, before.toFixed(1), after.toFixed(1), signed(difference), `${signed(low)} to ${signed(high)}`)
}

const THIRD = 3
const beliefs = BELIEFS.filter(isWanted)
if (beliefs.length > 0) {
  console.log('\nBrier score after the third round, 5 players\n')
  row('table', 'belief', 'prior', 'counter')
  row(...Array(4).fill('---'))
}
for (const { title, flags } of beliefs) {
  const asked = ['arena', '--belief', ...flags, '--players', '5', '--games', dealsOf(300), '--seed', values.seed]
  const { rounds } = once(title, () => run(...asked)).belief[0]
  const { belief, prior, counter } = rounds.find(({ round }) => round === THIRD)
  row(title, ...[belief, prior, counter].map((score) => score.toFixed(3)))
}

const alone = ALONE.map((one) => ({ ...one, title: `${one.bot} alone, every set, ${one.players}` })).filter(isWanted)
if (alone.length > 0) {
  console.log('\nTables of one bot alone, every set: which side wins, in percent\n')
  row('players', 'bot', 'law', 'Outlaws', 'Renegade')
  row(...Array(5).fill('---'))
}
for (const { bot, players, title } of alone) {
  const games = dealsOf(500)
  const report = once(title, () =>
    run('simulate', '--sets', 'all', '--players', String(players), '--bots', bot, '--games', games, '--seed', values.seed),
  )
  row(players, bot, ...sidesOf(report))
}

function sidesOf({ games, wins }) {
  const percent = (side) => ((100 * (wins[side] ?? 0)) / games).toFixed(1)
  return [percent('sheriff'), percent('outlaw'), percent('renegade')]
}
