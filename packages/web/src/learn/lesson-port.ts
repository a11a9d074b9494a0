import type { Standing } from '../session/solo-messages.ts'
import { type SoloPort, workerPort } from '../session/solo-port.ts'

/** Where a lesson runs. `onStanding` hears how far it is, `onSeen` that the table has been laid before everybody's eyes. */
export function lessonPort(hear: { readonly onStanding: (standing: Standing | undefined) => void; readonly onSeen: () => void }): SoloPort {
  const inner: SoloPort = workerPort(new Worker(new URL('./lesson.worker.ts', import.meta.url), { type: 'module' }))
  const port: SoloPort = {
    onFrame: () => undefined,
    ask: (request) => {
      if (request.do === 'seen') hear.onSeen()
      return inner.ask(request)
    },
    close: () => inner.close(),
  }
  inner.onFrame = (frame) => {
    hear.onStanding(frame.lesson)
    port.onFrame(frame)
  }
  return port
}
