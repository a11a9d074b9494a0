import type { Faults } from './faults.ts'

/**
 * What nobody has caught. A rejection belongs to something that is over already: it is logged and counted, and everybody else goes on. An exception may
 * have left something half done that nobody knows of: then the process must end, in order. Resolves when it must.
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
