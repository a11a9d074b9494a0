import type { Backups } from '../backups.ts'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import type { Faults } from '../faults.ts'
import type { Limits } from '../limits.ts'
import type { LivePort } from '../live-port.ts'
import type { People } from '../people/people.ts'
import type { Tokens } from '../people/tokens.ts'
import type { SqliteStore } from '../store/sqlite.ts'
import type { Lines } from './lines.ts'
import type { Sockets } from './sockets.ts'

/** What the routes work with. */
export interface HttpDeps {
  readonly config: Config
  readonly clock: Clock
  readonly faults: Faults
  readonly store: SqliteStore
  readonly people: People
  readonly tokens: Tokens
  readonly live: LivePort
  readonly lines: Lines
  readonly sockets: Sockets
  readonly limits: { readonly address: Limits; readonly person: Limits; readonly guests: Limits }
  readonly adminKey: string
  readonly backups: Backups
}
