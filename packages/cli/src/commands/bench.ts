import { benchEngine, type Row } from '@sundown/lab'
import type { Command } from 'commander'
import { BadUse } from '../bad-use.ts'
import { print, printJson } from '../output.ts'

interface Flags {
  readonly json?: true
}

const SUITES: { readonly [name: string]: (each?: (row: Row) => void) => readonly Row[] } = { engine: benchEngine }

export function addBench(program: Command): void {
  program
    .command('bench')
    .argument('[suite]', `what to measure: ${Object.keys(SUITES).join(', ')}`, 'engine')
    .description('measure, each figure beside a limit or a peer')
    .option('--json', 'one JSON array')
    .addHelpText('after', '\nMachines are noisy: look at the ratios, not at the figures. bench/README.md says how to read them.')
    .action(bench)
}

function bench(name: string, { json }: Flags): void {
  const suite = Object.hasOwn(SUITES, name) ? SUITES[name] : undefined
  if (!suite) throw new BadUse(`there is nothing called ${JSON.stringify(name)} to measure; there is ${Object.keys(SUITES).join(', ')}`)
  if (json) printJson(suite())
  else suite((row) => print(lines(row)))
}

const figure = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: n >= 100 ? 0 : 2 })

const lines = ({ figure: name, value, unit, beside, limit, ratio, goal, met }: Row): string =>
  [
    name,
    `  ${figure(value)} ${unit}, beside ${figure(limit)} ${unit}: ${beside}`,
    `  ratio ${figure(ratio)}, goal ${goal}: ${met === null ? 'not judged' : met ? 'met' : 'missed'}`,
    '',
  ].join('\n')
