import type { MyData, PersonView } from '@sundown/protocol'
import { shownName } from '@sundown/protocol/names'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { Limits } from '../limits.ts'
import { profileOf } from '../ratings/profile.ts'
import { Refused } from '../refused.ts'
import { hashOf, newId, newSecret, type RandomBytes, sameSecret } from '../secrets.ts'
import { type EndedAccess, type Store, type StoredPerson, Taken } from '../store/store.ts'
import { isCommonPassword } from './common-passwords.ts'
import { FOLD_VERSION, nameKey } from './names/fold.ts'
import { proposedName } from './names/proposed.ts'
import type { NameRules } from './names/rules.ts'
import type { Passwords } from './passwords.ts'
import { newRecoveryCode, recoveryHash } from './recovery.ts'
import { Throttle } from './throttle.ts'
import { tokenView } from './tokens.ts'

export interface PeopleDeps {
  readonly store: Store
  readonly clock: Clock
  readonly random: RandomBytes
  readonly names: NameRules
  readonly passwords: Passwords
}

/** A person and the secret by which one of his devices is known. It leaves the server once, in a cookie. */
export interface Arrival {
  readonly person: StoredPerson
  readonly secret: string
}

/** Where somebody is: with whom at a table, and at which address. */
interface Around {
  readonly beside?: readonly string[]
  readonly address?: string
}

/** A guest has become an account: known by another secret, once more. */
interface NewAccount extends Arrival {
  readonly recoveryCode: string
  readonly ended: EndedAccess
}

/** Often enough to know who is in use, seldom enough to cost nothing. */
const SEEN_EVERY = 60 * 60 * 1000
const USED_EVERY = 24 * 60 * 60 * 1000

/** Enough for somebody who cannot decide, too few to play hide-and-seek at a table. */
const RENAMES = { most: 5, seconds: 3600 }

export const personView = ({ id, name, passwordHash }: StoredPerson): PersonView => ({ id, name, account: passwordHash !== null })

/** Guests and accounts: how they come, are known, change and go. */
export class People {
  readonly #deps: PeopleDeps
  readonly #throttle: Throttle
  readonly #renames: Limits
  readonly #becoming = new Set<string>()

  constructor(deps: PeopleDeps) {
    this.#deps = deps
    this.#throttle = new Throttle(deps.clock)
    this.#renames = new Limits(deps.clock, RENAMES)
  }

