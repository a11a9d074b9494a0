import { lookForSets } from './look-for-sets.ts'
import { SoloHost } from './solo-host.ts'
import type { FromWorker, ToWorker } from './solo-messages.ts'

/** The game runs beside the page, so that thinking bots never hold up a tap. */
const post = (message: FromWorker): void => self.postMessage(message)
const host = new SoloHost({ show: (frame) => post({ say: 'frame', frame }) })

lookForSets()

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<ToWorker>) => {
  // Frames that an answer leads to come before its reply.
  void host.handle(request).then(
    (reply) => post({ say: 'reply', id, reply }),
    // What it needs could not be loaded.
    () => post({ say: 'reply', id, reply: { refusal: { code: 'unreachable' } } }),
  )
})
