import { randomBelow } from '../session/chance.ts'
import { proposedName } from '../session/names.ts'
import { settings } from './settings.ts'

/** My name; for who has none, one is proposed and kept, so that it stays the same. */
export function myName(): string {
  const name = settings.getSnapshot().name ?? proposedName(randomBelow)
  if (name !== settings.getSnapshot().name) settings.change({ name })
  return name
}