  /** What anybody may try so often only. */
  get limits(): { readonly [name: string]: Limits } {
    return { ...this.#throttle.limits, renames: this.#renames }
  }

  /** Once at the start: names that look alike today may not have done so when they were stored. */
  foldNames(): Promise<number> {
    return this.#deps.store.foldNames(FOLD_VERSION, nameKey)
  }

  async guest(wanted: string | undefined): Promise<Arrival> {
    const { store, clock, random } = this.#deps
    const name = wanted === undefined ? await this.#freeName() : await this.#freeNameLike(wanted)
    const now = clock.wall()
    const nobody = { nameKey: null, passwordHash: null, recoveryHash: null, bannedAt: null }
    const person: StoredPerson = { id: newId(random), name, ...nobody, createdAt: now, seenAt: now }
    await store.addPerson(person)
    return this.#arrive(person)
  }

  /** A person of our list whose name no account has. */
  async #freeName(): Promise<string> {
    for (let attempt = 0; attempt < 10; attempt++) {
      const name = proposedName(this.#deps.random)
      if (!(await this.#deps.store.accountNamed(nameKey(name)))) return name
    }
    return proposedName(this.#deps.random)
  }

  /** Guests may share a name, but not with an account: its owner is known by it. */
  async #freeNameLike(wanted: string, self?: string): Promise<string> {
    const name = this.#deps.names.check(wanted)
    const owner = await this.#deps.store.accountNamed(nameKey(name))
    if (owner && owner.id !== self) throw new Refused('name-taken')
    return name
  }

  async #arrive(person: StoredPerson): Promise<Arrival> {
    const { store, clock, random } = this.#deps
    const secret = newSecret(random)
    await store.addSession(hashOf(secret), person.id, clock.wall())
    return { person, secret }
  }

  /** `address`: where the device is. */
  async bySecret(secret: string, address?: string): Promise<StoredPerson | undefined> {
    const { store, clock } = this.#deps
    const hash = hashOf(secret)
    const session = await store.sessionOf(hash)
    if (!session) return undefined
    if (address !== undefined && session.person.nameKey !== null) this.#throttle.isAtHome(session.person.nameKey, address)
    if (Math.abs(clock.wall() - session.usedAt) >= USED_EVERY) await store.useSession(hash, clock.wall())
    return this.seen(session.person)
  }

  /** Was here now, himself or through a program: a guest who is seen is not deleted. */
  async seen(person: StoredPerson): Promise<StoredPerson> {
    const { store, clock } = this.#deps
    const seenAt = clock.wall()
    if (Math.abs(seenAt - person.seenAt) < SEEN_EVERY) return person
    await store.changePerson(person.id, { seenAt })
    return { ...person, seenAt }
  }

  /** The guest becomes an account, with the same id, and so keeps his games. */
  async makeAccount(guest: StoredPerson, wanted: string, password: string, around: Around = {}): Promise<NewAccount> {
    // A second click must not replace the code that the first one shows.
    if (guest.passwordHash !== null || this.#becoming.has(guest.id)) throw new Refused('already-an-account')
    this.#becoming.add(guest.id)
    try {
      return await this.#becomeAccount(guest, wanted, password, around)
    } finally {
      this.#becoming.delete(guest.id)
    }
  }

  async #becomeAccount(guest: StoredPerson, wanted: string, password: string, { beside = [], address }: Around): Promise<NewAccount> {
    const name = await this.#freeNameLike(wanted)
    if (nameKey(name) !== nameKey(guest.name)) mustDiffer(name, beside)
    mustBeUncommon(password, name)
    const recoveryCode = newRecoveryCode(this.#deps.random)
    const change = {
      name,
      nameKey: nameKey(name),
      passwordHash: await this.#deps.passwords.hash(password),
      recoveryHash: recoveryHash(recoveryCode),
    }
    // Whoever knew the guest's secret does not know that of the account.
    const ended = await this.#deps.store.endAccess(guest.id, { devices: 'all', change }).catch(nameTaken)
    if (address !== undefined) this.#throttle.isAtHome(change.nameKey, address)
    return { ...(await this.#arrive({ ...guest, ...change })), recoveryCode, ended }
  }

  async login(name: string, password: string, address: string): Promise<Arrival> {
    const { store, passwords } = this.#deps
    const key = nameKey(name)
    const person = await this.#throttle.attempt({ nameKey: key, address }, async (stranger) => {
      const account = await store.accountNamed(key, shownName(name))
      return (await passwords.isRight(password, account?.passwordHash, stranger)) ? account : undefined
    })
    if (!person) throw new Refused('wrong-password')
    return this.#arrive(person)
  }

  /** A new password by the recovery code, which is used up: there is a new one. All devices have to log in again, and tokens end. */
  async recover(name: string, code: string, password: string, address: string): Promise<Arrival & { readonly recoveryCode: string }> {
    const { store, passwords, random } = this.#deps
    const key = nameKey(name)
    mustBeUncommon(password, name)
    const account = await this.#throttle.attempt({ nameKey: key, address }, async () => {
      const found = await store.accountNamed(key, shownName(name))
      return sameSecret(recoveryHash(code), found?.recoveryHash ?? '') ? found : undefined
    })
    if (!account) throw new Refused('wrong-code')
    const recoveryCode = newRecoveryCode(random)
    const change = { passwordHash: await passwords.hash(password), recoveryHash: recoveryHash(recoveryCode) }
    await store.endAccess(account.id, { devices: 'all', change })
    return { ...(await this.#arrive({ ...account, ...change })), recoveryCode }
  }

  /** A new password by the old one; the recovery code stays. All other devices have to log in again, and tokens end: tells which. */
  async changePassword(person: StoredPerson, secret: string, old: string, password: string, address: string): Promise<EndedAccess> {
    const { store, passwords } = this.#deps
    mustBeUncommon(password, person.name)
    await this.#mustKnow(person, old, address)
    const change = { passwordHash: await passwords.hash(password) }
    return store.endAccess(person.id, { devices: { except: hashOf(secret) }, change })
  }

  /** His password, which others at his device do not know. */
  async #mustKnow(person: StoredPerson, password: string, address: string): Promise<void> {
    const { store, passwords } = this.#deps
    const known = await this.#throttle.attempt({ nameKey: nameKey(person.name), address, himself: true }, async () => {
      const now = await store.person(person.id)
      return (await passwords.isRight(password, now?.passwordHash)) ? now : undefined
    })
    if (!known) throw new Refused('wrong-password')
  }

