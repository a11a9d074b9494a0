import { entryOf } from '@sundown/engine'
import { benchEngine, benchInstructions, type CountRow, type Row } from '@sundown/lab'
import { type Command, Option } from 'commander'
import { BadUse } from '../bad-use.ts'
import { count, countWhole, needValgrind } from '../bench/callgrind.ts'
import { runCounted } from '../bench/child.ts'
import { print, printJson } from '../output.ts'

interface Flags {
  readonly json?: true
  readonly counted?: string
}

type Line = Row | CountRow
type Suite = (each?: (row: Line) => void) => Promise<readonly Line[]>

const SUITES: { readonly [name: string]: Suite } = {
  engine: async (each) => benchEngine(each),
  async instructions(each) {
    await needValgrind()
    return benchInstructions({ count, countWhole }, each)
  },
}

const NAMES = Object.keys(SUITES)

export function addBench(program: Command): void {
  program
    .command('bench')
    .argument('[suite]', `what to measure: ${NAMES.join(' (times), ')} (counted by valgrind); both if nothing is named`)
    .description('measure, each figure beside a limit or a peer')
    .option('--json', 'one JSON array')
    .addOption(new Option('--counted <case>', 'what runs under valgrind').hideHelp())
    .addHelpText('after', '\nMachines are noisy: look at the ratios and at the instructions. bench/README.md says how to read them.')
    .action(bench)
}

async function bench(name: string | undefined, { json, counted }: Flags): Promise<void> {
  if (counted !== undefined) return runCounted(counted)
  if (name !== undefined && !Object.hasOwn(SUITES, name)) {
    throw new BadUse(`there is nothing called ${JSON.stringify(name)} to measure; there is ${NAMES.join(', ')}`)
  }
  const rows: Line[] = []
  for (const suite of name === undefined ? NAMES : [name]) {
    rows.push(...(await entryOf(SUITES, suite)(json ? undefined : (row) => print(lines(row)))))
  }
  if (json) printJson(rows)
}

const figure = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n >= 100 ? 0 : 2 })

function lines(row: Line): string {
  const { figure: name, value, unit, beside, limit, ratio, goal, met } = row
  return [
    name,
    `  ${figure(value)} ${unit}, beside ${figure(limit)} ${unit}: ${beside}`,
    ...('misses' in row ? [`  ${figure(row.misses)} instruction-cache misses, beside ${figure(row.limitMisses)}`] : []),
    `  ratio ${figure(ratio)}, goal ${goal}: ${met === null ? 'not judged' : met ? 'met' : 'missed'}`,
    '',
  ].join('\n')
}
