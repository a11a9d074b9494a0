import type { Faults } from './faults.ts'

/**
 * Errors that nobody has caught. A rejected promise belongs to something that is over: it is logged and counted, and the server continues.
 * An exception may have left something half done, so the process must shut down in order. Resolves when it must.
 */
export function lastResort(faults: Faults): Promise<void> {
  return new Promise((mustEnd) => {
    process.on('unhandledRejection', (error) => faults.caught('process', error, 'a rejection nobody caught'))
    process.on('uncaughtException', (error) => {
      faults.caught('process', error, 'an exception nobody caught: the server ends')
      mustEnd()
    })
  })
}
