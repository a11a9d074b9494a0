import type { FriendView, TableSummary, TableView } from '@sundown/protocol'
import type { Reply } from './online-line.ts'
import type { Refusal } from './session.ts'

const LOST: Refusal = { code: 'unreachable' }

/** Nothing: it was done. */
export const refusalOf = (reply: Reply): Refusal | undefined =>
  reply.is === 'done' ? undefined : reply.is === 'lost' ? LOST : reply.refusal

export const isTables = (value: unknown): value is readonly TableSummary[] => Array.isArray(value)
export const isFriends = (value: unknown): value is readonly FriendView[] => Array.isArray(value)
export const isTable = (value: unknown): value is TableView =>
  typeof value === 'object' && value !== null && 'id' in value && 'seats' in value && 'settings' in value
