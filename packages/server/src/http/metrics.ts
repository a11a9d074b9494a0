import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { FAULTS_OF } from '../faults.ts'
import type { LiveMetrics } from '../live-port.ts'
import type { HttpDeps } from './deps.ts'

export interface Metrics {
  readonly contentType: string
  text(): Promise<string>
}

type Described = { readonly [name in keyof LiveMetrics]: readonly [kind: 'now' | 'total', name: string, help: string] }

const LIVE: Described = {
  connections: ['now', 'connections', 'Open sockets'],
  tables: ['now', 'tables', 'Tables'],
  gamesPlaying: ['now', 'games_playing', 'Games being played'],
  gamesWarm: ['now', 'games_warm', 'Games kept in memory'],
  messagesIn: ['total', 'messages_in_total', 'Messages of clients'],
  messagesOut: ['total', 'messages_out_total', 'Messages to clients'],
  answers: ['total', 'answers_total', 'Answers accepted'],
  refusals: ['total', 'refusals_total', 'Messages refused'],
  resumes: ['total', 'resumes_total', 'Clients that came back'],
  engineErrors: ['total', 'engine_errors_total', 'Exceptions in a game'],
  gamesStarted: ['total', 'games_started_total', 'Games started'],
  gamesOver: ['total', 'games_over_total', 'Games played to the end'],
  tablesGaveWay: ['total', 'tables_gave_way_total', 'Empty tables closed for somebody who was here, because the house was full'],
  gamesClosed: ['total', 'games_closed_total', 'Games closed before the end'],
  botThoughts: ['total', 'bot_thoughts_total', 'Thoughts of bots'],
  botFailures: ['total', 'bot_failures_total', 'Thoughts that failed or took too long'],
  botThreadsReplaced: ['total', 'bot_threads_replaced_total', 'Threads of bots that were given up for new ones'],
  botsWaiting: ['now', 'bots_waiting', 'Games of bots that wait for their part of the processor'],
}

/** Counts of things and times, never of persons, and nothing of a game. */
export function createMetrics(app: FastifyInstance, { live, store, faults, lines, backups, cluster }: HttpDeps): Metrics {
  const registers = [new Registry()]
  const [registry = new Registry()] = registers
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'sundown_http_request_seconds',
    help: 'Time of HTTP requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, not what was asked for: that could name somebody.
    const route = request.routeOptions.url ?? 'none'
    requests.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  for (const key of Object.keys(LIVE).filter((name): name is keyof LiveMetrics => name in LIVE)) {
    const [kind, name, help] = LIVE[key]
    reported(`sundown_${name}`, help, kind, () => live.metrics()[key])
  }
  reported('sundown_lines', 'Open connections of every kind', 'now', () => lines.count)
  reported('sundown_lines_refused_total', 'Connections refused because there were too many', 'total', () => lines.refused)
  reported('sundown_store_commits_total', 'Transactions of the store', 'total', () => store.figures.commits)
  reported('sundown_store_seconds_total', 'Time these transactions took', 'total', () => store.figures.seconds)
  reported('sundown_store_writes_total', 'Calls that shared them', 'total', () => store.figures.writes)

  reported(
    'sundown_last_backup_timestamp_seconds',
    'When the last scheduled backup was made; 0: none is there',
    'now',
    () => (backups.last ?? 0) / 1000,
  )

  if (cluster) {
    reported('sundown_nodes', 'Nodes that are there', 'now', () => cluster.figures.nodes)
    reported(
      'sundown_ownership_changes_total',
      'Tables that came to this node or went away',
      'total',
      () => cluster.figures.ownershipChanges,
    )
    reported(
      'sundown_tables_claimed_total',
      'Tables taken from nodes that were gone without giving them away',
      'total',
      () => cluster.figures.claimed,
    )
    reported('sundown_forwarded_messages_total', 'Messages passed on to tables of other nodes', 'total', () => cluster.figures.forwarded)
    reported('sundown_bus_sent_total', 'Messages to other nodes', 'total', () => cluster.figures.sent)
    reported('sundown_bus_received_total', 'Messages of other nodes', 'total', () => cluster.figures.received)
    reported(
      'sundown_bus_breaks_total',
      'Times something between two nodes was lost, or may have been',
      'total',
      () => cluster.figures.breaks,
    )
  }

  new Counter({
    name: 'sundown_faults_total',
    help: 'Exceptions nobody expected, by whom they cost something',
    labelNames: ['of'],
    registers,
    collect() {
      this.reset()
      for (const of of FAULTS_OF) this.inc({ of }, faults.counts[of])
    },
  })

  /** Counted elsewhere and read when metrics are requested. */
  function reported(name: string, help: string, kind: 'now' | 'total', value: () => number): void {
    if (kind === 'now') {
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(value())
        },
      })
    } else {
      new Counter({
        name,
        help,
        registers,
        collect() {
          this.reset()
          this.inc(value())
        },
      })
    }
  }

  return { contentType: registry.contentType, text: () => registry.metrics() }
}
