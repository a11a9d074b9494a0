import { nth } from '@sundown/engine'
import type { MoveView } from '@sundown/protocol'
import type { Awaited } from './game.ts'
import type { Table } from './table.ts'

/** Whom the game of a table by post waits for, also while it is not in memory. */
export class ByPost {
  private readonly table: Table
  private awaited: ReadonlyMap<string, Awaited> = new Map()

  constructor(table: Table) {
    this.table = table
  }

  /** Whom the game waits for, or until when, may have changed. Tells who is concerned. */
  changed(): readonly string[] {
    const { table } = this
    if (!table.isByPost) return []
    const before = this.awaited
    const waiting = table.status === 'playing' ? (table.game?.awaited ?? []) : []
    this.awaited = new Map(
      waiting.flatMap((one) => {
        const person = nth(table.people, one.seat)
        return person === null ? [] : [[person, one] as const]
      }),
    )
    const people = new Set([...before.keys(), ...this.awaited.keys()])
    return [...people].filter((person) => before.get(person)?.question !== this.awaited.get(person)?.question)
  }

  /** What the game waits for from somebody. */
  moveOf(person: string): MoveView | undefined {
    const { stored, status, env, crowd } = this.table
    const { id, code, settings, host } = stored
    const awaited = status === 'playing' ? this.awaited.get(person) : undefined
    if (!awaited) return undefined
    const left = Math.max(0, awaited.ends - env.clock.monotonic()) / 1000
    return { table: id, code, game: settings.game, host: host === null ? '' : crowd.called(host).name, turn: awaited.turn, left }
  }
}
