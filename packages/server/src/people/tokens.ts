import type { NewToken, TokenView } from '@sundown/protocol'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { Refused } from '../refused.ts'
import { hashOf, newId, newSecret, type RandomBytes } from '../secrets.ts'
import type { Store, StoredPerson, StoredToken } from '../store/store.ts'

/** Says what it is when somebody finds it in a file. */
const PREFIX = 'sd_'
const MOST = 20
const USED_EVERY = 60 * 60 * 1000

export const tokenView = ({ id, label, createdAt, usedAt }: StoredToken): z.infer<typeof TokenView> => ({ id, label, createdAt, usedAt })

/** Tokens for programs that play for a person. */
export class Tokens {
  readonly #store: Store
  readonly #clock: Clock
  readonly #random: RandomBytes

  constructor({ store, clock, random }: { readonly store: Store; readonly clock: Clock; readonly random: RandomBytes }) {
    this.#store = store
    this.#clock = clock
    this.#random = random
  }

  async make(person: StoredPerson, label: string): Promise<z.infer<typeof NewToken>> {
    if ((await this.#store.tokens(person.id)).length >= MOST) throw new Refused('too-many-tokens', { most: MOST })
    const stored = { id: newId(this.#random), person: person.id, label, createdAt: this.#clock.wall(), usedAt: null }
    const token = PREFIX + newSecret(this.#random)
    await this.#store.addToken(stored, hashOf(token))
    return { ...tokenView(stored), token }
  }

  async list(person: StoredPerson): Promise<z.infer<typeof TokenView>[]> {
    return (await this.#store.tokens(person.id)).map(tokenView)
  }

  revoke(person: StoredPerson, id: string): Promise<boolean> {
    return this.#store.deleteToken(person.id, id)
  }

  async owner(token: string): Promise<{ readonly person: StoredPerson; readonly token: StoredToken } | undefined> {
    if (!token.startsWith(PREFIX)) return undefined
    const found = await this.#store.tokenOf(hashOf(token))
    const now = this.#clock.wall()
    if (found && Math.abs(now - (found.token.usedAt ?? 0)) >= USED_EVERY) await this.#store.useToken(found.token.id, now)
    return found
  }
}
