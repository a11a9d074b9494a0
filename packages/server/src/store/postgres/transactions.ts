import { StoreAway } from '../store.ts'
import type { Transactions } from '../writer.ts'
import { kyselyOver } from './dialect.ts'
import { meaning } from './errors.ts'
import type { Link } from './link.ts'

/** `looked`: is told with every transaction whether the database could be reached. */
export function postgresTransactions<S>(link: Link, looked: (there: boolean) => void): Transactions<S> {
  const db = kyselyOver<S>([link])
  let open = false
  const query = async (sql: string, parameters?: readonly unknown[]) => {
    try {
      return await link.query(sql, parameters)
    } catch (error) {
      throw meaning(error)
    }
  }
  const say = async (sql: string): Promise<string> => (await query(sql)).command
  return {
    db,
    run: async (sql, parameters) => (await query(sql, parameters)).rows,
    get open() {
      return open
    },
    async begin() {
      open = false
      link.letGo()
      await say('begin')
      link.hold()
      open = true
    },
    async commit() {
      const said = await say('commit')
      link.letGo()
      open = false
      if (said !== 'COMMIT') throw new StoreAway('the database did not commit')
      looked(true)
    },
    async rollback() {
      await say('rollback')
      link.letGo()
      open = false
    },
    part: {
      begin: async () => void (await say('savepoint call')),
      end: async () => void (await say('release savepoint call')),
      rollback: async () => void (await say('rollback to savepoint call')),
    },
    meaning(error) {
      const meant = meaning(error)
      if (meant instanceof StoreAway) {
        open = false
        looked(false)
      }
      return meant
    },
    async close() {
      await db.destroy()
      // Kysely does not know of a connection it has not used.
      await link.close()
    },
  }
}
