import { isMainThread } from 'node:worker_threads'
import { run } from './run.ts'

/** The reader of our output has closed the pipe. That is not an error. */
function leaveQuietlyWhenClosed(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(process.exitCode ?? 0)
  })
}

if (isMainThread) {
  leaveQuietlyWhenClosed(process.stdout)
  leaveQuietlyWhenClosed(process.stderr)
  await run(process.argv.slice(2))
} else {
  const { work } = await import('./simulate/workers.ts')
  await work()
}
