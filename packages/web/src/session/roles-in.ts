import type { RoleId } from '@sundown/engine'

const ROLES: ReadonlySet<unknown> = new Set(['sheriff', 'deputy', 'outlaw', 'renegade'])
const isRole = (json: unknown): json is RoleId => ROLES.has(json)

/** The role that a part of a view tells, if it tells any. */
export const roleIn = (json: object | undefined): RoleId | undefined =>
  json && 'role' in json && isRole(json.role) ? json.role : undefined
