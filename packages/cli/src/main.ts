import { isMainThread } from 'node:worker_threads'
import { whatIsWrong } from './record/file.ts'
import { run } from './run.ts'

/** The reader of our output has closed the pipe: that is not an error. A full disk is one. */
function leaveWhenClosed(stream: NodeJS.WriteStream): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0)
    console.error(`sundown: cannot write the output: ${whatIsWrong(error)}`)
    process.exit(2)
  })
}

if (isMainThread) {
  leaveWhenClosed(process.stdout)
  leaveWhenClosed(process.stderr)
  await run(process.argv.slice(2))
} else {
  const { work } = await import('./simulate/workers.ts')
  await work()
}
