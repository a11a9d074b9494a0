import { nth } from '@sundown/engine/kernel'
import { seenName } from '@sundown/protocol/names'
import { shelf } from '../../app/shelf.ts'

const KEY = 'sundown.device.people'
const LONGEST = 24

/** Who sat here last. */
export function rememberedPeople(): readonly string[] {
  try {
    const json: unknown = JSON.parse(shelf?.getItem(KEY) ?? '[]')
    return Array.isArray(json) ? json.filter((name) => typeof name === 'string').map((name) => name.slice(0, LONGEST)) : []
  } catch {
    return []
  }
}

export function rememberPeople(names: readonly string[]): void {
  try {
    shelf?.setItem(KEY, JSON.stringify(names))
  } catch {
    // Then they write their names again.
  }
}

/** By seat: whether somebody before has the same name. */
export const isTaken = (names: readonly string[], seat: number): boolean => {
  const mine = seenName(nth(names, seat)).toLowerCase()
  return mine !== '' && names.slice(0, seat).some((name) => seenName(name).toLowerCase() === mine)
}
