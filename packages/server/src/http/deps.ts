import type { Backups } from '../backups.ts'
import type { Clock } from '../clock.ts'
import type { ClusterFigures } from '../cluster/cluster.ts'
import type { Config } from '../config.ts'
import type { Faults } from '../faults.ts'
import type { Limits } from '../limits.ts'
import type { LivePort } from '../live-port.ts'
import type { Desk } from '../moderation/desk.ts'
import type { People } from '../people/people.ts'
import type { Tokens } from '../people/tokens.ts'
import type { SetSource } from '../sets.ts'
import type { SharedCodes } from '../shared/code.ts'
import type { Pictures } from '../shared/pictures.ts'
import type { RunningStore } from '../store/store.ts'
import type { Lines } from './lines.ts'
import type { Sockets } from './sockets.ts'

/** What the routes work with. */
export interface HttpDeps {
  readonly config: Config
  readonly clock: Clock
  readonly faults: Faults
  readonly store: RunningStore
  readonly people: People
  readonly tokens: Tokens
  readonly live: LivePort
  readonly desk: Desk
  readonly lines: Lines
  readonly sockets: Sockets
  readonly limits: {
    readonly address: Limits
    readonly person: Limits
    readonly guests: Limits
    readonly pictures: Limits
    readonly profiles: Limits
  }
  readonly codes: SharedCodes
  readonly pictures: Pictures
  readonly adminKey: string
  readonly backups: Backups
  /** This node among others, if there are any. */
  readonly cluster?: { readonly figures: ClusterFigures; readonly isCutOff: boolean } | undefined
  /** Sets from outside, for pages that play with them. */
  readonly sets: readonly SetSource[]
}
