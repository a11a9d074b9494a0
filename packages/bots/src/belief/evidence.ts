import type { RoleId } from '@sundown/engine'
import { firstOf, nth } from '../list.ts'
import { type Joint, ROLES, type RoleChances } from './joint.ts'
import type { Memory, Sign } from './memory.ts'
import type { Act } from './reading.ts'

/** What somebody did to somebody, as it is told. */
export type DeedKind = 'shot' | 'robbed' | 'jailed' | 'challenged' | 'harmed' | 'helped' | 'all'

/** Something that speaks for a guess: who did what to whom, and how often. */
export interface Reason {
  readonly kind: DeedKind
  readonly by: number
  /** Nobody: everybody at once. */
  readonly at: number | undefined
  readonly count: number
}

/** Who somebody is taken for most likely, and what speaks for it most; nothing: only which roles there are. */
export interface Guess {
  readonly seat: number
  readonly chances: RoleChances
  readonly role: RoleId
  readonly chance: number
  readonly reason: Reason | undefined
}

/** What a memory held at one moment: its belief, which does not change any more, and how many of the signs it had then. */
export interface Remembered {
  readonly belief: Joint
  readonly signs: readonly Sign[]
  readonly faded: number
  readonly kept: number
}

/** Somebody who knows his own role besides; nothing: somebody beside the table. */
export type Viewer = { readonly seat: number; readonly role: RoleId } | undefined

export const rememberedNow = ({ belief, signs, faded, watching }: Memory): Remembered => ({
  belief,
  signs: [...signs],
  faded,
  kept: watching.kept,
})

export const seenBy = (belief: Joint, viewer: Viewer): Joint => (viewer ? belief.given(viewer.seat, viewer.role) : belief)

/** Who this viewer takes a seat for. */
export function guessOf(remembered: Remembered, viewer: Viewer, seat: number): Guess {
  const chances = nth(seenBy(remembered.belief, viewer).marginals(), seat)
  const role = likeliest(chances)
  return { seat, chances, role, chance: chances[role], reason: strongest(remembered, viewer, seat, role) }
}

export const likeliest = (chances: RoleChances): RoleId => ROLES.reduce((best, role) => (chances[role] > chances[best] ? role : best))

/** The least weight of evidence worth mentioning, as a logarithm of the odds. */
const TELLING = 0.15

/** What speaks most for a guess; what he did himself before what others did. */
const strongest = (remembered: Remembered, viewer: Viewer, seat: number, role: RoleId): Reason | undefined =>
  strongestOf(remembered, viewer, seat, role, (by) => by === seat) ?? strongestOf(remembered, viewer, seat, role, (by) => by !== seat)

/** Without it the guess would lose more than without anything else. */
function strongestOf(
  remembered: Remembered,
  viewer: Viewer,
  seat: number,
  role: RoleId,
  counts: (by: number) => boolean,
): Reason | undefined {
  const now = oddsOf(remembered.belief, viewer, seat, role)
  let best: { readonly signs: readonly Sign[]; readonly weight: number } | undefined
  for (const signs of alike(remembered.signs.filter(({ act }) => counts(act.by)))) {
    const weight = now - oddsOf(without(remembered, signs), viewer, seat, role)
    if (weight > (best?.weight ?? TELLING)) best = { signs, weight }
  }
  if (!best) return undefined
  const { act } = firstOf(best.signs)
  return { kind: kindOf(act), by: act.by, at: targetOf(act), count: best.signs.length }
}

/** What would be thought if these had not been seen. */
function without({ belief, faded, kept }: Remembered, signs: readonly Sign[]): Joint {
  return signs.reduce((joint, { act, likelihood, faded: then }) => {
    const left = kept ** (faded - then)
    const taken = (chance: number): number => chance ** -left
    return joint.seen(act.by, {
      sheriff: taken(likelihood.sheriff),
      deputy: taken(likelihood.deputy),
      outlaw: taken(likelihood.outlaw),
      renegade: taken(likelihood.renegade),
    })
  }, belief)
}

const SMALLEST = 1e-9

function oddsOf(belief: Joint, viewer: Viewer, seat: number, role: RoleId): number {
  const chance = Math.min(1 - SMALLEST, Math.max(SMALLEST, seenBy(belief, viewer).chanceOf(seat, role)))
  return Math.log(chance / (1 - chance))
}

/** The same done by the same person to the same counts together. */
function alike(signs: readonly Sign[]): Iterable<readonly Sign[]> {
  const groups = new Map<string, Sign[]>()
  for (const sign of signs) {
    const key = `${sign.act.by} ${kindOf(sign.act)} ${targetOf(sign.act)}`
    const group = groups.get(key)
    if (group) group.push(sign)
    else groups.set(key, [sign])
  }
  return groups.values()
}

const targetOf = ({ at }: Act): number | undefined => (at.length === 1 ? at[0] : undefined)

const SHOTS: ReadonlySet<string> = new Set([
  'bang',
  'punch',
  'springfield',
  'buffalo-rifle',
  'knife',
  'derringer',
  'pepperbox',
  'tomahawk',
  'fanning',
  'doc-holyday',
  'evelyn-shebang',
  'sniper',
])
const ROBBERIES: ReadonlySet<string> = new Set(['panic', 'cat-balou', 'rag-time', 'conestoga', 'can-can'])

function kindOf({ what, at, helps }: Act): DeedKind {
  if (helps) return 'helped'
  if (at.length !== 1) return 'all'
  if (SHOTS.has(what)) return 'shot'
  if (ROBBERIES.has(what)) return 'robbed'
  if (what === 'jail') return 'jailed'
  return what === 'duel' ? 'challenged' : 'harmed'
}
