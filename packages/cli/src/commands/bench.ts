import type { Command } from 'commander'

export function addBench(program: Command): void {
  program.command('bench').description('measure the engine beside a limit and a peer')
}
