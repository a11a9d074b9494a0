import { entryOf } from '@sundown/engine/kernel'
import type { Kind } from './frame.ts'
import type { IconName } from './icons.ts'

interface RoleArt {
  readonly icon: IconName
  readonly kind: Kind
}

const ROLES: { readonly [role: string]: RoleArt } = {
  sheriff: { icon: 'law-star', kind: 'blue' },
  deputy: { icon: 'police-badge', kind: 'green' },
  outlaw: { icon: 'bandana', kind: 'brown' },
  renegade: { icon: 'desert-skull', kind: 'orange' },
}
const UNKNOWN: RoleArt = { icon: 'wanted-reward', kind: 'blue' }

export const roleArt = (id: string): RoleArt => (Object.hasOwn(ROLES, id) ? entryOf(ROLES, id) : UNKNOWN)
