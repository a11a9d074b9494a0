// Writes docs/turn.md and its two drawings: a turn and an attack, step by step, with the moments at which a card or an ability may speak.
// The moments and what is said of them come from packages/engine/src/bang/moments.ts. `--check` changes nothing and fails if a file is stale.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const TURN = [
  ['T0', 'Whose turn is next', 'The next seat in order. Somebody who is out may come back here.'],
  ['T1', 'A new event', 'Between two turns, before the first player’s turn from his second on: the old event ends, the next one begins.'],
  ['T2', 'The turn begins', 'What was used up in the last turn can be used again. The train moves.'],
  ['T3', 'Start of turn', 'What an event does “at the start of the turn”, before any check.'],
  ['T4', 'Checks', 'Dynamite, Jail, Rattlesnake, Bomb, Dining Car, each to its end. A turn that is lost goes on at T11.'],
  ['T5', 'Map', 'Its owner looks at the deck.'],
  ['T6', 'Choice of abilities', 'Whoever borrows abilities chooses them.'],
  [
    'T7',
    'Phase 1',
    'Cards are drawn: something before it (1), or instead of it (2); how many (3), in which way (4); what its end brings (5).',
  ],
  ['T8', 'Phase 2', 'Any number of actions: cards, abilities, what sets and events allow.'],
  ['T9', 'End of phase 2', 'Refused while a card must still be played.'],
  ['T10', 'Phase 3', 'Cards above the limit are discarded, one by one.'],
  ['T11', 'End of turn', 'What the end of the turn sets off. Ghosts and shadows leave.'],
  ['T12', 'Once more, or the next', 'An extra turn begins at T2; else T0.'],
]

const ATTACK = [
  ['A1', 'Announce', 'The card or ability, its targets, and everything that is added to it. Here it is refused or allowed.'],
  ['A2', 'Pay', 'The card, tokens, gold and further cards are paid.'],
  ['A3', 'Set the shot', 'How many Missed! it takes, how much it hurts, whether it can be avoided at all.'],
  ['A4', 'Each target', 'Gone (1), immune (2), left out (3), unavoidable (4), turned on somebody else (5), or answered (6).'],
  ['A5', 'Cancelled', 'What a cancelled shot sets off.'],
  ['A6', 'Damage', 'Somebody may spare him (2); life is lost (3); then what the loss sets off, if he lives (5).'],
  ['A7', 'The last chance', 'At no life left: Beer and whatever else saves him.'],
  ['A8', 'Elimination', 'Once the whole effect is over, all who die leave together (1 to 3); then what that sets off (5), rewards (6).'],
  ['A9', 'Victory', 'Judged once everybody who dies has left.'],
]

/** Every moment with what is said of it; one without words of its own belongs to the one before. */
function momentsIn(source) {
  const body = source.slice(source.indexOf('export interface Moments'), source.indexOf('const BITS'))
  const found = []
  for (const [, doc, name] of body.matchAll(/(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?\n {2}(\w+)\?\(/g)) {
    const words = doc?.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()
    const last = found.at(-1)
    if (words === undefined && last) last.names.push(name)
    else found.push({ names: [name], words: words ?? '' })
  }
  return found
}

const STEP = /^([TA]\d+)/
const placeOf = ({ words }) => STEP.exec(words)?.[1]
const plain = (words) => words.replace(/^[TA][\d.]+(?: to [TA][\d.]+)?(?:, last)?[:,]? ?/, '')
const sentence = (words) => (words === '' ? '' : words[0].toUpperCase() + words.slice(1))
const code = (names) => names.map((name) => `\`${name}\``).join(', ')

const page = (moments) => {
  const rows = (steps) =>
    steps.flatMap(([id, title, about]) => [
      `| **${id}** ${title} | ${about} | |`,
      ...moments
        .filter((moment) => placeOf(moment) === id)
        .map((moment) => `| | ${sentence(plain(moment.words))} | ${code(moment.names)} |`),
    ])
  const elsewhere = moments.filter((moment) => placeOf(moment) === undefined)
  return `# A turn and an attack

The engine cites the steps of a turn as T0 to T12 and those of an attack as A1 to A9. At a *moment* a card, a character or an event may speak: it is the name of
a handler (\`packages/engine/src/bang/moments.ts\`). This page and its drawings are made from there by \`node script/turn-page.mjs\`.

## A turn

![The steps of a turn, with the moments at each](turn.svg)

| step | what happens | moments |
|---|---|---|
${rows(TURN).join('\n')}

## An attack

Whatever is aimed at somebody goes this way. A card that asks its target nothing skips what it does not need.

![The steps of an attack, with the moments at each](attack.svg)

| step | what happens | moments |
|---|---|---|
${rows(ATTACK).join('\n')}

## At any time

| what happens | moments |
|---|---|
${elsewhere.map((moment) => `| ${sentence(moment.words)} | ${code(moment.names)} |`).join('\n')}
`
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const WIDTH = 860
const LINE = 46

function drawing(steps, moments, title) {
  const namesAt = (id) => moments.filter((moment) => placeOf(moment) === id).flatMap(({ names }) => names)
  /** As many lines as the names need. */
  const lines = (names) => {
    const out = ['']
    for (const name of names) {
      if (`${out.at(-1)} ${name}`.length > 62) out.push('')
      out[out.length - 1] = `${out.at(-1)} ${name}`.trim()
    }
    return out
  }
  let y = 14
  const parts = []
  for (const [i, [id, name]] of steps.entries()) {
    const said = lines(namesAt(id))
    const height = LINE + (said.length - 1) * 17
    if (i > 0) parts.push(`<path d="M150 ${y - 14}v10m-4-4 4 5 4-5" fill="none" stroke="#8a5a2b" stroke-width="2"/>`)
    parts.push(
      `<rect x="14" y="${y}" width="272" height="${height - 12}" rx="6" fill="#f3e4c3" stroke="#8a5a2b" stroke-width="1.5"/>`,
      `<text x="28" y="${y + 22}" font-weight="700" fill="#a3341f">${id}</text><text x="70" y="${y + 22}" fill="#2d1c10">${escaped(name)}</text>`,
      ...said.map((line, n) => `<text x="306" y="${y + 22 + n * 17}" class="m" fill="#4a3524">${escaped(line)}</text>`),
    )
    y += height + 2
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" role="img" aria-label="${title}">
<style>text{font:15px Georgia,serif}.m{font:13px ui-monospace,Menlo,Consolas,monospace}</style>
<rect width="${WIDTH}" height="${y}" rx="8" fill="#fbf3e0"/>
${parts.join('\n')}
</svg>
`
}

const moments = momentsIn(readFileSync(at('packages/engine/src/bang/moments.ts'), 'utf8'))
const files = {
  'docs/turn.md': page(moments),
  'docs/turn.svg': drawing(TURN, moments, 'The steps of a turn'),
  'docs/attack.svg': drawing(ATTACK, moments, 'The steps of an attack'),
}
const isCurrent = (path, text) => existsSync(at(path)) && readFileSync(at(path), 'utf8') === text
const stale = Object.entries(files).filter(([path, text]) => !isCurrent(path, text))
if (process.argv.includes('--check')) {
  for (const [path] of stale) console.error(`${path} is stale: run node script/turn-page.mjs`)
  process.exitCode = stale.length > 0 ? 1 : 0
} else for (const [path, text] of stale) writeFileSync(at(path), text)
