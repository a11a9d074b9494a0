import type { SoloHost } from '../session/solo-host.ts'
import type { FromWorker, SoloRequest, ToWorker } from '../session/solo-messages.ts'
import { lessonHost } from './lesson-host.ts'
import { isTaught, loadScript } from './scripts.ts'

/** A lesson runs beside the page, as a game against bots does. */
const post = (message: FromWorker): void => self.postMessage(message)
let host: Promise<SoloHost> | undefined

async function open(game: string): Promise<SoloHost> {
  if (!isTaught(game)) throw new Error(`nobody teaches ${game}`)
  return lessonHost(await loadScript(game), { show: (frame) => post({ say: 'frame', frame }) })
}

/** The game a request begins. */
const gameIn = (request: SoloRequest): string | undefined =>
  request.do === 'start' ? request.setup.game : request.do === 'load' ? request.save.record.game : undefined

self.addEventListener('message', ({ data: { id, request } }: MessageEvent<ToWorker>) => {
  const game = gameIn(request)
  if (game !== undefined) host = open(game)
  const refused = () => post({ say: 'reply', id, reply: { refusal: { code: 'unreachable' } } })
  void (host ?? Promise.reject(new Error('nothing has begun')))
    .then((opened) => opened.handle(request))
    .then((reply) => post({ say: 'reply', id, reply }), refused)
})
