import { Tally } from '../tally.ts'

interface Charged {
  readonly people: ReadonlySet<string>
  readonly addresses: ReadonlySet<string>
}

/** Somebody and from where he plays, as far as that is known. */
export interface Payer {
  readonly person: string
  readonly address: string | undefined
}

const NOBODY: Charged = { people: new Set(), addresses: new Set() }

/**
 * Who a table is charged to: the person who opened it, as long as it exists, and its present host. So handing a table on makes no room for
 * another. In memory only: after a restart a table is charged to its host.
 */
export class Charges {
  private readonly byPerson = new Tally()
  private readonly byAddress = new Tally()
  private readonly makers = new Map<string, Payer>()
  private readonly charged = new Map<string, Charged>()
  private readonly most: { readonly person: number; readonly address: number }

  constructor(most: { readonly person: number; readonly address: number }) {
    this.most = most
  }

  /** May this table, or a new one, be charged to him as well? */
  roomFor({ person, address }: Payer, table?: string): boolean {
    const { people, addresses } = (table !== undefined && this.charged.get(table)) || NOBODY
    const personal = people.has(person) || this.byPerson.of(person) < this.most.person
    return personal && (address === undefined || addresses.has(address) || this.byAddress.of(address) < this.most.address)
  }

  isChargedTo(person: string, table: string): boolean {
    return this.charged.get(table)?.people.has(person) ?? false
  }

  made(table: string, maker: Payer): void {
    this.makers.set(table, maker)
    this.hosted(table, maker)
  }

  /** The table has another host, or none. */
  hosted(table: string, host: Payer | undefined): void {
    const payers = [this.makers.get(table), host].filter((payer) => payer !== undefined)
    this.set(table, {
      people: new Set(payers.map(({ person }) => person)),
      addresses: new Set(payers.flatMap(({ address }) => (address === undefined ? [] : [address]))),
    })
  }

  closed(table: string): void {
    this.makers.delete(table)
    this.set(table, NOBODY)
    this.charged.delete(table)
  }

  private set(table: string, after: Charged): void {
    const before = this.charged.get(table) ?? NOBODY
    this.charged.set(table, after)
    for (const person of after.people) this.byPerson.add(person)
    for (const address of after.addresses) this.byAddress.add(address)
    for (const person of before.people) this.byPerson.remove(person)
    for (const address of before.addresses) this.byAddress.remove(address)
  }
}
