import { DeviceHost } from './device-host.ts'
import { browserKeep } from './device-keep.ts'
import type { DeviceFrame, DeviceRequest } from './device-messages.ts'
import { lookForSets } from './look-for-sets.ts'
import type { FromWorker, ToWorker } from './solo-messages.ts'

/** The game runs beside the page, which never gets a hand that is not to be seen. */
const post = (message: FromWorker<DeviceFrame>): void => self.postMessage(message)
const host = new DeviceHost({ show: (frame) => post({ say: 'frame', frame }), keep: browserKeep() })

lookForSets()

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<ToWorker<DeviceRequest>>) => {
  // Frames that an answer leads to come before its reply.
  void host.handle(request).then(
    (reply) => post({ say: 'reply', id, reply }),
    // What it needs could not be loaded.
    () => post({ say: 'reply', id, reply: { refusal: { code: 'unreachable' } } }),
  )
})
