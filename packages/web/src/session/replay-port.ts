import type { ReplayReply, ReplayRequest } from './replay-messages.ts'

/** Where a recorded game is played again. */
export interface ReplayPort {
  ask(request: ReplayRequest): Promise<ReplayReply>
  close(): void
}

interface ToReplay {
  readonly id: number
  readonly request: ReplayRequest
}
interface FromReplay {
  readonly id: number
  readonly reply: ReplayReply
}

/** The worker of this page for replays. Its address is spelled out, so that the bundler finds it. */
export function replayPort(): ReplayPort {
  const worker = new Worker(new URL('./replay.worker.ts', import.meta.url), { type: 'module' })
  let last = 0
  const open = new Map<number, (reply: ReplayReply) => void>()
  worker.addEventListener('message', ({ data: { id, reply } }: MessageEvent<FromReplay>) => {
    open.get(id)?.(reply)
    open.delete(id)
  })
  worker.addEventListener('error', () => {
    for (const done of open.values()) done({ refusal: { code: 'unreachable' } })
    open.clear()
  })
  return {
    ask: (request) =>
      new Promise((done) => {
        const id = ++last
        open.set(id, done)
        worker.postMessage({ id, request } satisfies ToReplay)
      }),
    close: () => worker.terminate(),
  }
}
