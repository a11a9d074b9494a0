import { isSeed, type Seed, sealOf } from './random.ts'
import { fromHex, sha256, toHex } from './sha256.ts'

/**
 * A deal nobody can choose: the dealer publishes the seal of a secret, then each person adds a share of his own. Secret and shares together
 * make the seed, and are public when the game is over.
 */
export interface Deal {
  /** Published before anybody added a share. */
  readonly seal: string
  readonly secret: Seed
  /** By seat; a seat without a person has none. */
  readonly shares: readonly (string | null)[]
}

/** The seed: SHA-256 of the secret followed by the shares in seat order. */
export function sharedSeed(secret: Seed, shares: readonly (string | null)[]): Seed {
  return toHex(sha256(fromHex(secret + shares.map((share) => share ?? '').join(''))))
}

/** The seal covers whole bytes: half a byte more would have left the dealer a choice. */
export const isFair = ({ seal, secret, shares }: Deal, seed: Seed): boolean =>
  isSeed(secret) && sealOf(secret) === seal && sharedSeed(secret, shares) === seed
