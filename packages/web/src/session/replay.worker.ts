import { lookForSets } from './look-for-sets.ts'
import { ReplayHost } from './replay-host.ts'
import type { ReplayReply, ReplayRequest } from './replay-messages.ts'

/** The record stays beside the page, so that a page that looks through one pair of eyes holds nothing they did not see. */
const host = new ReplayHost()

lookForSets()

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<{ readonly id: number; readonly request: ReplayRequest }>) => {
  const post = (reply: ReplayReply) => self.postMessage({ id, reply })
  // What it needs could not be loaded.
  void host.handle(request).then(post, () => post({ refusal: { code: 'unreachable' } }))
})
