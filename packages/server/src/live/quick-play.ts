import { PACES, type QuickWish, type TableSettings, WishedSettings } from '@sundown/protocol'
import { Refused } from '../refused.ts'
import { enter, mayCome } from './coming.ts'
import type { Tab } from './crowd.ts'
import type { Env } from './env.ts'
import type { Hall } from './hall.ts'
import { Queue } from './queue.ts'
import { leave, sendAway, sit } from './seats.ts'
import { agreedOn, readSettings } from './settings.ts'
import type { Table } from './table.ts'

/** Somebody else was faster, or the table does not fit: the next best one is tried. */
const NEXT_BEST = ['table-full', 'already-started', 'no-such-table']

/** Finds a chair for whoever wants to play at once. Nobody holds more than one such chair before the deal, however many tabs he has. */
export class QuickPlay {
  private readonly env: Env
  private readonly hall: Hall
  /** One request at a time: two people who ask at the same moment meet, instead of opening a table each. */
  private readonly queue = new Queue()

  constructor(env: Env, hall: Hall) {
    this.env = env
    this.hall = hall
  }

  seat(tab: Tab, wish: QuickWish): Promise<Table> {
    const settings = this.settingsFor(wish)
    readSettings(this.env.games, settings)
    return this.queue.run(async () => {
      const apart = await this.env.store.apart(tab.person.view.id)
      const fitting = this.gathering.filter(
        (table) => this.fits(table, settings) && !table.people.some((other) => other !== null && apart.has(other)),
      )
      const mine = fitting.find((table) => table.seatOf(tab.person.view.id) >= 0)
      if (mine && (await this.takeChair(mine, tab))) return mine
      for (const table of fitting.sort((a, b) => worth(b, wish) - worth(a, wish))) {
        if (await this.takeChair(table, tab)) return table
      }
      return this.open(tab, settings)
    })
  }

  /** Somebody sits down at a table that gathers: he gives up the chair he had at another one. */
  async leaveOthers(person: string, table: Table): Promise<void> {
    for (const other of this.gathering) {
      if (other === table || other.seatOf(person) < 0) continue
      await other.queue.run(async () => {
        await leave(other, person)
        sendAway(other, person, 'left')
        await other.hostWatch.passOn()
        await other.quick.agreed()
      })
      await this.hall.closeIfEmpty(other.id)
    }
  }

  private get gathering(): Table[] {
    return [...this.hall.tables.values()].filter(({ gathers }) => gathers)
  }

  private settingsFor({ game, options, players, pace, language }: QuickWish): TableSettings {
    const wished = WishedSettings.parse({
      game,
      options: { ...options, ...(players !== undefined && { players }) },
      public: true,
      clocks: PACES[pace],
    })
    return { ...agreedOn(this.env.games, wished), quick: { language } }
  }

  /** The same game by the same rules, at the same pace; how many play, and their language, is a matter of taste. */
  private fits({ settings, stored }: Table, wished: TableSettings): boolean {
    if (settings.game !== wished.game || settings.clocks?.turn !== wished.clocks?.turn) return false
    const kind = this.env.games.get(settings.game)
    const players = stored.seats.length
    const rules = (options: TableSettings['options']) => JSON.stringify(kind?.read({ ...options, players }))
    try {
      return rules(settings.options) === rules(wished.options)
    } catch {
      // The game he wants is not played with that many.
      return false
    }
  }

  private async takeChair(table: Table, tab: Tab): Promise<boolean> {
    try {
      await table.serve(tab, async () => {
        if (!table.gathers) throw new Refused('already-started')
        enter(table, tab)
        await sit(table, tab, undefined)
      })
    } catch (error) {
      if (error instanceof Refused && NEXT_BEST.includes(error.code)) return false
      throw error
    }
    await this.leaveOthers(tab.person.view.id, table)
    return true
  }

  private async open(tab: Tab, settings: TableSettings): Promise<Table> {
    mayCome(this.env, tab)
    const table = await this.hall.open(tab, settings)
    await table.serve(tab, async () => {
      table.attach(tab)
      table.quick.begin()
      await sit(table, tab, undefined)
    })
    await this.leaveOthers(tab.person.view.id, table)
    return table
  }
}

/** Each person counts; the same size and the same language together are worth two more. */
const worth = ({ people, settings, stored }: Table, { players, language }: QuickWish): number =>
  people.filter((person) => person !== null).length +
  (players === undefined || players === stored.seats.length ? 2 : 0) +
  (settings.quick?.language === language ? 2 : 0)
