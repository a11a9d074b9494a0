import { SoloHost } from './solo-host.ts'
import type { SoloPort } from './solo-port.ts'

/** In the same thread: for tests, and where there are no workers. */
export function directPort({ pace = 0 } = {}): SoloPort {
  const port: SoloPort = {
    onFrame: () => undefined,
    ask: (request) => host.handle(request),
    close: () => undefined,
  }
  const host = new SoloHost({ show: (frame) => port.onFrame(frame), pace })
  return port
}
