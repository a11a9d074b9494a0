// A server whose store cannot grow beyond PAGES pages, as if the disk were full. Arguments: the port and the data folder.
import { startServer } from '../../src/index.ts'

const [port, data] = process.argv.slice(2)
const many = 1_000_000
const server = await startServer(
  {
    port: Number(port),
    data,
    guestsPerHour: many,
    requestsPerMinute: many,
    socketsPerAddress: many,
    messagesPerSecond: many,
    messageBurst: many,
    tablesPerAddress: many,
    visitsPerMinute: many,
  },
  { logTo: process.stderr, maxPages: Number(process.env.PAGES) },
)
console.log(`open at ${server.url}`)
process.on('SIGTERM', () => {
  void server.stop().then(() => process.exit(0))
})