  /** Not often, so that everybody knows whom he plays with; and never to a name of somebody beside him. */
  async rename(person: StoredPerson, wanted: string, beside: readonly string[] = []): Promise<StoredPerson> {
    const name = await this.#freeNameLike(wanted, person.id)
    mustDiffer(name, beside)
    const seconds = name === person.name ? undefined : this.#renames.take(person.id)
    if (seconds !== undefined) throw new Refused('too-fast', { seconds })
    const change = { name, nameKey: person.passwordHash === null ? null : nameKey(name) }
    await this.#deps.store.changePerson(person.id, change).catch(nameTaken)
    return { ...person, ...change }
  }

  logOut(secret: string): Promise<void> {
    return this.#deps.store.deleteSession(hashOf(secret))
  }

  /** Devices and programs. */
  async logOutEverywhere(person: StoredPerson): Promise<void> {
    await this.#deps.store.endAccess(person.id, { devices: 'all' })
  }

  /** Before somebody is deleted: an account by its password. A guest has none. */
  async mayDelete(person: StoredPerson, password: string | undefined, address: string): Promise<void> {
    if (person.passwordHash !== null) await this.#mustKnow(person, password ?? '', address)
  }

  /** Everything the server knows about somebody. */
  async data(person: StoredPerson): Promise<z.infer<typeof MyData>> {
    const { store } = this.#deps
    const [tokens, muted, games, chat, profile, standing, reports, friends, blocked, shown] = await Promise.all([
      store.tokens(person.id),
      store.muted(person.id),
      store.gamesOf(person.id),
      store.chatOf(person.id),
      profileOf(store, person, person.id),
      store.standing(person.id),
      store.reportsBy(person.id),
      store.friends(person.id),
      store.blocked(person.id),
      store.shown(person.id),
    ])
    const { level, pausedUntil, mutedUntil, unratedUntil, warning, others } = standing
    return {
      person: { ...personView(person), createdAt: person.createdAt, seenAt: person.seenAt },
      tokens: tokens.map(tokenView),
      muted: [...muted],
      follows: friends.map((friend) => friend.person.id),
      blocked: blocked.map(({ id }) => id),
      shown,
      games: [...games],
      chat: chat.map(({ at, text, phrase }) => ({ at, text: text ?? phrase ?? '' })),
      profile,
      standing: { left: level, pausedUntil, mutedUntil, unratedUntil, warning, otherAccounts: others },
      reports: reports.map(({ at, about, reason, text }) => ({ at, about, reason, text })),
    }
  }

  /** Records of shared games stay, without the name. */
  remove(person: StoredPerson): Promise<void> {
    return this.#deps.store.deletePerson(person.id)
  }

  /** Two accounts at one device: both are counted, and which they are is not kept. */
  async usedBeside(one: StoredPerson | undefined, other: StoredPerson): Promise<void> {
    if (!one || one.id === other.id || one.passwordHash === null) return
    const { store } = this.#deps
    for (const { id } of [one, other]) await store.changeStanding(id, { others: (await store.standing(id)).others + 1 })
  }

  /** By the operator. His devices stay known, so that he can take his data with him; his programs do not. */
  async ban(id: string): Promise<void> {
    const { store, clock } = this.#deps
    if (!(await store.person(id))) throw new Refused('no-such-person')
    await store.endAccess(id, { devices: 'none', change: { bannedAt: clock.wall() } })
  }

  async unban(id: string): Promise<void> {
    const { store } = this.#deps
    if (!(await store.person(id))) throw new Refused('no-such-person')
    await store.changePerson(id, { bannedAt: null })
  }
}

/** Two may want the same name at the same moment: the store decides. */
function nameTaken(error: unknown): never {
  throw error instanceof Taken ? new Refused('name-taken') : error
}

/** Nobody may be taken for somebody at the same table. */
function mustDiffer(name: string, beside: readonly string[]): void {
  if (beside.some((other) => nameKey(other) === nameKey(name))) throw new Refused('name-taken')
}

function mustBeUncommon(password: string, name: string): void {
  if (isCommonPassword(password, name)) throw new Refused('password-too-common')
}
