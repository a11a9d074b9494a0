import type { FromWorker, SoloFrame, SoloReply, SoloRequest, ToWorker } from './solo-messages.ts'

/** Where a game in the page runs. */
export interface PagePort<Request, Frame> {
  ask(request: Request): Promise<SoloReply>
  onFrame: (frame: Frame) => void
  close(): void
}

export type SoloPort = PagePort<SoloRequest, SoloFrame>

interface WorkerLike<Request, Frame> {
  postMessage(message: ToWorker<Request>): void
  terminate(): void
  addEventListener(type: 'message', listener: (event: { readonly data: FromWorker<Frame> }) => void): void
  addEventListener(type: 'error', listener: () => void): void
}

/** In a worker. If that breaks, whatever was asked is refused; the game is saved and can be opened again. */
export function workerPort<Request, Frame>(worker: WorkerLike<Request, Frame>): PagePort<Request, Frame> {
  let last = 0
  const open = new Map<number, (reply: SoloReply) => void>()
  // Bots that do not wait play a whole game in a moment: the page draws what it has heard before it hears more.
  const waiting: FromWorker<Frame>[] = []
  const port: PagePort<Request, Frame> = {
    onFrame: () => undefined,
    ask: (request) =>
      new Promise((done) => {
        const id = ++last
        open.set(id, done)
        worker.postMessage({ id, request })
      }),
    close() {
      worker.terminate()
      waiting.length = 0
    },
  }
  const hear = (data: FromWorker<Frame>): void => {
    if (data.say === 'frame') port.onFrame(data.frame)
    else {
      open.get(data.id)?.(data.reply)
      open.delete(data.id)
    }
  }
  const hearNext = (): void => {
    const [next] = waiting
    if (!next) return
    hear(next)
    setTimeout(() => {
      waiting.shift()
      hearNext()
    })
  }
  worker.addEventListener('message', ({ data }) => {
    if (waiting.push(data) === 1) hearNext()
  })
  worker.addEventListener('error', () => {
    for (const done of open.values()) done({ refusal: { code: 'engine-error' } })
    open.clear()
  })
  return port
}

/** The worker of this page. Its address is spelled out, so that the bundler finds it. */
export const pagePort = (): SoloPort => workerPort(new Worker(new URL('./solo.worker.ts', import.meta.url), { type: 'module' }))
