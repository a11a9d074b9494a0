import type { PersonView } from '@sundown/protocol'
import type { Store, StoredPerson } from '../store/store.ts'
import { Queue } from './queue.ts'
import type { Table } from './table.ts'
import type { Follower } from './viewers.ts'

/** One open socket of a person that has said hello. */
export interface Tab extends Follower {
  readonly person: Person
  /** A program plays for this person. */
  readonly program: boolean
  /** The household it comes from. */
  readonly address: string
  /** The tables it is at. */
  readonly at: Set<Table>
  close(why: 'restart' | 'reload' | 'logged-out' | 'too-slow' | 'banned'): void
}

/** Somebody who is connected, through one or more tabs. */
export interface Person {
  view: PersonView
  readonly tabs: Set<Tab>
  /** Whose talk he does not want to see. */
  readonly muted: Set<string>
}

/** When more names than this are remembered, all are forgotten and looked up again. */
const NAMES = 20_000

export const viewOfPerson = ({ id, name, nameKey }: StoredPerson): PersonView => ({ id, name, account: nameKey !== null })

/** Everybody who is connected, and how people are called. */
export class Crowd {
  readonly people = new Map<string, Person>()
  private readonly store: Store
  private readonly names = new Map<string, PersonView>()
  /** By person: the table of the last rated game he was dealt. */
  readonly rated = new Map<string, Table>()
  /** Rated games begin one after the other: whoever is in one is known before the next looks. */
  readonly ratedStarts = new Queue()

  constructor(store: Store) {
    this.store = store
  }

  knows(id: string | null): boolean {
    return id === null || this.names.has(id)
  }

  /** After this, `called` knows them. */
  async learn(ids: Iterable<string | null>): Promise<void> {
    if (this.names.size > NAMES) this.names.clear()
    const learn = async (id: string) => {
      const person = await this.store.person(id)
      if (person) this.names.set(id, viewOfPerson(person))
    }
    await Promise.all([...new Set(ids)].map((id) => (id === null || this.knows(id) ? undefined : learn(id))))
  }

  /** Everybody is called by his newest name. */
  rename(view: PersonView): void {
    this.names.set(view.id, view)
    const person = this.people.get(view.id)
    if (person) person.view = view
  }

  forget(id: string): void {
    this.rated.delete(id)
    this.names.delete(id)
    for (const { muted } of this.people.values()) muted.delete(id)
  }

  called(id: string): PersonView {
    return this.people.get(id)?.view ?? this.names.get(id) ?? { id, name: '', account: false }
  }
}
