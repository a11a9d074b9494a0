import type { FriendView } from '@sundown/protocol'
import type { Timer } from '../clock.ts'
import type { Presence } from '../live-port.ts'
import { Refused } from '../refused.ts'
import type { StoredFriend } from '../store/store.ts'
import type { Tab } from './crowd.ts'
import type { Env } from './env.ts'
import type { Hall } from './hall.ts'
import { mustBeHere } from './seats.ts'
import type { Table } from './table.ts'

interface Watching {
  friends: readonly StoredFriend[]
  /** What this tab was told last. */
  told: string
}

/** Which of the people one follows are online, and where, as far as they want to be seen and their tables are public. In memory only. */
export class Friends {
  private readonly env: Env
  private readonly hall: Hall
  private readonly watching = new Map<Tab, Watching>()
  private timer: Timer | undefined = undefined
  /** On other nodes. */
  private elsewhere: ReadonlyMap<string, Presence> = new Map()
  private say: (person: string, text: string) => void = (person, text) => {
    for (const tab of this.hall.crowd.people.get(person)?.tabs ?? []) tab.send(text)
  }

  constructor(env: Env, hall: Hall) {
    this.env = env
    this.hall = hall
  }

  async of(person: string): Promise<FriendView[]> {
    return this.seenBy(person, await this.env.store.friends(person))
  }

  /** Now and, if wished, whenever it changes. */
  async watch(tab: Tab, follow: boolean): Promise<FriendView[]> {
    const { id } = tab.person.view
    const friends = await this.env.store.friends(id)
    const seen = this.seenBy(id, friends)
    if (follow) this.watching.set(tab, { friends, told: JSON.stringify(seen) })
    else this.watching.delete(tab)
    return seen
  }

  lost(tab: Tab): void {
    this.watching.delete(tab)
  }

  /** Somebody came, left, sat down somewhere, or a game began: whoever watches his friends may see a change. */
  stir(): void {
    if (this.watching.size === 0) return
    this.timer ??= this.env.clock.after(this.env.times.friends, () => {
      this.timer = undefined
      for (const [tab, one] of this.watching) this.tell(tab, one)
    })
  }

  /** These people have changed whom they follow, whom they block or who sees them. */
  async changed(people: readonly string[]): Promise<void> {
    for (const [tab, one] of this.watching) {
      const { id } = tab.person.view
      if (people.includes(id) || one.friends.some(({ person }) => people.includes(person.id)))
        one.friends = await this.env.store.friends(id)
    }
    this.stir()
  }

  stop(): void {
    this.timer?.cancel()
  }

  private tell(tab: Tab, one: Watching): void {
    const friends = this.seenBy(tab.person.view.id, one.friends)
    const told = JSON.stringify(friends)
    if (told === one.told) return
    one.told = told
    tab.send(JSON.stringify({ say: 'friends', friends }))
  }

  private seenBy(viewer: string, friends: readonly StoredFriend[]): FriendView[] {
    return friends.map(({ person, mutual, shown }) => {
      const isSeen = shown === 'followers' || (shown === 'friends' && mutual)
      const here = isSeen && (this.hall.crowd.people.has(person.id) || this.elsewhere.has(person.id))
      return { person, mutual, here, at: (here && this.whereabouts(person.id, viewer)) || null }
    })
  }

  /** A table that everybody may know of, and to which the viewer could go. */
  private whereabouts(person: string, viewer: string): FriendView['at'] {
    for (const table of this.hall.tables.values()) {
      if (table.isHere(person) && isOpenToAll(table) && !table.stored.kicked.includes(viewer)) return placeOf(table)
    }
    const { at, kicked } = this.elsewhere.get(person) ?? NOWHERE
    return kicked.includes(viewer) ? null : at
  }

  // ---- over several nodes --------------------------------------------------------------------------------------------------------------

  present(): readonly Presence[] {
    const places = new Map<string, Table>()
    for (const table of this.hall.tables.values()) {
      if (isOpenToAll(table)) for (const person of table.members.keys()) places.set(person, table)
    }
    return [...this.hall.crowd.people.keys()].map((person) => {
      const table = places.get(person)
      return table ? { person, at: placeOf(table), kicked: table.stored.kicked } : { person, ...NOWHERE }
    })
  }

  presentElsewhere(people: readonly Presence[]): void {
    this.elsewhere = new Map([...people].sort((a, b) => Number(a.at !== null) - Number(b.at !== null)).map((one) => [one.person, one]))
    this.stir()
  }

  onSay(say: (person: string, text: string) => void): void {
    this.say = say
  }

  /** Calls somebody who follows the caller to a table. The caller does not learn whether that person is online. */
  async invite(table: Table, tab: Tab, person: string): Promise<void> {
    mustBeHere(table, tab)
    const { view } = tab.person
    const seconds = this.env.allowed.invitations.take(view.id)
    if (seconds !== undefined) throw new Refused('too-fast', { seconds })
    if (!(await this.env.store.follows(person, view.id)) || table.stored.kicked.includes(person)) throw new Refused('no-such-person')
    if (table.started && table.viewerOf(person) === undefined) throw new Refused('no-spectators')
    const { id, code, settings } = table.stored
    const text = JSON.stringify({ say: 'invited', from: view, table: id, code, game: settings.game })
    this.say(person, text)
  }
}

const NOWHERE: Pick<Presence, 'at' | 'kicked'> = { at: null, kicked: [] }

/** Everybody may know of it, and go there: to sit down, or to watch. */
const isOpenToAll = ({ settings, status }: Table): boolean => settings.public && (status === 'open' || settings.spectators)

const placeOf = (table: Table): NonNullable<FriendView['at']> => ({
  code: table.stored.code,
  game: table.settings.game,
  join: table.status === 'open' && table.stored.seats.some((seat) => seat.person === null && (seat.bot === null || table.gathers)),
})
